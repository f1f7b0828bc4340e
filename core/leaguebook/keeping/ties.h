// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/clubstores.h"
#include "core/leaguebook/state/league.h"

#include <QHash>
#include <QStringList>

namespace dugout {

/// Where a kept team plays: what would miss it.
struct TeamTies
{
    /// One of them, by what it is called.
    struct Tie
    {
        JournalId id{};
        QString name{};

        bool operator==(const Tie &) const = default;
    };

    std::vector<Tie> leagues{}; ///< that it is a member of
    std::vector<Tie> matches{}; ///< that are not over

    [[nodiscard]] bool isFree() const { return leagues.empty() && matches.empty(); }
    bool operator==(const TeamTies &) const = default;
};

/// "in Harbour League", "plays Reds – Blues": for a row of a list, in the language of the moment.
[[nodiscard]] QStringList tieWords(const TeamTies &ties);

/// Where all the kept teams play, as of one look. A league that cannot be opened holds nobody.
class Ties
{
public:
    [[nodiscard]] static Result<Ties> look(const ClubStores &stores);

    [[nodiscard]] TeamTies of(const TeamId &team) const { return m_ties.value(team.text()); }
    /// The same without what goes with a league: itself and its matches.
    [[nodiscard]] TeamTies without(const TeamId &team, const JournalId &league,
                                   const std::vector<JournalId> &matches) const;
    bool operator==(const Ties &) const = default;

private:
    QHash<QString, TeamTies> m_ties;
};

/// The fixture of a kept league that a game is played for; null where no league knows the game.
struct FixtureTie
{
    TeamTies::Tie league{};
    FixtureId fixture{};
};
[[nodiscard]] std::optional<FixtureTie> fixtureOf(const ClubStores &stores,
                                                  const JournalHeader &game);

} // namespace dugout
