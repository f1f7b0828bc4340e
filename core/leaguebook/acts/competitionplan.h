// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/state/competition.h"
#include "core/leaguebook/state/leaguerules.h"

namespace dugout {

/// The ways to play that people choose from; a competition may be put together otherwise too.
enum class PlanFormat { RoundRobin, Swiss, KnockOut, Groups, Ladder, Open };

/// Who meets whom in the play-offs.
enum class PlayOffPairs {
    Usual, ///< as isPairedByLot() says
    ByLot,
    ByPlaces,
};

/// A competition as people announce it: one field for each question that they are asked. The rules
/// of a competition say the same as a list of phases.
struct CompetitionPlan
{
    QString name{};
    PlanFormat format = PlanFormat::RoundRobin;
    int rounds = 0; ///< of a Swiss; 0: until it is ended
    int legs = 1;
    int divisions = 1;
    bool across = false; ///< divisions also play each other
    int playOffs = 0; ///< how many go on, of every group; 0: no play-offs, and two of every group
    QualifyBy qualifyBy = QualifyBy::Points;
    PlayOffPairs pairs = PlayOffPairs::Usual;
    int bestOf = 1;
    bool thirdPlace = false;
    QString points = QStringLiteral("3-1-0");
    QStringList columns{};
    std::vector<TieBreak> tieBreaks{TieBreak::TdDifference, TieBreak::CasDifference};
    int best = 0; ///< results that count; 0: all
    LeagueOutcome bye = LeagueOutcome::Won;
    OpponentCredit byeOpponent = OpponentCredit::Nothing;
    OpponentCredit forfeitOpponent = OpponentCredit::Real;
    bool headToHeadNeedsAll = true;
    int awardedTd = 2;
    bool resurrection = false;
    bool winners = false; ///< every match has one
    int squad = 0;
    SquadPoints squadPoints = SquadPoints::Meetings;
    /// Phases that the fields above cannot say; they count instead of those.
    std::vector<PhaseRules> phases{};

    bool operator==(const CompetitionPlan &) const = default;
};

/// The rules that a plan stands for; `game` is that of the league.
[[nodiscard]] CompetitionRules rulesOf(const CompetitionPlan &plan, const QString &game);
/// The plan of rules: rulesOf() makes the same of it again.
[[nodiscard]] CompetitionPlan planOf(const CompetitionRules &rules);
/// What the rules of a league suggest before anybody says more.
[[nodiscard]] CompetitionPlan usualPlan(const LeagueRules &rules);

/// Whether play-offs follow what is played first.
[[nodiscard]] bool hasPlayOffs(const CompetitionPlan &plan);

} // namespace dugout
