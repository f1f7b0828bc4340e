// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguefiles/htmltable.h"
#include "core/leaguefiles/leagueshown.h"

namespace dugout {

// The small pieces the pages of a league are made of.

/// `<p>text</p>`, with whatever stands in the text made harmless.
[[nodiscard]] QString htmlElement(const QString &tag, const QString &text);
[[nodiscard]] QString htmlLink(const QString &target, const QString &text);
/// Names and what they say; those that say nothing are left out.
[[nodiscard]] QString htmlFacts(const std::vector<std::pair<QString, QString>> &facts);
/// Standings, brackets and cross-tables of a competition.
[[nodiscard]] QString competitionTables(const LeagueShown &shown, const Competition &competition,
                                        const TeamAddress &address);
/// The brackets of its phases that have one.
[[nodiscard]] QString competitionBrackets(const LeagueShown &shown, const Competition &competition,
                                          const TeamAddress &address);

} // namespace dugout
