// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/report.h"

#include "core/match/effects.h"
#include "core/match/matchtexts.h"
#include "core/match/sidecolour.h"

#include <set>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Walks the history once: time by side, and every roll.
class Walk
{
public:
    explicit Walk(const MatchSession &session)
        : m_match(session.game())
        , m_state(session.game().start())
    {
        for (const Misfit &misfit : session.misfits())
            m_misfits.insert({misfit.group, misfit.event});
        for (const EventGroup &group : session.log().groups())
            take(group);
    }

    [[nodiscard]] const std::vector<RollRecord> &rolls() const { return m_rolls; }
    [[nodiscard]] qint64 timeOf(Seat seat) const { return m_times.at(static_cast<size_t>(seat)); }

private:
    void take(const EventGroup &group)
    {
        if (m_last > 0 && group.atMs > m_last && m_state.active != noSeat)
            m_times.at(static_cast<size_t>(m_state.active)) += group.atMs - m_last;
        m_last = group.atMs;
        for (int i = 0; i < static_cast<int>(group.events.size()); ++i) {
            // What no longer fits was shown to the coaches and does not count.
            if (!m_misfits.contains({m_group, i}))
                take(group.events[static_cast<size_t>(i)]);
        }
        ++m_group;
    }

    void take(const Event &event)
    {
        if (!event.dice.empty())
            record(event);
        (void)m_match.apply(m_state, event);
    }

    void record(const Event &event)
    {
        for (const Prompt &prompt : m_match.prompts(m_state)) {
            if (prompt.id != event.prompt || !prompt.dice
                || prompt.dice->faces().size() != event.dice.size())
                continue;
            if (event.seat == noSeat && event.dice.size() == 2)
                addBoth(event, *prompt.dice);
            else
                m_rolls.push_back({PurposeId(event.prompt), std::max(0, event.seat),
                                   prompt.dice->faces(), event.dice, !event.rolledByDugout});
            return;
        }
    }

    void addBoth(const Event &event, const DiceNotation &dice)
    {
        for (const size_t seat : {0U, 1U})
            m_rolls.push_back({PurposeId(event.prompt),
                               static_cast<int>(seat),
                               {dice.faces()[seat]},
                               {event.dice[seat]},
                               !event.rolledByDugout});
    }

    const Match &m_match;
    MatchState m_state;
    std::set<std::pair<int, int>> m_misfits; ///< group and event
    int m_group = 0;
    qint64 m_last = 0;
    std::array<qint64, 2> m_times{};
    std::vector<RollRecord> m_rolls;
};

ReportSide sideOf(const MatchContext &context, const MatchState &state, Seat seat)
{
    const SideState &side = state.side(seat);
    ReportSide made;
    made.team = context.team(seat).name;
    made.coach = context.team(seat).coach;
    made.colour = sideColour(context, seat);
    made.score = side.score;
    made.fans = side.fans;
    made.turns = side.turnsPlayed;
    made.conceded = side.conceded;
    made.confirmed = side.confirmed;
    for (const MatchPlayer &player : side.players) {
        made.casualties += player.deeds.casualties;
        made.completions += player.deeds.completions;
        made.interceptions += player.deeds.interceptions;
    }
    return made;
}

void addPlayers(MatchReport &report, const MatchContext &context, const MatchState &state)
{
    const TeamRules rules = teamRules(context.ruleset(), context.setup().options);
    for (const Seat seat : {0, 1}) {
        for (const MatchPlayer &player : state.side(seat).players) {
            if (player.deeds == DeedCounts{})
                continue;
            // Who is hired for the match learns nothing from it.
            const PlayerKind kind = player.who->player.kind;
            const bool learns = kind == PlayerKind::Rostered || kind == PlayerKind::Journeyman;
            int points = 0;
            for (const Deed deed : allDeeds)
                points += learns ? player.deeds.count(deed) * rules.pointsFor(deed) : 0;
            report.players.push_back({seat, player.who->player.number, player.who->player.name,
                                      player.who->role, player.deeds, points});
        }
    }
}

void addCasualties(MatchReport &report, const MatchContext &context, const MatchState &state)
{
    for (const CasualtyRecord &record : state.casualties) {
        const TableRow *row = context.rowById(u"casualty"_s, record.result.text());
        report.casualties.push_back({record, playerName(state, record.victim),
                                     record.by.isValid() ? playerName(state, record.by) : QString(),
                                     row ? row->name : LocalizedText{}});
    }
}

} // namespace

int MatchReport::scoredIn(int half, Seat seat) const
{
    return static_cast<int>(
        std::count_if(drives.begin(), drives.end(), [half, seat](const DriveRecord &drive) {
            return drive.half == half && drive.scoredBy == seat;
        }));
}

int MatchReport::halves() const
{
    int most = 2;
    for (const DriveRecord &drive : drives)
        most = std::max(most, drive.half);
    return most;
}

std::vector<RollRecord> rollsOf(const MatchSession &session)
{
    return Walk(session).rolls();
}

MatchReport makeReport(const MatchSession &session)
{
    const MatchContext &context = session.game().context();
    const MatchState &state = session.state();
    const Walk walk(session);
    MatchReport report;
    report.ruleset = context.ruleset().id();
    report.rulesetName = context.ruleset().name();
    if (const TableRow *row = weatherRow(context, state))
        report.weather = row->name;
    const auto &groups = session.log().groups();
    if (!groups.empty()) {
        report.startedMs = groups.front().atMs;
        report.lastMs = groups.back().atMs;
    }
    report.over = state.over;
    report.winner = state.winner();
    for (const Seat seat : {0, 1}) {
        ReportSide side = sideOf(context, state, seat);
        side.timeMs = walk.timeOf(seat);
        report.sides.at(static_cast<size_t>(seat)) = std::move(side);
    }
    report.drives = state.drives;
    addPlayers(report, context, state);
    addCasualties(report, context, state);
    report.luck = LuckReport(walk.rolls()).rows();
    return report;
}

} // namespace dugout
