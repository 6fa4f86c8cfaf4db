"""The answers of a device, the same as a server's (`wuqi.server.http`)."""

from wuqi.device.answers import boards, tables, teaching
from wuqi.device.routes import routes

__all__ = ["boards", "routes", "tables", "teaching"]
