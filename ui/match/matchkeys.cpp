// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/matchkeys.h"

#include "core/aftermatch/afterprompts.h"
#include "core/match/action/actions.h"
#include "core/match/state/promptnames.h"
#include "ui/play/letterkeys.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QKeySequence keySequence(char16_t letter)
{
    return letter ? QKeySequence(static_cast<int>(letter)) : QKeySequence();
}

/// Rolls that are seldom made share their letter with another; so does what stands beside a
/// question, where nothing of the turn is offered.
constexpr PromptKey promptKeys[]{
    {Asks::BallBack, int(Qt::SHIFT) | Qt::Key_B},
    {Asks::BlockDice, Qt::Key_D},
    {Asks::BlockDumpOff, Qt::Key_A},
    {Asks::DiveKept, Qt::Key_K},
    {Asks::RollKept, Qt::Key_K},
    {Asks::RollHandOff, int(Qt::SHIFT) | Qt::Key_A},
    {Asks::RollCatch, int(Qt::SHIFT) | Qt::Key_C},
    {Asks::RollStandingUp, int(Qt::SHIFT) | Qt::Key_U},
    {Asks::RollThrowTeamMate, int(Qt::SHIFT) | Qt::Key_T},
    {Asks::RollJumpUp, int(Qt::SHIFT) | Qt::Key_J},
    {Asks::Spiked, int(Qt::SHIFT) | Qt::Key_Y},
    {Asks::Brazier, int(Qt::SHIFT) | Qt::Key_Y},
};

/// What ends buying, hiring or improving: never by one Enter too many.
constexpr QStringView endings[]{Asks::InducementsDone, Asks::CardEnough, AfterAsks::LevelsDone,
                                AfterAsks::TradeDone};

bool isEnding(const QString &prompt)
{
    return std::any_of(std::begin(endings), std::end(endings), [&prompt](QStringView id) {
        return prompt == id || prompt.startsWith(u"after."_s + id.toString());
    });
}

} // namespace

QKeySequence matchKey(const QString &prompt)
{
    for (const PromptKey &each : promptKeys) {
        if (each.prompt == prompt)
            return QKeySequence(each.key);
    }
    if (const TurnAction *action = turnAction(prompt))
        return keySequence(action->key);
    if (isRollingAgain(prompt))
        return keySequence(u'R');
    return isEnding(prompt) ? endingKey() : QKeySequence();
}

bool isRollingAgain(QStringView prompt)
{
    return prompt == Asks::RollAgain || prompt == Asks::ProAgain;
}

} // namespace dugout
