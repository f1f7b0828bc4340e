// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/aftermatch/changedlines.h"
#include "core/match/match.h"

namespace dugout {

enum class CheckState {
    Done,
    Open, ///< is asked now
    Waiting, ///< for the other coach
    ToCome
};

/// One line of what a coach has to do after the match: a step of the edition's own sequence, or the
/// word at the end.
struct AfterCheck
{
    StepKind kind{}; ///< StepKind::Result for his word
    QString name;
    CheckState state = CheckState::ToCome;
    QString note; ///< what came of it, or what it will ask; may be empty
    std::vector<int> groups; ///< of the log, that answered it

    bool operator==(const AfterCheck &) const = default;
};

/// What one coach has done after the match and has still to do, in the language of the moment.
/// Steps without a question are left out, but for improvements: whether there are any is worth a
/// line. So lines keep their numbers while the coach works through them.
struct AfterChecklist
{
    std::vector<AfterCheck> checks;
    std::vector<ChangedLine> changes;

    [[nodiscard]] int done() const;
    /// The place of the line that is asked or waited for; -1 when all is done.
    [[nodiscard]] int open() const;

    bool operator==(const AfterChecklist &) const = default;
};

/// Of both sides; empty lists before the whistle.
[[nodiscard]] std::array<AfterChecklist, 2> afterChecklists(const MatchSession &session);

} // namespace dugout
