// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/table/actormenu.h"

#include "core/skirmish/state/skirmishaction.h"
#include "ui/skirmish/table/deskchoice.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

bool isActivation(const Prompt &prompt)
{
    return prompt.id == SkirmishAsks::Activation;
}

} // namespace

FighterRef ActorMenu::actorIn(const QString &choice)
{
    const auto action = SkirmishAction::fromString(choice);
    return action ? action->fighter : FighterRef();
}

std::vector<FighterRef> ActorMenu::actorsOf(const Prompt &prompt)
{
    std::vector<FighterRef> actors;
    for (const QString &choice : isActivation(prompt) ? prompt.choices : QStringList()) {
        const FighterRef actor = actorIn(choice);
        if (actor.isValid() && std::find(actors.begin(), actors.end(), actor) == actors.end())
            actors.push_back(actor);
    }
    return actors;
}

void ActorMenu::follow(const std::vector<Prompt> &prompts)
{
    const bool offered = std::any_of(prompts.begin(), prompts.end(), [this](const Prompt &prompt) {
        const std::vector<FighterRef> actors = actorsOf(prompt);
        return std::find(actors.begin(), actors.end(), m_actor) != actors.end();
    });
    if (!offered)
        clear();
}

Prompt ActorMenu::over(const Prompt &prompt) const
{
    if (!isActivation(prompt))
        return prompt;
    Prompt shown = prompt;
    shown.choices.clear();
    if (!m_actor.isValid()) {
        for (const FighterRef &actor : actorsOf(prompt))
            shown.choices.append(actor.toString());
    }
    for (const QString &choice : prompt.choices) {
        if (actorIn(choice) == m_actor)
            shown.choices.append(choice);
    }
    if (m_actor.isValid())
        shown.choices.append(deskchoice::back);
    return shown;
}

} // namespace dugout
