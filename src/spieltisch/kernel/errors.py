"""The one way to say no: a code for programs, a key into the texts for people, nothing changed."""

from functools import partial
from typing import Any


class Refusal(ValueError):
    """Something was asked for that cannot be done.

    `code` is one of the referee protocol's codes, `key` names the sentence in `text/*.ftl`, `rule` is the number
    of the rule that is broken, where there is one.
    """

    def __init__(self, code: str, key: str, rule: str | None = None, /, **values: Any) -> None:
        super().__init__(code, key, rule, values)
        self.code = code
        self.key = key
        self.rule = rule
        self.values = values

    def message(self, language: str | None = None) -> str:
        """The sentence, in the given language or the reader's own; the rule's number in front."""
        from spieltisch.text import say

        sentence = say(self.key, language, **self.values)
        return f"{self.rule}: {sentence}" if self.rule else sentence

    def __reduce__(self) -> tuple[Any, ...]:
        """From one process to another: an exception's own way knows of no values by name."""
        return partial(type(self), self.code, self.key, self.rule, **self.values), ()

    def __str__(self) -> str:
        return self.message()
