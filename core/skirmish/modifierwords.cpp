// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/modifierwords.h"

#include "core/skirmish/skirmishwords.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// What is there or not, and is not counted.
bool isPlain(const QString &what)
{
    static const QStringList plain{u"cleave"_s, u"hammer"_s, u"sword"_s, u"shield"_s, u"dodge"_s};
    return plain.contains(what);
}

} // namespace

QString modifierName(const QString &what)
{
    static const QHash<QString, const char *> words{
        {u"move"_s, QT_TRANSLATE_NOOP("Skirmish", "Move")},
        {u"wounds"_s, QT_TRANSLATE_NOOP("Skirmish", "Wounds")},
        {u"defence"_s, QT_TRANSLATE_NOOP("Skirmish", "Defence dice")},
        {u"range"_s, QT_TRANSLATE_NOOP("Skirmish", "Range")},
        {u"dice"_s, QT_TRANSLATE_NOOP("Skirmish", "Attack dice")},
        {u"damage"_s, QT_TRANSLATE_NOOP("Skirmish", "Damage")},
        {u"knockback"_s, QT_TRANSLATE_NOOP("Skirmish", "Knockback")},
        {u"cleave"_s, QT_TRANSLATE_NOOP("Skirmish", "Cleave")},
        {u"support"_s, QT_TRANSLATE_NOOP("Skirmish", "Supports")},
        {u"hammer"_s, QT_TRANSLATE_NOOP("Skirmish", "Hammers count")},
        {u"sword"_s, QT_TRANSLATE_NOOP("Skirmish", "Swords count")},
        {u"shield"_s, QT_TRANSLATE_NOOP("Skirmish", "Shields count")},
        {u"dodge"_s, QT_TRANSLATE_NOOP("Skirmish", "Dodges count")},
        {u"attack-reroll"_s, QT_TRANSLATE_NOOP("Skirmish", "Attack dice to roll again")},
        {u"defence-reroll"_s, QT_TRANSLATE_NOOP("Skirmish", "Defence dice to roll again")},
        {u"glory"_s, QT_TRANSLATE_NOOP("Skirmish", "Glory")},
    };
    const char *found = words.value(what);
    return found ? SkirmishWords::tr(found) : QString();
}

QString conditionName(const QString &when)
{
    static const QHash<QString, const char *> words{
        {u"inspired"_s, QT_TRANSLATE_NOOP("Skirmish", "while inspired")},
        {u"wounded"_s, QT_TRANSLATE_NOOP("Skirmish", "while wounded")},
        {u"unwounded"_s, QT_TRANSLATE_NOOP("Skirmish", "while unwounded")},
        {u"objective"_s, QT_TRANSLATE_NOOP("Skirmish", "on an objective")},
        {u"guard"_s, QT_TRANSLATE_NOOP("Skirmish", "while on Guard")},
        {u"supported"_s, QT_TRANSLATE_NOOP("Skirmish", "beside a friend")},
        {u"alone"_s, QT_TRANSLATE_NOOP("Skirmish", "without a friend beside")},
        {u"leader"_s, QT_TRANSLATE_NOOP("Skirmish", "if the leader")},
        {u"charge"_s, QT_TRANSLATE_NOOP("Skirmish", "when charging")},
        {u"close"_s, QT_TRANSLATE_NOOP("Skirmish", "with Range 1")},
        {u"ranged"_s, QT_TRANSLATE_NOOP("Skirmish", "with Range 2 or more")},
        {u"target-wounded"_s, QT_TRANSLATE_NOOP("Skirmish", "against a wounded target")},
        {u"target-leader"_s, QT_TRANSLATE_NOOP("Skirmish", "against a leader")},
        {u"target-inspired"_s, QT_TRANSLATE_NOOP("Skirmish", "against an inspired target")},
        {u"target-guard"_s, QT_TRANSLATE_NOOP("Skirmish", "against a target on Guard")},
    };
    const char *found = words.value(when);
    return found ? SkirmishWords::tr(found) : QString();
}

QString triggerName(const QString &trigger)
{
    static const QHash<QString, const char *> words{
        {u"attack-rolled"_s, QT_TRANSLATE_NOOP("Skirmish", "after the dice of an attack")},
        {u"attack-failed"_s, QT_TRANSLATE_NOOP("Skirmish", "after a failed attack")},
        {u"driven-back"_s, QT_TRANSLATE_NOOP("Skirmish", "before being driven back")},
        {u"going-out"_s, QT_TRANSLATE_NOOP("Skirmish", "before going out of action")},
        {u"after-attack"_s, QT_TRANSLATE_NOOP("Skirmish", "after an attack")},
        {u"after-activation"_s, QT_TRANSLATE_NOOP("Skirmish", "after an activation")},
        {u"ploy-played"_s, QT_TRANSLATE_NOOP("Skirmish", "after a ploy")},
    };
    const char *found = words.value(trigger);
    return found ? SkirmishWords::tr(found) : QString();
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
