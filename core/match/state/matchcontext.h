// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchstate.h"
#include "core/rules/knownwords.h"
#include "core/rules/optionchoices.h"
#include "core/text/wordmap.h"

#include <memory>
#include <span>

namespace dugout {

class RollNeeds;
class StepBook;

/// The fixture of a league that a match is played for; empty for any other match.
struct MatchFixture
{
    QString league{}; ///< the id of the league's journal
    QString fixture{}; ///< its id in the league
    QString competition{}; ///< what it is called on scoreboard, sheets and report
    int round = 0;

    [[nodiscard]] bool isEmpty() const { return fixture.isEmpty(); }
    bool operator==(const MatchFixture &) const = default;
};

/// What a match starts from. It never changes while it is played.
struct MatchSetup
{
    RulesetId ruleset;
    OptionChoices options;
    std::array<Team, 2> teams; ///< a quick team has a name and re-rolls, and no roster
    bool league = false; ///< league steps are asked; else it is a one-off game
    QString occasion{}; ///< `friendly`, `play-off`, `semi-final` or `final`; empty for any other
    MatchFixture fixture{};
    /// The shirts of this match alone, where coaches have agreed on others than those of the team.
    std::array<std::optional<Rgb>, 2> kits{};

    bool operator==(const MatchSetup &) const = default;
};

/// The rules and the setup, as the steps of a match ask for them.
class MatchContext
{
public:
    MatchContext(std::shared_ptr<const Ruleset> ruleset, MatchSetup setup, const StepBook &steps);

    [[nodiscard]] const Ruleset &ruleset() const { return *m_ruleset; }
    [[nodiscard]] const MatchSetup &setup() const { return m_setup; }
    [[nodiscard]] const StepBook &steps() const { return *m_steps; }
    [[nodiscard]] const Team &team(Seat seat) const
    {
        return m_setup.teams.at(static_cast<size_t>(seat));
    }
    /// Null for a quick team.
    [[nodiscard]] const Roster *roster(Seat seat) const
    {
        return m_rosters.at(static_cast<size_t>(seat));
    }
    [[nodiscard]] bool hasNote(Seat seat, const QString &note) const;

    [[nodiscard]] bool isOn(const QString &option) const;
    /// The edition knows the option and it is not on.
    [[nodiscard]] bool isSwitchedOff(const QString &option) const;
    /// The chosen id of an option that is a choice.
    [[nodiscard]] QString chosen(const QString &option) const;
    [[nodiscard]] int chosenNumber(const QString &option) const;
    /// What was chosen otherwise than the edition has it, and whether it is on.
    [[nodiscard]] const QHash<QString, bool> &changedOptions() const { return m_changedOptions; }

    // A table is named by a word that code knows, or by an id out of the data.

    /// Null when the edition has no such table.
    [[nodiscard]] const Table *table(KnownWord<TableNames> name) const
    {
        return m_tables.at(name.id());
    }
    [[nodiscard]] const Table *table(const QString &id) const;
    /// A row of a plain list, or by its id; null when the edition has no such table or row.
    template<typename Name>
    [[nodiscard]] const TableRow *rowById(const Name &name, QStringView row) const
    {
        const Table *found = table(name);
        return found ? found->row(row) : nullptr;
    }
    [[nodiscard]] const TableRow *rowById(const RowOf &row) const
    {
        return rowById(row.table.text(), row.row.text());
    }
    /// A number of a plain list, such as `("turn-structure", "turns", "count")`.
    template<typename Name>
    [[nodiscard]] int number(const Name &name, QStringView row, QStringView key,
                             int fallback = 0) const
    {
        const TableRow *line = rowById(name, row);
        return line ? line->value(key, fallback) : fallback;
    }
    /// The row that a result means; null when the edition has no such table or result.
    template<typename Name>
    [[nodiscard]] const TableRow *row(const Name &name, int result) const
    {
        const Table *found = table(name);
        return found ? found->lookUp(result) : nullptr;
    }
    /// The rows of a table, none when the edition has no such table.
    template<typename Name>
    [[nodiscard]] std::span<const TableRow> rows(const Name &name) const
    {
        const Table *found = table(name);
        return found ? std::span<const TableRow>(found->rows) : std::span<const TableRow>();
    }
    /// The steps of a sequence, none when the edition has no such sequence.
    [[nodiscard]] std::span<const SequenceStep> sequence(const QString &sequence) const;
    /// What the steps of a sequence are, but for those of rules that are switched off.
    [[nodiscard]] std::span<const StepKind> stepsOf(const QString &sequence) const;
    /// What may end a turn by the rules in force, but for what is recorded otherwise.
    [[nodiscard]] const QStringList &turnoverCauses() const { return m_turnoverCauses; }
    /// The rows of the weather table, for changes by hand.
    [[nodiscard]] const QStringList &weathers() const { return m_weathers; }

    [[nodiscard]] int halves() const { return m_halves; }
    [[nodiscard]] int turnsPerHalf() const { return m_turnsPerHalf; }
    [[nodiscard]] int mostOnPitch() const { return m_mostOnPitch; }
    /// The weather table that is played with.
    [[nodiscard]] const QString &weatherTable() const { return m_weatherTable; }

    /// A row of the season's numbers that holds for this match; null for an ordinary match.
    [[nodiscard]] const TableRow *bigMatchRow(const QString &row) const;
    /// Whether gold is moved and help hired before the match. One-off games have none of that,
    /// unless their organiser says so; neither have knock-out rounds that are played without.
    [[nodiscard]] bool hasShop() const;
    /// Whether both sides brought what they have bought for good: nothing is bought before the
    /// match.
    [[nodiscard]] bool isBoughtForGood() const;
    /// Whether the cards of a league match are dealt: not in one-off games.
    [[nodiscard]] bool dealsCards() const;
    /// The shop with nothing bought, as the two teams came.
    [[nodiscard]] const InducementShop &emptyShop() const { return m_shop; }

    /// One of the player's skills makes him behave so: the keys of `SkillEffect::behaviour`.
    [[nodiscard]] bool behaves(const MatchPlayer &player,
                               KnownWord<BehaviourNames> behaviour) const;
    /// One of his skills makes this roll fail whatever the die shows.
    [[nodiscard]] bool alwaysFails(const MatchPlayer &player, const QString &roll) const;

    /// Answers what a roll needs; sorted once, since every roll asks several times.
    [[nodiscard]] const RollNeeds &rollNeeds() const { return *m_rollNeeds; }

    /// A player as he joins the match.
    [[nodiscard]] std::shared_ptr<const Participant> joined(const Player &player, Seat seat) const;

private:
    void findTables();
    void nameSteps();
    void sortSkills();
    void openOwnShop();
    [[nodiscard]] bool isPlayedLikeLeague() const;

    std::shared_ptr<const Ruleset> m_ruleset;
    MatchSetup m_setup;
    const StepBook *m_steps;
    std::array<const Roster *, 2> m_rosters{};
    std::array<const Table *, std::size(TableNames::names)> m_tables{}; ///< those that code knows
    int m_halves = 2;
    int m_turnsPerHalf = 8;
    int m_mostOnPitch = 11;
    QString m_weatherTable;
    QStringList m_weathers;
    QStringList m_turnoverCauses;
    InducementShop m_shop;
    std::shared_ptr<const RollNeeds> m_rollNeeds;
    QHash<QString, bool> m_changedOptions;
    WordMap<std::vector<StepKind>> m_stepsOf; ///< by sequence
    std::array<QStringList, std::size(BehaviourNames::names)> m_behaving; ///< the skills of each
    WordMap<QStringList> m_failing; ///< skills by the roll that fails with them
};

} // namespace dugout
