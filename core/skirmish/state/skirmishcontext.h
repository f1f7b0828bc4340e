// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/cards/cardmodifiers.h"
#include "core/skirmish/state/skirmishsetup.h"
#include "core/skirmish/state/skirmishstate.h"

#include <QHash>

namespace dugout {

/// The rules and the setup, as the steps of a skirmish ask for them.
class SkirmishContext
{
public:
    SkirmishContext(std::shared_ptr<const Ruleset> ruleset, SkirmishSetup setup);

    [[nodiscard]] const Ruleset &ruleset() const { return *m_ruleset; }
    [[nodiscard]] const SkirmishSetup &setup() const { return m_setup; }
    [[nodiscard]] const SkirmishSeat &seat(Seat seat) const
    {
        return m_setup.seats.at(static_cast<size_t>(seat));
    }
    [[nodiscard]] int playerCount() const { return static_cast<int>(m_setup.seats.size()); }
    /// What the game begins with.
    [[nodiscard]] SkirmishWay startingWay() const;
    /// Somebody's cards could be followed, should the players want it.
    [[nodiscard]] bool hasDecks() const;
    [[nodiscard]] bool tracksField() const { return m_setup.tracksField; }

    [[nodiscard]] const SkirmishDie &attackDie() const { return m_attackDie; }
    [[nodiscard]] const SkirmishDie &defenceDie() const { return m_defenceDie; }

    [[nodiscard]] bool isOn(const QString &option) const;
    [[nodiscard]] QString chosen(const QString &option) const;
    [[nodiscard]] int optionNumber(const QString &option, int fallback) const;
    /// A number of a plain list, such as `("game-length", "rounds", "count")`.
    [[nodiscard]] int number(const QString &table, const QString &row, const QString &key,
                             int fallback = 0) const;
    /// What a row says, in the language of the moment; empty when there is none.
    [[nodiscard]] QString ruleText(const QString &table, const QString &row) const;

    /// Null when no deck has it.
    [[nodiscard]] const SkirmishCard *card(const CardId &id) const;
    /// What it changes as long as it is in force.
    [[nodiscard]] const std::vector<CardModifier> &modifiers(const CardId &id) const;
    /// Some card of the game changes others than the one who has it.
    [[nodiscard]] bool changesOthers() const { return m_changesOthers; }
    [[nodiscard]] const FighterCard *fighter(const FighterRef &ref) const;

    [[nodiscard]] int rounds() const { return m_rounds; }
    [[nodiscard]] int activations() const { return m_activations; }
    /// The criticals that who placed everybody first adds in the first round.
    [[nodiscard]] int rollOffBonus() const;
    /// A question, or its absence, must not reveal what another holds: all who might have an answer
    /// are asked, not only those who have one.
    [[nodiscard]] bool asksEverybody(const SkirmishState &state) const;
    [[nodiscard]] int upgradeCost() const { return m_upgradeCost; }
    [[nodiscard]] const DeckLimits &limits() const { return m_limits; }
    [[nodiscard]] int objectiveTokens() const;

    /// Who comes next in the direction of the round; clockwise before the first.
    [[nodiscard]] Seat after(Seat seat, int round) const;
    /// The seats in that order, from the given one on.
    [[nodiscard]] std::vector<Seat> orderFrom(Seat seat, int round) const;

private:
    std::shared_ptr<const Ruleset> m_ruleset;
    SkirmishSetup m_setup;
    SkirmishDie m_attackDie;
    SkirmishDie m_defenceDie;
    QHash<QString, size_t> m_cards;
    std::vector<std::vector<CardModifier>> m_modifiers; ///< beside the setup's cards
    bool m_changesOthers = false;
    DeckLimits m_limits;
    int m_rounds = 3;
    int m_activations = 4;
    int m_upgradeCost = 1;
};

} // namespace dugout
