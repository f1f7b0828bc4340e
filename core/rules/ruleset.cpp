// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ruleset.h"

#include "core/rules/doings.h"
#include "core/rules/partreaders.h"

#include <future>

using namespace Qt::StringLiterals;

namespace dugout {

Ruleset::Ruleset(Manifest manifest, const QStringList &folders)
    : m_manifest(std::move(manifest))
    , m_files(folders)
{
    (void)m_memos.of<Doings>(); // there before two parts are read at the same time
}

template<typename T>
const KeyedList<T> &Ruleset::part(Part<T> &cache, const QString &name,
                                  T (*read)(const Entry &, ProblemList &)) const
{
    if (!cache.list) {
        std::vector<T> values;
        const std::vector<Entry> entries = m_files.entries(name, cache.problems);
        values.reserve(entries.size());
        for (const Entry &entry : entries)
            values.push_back(read(entry, cache.problems));
        noteDoings(m_memos.of<Doings>(), name, entries);
        cache.list.emplace(std::move(values));
    }
    return *cache.list;
}

void Ruleset::readEveryPart() const
{
    // The tables are about as long as all the rest of an edition.
    const auto tablesRead = std::async(std::launch::async, [this] { (void)tables(); });
    (void)rosters(), (void)skills(), (void)stars(), (void)inducements(), (void)rolls();
    (void)sequences(), (void)options(), (void)timings(), (void)decks();
    if (m_manifest.game == Game::Skirmish)
        (void)warbands(), (void)skirmishCards(), (void)skirmishDice(), (void)symbols(),
            (void)tokens(), (void)boardFacts();
    tablesRead.wait();
}

ProblemList Ruleset::problems() const
{
    ProblemList all;
    const auto add = [&all](const auto &...parts) {
        (all.insert(all.end(), parts.problems.begin(), parts.problems.end()), ...);
    };
    add(m_rosters, m_skills, m_stars, m_inducements, m_tables, m_rolls, m_sequences, m_options,
        m_timings, m_decks, m_warbands, m_skirmishCards, m_skirmishDice, m_symbols, m_tokens,
        m_boardFacts);
    return all;
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
