"""Acknowledged means on disk, whatever is killed. Real servers, many players, real trouble, and a checker at the end.

`SPIELTISCH_SOAK` is how many seconds of trouble each test makes; few, if left out (`make soak` sets it).
"""

import os

SECONDS = min(3600.0, max(1.0, float(os.environ.get("SPIELTISCH_SOAK", "4"))))
