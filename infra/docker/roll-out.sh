#!/bin/bash
# Updates the containers, one service after the other, to the images that were built or pulled. A new container of a service starts beside
# the old ones, which are removed once it is ready. A new gateway and a new edge must first answer rightly where no visitor reaches them. At
# the first fault all that was replaced goes back to the images before, which are kept under the tag `previous`.
# Usage: roll-out.sh [service] | roll-out.sh back
set -euo pipefail
cd "$(dirname "$0")/../.."
say() { printf '%s\n' "$*"; }
# The last line of a failure: what runs, and the way on or back.
again="make up${1:+ SERVICE=$1}"
[ "${1:-}" != back ] || again='make rollback'
state="Nothing was replaced. Correct what is named above, then: $again"
trap '[ $? = 0 ] || say "$state" >&2' EXIT
trap 'exit 1' INT TERM HUP

up() {
  case ${!#} in
    site) docker compose up --no-deps --no-build --quiet-pull --exit-code-from site site ;;
    *) docker compose up --detach --wait --no-deps --no-build --quiet-pull "$@" ;;
  esac
}
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
last_lines() { say 'The last lines of its log:' >&2; docker logs --tail 20 "$1" >&2; }
in_gateway() { docker exec --interactive "$1" node --input-type=module-typescript - "${@:2}" < infra/docker/canary.ts; }
is_release() { grep -q '^VERSION=v' .env 2> /dev/null; }
image_of() { docker inspect --format '{{.Image}}' "$1"; }
# The same for the same image, also where the registry gives it another id.
content_of() { docker image inspect --format '{{json .RootFS}}{{json .Config}}' "$1"; }
commit_of() { docker image inspect --format '{{index .Config.Labels "org.opencontainers.image.revision"}}' "$1"; }

# Faults that would stop the roll-out half-way.
look() {
  docker compose config --quiet
  # It would not open the volume of another major version.
  if [ -n "$(containers postgres)" ]; then
    runs=$(docker compose exec -T postgres postgres --version | sed 's/^postgres (PostgreSQL) \([0-9]*\).*/\1/')
    comes=$(docker compose config --images | sed -n 's/^postgres:\([0-9]*\).*/\1/p')
    if [ "$runs" != "${comes:-$runs}" ]; then
      if [ "${POSTGRES:-}" = "$comes" ]; then exec infra/docker/restore.sh move; fi
      say "PostgreSQL $runs holds the requests and $comes would replace it. To move them, with the site closed meanwhile, say POSTGRES=$comes" >&2
      exit 1
    fi
  fi
  free=$(df --output=avail --block-size=1M "$(docker info --format '{{.DockerRootDir}}')" 2> /dev/null | tail -1 || say 9999)
  [ "$free" -ge 500 ] || { say "Only $free MB are free on the disk of Docker: make prune" >&2; exit 1; }
  project=$(docker compose config --format json | sed -n 's/^  "name": "\(.*\)",$/\1/p')
  # Each published port with its address, as `docker run` wants them.
  for address in $(docker compose config | awk '/- mode:/ { ip = "" } /host_ip:/ { ip = ($2 ~ /:/ ? "[" $2 "]" : $2) ":" }
    /published:/ { gsub("\"", "", $2); print ip $2 }' | sort -u); do
    port=${address##*:}
    [ -z "$(docker ps --quiet --filter "publish=$port" --filter "label=com.docker.compose.project=$project")" ] || continue
    docker run --rm --publish "$address:80" --entrypoint true "$(docker compose config --images | grep /edge:)" 2>&1 | head -1 >&2 ||
      { say "Port $port is used by another program" >&2; exit 1; }
  done
  finished=$(docker compose exec -T redis sh -c 'REDISCLI_AUTH=$(cat /run/secrets/redis_password) redis-cli get backup:finished' 2> /dev/null || true)
  minutes=$((($(date +%s) - ${finished:-0}) / 60))
  if [ -n "$(containers postgres)" ] && [ $minutes -gt 60 ]; then say 'There is no backup of the last hour: see docker compose logs backup' >&2; fi
}

# Whether other images will take the place of those in use. Another site alone, with a new price, is no release to go back from.
differs='' ran='' tags=() older=()
compare() {
  local images
  images=$(docker compose config --images)
  for container in $(docker compose ps --all --quiet site edge gateway lead-store mailer gaia board reapply-erasures backup); do
    read -r image id <<< "$(docker inspect --format '{{.Config.Image}} {{.Image}}' "$container")"
    if [[ $image != */site:* ]] && [ "$(content_of "$id")" != "$(content_of "$(grep -m1 "^${image%:*}:" <<< "$images")" 2> /dev/null)" ]; then differs=yes; fi
    tags+=("$id ${image%:*}:previous")
    # The edge may run under the name of an earlier release.
    [[ $image == */edge:* ]] || ran=${image##*:}
  done
}
keep_previous() {
  if [ -n "$differs" ]; then
    for tag in "${tags[@]}"; do older+=("$(docker image inspect --format '{{.Id}}' "${tag#* }" 2> /dev/null || true) ${tag#* }"); done
    printf '%s\n' "${tags[@]}" | xargs -n 2 docker tag
  fi
  state="The roll-out has stopped in the middle: what was replaced is new, the rest is as before. The way on: $again${differs:+. The way back: make rollback}"
}
# From here on the images of before have their names again: what is started later, `leads` for example, is of the release that runs.
take_previous() {
  for image in $(docker compose config --images | sort -u); do
    if docker image inspect "${image%:*}:previous" > /dev/null 2>&1; then docker tag "${image%:*}:previous" "$image"; fi
  done
}

# Without those that a profile or other stores leave out.
enabled() { docker compose config --services | grep -xF "$(printf '%s\n' "$@")"; }

replaced=()
skipped=''
# What is left as it runs.
kept=''
go_back() {
  docker info > /dev/null || exit 1
  # No form waits for her.
  if [ "$1" = gaia ]; then
    say 'Gaia could not be replaced, for the reason above: correct GAIA_… in .env, or her key. Everything else goes on.' >&2
    skipped=gaia
    kept+=$'\ngaia'
    return
  fi
  say "The roll-out has stopped at $1." >&2
  if [ -z "$differs" ]; then
    state="No other images ran before: correct the setting, the secret or the file that was changed, then: $again"
    exit 1
  fi
  export VERSION=$ran
  take_previous
  for ((i = ${#replaced[@]} - 1; i >= 0; i--)); do
    say "Back to the version before: ${replaced[i]}" >&2
    up "${replaced[i]}" || lost=" But ${replaced[i]} could not be started again: docker compose logs ${replaced[i]}"
  done
  # The release before the one that runs is still that to roll back to, if there is one.
  for tag in "${older[@]}"; do
    if [[ $tag == ' '* ]]; then docker image rm "${tag# }"; else xargs docker tag <<< "$tag"; fi > /dev/null 2>&1 || true
  done
  state="What ran before runs again, and \`leads\` is of it.${lost:-}"
  # `make upgrade` takes the files back by itself.
  is_release || state+=" The way back for the files: git checkout $(commit_of "$(image_of "$(containers lead-store | head -1)")" || true)"
  exit 1
}

# Asks a new gateway that no visitor reaches, because its name leads to the others. What an old one answers wrongly as well is no fault of
# the release.
canary() {
  local canary wrong=''
  say 'Asking a new gateway what visitors ask'
  canary=$(docker compose run --detach --no-deps gateway)
  state() { docker inspect --format '{{if .State.Running}}{{.State.Health.Status}}{{end}}' "$canary"; }
  while [ "$(state)" = starting ]; do sleep 1; done
  if [ "$(state)" = healthy ]; then
    # Asked again, because a store may be away for a moment.
    for _ in 1 2 3; do
      wrong=$(in_gateway "$canary" || say 'It could not be asked')
      [ -z "$wrong" ] || wrong=$(grep -vxF "$(in_gateway "$1")" <<< "$wrong") || true
      [ -n "$wrong" ] || break
      sleep 5
    done
  else
    wrong='It did not start'
  fi
  if [ -n "$wrong" ]; then say "$wrong" >&2; last_lines "$canary"; fi
  docker rm --force "$canary" > /dev/null
  [ -z "$wrong" ]
}

# The errors of a new gateway in its first minute, beside those of the old ones.
first_minute() {
  local new=$1 before now
  shift
  [ "$(image_of "$new")" != "$(image_of "$1")" ] || return 0
  say 'Looking at its answers for a minute'
  errors() { for each in "$@"; do in_gateway "$each" errors; done | awk '{ sum += $1 } END { print sum + 0 }'; }
  before=$(errors "$@")
  for _ in $(seq 12); do
    sleep 5
    now=$(errors "$new")
    if [ "$now" -gt 2 ] && [ "$now" -gt $((2 * ($(errors "$@") - before))) ]; then
      say "It has answered $now requests with an error" >&2
      return 1
    fi
  done
}

# The new edge must serve pages, and understand its configuration with the domain.
edge_answers() {
  docker compose run --rm --no-deps --no-TTY edge sh -euc '
    caddy validate --config /etc/caddy/Caddyfile --adapter caddyfile
    SITE_ADDRESS=:80 caddy run --config /etc/caddy/Caddyfile --adapter caddyfile &
    for _ in 1 2 3 4 5 6 7 8 9 10; do ! wget -q -O /dev/null http://127.0.0.1:8081/health/live || break; sleep 1; done
    for path in / /contatti; do wget -q -O - "http://127.0.0.1$path" | grep -q "<h1" || { echo "It does not serve $path"; exit 1; }; done' 2>&1
}

replace() {
  local service=$1 old new
  # It runs to its end each time. Where the same site is there already, nobody notices.
  if [ "$service" = site ]; then
    replaced+=(site)
    up site || go_back site
    return
  fi
  old=$(containers "$service")
  if [ -z "$old" ]; then
    up "$service" || { last_lines "$(containers --all "$service" | head -1)"; go_back "$service"; }
    return
  fi
  changed "$service" || return 0
  case $service in
    gateway | lead-store | mailer | gaia)
      if [ "$service" = gateway ]; then canary "${old%%$'\n'*}" || go_back gateway; fi
      say "Trying a new container of $service"
      up --no-recreate --scale "$service=$(($(wc -w <<< "$old") + 1))" "$service" || true
      new=$(containers --all "$service" | grep -vxF "$old" | head -1)
      # shellcheck disable=SC2086 # One word for each container.
      if [ "$(docker inspect --format '{{.State.Health.Status}}' "$new")" != healthy ] ||
        { [ -n "$(not_ready "$new")" ] && [ -z "$(not_ready "${old%%$'\n'*}")" ]; } ||
        { [ "$service" = gateway ] && ! first_minute "$new" $old; }; then
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
        # A release gives it another name. Where it is the image that runs, visitors need not miss it for that.
        name=$(docker inspect --format '{{.Config.Image}}' "$old")
        if [ "$(content_of "$(image_of "$old")")" = "$(content_of "$(docker compose config --images | grep /edge:)")" ] &&
          ! REGISTRY=${name%/*} VERSION=${name##*:} changed edge; then
          # Without it nothing depends on the site, and Compose would call a service that has ended unready.
          kept+=$'\nedge\nsite'
          return
        fi
        answers=$(edge_answers) || { tail -5 <<< "$answers" >&2; go_back edge; }
      fi
      replaced+=("$service")
      up --force-recreate "$service" || { last_lines "$(containers --all "$service" | head -1)"; go_back "$service"; }
      ;;
  esac
}

run_to_its_end() { docker compose up --no-deps --no-build --exit-code-from "$1" "$1" || go_back "$1"; }

if [ "${1:-}" != back ]; then compare; fi
# With the images of before, its pages ask for nothing new: a price is read at once.
if [ $# = 0 ] && [ -z "$differs" ]; then
  replace site
  state="The site is as its owner's file says, nothing else was replaced. Correct what is named above, then: $again"
fi
look
if [ "${1:-}" = back ]; then
  gateway=$(docker compose config --images | sed -n 's#/gateway:.*#/gateway:previous#p')
  commit=$(commit_of "$gateway") || { say 'There are no images of before' >&2; exit 1; }
  # A release that `make upgrade` took has files and settings besides its images.
  if is_release; then
    VERSION=$(docker image inspect --format '{{index .Config.Labels "org.opencontainers.image.version"}}' "$gateway") exec infra/docker/upgrade.sh
  fi
  take_previous
  # A second `make rollback` would be the way back from this one.
  again=infra/docker/roll-out.sh
  compare
  keep_previous
  for service in gateway lead-store mailer gaia board site edge; do replace "$service"; done
  say "The way back for the files: git checkout $commit"
  exit
fi
keep_previous
if [ $# -gt 0 ]; then
  replace "$1"
  [ -z "$skipped" ] || { state="She runs as before. The way on: $again"; exit 1; }
else
  # Redis must have a new password before its clients use it.
  for store in $(enabled postgres redis); do
    if [ -z "$(containers "$store")" ] || changed "$store"; then up --force-recreate "$store"; fi
  done
  run_to_its_end migrate
  run_to_its_end reapply-erasures
  # Workers first: they must be able to read the jobs of a new gateway. The edge last: the site is down while it restarts,
  # which the site itself does not need.
  for service in lead-store mailer gaia board gateway ${differs:+site} edge; do
    if enabled "$service" > /dev/null; then replace "$service"; fi
  done
  # The others, whose files may have changed as well: the backup, the alarms.
  # shellcheck disable=SC2046 # One word for each service.
  if [ -n "$(outdated)" ]; then docker compose rm --stop --force $(outdated); fi
  # shellcheck disable=SC2046 # One word for each service.
  docker compose up --detach --wait --no-build --remove-orphans \
    ${kept:+$(docker compose config --services | grep -vxF "$kept")} || unready=yes
  if [ "${unready:-}" ] && enabled backup > /dev/null; then last_lines "$(containers --all backup)"; fi
fi

# shellcheck disable=SC2046 # One word for each service.
for container in $(containers $(enabled gateway lead-store mailer gaia | grep -vx "$skipped")); do
  reasons=$(not_ready "$container")
  if [ -n "$reasons" ]; then say "NOT READY  $(docker inspect --format '{{index .Config.Labels "com.docker.compose.service"}}' "$container"): $reasons" >&2; unready=yes; fi
done
state="What is new runs, and not all of it is ready, for the reasons above. The way on: $again${differs:+. The way back: make rollback}"
[ -z "${unready:-}" ] || exit 1
