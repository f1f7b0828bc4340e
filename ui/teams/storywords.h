// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/teamstory.h"
#include "ui/teams/careerwords.h"

namespace dugout {

/// "3/14/26 · Reavers – Orcs", as the list of chapters shows it.
[[nodiscard]] QString chapterTitle(const StoryLine &line);
/// The team before and after a match, and every change with the entry of the log it came from.
[[nodiscard]] std::vector<CareerSection>
chapterSections(const StoryLine &line, const StoryChapter &chapter, Language language);
/// The matches in a line each, for the page of the team; an invitation when there are none.
[[nodiscard]] CareerSection storySection(const std::vector<StoryLine> &story,
                                         const QString &problem, Language language);

} // namespace dugout
