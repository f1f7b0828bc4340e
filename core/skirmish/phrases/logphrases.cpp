// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/phrases/phrasebook.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

const QHash<QString, const char *> &logPhrases()
{
    static const QHash<QString, const char *> phrases{
        {u"board"_s, QT_TRANSLATE_NOOP("Skirmish", "Board")},
        {u"board.place"_s, QT_TRANSLATE_NOOP("Skirmish", "Board placed")},
        {u"relic"_s, QT_TRANSLATE_NOOP("Skirmish", "Relic placed")},
        {u"objective"_s, QT_TRANSLATE_NOOP("Skirmish", "Objective placed")},
        {u"reveal"_s, QT_TRANSLATE_NOOP("Skirmish", "Objectives turned over")},
        {u"mulligan"_s, QT_TRANSLATE_NOOP("Skirmish", "Hand")},
        {u"deploy.first"_s, QT_TRANSLATE_NOOP("Skirmish", "First to place")},
        {u"deploy.fighter"_s, QT_TRANSLATE_NOOP("Skirmish", "Fighter to place")},
        {u"deploy.hex"_s, QT_TRANSLATE_NOOP("Skirmish", "Fighter placed")},
        {u"deploy.said"_s, QT_TRANSLATE_NOOP("Skirmish", "First to have placed everybody")},
        {u"first-player"_s, QT_TRANSLATE_NOOP("Skirmish", "First player")},
        {u"draw.objectives"_s, QT_TRANSLATE_NOOP("Skirmish", "Objectives drawn")},
        {u"draw.powers"_s, QT_TRANSLATE_NOOP("Skirmish", "Power cards drawn")},
        {u"swap"_s, QT_TRANSLATE_NOOP("Skirmish", "Objective discarded")},
        {u"reaction"_s, QT_TRANSLATE_NOOP("Skirmish", "Reaction")},
        {u"react"_s, QT_TRANSLATE_NOOP("Skirmish", "Reaction")},
        {u"effect"_s, QT_TRANSLATE_NOOP("Skirmish", "Effect")},
        {u"effect.fighter"_s, QT_TRANSLATE_NOOP("Skirmish", "Fighter concerned")},
        {u"power.table"_s, QT_TRANSLATE_NOOP("Skirmish", "Power step")},
        {u"upgrade.said"_s, QT_TRANSLATE_NOOP("Skirmish", "Upgrade")},
        {u"upgrade.mark"_s, QT_TRANSLATE_NOOP("Skirmish", "Upgrade")},
        {u"hearts"_s, QT_TRANSLATE_NOOP("Skirmish", "Wounds")},
        {u"token"_s, QT_TRANSLATE_NOOP("Skirmish", "Token")},
        {u"mark"_s, QT_TRANSLATE_NOOP("Skirmish", "Upgrade")},
        {u"way"_s, QT_TRANSLATE_NOOP("Skirmish", "Dugout keeps")},
        {u"out.glory"_s, QT_TRANSLATE_NOOP("Skirmish", "Glory")},
        {u"attack.reroll"_s, QT_TRANSLATE_NOOP("Skirmish", "Attack dice again")},
        {u"defence.reroll"_s, QT_TRANSLATE_NOOP("Skirmish", "Defence dice again")},
        {u"change"_s, QT_TRANSLATE_NOOP("Skirmish", "Changed by hand")},
        {u"change.reason"_s, QT_TRANSLATE_NOOP("Skirmish", "Reason")},
        {u"activations"_s, QT_TRANSLATE_NOOP("Skirmish", "Activations left")},
        {u"spend"_s, QT_TRANSLATE_NOOP("Skirmish", "Glory spent")},
        {u"way.known"_s, QT_TRANSLATE_NOOP("Skirmish", "Hand")},
        {u"way.gone.objectives"_s, QT_TRANSLATE_NOOP("Skirmish", "Objectives gone")},
        {u"way.gone.powers"_s, QT_TRANSLATE_NOOP("Skirmish", "Power cards gone")},
        {u"score"_s, QT_TRANSLATE_NOOP("Skirmish", "Objective scored")},
        {u"score-now"_s, QT_TRANSLATE_NOOP("Skirmish", "Objective scored")},
        {u"glory"_s, QT_TRANSLATE_NOOP("Skirmish", "Glory by hand")},
        {u"inspire"_s, QT_TRANSLATE_NOOP("Skirmish", "Fighter inspired")},
        {u"attack"_s, QT_TRANSLATE_NOOP("Skirmish", "Attack")},
        {u"attack.target"_s, QT_TRANSLATE_NOOP("Skirmish", "Target")},
        {u"all-out"_s, QT_TRANSLATE_NOOP("Skirmish", "Everything into it")},
        {u"trapped"_s, QT_TRANSLATE_NOOP("Skirmish", "Room behind the target")},
        {u"out"_s, QT_TRANSLATE_NOOP("Skirmish", "Out of action")},
        {u"drive-back"_s, QT_TRANSLATE_NOOP("Skirmish", "Driven back")},
        {u"end.score"_s, QT_TRANSLATE_NOOP("Skirmish", "Objectives scored")},
        {u"end.discard.objectives"_s, QT_TRANSLATE_NOOP("Skirmish", "Objectives discarded")},
        {u"end.discard.powers"_s, QT_TRANSLATE_NOOP("Skirmish", "Power cards discarded")},
        {u"end.upgrade"_s, QT_TRANSLATE_NOOP("Skirmish", "Upgrades played")},
        {u"phase.over"_s, QT_TRANSLATE_NOOP("Skirmish", "The action phase is over")},
        {u"relic.holder"_s, QT_TRANSLATE_NOOP("Skirmish", "Holder of the Relic")},
    };
    return phrases;
}

} // namespace dugout
