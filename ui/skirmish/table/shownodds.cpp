// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/table/shownodds.h"

#include "core/skirmish/combat/combatforecast.h"
#include "core/skirmish/state/skirmishcards.h"
#include "core/skirmish/words/skirmishspeech.h"
#include "core/text/localizedtext.h"
#include "ui/skirmish/table/skirmishtable.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

OddsPanel::Line forecastLine(const QString &who, const AttackForecast &forecast)
{
    const QString weapon = localized(forecast.attack.name);
    return {weapon.isEmpty() ? who : who + u" · "_s + weapon, forecast};
}

bool mayStrike(const SkirmishState &state, const FighterRef &ref)
{
    const SkirmishFighter *fighter = state.find(ref);
    return fighter && fighter->isInPlay() && state.phase == SkirmishPhase::Action
        && (state.combats.empty() || ref == state.combats.back().attacker);
}

/// Entering what a card changes or does needs the height, and nobody strikes yet.
bool isAboutACard(const SkirmishTable &table)
{
    const std::vector<Prompt> &asked = table.prompts();
    return std::any_of(asked.begin(), asked.end(), [](const Prompt &prompt) {
        return !prompt.alwaysOffered
            && (prompt.id.startsWith("upgrade."_L1) || prompt.id.startsWith("effect"_L1));
    });
}

} // namespace

ShownOdds shownOdds(const SkirmishTable &table, const FighterRef &regarded, const WhatIf &whatIf)
{
    const SkirmishContext &context = table.context();
    const SkirmishState &state = table.shownState();
    ShownOdds odds;
    if (const auto forecast = combatForecast(context, state, whatIf)) {
        const FighterRef &attacker = state.combats.back().attacker;
        const SkirmishSpeech speech(context, state, attacker.seat);
        // An arrow needs no cases, which the names of coaches' own fighters would not follow.
        odds.current = forecastLine(
            u"%1 → %2"_s.arg(speech.fighter(attacker), speech.fighter(forecast->target)),
            *forecast);
    }
    if (!mayStrike(state, regarded) || isAboutACard(table))
        return odds;
    const auto isCurrent = [&odds](const AttackForecast &one) {
        return odds.current && one.target == odds.current->forecast.target
            && one.attack.id == odds.current->forecast.attack.id;
    };
    const SkirmishSpeech speech(context, state, regarded.seat);
    for (const AttackForecast &forecast : forecasts(context, state, regarded, whatIf)) {
        if (forecast.odds && !isCurrent(forecast))
            odds.others.push_back(forecastLine(speech.fighter(forecast.target), forecast));
    }
    return odds;
}

} // namespace dugout
