// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/report/displayboard.h"

#include "core/match/effects/effects.h"
#include "core/match/matchviewer.h"
#include "core/match/state/promptnames.h"
#include "core/match/state/sidecolour.h"
#include "core/match/turn/frompaper.h"
#include "core/match/words/concessionwords.h"
#include "core/match/words/matchtexts.h"
#include "core/play/lastline.h"
#include "core/text/languagescope.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QString halfName(const MatchContext &context, int half)
{
    if (half < 1)
        return isFromPaper(context) ? MatchWords::tr("From paper")
                                    : MatchWords::tr("Before the match");
    if (half == 1)
        return MatchWords::tr("First half");
    return half == 2 ? MatchWords::tr("Second half") : MatchWords::tr("Extra time");
}

QString periodOf(const MatchContext &context, const MatchState &state)
{
    if (state.over) {
        const QString winner = winnerWords(context, state);
        const QString whistle = MatchWords::tr("Final whistle");
        return winner.isEmpty() ? whistle : u"%1 · %2"_s.arg(whistle, winner);
    }
    const QString half = halfName(context, state.half);
    return state.drive < 1 ? half
                           : u"%1 · %2"_s.arg(half, MatchWords::tr("Drive %1").arg(state.drive));
}

DisplaySide sideOf(const MatchContext &context, const MatchState &state, Seat seat)
{
    const Team &team = context.team(seat);
    const SideState &side = state.side(seat);
    return {team.name,
            team.coach,
            sideColour(context, seat),
            side.score,
            side.turn,
            side.rerolls.available(),
            std::max(0, side.rerolls.perHalf - side.rerolls.left)};
}

/// Who places players on the pitch view does not want the hall to read it.
bool isPlacing(const EventGroup &group)
{
    return !group.events.empty() && group.events.front().prompt == Asks::HandBoard;
}

QString lastLineOf(const MatchSession &session)
{
    return lastLine(session, [&](size_t place, const EventGroup &group) -> std::optional<QString> {
        if (isPlacing(group) || !MatchViewer{}.read(session.state(), group))
            return std::nullopt;
        return session.game().groupLine(session.stateAfter(place), group);
    });
}

} // namespace

DisplayBoard makeDisplayBoard(const MatchSession &session, Language language)
{
    const LanguageScope scope(language);
    const MatchContext &context = session.game().context();
    const MatchState state = session.game().seen(session.state());
    DisplayBoard board;
    board.language = language;
    for (const Seat seat : {0, 1})
        board.sides.at(static_cast<size_t>(seat)) = sideOf(context, state, seat);
    const bool isPaper = isFromPaper(context);
    board.turns = isPaper ? 0 : context.turnsPerHalf();
    board.active = state.active;
    board.over = state.over;
    board.period = periodOf(context, state);
    board.turnWord = isPaper ? QString() : MatchWords::tr("Turn");
    board.rerollWord = MatchWords::tr("Re-rolls");
    if (const TableRow *weather = weatherRow(context, state))
        board.weather = localized(weather->name);
    board.lastEvent = lastLineOf(session);
    return board;
}

} // namespace dugout
