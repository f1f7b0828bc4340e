// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/prompt.h"

#include <QSet>

namespace dugout {

/// Keeps hidden cards hidden on a screen that several players share. What only one of them may see
/// is asked with the device in that player's hands; what can be said openly, such as passing, can
/// be answered without. What is asked of a player who has a phone is waited for: here it is
/// answered only after somebody has said that it is.
class PromptVeil
{
public:
    /// Whose eyes are on the screen; `noSeat` for everybody's.
    [[nodiscard]] Seat viewer() const { return m_viewer; }
    /// A player wants to see the own hand: the device is to be handed over first.
    void ask(Seat seat);
    /// The device is in the hands of the player who was asked for.
    void lift(Seat seat);
    void drop();
    /// Somebody wants to look and has not said yet that the others look away.
    [[nodiscard]] bool isHandingOver() const { return m_wanted != noSeat && m_viewer != m_wanted; }
    /// The game went on: the veil falls, unless the same player is asked something hidden again.
    void follow(const std::vector<Prompt> &prompts);

    /// Who looks at the own cards elsewhere: the device is never handed to them.
    void setElsewhere(const QSet<Seat> &seats);
    /// As long as this player is asked, it is answered here though he has a phone.
    void answerHere(Seat seat) { m_here = seat; }
    [[nodiscard]] bool isElsewhere(Seat seat) const
    {
        return seat != m_here && m_elsewhere.contains(seat);
    }

    /// What the screen may ask instead of what the game asks.
    [[nodiscard]] std::vector<Prompt> over(const std::vector<Prompt> &prompts) const;
    [[nodiscard]] bool hides(const Prompt &prompt) const;
    /// It is answered on the phone of the player who is asked.
    [[nodiscard]] bool waitsFor(const Prompt &prompt) const
    {
        return !prompt.alwaysOffered && isElsewhere(prompt.seat);
    }

private:
    [[nodiscard]] Prompt veiled(const Prompt &prompt) const;
    [[nodiscard]] std::vector<Prompt> ownOnly(const std::vector<Prompt> &prompts) const;

    Seat m_viewer = noSeat;
    Seat m_wanted = noSeat; ///< looks at the hand without being asked anything
    QSet<Seat> m_elsewhere;
    Seat m_here = noSeat;
};

} // namespace dugout
