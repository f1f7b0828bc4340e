// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/clubstores.h"
#include "core/leaguebook/state/league.h"

#include <QJsonArray>

namespace dugout {

/// A sheet that a server says a match left behind, with the one that the team came to it with.
struct DeliveredSheet
{
    QString team{};
    QJsonObject after{}; ///< empty: the match left none
    QJsonObject before{}; ///< empty: nobody knows it
    QString madeBy{}; ///< the match that left that one; empty: somebody saved it

    bool operator==(const DeliveredSheet &) const = default;
};

/// The end of a match as it came from another table.
struct DeliveredMatch
{
    Journal journal{}; ///< all its lines, as the server has them
    QJsonObject result{};
    QJsonArray outcomes{}; ///< what it made of both teams, as it is noted beside them
    std::vector<DeliveredSheet> sheets{};
};

/// Why an end is not believed.
enum class MatchDoubt {
    None,
    Unreadable, ///< its lines, its set-up or its result cannot be read
    OtherRules, ///< it cannot be played again: other rules, or an edition that is not known here
    Setup, ///< the teams or the rules are not those of the fixture
    Unfinished, ///< something would still have to be decided
    Result, ///< its lines lead to another result
    Sheet, ///< they lead to another sheet
    Base, ///< it builds on a sheet that is doubted itself
};

[[nodiscard]] QString matchDoubtId(MatchDoubt doubt);
[[nodiscard]] MatchDoubt matchDoubtFrom(const QString &id);

/// What came of playing a delivered match again.
struct MatchProof
{
    MatchDoubt doubt = MatchDoubt::None;
    QString detail{}; ///< in the language of the moment; may be empty

    /// Nobody here can say: it may be right.
    [[nodiscard]] bool isOpen() const { return doubt == MatchDoubt::OtherRules; }
    [[nodiscard]] bool follows() const { return doubt == MatchDoubt::None; }
    bool operator==(const MatchProof &) const = default;
};

/// Plays a delivered match again from its set-up and compares all that is said of its end. What
/// comes from paper is derived from its form the same way. `league` is as everybody sees it after
/// the match.
[[nodiscard]] MatchProof proveMatch(const DeliveredMatch &match, const League &league,
                                    const LeagueId &id, RulesetLibrary &library);

} // namespace dugout
