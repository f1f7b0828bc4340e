// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/paperslip.h"
#include "core/match/match.h"

namespace dugout {

/// What a sheet comes to in the journal of its match: one action with all that stands on it, and
/// one each for what follows from a signature or a mark.
struct SlipAnswers
{
    std::vector<Event> slip{};
    std::vector<std::vector<Event>> after{};

    bool operator==(const SlipAnswers &) const = default;
};

/// The sheet as it is handed out: a row for everybody who can play, in the order of their shirts.
/// `journeymen` are the positions of those who join, as in `SlipSide`.
[[nodiscard]] PaperSlip blankSlip(const Match &match, const PaperSlip &journeymen = {});
/// The same sheet with a row for everybody: players and those who hurt them are found by shirt
/// number where a file has no ids, names are those of the match. Refuses a row that matches no
/// player.
[[nodiscard]] Result<PaperSlip> settledSlip(const PaperSlip &sheet, const Match &match);

/// The answers that enter the sheet where a match from paper begins. Refused where it does not
/// fit; nothing of it counts then.
[[nodiscard]] Result<SlipAnswers> answersOf(const PaperSlip &sheet, const Match &match);

/// The match with all that stands on the sheet, and what follows from it without a question.
[[nodiscard]] Result<MatchState> stateAfter(const PaperSlip &sheet, const Match &match);

/// Whether a match from paper has no sheet yet, or none any more: it was taken back.
[[nodiscard]] bool asksForSheet(const MatchSession &session);
/// What is filled in then: the sheet that was taken back, else a blank one.
[[nodiscard]] PaperSlip sheetToFillIn(const MatchSession &session);

/// The sheet of a kept match from paper, also of one that was entered question by question.
[[nodiscard]] PaperSlip slipOf(const MatchSession &session);
/// What puts another sheet into the journal of such a match; nothing where they say the same.
[[nodiscard]] Result<std::optional<LogAction>> correctionTo(const PaperSlip &sheet,
                                                            const MatchSession &session);

} // namespace dugout
