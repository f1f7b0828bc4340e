// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/event.h"
#include "core/rules/optionchoices.h"
#include "core/skirmish/cards/deckcheck.h"
#include "core/skirmish/state/skirmishway.h"
#include "core/text/errorcode.h"

namespace dugout {

/// What one player brings.
struct SkirmishSeat
{
    QString name;
    Warband warband;
    DeckList deck; ///< empty when cards are not tracked
    std::vector<BoardFace> boards; ///< at least one when the battlefield is tracked

    bool operator==(const SkirmishSeat &) const = default;
};

/// The fixture of a league that a skirmish is played for; empty for any other.
struct SkirmishFixture
{
    QString league{}; ///< the id of the league's journal
    QString fixture{}; ///< its id in the league
    QString competition{};
    int round = 0;

    [[nodiscard]] bool isEmpty() const { return fixture.isEmpty(); }
    bool operator==(const SkirmishFixture &) const = default;
};

/// What a skirmish starts from. It never changes while it is played, and holds everything that
/// its log needs to be read again, a coach's own cards included.
struct SkirmishSetup
{
    RulesetId ruleset;
    OptionChoices options;
    std::vector<SkirmishSeat> seats; ///< clockwise
    std::vector<SkirmishCard> cards; ///< all that are in the decks
    bool tracksCards = true; ///< the decks are followed
    QString way; ///< how it begins: `counters`, `table` or `everything`; empty in old games
    bool tracksField = true; ///< else where fighters stand is only said
    SkirmishFixture fixture{};

    bool operator==(const SkirmishSetup &) const = default;
};

[[nodiscard]] SkirmishWay wayOf(const SkirmishSetup &setup);

/// A reason why a game cannot start like this.
struct SetupProblem
{
    ErrorCode code;
    QString message;
    Seat seat = noSeat;

    /// A rule for decks is broken, which friends may agree to ignore.
    [[nodiscard]] bool isOfDeck() const { return code == ErrorCode::DeckRules; }
    bool operator==(const SetupProblem &) const = default;
};

/// Everything that is missing or against the rules.
[[nodiscard]] std::vector<SetupProblem> checkSetup(const SkirmishSetup &setup,
                                                   const Ruleset &ruleset);

/// Takes the cards that the seats' decks name out of a collection.
void gatherCards(SkirmishSetup &setup, const Collection &collection);

/// Everybody may choose any board of the collection, also the one that another has; without any
/// everybody plays on a blank one.
void giveBoards(SkirmishSetup &setup, const Collection &collection);

} // namespace dugout
