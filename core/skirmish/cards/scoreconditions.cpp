// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/cards/scoreconditions.h"

#include "core/skirmish/cards/modifiernames.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {
const QString metPrefix = u"met:"_s;
} // namespace

const QStringList &scoreConditionNames()
{
    static const QStringList names{
        Scores::Holds,          Scores::HoldsNumber,   Scores::EnemiesOut,
        Scores::EnemyLeaderOut, Scores::AllEnemiesOut, Scores::NoneLost,
        Scores::Inspired,       Scores::AllInspired,   Scores::InEnemyTerritory,
        Scores::NoEnemyInOwn,   Scores::OnGuard,       Scores::Upgrades};
    return names;
}

std::vector<ScoreCondition> scoreConditionsOf(const SkirmishCard &card)
{
    std::vector<ScoreCondition> conditions;
    for (const QString &name : scoreConditionNames()) {
        if (card.values.contains(metPrefix + name))
            conditions.emplace_back(name, card.value(metPrefix + name));
    }
    return conditions;
}

void setScoreConditions(SkirmishCard &card, const std::vector<ScoreCondition> &conditions)
{
    for (const QString &name : scoreConditionNames())
        card.values.remove(metPrefix + name);
    for (const auto &[name, number] : conditions) {
        if (scoreConditionNames().contains(name))
            card.values[metPrefix + name] = number;
    }
}

} // namespace dugout
