# SPDX-License-Identifier: GPL-3.0-or-later
# A table is one value wherever it is shown, core/sheet/showntable.h: nothing under ui or app has a
# type of its own for columns, rows or cells of texts. What only lays a table out is no table:
# ui/sheets/sheettable.h measures and paints. What a class keeps to itself is its own affair.
. "${BASH_SOURCE%/*}/../support/checks.sh"
cd "$DUGOUT_SOURCE" || exit 1

tableTypes() {
    grep -rnE --include='*.h' --include='*.cpp' -- \
        '^struct [A-Za-z]*(Table|Column|Row|Cell)[A-Za-z]*( *\{)?$' "$@" \
        | grep -vE 'Command|Words|struct (SheetColumn|SheetCell|TeamRow|QuickReferenceRow|TablePage|TableArticles)\b'
}
found=$(tableTypes app ui)
[[ -z $found ]] || wrong "a table type is defined past core:"$'\n'"$found"

# Who lists the words of a table makes one of his own.
found=$(grep -rnE --include='*.h' --include='*.cpp' -- 'ShownColumn [a-z]+(Column)?\{|\btieBreakTitle\(' app ui)
[[ -z $found ]] || wrong "the columns of a league's table are made past core/leaguefiles:"$'\n'"$found"

# The search itself: it has to find the one there is.
tableTypes core/sheet | grep -q 'struct ShownTable' || wrong 'the search for table types is broken'
