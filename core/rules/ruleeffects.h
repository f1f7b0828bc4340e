// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/entryreader.h"
#include "core/rules/ids.h"
#include "core/rules/numbers.h"

#include <QHash>

namespace dugout {

/// What a stadium, a referee, a famous team, the weather, a ball, a hired helper, a star, a
/// sponsor, a deck or a team list does while it is in force, as its list `does` says it:
///
///     {"at": "drive-start", "effect": "roll", "table": "orcland-raiders"}
///     {"effect": "silent-crowd"}
///
/// `effect` is a key that code carries out: at the moment `at`, or all the time where none is
/// named. Both, and what they mean, stand in contract.h.
struct RuleEffect
{
    QString at;
    QString effect;
    QString table; ///< what is rolled on
    QString star; ///< whom it hangs on
    QString choice{}; ///< the value of an option that brings it
    PositionId position{}; ///< as which somebody joins
    std::vector<SkillId> skills{}; ///< that somebody is lent
    std::vector<SkillId> without; ///< not for who has one of these
    std::vector<PositionId> notPositions{}; ///< not for who plays one of these
    std::vector<RosterId> notTeams{}; ///< not for these teams
    Numbers values;

    bool operator==(const RuleEffect &) const = default;
};

/// What the entries of one part of an edition do. Few do anything, so that it is kept apart from
/// them.
struct RuleEffects
{
    using ById = QHash<QString, std::vector<RuleEffect>>;

    ById byEntry;
    QHash<QString, ById> byTable; ///< of the rows of a table
};

/// What the entries do and, if they are tables, what their rows do.
[[nodiscard]] RuleEffects ruleEffectsOf(const std::vector<Entry> &entries);

} // namespace dugout
