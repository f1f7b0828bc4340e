// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/deck.h"
#include "core/rules/inducement.h"
#include "core/rules/keyedlist.h"
#include "core/rules/manifest.h"
#include "core/rules/memos.h"
#include "core/rules/option.h"
#include "core/rules/roll.h"
#include "core/rules/roster.h"
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
/// A part is read when it is first asked for and kept; what nobody asks for is never parsed. What
/// is wrong with a part stands in `problems()` after it was read, and its sound entries are usable.
/// Like any value it belongs to one thread at a time.
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

    /// For what is read out of the tables again and again: an edition never changes.
    [[nodiscard]] Memos &memos() const { return m_memos; }

private:
    /// Each part keeps its own problems, so that two can be read at the same time.
    template<typename T>
    struct Part
    {
        std::optional<KeyedList<T>> list;
        ProblemList problems;
    };

    template<typename T>
    const KeyedList<T> &part(Part<T> &cache, const QString &name,
                             T (*read)(const Entry &, ProblemList &)) const;

    Manifest m_manifest;
    RulesetFiles m_files;
    mutable Part<Roster> m_rosters;
    mutable Part<Skill> m_skills;
    mutable Part<StarPlayer> m_stars;
    mutable Part<Inducement> m_inducements;
    mutable Part<Table> m_tables;
    mutable Part<Roll> m_rolls;
    mutable Part<Sequence> m_sequences;
    mutable Part<Option> m_options;
    mutable Part<Timing> m_timings;
    mutable Part<Deck> m_decks;
    mutable Part<Warband> m_warbands;
    mutable Part<SkirmishCard> m_skirmishCards;
    mutable Part<SkirmishDie> m_skirmishDice;
    mutable Part<SkirmishSymbol> m_symbols;
    mutable Part<SkirmishToken> m_tokens;
    mutable Part<BoardFact> m_boardFacts;
    mutable Memos m_memos;
};

} // namespace dugout
