// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

namespace dugout::bench {

/// One row of the table: something Dugout does, beside the least that could be done in its place.
struct Figure
{
    const char *name;
    const char *reference; ///< what it stands beside
    int work = 1; ///< how often, or how much of it, at first; then ten times that
    /// Each gets everything ready for so much work, and answers what is then to be measured.
    std::function<std::function<void()>(int work)> ours;
    std::function<std::function<void()>(int work)> bare;
};

/// The figures of a subject; new ones go beside their like.
[[nodiscard]] std::vector<Figure> storeFigures();
[[nodiscard]] std::vector<Figure> rulesFigures();
[[nodiscard]] std::vector<Figure> leagueFigures();
[[nodiscard]] std::vector<Figure> pageFigures();
[[nodiscard]] std::vector<Figure> windowFigures();

} // namespace dugout::bench
