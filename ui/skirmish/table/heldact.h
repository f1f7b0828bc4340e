// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/skirmishgame.h"

namespace dugout {

/// An act that takes several answers, such as who is placed and then where: it is kept back until
/// the last of them, so that it is one line of the log and one undo.
class HeldAct
{
public:
    [[nodiscard]] bool isEmpty() const { return m_events.empty(); }
    /// What has been answered of it, and how things would stand with it.
    [[nodiscard]] const std::vector<Event> &events() const { return m_events; }
    [[nodiscard]] const SkirmishState &state() const { return m_state; }
    /// What is still asked.
    [[nodiscard]] const std::vector<Prompt> &prompts() const { return m_prompts; }

    /// Whether these answers begin an act, and what is asked after them only goes on with it. Dice
    /// and cards are never kept back.
    [[nodiscard]] static bool isUnfinished(const std::vector<Event> &events,
                                           const std::vector<Prompt> &next);
    /// Where the last act among these answers begins; the ones before are told to their end.
    [[nodiscard]] static size_t beginning(const std::vector<Event> &events);
    void hold(const SkirmishGame &game, std::vector<Event> events, SkirmishState state);
    void drop();

private:
    std::vector<Event> m_events;
    SkirmishState m_state;
    std::vector<Prompt> m_prompts;
};

} // namespace dugout
