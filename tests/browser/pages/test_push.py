"""Web Push, from the server's move to the notification that a browser shows.

The push service between them is the test: no browser can subscribe to a real one here. It takes
what the server sends, encrypted for keys of its own, reads it, and hands it to the service worker
as the browser would (Chromium's `ServiceWorker.deliverPushMessage`).
"""

import base64
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from playwright.sync_api import CDPSession, Page

from tests.browser.company import sign_up
from tests.browser.conftest import Visit
from tests.browser.hands import PATIENCE_MS

AUTH = b"0123456789abcdef"
# Chromium without windows refuses all notifications, so the worker notes what it would show.
NOTE = """() => {
  self.shown = [];
  self.registration.showNotification = async (title, how) => self.shown.push({ title, ...how });
}"""


@contextmanager
def push_service() -> Iterator[tuple[str, "Queue[bytes]"]]:
    """Its address, and what comes there."""
    came: Queue[bytes] = Queue()

    class Service(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            came.put(self.rfile.read(int(self.headers["content-length"])))
            self.send_response(201)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Says nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Service)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/push", came
    finally:
        server.shutdown()
        server.server_close()


def registered(page: Page) -> tuple[CDPSession, str]:
    """A session with the browser's tools, and the id of our worker in it."""
    tools = page.context.new_cdp_session(page)
    found: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    page.evaluate("navigator.serviceWorker.register('/offline.js')")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    for _ in range(PATIENCE_MS // 20):
        if found:
            break
        page.wait_for_timeout(20)
    return tools, found[0]


def test_a_pushed_notice_is_shown_while_no_page_is(visit: Visit) -> None:
    browser = ec.generate_private_key(ec.SECP256R1())
    public = browser.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    keys = {
        name: base64.urlsafe_b64encode(value).rstrip(b"=").decode()
        for name, value in (("p256dh", public), ("auth", AUTH))
    }
    noa = visit("/settings", service_workers="allow")
    ben = visit()
    sign_up(noa, "Noa")
    name = sign_up(ben, "Ben")
    tools, number = registered(noa)
    (worker,) = noa.context.service_workers
    worker.evaluate(NOTE)
    with push_service() as (address, came):
        channel = {"medium": "push", "address": address, "keys": keys}
        assert noa.request.post("/api/me/channels", data=channel).ok
        wish = {"game": "musketeers", "clock": {"days": 2}}
        table = noa.request.post("/api/tables", data=wish).json()["table"]
        take = {"type": "take", "seat": 2}
        assert ben.request.post(f"/api/tables/{table}/commands", data=take).ok
        body = http_ece.decrypt(came.get(timeout=30), private_key=browser, auth_secret=AUTH)
    message = {"origin": ben.url.removesuffix("/health"), "registrationId": number}
    message["data"] = body.decode()
    tools.send("ServiceWorker.deliverPushMessage", message)  # a page of ours is seen: nothing
    noa.goto(ben.url.replace("127.0.0.1", "localhost"))  # another website
    for _ in range(2):
        tools.send("ServiceWorker.deliverPushMessage", message)
    for _ in range(PATIENCE_MS // 20):
        if len(shown := worker.evaluate("self.shown")) == 2:
            break
        noa.wait_for_timeout(20)
    notice, again = shown
    assert notice == again  # with the same tag: the second replaces the first
    assert notice["tag"] == json.loads(body)["id"]
    assert notice["title"] == "Your turn: Three Musketeers"
    assert name in notice["body"]
    assert (notice["data"], notice["lang"]) == (f"/play/musketeers/{table}", "en")
