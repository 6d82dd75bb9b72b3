#!/bin/bash
# Upgrades to a release, the newest or VERSION: takes its files and its images, and rolls them out. If that fails, it goes back to the release
# before.
set -euo pipefail
cd "$(dirname "$0")/../.."
# The last line of a failure: what is here, and the way on or back.
state='Nothing was changed.'
trap '[ $? = 0 ] || echo "$state" >&2' EXIT
trap 'exit 1' INT TERM HUP

git fetch --quiet --tags origin
version=${VERSION:-$(git tag --list 'v*' --sort=-version:refname | sed -n 1p)}
[ -n "$version" ] || { echo 'There is no release yet. To build what is in this folder: make up' >&2; exit 1; }
before=$(git describe --tags --exact-match 2> /dev/null || git symbolic-ref --quiet --short HEAD || git rev-parse HEAD)
touch .env
cp .env .env.before
# Whether there is a release, or a site that was built, to go back to.
ran=$(docker compose ps --quiet gateway; grep '^VERSION=' .env || true)

git checkout --quiet "$version"
back="git checkout $before && mv .env.before .env && make up"
state="The upgrade to $version has stopped in the middle. The way on: make up. The way back: $back"
sed -i '/^VERSION=/d' .env
echo "VERSION=$version" >> .env
# The registry of the repository that this folder was cloned from.
grep -q '^REGISTRY=' .env ||
  git config remote.origin.url | tr '[:upper:]' '[:lower:]' |
  sed -E 's#^.*github\.com[:/](.*)$#REGISTRY=ghcr.io/\1#; s#\.git$##; /^REGISTRY=/!d' >> .env

if make --no-print-directory up; then
  if [[ $before == v* ]]; then back="make upgrade VERSION=$before"; fi
  # The old version of PostgreSQL has its volume still. What was stored since then is in Redis for seven days.
  if [ -n "${POSTGRES:-}" ]; then back="docker compose rm --stop --force postgres && $back && docker compose run --rm leads replay"; fi
  echo "$version runs.${ran:+ The way back: $back}"
  exit
fi
if [ -z "$ran" ]; then
  state='Nothing ran before. Correct what is named above, then: make up'
  exit 1
fi
git checkout --quiet "$before"
mv .env.before .env
# The environment would be preferred to the file.
unset VERSION POSTGRES
state="$version was not taken, and $before could not be started again, for the reasons above. Its files and settings are here: make up"
if [ -z "$(docker compose ps --all --quiet)" ] || infra/docker/roll-out.sh; then
  state="$version was not taken, for the reason above. The files, the images and the settings are those of $before."
fi
exit 1
