// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/report/reportmoments.h"

#include "core/match/report/reportnames.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/followinglines.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

using Kind = ReportMoment::Kind;

/// Adds moments that all fall on the time of one event.
class Recorder
{
public:
    Recorder(std::vector<ReportMoment> &moments, const MatchContext &context,
             const MatchState &before, const MatchState &after)
        : m_moments(moments)
        , m_context(context)
        , m_before(before)
        , m_after(after)
    { }

    void add(Kind kind, Seat seat, const LocalizedText &what)
    {
        // A half begins with the event that opens it; a turn ends with the one that closes it.
        const Seat active = m_before.active;
        const int turn = active == noSeat ? 0 : m_before.side(active).turn;
        const int half = turn > 0 ? m_before.half : m_after.half;
        m_moments.push_back(
            {kind, m_before.over ? ReportMoment::afterMatch : half, turn, seat, what});
    }

    void addKickOff(const Event &event)
    {
        const RowOrBook &result = m_after.occasion.kickOff;
        // The same may be rolled twice in a row.
        if (result.isEmpty()
            || (event.prompt != Asks::KickOffTable && result == m_before.occasion.kickOff))
            return;
        add(Kind::KickOff, noSeat,
            rowText(m_context, {Tables::KickOff, Tables::KickOffBlitzmania}, result.text()));
    }

    void addWeather()
    {
        if (m_after.weather != m_before.weather && !m_after.weather.isEmpty())
            add(Kind::Weather, noSeat,
                rowText(m_context, {m_context.weatherTable()}, m_after.weather.text()));
    }

    /// What was drawn has come: it opens the turn that begins with it.
    void addMatchEvent(Seat seat)
    {
        const RowOf &was = m_before.occasion.side(seat).event;
        if (was.isEmpty() || !m_after.occasion.side(seat).event.isEmpty() || m_after.over)
            return;
        m_moments.push_back({Kind::MatchEvent, m_after.half, m_after.side(seat).turn, seat,
                             rowText(m_context, {was.table.text()}, was.row.text())});
    }

    void addPlayers(Seat seat)
    {
        for (const MatchPlayer &player : m_after.side(seat).players) {
            const MatchPlayer *was = m_before.side(seat).find(player.id());
            const Whereabouts from = was ? was->where : Whereabouts::Reserves;
            if (from == player.where)
                continue;
            if (player.where == Whereabouts::KnockedOut && from != Whereabouts::Injured)
                add(Kind::KnockedOut, seat, shirtText(*player.who));
            else if (player.where == Whereabouts::SentOff)
                add(Kind::SentOff, seat, shirtText(*player.who));
        }
    }

    /// Each that a player has one more of; a deed of nobody known is told without a name.
    void addDeed(Kind kind, Seat seat, int DeedCounts::*deed)
    {
        for (const MatchPlayer &player : m_after.side(seat).players) {
            const MatchPlayer *was = m_before.side(seat).find(player.id());
            if (player.deeds.*deed > (was ? was->deeds.*deed : 0))
                add(kind, seat, shirtText(*player.who));
        }
    }

    void addTouchdowns(Seat seat)
    {
        if (m_after.side(seat).score <= m_before.side(seat).score)
            return;
        const size_t before = m_moments.size();
        addDeed(Kind::Touchdown, seat, &DeedCounts::touchdowns);
        if (m_moments.size() == before)
            add(Kind::Touchdown, seat, {});
    }

    void addCasualties()
    {
        for (size_t i = m_before.casualties.size(); i < m_after.casualties.size(); ++i) {
            const CasualtyRecord &record = m_after.casualties[i];
            const MatchPlayer *victim = m_after.find(record.victim);
            const MatchPlayer *by = m_after.find(record.by);
            if (!victim)
                continue;
            const LocalizedText name = shirtText(*victim->who);
            add(Kind::Casualty, record.victim.seat,
                by ? joinedText(name, shirtText(*by->who), u" ← "_s) : name);
        }
    }

    void addTurnover(const Event &event)
    {
        if (!isTurnover(m_before, m_after, event))
            return;
        LocalizedText cause;
        for (const SequenceStep &each : m_context.sequence(Sequences::TurnoverCauses)) {
            if (event.prompt == Asks::Turnover && each.id == event.choice())
                cause = each.name;
        }
        add(Kind::Turnover, m_before.active, cause);
    }

    void addSide(Seat seat)
    {
        const SideState &was = m_before.side(seat);
        const SideState &now = m_after.side(seat);
        addDeed(Kind::Completion, seat, &DeedCounts::completions);
        addDeed(Kind::Interception, seat, &DeedCounts::interceptions);
        addPlayers(seat);
        if (now.coachEjected && !was.coachEjected)
            add(Kind::CoachEjected, seat, {});
        for (const CardOf &card : now.cardsPlayed) {
            if (!was.cardsPlayed.contains(card))
                add(Kind::Card, seat, cardText(m_context, card));
        }
    }

private:
    std::vector<ReportMoment> &m_moments;
    const MatchContext &m_context;
    const MatchState &m_before;
    const MatchState &m_after;
};

} // namespace

void addMoments(std::vector<ReportMoment> &moments, const MatchContext &context,
                const MatchState &before, const MatchState &after, const Event &event)
{
    Recorder recorder(moments, context, before, after);
    recorder.addKickOff(event);
    recorder.addWeather();
    recorder.addCasualties();
    for (const Seat seat : {0, 1}) {
        if (!event.prompt.startsWith(u"hand.")) // a number put right is no touchdown
            recorder.addTouchdowns(seat);
    }
    for (const Seat seat : {0, 1})
        recorder.addSide(seat);
    recorder.addTurnover(event);
    for (const Seat seat : {0, 1})
        recorder.addMatchEvent(seat);
    if (event.prompt == Asks::HandNote && !event.text.isEmpty())
        recorder.add(Kind::Note, event.seat, sameInAll(event.text));
}

} // namespace dugout
