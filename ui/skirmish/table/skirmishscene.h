// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/state/skirmishcontext.h"
#include "ui/skirmish/battlefield/fieldscene.h"

#include <QCoreApplication>

namespace dugout {

/// A fighter as his card beside the battlefield shows him.
struct FighterSeen
{
    FighterRef ref;
    QString name;
    QString mark; ///< what stands on his disc on the battlefield; empty without one
    bool inspired = false;
    bool out = false;
    bool placed = true; ///< stands on the battlefield, or has stood there
    int damage = 0;
    std::optional<int> wounds; ///< none while open
    QStringList tokens; ///< in words
    QStringList upgrades;
    QString values; ///< beside the wounds, with his upgrades; empty while all are open
    QStringList card; ///< everything else that stands on it: attacks, upgrades, when he is inspired
    bool moved = false;
    bool charged = false;
    bool guard = false;
    bool countable = false; ///< his hearts and tokens may be pressed now
    bool quiet = false; ///< the game puts his tokens itself: pressing is for who is looked at

    bool operator==(const FighterSeen &) const = default;
};

/// A player as the scoreboard shows him: nothing that only he may see.
struct PlayerSeen
{
    Seat seat = noSeat;
    QString name;
    QString warband;
    int glory = 0; ///< spent and unspent together
    int spent = 0;
    int activations = 0;
    int mostActivations = 0;
    int used = 0; ///< of them in this round; none before the first
    bool tracksCards = false;
    int objectives = 0; ///< in hand
    int powers = 0;
    int objectiveDeck = 0;
    int powerDeck = 0;
    QStringList discards; ///< face up for everybody
    bool active = false;
    bool activates = false; ///< he chooses what he does with an activation
    bool countable = false; ///< the figures may be pressed now
    bool countsActivations = false; ///< the squares as well

    bool operator==(const PlayerSeen &) const = default;
};

/// Takes out of a state what the window shows of it, in the language of the moment.
class SkirmishScene
{
    Q_DECLARE_TR_FUNCTIONS(SkirmishScene)

public:
    SkirmishScene(const SkirmishContext &context, const SkirmishState &state);

    [[nodiscard]] PlayerSeen player(Seat seat) const;
    /// With everything that stands on the card of who is looked at.
    [[nodiscard]] std::vector<FighterSeen> fighters(Seat seat, const FighterRef &lookedAt) const;
    /// Boards, tokens and fighters; what can be done there is the table's to say.
    [[nodiscard]] FieldScene field() const;
    /// How many of each are out of action and, where the field is followed, who holds objectives.
    [[nodiscard]] QString standing() const;
    /// Ploys that are not over yet, each with how long it lasts.
    [[nodiscard]] QStringList lyingPloys() const;

private:
    [[nodiscard]] FighterSeen fighter(const FighterRef &ref) const;
    [[nodiscard]] QStringList tokens(const SkirmishFighter &fighter) const;
    [[nodiscard]] QStringList card(const FighterRef &ref) const;
    [[nodiscard]] QString mayStill(const FighterRef &ref) const;
    /// A pause of the game at which the players count by themselves.
    [[nodiscard]] bool isCounting() const;

    const SkirmishContext &m_context;
    const SkirmishState &m_state;
};

} // namespace dugout
