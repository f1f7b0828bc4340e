// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/looks/leagueratings.h"
#include "core/leaguebook/looks/leaguetables.h"

namespace dugout {

class Ruleset;

/// What a correction changes, shown before it is done: every part of a league that would not be
/// what it is. Made from the league as it is and as it would be (see OpenLeague::trial).
struct LeaguePreview
{
    /// What the league knows of a team.
    struct TeamChange
    {
        EntrantId team{};
        TeamFigures before{};
        TeamFigures after{};

        bool operator==(const TeamChange &) const = default;
    };
    /// A place in a table, or its points.
    struct PlaceChange
    {
        CompetitionId competition{};
        EntrantId team{};
        int rankBefore = 0; ///< 0: not in the table
        int rankAfter = 0;
        Rational pointsBefore{};
        Rational pointsAfter{};

        bool operator==(const PlaceChange &) const = default;
    };
    /// Who meets whom in a match that is still to come.
    struct PairChange
    {
        CompetitionId competition{};
        int round = 1;
        FixtureId fixture{};
        EntrantId homeBefore{}; ///< empty: there was no such match
        EntrantId awayBefore{};
        EntrantId homeAfter{}; ///< empty: there will be none
        EntrantId awayAfter{};

        bool operator==(const PairChange &) const = default;
    };
    /// Who would have gone on to a phase that is drawn already: its pairs stay.
    struct QualifierChange
    {
        CompetitionId competition{};
        EntrantId before{};
        EntrantId after{}; ///< both are empty where it would not be decided any more

        bool operator==(const QualifierChange &) const = default;
    };
    /// The winner of a prize by the tables, and its holder.
    struct PrizeChange
    {
        QString name{};
        EntrantId before{}; ///< empty: nobody
        EntrantId after{};
        bool given = false; ///< the commissioner has given it to the one before

        bool operator==(const PrizeChange &) const = default;
    };
    struct RatingChange
    {
        RatingSystem system = RatingSystem::Elo;
        CoachId coach{};
        QString name{};
        RosterId roster{};
        double before = 0; ///< 0: not rated
        double after = 0;

        bool operator==(const RatingChange &) const = default;
    };

    std::vector<TeamChange> teams{};
    std::vector<PlaceChange> places{};
    std::vector<PairChange> pairs{};
    std::vector<QualifierChange> qualifiers{};
    std::vector<PrizeChange> prizes{};
    std::vector<RatingChange> ratings{};

    [[nodiscard]] bool isEmpty() const
    {
        return teams.empty() && places.empty() && pairs.empty() && qualifiers.empty()
            && prizes.empty() && ratings.empty();
    }
    bool operator==(const LeaguePreview &) const = default;
};

[[nodiscard]] LeaguePreview previewOf(const League &before, const League &after);
/// In sentences of the language of the moment; empty when nothing changes. The edition names the
/// races; null where it is missing.
[[nodiscard]] QStringList previewLines(const League &league, const LeaguePreview &preview,
                                       const Ruleset *ruleset);
/// Enough of them to decide by; the rest is counted.
[[nodiscard]] QStringList previewInShort(QStringList lines);

} // namespace dugout
