#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The habits of .clang-tidy, in the sources a change touches: what differs from the branch `main`, or
# else the newest commits, up to DUGOUT_TIDY_MOST sources. With --all, in every source of app, core
# and ui. DUGOUT_SOURCE and DUGOUT_BUILD are handed in; the compile_commands.json of the latter says
# how a source is compiled.
. "${BASH_SOURCE%/*}/../support/checks.sh"
cd "$DUGOUT_SOURCE" || exit 1
most=${DUGOUT_TIDY_MOST:-20}

# Where the work since the last common state begins, if git knows.
base() {
    local branch
    for branch in origin/main main; do
        git merge-base HEAD "$branch" 2>/dev/null && return
    done
}

# Files that were changed, the newest first: not yet committed, since `main`, in the newest commits.
changed() {
    local since
    since=$(base)
    git ls-files --modified --others --exclude-standard
    git diff --name-only --cached
    [[ -z $since ]] || git log --format= --name-only "$since..HEAD"
    git log --format= --name-only --max-count=20
}

every() { find app core ui -name '*.cpp' | LC_ALL=C sort; }

# The sources that compile the files named on standard input: a header is seen by the source of its
# name, or by one that includes it.
sources_of() {
    local file
    while IFS= read -r file; do
        [[ $file =~ ^(app|core|ui)/.*\.(h|cpp)$ && -e $file ]] || continue
        if [[ -e ${file%.*}.cpp ]]; then
            printf '%s\n' "${file%.*}.cpp"
        else
            grep -rlF --include='*.cpp' "#include \"$file\"" app core ui | LC_ALL=C sort | head -n 1
        fi
    done
}

chosen() {
    if [[ ${1:-} == --all ]]; then
        every
    else
        { changed 2>/dev/null; every; } | sources_of | awk '!seen[$0]++' | head -n "$most"
    fi
}

# Several sources of a folder are looked at as one, for most of the time goes into headers. Prints
# a compile_commands.json for these units, without what is only for GCC: its precompiled header and
# its warnings. Reads the groups of unity.awk, the units of the build and its compile_commands.json.
units() {
    awk -v source="$DUGOUT_SOURCE" -v scratch="$scratch" '
        FILENAME ~ /groups$/ {
            file = source "/" $2
            unit = scratch "/" $1 ".cpp"
            if (!(unit in first))
                first[unit] = file
            print "#include \"" file "\"" >unit
            next
        }
        FILENAME ~ /\.cxx$/ {
            if (sub(/^#include "/, "") && sub(/"$/, ""))
                compiled[$0] = FILENAME
            next
        }
        /^ *"directory": / { directory = $0 }
        /^ *"command": / { command = $0 }
        /^ *"file": / {
            sub(/^ *"file": "/, "")
            sub(/",?$/, "")
            directories[$0] = directory
            commands[$0] = command
        }
        END {
            for (unit in first) {
                from = first[unit] in commands ? first[unit] : compiled[first[unit]]
                if (!(from in commands))
                    continue
                command = commands[from]
                gsub(/ -include [^ ]*cmake_pch\.hxx| -W[^ ]+/, "", command)
                sub(/ -o [^ ]+ -c [^ ]+",?$/, " -c " unit "\",", command)
                printf "%s{\n%s\n%s\n  \"file\": \"%s\"\n}", (made++ ? ",\n" : "[\n"), \
                    directories[from], command, unit
            }
            print "\n]"
        }' "$@"
}

chosen "$@" | xargs awk -v most=2500 -f packaging/cmake/unity.awk >"$scratch/groups"
mapfile -d '' -t compiled < <(find "$DUGOUT_BUILD" -name 'unity_*.cxx' -print0)
units "$scratch/groups" "${compiled[@]}" "$DUGOUT_BUILD/compile_commands.json" >"$scratch/compile_commands.json"
expect_equal "the units compile_commands.json knows" "$(grep -c '"file"' "$scratch/compile_commands.json")" \
    "$(cut -d ' ' -f 1 "$scratch/groups" | sort -u | wc -l)"

printf 'Looking at %s sources.\n' "$(wc -l <"$scratch/groups")"
sed -n 's/^  "file": "\(.*\)"$/\1/p' "$scratch/compile_commands.json" \
    | xargs -r -P "$(nproc)" -n 1 clang-tidy --quiet --config-file=.clang-tidy -p "$scratch" 2>"$scratch/noise" \
    || wrong "clang-tidy found what stands above"$'\n'"$(grep -v 'warnings\? generated' "$scratch/noise" | head -n 20)"
