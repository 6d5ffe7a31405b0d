"""Whatever fits the server's own description, and what nearly does, is answered as described and never breaks it."""

import os
from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance

from tests.server.postgres import Postgres
from tests.server.running import Running, running

from .asking import Browser

EXAMPLES = max(10, round(float(os.environ.get("SPIELTISCH_SOAK", "0"))))  # for each address, of each kind


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def described(request: Any, database: Postgres) -> Any:
    address = database.database() if request.param == "postgres" else ""
    with running(database=address) as server:
        server.wait()
        yield server
        assert "Traceback" not in server.log.read_text(), server.log.read_text()[-5000:]


def test_whatever_fits_the_description_is_answered_as_described(described: Running) -> None:
    anna = Browser(described, "Anna")
    table = anna.ask("POST", "/api/tables", {"game": "ten", "seats": ["me", "easy"]}).json["id"]
    schema: Any = schemathesis.openapi.from_url(f"{described.address}/schema/openapi.json")
    operations: list[Any] = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) > 20
    for operation in operations:
        who = anna if "{table}" in operation.path else Browser(described, "Bert")  # he may log out, or go
        _try(operation, GenerationMode.POSITIVE, who, table)
        with suppress(Unsatisfiable):  # where any text will do nothing can be wrong
            _try(operation, GenerationMode.NEGATIVE, who, table)
    assert anna.ask("GET", f"/api/tables/{table}").status == 200


def _try(operation: Any, mode: GenerationMode, who: Browser, table: str) -> None:
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(operation.as_strategy(generation_mode=mode))
    def answered(case: Any) -> None:
        if "table" in case.path_parameters and mode is GenerationMode.POSITIVE:
            case.path_parameters["table"] = table
        headers = {**who.cookie, "x-csrf-token": who.proof}
        case.call_and_validate(headers=headers, checks=[not_a_server_error, response_schema_conformance])

    answered()
