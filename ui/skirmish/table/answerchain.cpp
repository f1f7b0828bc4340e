// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/table/answerchain.h"

#include "core/play/choosing.h"
#include "core/skirmish/forcedanswers.h"
#include "core/skirmish/state/skirmishnames.h"
#include "ui/skirmish/table/actormenu.h"

using namespace Qt::StringLiterals;

namespace dugout {

AnswerChain::AnswerChain(const OpenGame<SkirmishGame> &open, RandomSource &random)
    : m_open(open)
    , m_random(random)
{ }

std::optional<SkirmishState> AnswerChain::after(const std::vector<Event> &events) const
{
    const auto groups = static_cast<int>(m_open.session().log().groups().size());
    auto state = m_open.stateWith(groups, events);
    return state ? std::optional(std::move(*state)) : std::nullopt;
}

std::vector<Event> AnswerChain::completed(std::vector<Event> events, const FieldAction &wanted,
                                          const std::function<bool(Seat)> &hasPhone) const
{
    const SkirmishState &now = m_open.session().state();
    events = withForced(m_open.game(), now, std::move(events));
    addCharge(events, wanted);
    addWanted(events, wanted);
    addDefence(events, hasPhone);
    return withForced(m_open.game(), now, std::move(events));
}

/// A click on an enemy means that enemy, also where the Range that was asked for then says that he
/// has to go there first.
void AnswerChain::addCharge(std::vector<Event> &events, const FieldAction &wanted) const
{
    if (events.back().prompt != SkirmishAsks::AttackRange || !wanted.target.isValid()
        || !wanted.action)
        return;
    const auto state = after(events);
    const SkirmishFighter *target = state ? state->find(wanted.target) : nullptr;
    if (!target || !target->hex)
        return;
    const FieldAction now
        = fieldActionAt(m_open.game().context(), *state, wanted.action->fighter, *target->hex);
    const QString choice
        = now.action && now.action != wanted.action ? now.action->toString() : QString();
    for (const Prompt &prompt : m_open.game().prompts(*state)) {
        if (prompt.id == SkirmishAsks::Activation && prompt.choices.contains(choice))
            events.push_back(choosing(prompt, choice));
    }
    events = withForced(m_open.game(), m_open.session().state(), std::move(events));
}

/// A click on an enemy and then the choice of an attack name the target; a click on a hex before
/// the Move was known names the destination.
void AnswerChain::addWanted(std::vector<Event> &events, const FieldAction &wanted) const
{
    const QString target = wanted.target.toString();
    const QString hex = wanted.hex ? hexText(*wanted.hex) : QString();
    if (target.isEmpty() && hex.isEmpty())
        return;
    const auto state = after(events);
    for (const Prompt &prompt : state ? m_open.game().prompts(*state) : std::vector<Prompt>{}) {
        const QString choice = prompt.id == SkirmishAsks::AttackTarget ? target
            : prompt.id == SkirmishAsks::MoveHex                       ? hex
                                                                       : QString();
        if (!choice.isEmpty() && prompt.choices.contains(choice))
            events.push_back(choosing(prompt, choice));
    }
}

bool AnswerChain::isLastDefenceRolledHere() const
{
    const std::vector<EventGroup> &groups = m_open.session().log().groups();
    for (auto group = groups.rbegin(); group != groups.rend(); ++group) {
        for (const Event &event : group->events) {
            if (event.prompt == SkirmishAsks::DefenceRoll)
                return event.rolledByDugout;
        }
    }
    return true; // nobody has typed a defence yet
}

/// Where Dugout rolls for both, both roll at once. Typed dice stay typed.
void AnswerChain::addDefence(std::vector<Event> &events,
                             const std::function<bool(Seat)> &hasPhone) const
{
    const bool rolled
        = events.back().prompt == SkirmishAsks::AttackRoll && events.back().rolledByDugout;
    if (!rolled || !isLastDefenceRolledHere())
        return;
    const auto state = after(events);
    for (const Prompt &prompt : state ? m_open.game().prompts(*state) : std::vector<Prompt>{}) {
        if (prompt.id == SkirmishAsks::DefenceRoll && !hasPhone(prompt.seat))
            events.push_back(rollFor(prompt, m_random));
    }
}

FieldAction AnswerChain::actionAt(const Prompt &asked, const FighterRef &actor, Hex hex) const
{
    const FieldAction action
        = fieldActionAt(m_open.game().context(), m_open.session().state(), actor, hex);
    const bool isAsked = action.action && asked.choices.contains(action.action->toString());
    return isAsked ? action : FieldAction{};
}

} // namespace dugout
