#!/bin/bash
# Writes the secrets that docker-compose.yml mounts, where they are missing: generates passwords and composes URLs. Asks for values that
# only the owner knows. Run by `make up`; idempotent.
set -eu
cd "$(dirname "$0")"
# The settings of Compose apply here too.
: "${DEPLOY_ENV:=$(sed -n 's/^DEPLOY_ENV=//p' ../../.env 2>/dev/null || true)}"
: "${SCHOOL_FILE:=$(sed -n 's/^SCHOOL_FILE=//p' ../../.env 2>/dev/null || true)}"
umask 022
mkdir -p secrets
# Other users of this host cannot enter the folder; the files in it are readable, because each container has another user.
chmod 0700 secrets
# Likewise the ledger of erasures and the backups, which containers write as another user.
mkdir -p erasures/ledger backups/repository
chmod 0700 erasures backups
chmod 1777 erasures/ledger backups/repository

write() { if [ ! -s "secrets/$1" ]; then cat > "secrets/$1"; echo "wrote infra/docker/secrets/$1"; fi; }
password() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }
of() { cat "secrets/$1"; }
# A composed file is written again when one of its parts is newer. A file edited by an operator is newer than all parts.
derive() {
  for source in "$@"; do
    if [ "$source" != "$1" ] && [ "$source" -nt "secrets/$1" ]; then rm -f "secrets/$1"; fi
  done
  write "$1"
}

redis_users='gateway lead_store mailer gaia board operator backup exporter'
for name in postgres_password postgres_app_password postgres_backup_password postgres_exporter_password postgres_gateway_password \
  redis_password board_password grafana_password backup_password; do password | write "$name"; done
for user in $redis_users; do password | write "redis_password_$user"; done
for name in erasures_key links_key; do head -c 32 /dev/urandom | base64 | write "$name"; done
echo "postgres://school:$(of postgres_password)@postgres:5432/school" | derive migration_url secrets/postgres_password
echo "postgres://school_app:$(of postgres_app_password)@postgres:5432/school" | derive database_url secrets/postgres_app_password
echo "postgres://school_gateway:$(of postgres_gateway_password)@postgres:5432/school" |
  derive database_url_gateway secrets/postgres_gateway_password
for user in $redis_users; do
  echo "redis://$(echo "$user" | tr _ -):$(of "redis_password_$user")@redis:6379" | derive "redis_url_$user" "secrets/redis_password_$user"
done
# `default` is for operators and the container's health check, and needs all rights: Redis loads its append-only file as this user, and
# skips commands that the user may not run.
{
  echo "user default reset on >$(of redis_password) ~* &* +@all"
  for user in $redis_users; do
    grep "^user $(echo "$user" | tr _ -) " ../redis/users.acl | sed "s/>PASSWORD/>$(of "redis_password_$user")/"
  done
} | derive redis_users ../redis/users.acl secrets/redis_password secrets/redis_password_*

# Its versions look for the password by the address with or without the user.
password=$(of redis_password_exporter)
echo "{\"redis://redis:6379\":\"$password\",\"redis://exporter@redis:6379\":\"$password\"}" | derive redis_exporter secrets/redis_password_exporter

# Blank until they are used, for Swarm refuses empty ones: the DKIM key, keys of language models, the login of a repository of backups elsewhere.
for name in dkim_key gaia_key gaia_fallback_key backup_login; do echo | write "$name"; done

if [ ! -s secrets/smtp_url ]; then
  if [ "${DEPLOY_ENV:-production}" = production ]; then
    echo 'Missing: infra/docker/secrets/smtp_url, the mail server and its login. Write it with' >&2
    echo '  (umask 022; echo "smtps://user:password@mail.example.it" > infra/docker/secrets/smtp_url)' >&2
    exit 1
  fi
  echo 'smtp://mailpit:1025' | write smtp_url
fi

# Alertmanager's configuration: its secrets cannot come from files of their own. Alerts go to the school's address until somebody says
# where else, in secrets/alarms.
owner() { tr -d '\r\n' 2> /dev/null < "../../${SCHOOL_FILE:-infra/school.json}" | sed -n "$1" | head -1; }
{ echo "mail=$(owner 's/^[^{]*{.*[,{] *"email": *"\([^"]*\)" *, *"mailFrom".*/\1/p')"; echo 'webhook='; echo 'watchdog='; } | write alarms
alarm() { sed -n "s/^$1=//p" secrets/alarms | head -1; }
[ -n "$(alarm mail)$(alarm webhook)" ] || echo 'Nobody gets alerts: name a mail= or a webhook= in infra/docker/secrets/alarms' >&2
require_form() {
  # shellcheck disable=SC2254 # $2 is a pattern.
  case $(alarm "$1") in
    '' | $2) ;;
    *) echo "$(alarm "$1") in infra/docker/secrets/alarms is no address: no alert would arrive" >&2; exit 1 ;;
  esac
}
require_form mail '*@*'
require_form webhook 'http*://*'
require_form watchdog 'http*://*'
# A percent-encoded part of a URL, as a string of YAML.
decoded() { printf %b "$(sed 's/\\/&&/g; s/%\([0-9A-Fa-f][0-9A-Fa-f]\)/\\x\1/g' <<< "$1")" | sed "s/'/''/g; s/.*/'&'/"; }
url=$(head -1 secrets/smtp_url)
server=${url#*://}; login=${server%@*}; server=${server##*@}; server=${server%%/*}
case $url in smtps:*) port=465 tls=false ;; smtp://*@*) port=587 tls=true ;; *) port=587 tls=false ;; esac
case $server in *:*) ;; *) server=$server:$port ;; esac
from=$(owner 's/.*"mailFrom"[^}]*"address": *"\([^"]*\)".*/\1/p')
{
  echo "global: { smtp_smarthost: '$server', smtp_from: '${from:-$(alarm mail)}', smtp_require_tls: $tls }"
  echo 'route:'
  echo "  { receiver: people, group_by: [alertname], group_wait: 10s, repeat_interval: 12h, routes: [{ receiver: watchdog, matchers: [alertname = Watchdog], group_wait: 0s, group_interval: 1m, repeat_interval: 1m }] }"
  echo 'receivers:'
  echo '  - name: people'
  if [ -n "$(alarm mail)" ]; then
    echo "    email_configs: [{ to: '$(alarm mail)', send_resolved: true$(case $url in *@*) echo ", auth_username: $(decoded "${login%%:*}"), auth_password: $(decoded "${login#*:}")" ;; esac) }]"
  fi
  if [ -n "$(alarm webhook)" ]; then echo "    webhook_configs: [{ url: '$(alarm webhook)' }]"; fi
  echo '  - name: watchdog'
  if [ -n "$(alarm watchdog)" ]; then echo "    webhook_configs: [{ url: '$(alarm watchdog)', send_resolved: false }]"; fi
} | derive alertmanager secrets/smtp_url secrets/alarms
