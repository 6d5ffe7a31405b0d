"""Passkeys: a guest registers one and is permanent; with it he logs in from anywhere. No password, no mail address.

A challenge is kept in the database until it is answered, so that any worker can take the answer; it is answered
once, or it is too late after five minutes.
"""

import json
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ...kernel.errors import Refusal
from .accounts import Person, now, open_session
from .schema import challenges, passkeys, people

NAME = "Spieltisch"
LATEST = 5 * 60 * 1000  # milliseconds to answer
MOST = 20  # of one person

Base64 = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]+$", max_length=16_384)]


class Registered(Struct, rename="camel"):
    client_data_json: Base64 = msgspec.field(name="clientDataJSON")
    attestation_object: Base64


class Registration(Struct, rename="camel"):
    """What `credential.toJSON()` gives after `navigator.credentials.create`; what else is in it is not looked at."""

    id: Base64
    raw_id: Base64
    type: str
    response: Registered


class Signed(Struct, rename="camel", omit_defaults=True):
    client_data_json: Base64 = msgspec.field(name="clientDataJSON")
    authenticator_data: Base64
    signature: Base64
    user_handle: Base64 | None = None


class Login(Struct, rename="camel"):
    """What `credential.toJSON()` gives after `navigator.credentials.get`."""

    id: Base64
    raw_id: Base64
    type: str
    response: Signed


def site(origin: str) -> str:
    """What a passkey is bound to: the host's name. An address in numbers cannot have one, says the standard."""
    name = urlsplit(origin).hostname or ""
    if not name or name.replace(".", "").isdigit() or ":" in name:
        raise Refusal("bad_request", "passkey-address")
    return name


class Passkeys:
    """`origin` is the address of the page that asks, already found to be one of ours."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def begin_registration(self, person: Person, origin: str) -> dict[str, Any]:
        """What the browser needs for `navigator.credentials.create`."""
        if person.kind == "bot":
            raise Refusal("not_yours", "people-bot-owner")
        async with self.engine.begin() as connection:
            own = await connection.execute(select(passkeys.c.id).where(passkeys.c.person == person.id))
            known = [PublicKeyCredentialDescriptor(id=base64url_to_bytes(key)) for key in own.scalars()]
            if len(known) >= MOST:
                raise Refusal("too_much", "passkey-most", most=MOST)
            options = generate_registration_options(
                rp_id=site(origin),
                rp_name=NAME,
                user_id=person.id.encode(),
                user_name=person.name,
                exclude_credentials=known,
                authenticator_selection=AuthenticatorSelectionCriteria(
                    resident_key=ResidentKeyRequirement.REQUIRED,
                    user_verification=UserVerificationRequirement.PREFERRED,
                ),
            )
            await _ask(connection, options.challenge, person.id)
        return _json(options)

    async def register(self, person: Person, answer: Registration, origin: str) -> Person:
        """The guest is permanent from now on."""
        async with self.engine.begin() as connection:
            challenge = await _answered(connection, answer.response.client_data_json, person.id)
        try:
            proven = verify_registration_response(
                credential=msgspec.to_builtins(answer),
                expected_challenge=challenge,
                expected_rp_id=site(origin),
                expected_origin=origin,
            )
        except (WebAuthnException, ValueError) as problem:
            raise Refusal("not_yours", "passkey-wrong") from problem
        at, key = now(), bytes_to_base64url(proven.credential_id)
        row = {"id": key, "person": person.id, "key": proven.credential_public_key, "count": proven.sign_count}
        async with self.engine.begin() as connection:
            if (await connection.execute(select(passkeys.c.id).where(passkeys.c.id == key))).first():
                raise Refusal("not_yours", "passkey-wrong")
            await connection.execute(insert(passkeys).values(**row, created=at, used=at))
            await connection.execute(update(people).where(people.c.id == person.id).values(kind="person"))
        return Person(person.id, person.name, "person")

    async def begin_login(self, origin: str) -> dict[str, Any]:
        """What the browser needs for `navigator.credentials.get`: it finds the passkey by itself."""
        options = generate_authentication_options(rp_id=site(origin))
        async with self.engine.begin() as connection:
            await _ask(connection, options.challenge, None)
        return _json(options)

    async def login(self, answer: Login, origin: str) -> tuple[Person, str]:
        """Who it is, and the token of a new session."""
        async with self.engine.begin() as connection:
            challenge = await _answered(connection, answer.response.client_data_json, None)
            found = (
                select(passkeys, passkeys.c.count.label("signed"), people.c.name)
                .join_from(passkeys, people)
                .where(passkeys.c.id == answer.id)
            )
            row = (await connection.execute(found)).first()
        if row is None:
            raise Refusal("not_yours", "passkey-unknown")
        try:
            proven = verify_authentication_response(
                credential=msgspec.to_builtins(answer),
                expected_challenge=challenge,
                expected_rp_id=site(origin),
                expected_origin=origin,
                credential_public_key=row.key,
                credential_current_sign_count=row.signed,
            )
        except (WebAuthnException, ValueError) as problem:
            raise Refusal("not_yours", "passkey-wrong") from problem
        used = update(passkeys).where(passkeys.c.id == row.id)
        async with self.engine.begin() as connection:
            await connection.execute(used.values(count=proven.new_sign_count, used=now()))
            return Person(row.person, row.name, "person"), await open_session(connection, row.person)


def _json(options: Any) -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(options_to_json(options))
    return plain


async def _ask(connection: AsyncConnection, challenge: bytes, person: str | None) -> None:
    """A person who asks again has only the new one; those that are too old go."""
    gone = challenges.c.until < now()
    if person is not None:
        gone = or_(gone, challenges.c.person == person)
    await connection.execute(delete(challenges).where(gone))
    row = {"challenge": bytes_to_base64url(challenge), "person": person, "until": now() + LATEST}
    await connection.execute(insert(challenges).values(row))


async def _answered(connection: AsyncConnection, client_data: str, person: str | None) -> bytes:
    """The challenge that is answered, if we asked it of this person and nobody has answered it yet."""
    try:
        challenge = parse_client_data_json(base64url_to_bytes(client_data)).challenge
    except (WebAuthnException, ValueError, TypeError) as problem:
        raise Refusal("bad_request", "passkey-wrong") from problem
    asked = delete(challenges).where(
        challenges.c.challenge == bytes_to_base64url(challenge),
        challenges.c.person == person,
        challenges.c.until >= now(),
    )
    if (await connection.execute(asked)).rowcount == 0:
        raise Refusal("not_now", "passkey-late")
    return challenge
