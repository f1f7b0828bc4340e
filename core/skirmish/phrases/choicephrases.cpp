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
        {u"pass-on"_s, QT_TRANSLATE_NOOP("Skirmish", "Pass for the rest of the phase")},
        {u"rest"_s, QT_TRANSLATE_NOOP("Skirmish", "Nothing for the rest of this attack")},
        {u"onward"_s, QT_TRANSLATE_NOOP("Skirmish", "Nobody does anything more")},
        {u"upgrade"_s, QT_TRANSLATE_NOOP("Skirmish", "Upgrade")},
        {u"ploy"_s, QT_TRANSLATE_NOOP("Skirmish", "Ploy")},
        {u"dice+"_s, QT_TRANSLATE_NOOP("Skirmish", "One attack die more")},
        {u"dice-"_s, QT_TRANSLATE_NOOP("Skirmish", "One attack die fewer")},
        {u"defence+"_s, QT_TRANSLATE_NOOP("Skirmish", "One defence die more")},
        {u"defence-"_s, QT_TRANSLATE_NOOP("Skirmish", "One defence die fewer")},
        {u"damage+"_s, QT_TRANSLATE_NOOP("Skirmish", "One damage more")},
        {u"damage-"_s, QT_TRANSLATE_NOOP("Skirmish", "One damage less")},
        {u"support+"_s, QT_TRANSLATE_NOOP("Skirmish", "One support more for the attacker")},
        {u"support-"_s, QT_TRANSLATE_NOOP("Skirmish", "One support more for the target")},
        {u"cleave"_s, QT_TRANSLATE_NOOP("Skirmish", "Cleave")},
        {u"knockback+"_s, QT_TRANSLATE_NOOP("Skirmish", "Knockback by one more")},
        {u"counters"_s, QT_TRANSLATE_NOOP("Skirmish", "Counters only")},
        {u"table"_s, QT_TRANSLATE_NOOP("Skirmish", "Everything but the cards")},
        {u"everything"_s, QT_TRANSLATE_NOOP("Skirmish", "Everything, with decks and hands")},
        {u"same"_s, QT_TRANSLATE_NOOP("Skirmish", "As it was before")},
        {u"anew"_s, QT_TRANSLATE_NOOP("Skirmish", "Tell it anew")},
        {u"moved"_s, QT_TRANSLATE_NOOP("Skirmish", "Moved")},
        {u"charged"_s, QT_TRANSLATE_NOOP("Skirmish", "Charged")},
        {u"inspired"_s, QT_TRANSLATE_NOOP("Skirmish", "Inspired")},
        {u"out"_s, QT_TRANSLATE_NOOP("Skirmish", "Out of action")},
        {u"off"_s, QT_TRANSLATE_NOOP("Skirmish", "Take the last upgrade off")},
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
