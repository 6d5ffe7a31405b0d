"""The web page. It is one page: every address that is not the server's own, nor that of a file, leads to it.

Its files are few and small: each is kept in memory as it is and packed, and sent only to who has not got it yet. The
page itself is made anew each time, for it brings along what it would ask first (`first`).
"""

import gzip
import hashlib
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from litestar import MediaType, Request, get
from litestar.exceptions import NotFoundException
from litestar.response import Response

from ..text import LANGUAGES, say
from .first import answers, needed
from .refused import language_of

STATIC = Path(__file__).parents[1] / "static"
INDEX = "index.html"
OWN = ("api", "schema", "health", "ready", "metrics")
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
}
MISSING = """<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Spieltisch</title>
<p>{text}</p>
<pre>python hatch_build.py</pre>
</html>
"""


class Piece(NamedTuple):
    body: bytes
    packed: bytes
    tag: str


@lru_cache(maxsize=300)
def piece(file: Path, changed: int) -> Piece:
    """What is in a file that was changed at that time."""
    body = file.read_bytes()
    return Piece(body, gzip.compress(body, 9, mtime=0), f'"{hashlib.sha256(body).hexdigest()[:20]}"')


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: str = "") -> Response[bytes | str]:
    wanted = path.lstrip("/")
    if wanted.split("/")[0] in OWN:
        raise NotFoundException
    file = (STATIC / wanted).resolve()
    if file.is_relative_to(STATIC) and file.is_file() and file.name != INDEX:
        if file.suffix not in KINDS:
            raise NotFoundException
        return _answer(request, file, lasting=wanted.startswith("assets/"))
    if file.suffix in KINDS and file.name != INDEX:
        raise NotFoundException
    if not (STATIC / INDEX).is_file():
        language = language_of(request)
        text = MISSING.format(language=language, text=say("server-no-page", language))
        return Response(text, media_type=MediaType.HTML, status_code=503)
    return await _page(request, wanted)


async def _page(request: Request[Any, Any, Any], wanted: str) -> Response[bytes | str]:
    chosen = request.cookies.get("language")  # on the page itself, see web/src/words.svelte.ts
    language = chosen if chosen in LANGUAGES else language_of(request)
    found = await answers(request, wanted)
    scripts = needed(STATIC / "parts.json", wanted, language, found)
    head = [f'<link rel="modulepreload" crossorigin href="{script}">' for script in scripts]
    # Data that nobody runs; and where it stands nothing can end but the element itself.
    data = msgspec.json.encode(found).replace(b"<", rb"\u003c").decode()
    head.append(f'<script type="application/json" id="first">{data}</script>')
    file = STATIC / INDEX
    text = piece(file, file.stat().st_mtime_ns).body.decode()
    text = text.replace('lang="en"', f'lang="{language}"', 1).replace("</head>", "\n".join([*head, "</head>"]), 1)
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    body = text.encode()
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = gzip.compress(body, 6)
    return Response(body, headers=headers, media_type=KINDS[".html"])


def _answer(request: Request[Any, Any, Any], file: Path, lasting: bool) -> Response[bytes | str]:
    """`lasting`: files under assets carry a fingerprint in their name."""
    body, packed, tag = piece(file, file.stat().st_mtime_ns)
    headers = {
        "cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache",
        "etag": tag,
        "vary": "accept-encoding",
    }
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", headers=headers, status_code=304)
    if "gzip" in request.headers.get("accept-encoding", "") and len(packed) < len(body):
        headers["content-encoding"] = "gzip"
        body = packed
    return Response(body, headers=headers, media_type=KINDS[file.suffix])
