#!/bin/bash
# Gets the images that Compose runs. With REGISTRY in .env they are pulled, all but the site's: it is built by the tools of the same release,
# because it holds the owner's values. Without REGISTRY all are built from this folder. Usage: images.sh [service]
set -euo pipefail
cd "$(dirname "$0")/../.."
setting() { printf '%s' "${!1:-$(sed -n "s/^$1=//p" .env 2> /dev/null)}"; }
registry=$(setting REGISTRY)
version=$(setting VERSION)
built=${version:-$(git describe --tags --always --dirty 2> /dev/null || echo dev)}
arguments=(--build-arg "COMMIT=$(git rev-parse --short HEAD 2> /dev/null || true)" --build-arg "VERSION=$built" --build-arg "DAY=$(date +%F)")

if [ -z "$registry" ]; then
  docker compose build "${arguments[@]}" "$@"
  exit
fi
services=${1:-$(docker compose config --services)}
pulled=$(grep -vx site <<< "$services") || true
# shellcheck disable=SC2086 # One word for each service.
if [ -n "$pulled" ]; then docker compose pull --quiet --policy missing $pulled; fi
if grep -qx site <<< "$services"; then
  docker compose build "${arguments[@]}" --build-arg "SITE_TOOLS=$registry/site-tools:${version:-latest}" site
fi
