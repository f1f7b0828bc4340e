// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

/// Leagues of our own and of other programs.
namespace dugout::fuzz {

/// A league as `dugout league export` writes it, with its teams and matches.
void readOwnLeague(const QByteArray &bytes, const QString &name);
/// Entrants and results; the name is this and that of the format.
inline const QString leagueTarget = QStringLiteral("league-");
void readForeignLeagueFile(const QByteArray &bytes, const QString &name);

} // namespace dugout::fuzz
