// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/ruleset.h"

#include "core/rules/partreaders.h"
#include "core/rules/skirmishfields.h"

#include <future>

namespace dugout {

Ruleset::Ruleset(Manifest manifest, const QStringList &folders)
    : m_manifest(std::move(manifest))
    , m_files(folders)
    , m_rosters{u"teams", readRoster}
    , m_skills{u"skills", readSkill}
    , m_stars{u"stars", readStar}
    , m_inducements{u"inducements", readInducement}
    , m_tables{u"tables", readTable}
    , m_rolls{u"rolls", readRoll}
    , m_sequences{u"sequences", readSequence}
    , m_options{u"options", readOption}
    , m_timings{u"timings", readTiming}
    , m_decks{u"decks", readDeck}
    , m_warbands{u"warbands", readDescribed<Warband>}
    , m_skirmishCards{u"cards", readDescribed<SkirmishCard>}
    , m_skirmishDice{u"dice", readSkirmishDie}
    , m_symbols{u"symbols", readSymbol}
    , m_tokens{u"tokens", readToken}
    , m_boardFacts{u"boards", readBoardFact}
{ }

template<typename T>
const Ruleset::PartContents<T> &Ruleset::contents(const Part<T> &part) const
{
    return part.contents.get([&] {
        PartContents<T> contents;
        const std::vector<Entry> entries
            = m_files.entries(QString::fromUtf16(part.name), contents.problems);
        std::vector<T> values;
        values.reserve(entries.size());
        for (const Entry &entry : entries)
            values.push_back(part.read(entry, contents.problems));
        contents.list = KeyedList<T>(std::move(values));
        contents.ruleEffects = ruleEffectsOf(entries);
        return contents;
    });
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
    const auto addOf = [&all](const auto &part) {
        if (const auto *read = part.contents.ifMade())
            all.insert(all.end(), read->problems.begin(), read->problems.end());
    };
    const auto add = [&addOf](const auto &...parts) { (addOf(parts), ...); };
    add(m_rosters, m_skills, m_stars, m_inducements, m_tables, m_rolls, m_sequences, m_options,
        m_timings, m_decks, m_warbands, m_skirmishCards, m_skirmishDice, m_symbols, m_tokens,
        m_boardFacts);
    return all;
}

const KeyedList<Roster> &Ruleset::rosters() const
{
    return contents(m_rosters).list;
}

const KeyedList<Skill> &Ruleset::skills() const
{
    return contents(m_skills).list;
}

const KeyedList<StarPlayer> &Ruleset::stars() const
{
    return contents(m_stars).list;
}

const KeyedList<Inducement> &Ruleset::inducements() const
{
    return contents(m_inducements).list;
}

const KeyedList<Table> &Ruleset::tables() const
{
    return contents(m_tables).list;
}

const KeyedList<Roll> &Ruleset::rolls() const
{
    return contents(m_rolls).list;
}

const KeyedList<Sequence> &Ruleset::sequences() const
{
    return contents(m_sequences).list;
}

const KeyedList<Option> &Ruleset::options() const
{
    return contents(m_options).list;
}

const KeyedList<Timing> &Ruleset::timings() const
{
    return contents(m_timings).list;
}

const KeyedList<Deck> &Ruleset::decks() const
{
    return contents(m_decks).list;
}

const KeyedList<Warband> &Ruleset::warbands() const
{
    return contents(m_warbands).list;
}

const KeyedList<SkirmishCard> &Ruleset::skirmishCards() const
{
    return contents(m_skirmishCards).list;
}

const KeyedList<SkirmishDie> &Ruleset::skirmishDice() const
{
    return contents(m_skirmishDice).list;
}

const KeyedList<SkirmishSymbol> &Ruleset::symbols() const
{
    return contents(m_symbols).list;
}

const KeyedList<SkirmishToken> &Ruleset::tokens() const
{
    return contents(m_tokens).list;
}

const KeyedList<BoardFact> &Ruleset::boardFacts() const
{
    return contents(m_boardFacts).list;
}

const RuleEffects &Ruleset::rosterRuleEffects() const
{
    return contents(m_rosters).ruleEffects;
}

const RuleEffects &Ruleset::starRuleEffects() const
{
    return contents(m_stars).ruleEffects;
}

const RuleEffects &Ruleset::inducementRuleEffects() const
{
    return contents(m_inducements).ruleEffects;
}

const RuleEffects &Ruleset::tableRuleEffects() const
{
    return contents(m_tables).ruleEffects;
}

const RuleEffects &Ruleset::deckRuleEffects() const
{
    return contents(m_decks).ruleEffects;
}

} // namespace dugout
