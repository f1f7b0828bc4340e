// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguefiles/leagueshown.h"
#include "core/sheet/showntable.h"

namespace dugout {

// Tables for spreadsheets, in the language of the moment: the heads are the words that tables show
// in full, numbers are numbers. No cell is ever a formula, whatever a name is, and every line has
// as many cells as the first. What is between cells decides what is in numbers: with a semicolon
// they have the decimal sign of the language, as spreadsheets of such a language read them.

/// A semicolon where the language writes a decimal comma: its spreadsheets part cells by it.
[[nodiscard]] QChar usualSeparator();

/// A pair takes two columns. Headings are left out.
[[nodiscard]] QByteArray csvOf(const ShownTable &table, QChar separator);

/// Every table of a competition, or of all: season, competition and table, and the columns of the
/// standings; tie-breaks that only some have are empty in the others.
[[nodiscard]] Result<QByteArray> standingsCsv(const LeagueShown &shown,
                                              const CompetitionId &competition, QChar separator);
/// What is published, with coaches and squads; those not played have no kind. Times are UTC.
[[nodiscard]] QByteArray fixturesCsv(const LeagueShown &shown, const CompetitionId &competition,
                                     QChar separator);
[[nodiscard]] QByteArray leadersCsv(const LeagueShown &shown, QChar separator);
/// Without contacts.
[[nodiscard]] QByteArray entrantsCsv(const LeagueShown &shown, QChar separator);

/// What the head of a column is called in every language: "Heim" is `home`. What no table of ours
/// has stays as it is.
[[nodiscard]] QString csvColumnId(const QString &head);
/// Likewise the words in the cells: how a result came about, and the sides.
[[nodiscard]] QString csvWordId(const QString &word);

} // namespace dugout
