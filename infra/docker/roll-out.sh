#!/bin/bash
# Updates the containers, one service after the other, to the images that were built or pulled. A new container of a service starts beside
# the old ones, which are removed once it is ready. At the first fault all that was replaced goes back to the images before, which are kept
# under the tag `previous`. Usage: roll-out.sh [service] | roll-out.sh back
set -euo pipefail
cd "$(dirname "$0")/../.."
say() { printf '%s\n' "$*"; }

up() { docker compose up --detach --wait --no-deps --no-build --quiet-pull "$@"; }
containers() { docker compose ps --quiet "$@"; }
# The services with a container that is older than a mounted file (a secret, the owner's file): Compose does not detect this.
outdated() {
  for container in $(containers "$@"); do
    created=$(docker inspect --format '{{.Created}}' "$container")
    docker inspect --format '{{range .Mounts}}{{if eq .Type "bind"}}{{.Source}}{{"\n"}}{{end}}{{end}}' "$container" | while read -r file; do
      if [ -n "$file" ] && [ -n "$(find "$file" -prune -type f -newermt "$created")" ]; then
        docker inspect --format '{{index .Config.Labels "com.docker.compose.service"}}' "$container"
      fi
    done
  done | sort -u
}
# Whether Compose would replace containers of a service.
changed() {
  [ -n "$(outdated "$1")" ] || docker compose --dry-run up --detach --no-deps --no-build "$1" 2>&1 | grep Recreate > /dev/null
}
# The reasons why a container is not ready, or nothing.
not_ready() {
  docker exec "$1" node -e "fetch('http://127.0.0.1:3000/health/ready').then(async (answer) => answer.ok || console.log(await answer.text()), (error) => console.log(error.message))"
}
last_lines() { say "The last lines of ${2:-its} log:" >&2; docker logs --tail 20 "$1" >&2; }

# Faults that would stop the roll-out half-way.
look() {
  docker compose config --quiet
  # It would not open the volume of another major version.
  if [ -n "$(containers postgres)" ]; then
    runs=$(docker compose exec -T postgres postgres --version | sed 's/^postgres (PostgreSQL) \([0-9]*\).*/\1/')
    comes=$(docker compose config --images | sed -n 's/^postgres:\([0-9]*\).*/\1/p')
    [ "$runs" = "${comes:-$runs}" ] ||
      { say "PostgreSQL $runs holds the requests and $comes would replace it: see docs/runbook.md. Nothing was replaced" >&2; exit 1; }
  fi
  free=$(df --output=avail --block-size=1M "$(docker info --format '{{.DockerRootDir}}')" 2> /dev/null | tail -1 || say 9999)
  [ "$free" -ge 500 ] || { say "Only $free MB are free on the disk of Docker: make prune" >&2; exit 1; }
  project=$(docker compose config --format json | sed -n 's/^  "name": "\(.*\)",$/\1/p')
  for port in $(docker compose config | sed -n 's/^ *published: "\([0-9]*\)"$/\1/p' | sort -u); do
    [ -z "$(docker ps --quiet --filter "publish=$port" --filter "label=com.docker.compose.project=$project")" ] || continue
    docker run --rm --publish "$port:80" --entrypoint true "$(docker compose config --images | grep /edge:)" ||
      { say "Port $port is used by another program. Nothing was replaced" >&2; exit 1; }
  done
  finished=$(docker compose exec -T redis sh -c 'REDISCLI_AUTH=$(cat /run/secrets/redis_password) redis-cli get backup:finished' 2> /dev/null || true)
  minutes=$((($(date +%s) - ${finished:-0}) / 60))
  if [ -n "$(containers postgres)" ] && [ $minutes -gt 60 ]; then say 'There is no backup of the last hour: see docker compose logs backup' >&2; fi
}

# Tags the images that are in use, if others will take their place.
keep_previous() {
  local tags=() differs='' images
  images=$(docker compose config --images)
  for container in $(docker compose ps --all --quiet edge gateway lead-store mailer gaia board reapply-erasures backup); do
    read -r image id <<< "$(docker inspect --format '{{.Config.Image}} {{.Image}}' "$container")"
    if [ "$id" != "$(docker image inspect --format '{{.Id}}' "$(grep -m1 "^${image%:*}:" <<< "$images")" 2> /dev/null)" ]; then differs=yes; fi
    tags+=("$id ${image%:*}:previous")
  done
  if [ -n "$differs" ]; then printf '%s\n' "${tags[@]}" | xargs -n 2 docker tag; fi
}

# Without those that a profile or other stores leave out.
enabled() { docker compose config --services | grep -xF "$(printf '%s\n' "$@")"; }

replaced=()
skipped=''
go_back() {
  # No form waits for her.
  if [ "$1" = gaia ]; then
    say 'Gaia could not be replaced, for the reason above: correct GAIA_… in .env, or her key. Everything else goes on.' >&2
    skipped=gaia
    return
  fi
  say "The roll-out has stopped at $1." >&2
  for ((i = ${#replaced[@]} - 1; i >= 0; i--)); do
    say "Back to the version before: ${replaced[i]}" >&2
    VERSION=previous up "${replaced[i]}" || say "${replaced[i]} could not be put back" >&2
  done
  exit 1
}

replace() {
  local service=$1 old new
  old=$(containers "$service")
  if [ -z "$old" ]; then
    up "$service" || { last_lines "$(containers --all "$service" | head -1)"; go_back "$service"; }
    return
  fi
  changed "$service" || return 0
  case $service in
    gateway | lead-store | mailer | gaia)
      say "Trying a new container of $service"
      up --no-recreate --scale "$service=$(($(wc -w <<< "$old") + 1))" "$service" || true
      new=$(containers --all "$service" | grep -vxF "$old" | head -1)
      if [ "$(docker inspect --format '{{.State.Health.Status}}' "$new")" != healthy ] || { [ -n "$(not_ready "$new")" ] && [ -z "$(not_ready "${old%%$'\n'*}")" ]; }; then
        not_ready "$new" >&2 2> /dev/null || true
        last_lines "$new"
        docker rm --force "$new" > /dev/null
        go_back "$service"
        return
      fi
      replaced+=("$service")
      for container in $old; do
        docker stop "$container" > /dev/null
        docker rm "$container" > /dev/null
        up --no-recreate "$service"
      done
      ;;
    *)
      if [ "$service" = edge ]; then
        docker compose run --rm --no-deps --no-TTY edge caddy validate --config /etc/caddy/Caddyfile --adapter caddyfile 2> /dev/null ||
          go_back "$service"
      fi
      replaced+=("$service")
      up --force-recreate "$service" || { last_lines "$(containers --all "$service" | head -1)"; go_back "$service"; }
      ;;
  esac
}

run_to_its_end() { docker compose up --no-deps --no-build --exit-code-from "$1" "$1" || go_back "$1"; }

look
if [ "${1:-}" = back ]; then
  export VERSION=previous
  for service in gateway lead-store mailer gaia board edge; do replace "$service"; done
  exit
fi
keep_previous
if [ $# -gt 0 ]; then
  replace "$1"
  [ -z "$skipped" ] || exit 1
else
  # Redis must have a new password before its clients use it.
  for store in $(enabled postgres redis); do
    if [ -z "$(containers "$store")" ] || changed "$store"; then up --force-recreate "$store"; fi
  done
  run_to_its_end migrate
  run_to_its_end reapply-erasures
  # Workers first: they must be able to read the jobs of a new gateway. The edge last: the site is down only while it restarts.
  for service in lead-store mailer gaia board gateway edge; do
    if enabled "$service" > /dev/null; then replace "$service"; fi
  done
  # shellcheck disable=SC2046 # One word for each service.
  docker compose up --detach --wait --no-build --remove-orphans \
    ${skipped:+$(docker compose config --services | grep -vx "$skipped")} || unready=yes
  if [ "${unready:-}" ] && enabled backup > /dev/null; then last_lines "$(containers --all backup)"; fi
fi

# shellcheck disable=SC2046 # One word for each service.
for container in $(containers $(enabled gateway lead-store mailer gaia | grep -vx "$skipped")); do
  reasons=$(not_ready "$container")
  if [ -n "$reasons" ]; then say "NOT READY  $(docker inspect --format '{{index .Config.Labels "com.docker.compose.service"}}' "$container"): $reasons" >&2; unready=yes; fi
done
[ -z "${unready:-}" ] || exit 1
