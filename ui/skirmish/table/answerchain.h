// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/opengame.h"
#include "core/skirmish/battlefield/fieldactions.h"
#include "core/skirmish/skirmishgame.h"

#include <functional>

namespace dugout {

/// Answers together with all that follows of itself: one act, which one undo takes away.
class AnswerChain
{
public:
    /// Both must outlive it.
    AnswerChain(const OpenGame<SkirmishGame> &open, RandomSource &random);

    /// With choices that are forced, with whom or where a click has named (`wanted`, or nothing),
    /// and with the dice of the defence where Dugout rolls for both,
    /// as long as the defender has no phone.
    [[nodiscard]] std::vector<Event> completed(std::vector<Event> events, const FieldAction &wanted,
                                               const std::function<bool(Seat)> &hasPhone) const;
    /// What a click on this hex means for who is about to act; nothing when it means nothing.
    [[nodiscard]] FieldAction actionAt(const Prompt &asked, const FighterRef &actor, Hex hex) const;
    /// The present with these events; nothing when they do not fit there.
    [[nodiscard]] std::optional<SkirmishState> after(const std::vector<Event> &events) const;

private:
    void addCharge(std::vector<Event> &events, const FieldAction &wanted) const;
    void addWanted(std::vector<Event> &events, const FieldAction &wanted) const;
    void addDefence(std::vector<Event> &events, const std::function<bool(Seat)> &hasPhone) const;
    [[nodiscard]] bool isLastDefenceRolledHere() const;

    const OpenGame<SkirmishGame> &m_open;
    RandomSource &m_random;
};

} // namespace dugout
