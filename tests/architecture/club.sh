# SPDX-License-Identifier: GPL-3.0-or-later
# What one does with kept things, and with games, is done in core: nothing under ui or app plays a log
# again, folds it, carries a match over to its teams or writes to a store by itself.
. "${BASH_SOURCE%/*}/../support/checks.sh"
cd "$DUGOUT_SOURCE" || exit 1

# never WHAT PATTERN [FILE…]: what the pattern finds under ui and app stands in these files alone.
never() {
    local what=$1 pattern=$2 found
    shift 2
    found=$(grep -rnE --include='*.h' --include='*.cpp' -- "$pattern" app ui | grep -vE ':[0-9]+: *//' \
        | grep -vF "$(printf '%s:\n' "$@" '//nowhere')")
    [[ -z $found ]] || wrong "$what:"$'\n'"$found"
}

never 'an event is applied past core/club/opengame.h' '\b(game|match|skirmish)(\(\))?\.apply\('
never 'a log is restored past core/club' '[sS]ession(\(\))?(\.|->)(restore|refold)\('
never 'the lines of a journal are read past core/club' 'JournalKeeper|logActionFromJson'
never 'a journal is played again past core/club/matchrepository.h' '[^:A-Za-z]replay\(\*|journals(\(\))?\.(read|append|create)\('
never 'a league is folded past core/leaguebook/openleague.h' '\bfoldLeague\('
never 'a match is carried over to its teams past core/club/matchend.h' \
    '\b(teamsAfter|matchEnd|resultFrom)\('
never 'something is kept past core/club' 'StoreBatch|batches(\(\))?\.keep|documents(\(\))?\.(save|remove)\('
# Whatever one does in a league is an act of core/leaguebook/acts; the list of events is read from there.
deeds=$(sed -nE '/^using LeagueEventData/,/;/p' core/leaguebook/journal/leagueevent.h | grep -oE '[A-Z][A-Za-z]+[a-z](,|>)' \
    | tr -d ',>' | paste -sd'|')
never 'a league event is made past core/leaguebook/acts' "\\b($deeds)( \\w+)?[{;]"
# What a file of results brings is acts, too, which core makes.
never 'events are given to a league past LeagueRepository::act()' '(toChange\(\)|\bopen)\.act\(\*?(events|intake)' \
    app/cli/league/leagueimportformats.cpp ui/league/looks/leagueoutput.cpp
never 'a match of a fixture is started past its act' '\bstartMatch\('
# The program and its commands put the rooms together; the pages for phones look whether a game has
# gone on. Nobody else sees a store.
never 'a store is handed round' '\b(JournalStore|DocumentStore|BatchStore|ResultStore) &|\bClubStores\b' \
    app/application.cpp app/cli/database/dbresults.cpp app/cli/openclub.cpp app/cli/openclub.h \
    app/cli/serve/servecommand.cpp
# Games that begin in a file, or are played by chance, and are not kept.
never 'a game is begun past core/club' '\b(MatchSession|SkirmishSession|Match|SkirmishGame)[({]\*?(ruleset|game|setup)' \
    app/cli/match/matchcommand.cpp app/cli/match/matchrandomcommand.cpp app/cli/skirmish/skirmishnewcommand.cpp

# The search itself: it has to find what stands in core.
grep -rqE '\bgame\(\)\.apply\(' core/club || wrong 'the search for what applies events is broken'
