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

# The commands the README shows are commands.
while read -r command; do
    "$DUGOUT_PROGRAM" --help | grep -q "^  $command " || wrong "README.md shows dugout $command, which is no command"
done < <(sed -n 's/^dugout \([a-z]*\) .*/\1/p' "$DUGOUT_SOURCE/README.md" | sort -u)
