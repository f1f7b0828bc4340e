// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/warband.h"

namespace dugout {

enum class CardKind { Objective, Ploy, Upgrade };

/// When an objective gives its glory.
enum class ScoreTiming {
    Open, ///< not known: at once or in the end phase, as the coach reads the card
    Immediate,
    EndPhase
};

/// How long a ploy lies face up.
enum class PloyDuration { None, NextActivation, Round };

/// What the game does by itself, by the key that stands in the data.
namespace cardeffect {
inline const QString characteristics = QStringLiteral("characteristics"); ///< adds its values
inline const QString guard = QStringLiteral("guard"); ///< puts a friend on Guard
inline const QString offering = QStringLiteral("offering"); ///< damage now, dice next activation
inline const QString attackAgain = QStringLiteral("attack-again"); ///< after a failed attack
inline const QString chargeSymbols = QStringLiteral("charge-symbols"); ///< any own symbol hits
inline const QString allOut = QStringLiteral("all-out"); ///< more dice, then no more activations
inline const QString pushInstead = QStringLiteral("push-instead"); ///< of being driven back
inline const QString parry = QStringLiteral("parry"); ///< strikes back when an attack fails
inline const QString successfulAttackers = QStringLiteral("successful-attackers");
inline const QString enemiesOut = QStringLiteral("enemies-out");
[[nodiscard]] const QStringList &all();
} // namespace cardeffect

/// An objective, ploy or upgrade, of the document or of the coach's own.
struct SkirmishCard
{
    CardId id;
    LocalizedText name;
    LocalizedText summary; ///< may be empty on a card that was only listed
    CardKind kind = CardKind::Objective;
    WarbandId warband; ///< empty when every warband may use it
    std::vector<FighterId> restricted; ///< only these fighters; empty: any
    std::optional<int> glory; ///< of an objective; none while open
    ScoreTiming timing = ScoreTiming::Open;
    PloyDuration duration = PloyDuration::None;
    bool reaction = false;
    QString number; ///< as printed, such as "22/437"
    std::vector<int> players; ///< numbers of players for which `multiplayer` is in force
    LocalizedText multiplayer;
    QString effect; ///< one of `cardeffect`, or empty: the coaches carry it out
    Numbers values;
    std::optional<AttackAction> attack; ///< that an upgrade gives
    bool open = false; ///< something on it is not printed in the document
    QString picture; ///< a file of the coach's own
    Provenance source;

    [[nodiscard]] bool isUniversal() const { return warband.isEmpty(); }
    [[nodiscard]] bool isPower() const { return kind != CardKind::Objective; }
    [[nodiscard]] int value(const QString &key, int fallback = 0) const
    {
        return values.value(key, fallback);
    }
    bool operator==(const SkirmishCard &) const = default;
};

} // namespace dugout
