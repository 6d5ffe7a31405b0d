"""Tests read English unless they say otherwise, whatever the machine speaks."""

import os

os.environ["SPIELTISCH_LANG"] = "en"
