#!/bin/sh
# Backs up the database, Redis' append-only file with the unfinished requests, and the ledger of erasures, of which a restore uses the
# newest copy. Usage: backup.sh DIRECTORY; for cron. Exits with 0 only when all copies are complete.
set -eu
to=${1:?usage: backup.sh DIRECTORY}
umask 077
mkdir -p "$to"
to=$(cd "$to" && pwd)/$(date -u +%Y-%m-%dT%H%M%SZ)
cd "$(dirname "$0")/../.."
mkdir "$to"
tar -C infra/docker/erasures/ledger -cf "$to/erasures.tar" .

docker compose exec -T postgres pg_dump --username school --format custom school > "$to/school.dump.part"
docker compose exec -T postgres pg_restore --list < "$to/school.dump.part" > /dev/null
mv "$to/school.dump.part" "$to/school.dump"

# Redis appends to its files until it rewrites them: then the list of files changes, and the copy is repeated. tar exits with 1 when a
# file has grown meanwhile: the copy is then a prefix, and a restore truncates an incomplete last entry.
files() { docker compose exec -T redis cat /data/appendonlydir/appendonly.aof.manifest; }
for attempt in 1 2 3 4 5; do
  before=$(files)
  copy='tar --warning=no-file-changed -C /data -cf - appendonlydir || test $? = 1'
  if docker compose exec -T redis sh -c "$copy" > "$to/redis.tar.part" && [ "$before" = "$(files)" ]; then
    mv "$to/redis.tar.part" "$to/redis.tar"
    break
  fi
  sleep 5
done
test -e "$to/redis.tar" || { echo 'Redis kept rewriting its files: try again later' >&2; exit 1; }
echo "$to"
