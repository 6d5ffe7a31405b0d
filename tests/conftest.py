"""Tests read English unless they say otherwise, whatever the machine speaks."""

import os

os.environ["SPIELTISCH_LANG"] = "en"
os.environ["WEBSOCKETS_BACKOFF_INITIAL_DELAY"] = "0.5"  # seconds a client waits for a server that is restarted
os.environ["WEBSOCKETS_BACKOFF_MAX_DELAY"] = "1"
