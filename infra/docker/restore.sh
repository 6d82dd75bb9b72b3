#!/bin/bash
# Restores a backup into each store that holds no requests, and into those named in OVERWRITE; then opens the site.
# Usage: [AT=2026-11-27T09:00:00Z] [OVERWRITE='postgres redis'] restore.sh
#        [AT=…] restore.sh verify     into volumes of a project of its own, which are removed again
#        restore.sh move              what PostgreSQL holds into the volume of its new major version; the old volume stays
set -euo pipefail
cd "$(dirname "$0")/../.."
task=${1:-restore}
say() { printf '%s\n' "$*"; }
stop_with() { say "$*" >&2; exit 1; }
# The last line of a failure: what the stores hold, and the way on or back.
state='Nothing was changed.'
# What is removed at the end.
work='' removal=true
ended() {
  local status=$?
  $removal > /dev/null 2>&1 || true
  rm -rf "$work"
  [ $status = 0 ] || say "$state" >&2
}
trap ended EXIT
trap 'exit 1' INT TERM HUP

test -s infra/docker/secrets/backup_password ||
  stop_with 'First copy infra/docker/secrets and .env of the school here: without them no backup can be read.'
infra/docker/make-secrets.sh
# A new host has the file of the demonstration, or none.
school=${SCHOOL_FILE:-$(sed -n 's/^SCHOOL_FILE=//p' .env 2> /dev/null || true)}
school=${school:-infra/school.json}
if [ ! -e "$school" ]; then mkdir -p "$(dirname "$school")" && cp infra/school.json "$school"; fi
work=$(mktemp -d)

in_backup() { docker compose run --rm --no-deps --no-TTY backup "$@"; }
leads() { docker compose run --rm --no-deps --no-TTY leads "$@"; }
sql() { docker compose exec -T postgres psql -U school -d school -AtXc "$1"; }
redis() { docker compose exec -T redis sh -c 'export REDISCLI_AUTH=$(cat /run/secrets/redis_password); redis-cli "$@"' - "$@"; }
# A store that does not answer must not be taken for an empty one.
jobs_of_leads() {
  local keys
  keys=$(redis --scan --pattern 'bull:lead-store:lead-*') || return
  grep -cE '^bull:lead-store:lead-[0-9a-f-]{36}$' <<< "$keys" || true
}
# A new database has no table.
rows() {
  local table
  table=$(sql "SELECT to_regclass('$1')") || return
  if [ -z "$table" ]; then say 0; else sql "SELECT count(*) FROM $1"; fi
}
ids() { { grep -oE '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}' || true; } | sort -u; }

load_postgres() { in_backup load postgres < infra/docker/secrets/postgres_password; }

# By Redis's documentation: it reads the dump without an append-only file, and is then told to write one.
load_redis() {
  docker compose stop redis
  in_backup cat /staging/restored/redis.rdb | docker compose run --rm --no-deps --no-TTY redis sh -euc '
    redis() { redis-cli -s /tmp/redis.sock "$@"; }
    failed() { echo "Redis could not read its dump" >&2; exit 1; }
    # Also what a restore that was killed has left.
    put_back() { if [ -e /data/replaced ]; then rm -rf /data/appendonlydir; mv /data/replaced /data/appendonlydir; fi; rm -f /data/dump.rdb; }
    put_back
    trap put_back EXIT
    trap "exit 1" INT TERM
    cat > /data/dump.rdb
    if [ -e /data/appendonlydir ]; then mv /data/appendonlydir /data/replaced; fi
    redis-server --dir /data --port 0 --unixsocket /tmp/redis.sock --appendonly no --save "" --daemonize yes --logfile /tmp/redis.log > /dev/null
    tries=0; until redis ping 2> /dev/null | grep -q PONG; do tries=$((tries + 1)); [ $tries -lt 120 ] || { cat /tmp/redis.log >&2; failed; }; sleep 1; done
    redis config set appendonly yes > /dev/null
    while redis info persistence | grep -qE "aof_rewrite_(in_progress|scheduled):1"; do sleep 1; done
    redis info persistence | grep -q aof_last_bgrewrite_status:ok || failed
    redis shutdown
    rm -rf /data/replaced'
  docker compose up --detach --wait redis
}

verify() {
  export COMPOSE_PROJECT_NAME=school-verify
  state='The backup was not verified, for the reason above. The site and its stores were not touched.'
  removal='docker compose down --volumes --timeout 5'
  docker compose up --detach --wait postgres redis
  in_backup fetch "${AT:-latest}" | tee "$work/fetched"
  load_postgres
  load_redis
  wrong=0
  while read -r what count; do
    if [ "$what" = jobs ]; then restored=$(jobs_of_leads); else restored=$(rows "$what"); fi
    # Redis may have had more by the end of its dump.
    if [ "$what" = jobs ] && [ "$restored" -gt "$count" ]; then continue; fi
    if [ "$restored" != "$count" ]; then say "WRONG  $what: $restored restored, $count in the backup"; wrong=1; fi
  done < <(grep -E '^[a-z_.]+ [0-9]+$' "$work/fetched")
  [ $wrong = 0 ] || { state='This backup is not complete. The site was not touched: make one more (make backup), and verify that'; exit 1; }
  unset COMPOSE_PROJECT_NAME
  redis set backup:verified "$(date +%s)" > /dev/null || say 'Redis is not running, and does not know the time of this verification'
  export COMPOSE_PROJECT_NAME=school-verify
  say 'The backup can be restored: all counts are equal.'
}

if [ "$task" = verify ]; then verify; exit; fi

# Which stores are restored.
choose() {
  postgres_holds=$(rows leads)
  redis_holds=$(jobs_of_leads)
  stores=
  if [ "$postgres_holds" = 0 ] || [[ ${OVERWRITE:-} == *postgres* ]]; then stores=' postgres'; fi
  if [ "$redis_holds" = 0 ] || [[ ${OVERWRITE:-} == *redis* ]]; then stores="$stores redis"; fi
  [ -n "$stores" ] || stop_with "Nothing is empty: PostgreSQL holds $postgres_holds requests, Redis $redis_holds jobs of requests.
To replace one of them: make restore OVERWRITE=postgres (or redis, or both)"
}
if [ "$task" = move ]; then
  OVERWRITE=postgres
elif [ "$(docker compose ps --quiet postgres redis | wc -l)" = 2 ]; then
  # The site need not be closed to be told that nothing is lost.
  choose
fi

infra/docker/images.sh backup
state='The site is closed. A store that was not restored holds what it held before. Correct what is named above, then restore again (AT=… takes an earlier backup). To open the site as it is: make up'
docker compose stop edge gateway lead-store mailer gaia board
# The requests that this host has acknowledged. Gateways write them down beside the spool, which outlives their containers.
in_backup sh -c 'cd /var/spool/leads && grep -H . accepted-*' > "$work/days" 2> /dev/null || true
ids < "$work/days" > "$work/acknowledged"
if [ "$task" = move ]; then
  state='The requests were not moved, and the site is closed. All are in the volume of the old PostgreSQL. The way back: git checkout the release before, then make up'
  removal='docker compose rm --stop --force postgres'
  # The site is closed: nothing is accepted, stored or mailed after this backup, which the programs of the old version make.
  docker compose exec -T backup backup now
fi
docker compose stop backup
docker compose up --detach --wait postgres redis
choose

in_backup fetch "${AT:-latest}" | tee "$work/fetched"
backup=$(sed -n 's/^Backup [^ ]* of \(.*\):$/\1/p' "$work/fetched")
in_backup load erasures
if [[ $stores == *redis* ]]; then load_redis; in_backup load spool; fi
if [[ $stores == *postgres* ]]; then load_postgres; fi
[ "$task" = move ] || state="The site is closed. Restored:$stores. The way on: make up, then docker compose run --rm leads replay"
in_backup cat /var/lib/erasures/erasures.jsonl > "$work/erased"
in_backup cat /staging/restored/school.json > "$work/school.json"
in_backup rm -rf /staging/restored

if grep -q '"demo"' "$school" && ! grep -q '"demo"' "$work/school.json"; then
  cp "$work/school.json" "$school"
  say "Restored the owner's file: $school"
fi
infra/docker/check-school.sh
infra/docker/images.sh

docker compose up --no-deps --exit-code-from migrate migrate
# A job that was active at the time of the backup may be removed when its lock has ended.
for _ in 1 2 3 4; do if leads gdpr reapply; then break; else test $? = 5; fi; sleep 15; done
leads replay
# What a job or the spool still holds will be stored.
{ cat "$work/acknowledged"; redis --scan --pattern 'mail:*' | ids; } | sort -u > "$work/known"
{ sql 'SELECT id FROM leads'; cat "$work/erased"; redis --scan --pattern 'bull:lead-store:lead-*'; in_backup ls /var/spool/leads/new 2> /dev/null || true; } | ids > "$work/there"
comm -23 "$work/known" "$work/there" > "$work/missing"
open=yes
infra/docker/roll-out.sh || open=
if [ "$open" ]; then
  removal=true
  state="The site is open. Restored:$stores. The requests could not be counted, for the reason above"
fi

say "Restored:$stores. PostgreSQL holds $(rows leads) requests (before: $postgres_holds), Redis $(jobs_of_leads) jobs of requests (before: $redis_holds)."
if [ -s "$work/missing" ]; then
  say "Missing, but acknowledged on these days, or mailed: look for the ids in the mailboxes of the offices. The backup is of $backup."
  awk -F: 'FILENAME == ARGV[1] { day[$2] = substr($1, 10); next } { print $1, day[$1] }' "$work/days" "$work/missing"
elif [ -s "$work/acknowledged" ]; then
  say 'No request is missing of those that this host has acknowledged or mailed.'
fi
[ -s "$work/acknowledged" ] ||
  say "How many are missing nobody knows: the volume of the spool, with the ids of what this host has acknowledged, is lost or new. Look in the mailboxes for what came after the backup of $backup."
[ "$open" ]
