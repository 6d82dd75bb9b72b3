#!/bin/bash
# Upgrades to a release, the newest or VERSION: takes its files and its images, and rolls them out. If that fails, it goes back to the release
# before.
set -euo pipefail
cd "$(dirname "$0")/../.."
git fetch --quiet --tags origin
version=${VERSION:-$(git tag --list 'v*' --sort=-version:refname | sed -n 1p)}
[ -n "$version" ] || { echo 'There is no release yet. To build what is in this folder: make up' >&2; exit 1; }
before=$(git describe --tags --exact-match 2> /dev/null || git symbolic-ref --quiet --short HEAD || git rev-parse HEAD)

touch .env
cp .env .env.before
sed -i '/^VERSION=/d' .env
echo "VERSION=$version" >> .env
# The registry of the repository that this folder was cloned from.
grep -q '^REGISTRY=' .env ||
  git config remote.origin.url | tr '[:upper:]' '[:lower:]' |
  sed -E 's#^.*github\.com[:/](.*)$#REGISTRY=ghcr.io/\1#; s#\.git$##; /^REGISTRY=/!d' >> .env

if git checkout --quiet "$version" && make --no-print-directory up; then
  case $before in
    v*) back="make upgrade VERSION=$before" ;;
    *) back="git checkout $before && mv .env.before .env && make up" ;;
  esac
  # The old version of PostgreSQL has its volume still. What was stored since then is in Redis for seven days.
  if [ -n "${POSTGRES:-}" ]; then back="docker compose rm --stop --force postgres && $back && docker compose run --rm leads replay"; fi
  echo "$version runs. The way back: $back"
else
  git checkout --quiet "$before"
  mv .env.before .env
  # The environment would be preferred to the file.
  unset VERSION POSTGRES
  if [ -n "$(docker compose ps --all --quiet)" ] && ! infra/docker/roll-out.sh; then
    echo "$version was not taken, and $before could not be started again, for the reasons above. Its files and settings are here: make up" >&2
    exit 1
  fi
  echo "$version was not taken, for the reason above. The files, the images and the settings are those of $before." >&2
  exit 1
fi
