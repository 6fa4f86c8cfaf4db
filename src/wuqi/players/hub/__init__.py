"""The Hub protocol, version 2, for engines: we can be one, and any other can sit at our tables."""
