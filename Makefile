# `make` without arguments lists the targets.
#
# The product runs on Node 24 from node_modules, whichever Node (20.19 or newer) is installed. npm's engine warnings are about the installed
# Node, hence --loglevel=error.

SHELL := /bin/bash
NODE := node_modules/.bin/node
TSC := $(NODE) node_modules/typescript/bin/tsc
JEST := $(NODE) infra/testing/jest.ts
COMPOSE := docker compose
# npm writes this file at the end of an installation.
PACKAGES := node_modules/.package-lock.json

.DEFAULT_GOAL := help
.PHONY: help start stop reset test watch check format unit integration e2e drill bench eval pictures migrate leads \
  up upgrade rollback down scale logs backup restore verify-backup prune docker smoke rehearse

help: ## This list
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

start: $(PACKAGES) ## Run the whole product on this machine: site, API, workers, databases, inbox. Ctrl-C stops it
	@$(NODE) infra/local/start.ts

stop: $(PACKAGES) ## Stop what "make start" runs from this folder
	@$(NODE) infra/local/stop.ts

reset: $(PACKAGES) ## Remove its data: leads, mails, jobs, logs
	@$(NODE) infra/local/reset.ts

test: $(PACKAGES) ## Everything: types, lint, content, unit, integration, end-to-end (ONLY=unit, integration or e2e)
	@$(NODE) infra/testing/test.ts

watch: $(PACKAGES) ## The unit tests of uncommitted changes, again at each change
	@$(JEST) --selectProjects unit --watch

check: $(PACKAGES) ## Format, types, lint, unused exports, and the owner's file
	@node_modules/.bin/oxfmt --check
	@$(TSC) -b
	@node_modules/.bin/oxlint --type-aware --deny-warnings
	@node_modules/.bin/knip --no-config-hints
	@$(NODE) $(if $(wildcard .env),--env-file=.env) services/libs/catalog/dist/cli/check-content.js

format: $(PACKAGES) ## Format every file
	@node_modules/.bin/oxfmt

unit: $(PACKAGES) ## Unit tests: no network
	@$(JEST) --selectProjects unit

integration: $(PACKAGES) ## Integration tests: real Postgres, Redis and SMTP
	@$(JEST) --selectProjects integration

e2e: $(PACKAGES) ## End-to-end tests in Chromium, Firefox and WebKit
	@$(NODE) infra/testing/playwright.ts

drill: $(PACKAGES) ## Kills and outages of each process under load: no acknowledged request is lost (SCENARIO=redis)
	@$(TSC) -b
	@$(NODE) infra/drill/drill.ts

bench: $(PACKAGES) ## How many leads are accepted a second, compared with Nest as documented (docs/performance.md)
	@$(NODE) infra/bench/bench.ts

eval: $(PACKAGES) ## How well Gaia answers, on one page (SHOW=requests, SHOW=talks, MODEL=openai:gpt-5-mini)
	@$(TSC) -b services/gaia
	@$(NODE) infra/stack/learnt.ts
	@$(if $(MODEL),GAIA_MODEL=$(MODEL)) $(NODE) services/gaia/evals/tool/main.ts $(if $(SHOW),--show $(SHOW))

pictures: $(PACKAGES) ## Take the README's screenshots and the share images again
	@$(NODE) infra/local/pictures.ts

migrate: $(PACKAGES) ## Migrate the database of DATABASE_URL ("make start" migrates its database)
	@$(TSC) -b services/lead-store
	@$(NODE) services/lead-store/dist/migrate.js

leads: $(PACKAGES) ## The operator's command on the product of "make start", e.g. make leads ARGS="dlq list"
	@$(NODE) infra/local/leads.ts $(ARGS)

up: docker ## Containers: pull a release or build, start what changed, wait until all answer (docs/runbook.md)
	@{ infra/docker/make-secrets.sh && infra/docker/check-school.sh && infra/docker/images.sh $(SERVICE); } || \
	  { echo 'Nothing was replaced. Correct what is named above (the owner'\''s file: docs/il-file-della-scuola.md), then: make up' >&2; exit 1; }
	@infra/docker/roll-out.sh $(SERVICE)
	@$(COMPOSE) ps --format 'table {{.Service}}\t{{.Image}}\t{{.Status}}\t{{.Ports}}'
	@$(COMPOSE) run --rm --no-deps --no-TTY leads status || test $$? = 1

upgrade: docker ## Containers: the newest release, or VERSION=v1.2.0, instead of the one that runs
	@infra/docker/upgrade.sh

rollback: docker ## Containers: back to the images before the last upgrade
	@infra/docker/roll-out.sh back

backup: docker ## Containers: one backup at once; the container `backup` makes one every 15 minutes
	@$(COMPOSE) run --rm --no-deps --no-TTY backup now

restore: docker ## Containers: restore what is lost (AT=2026-11-27T09:00:00Z, OVERWRITE="postgres redis")
	@AT='$(AT)' OVERWRITE='$(OVERWRITE)' infra/docker/restore.sh

verify-backup: docker ## Containers: restore the newest backup into volumes of its own, and compare counts
	@AT='$(AT)' infra/docker/restore.sh verify

prune: docker ## Containers: remove images of earlier releases and old build caches
	@docker image prune --force --filter label=com.docker.compose.project=school
	@docker builder prune --force --filter until=168h

down: docker ## Containers: stop and remove them; data stays in its volumes
	@$(COMPOSE) down

scale: docker ## Containers: another number of one service, until the next "make up": make scale SERVICE=mailer N=3
	@test -n '$(SERVICE)' -a -n '$(N)' || { echo 'Say which and how many: make scale SERVICE=mailer N=3'; exit 1; }
	@$(COMPOSE) up --detach --wait --no-deps --no-recreate --scale '$(SERVICE)=$(N)' '$(SERVICE)'

logs: docker ## Containers: their logs, of all or of SERVICE=mailer
	@$(COMPOSE) logs --follow --tail 100 $(SERVICE)

smoke: docker $(PACKAGES) ## Containers: smoke test of the edge and of each kind of request. For trials only
	@$(TSC) -b services/libs/platform services/libs/contracts
	@$(NODE) infra/docker/smoke.ts

# Taken as it was written: $(…) is for the shell, not for make.
rehearse: export COMMAND := $(value DO)
rehearse: docker $(PACKAGES) ## Containers: count lost requests while a command runs: make rehearse DO='docker compose restart mailer'
	@$(TSC) -b services/libs/platform services/libs/contracts
	@$(NODE) infra/docker/rehearse.ts

docker:
	@docker compose version >/dev/null 2>&1 || \
	  { echo 'Docker with Compose is needed: https://docs.docker.com/engine/install. Without containers: make start'; exit 1; }
	@docker info >/dev/null 2>&1 || { echo 'Docker does not answer: is its service running, may this user use it? Try: docker info'; exit 1; }

# Only when node_modules is missing or older than the lock file.
$(PACKAGES): package-lock.json
	@node -e 'const [major, minor] = process.versions.node.split("."); process.exit(major > 20 || (major == 20 && minor >= 19) ? 0 : 1)' \
	  2>/dev/null || \
	  { echo "Node 20.19 or newer is needed, found: $$(node --version 2>/dev/null || echo none). See https://nodejs.org"; exit 1; }
	@printf 'Installing packages … '; npm ci --loglevel=error --update-notifier=false >/dev/null && echo "$$SECONDS s"
	@test -x $(NODE) || { echo 'The packages brought no Node 24: does your npm skip install scripts (ignore-scripts)?'; exit 1; }
	@touch $@
