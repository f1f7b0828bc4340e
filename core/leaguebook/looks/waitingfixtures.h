// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/state/league.h"

#include <QJsonArray>

#include <functional>

namespace dugout {

/// A fixture where something is to be done: its match to be played, or its result to be signed.
struct WaitingFixture
{
    LeagueId league{};
    QString leagueName{};
    QString competition{}; ///< as it is called
    int round = 1;
    FixtureId fixture{};
    QString home{}; ///< the teams' names
    QString away{};
    qint64 atMs = 0; ///< when it is played, or when its result came in; 0: nobody said
    QString signers{}; ///< the names of the coaches who have still to sign
    bool toDecide = false; ///< by the table others would play it, see onwardReminder()

    bool operator==(const WaitingFixture &) const = default;
};

using WaitingFixtures = std::vector<WaitingFixture>;

/// So many of each are kept with the league, so that nobody opens it to name them.
inline constexpr int mostWaitingKept = 3;

/// What is next of a league, the soonest first, in no league's name yet.
[[nodiscard]] WaitingFixtures nextFixtures(const League &league, int most);
/// Results to sign, the newest first; where `asks` is given, only by the coaches of these teams.
[[nodiscard]] WaitingFixtures fixturesToSign(const League &league, int most,
                                             const std::function<bool(const EntrantId &)> &asks
                                             = {});

/// Whether one is played before the other; what has no date comes last, by its round.
[[nodiscard]] bool isSooner(const WaitingFixture &one, const WaitingFixture &other);
/// The first of them.
void cutTo(WaitingFixtures &list, int most);

/// As they are kept with the league.
[[nodiscard]] QJsonArray toJson(const WaitingFixtures &waiting);
/// None where a Dugout that kept nothing of the kind wrote last.
[[nodiscard]] std::optional<WaitingFixtures> waitingFromJson(const QJsonValue &json);

} // namespace dugout
