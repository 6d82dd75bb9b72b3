#!/usr/bin/env bash
# Checks the subjects of the commits since a revision: conventional, at most 72 characters, no full stop at the end. From the first release
# on, it also checks that of an accepted decision nothing but the status changed.
# usage: check-commits.sh [REVISION]
set -euo pipefail
since=${1:-}
# A branch that is new has no revision before it.
git cat-file -e "$since^{commit}" 2>/dev/null || since=$(git rev-parse HEAD^)
if [ -n "$(git tag --list 'v*')" ] &&
  git diff --unified=0 --diff-filter=MD "$since..HEAD" -- 'docs/decisions/[0-9]*' | grep -E '^[-+][^-+]' | grep -v '^.Status: '; then
  echo 'A decision is not edited but superseded by a new record: docs/decisions/README.md'
  exit 1
fi
form='^(build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(\([a-z-]+\))?!?: [^ ].*[^.]$'
git log --no-merges --format=%s "$since..HEAD" | awk -v form="$form" '
  length > 72 { print "Longer than 72 characters: " $0; bad = 1 }
  $0 !~ form { print "Not `type(scope): subject`: " $0; bad = 1 }
  END { exit bad }'
