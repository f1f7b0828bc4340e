// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/games.h"
#include "core/club/slipanswers.h"
#include "core/exchange/showjson.h"
#include "core/table/endingshown.h"
#include "core/table/matchshown.h"
#include "core/table/skirmishshown.h"
#include "core/table/tableanswer.h"
#include "core/table/tablelog.h"

namespace dugout {

[[nodiscard]] inline QString gameKeyOf(const MatchSession & /*session*/)
{
    return matchGame();
}
[[nodiscard]] inline QString gameKeyOf(const SkirmishSession & /*session*/)
{
    return skirmishGame();
}
[[nodiscard]] inline QJsonObject shownOf(const MatchSession &session)
{
    return matchShown(session);
}
[[nodiscard]] inline QJsonObject shownOf(const SkirmishSession &session)
{
    return skirmishShown(session);
}

/// Counts up whenever a page of before cannot show what it is sent: one that was left open loads
/// itself anew then (resources/pages/line.js).
inline constexpr int pageProtocol = 2;

/// What goes on elsewhere while nobody with a phone is asked anything; empty where that is nothing.
[[nodiscard]] inline QString waitsFor(const MatchSession &session)
{
    return asksForSheet(session)
        ? TableWords::tr("The sheet of this match is filled in at the screen.")
        : QString();
}
[[nodiscard]] inline QString waitsFor(const SkirmishSession & /*session*/)
{
    return {};
}

/// A game as these eyes may see it, in the language of the moment: what `show --json` prints and
/// what a phone is sent; see app/serve/README.md.
template<typename Game, typename Viewer>
[[nodiscard]] QJsonObject tableView(const Session<Game> &session,
                                    const std::vector<Prompt> &prompts, const Viewer &viewer,
                                    const TableLog<Game> &log)
{
    QJsonObject object = showJson(session, prompts, viewer);
    const bool isCoach = viewer.seat != noSeat;
    object.insert(QStringLiteral("protocol"), pageProtocol);
    object.insert(QStringLiteral("game"), gameKeyOf(session));
    object.insert(QStringLiteral("you"), isCoach ? QJsonValue(viewer.seat) : QJsonValue());
    object.insert(QStringLiteral("shown"), shownOf(session));
    object.insert(QStringLiteral("log"), log.lines(session, currentLanguage(), viewer));
    if (const QString waits = prompts.empty() ? waitsFor(session) : QString(); !waits.isEmpty())
        object.insert(QStringLiteral("waits"), waits);
    else if (prompts.empty())
        object.insert(QStringLiteral("ending"), endingShown(session));
    if (isCoach)
        object.insert(QStringLiteral("own"), coachShown(session, viewer.seat));
    return object;
}

} // namespace dugout
