"""What cannot be done, over HTTP: always the same shape, in the language of the one who asks (docs/api.md, Errors)."""

import re
from typing import Any

import msgspec
import structlog
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import ResponseSpec

from ..kernel.errors import Refusal
from ..text import LANGUAGES
from . import wire

log = structlog.get_logger()

STATUS = {
    "nobody": 401,
    "not_yours": 403,
    "not_found": 404,
    "not_now": 409,
    "illegal_move": 409,
    "not_asked": 409,
    "game_over": 409,
    "too_much": 429,
    "too_often": 429,
    "not_installed": 501,
    "later": 503,
}
OTHERS = {404: ("not_found", "server-no-address"), 405: ("bad_request", "server-no-method")}


class Error(msgspec.Struct):
    code: str
    message: str
    rule: str | None


class Answer(msgspec.Struct):
    """Every refusal."""

    error: Error


REFUSALS = {
    status: ResponseSpec(Answer, description="refused", generate_examples=False)
    for status in sorted({400, *STATUS.values()})
}


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """`?language=`, or the first of ours in Accept-Language (browsers list what they like best first)."""
    asked = connection.query_params.get("language", "")
    heard = connection.headers.get("accept-language", "")
    for tag in re.findall(r"[a-z]{2,3}", f"{asked},{heard}".lower()):
        if tag in LANGUAGES:
            return str(tag)
    return "en"


def refused(request: Request[Any, Any, Any], refusal: Refusal) -> Response[dict[str, Any]]:
    headers = {}
    if "seconds" in refusal.values:
        headers["retry-after"] = str(refusal.values["seconds"])
    status = STATUS.get(refusal.code, 400)
    return Response({"error": wire.error(refusal, language_of(request))}, status_code=status, headers=headers)


def wrong(request: Request[Any, Any, Any], problem: HTTPException) -> Response[dict[str, Any]]:
    """What the framework refuses: no such address, a body that cannot be read."""
    if problem.status_code in OTHERS:
        code, key = OTHERS[problem.status_code]
        answer = refused(request, Refusal(code, key, path=request.url.path, method=request.method))
    else:
        answer = refused(request, Refusal("bad_request", "server-request", problem=said(problem)))
    answer.status_code = problem.status_code
    return answer


def said(problem: HTTPException) -> str:
    if isinstance(problem, ValidationException) and isinstance(problem.extra, list):
        return "; ".join(f"{extra.get('key', '')}: {extra.get('message', '')}" for extra in problem.extra)
    return problem.detail


def too_deep(request: Request[Any, Any, Any], problem: RecursionError) -> Response[dict[str, Any]]:
    """Lists in lists in lists: what is well meant is not."""
    return refused(request, Refusal("bad_request", "server-request", problem="[[[..."))


def broken(request: Request[Any, Any, Any], problem: Exception) -> Response[dict[str, Any]]:
    """An error of ours. What exactly is for the log alone."""
    log.error("broken", path=request.scope["path"], exc_info=problem)
    answer = refused(request, Refusal("broken", "server-broken"))
    answer.status_code = 500
    return answer


HANDLERS: Any = {Refusal: refused, HTTPException: wrong, RecursionError: too_deep, Exception: broken}
