#!/bin/sh
# Updates the containers, one service after the other. In one command Compose would stop all replaced containers before it starts the
# first, and the site would be down until the last is healthy. Usage: roll-out.sh [service]
set -eu
cd "$(dirname "$0")/../.."

LABEL='{{index .Config.Labels "com.docker.compose.service"}} {{.Created}}'
MOUNTED='{{range .Mounts}}{{if eq .Type "bind"}}{{"\n"}}{{.Source}}{{end}}{{end}}'
# The services with a container that is older than a mounted file (a secret, the owner's file): Compose does not detect this.
outdated() {
  for container in $(docker compose ps --quiet "$@"); do
    { read -r service created; while read -r file; do
      if [ -n "$(find "$file" -prune -type f -newermt "$created")" ]; then echo "$service"; fi
    done; } <<MOUNTS
$(docker inspect --format "$LABEL$MOUNTED" "$container")
MOUNTS
  done | sort -u
}
up() { docker compose up --detach --wait "$@"; }

# Redis must have a new password before its clients use it.
for store in $(outdated | grep -xE 'postgres|redis'); do up --force-recreate "$store"; done
if [ $# -gt 0 ]; then
  up "$@"
else
  # Workers first: they must be able to read the jobs of a new gateway. The edge last: the site is down only while it restarts.
  up lead-store mailer gaia board
  up gateway
  up
fi
for service in $(outdated "$@"); do up --force-recreate "$service"; done
