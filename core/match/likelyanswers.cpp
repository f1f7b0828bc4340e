// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/likelyanswers.h"

#include "core/match/action/actions.h"
#include "core/match/state/board.h"
#include "core/match/state/boardadvice.h"
#include "core/match/state/promptnames.h"
#include "core/team/playerstats.h"

#include <algorithm>

namespace dugout {

namespace {

/// The players of each set-up of the side, the last one first.
std::vector<QStringList> earlierLines(const EventLog &log, Seat seat)
{
    std::vector<QStringList> lines;
    const std::vector<EventGroup> &groups = log.groups();
    for (auto group = groups.rbegin(); group != groups.rend(); ++group) {
        for (const Event &event : group->events) {
            if (event.prompt == Asks::SetUp && event.seat == seat)
                lines.push_back(event.choices);
        }
    }
    return lines;
}

/// With nobody in it yet who was set up before.
bool isBack(const QString &one, const std::vector<QStringList> &earlier)
{
    return std::any_of(earlier.begin() + 1, earlier.end(),
                       [&one](const QStringList &line) { return line.contains(one); })
        && !earlier.front().contains(one);
}

/// What is counted on the board again and again.
bool isCounted(const QString &prompt)
{
    static const QStringList counted{Asks::RollZones, Asks::BlockDice, Asks::FoulAssists};
    return counted.contains(prompt);
}

/// Who does what to whom, told by what was answered since the action began.
QStringList doneSoFar(const std::vector<const Event *> &events, size_t end)
{
    QStringList done;
    for (size_t at = end; at-- > 0;) {
        const Event &event = *events.at(at);
        if (event.dice.empty())
            done.append(event.prompt + u'=' + event.choices.join(u','));
        if (turnAction(event.prompt))
            break;
    }
    return done;
}

/// What was answered the last time that the same players were asked about; empty for never.
QString answeredBefore(const EventLog &log, const Prompt &prompt)
{
    constexpr size_t farBack = 600;
    std::vector<const Event *> events;
    const std::vector<EventGroup> &groups = log.groups();
    const size_t from = groups.size() > farBack ? groups.size() - farBack : 0;
    for (size_t i = from; i < groups.size(); ++i) {
        for (const Event &event : groups.at(i).events)
            events.push_back(&event);
    }
    const QStringList now = doneSoFar(events, events.size());
    for (size_t at = events.size(); at-- > 0;) {
        const Event &event = *events.at(at);
        if (event.prompt == prompt.id && doneSoFar(events, at) == now)
            return event.number ? QString::number(*event.number) : event.choice();
    }
    return {};
}

/// As many as the two and who assists them come to, as far as that is known.
QString likelyBlockDice(const MatchContext &context, const MatchState &state, const Prompt &prompt)
{
    if (state.agenda.empty())
        return {};
    const auto need = BoardAdvisor(context).blockNeed(state, state.agenda.back(), false);
    const QString dice = need ? QString::number(signedDice(need->dice)) : QString();
    return prompt.choices.contains(dice) ? dice : QString();
}

} // namespace

void proposeLikely(const MatchContext &context, const MatchState &state, const EventLog &log,
                   Prompt &prompt)
{
    if (prompt.id == Asks::SetUp)
        prompt.usual = likelyLineUp(context, state, log, prompt).join(u',');
    else if (prompt.usual.isEmpty() && isCounted(prompt.id))
        prompt.usual = answeredBefore(log, prompt);
    if (prompt.usual.isEmpty() && prompt.id == Asks::BlockDice)
        prompt.usual = likelyBlockDice(context, state, prompt);
}

QStringList likelyLineUp(const MatchContext &context, const MatchState &state, const EventLog &log,
                         const Prompt &setUp)
{
    const Team &team = context.team(setUp.seat);
    const auto worth = [&](const QString &one) {
        const MatchPlayer *player = state.find(PlayerRef::fromString(one));
        return player ? playerValue(player->who->player, team, context.ruleset()) : 0;
    };
    const auto worthMore
        = [&worth](const QString &one, const QString &other) { return worth(one) > worth(other); };
    QStringList best = setUp.choices;
    std::stable_sort(best.begin(), best.end(), worthMore);
    const std::vector<QStringList> earlier = earlierLines(log, setUp.seat);
    QStringList line = earlier.empty() ? QStringList() : earlier.front();
    line.removeIf([&setUp](const QString &one) { return !setUp.choices.contains(one); });
    if (line.size() > setUp.atMost) {
        std::stable_sort(line.begin(), line.end(), worthMore);
        line = line.first(setUp.atMost);
    }
    for (const QString &one : best) {
        if (line.contains(one))
            continue;
        if (line.size() < setUp.atMost) {
            line.append(one);
            continue;
        }
        const auto least = std::min_element(
            line.begin(), line.end(),
            [&worthMore](const QString &x, const QString &y) { return worthMore(y, x); });
        if (!earlier.empty() && isBack(one, earlier) && worthMore(one, *least))
            *least = one;
    }
    QStringList ordered = setUp.choices; // as they are listed
    ordered.removeIf([&line](const QString &one) { return !line.contains(one); });
    return ordered;
}

QMap<QString, Square> lastPlaces(const EventLog &log, Seat seat)
{
    QMap<QString, Square> places;
    QMap<QString, Square> waiting; ///< of a drive that has not begun
    QString shown;
    for (const EventGroup &group : log.groups()) {
        for (const Event &event : group.events) {
            if (event.prompt == Asks::HandBoard) {
                shown = event.choice();
            } else if (event.prompt == Asks::HandSquare) {
                const auto square = board::squareOf(event.number.value_or(0));
                if (PlayerRef::fromString(shown).seat == seat && square)
                    waiting.insert(shown, *square);
            } else if (event.prompt == Asks::PlaceBall) {
                if (!waiting.isEmpty())
                    places = std::exchange(waiting, {});
            } else if (turnAction(event.prompt)) {
                waiting.clear(); // a player shown elsewhere now has moved
            }
        }
    }
    return places;
}

} // namespace dugout
