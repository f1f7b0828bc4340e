// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/phrases/phrasebook.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

const PhraseBook &setUpPhrases()
{
    static const PhraseBook phrases{
        {u"roll-off"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Roll-off: four dice"),
          QT_TRANSLATE_NOOP("Skirmish",
                            "%1 rolls dice of either kind. Most criticals win; then single "
                            "supports, then double supports."),
          {},
          {}}},
        {u"roll-off.said"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Or just say who won the roll-off"), nullptr, u"roll-off",
          u"again"}},
        {u"board"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Choose a board"),
          QT_TRANSLATE_NOOP("Skirmish", "%1 chooses a board."),
          {},
          {}}},
        {u"board.place"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Place the board"),
          QT_TRANSLATE_NOOP("Skirmish",
                            "%1 joins the board to those on the table: click where it is to lie."),
          {},
          {}}},
        {u"boards.said"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Place the boards"),
          QT_TRANSLATE_NOOP("Skirmish", "Choose and join the boards on the table."),
          {},
          {}}},
        {u"relic"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Place the Relic"),
          QT_TRANSLATE_NOOP("Skirmish", "%1 puts it in no one's territory."),
          u"objective-placement", u"relic"}},
        {u"relic.said"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Place the Relic"),
          QT_TRANSLATE_NOOP("Skirmish", "%1 puts it in no one's territory."),
          u"objective-placement", u"relic"}},
        {u"objective"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Place an objective"),
          QT_TRANSLATE_NOOP("Skirmish", "%1 puts a token on the battlefield, face down."),
          u"objective-placement", u"forbidden"}},
        {u"objectives.said"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Place the objectives"),
          QT_TRANSLATE_NOOP("Skirmish", "In turn and face down, then turn all over."),
          u"objective-placement", u"forbidden"}},
        {u"reveal"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Turn the objectives over"),
          QT_TRANSLATE_NOOP("Skirmish", "Their numbers in the order they were placed: a, b, c…"),
          {},
          {}}},
        {u"mulligan"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Keep this hand?"),
          QT_TRANSLATE_NOOP("Skirmish", "%1 may put away all cards of a kind and draw again."),
          {},
          {}}},
        {u"deploy.first"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Who places the first fighter?"),
          QT_TRANSLATE_NOOP("Skirmish", "%1 won the roll-off and decides."),
          {},
          {}}},
        {u"deploy.fighter"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Place a fighter"),
          QT_TRANSLATE_NOOP("Skirmish", "%1 chooses a fighter to place."),
          {},
          {}}},
        {u"deploy.hex"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Choose a starting hex"),
          QT_TRANSLATE_NOOP("Skirmish", "%2 starts there."),
          {},
          {}}},
        {u"deploy.said"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Place the fighters"),
          QT_TRANSLATE_NOOP("Skirmish", "Who was the first to have placed everybody?"), u"roll-off",
          u"first-round-bonus"}},
    };
    return phrases;
}

} // namespace dugout
