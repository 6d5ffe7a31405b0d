"""Tokens: long random texts that stand for somebody. Who has only the database has none of them.

A token is 256 random bits, so a plain hash is enough: there is nothing to guess and nothing to slow down.
"""

import hashlib
import hmac
import re
import secrets

TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


def token() -> str:
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """What is stored, and looked up."""
    return hashlib.sha256(token.encode()).hexdigest()


def csrf(session: str) -> str:
    """The proof that a request comes from our own page: it can read this, and no other page can.

    Made from the session's token, so that nothing has to be stored and one session's proof is no use to another.
    """
    return hmac.digest(session.encode(), b"csrf", "sha256").hex()


def same(one: str, two: str) -> bool:
    """Compares without telling by its time how much was right."""
    return hmac.compare_digest(one.encode(), two.encode())
