// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/league.h"

namespace dugout {

class LeagueDocument;
class QuestionDialog;
struct LeagueEvent;

/// What a correction changes in teams, standings, later pairings, prizes and ratings, in one
/// sentence each: shown before it is done.
void addPreview(QuestionDialog &dialog, const LeagueDocument &document, const League &after);

/// The same for events that are still being said; what would be refused is said instead.
[[nodiscard]] QString previewOfDoing(const LeagueDocument &document,
                                     const std::vector<LeagueEvent> &events);

} // namespace dugout
