#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The habits of .clang-tidy, in the sources a change touches: what is not committed yet and what
# differs from the branch `main`, or on it from the commit before, up to DUGOUT_TIDY_MOST sources.
# Where there is no change, as in a fresh copy without history, there is nothing to look at. With
# --all, in every source of app, core and ui; with names of sources, in these. DUGOUT_SOURCE and
# DUGOUT_BUILD are handed in; the compile_commands.json of the latter says how a source is compiled.
. "${BASH_SOURCE%/*}/../support/checks.sh"
cd "$DUGOUT_SOURCE" || exit 1
most=${DUGOUT_TIDY_MOST:-8}

# Where the change begins, if git knows.
base() {
    local branch found
    for branch in origin/main main; do
        found=$(git merge-base HEAD "$branch") || continue
        [[ $found == "$(git rev-parse HEAD)" ]] || { printf '%s\n' "$found" && return; }
    done
    git rev-parse --verify --quiet HEAD~1
}

# Files that were changed: first what is not committed yet, then the newest commits first.
changed() {
    local since
    git ls-files --modified --others --exclude-standard
    git diff --name-only --cached
    since=$(base) && git log --first-parent -m --format= --name-only "$since..HEAD"
}

# What only another system compiles cannot be read here.
every() { find app core ui -name '*.cpp' ! -path 'core/platform/windows/*' | LC_ALL=C sort; }

# The sources that compile the files named on standard input: a header is seen by the source of its
# name, or by one that includes it.
sources_of() {
    local file
    while IFS= read -r file; do
        [[ $file =~ ^(app|core|ui)/.*\.(h|cpp)$ && -e $file && $file != core/platform/windows/* ]] || continue
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
    elif (($# > 0)); then
        printf '%s\n' "$@" | sources_of
    else
        changed 2>/dev/null | sources_of | awk '!seen[$0]++' | head -n "$most"
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

mapfile -t sources < <(chosen "$@")
if ((${#sources[@]} == 0)); then
    printf 'No source was changed.\n'
    exit 0
fi
printf '%s\n' "${sources[@]}" | xargs awk -v most=2500 -f packaging/cmake/unity.awk >"$scratch/groups"
mapfile -d '' -t compiled < <(find "$DUGOUT_BUILD" -name 'unity_*.cxx' -print0)
units "$scratch/groups" "${compiled[@]}" "$DUGOUT_BUILD/compile_commands.json" >"$scratch/compile_commands.json"
expect_equal "the units compile_commands.json knows" "$(grep -c '"file"' "$scratch/compile_commands.json")" \
    "$(cut -d ' ' -f 1 "$scratch/groups" | sort -u | wc -l)"

printf 'Looking at %s sources.\n' "$(wc -l <"$scratch/groups")"
sed -n 's/^  "file": "\(.*\)"$/\1/p' "$scratch/compile_commands.json" \
    | xargs -r -P "$(nproc)" -n 1 clang-tidy --quiet --config-file=.clang-tidy -p "$scratch" 2>"$scratch/noise" \
    || wrong "clang-tidy found what stands above"$'\n'"$(grep -v 'warnings\? generated' "$scratch/noise" | head -n 20)"
