// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ruleset.h"

#include "core/rules/partreaders.h"

using namespace Qt::StringLiterals;

namespace dugout {

Ruleset::Ruleset(Manifest manifest, QStringList folders)
    : m_manifest(std::move(manifest))
    , m_files(std::move(folders))
{ }

template<typename T>
const KeyedList<T> &Ruleset::part(Part<T> &cache, const QString &name,
                                  T (*read)(const Entry &, ProblemList &)) const
{
    if (!cache) {
        std::vector<T> values;
        const std::vector<Entry> entries = m_files.entries(name, m_problems);
        values.reserve(entries.size());
        for (const Entry &entry : entries)
            values.push_back(read(entry, m_problems));
        cache.emplace(std::move(values));
    }
    return *cache;
}

const KeyedList<Roster> &Ruleset::rosters() const
{
    return part(m_rosters, u"teams"_s, readRoster);
}

const KeyedList<Skill> &Ruleset::skills() const
{
    return part(m_skills, u"skills"_s, readSkill);
}

const KeyedList<StarPlayer> &Ruleset::stars() const
{
    return part(m_stars, u"stars"_s, readStar);
}

const KeyedList<Inducement> &Ruleset::inducements() const
{
    return part(m_inducements, u"inducements"_s, readInducement);
}

const KeyedList<Table> &Ruleset::tables() const
{
    return part(m_tables, u"tables"_s, readTable);
}

const KeyedList<Roll> &Ruleset::rolls() const
{
    return part(m_rolls, u"rolls"_s, readRoll);
}

const KeyedList<Sequence> &Ruleset::sequences() const
{
    return part(m_sequences, u"sequences"_s, readSequence);
}

const KeyedList<Option> &Ruleset::options() const
{
    return part(m_options, u"options"_s, readOption);
}

const KeyedList<Timing> &Ruleset::timings() const
{
    return part(m_timings, u"timings"_s, readTiming);
}

const KeyedList<Deck> &Ruleset::decks() const
{
    return part(m_decks, u"decks"_s, readDeck);
}

const KeyedList<Warband> &Ruleset::warbands() const
{
    return part(m_warbands, u"warbands"_s, readWarband);
}

const KeyedList<SkirmishCard> &Ruleset::skirmishCards() const
{
    return part(m_skirmishCards, u"cards"_s, readSkirmishCard);
}

const KeyedList<SkirmishDie> &Ruleset::skirmishDice() const
{
    return part(m_skirmishDice, u"dice"_s, readSkirmishDie);
}

const KeyedList<SkirmishSymbol> &Ruleset::symbols() const
{
    return part(m_symbols, u"symbols"_s, readSymbol);
}

const KeyedList<SkirmishToken> &Ruleset::tokens() const
{
    return part(m_tokens, u"tokens"_s, readToken);
}

const KeyedList<BoardFact> &Ruleset::boardFacts() const
{
    return part(m_boardFacts, u"boards"_s, readBoardFact);
}

} // namespace dugout
