# SPDX-License-Identifier: GPL-3.0-or-later
# A value is described once, in a list of its fields (core/values/fields.h). The lists that were
# written by hand for each purpose stay gone.
. "${BASH_SOURCE%/*}/../support/checks.sh"
cd "$DUGOUT_SOURCE" || exit 1

gone=(core/match/state/statehash core/exchange/teamjson core/exchange/teamjsonreader core/team/teamcarry
    core/club/resultrecordjson core/leaguebook/journal/leaguefields
    core/leaguebook/journal/deedfields core/leaguebook/journal/leaguecodec
    core/leaguebook/journal/leaguepack core/leaguebook/journal/bytepack
    core/leaguebook/looks/resultskim core/exchange/skirmishvalues core/exchange/collectionjson
    core/rules/warbandreader core/rules/skirmishcardreader)
for each in "${gone[@]}"; do
    for file in "$each".*; do
        [[ ! -e $file ]] || wrong "$file: its values describe their fields; see core/values/fields.h"
    done
done
