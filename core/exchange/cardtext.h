// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/cards/cardmodifiers.h"
#include "core/skirmish/cards/scoreconditions.h"

namespace dugout {

/// What the usual formulas on cards say, as far as Dugout carries it out by itself: what is changed
/// and when it counts, when an objective is scored and what for, when a reaction comes, how long a
/// ploy lies. In English, Spanish or German.
struct CardTextReading
{
    std::vector<CardModifier> modifiers{};
    std::vector<ScoreCondition> conditions{};
    ScoreTiming timing = ScoreTiming::Open;
    PloyDuration duration = PloyDuration::None;
    bool reaction = false;
    QString trigger{};
    QString whose{};
    std::optional<AttackAction> attack{}; ///< that an upgrade gives
    bool guard = false; ///< puts a friend on Guard
    bool whole = false; ///< no sentence was left over that says more

    [[nodiscard]] bool saysAnything() const;
};

[[nodiscard]] CardTextReading readCardText(const QString &text, CardKind kind);

/// Puts it on the card where that leaves it open.
void takeReading(const CardTextReading &reading, SkirmishCard &card);

} // namespace dugout
