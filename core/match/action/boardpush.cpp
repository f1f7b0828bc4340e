// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/action/boardpush.h"

#include "core/match/action/pushsteps.h"
#include "core/match/action/skilledblock.h"
#include "core/match/state/board.h"
#include "core/match/state/promptnames.h"
#include "core/play/choosing.h"
#include "core/play/promptmaking.h"
#include "core/rules/knownwords.h"

namespace dugout {

namespace {

/// Where he is pushed is asked just now.
std::optional<BoardPush> askedPush(const MatchState &state, const Step &step)
{
    std::vector<Square> squares = pushSquares(state, step);
    if (squares.empty())
        return std::nullopt;
    return BoardPush{pushedPlayer(state, step), std::move(squares), std::nullopt,
                     whoPushes(state, step)};
}

} // namespace

std::vector<Event> BoardPush::to(Square square) const
{
    std::vector<Event> events;
    if (outcome)
        events.push_back(*outcome);
    if (!outcome || squares.size() > 1) // who can go to one only is not asked
        events.push_back(choosing(Asks::PushBackSquare, decides, board::squareName(square)));
    return events;
}

std::optional<BoardPush> pendingPush(const MatchContext &context, const MatchState &state,
                                     const BoardAdvisor &advisor)
{
    // The dice may still be rolled again.
    const auto asking
        = std::find_if(state.agenda.rbegin(), state.agenda.rend(),
                       [](const Step &one) { return one.kind != StepKind::RollAgain; });
    if (asking != state.agenda.rend() && asking->kind == StepKind::PushBack)
        return askedPush(state, *asking);
    if (asking == state.agenda.rend() || asking->kind != StepKind::BlockOutcome)
        return std::nullopt;
    const Step &step = *asking;
    if (!state.find(step.player) || !state.find(step.by))
        return std::nullopt;
    const SkilledBlock skills(context, state, step);
    Prompt asked = choicePrompt(Asks::BlockOutcome, step.seat, skills.outcomes());
    skills.addDefender(asked);
    const QString likely = skills.likelyOutcome();
    const bool isPushed = likely == Choice::Nobody || likely == Choice::Defender;
    if (asked.decides != noSeat || !isPushed || !asked.choices.contains(likely)
        || blockResult(step) == Rows::BothDown)
        return std::nullopt;
    const QString victim = step.player.toString();
    for (const BlockAdvice &block : advisor.blocks(state, step.by.toString())) {
        if (block.victim == victim && block.push.kind == PushOptions::Kind::Empty)
            return BoardPush{victim, block.push.squares, choosing(asked, likely),
                             state.playsFor(step.by)};
    }
    return std::nullopt;
}

} // namespace dugout
