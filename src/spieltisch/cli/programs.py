"""For programs in any language: the rules as a referee, and our bots, both one JSON object a line."""

import sys
from typing import Annotated

from .options import File, Language, load, speak, told

MessageLanguage = Annotated[Language, told("Of the error messages: de or en.")]


def referee(*, language: MessageLanguage = "en", file: File = ()) -> None:
    """Answer the referee protocol, one JSON object a line, on standard input and output."""
    from ..referee import serve

    speak(language)
    load(file)
    serve(sys.stdin.buffer, sys.stdout.buffer)


def bot_adapter(bot: str, *, budget: str | None = None, language: MessageLanguage = "en", file: File = ()) -> None:
    """Let one of our bots answer programs in any language: a question a line in, its move a line out.

    What is asked and answered says docs/bot-protocol.md; in the same words the arena asks bots that are programs.

    Parameters
    ----------
    bot
        A level (random, easy, medium, hard) or a Python file; with a budget if you like: hard@50ms.
    budget
        For questions that name none: 1000 (simulations) or 50ms.
    """
    from ..lab.adapter.serve import serve
    from ..lab.arena.entrant import read, usual

    speak(language)
    load(file)
    serve(read(bot, usual(budget)), sys.stdin.buffer, sys.stdout.buffer)


COMMANDS = (referee, bot_adapter)
