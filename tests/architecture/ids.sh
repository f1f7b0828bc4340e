# SPDX-License-Identifier: GPL-3.0-or-later
# Ids belong to the edges: data, files, journals. Inside the games things are typed, so the number of
# ids that their code spells may fall and not rise. A change that makes it fall lowers the number here.
. "${BASH_SOURCE%/*}/../support/checks.sh"
cd "$DUGOUT_SOURCE" || exit 1

# at_most NUMBER WHAT PATTERN FOLDER…: so many places at most that the pattern finds.
at_most() {
    local most=$1 what=$2 pattern=$3 found
    shift 3
    found=$(grep -rhE --include='*.h' --include='*.cpp' -- "$pattern" "$@" | sed -E 's/field\(u"[^"]*"//g' \
        | grep -oE -- "$pattern" | wc -l) # the names of fields are no ids
    ((found <= most)) || wrong "$what: $found, and there were only $most"
}

id='u"[a-z0-9][a-z0-9.-]*"'
at_most 125 'ids spelt in core/match' "$id" core/match
at_most 37 'ids spelt in core/aftermatch' "$id" core/aftermatch
at_most 201 'ids spelt in core/skirmish' "$id" core/skirmish
at_most 0 'prompts, steps and changes that are told apart by a spelt id' '(prompt|prompt\.id|\.kind) [!=]?= u"' \
    app ui core/club core/exchange core/leaguebook core/sheet core/table
at_most 0 'values that are joined to one text and taken apart again' "(split|section)\(u' '" \
    core/match core/aftermatch
known='attack|against|cards|cardsPlayed|cardsRested|conditions|drawn|handicap|kickOff|roll|told|weather'
at_most 0 'cards, rows, rolls and attacks that a game remembers as texts' "QString(List)? ($known)[{;]" \
    core/match/state/*.h core/skirmish/state/*.h core/skirmish/combat/*.h
at_most 0 'a state by keys instead of fields' 'QMap<QString, (QString> facts|int> (numbers|shared));' \
    core/match/state core/aftermatch
# What is on a roster, in a deck or in a table is chosen by a key of its data; the test `contract` looks
# for their names.
at_most 0 'steps that are about a word of code' '(\(\)\.text|table|row|card)\(\) [!=]= u"' core/match core/aftermatch \
    core/skirmish
at_most 0 'a step with a text that may mean anything' 'QString [a-z]+[{;=]' core/match/state/step.h \
    core/skirmish/state/skirmishstep.h
# Choices of a skirmish are SkirmishAction, FighterChange, FighterRef, SeatRef and DieRef.
skirmish='core/skirmish/battlefield core/skirmish/steps core/skirmish/words ui/skirmish'
at_most 0 'choices of a skirmish that are taken apart as texts' "section\(u'[:/]'|startsWith\(\"[a-z]+:\"" $skirmish
at_most 0 'choices of a skirmish that are put together as texts' \
    'u"(attack|card|charge|counter|die|guard|move|parry|ploy|push|seat|upgrade):' $skirmish
