// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/table/fixedkeys.h"

#include "core/skirmish/state/skirmishaction.h"
#include "ui/skirmish/table/deskchoice.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

bool hasFixedKeys(const Prompt &prompt)
{
    return prompt.kind == PromptKind::Choice
        && (prompt.id == SkirmishAsks::Activation || prompt.id == SkirmishAsks::Power
            || prompt.id == SkirmishAsks::PowerSaid || prompt.id == SkirmishAsks::PowerTable
            || prompt.id == SkirmishAsks::React || prompt.id == SkirmishAsks::Reaction);
}

QString keyWordOf(const QString &choice)
{
    const auto action = SkirmishAction::fromString(choice);
    const bool named = action && (action->fighter.isValid() || !action->card.isEmpty());
    // A card with an action of its own is called by its place, as fighters are.
    return named && action->verb == SkirmishChoice::Card ? QString()
        : named                                          ? QString(action->verb)
                                                         : choice;
}

} // namespace

QList<QKeySequence> fixedKeys(const Prompt &prompt)
{
    static const QHash<QString, Qt::Key> keys{
        {SkirmishChoice::Move, Qt::Key_M},    {SkirmishChoice::Charge, Qt::Key_C},
        {SkirmishChoice::Attack, Qt::Key_A},  {SkirmishChoice::Guard, Qt::Key_G},
        {SkirmishChoice::Pass, Qt::Key_P},    {SkirmishChoice::PassOn, Qt::Key_R},
        {SkirmishChoice::Draw, Qt::Key_D},    {SkirmishChoice::Swap, Qt::Key_S},
        {SkirmishChoice::Nobody, nothingKey}, {SkirmishChoice::Decline, nothingKey},
        {SkirmishChoice::Rest, Qt::Key_R},    {SkirmishChoice::OwnRest, Qt::Key_R},
        {SkirmishChoice::Onward, Qt::Key_O},  {SkirmishChoice::OwnOnward, Qt::Key_O},
        {SkirmishChoice::Quiet, Qt::Key_Q},   {SkirmishChoice::OwnQuiet, Qt::Key_Q},
        {deskchoice::look, Qt::Key_L},        {deskchoice::pass, Qt::Key_P}};
    QList<QKeySequence> all;
    if (!hasFixedKeys(prompt))
        return all;
    for (const QString &choice : prompt.choices) {
        const auto found = keys.constFind(keyWordOf(choice));
        const QKeySequence key = found == keys.constEnd() ? QKeySequence() : QKeySequence(*found);
        all.append(all.contains(key) ? QKeySequence() : key);
    }
    return all;
}

} // namespace dugout
