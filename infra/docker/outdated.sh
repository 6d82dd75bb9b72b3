#!/bin/sh
# Names the services with a container that is older than a file mounted into it, a secret or the owner's file: Compose itself replaces a
# container when its image or its settings change, and takes no notice of files.
# usage: outdated.sh [service]
set -eu
cd "$(dirname "$0")/../.."
for container in $(docker compose ps --quiet "$@"); do
  { read -r service created; while read -r file; do
    if [ -n "$(find "$file" -prune -newermt "$created")" ]; then echo "$service"; fi
  done; } <<MOUNTS
$(docker inspect --format '{{index .Config.Labels "com.docker.compose.service"}} {{.Created}}{{range .Mounts}}{{if eq .Type "bind"}}{{"\n"}}{{.Source}}{{end}}{{end}}' "$container")
MOUNTS
done | sort -u
