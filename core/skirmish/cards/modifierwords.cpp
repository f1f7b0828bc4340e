// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/cards/modifierwords.h"

#include "core/skirmish/cards/modifiernames.h"
#include "core/skirmish/words/skirmishwords.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// What is there or not, and is not counted.
bool isPlain(const QString &what)
{
    static const QStringList plain{Modifies::Cleave, Modifies::Hammer, Modifies::Sword,
                                   Modifies::Shield, Modifies::Dodge};
    return plain.contains(what);
}

} // namespace

QString modifierName(const QString &what)
{
    static const QHash<QString, const char *> words{
        {Modifies::Move, QT_TRANSLATE_NOOP("Skirmish", "Move")},
        {Modifies::Wounds, QT_TRANSLATE_NOOP("Skirmish", "Wounds")},
        {Modifies::Defence, QT_TRANSLATE_NOOP("Skirmish", "Defence dice")},
        {Modifies::Range, QT_TRANSLATE_NOOP("Skirmish", "Range")},
        {Modifies::Dice, QT_TRANSLATE_NOOP("Skirmish", "Attack dice")},
        {Modifies::Damage, QT_TRANSLATE_NOOP("Skirmish", "Damage")},
        {Modifies::Knockback, QT_TRANSLATE_NOOP("Skirmish", "Knockback")},
        {Modifies::Cleave, QT_TRANSLATE_NOOP("Skirmish", "Cleave")},
        {Modifies::Support, QT_TRANSLATE_NOOP("Skirmish", "Supports")},
        {Modifies::Hammer, QT_TRANSLATE_NOOP("Skirmish", "Hammers count")},
        {Modifies::Sword, QT_TRANSLATE_NOOP("Skirmish", "Swords count")},
        {Modifies::Shield, QT_TRANSLATE_NOOP("Skirmish", "Shields count")},
        {Modifies::Dodge, QT_TRANSLATE_NOOP("Skirmish", "Dodges count")},
        {Modifies::AttackReroll, QT_TRANSLATE_NOOP("Skirmish", "Attack dice to roll again")},
        {Modifies::DefenceReroll, QT_TRANSLATE_NOOP("Skirmish", "Defence dice to roll again")},
        {Modifies::Glory, QT_TRANSLATE_NOOP("Skirmish", "Glory")},
    };
    const char *found = words.value(what);
    return found ? SkirmishWords::tr(found) : QString();
}

QString conditionName(const QString &when)
{
    static const QHash<QString, const char *> words{
        {Whenever::Inspired, QT_TRANSLATE_NOOP("Skirmish", "while inspired")},
        {Whenever::Wounded, QT_TRANSLATE_NOOP("Skirmish", "while wounded")},
        {Whenever::Unwounded, QT_TRANSLATE_NOOP("Skirmish", "while unwounded")},
        {Whenever::Objective, QT_TRANSLATE_NOOP("Skirmish", "on an objective")},
        {Whenever::Guard, QT_TRANSLATE_NOOP("Skirmish", "while on Guard")},
        {Whenever::Supported, QT_TRANSLATE_NOOP("Skirmish", "beside a friend")},
        {Whenever::Alone, QT_TRANSLATE_NOOP("Skirmish", "without a friend beside")},
        {Whenever::Leader, QT_TRANSLATE_NOOP("Skirmish", "if the leader")},
        {Whenever::Charge, QT_TRANSLATE_NOOP("Skirmish", "when charging")},
        {Whenever::Close, QT_TRANSLATE_NOOP("Skirmish", "with Range 1")},
        {Whenever::Ranged, QT_TRANSLATE_NOOP("Skirmish", "with Range 2 or more")},
        {Whenever::TargetWounded, QT_TRANSLATE_NOOP("Skirmish", "against a wounded target")},
        {Whenever::TargetLeader, QT_TRANSLATE_NOOP("Skirmish", "against a leader")},
        {Whenever::TargetInspired, QT_TRANSLATE_NOOP("Skirmish", "against an inspired target")},
        {Whenever::TargetGuard, QT_TRANSLATE_NOOP("Skirmish", "against a target on Guard")},
    };
    const char *found = words.value(when);
    return found ? SkirmishWords::tr(found) : QString();
}

QString triggerName(const QString &trigger)
{
    static const QHash<QString, const char *> words{
        {Trigger::AttackRolled, QT_TRANSLATE_NOOP("Skirmish", "after the dice of an attack")},
        {Trigger::AttackFailed, QT_TRANSLATE_NOOP("Skirmish", "after a failed attack")},
        {Trigger::DrivenBack, QT_TRANSLATE_NOOP("Skirmish", "before being driven back")},
        {Trigger::GoingOut, QT_TRANSLATE_NOOP("Skirmish", "before going out of action")},
        {Trigger::AfterAttack, QT_TRANSLATE_NOOP("Skirmish", "after an attack")},
        {Trigger::AfterActivation, QT_TRANSLATE_NOOP("Skirmish", "after an activation")},
        {Trigger::PloyPlayed, QT_TRANSLATE_NOOP("Skirmish", "after a ploy")},
    };
    const char *found = words.value(trigger);
    return found ? SkirmishWords::tr(found) : QString();
}

QString momentWords(const SkirmishCard &card)
{
    const QString words = triggerName(triggerOf(card));
    const QString whose = triggerWhose(card);
    if (words.isEmpty() || whose.isEmpty())
        return words;
    return u"%1 (%2)"_s.arg(words,
                            whose == u"friends"_s ? SkirmishWords::tr("an own fighter")
                                                  : SkirmishWords::tr("an enemy fighter"));
}

QString scoreWords(const QString &condition, int number)
{
    static const QHash<QString, const char *> words{
        {Scores::Holds, QT_TRANSLATE_NOOP("Skirmish", "objectives held: %1 or more")},
        {Scores::HoldsNumber, QT_TRANSLATE_NOOP("Skirmish", "objective %1 held")},
        {Scores::EnemiesOut, QT_TRANSLATE_NOOP("Skirmish", "enemies out of action: %1 or more")},
        {Scores::EnemyLeaderOut, QT_TRANSLATE_NOOP("Skirmish", "an enemy leader out of action")},
        {Scores::AllEnemiesOut, QT_TRANSLATE_NOOP("Skirmish", "every enemy out of action")},
        {Scores::NoneLost, QT_TRANSLATE_NOOP("Skirmish", "no own fighter out of action")},
        {Scores::Inspired, QT_TRANSLATE_NOOP("Skirmish", "own fighters inspired: %1 or more")},
        {Scores::AllInspired, QT_TRANSLATE_NOOP("Skirmish", "every surviving fighter inspired")},
        {Scores::InEnemyTerritory,
         QT_TRANSLATE_NOOP("Skirmish", "own fighters in enemy territory: %1 or more")},
        {Scores::NoEnemyInOwn, QT_TRANSLATE_NOOP("Skirmish", "no enemy in your territory")},
        {Scores::OnGuard, QT_TRANSLATE_NOOP("Skirmish", "own fighters on Guard: %1 or more")},
        {Scores::Upgrades, QT_TRANSLATE_NOOP("Skirmish", "a fighter with %1 or more upgrades")},
    };
    const char *found = words.value(condition);
    return found ? SkirmishWords::tr(found).replace(u"%1"_s, QString::number(number)) : QString();
}

QString modifierWords(const CardModifier &modifier)
{
    QString words = modifierName(modifier.what);
    if (!isPlain(modifier.what) || modifier.by < 1)
        words.prepend(u"%1%2 "_s.arg(modifier.by < 0 ? u"−"_s : u"+"_s).arg(std::abs(modifier.by)));
    if (!modifier.when.isEmpty())
        words += u' ' + conditionName(modifier.when);
    if (modifier.whose == u"friends"_s)
        words += u", "_s + SkirmishWords::tr("all friendly fighters");
    else if (modifier.whose == u"enemies"_s)
        words += u", "_s + SkirmishWords::tr("all enemy fighters");
    return words;
}

} // namespace dugout
