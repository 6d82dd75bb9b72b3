#!/bin/sh
# Brings the containers up to date, one kind after the other. Told to do it all at once, Compose stops everything that it replaces before it starts
# the first, and the site would be away until the last is healthy.
# usage: roll-out.sh [service]
set -eu
cd "$(dirname "$0")/../.."

# The services with a container that is older than a file mounted into it, a secret or the owner's file, which Compose takes no notice of.
outdated() {
  for container in $(docker compose ps --quiet "$@"); do
    { read -r service created; while read -r file; do
      if [ -n "$(find "$file" -prune -type f -newermt "$created")" ]; then echo "$service"; fi
    done; } <<MOUNTS
$(docker inspect --format '{{index .Config.Labels "com.docker.compose.service"}} {{.Created}}{{range .Mounts}}{{if eq .Type "bind"}}{{"\n"}}{{.Source}}{{end}}{{end}}' "$container")
MOUNTS
  done | sort -u
}
up() { docker compose up --detach --wait "$@"; }

# A new password must be known to Redis before those who use it.
for store in $(outdated | grep -xE 'postgres|redis'); do up --force-recreate "$store"; done
if [ $# -gt 0 ]; then
  up "$@"
else
  # Workers first: what a new gateway puts on the queue, they can read. The edge last and alone: only then is the site away.
  up lead-store mailer gaia board
  up gateway
  up
fi
for service in $(outdated "$@"); do up --force-recreate "$service"; done
