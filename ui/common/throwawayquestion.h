// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/keeping/bin.h"

#include <functional>

class QWidget;

namespace dugout {

/// What a question before deleting speaks of.
struct ThrowAwayQuestion
{
    std::function<QString()> title{};
    std::function<QString()> name{}; ///< where it is not that of the first thing
    /// What would go; asked for again when the language changes.
    std::function<Result<std::vector<Removal>>()> removals{};
    /// The same where what belongs to it goes along: a choice, where there is something.
    std::function<Result<std::vector<Removal>>()> withAll{};
};

/// Asks whether something may go to the bin: says what goes with it, what stays and how long it can
/// be brought back. Enter and Escape leave it where it is. Where it may not go nobody is asked, and
/// `whenRefused` says why.
void askToThrowAway(QWidget *parent, ThrowAwayQuestion question,
                    const std::function<void(const std::vector<Removal> &)> &whenSure,
                    const std::function<void(const Error &)> &whenRefused);

} // namespace dugout
