// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/skirmishphrases.h"

#include <QCoreApplication>
#include <QHash>

using namespace Qt::StringLiterals;

namespace dugout {

const char *opportunityPhrase(const QString &opportunity)
{
    static const QHash<QString, const char *> phrases{
        {u"attack-rolled"_s, QT_TRANSLATE_NOOP("Skirmish", "The attack dice have been rolled.")},
        {u"attack-failed"_s, QT_TRANSLATE_NOOP("Skirmish", "The attack on %2 failed.")},
        {u"driven-back"_s, QT_TRANSLATE_NOOP("Skirmish", "%2 could be driven back.")},
        {u"after-attack"_s, QT_TRANSLATE_NOOP("Skirmish", "The attack of %2 is over.")},
        {u"after-activation"_s, QT_TRANSLATE_NOOP("Skirmish", "The activation is over.")},
        {u"ploy-played"_s, QT_TRANSLATE_NOOP("Skirmish", "A ploy was played.")},
        {u"going-out"_s, QT_TRANSLATE_NOOP("Skirmish", "%2 is about to go out of action.")},
    };
    return phrases.value(opportunity, nullptr);
}

const char *choicePhrase(const QString &choice)
{
    static const QHash<QString, const char *> phrases{
        {u"keep"_s, QT_TRANSLATE_NOOP("Skirmish", "Keep")},
        {u"objectives"_s, QT_TRANSLATE_NOOP("Skirmish", "Objectives again")},
        {u"powers"_s, QT_TRANSLATE_NOOP("Skirmish", "Power cards again")},
        {u"both"_s, QT_TRANSLATE_NOOP("Skirmish", "Both again")},
        {u"pass"_s, QT_TRANSLATE_NOOP("Skirmish", "Pass")},
        {u"draw"_s, QT_TRANSLATE_NOOP("Skirmish", "Draw a power card")},
        {u"swap"_s, QT_TRANSLATE_NOOP("Skirmish", "Swap an objective")},
        {u"done"_s, QT_TRANSLATE_NOOP("Skirmish", "Done")},
        {u"decline"_s, QT_TRANSLATE_NOOP("Skirmish", "No reaction")},
        {u"no"_s, QT_TRANSLATE_NOOP("Skirmish", "No")},
        {u"yes"_s, QT_TRANSLATE_NOOP("Skirmish", "Yes")},
        {u"stay"_s, QT_TRANSLATE_NOOP("Skirmish", "Leave in place")},
        {u"driven"_s, QT_TRANSLATE_NOOP("Skirmish", "Drive back")},
        {u"room"_s, QT_TRANSLATE_NOOP("Skirmish", "There is room")},
        {u"trapped"_s, QT_TRANSLATE_NOOP("Skirmish", "Trapped")},
        {u"quiet"_s, QT_TRANSLATE_NOOP("Skirmish", "Nobody until the next activation")},
        {u"nobody"_s, QT_TRANSLATE_NOOP("Skirmish", "Nobody")},
        {u"guard"_s, QT_TRANSLATE_NOOP("Skirmish", "Guard")},
        {u"damage"_s, QT_TRANSLATE_NOOP("Skirmish", "Damage")},
        {u"heal"_s, QT_TRANSLATE_NOOP("Skirmish", "Heal")},
        {u"push"_s, QT_TRANSLATE_NOOP("Skirmish", "Push")},
        {u"place"_s, QT_TRANSLATE_NOOP("Skirmish", "Put on another hex")},
        {u"exchange"_s, QT_TRANSLATE_NOOP("Skirmish", "Change places")},
        {u"reroll"_s, QT_TRANSLATE_NOOP("Skirmish", "Roll the dice again")},
        {u"move"_s, QT_TRANSLATE_NOOP("Skirmish", "Move")},
        {u"attack"_s, QT_TRANSLATE_NOOP("Skirmish", "Attack")},
        {u"charge"_s, QT_TRANSLATE_NOOP("Skirmish", "Charge")},
        {u"inspire"_s, QT_TRANSLATE_NOOP("Skirmish", "Inspire")},
        {u"restore"_s, QT_TRANSLATE_NOOP("Skirmish", "Back in play")},
        {u"glory"_s, QT_TRANSLATE_NOOP("Skirmish", "Gain glory")},
        {u"card"_s, QT_TRANSLATE_NOOP("Skirmish", "Action of a card")},
        {u"parry"_s, QT_TRANSLATE_NOOP("Skirmish", "Strike back")},
        {u"counter"_s, QT_TRANSLATE_NOOP("Skirmish", "Attack as a reaction")},
    };
    return phrases.value(choice, nullptr);
}

} // namespace dugout
