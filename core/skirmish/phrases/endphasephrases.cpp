// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/phrases/phrasebook.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

const PhraseBook &endPhrases()
{
    static const PhraseBook phrases{
        {u"end.score"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Score objectives"),
          QT_TRANSLATE_NOOP("Skirmish", "%1 shows objectives whose conditions are met."), u"glory",
          u"objective-card"}},
        {u"end.discard.objectives"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Discard objectives"),
          QT_TRANSLATE_NOOP("Skirmish", "%1 may discard any of them."),
          {},
          {}}},
        {u"end.discard.powers"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Discard power cards"),
          QT_TRANSLATE_NOOP("Skirmish", "%1 may discard any of them."),
          {},
          {}}},
        {u"end.upgrade"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Play upgrades"),
          QT_TRANSLATE_NOOP("Skirmish", "%1 may spend glory on upgrades."), u"glory", u"upgrade"}},
        {u"end.glory"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Glory from objectives"),
          QT_TRANSLATE_NOOP("Skirmish", "How many points did %1 score?"), u"glory",
          u"objective-card"}},
        {u"end.spend"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Glory spent"),
          QT_TRANSLATE_NOOP("Skirmish", "How many points does %1 spend on upgrades?"), u"glory",
          u"upgrade"}},
        {u"relic.holder"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Who holds the Relic?"), nullptr, u"glory", u"relic"}},
        {u"held"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Objectives held"),
          QT_TRANSLATE_NOOP("Skirmish", "How many objectives does %1 hold?"), u"victory",
          u"objectives"}},
    };
    return phrases;
}

} // namespace dugout
