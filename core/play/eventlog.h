// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/event.h"

namespace dugout {

/// A change to something that was logged earlier: a wrong scorer, a forgotten roll.
struct Correction
{
    enum class What { Replace, Insert, Remove };

    What what = What::Replace;
    int group = 0; ///< which group; an insertion comes before it
    EventGroup with; ///< what stands there afterwards; empty for a removal
    std::vector<Correction> also{}; ///< what had to follow, one after the other; undone together

    bool operator==(const Correction &) const = default;
};

/// One line of the history, as it is kept on disk: histories only ever grow, an undo is a line too.
struct LogAction
{
    enum class Kind { Do, Undo, Redo, Correct };

    Kind kind = Kind::Do;
    EventGroup group; ///< for Do
    Correction correction; ///< for Correct

    bool operator==(const LogAction &) const = default;
};

[[nodiscard]] QJsonObject logActionToJson(const LogAction &action);
[[nodiscard]] Result<LogAction> logActionFromJson(const QJsonObject &object);

/// The groups that count, with undo and redo without limit. Corrections can be undone as well.
class EventLog
{
public:
    [[nodiscard]] const std::vector<EventGroup> &groups() const { return m_groups; }
    [[nodiscard]] bool canUndo() const { return !m_done.empty(); }
    [[nodiscard]] bool canRedo() const { return !m_undone.empty(); }

    /// Whether this line can be carried out: there is something to undo, the corrected group is
    /// there.
    [[nodiscard]] Result<void> check(const LogAction &action) const;
    /// Carries out one line of the history; what cannot be is refused and changes nothing. Gives
    /// how many of the first groups it left as they were: nobody has to fold those again.
    [[nodiscard]] Result<size_t> apply(const LogAction &action);

    bool operator==(const EventLog &) const = default;

private:
    /// What an undo has to put back: one group, or for a correction the list as it was.
    struct Step
    {
        bool isCorrection = false;
        EventGroup group;
        std::vector<EventGroup> before;
        std::vector<EventGroup> after;

        bool operator==(const Step &) const = default;
    };

    size_t correct(const Correction &correction);
    size_t undo();
    size_t redo();

    std::vector<EventGroup> m_groups;
    std::vector<Step> m_done;
    std::vector<Step> m_undone;
};

} // namespace dugout
