// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/table/fieldoffer.h"

#include "ui/skirmish/table/deskchoice.h"
#include "ui/skirmish/table/hexaim.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

bool isAskedOnField(const Prompt &prompt)
{
    return !prompt.alwaysOffered && prompt.kind == PromptKind::Choice;
}

std::optional<Hex> hexOfChoice(const QString &choice, const SkirmishState &state)
{
    const SkirmishFighter *fighter
        = deskchoice::isOne(choice) ? nullptr : state.find(FighterRef::fromString(choice));
    return fighter ? fighter->hex : std::nullopt;
}

/// The choice of this prompt that the hex stands for; empty for none.
QString choiceAt(Hex hex, const Prompt &shown, const std::vector<Prompt> &asked,
                 const SkirmishState &state)
{
    const auto real = std::find_if(asked.begin(), asked.end(),
                                   [&shown](const Prompt &one) { return one.id == shown.id; });
    if (real != asked.end() && real->choices.contains(hexText(hex)))
        return hexText(hex);
    for (const QString &choice : shown.choices) {
        if (hexOfChoice(choice, state) == hex)
            return choice;
    }
    return {};
}

} // namespace

std::vector<Hex> hexesThatAnswer(const std::vector<Prompt> &prompts, const ActorMenu &actors,
                                 const SkirmishState &state)
{
    std::vector<Hex> hexes;
    for (const Prompt &prompt : prompts) {
        if (!isAskedOnField(prompt))
            continue;
        for (const Hex hex : HexAim::hexesOf(prompt))
            hexes.push_back(hex);
        for (const QString &choice : actors.over(prompt).choices) {
            if (const auto hex = hexOfChoice(choice, state))
                hexes.push_back(*hex);
        }
    }
    return hexes;
}

std::optional<Event> answerAt(Hex hex, const std::vector<Prompt> &shown,
                              const std::vector<Prompt> &asked, const SkirmishState &state)
{
    for (const Prompt &prompt : shown) {
        const QString choice
            = isAskedOnField(prompt) ? choiceAt(hex, prompt, asked, state) : QString();
        if (choice.isEmpty())
            continue;
        Event answer;
        answer.prompt = prompt.id;
        answer.seat = prompt.seat;
        answer.choices = {choice};
        return answer;
    }
    return std::nullopt;
}

} // namespace dugout
