// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/table/heldact.h"

#include "core/skirmish/state/skirmishnames.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

bool beginsAct(const Event &event)
{
    static const QStringList beginnings{SkirmishAsks::DeployFighter, SkirmishAsks::Activation,
                                        SkirmishAsks::Effect,        SkirmishAsks::Power,
                                        SkirmishAsks::PowerSaid,     SkirmishAsks::Reaction};
    return beginnings.contains(event.prompt);
}

} // namespace

size_t HeldAct::beginning(const std::vector<Event> &events)
{
    const auto last = std::find_if(events.rbegin(), events.rend(), beginsAct);
    return last == events.rend() ? 0 : static_cast<size_t>(events.rend() - last) - 1;
}

bool HeldAct::isUnfinished(const std::vector<Event> &events, const std::vector<Prompt> &next)
{
    static const QStringList further{
        SkirmishAsks::DeployHex,     SkirmishAsks::MoveHex,        SkirmishAsks::ChargeHex,
        SkirmishAsks::EffectFighter, SkirmishAsks::EffectNumber,   SkirmishAsks::PushHex,
        SkirmishAsks::PlaceHex,      SkirmishAsks::RestoreHex,     SkirmishAsks::ExchangeFighter,
        SkirmishAsks::PloyFighter,   SkirmishAsks::UpgradeFighter, SkirmishAsks::UpgradeSaid,
        SkirmishAsks::UpgradeMark,   SkirmishAsks::MoveValue,      SkirmishAsks::AttackRange};
    return !events.empty() && beginsAct(events.front())
        && std::all_of(
            events.begin(), events.end(),
            [](const Event &event) { return event.dice.empty() && !event.rolledByDugout; })
        && std::any_of(next.begin(), next.end(), [](const Prompt &prompt) {
               return !prompt.alwaysOffered && further.contains(prompt.id);
           });
}

void HeldAct::hold(const SkirmishGame &game, std::vector<Event> events, SkirmishState state)
{
    m_prompts = game.prompts(state);
    m_events = std::move(events);
    m_state = std::move(state);
}

void HeldAct::drop()
{
    m_events.clear();
    m_prompts.clear();
    m_state = {};
}

} // namespace dugout
