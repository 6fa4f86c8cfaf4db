"""Sends e-mails through the SMTP server of the settings.

SMTP cannot promise that a message arrives exactly once: if the connection breaks after the last
dot, it is unknown whether the server accepted it. So every attempt has the same Message-ID, that of
the notice.
"""

import asyncio
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate
from typing import Self
from urllib.parse import unquote, urlsplit

from wuqi.core.errors import BadRequest
from wuqi.core.text.words import words
from wuqi.server.notifications.wording import Wording

TIMEOUT_S = 10
STARTTLS_PORT, TLS_PORT = 587, 465
PERMANENT = 500  # SMTP's status codes from here on are permanent failures


class MailRefused(Exception):
    """The address will never accept the message."""


@dataclass(frozen=True, slots=True)
class MailServer:
    """The mail server: `smtp://user:password@host:587` (STARTTLS if offered, required with a
    password) or `smtps://…` (TLS from the beginning)."""

    host: str
    port: int
    tls: bool
    user: str
    password: str
    sender: str
    address: str  # of this site, for links

    @classmethod
    def of(cls, url: str | None, sender: str | None, address: str | None) -> Self | None:
        """The mail server of the settings; None: there is none, and no e-mails are sent."""
        if url is None:
            return None
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError as error:
            raise BadRequest("smtp-bad") from error
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
            raise BadRequest("smtp-bad")
        if not sender or not address:
            raise BadRequest("smtp-incomplete")
        tls = parts.scheme == "smtps"
        return cls(
            parts.hostname,
            port or (TLS_PORT if tls else STARTTLS_PORT),
            tls,
            unquote(parts.username or ""),
            unquote(parts.password or ""),
            sender,
            address.rstrip("/"),
        )

    async def send(self, message: EmailMessage) -> None:
        """Sends an e-mail. Raises Refused if it was rejected for good, another error if it may work
        later."""
        try:
            await asyncio.to_thread(self._send, message)
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            if codes and min(codes) >= PERMANENT:
                raise MailRefused from error
            raise

    def _send(self, message: EmailMessage) -> None:
        if self.tls:
            context = ssl.create_default_context()
            line: smtplib.SMTP = smtplib.SMTP_SSL(
                self.host, self.port, timeout=TIMEOUT_S, context=context
            )
        else:
            line = smtplib.SMTP(self.host, self.port, timeout=TIMEOUT_S)
        with line:
            if not self.tls:
                line.ehlo()
                if self.user or line.has_extn("starttls"):
                    line.starttls(context=ssl.create_default_context())
            if self.user:
                line.login(self.user, self.password)
            line.send_message(message)

    def message(self, to: str, notice: str, at: int) -> EmailMessage:
        """An e-mail without a subject and text."""
        message = EmailMessage()
        message["From"] = self.sender
        message["To"] = to
        message["Date"] = formatdate(at / 1000)
        message["Message-ID"] = f"<{notice}@{urlsplit(self.address).hostname}>"
        message["Auto-Submitted"] = "auto-generated"
        return message

    def notice(
        self, message: EmailMessage, in_words: Wording, path: str, off: "OffLinks", language: str
    ) -> EmailMessage:
        """The e-mail of a notice: what happened, a link to it, and how to unsubscribe."""
        say = words(language)
        message["Subject"] = in_words.title
        message["List-Unsubscribe"] = f"<{self.address}{off.one_click}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        page = f"{self.address}{off.page}"
        lines = [in_words.text, "", f"{self.address}{path}", "", "-- ", say("mail-why"), page]
        message.set_content("\n".join(lines) + "\n")
        return message

    def confirmation(self, message: EmailMessage, path: str, language: str) -> EmailMessage:
        """The first e-mail to an address, which asks to confirm it."""
        say = words(language)
        message["Subject"] = say("mail-confirm-title")
        lines = [say("mail-confirm"), "", f"{self.address}{path}", "", say("mail-confirm-else")]
        message.set_content("\n".join(lines) + "\n")
        return message


@dataclass(frozen=True, slots=True)
class OffLinks:
    """Links to unsubscribe: one for programs (RFC 8058), and a page for people."""

    one_click: str
    page: str
