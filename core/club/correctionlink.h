// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/journal.h"
#include "core/match/match.h"

namespace dugout {

/// One match that a correction reaches: as it is kept, and as it would be.
struct CorrectionLink
{
    JournalHeader header;
    qint64 entries = 0; ///< of its journal
    MatchSession was;
    MatchSession is;
    std::vector<LogAction> added; ///< what would be added to its journal

    [[nodiscard]] const JournalId &id() const { return header.id; }
    /// Something is asked or no longer fits: the coach has to look at it again.
    [[nodiscard]] bool isOpen() const
    {
        return !is.rejectedEvents().empty() || !is.prompts().empty();
    }
};

/// Something that a corrected match asks now, at the place in its log where it belongs.
struct CorrectionQuestion
{
    bool again = false; ///< an answer that no longer fits; else it was never asked before
    int group = 0;
    int event = 0;
    Error reason; ///< why what stands there does not fit
    std::vector<Prompt> prompts; ///< none: it can only be taken out, or left for later
    MatchState state; ///< in which it is asked

    [[nodiscard]] const Event &rejected(const MatchSession &session) const
    {
        return session.log()
            .groups()
            .at(static_cast<size_t>(group))
            .events.at(static_cast<size_t>(event));
    }
};

/// The first answer that no longer fits, with what is asked in its place: the same again, or
/// something that nothing later in the log answers.
[[nodiscard]] std::optional<CorrectionQuestion> questionIn(const MatchSession &session);
/// The answer to a question that leaves no choice: confirming the result as it is now, which
/// accepting the correction does for both.
[[nodiscard]] std::optional<Event> formality(const CorrectionQuestion &question);
/// What puts an answer to the question into the log.
[[nodiscard]] Correction answerTo(const MatchSession &session, const CorrectionQuestion &question,
                                  const Event &answer);
/// What takes the rejected event out of the log: it did not happen after all.
[[nodiscard]] Correction withoutRejectedEvent(const MatchSession &session,
                                              const CorrectionQuestion &question);

} // namespace dugout
