// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/skirmishplay.h"

namespace dugout {

/// A game in the middle of its first action phase, with fighters where a test wants them. All are
/// alike: move 3, defence 2 shields, 5 wounds, an attack of range 1 with 2 hammer dice and 2
/// damage.
class SkirmishArena
{
public:
    struct Options
    {
        int players = 2;
        bool tracksCards = false;
        bool tracksField = true;
        std::vector<SkirmishCard> cards; ///< in everybody's decks
        OptionChoices choices;
    };

    SkirmishArena();
    explicit SkirmishArena(const Options &options);

    /// The fighter's card, to be changed before `begin`.
    [[nodiscard]] FighterCard &card(Seat seat, int fighter);
    /// Seat `first` is about to activate.
    void begin(Seat first = 0);
    void place(Seat seat, int fighter, Hex hex);
    [[nodiscard]] FighterRef ref(Seat seat, int fighter) const;
    [[nodiscard]] SkirmishFighter &fighter(Seat seat, int fighter);
    void giveHand(Seat seat, const QStringList &objectives, const QStringList &powers);

    [[nodiscard]] const SkirmishGame &game() const { return *m_game; }
    [[nodiscard]] SkirmishState &state() { return m_state; }

    /// The prompt with this id; stops the test when it is not offered.
    [[nodiscard]] Prompt prompt(const QString &id) const;
    [[nodiscard]] bool isAsked(const QString &id) const;
    /// What is asked in the first place; empty at the end.
    [[nodiscard]] QString asked() const;
    [[nodiscard]] Seat askedSeat() const;

    // Each stops the test when the answer is refused.
    void choose(const QString &prompt, const QStringList &choices);
    void choose(const QString &id, const QString &choice) { choose(id, QStringList{choice}); }
    void roll(const QString &prompt, std::vector<int> dice);
    void say(const QString &prompt, int number);
    void confirm(const QString &id) { choose(id, QStringList{}); }
    [[nodiscard]] bool isRefused(const QString &prompt, const QString &choice) const;

    /// Lets the fighter attack the other and rolls these dice.
    void attack(const FighterRef &attacker, const FighterRef &target, std::vector<int> attackDice,
                std::vector<int> defenceDice);

private:
    void give(Event event, const Prompt &prompt);

    SkirmishSetup m_setup;
    std::unique_ptr<SkirmishGame> m_game;
    SkirmishState m_state;
};

/// A card without any effect that Dugout knows.
[[nodiscard]] SkirmishCard simpleCard(const QString &id, CardKind kind);
/// A ploy of the kind that is played at once on what somebody else does.
[[nodiscard]] SkirmishCard reactionPloy(const QString &id);
/// The document's card, usable by the arena's warbands.
[[nodiscard]] SkirmishCard printed(const QString &id);
/// Objectives of 2 glory, every second one to score at once, and as many ploys as upgrades.
[[nodiscard]] std::vector<SkirmishCard> manyCards();
[[nodiscard]] SkirmishArena::Options withCards(std::vector<SkirmishCard> cards, int players = 2);
/// The same, asking all who might have a reaction and not only those who have one.
[[nodiscard]] SkirmishArena::Options asksAll(std::vector<SkirmishCard> cards, int players = 2);

} // namespace dugout
