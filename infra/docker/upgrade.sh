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
  echo "$version runs. The way back: git checkout $before && mv .env.before .env && make up"
else
  git checkout --quiet "$before"
  mv .env.before .env
  echo "$version was not taken, for the reason above. The files are those of $before again." >&2
  if [ -n "$(docker compose ps --quiet)" ]; then infra/docker/roll-out.sh && echo "$before runs." >&2; fi
  exit 1
fi
