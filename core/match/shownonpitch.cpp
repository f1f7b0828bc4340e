// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/shownonpitch.h"

#include "core/match/rolls/rollplan.h"
#include "core/match/state/boardadvice.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/matchtexts.h"
#include "core/pitch/passruler.h"
#include "core/pitch/setup.h"
#include "core/play/choosing.h"
#include "core/rules/knownwords.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// No roll asks for more than that.
constexpr int mostShown = 8;

/// Answered by what was worked out from where everybody stands.
bool isCountedThere(const QString &prompt)
{
    static const QStringList counted{Asks::RollRange, Asks::RollZones,        Asks::RollNear,
                                     Asks::AskedNear, Asks::RollCircumstance, Asks::AskedTold};
    return counted.contains(prompt);
}

/// Done to somebody in a neighbouring square.
bool isDoneNearby(const QString &prompt)
{
    static const QStringList nearby{Asks::BlockVictim, Asks::BlitzVictim, Asks::FoulVictim,
                                    Asks::HandOffPartner};
    return nearby.contains(prompt);
}

std::optional<Square> squareOf(const MatchState &state, const QString &who)
{
    const auto found = state.board.find(who);
    return found == state.board.end() ? std::nullopt : std::optional(*found);
}

/// Who comes nearer before anybody intercepts moves a few squares that nobody has shown yet.
bool mayComeNearer(const MatchState &state, Seat thrower)
{
    return !state
                .against(thrower,
                         [](const MatchPlayer &player) {
                             return player.canAct() && player.has(Skills::PassBlock);
                         })
                .isEmpty();
}

/// The opponents a throw passes; none where that is not known.
std::optional<QStringList> underTheThrow(const MatchState &state, const QStringList &hands)
{
    const Step &step = state.agenda.back();
    const auto from = squareOf(state, step.by.toString());
    const auto to = squareOf(state, step.player.toString());
    if (step.kind != StepKind::PassInterceptor || !from || !to || mayComeNearer(state, step.seat))
        return std::nullopt;
    const std::vector<Square> under = interceptionSquares(*from, *to);
    QStringList players = hands;
    players.removeIf([&](const QString &ref) {
        const auto at = squareOf(state, ref);
        return !at || std::find(under.begin(), under.end(), *at) == under.end();
    });
    return players;
}

std::optional<Event> shownAnswer(const MatchState &state, const Prompt &prompt)
{
    if (prompt.id == Asks::PassInterceptor) {
        const auto under = underTheThrow(state, prompt.choices);
        return under && under->isEmpty() ? std::optional(choosing(prompt, Choice::None))
                                         : std::nullopt;
    }
    const bool known = isCountedThere(prompt.id) && prompt.choices.contains(prompt.usual);
    return known ? std::optional(choosing(prompt, prompt.usual)) : std::nullopt;
}

/// The one thing that is asked; opponents' skills are offered beside it until the die has fallen.
const Prompt *onlyAsked(const std::vector<Prompt> &asked)
{
    const Prompt *only = nullptr;
    for (const Prompt &prompt : asked) {
        if (prompt.alwaysOffered || prompt.id == Asks::RollAgainst)
            continue;
        if (only)
            return nullptr;
        only = &prompt;
    }
    return only;
}

/// Who throws and how far a throw reaches.
bool isTooFar(const MatchContext &context, Square from, Square to)
{
    const Table *ranges = context.table(Tables::PassRanges);
    return ranges && PassRuler(*ranges).rangeNumber(from, to) == 0;
}

bool isReached(const MatchContext &context, const MatchState &state, const QString &prompt,
               const QString &choice)
{
    const auto to = squareOf(state, choice);
    if (!to)
        return true;
    if (prompt == Asks::Touchdown)
        return pitch::isEndZone(*to, board::endOf(MatchState::otherSeat(state.active)));
    const auto from
        = state.agenda.empty() ? std::nullopt : squareOf(state, state.agenda.back().by.toString());
    if (!from)
        return true;
    if (isDoneNearby(prompt))
        return areAdjacent(*from, *to);
    return prompt != Asks::PassPartner || !isTooFar(context, *from, *to);
}

QString reachDoubt(const MatchState &state, const Event &event)
{
    const QString who = playerName(state, PlayerRef::fromString(event.choice()));
    if (event.prompt == Asks::Touchdown)
        return MatchWords::tr("On the pitch %1 is not in the end zone.").arg(who);
    const QString by = playerName(state, state.agenda.back().by);
    return event.prompt == Asks::PassPartner
        ? MatchWords::tr("On the pitch %1 is too far away for a throw by %2.").arg(who, by)
        : MatchWords::tr("On the pitch %1 does not stand next to %2.").arg(by, who);
}

/// Before the kick: who is missing on the pitch, else what is wrong with a set-up.
QString setUpDoubt(const MatchContext &context, const MatchState &state)
{
    int missing = 0;
    for (const Seat seat : {0, 1}) {
        for (const QString &ref : state.onPitch(seat))
            missing += state.board.contains(ref) ? 0 : 1;
    }
    if (missing > 0)
        return MatchWords::tr("%n player(s) of the set-up do not stand on the pitch yet.", nullptr,
                              missing);
    const BoardAdvisor advisor(context);
    for (const Seat seat : {0, 1}) {
        const std::vector<LineUpProblem> problems = advisor.lineUp(state, seat);
        if (!problems.empty())
            return u"%1: %2"_s.arg(teamName(context, seat),
                                   SetupCheck::sentence(problems.front(), advisor.limits()));
    }
    return {};
}

} // namespace

bool showsEverybody(const MatchState &state)
{
    const QStringList all = state.onPitch(0) + state.onPitch(1);
    return !all.isEmpty() && std::all_of(all.begin(), all.end(), [&state](const QString &ref) {
        return state.board.contains(ref);
    });
}

std::vector<Event> withWhatIsShown(const Match &game, const MatchState &before,
                                   std::vector<Event> events)
{
    MatchState state = before;
    for (const Event &event : events) {
        if (!game.applyChecked(state, event))
            return events;
    }
    for (int i = 0; i < mostShown && showsEverybody(state); ++i) {
        const std::vector<Prompt> asked = game.prompts(state);
        const Prompt *only = onlyAsked(asked);
        const std::optional<Event> shown = only ? shownAnswer(state, *only) : std::nullopt;
        if (!shown || !game.applyChecked(state, *shown))
            break;
        events.push_back(*shown);
    }
    return events;
}

QStringList choicesShown(const MatchState &state, const Prompt &prompt)
{
    if (prompt.id != Asks::PassInterceptor || !showsEverybody(state))
        return prompt.choices;
    const auto under = underTheThrow(state, prompt.choices);
    return under && !under->isEmpty() ? QStringList{Choice::None} + *under : prompt.choices;
}

QStringList outOfReach(const MatchContext &context, const MatchState &state, const Prompt &prompt)
{
    QStringList far;
    for (const QString &choice : showsEverybody(state) ? prompt.choices : QStringList()) {
        if (!isReached(context, state, prompt.id, choice))
            far.append(choice);
    }
    return far;
}

QString pitchDoubt(const MatchContext &context, const MatchState &state, const Event &event)
{
    if (event.prompt == Asks::PlaceBall)
        return setUpDoubt(context, state);
    const bool far
        = showsEverybody(state) && !isReached(context, state, event.prompt, event.choice());
    return far ? reachDoubt(state, event) : QString();
}

} // namespace dugout
