# SPDX-License-Identifier: GPL-3.0-or-later
# What the checks that are shell scripts share. CTest hands in where things are: DUGOUT_SOURCE,
# DUGOUT_BUILD, DUGOUT_PROGRAM… A check goes on after a failure, and fails at the end.
set -uo pipefail

id=io.github.dugout.Dugout
linux=$DUGOUT_SOURCE/packaging/linux
failures=0
scratch=$(mktemp -d) || exit 1
trap 'rm -rf -- "$scratch"; ((failures == 0)) || exit 1' EXIT

wrong() {
    printf 'FAIL: %s\n' "$*"
    failures=$((failures + 1))
}

# expect WHAT COMMAND…: the command must succeed; what it says is shown when it does not.
expect() {
    local what=$1 said
    shift
    said=$("$@" 2>&1) || wrong "$what"$'\n'"$said"
}

expect_line() {
    grep -qxF -- "$2" "$1" || wrong "${1##*/} lacks the line: $2"
}

expect_equal() {
    [[ $2 == "$3" ]] || wrong "$1"$'\n'"$(diff <(printf '%s\n' "$3") <(printf '%s\n' "$2"))"
}
