// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"

#include <span>

namespace dugout {

/// What a stadium, a referee, a famous team, the weather, a ball, a hired helper, a star, a
/// sponsor, a deck or a team list does while it is in force, as its list `does` says it:
///
///     {"at": "drive-start", "effect": "roll", "table": "orcland-raiders"}
///     {"effect": "silent-crowd"}
///
/// `effect` is a key that code carries out: at the moment `at`, or all the time where none is
/// named. Both, and what they mean, stand in contract.h.
struct Doing
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

    bool operator==(const Doing &) const = default;
};

/// What a row of a table does; nothing for one that is not there.
[[nodiscard]] std::span<const Doing> doingsOfRow(const Ruleset &ruleset, const QString &table,
                                                 const QString &row);
[[nodiscard]] std::span<const Doing> doingsOfInducement(const Ruleset &ruleset, const QString &id);
[[nodiscard]] std::span<const Doing> doingsOfStar(const Ruleset &ruleset, const QString &id);
[[nodiscard]] std::span<const Doing> doingsOfDeck(const Ruleset &ruleset, const QString &id);
[[nodiscard]] std::span<const Doing> doingsOfRoster(const Ruleset &ruleset, const RosterId &id);

/// The one of these that has an effect; null when none has.
[[nodiscard]] const Doing *findDoing(std::span<const Doing> doings, QStringView effect);

/// Reads the list `does` of an entry.
[[nodiscard]] std::vector<Doing> readDoings(EntryReader &reader);

} // namespace dugout
