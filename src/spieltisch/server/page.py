"""The web page. It is one page: every address that is not the server's own leads to it."""

from pathlib import Path

from litestar import MediaType, get
from litestar.exceptions import NotFoundException
from litestar.response import File, Response

STATIC = Path(__file__).parents[1] / "static"
OWN = ("api", "schema", "health", "ready", "metrics")
MISSING = """<!doctype html><meta charset="utf-8"><title>Spieltisch</title>
<p>The server runs, but its page has not been built. <code>make page</code> in the project's folder builds it;
an installed package always has it.</p>
"""


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(path: str = "") -> Response[str] | File:
    wanted = path.lstrip("/")
    if wanted.split("/")[0] in OWN:
        raise NotFoundException
    file = (STATIC / wanted).resolve()
    if file.is_file() and file.is_relative_to(STATIC):
        # Files under assets carry a fingerprint in their name.
        lasting = wanted.startswith("assets/")
        headers = {"cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache"}
        return File(file, headers=headers, content_disposition_type="inline")
    index = STATIC / "index.html"
    if index.is_file():
        return File(index, headers={"cache-control": "no-cache"}, content_disposition_type="inline")
    return Response(MISSING, media_type=MediaType.HTML, status_code=503)
