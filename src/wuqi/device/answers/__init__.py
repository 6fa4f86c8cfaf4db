"""What a device answers, as by a server: see `wuqi.server.http`."""

from wuqi.device.answers import boards, tables, teaching
from wuqi.device.routes import routes

__all__ = ["boards", "routes", "tables", "teaching"]
