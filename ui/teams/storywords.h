// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/teamstory.h"
#include "ui/teams/careerwords.h"

namespace dugout {

/// "3/14/26 · Reavers – Orcs", as the list of chapters shows it.
[[nodiscard]] QString chapterTitle(const StoryChapter &chapter);
/// The team before and after a match, and every change with the entry of the log it came from.
[[nodiscard]] std::vector<CareerSection> chapterSections(const StoryChapter &chapter,
                                                         Language language);
/// The matches in a line each, for the page of the team; an invitation when there are none.
[[nodiscard]] CareerSection storySection(const TeamStory &story, Language language);

} // namespace dugout
