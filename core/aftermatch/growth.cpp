// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/growth.h"

#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

bool areLevelsByBook(const AfterView &view)
{
    const Table *levels = view.context().table(Tables::Levels);
    return levels && levels->enteredFromBook;
}

std::vector<PlayerId> improving(const AfterView &view)
{
    std::vector<PlayerId> found;
    for (const PlayerId &id : view.livingPlayers()) {
        const Player &player = *view.team().player(id);
        const int waiting
            = improvementsWaiting(player, view.ruleset()) - view.side().lostRolls.value(id.text());
        if (waiting > 0 || view.side().rolls.contains(id.text()))
            found.push_back(id);
    }
    return found;
}

QStringList nameable(const AfterView &view)
{
    QStringList found;
    const auto levels = static_cast<size_t>(view.context().rows(Tables::Levels).size());
    for (const PlayerId &id : view.livingPlayers()) {
        const Player &player = *view.team().player(id);
        if (player.improvements.size() < levels && !view.side().rolls.contains(id.text()))
            found.append(id.text());
    }
    return found;
}

namespace {

constexpr int usualImprovementDice = 2;
constexpr int mostImprovementDice = 6;

} // namespace

int improvementDice(const AfterView &view)
{
    const RuleEffect *training = view.dealThat(Does::HardTraining).ruleEffect;
    return training
        ? std::clamp(training->values.value(Key::Dice), usualImprovementDice, mostImprovementDice)
        : usualImprovementDice;
}

std::vector<PossibleGain> possibleGains(const AfterView &view, const PlayerId &player)
{
    const Player *who = view.team().player(player);
    const QList<int> dice = view.side().rolls.value(player.text());
    std::vector<PossibleGain> found;
    if (!who)
        return found;
    const auto add = [&](const ImprovementChoice &choice, const DicePair &pair) {
        const bool known = std::any_of(found.begin(), found.end(), [&](const PossibleGain &each) {
            return each.choice.gain == choice.gain;
        });
        if (!known)
            found.push_back({choice, pair});
    };
    for (qsizetype first = 0; first < dice.size(); ++first) {
        for (qsizetype second = first + 1; second < dice.size(); ++second) {
            const DicePair pair{dice.at(first), dice.at(second)};
            for (const auto &choice : improvementChoices(*who, pair, view.team(), view.ruleset()))
                add(choice, pair);
        }
    }
    return found;
}

} // namespace dugout
