# SPDX-License-Identifier: GPL-3.0-or-later
# The manual pages are sound and name every command the program has.
. "${BASH_SOURCE%/*}/../support/checks.sh"

commands_of() {
    "$DUGOUT_PROGRAM" "$@" --help --lang en | sed -n 's/^  \([a-z][a-z-]*\) .*/\1/p'
}

mapfile -t commands < <(commands_of)
((${#commands[@]})) || wrong "dugout --help names no command"
for page in dugout.1 de/dugout.1 es/dugout.1; do
    file=$DUGOUT_SOURCE/packaging/man/$page
    expect_equal "mandoc on $page" "$(mandoc -T lint -W style "$file" 2>&1)" ""
    for command in "${commands[@]}"; do
        # Subcommands stand behind their command, several on a line; odds lead to its own help.
        said=$(grep -F "\\fB$command\\fR" "$file") || wrong "$page lacks the command $command"
        [[ $command == odds ]] && continue
        for subcommand in $(commands_of "$command"); do
            grep -qF "\\fB${subcommand//-/\\-}\\fR" <<<"$said" || wrong "$page lacks $command $subcommand"
        done
    done
done
