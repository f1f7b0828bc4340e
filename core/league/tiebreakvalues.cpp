// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/tiebreakvalues.h"

#include <QSet>

namespace dugout {

namespace {

Rational averagePoints(const std::vector<Tally> &tallies)
{
    Rational sum;
    int count = 0;
    for (const Tally &tally : tallies) {
        sum += tally.row.resultsVoid ? Rational() : tally.row.points;
        count += tally.row.resultsVoid ? 0 : 1;
    }
    return count == 0 ? Rational() : sum / Rational(count);
}

bool isForfeit(ResultKind kind)
{
    return kind == ResultKind::Forfeit || kind == ResultKind::DoubleForfeit;
}

} // namespace

TieBreakValues::TieBreakValues(const std::vector<Tally> &tallies, const StandingsRules &rules)
    : m_tallies(tallies)
    , m_rules(rules)
    , m_average(averagePoints(tallies))
{ }

std::vector<std::optional<Rational>> TieBreakValues::among(const std::vector<int> &level,
                                                           TieBreak tieBreak) const
{
    if (tieBreak == TieBreak::HeadToHead)
        return headToHead(level);
    std::vector<std::optional<Rational>> values;
    values.reserve(level.size());
    for (const int place : level)
        values.emplace_back(plain(m_tallies[static_cast<size_t>(place)], tieBreak));
    return values;
}

Rational TieBreakValues::plain(const Tally &tally, TieBreak tieBreak) const
{
    const StandingRow &row = tally.row;
    const int tdDifference = row.td - row.tdAgainst;
    const int casDifference = row.cas - row.casAgainst;
    switch (tieBreak) {
    case TieBreak::HeadToHead:
        return 0;
    case TieBreak::Wins:
        return row.won;
    case TieBreak::WinRatio:
        return row.played == 0 ? Rational() : Rational(Int128(row.won), Int128(row.played));
    case TieBreak::TdDifference:
        return tdDifference;
    case TieBreak::Td:
        return row.td;
    case TieBreak::CasDifference:
        return casDifference;
    case TieBreak::Cas:
        return row.cas;
    case TieBreak::DifferenceSum:
        return tdDifference + casDifference;
    case TieBreak::Opponents:
        return opponents(tally, false);
    case TieBreak::SonnebornBerger:
        return opponents(tally, true);
    case TieBreak::TeamValue:
        return row.entrant.teamValue;
    case TieBreak::FanFactor:
        return row.entrant.fanFactor;
    case TieBreak::Treasury:
        return row.entrant.treasury;
    case TieBreak::Lot:
        return row.entrant.lot;
    }
    return 0;
}

Rational TieBreakValues::opponents(const Tally &tally, bool onlyBeaten) const
{
    const Rational half(Int128(1), Int128(2));
    Rational sum;
    for (const TallyLine &line : tally.lines) {
        if (!onlyBeaten || line.outcome == LeagueOutcome::Won)
            sum += credit(tally, line);
        else if (line.outcome == LeagueOutcome::Drawn)
            sum += credit(tally, line) * half;
    }
    return sum;
}

Rational TieBreakValues::credit(const Tally &tally, const TallyLine &line) const
{
    OpponentCredit credit = OpponentCredit::Real;
    if (line.kind == ResultKind::Bye)
        credit = m_rules.byeOpponent;
    else if (isForfeit(line.kind))
        credit = m_rules.forfeitOpponent;
    switch (credit) {
    case OpponentCredit::Real:
        return line.opponent < 0 ? Rational()
                                 : m_tallies[static_cast<size_t>(line.opponent)].row.points;
    case OpponentCredit::Nothing:
        return 0;
    case OpponentCredit::OwnPoints:
        return tally.row.points;
    case OpponentCredit::Average:
        return m_average;
    }
    return 0;
}

std::vector<std::optional<Rational>> TieBreakValues::headToHead(const std::vector<int> &level) const
{
    const QSet<int> group(level.begin(), level.end());
    std::vector<std::optional<Rational>> values;
    bool allMet = level.size() > 1;
    for (const int place : level) {
        Rational points;
        QSet<int> met;
        for (const TallyLine &line : m_tallies[static_cast<size_t>(place)].lines) {
            if (!group.contains(line.opponent))
                continue;
            points += line.points;
            met.insert(line.opponent);
        }
        values.emplace_back(points);
        allMet = allMet && met.size() == group.size() - 1;
    }
    if (level.size() < 2 || (m_rules.headToHeadNeedsAll && !allMet))
        std::fill(values.begin(), values.end(), std::nullopt);
    return values;
}

} // namespace dugout
