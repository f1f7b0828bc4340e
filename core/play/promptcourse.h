// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace dugout {

/// A stage of something that takes several answers.
struct PromptStage
{
    enum class When { Done, Now, Coming };

    QString name;
    QString value{}; ///< what it brought, or needs
    When when = When::Coming;

    bool operator==(const PromptStage &) const = default;
};

/// How likely something is that may come of what is asked.
struct PromptChance
{
    QString name;
    QString value; ///< a percentage, or what the dice must show
    QString better{}; ///< with what may be rolled again; empty where nothing may
    bool harms = false; ///< bad for the coach who is asked

    bool operator==(const PromptChance &) const = default;
};

/// Where a prompt stands on its way, and what may come of it; nothing for most prompts.
struct PromptCourse
{
    std::vector<PromptStage> stages;
    std::vector<PromptChance> chances;

    bool operator==(const PromptCourse &) const = default;
};

} // namespace dugout
