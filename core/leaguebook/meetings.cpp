// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/entrantline.h"
#include "core/leaguebook/squads.h"

#include <algorithm>

namespace dugout {

namespace {

/// The boards at which two squads sit in a round, and what they give together.
class SquadMeeting
{
public:
    SquadMeeting(const Competition &competition, const EntrantId &home, const EntrantId &away)
        : m_competition(competition)
    {
        m_meeting.result.home = home;
        m_meeting.result.away = away;
    }

    [[nodiscard]] bool isOf(const EntrantId &squad) const
    {
        return m_meeting.result.home == squad || m_meeting.result.away == squad;
    }
    [[nodiscard]] const EntrantId &away() const { return m_meeting.result.away; }

    void add(const LeagueFixture &board)
    {
        m_meeting.stage = std::max(m_meeting.stage, board.stage);
        for (const EntrantId &each : {board.home, board.away}) {
            if (!each.isEmpty())
                m_meeting.teams.push_back(each);
        }
        if (board.outcome)
            addResult(board.outcome->result);
        else
            m_isOpen = m_isOpen || (!hasLeft(board.home) && !hasLeft(board.away));
    }

    /// None before every board is decided.
    [[nodiscard]] std::optional<Meeting> decided(int round)
    {
        if (m_isOpen || m_kinds.empty())
            return {};
        FixtureResult &result = m_meeting.result;
        result.round = round;
        result.kind = kind();
        if (result.kind == ResultKind::Bye || result.kind == ResultKind::DoubleForfeit)
            return m_meeting;
        const int lead = m_wins - m_winsAgainst;
        const int by = lead != 0 || m_meeting.stage == 0 ? lead : tieBreakLead();
        result.winner = by > 0 ? FixtureSide::Home
            : by < 0           ? FixtureSide::Away
                               : FixtureSide::Neither;
        result.drawn = by == 0;
        return m_meeting;
    }

private:
    [[nodiscard]] bool hasLeft(const EntrantId &team) const
    {
        const CompetitionEntry *entry = m_competition.entry(team);
        return entry && entry->left;
    }

    void addResult(const FixtureResult &board)
    {
        const CompetitionEntry *home = m_competition.entry(board.home);
        const CompetitionEntry *away = m_competition.entry(board.away);
        std::vector<Withdrawal> left;
        for (const CompetitionEntry *each : {home, away}) {
            if (each && each->left)
                left.push_back({each->team, each->results});
        }
        const auto counted = resultsAfter(left, {board}, m_competition.rules.awardedTd);
        if (counted.empty())
            return;
        addLine(counted.front());
    }

    void addLine(const FixtureResult &board)
    {
        FixtureResult &sum = m_meeting.result;
        const bool straight = entrantOf(m_competition, board.home) == sum.home;
        const EntrantLine line = lineOf(board, FixtureSide::Home, m_competition.rules.bye);
        m_kinds.push_back(board.kind);
        sum.td += straight ? line.td : line.tdAgainst;
        sum.tdAgainst += straight ? line.tdAgainst : line.td;
        sum.cas += straight ? line.cas : line.casAgainst;
        sum.casAgainst += straight ? line.casAgainst : line.cas;
        if (board.kind == ResultKind::DoubleForfeit)
            return;
        m_wins += line.outcome == (straight ? LeagueOutcome::Won : LeagueOutcome::Lost) ? 1 : 0;
        m_winsAgainst
            += line.outcome == (straight ? LeagueOutcome::Lost : LeagueOutcome::Won) ? 1 : 0;
        addColumns(board, straight);
    }

    void addColumns(const FixtureResult &board, bool straight)
    {
        auto &columns = m_meeting.result.columns;
        for (const ResultColumn &each : board.columns) {
            auto known
                = std::find_if(columns.begin(), columns.end(), [&each](const ResultColumn &column) {
                      return column.name == each.name;
                  });
            if (known == columns.end())
                known = columns.insert(columns.end(), {each.name, 0, 0});
            known->home += straight ? each.home : each.away;
            known->away += straight ? each.away : each.home;
        }
    }

    /// What all boards are, else played.
    [[nodiscard]] ResultKind kind() const
    {
        const ResultKind first = m_kinds.front();
        const bool same = std::all_of(m_kinds.begin(), m_kinds.end(),
                                      [first](ResultKind each) { return each == first; });
        if (m_meeting.result.away.isEmpty())
            return ResultKind::Bye;
        const bool oneSided = m_wins == 0 || m_winsAgainst == 0;
        if (!same || first == ResultKind::Bye || (first == ResultKind::Forfeit && !oneSided))
            return ResultKind::Played;
        return first;
    }

    [[nodiscard]] int tieBreakLead() const
    {
        const FixtureResult &sum = m_meeting.result;
        const int td = sum.td - sum.tdAgainst;
        const int cas = sum.cas - sum.casAgainst;
        for (const TieBreak each : m_competition.rules.tieBreaks) {
            int lead = 0;
            if (each == TieBreak::TdDifference || each == TieBreak::Td)
                lead = td;
            else if (each == TieBreak::CasDifference || each == TieBreak::Cas)
                lead = cas;
            else if (each == TieBreak::DifferenceSum)
                lead = td + cas;
            if (lead != 0)
                return lead;
        }
        return 0;
    }

    const Competition &m_competition;
    Meeting m_meeting;
    std::vector<ResultKind> m_kinds;
    int m_wins = 0;
    int m_winsAgainst = 0;
    bool m_isOpen = false;
};

SquadMeeting &meetingFor(std::vector<SquadMeeting> &meetings, const Competition &competition,
                         const EntrantId &home, const EntrantId &away)
{
    for (SquadMeeting &each : meetings) {
        if (each.isOf(home) && (away.isEmpty() || each.isOf(away)))
            return each;
    }
    return meetings.emplace_back(competition, home, away);
}

std::vector<Meeting> squadMeetings(const Competition &competition, const LeagueRound &round)
{
    std::vector<SquadMeeting> meetings;
    for (const bool byes : {false, true}) { // somebody without an opponent sits with his squad
        for (const LeagueFixture &each : round.fixtures) {
            const EntrantId home = entrantOf(competition, each.home);
            const EntrantId away = entrantOf(competition, each.away);
            if (each.isBye() == byes && !each.friendly && home != away)
                meetingFor(meetings, competition, home, away).add(each);
        }
    }
    std::vector<Meeting> decided;
    for (SquadMeeting &each : meetings) {
        if (auto meeting = each.decided(round.number))
            decided.push_back(*std::move(meeting));
    }
    return decided;
}

} // namespace

std::vector<Meeting> meetingsOf(const Competition &competition, const LeagueRound &round)
{
    if (competition.rules.hasSquads())
        return squadMeetings(competition, round);
    std::vector<Meeting> meetings;
    for (const LeagueFixture &each : round.fixtures) {
        if (!each.outcome || each.friendly)
            continue;
        meetings.push_back({each.outcome->result, each.stage, {each.home}});
        if (!each.isBye())
            meetings.back().teams.push_back(each.away);
    }
    return meetings;
}

} // namespace dugout
