#!/usr/bin/env bash
# Checks the subjects of the commits since a revision: conventional, at most 72 characters, no full stop at the end.
# usage: check-commits.sh [REVISION]
set -euo pipefail
since=${1:-}
# A branch that is new has no revision before it.
git cat-file -e "$since^{commit}" 2>/dev/null || since=$(git rev-parse HEAD^)
form='^(build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(\([a-z-]+\))?!?: [^ ].*[^.]$'
git log --no-merges --format=%s "$since..HEAD" | awk -v form="$form" '
  length > 72 { print "Longer than 72 characters: " $0; bad = 1 }
  $0 !~ form { print "Not `type(scope): subject`: " $0; bad = 1 }
  END { exit bad }'
