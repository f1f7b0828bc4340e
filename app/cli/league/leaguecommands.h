// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/clicontext.h"

#include <QStringList>

namespace dugout {

// The commands of `dugout league`, each in the file of its subject.

// Leagues and who belongs to them.
[[nodiscard]] int runLeagueNew(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueList(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueShow(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueAdd(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueInducements(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueClub(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueRemove(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueRedraft(const QStringList &arguments, CliContext &context);

// Whatever one can do.
[[nodiscard]] int runLeagueActs(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueAct(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueTemplates(const QStringList &arguments, CliContext &context);

// Competitions, rounds and results.
[[nodiscard]] int runLeagueSeason(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueDraw(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeaguePublish(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueArrange(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueChallenge(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueStart(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueResult(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueSheet(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueInbox(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueAward(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueMine(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueSign(const QStringList &arguments, CliContext &context);

// Tables, lists and what was decided.
[[nodiscard]] int runLeagueStandings(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueLeaders(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueRecords(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueRatings(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueHall(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeaguePrizes(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueWhy(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueHistory(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueUndo(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueRedo(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueCheck(const QStringList &arguments, CliContext &context);

// What a league hands out and takes in, and leagues that are shared.
[[nodiscard]] int runLeagueSite(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeaguePrint(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueExport(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueImport(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueShare(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueJoin(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueLeave(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueDeliver(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueClaims(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueSheets(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueRoles(const QStringList &arguments, CliContext &context);

// Without a kept league.
[[nodiscard]] int runLeagueTable(const QStringList &arguments, CliContext &context);
[[nodiscard]] int runLeagueRandom(const QStringList &arguments, CliContext &context);

} // namespace dugout
