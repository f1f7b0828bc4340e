# SPDX-License-Identifier: GPL-3.0-or-later
# What the documents tell people to write works.
. "${BASH_SOURCE%/*}/../support/checks.sh"

# The two files of the ruleset in resources/rulesets/README.md are the first of their kind there.
mkdir -p "$scratch/garden"
awk -v folder="$scratch/garden" '
    /^```json$/ { file = ++count > 2 ? "" : folder "/" (count == 1 ? "ruleset" : "tables") ".json"; next }
    /^```$/ { file = "" }
    file { print > file }' "$DUGOUT_SOURCE/resources/rulesets/README.md"
expect "the ruleset of the README is sound" "$DUGOUT_PROGRAM" rules check "$scratch/garden"
mkdir -p "$scratch/data/rulesets" && mv "$scratch/garden" "$scratch/data/rulesets/"
expect_equal "the ruleset of the README, used" \
    "$("$DUGOUT_PROGRAM" table garden weather --result 1 --lang de --data-dir "$scratch/data" | grep -o Rasensprenger)" \
    "Rasensprenger"

# So are the files that are named above each: a ruleset with things of its own.
mkdir -p "$scratch/orchard"
awk -v folder="$scratch/" '
    /^`orchard\/[a-z]*\.json`$/ { named = substr($0, 2, length($0) - 2) }
    /^```json$/ { file = named ? folder named : ""; named = ""; next }
    /^```$/ { file = "" }
    file { print > file }' "$DUGOUT_SOURCE/resources/rulesets/README.md"
expect "the three things of a club's own are sound" "$DUGOUT_PROGRAM" rules check "$scratch/orchard"
expect "they can be laid out" "$DUGOUT_PROGRAM" rules format "$scratch/orchard"
expect "and are still sound" "$DUGOUT_PROGRAM" rules check "$scratch/orchard"

# The commands the README shows are commands.
while read -r command; do
    "$DUGOUT_PROGRAM" --help | grep -q "^  $command " || wrong "README.md shows dugout $command, which is no command"
done < <(sed -n 's/^dugout \([a-z]*\) .*/\1/p' "$DUGOUT_SOURCE/README.md" | sort -u)

# So are those of the guide and of the manual's examples, with their options.
declare -A helps=()
while read -r said; do
    words=() options=()
    for word in $said; do
        case $word in
        --*) options+=("${word%%=*}") ;;
        [a-z]*) ((${#options[@]})) || words+=("$word") ;;
        *) break ;;
        esac
    done
    for word in $(grep -oE -- ' --[a-z-]+' <<<"$said"); do options+=("$word"); done
    ((${#words[@]})) || continue # dugout --version
    command="${words[*]:0:2}"
    "$DUGOUT_PROGRAM" ${words[@]:0:2} --help >"$scratch/help" 2>/dev/null || command=${words[0]:-}
    [[ -n ${helps[$command]:-} ]] || helps[$command]=$("$DUGOUT_PROGRAM" $command --help 2>/dev/null)
    [[ -n ${helps[$command]} ]] || wrong "there is no command dugout $said"
    for option in "${options[@]}"; do
        grep -qE -- "(^|[ ,])$option\b" <<<"${helps[$command]}" || [[ $option == --help || $option == --version ]] \
            || wrong "dugout $command has no $option: $said"
    done
done < <({
    cat "$DUGOUT_SOURCE"/resources/guide/*/*.md "$DUGOUT_SOURCE/README.md"
    sed -n 's/^\\fB\(dugout .*\)\\fR$/\1/p' "$DUGOUT_SOURCE"/packaging/man/{,de/,es/}dugout.1 | tr -d '\\'
} | grep -oE '^dugout [^`]*|`dugout [^`]*`' | tr -d '`' | sed 's/^dugout //; s/#.*//' | sort -u)
