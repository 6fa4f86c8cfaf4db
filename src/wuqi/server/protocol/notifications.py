"""Notifications by HTTP: where people want to be notified, and about what."""

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

from wuqi.server.protocol.fields import NO_NUL, StrictStruct

NoticeKind = Literal[
    "turn",  # it is your turn in a game with days per move
    "began",  # a game of yours has begun
    "ended",  # a game with days per move has ended
    "round",  # your game in a tournament has begun
    "challenge",  # a person challenges you
]
Medium = Literal["email", "push", "webhook", "feed"]
Language = Literal["en", "zh-Hant", "zh-Hans", "vi", "ja"]
KINDS: tuple[NoticeKind, ...] = get_args(NoticeKind)
MEDIA: tuple[Medium, ...] = get_args(Medium)

Kinds = Annotated[tuple[NoticeKind, ...], Meta(max_length=20)]


class NewChannel(StrictStruct):
    """`POST /api/me/channels`: where you want to be notified.

    `address` is an e-mail address, or the URL of a webhook or of a browser's push service; a feed
    has none. `keys` are the two keys of a browser's subscription, as it gives them.
    """

    medium: Medium
    address: Annotated[str, Meta(max_length=1_000, pattern=NO_NUL)] = ""
    keys: (
        dict[
            Annotated[str, Meta(max_length=20)],
            Annotated[str, Meta(max_length=200)],
        ]
        | None
    ) = None
    kinds: Kinds = KINDS


class ChannelKinds(StrictStruct):
    """`PUT /api/me/channels/{id}`: what you want to be notified about there."""

    kinds: Kinds


class NoticeLanguage(StrictStruct):
    """`PUT /api/me/notifications/language`: the language of your notifications."""

    language: Language


class ChannelInfo(Struct, frozen=True):
    """One of your channels."""

    id: str
    medium: Medium
    address: str  # of a feed: its secret address, on this server
    kinds: tuple[NoticeKind, ...]
    language: Language
    confirmed: bool  # false: the link in the first e-mail has not been followed yet
    secret: str | None = None  # of a webhook: the key of its signatures


class Notifications(Struct, frozen=True):
    """`GET /api/me/notifications`: your channels, and what this server offers."""

    media: tuple[Medium, ...]
    kinds: tuple[NoticeKind, ...]
    push_key: str  # browsers need it to subscribe (VAPID)
    channels: tuple[ChannelInfo, ...]


class LetterLink(Struct, frozen=True):
    """What a link in an e-mail has done."""

    address: str
    kinds: tuple[NoticeKind, ...]  # the kinds that are still sent there
