"""The addresses that a device answers; the handlers are in `wuqi.device.answers`."""

from functools import partial

from wuqi.device.router import Routes

routes = Routes()
get, post = partial(routes.add, "GET"), partial(routes.add, "POST")
