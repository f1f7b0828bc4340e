// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"
#include "core/team/badge.h"

#include <QJsonObject>

namespace dugout {

/// How a match stands, in the few things a list shows. Kept beside the match, so that no list has
/// to play it again, and in no language.
struct MatchSummary
{
    std::array<int, 2> score{};
    int half = 0; ///< 0 before it has begun
    int turn = 0; ///< of the side at play
    bool extraTurn = false;
    QString active{}; ///< the name of the team at play; empty while nobody is
    bool over = false;
    QString edition{}; ///< its id; empty in what earlier releases kept
    QString winner{}; ///< the name of the team that won, where the score does not say so
    QString competition{}; ///< of a league's fixture; empty for any other match
    int round = 0;
    /// As the sides wore them; nothing in what earlier releases kept. Pictures stay with their
    /// teams.
    std::array<std::optional<Badge>, 2> badges{};

    bool operator==(const MatchSummary &) const = default;
};

[[nodiscard]] MatchSummary standingOf(const MatchContext &context, const MatchState &state);
[[nodiscard]] QJsonObject standingToJson(const MatchSummary &standing);
[[nodiscard]] MatchSummary standingFromJson(const QJsonObject &object);

/// "Turn 5, Orcs", in the language of the moment; empty while nobody is at play.
[[nodiscard]] QString momentWords(const MatchSummary &standing);
/// The same, or who has won where the score does not say so.
[[nodiscard]] QString stateOfPlay(const MatchSummary &standing);
/// "Cup, round 3"; empty for a match of no league.
[[nodiscard]] QString fixtureWords(const QString &competition, int round);
/// The same of a match that is played, by what it is where that says more than its round: "Cup,
/// friendly", "Cup, semi-final".
[[nodiscard]] QString fixtureWords(const MatchSetup &setup);
/// "2 – 1 · Orcs has won"; empty until it is over.
[[nodiscard]] QString verdictWords(const MatchContext &context, const MatchState &state);
/// "2 – 1 · Turn 5, Orcs"; empty before the match has begun.
[[nodiscard]] QString standingWords(const MatchSummary &standing);

} // namespace dugout
