#!/bin/bash
# Deploys docker-compose.yml with stack.yml to a swarm, from its manager with the label `school=main`. See docs/scaling.md.
set -euo pipefail
cd "$(dirname "$0")/../.."
# The last line of a failure.
state='Nothing was deployed. Correct what is named above, then deploy again'
trap '[ $? = 0 ] || echo "$state" >&2' EXIT
trap 'exit 1' INT TERM HUP
infra/docker/make-secrets.sh
export COMPOSE_FILE=${COMPOSE_FILE:-docker-compose.yml:infra/swarm/stack.yml}
config=$(docker compose config)
# Swarm never changes a secret or a config: one with another content has another name.
stamp=$(sed -n 's/^    file: //p' <<< "$config" | xargs cat | sha256sum | cut -c 1-12)
state='Not all was deployed. A service whose new containers failed went back by itself: docker stack ps school. Correct it, then deploy again'
# Other differences of the two formats. Swarm starts everything at once; each process waits for its stores by itself.
sed -E -e '/^name:/d' -e 's/ (published|size): "([0-9]+)"/ \1: \2/' \
  -e '/^    (depends_on|profiles):/,/^    [a-z]/{/^    (depends_on|profiles):|^      /d}' -e '/^    scale:/d' \
  -e "/^(secrets|configs):/,\$s/^    name: .*/&_$stamp/" <<< "$config" |
  docker stack deploy --compose-file - --prune --detach=false --with-registry-auth "$@" school
