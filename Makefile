# Everything starts here: `make play`, `make test`. Needs make and a Python with venv, nothing else.

SECONDS ?= 600

UV_VERSION := 0.13.8

# The first Python that suits and really runs; `make PYTHON=/path/to/python setup` to choose another.
PYTHON ?= $(shell for p in python3.13 python3.12 python3.11 python3.14 python3; do \
	$$p -c 'import ensurepip, sys, venv; sys.exit(not (3, 11) <= sys.version_info < (3, 15))' 2>/dev/null \
	&& echo $$p && break; done)
NO_PYTHON = Spieltisch needs Python 3.11 to 3.14 with venv (on Debian: apt install python3-venv); \
	to name one: make PYTHON=/path/to/python

# The suite has all extras but `train`: PyTorch alone is many times the rest.
EXTRAS := cluster nats openspiel parquet postgres rl

UV := .uv/bin/uv-$(UV_VERSION)
BIN := .venv/bin
PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal
COMPILE := $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--custom-compile-command "make lock" $(LOCK)

.PHONY: help setup work play test soak bench bench-web bench-server dist lock clean

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## /make \1\t/p' Makefile

setup: .venv/ready ## install what playing needs into .venv

work: .venv/ready-to-work ## install what working on it needs

play: setup ## open the game table in the browser
	@$(BIN)/spieltisch serve --browser

# Uncompiled and bounds-checked runs come first: they name the mistake that compiled code would hide.
test: .venv/ready-to-work ## the marked tests uncompiled and bounds-checked, then the whole suite compiled
	NUMBA_DISABLE_JIT=1 $(PYTEST) -m plain
	NUMBA_BOUNDSCHECK=1 $(PYTEST) -m bounds
	$(PYTEST)

soak: .venv/ready-to-work ## hours of trouble for the server: SECONDS of it in each test, 600 if left out
	SPIELTISCH_SOAK=$(SECONDS) $(BIN)/python -m pytest -n 0 tests/server/reliability tests/server/security

bench: .venv/ready-to-work .peers/ready ## measure against other libraries, which live in .peers
	$(BIN)/python bench/yardstick.py
	$(BIN)/python bench/lab.py
	$(BIN)/python bench/search.py
	$(BIN)/python bench/thinking.py

dist: .venv/ready-to-work ## the wheel, with the page in it, and the proof that it plays
	rm -rf dist
	$(BIN)/python -m hatchling build --target wheel --directory dist
	$(BIN)/python -m tests.web.wheel dist/*.whl

bench-web: .venv/ready-to-work ## the page's weight and speed
	$(BIN)/python bench/web.py

bench-server: .venv/ready-to-work ## measure the server against boardgame.io, which npm fetches
	$(BIN)/python bench/server/run.py

lock: $(UV) ## pin the dependencies anew; LOCK=--upgrade moves all of them
	$(COMPILE) --group dev $(EXTRAS:%=--extra %) pyproject.toml --output-file requirements/dev.txt
	$(COMPILE) --group build pyproject.toml --constraint requirements/dev.txt --output-file requirements/play.txt
	$(COMPILE) --group peers --output-file requirements/peers.txt
	$(COMPILE) --extra train pyproject.toml --constraint requirements/dev.txt --output-file requirements/train.txt

clean: ## remove what make has made
	rm -rf .uv .venv .peers dist .*_cache .hypothesis

$(UV):
	@$(or $(PYTHON),$(error $(NO_PYTHON))) -m venv --clear .uv
	@.uv/bin/pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
	@ln -s uv $@

.venv/pyvenv.cfg .peers/pyvenv.cfg: | $(UV)
	@$(UV) venv --quiet --python .uv/bin/python $(@D)

# Compiled to bytecode here and now: where Python may not write it later, every start would take twice as long.
.venv/ready: requirements/play.txt pyproject.toml | .venv/pyvenv.cfg
	@$(UV) pip install --quiet --compile-bytecode --python .venv --require-hashes --requirements requirements/play.txt
	@$(UV) pip install --quiet --compile-bytecode --python .venv --no-deps --no-build-isolation --editable .
	@touch $@

# Another file of the same pins: playing needs a small part of what working here does.
.venv/ready-to-work: requirements/dev.txt web/package-lock.json .venv/ready
	@$(UV) pip install --quiet --compile-bytecode --python .venv --require-hashes --requirements requirements/dev.txt
	@$(BIN)/python hatch_build.py --work
	@touch $@

.peers/ready: requirements/peers.txt | .peers/pyvenv.cfg
	@$(UV) pip sync --quiet --python .peers --require-hashes requirements/peers.txt
	@touch $@
