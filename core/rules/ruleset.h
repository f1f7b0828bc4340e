// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/deck.h"
#include "core/rules/inducement.h"
#include "core/rules/keyedlist.h"
#include "core/rules/lazycache.h"
#include "core/rules/manifest.h"
#include "core/rules/option.h"
#include "core/rules/roll.h"
#include "core/rules/roster.h"
#include "core/rules/ruleeffects.h"
#include "core/rules/rulesetfiles.h"
#include "core/rules/sequence.h"
#include "core/rules/skirmishcard.h"
#include "core/rules/skirmishdie.h"
#include "core/rules/skirmishparts.h"
#include "core/rules/starplayer.h"
#include "core/rules/table.h"

namespace dugout {

/// An edition with everything it holds.
///
/// A part is read whole when it is first asked for, once, and never changes afterwards; what nobody
/// asks for is never parsed. What is wrong with a part stands in `problems()` after it was read,
/// and its sound entries are usable. Several threads may share an edition.
class Ruleset
{
public:
    Ruleset(Manifest manifest, const QStringList &folders);

    [[nodiscard]] const Manifest &manifest() const { return m_manifest; }
    [[nodiscard]] const RulesetId &id() const { return m_manifest.id; }
    [[nodiscard]] const LocalizedText &name() const { return m_manifest.name; }
    [[nodiscard]] const RulesetFiles &files() const { return m_files; }

    [[nodiscard]] const KeyedList<Roster> &rosters() const;
    [[nodiscard]] const KeyedList<Skill> &skills() const;
    [[nodiscard]] const KeyedList<StarPlayer> &stars() const;
    [[nodiscard]] const KeyedList<Inducement> &inducements() const;
    [[nodiscard]] const KeyedList<Table> &tables() const;
    [[nodiscard]] const KeyedList<Roll> &rolls() const;
    [[nodiscard]] const KeyedList<Sequence> &sequences() const;
    [[nodiscard]] const KeyedList<Option> &options() const;
    [[nodiscard]] const KeyedList<Timing> &timings() const;
    [[nodiscard]] const KeyedList<Deck> &decks() const;

    // The parts of a skirmish edition.
    [[nodiscard]] const KeyedList<Warband> &warbands() const;
    [[nodiscard]] const KeyedList<SkirmishCard> &skirmishCards() const;
    [[nodiscard]] const KeyedList<SkirmishDie> &skirmishDice() const;
    [[nodiscard]] const KeyedList<SkirmishSymbol> &symbols() const;
    [[nodiscard]] const KeyedList<SkirmishToken> &tokens() const;
    [[nodiscard]] const KeyedList<BoardFact> &boardFacts() const;

    /// Reads what has not been read yet, on two cores where there are two: for those who are about
    /// to go through everything anyway, as a search or an export does.
    void readEveryPart() const;

    /// Of the parts read so far.
    [[nodiscard]] ProblemList problems() const;

    /// What the entries of a part do; see doing.h.
    [[nodiscard]] const RuleEffects &rosterRuleEffects() const;
    [[nodiscard]] const RuleEffects &starRuleEffects() const;
    [[nodiscard]] const RuleEffects &inducementRuleEffects() const;
    [[nodiscard]] const RuleEffects &tableRuleEffects() const;
    [[nodiscard]] const RuleEffects &deckRuleEffects() const;

    /// What a room above makes of an edition again and again, made once: a `T(*this)`. It lives as
    /// long as the edition and must not change it or hold a shared pointer to it.
    template<typename T>
    [[nodiscard]] const T &derived() const
    {
        return m_derived.get<T>([this] { return T(*this); });
    }

private:
    template<typename T>
    struct PartContents
    {
        KeyedList<T> list;
        RuleEffects ruleEffects;
        ProblemList problems;
    };

    /// A part and how it is found and read.
    template<typename T>
    struct Part
    {
        const char16_t *name;
        T (*read)(const Entry &, ProblemList &);
        LazyValue<PartContents<T>> contents{};
    };

    template<typename T>
    [[nodiscard]] const PartContents<T> &contents(const Part<T> &part) const;

    Manifest m_manifest;
    RulesetFiles m_files;
    Part<Roster> m_rosters;
    Part<Skill> m_skills;
    Part<StarPlayer> m_stars;
    Part<Inducement> m_inducements;
    Part<Table> m_tables;
    Part<Roll> m_rolls;
    Part<Sequence> m_sequences;
    Part<Option> m_options;
    Part<Timing> m_timings;
    Part<Deck> m_decks;
    Part<Warband> m_warbands;
    Part<SkirmishCard> m_skirmishCards;
    Part<SkirmishDie> m_skirmishDice;
    Part<SkirmishSymbol> m_symbols;
    Part<SkirmishToken> m_tokens;
    Part<BoardFact> m_boardFacts;
    LazyCache m_derived;
};

} // namespace dugout
