// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/phrases/phrasebook.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

const PhraseBook &combatPhrases()
{
    static const PhraseBook phrases{
        {u"attack"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Choose the attack"),
          QT_TRANSLATE_NOOP("Skirmish", "%2 attacks."),
          {},
          {}}},
        {u"attack.target"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Choose the target"),
          QT_TRANSLATE_NOOP("Skirmish", "%2 attacks."), u"characteristics", u"range"}},
        {u"all-out"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Put everything into it?"),
          QT_TRANSLATE_NOOP("Skirmish", "%2 rolls more dice and is done for this phase."),
          {},
          {}}},
        {u"attack.range"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Range"),
          QT_TRANSLATE_NOOP("Skirmish",
                            "How much Range is printed for %2? Dugout remembers it for this game. "
                            "0 leaves it open: any enemy in sight may then be attacked."),
          u"characteristics", u"range"}},
        {u"attack.dice"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Attack dice"),
          QT_TRANSLATE_NOOP("Skirmish",
                            "How many dice are printed for %2, without upgrades? Dugout remembers "
                            "it for this game."),
          u"characteristics", u"dice"}},
        {u"attack.symbol"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Attack symbol"),
          QT_TRANSLATE_NOOP("Skirmish", "Which symbol does %2 need?"), u"characteristics",
          u"dice"}},
        {u"attack.damage"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Damage"),
          QT_TRANSLATE_NOOP("Skirmish",
                            "How much damage is printed for %2, without upgrades? Dugout remembers "
                            "it for this game."),
          u"characteristics", u"damage"}},
        {u"defence.dice"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Defence dice"),
          QT_TRANSLATE_NOOP("Skirmish",
                            "How many dice are printed for the target, without upgrades? Dugout "
                            "remembers it for this game."),
          u"characteristics", u"defence"}},
        {u"defence.symbol"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Defence symbol"),
          QT_TRANSLATE_NOOP("Skirmish", "Which symbol does the target need?"), u"characteristics",
          u"defence"}},
        {u"attack.support"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Supports"),
          QT_TRANSLATE_NOOP("Skirmish", "The attacker's supports minus the target's."), u"support",
          u"one"}},
        {u"attack.none"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "No dice to attack with"),
          QT_TRANSLATE_NOOP("Skirmish",
                            "Cards have taken every die from %2: the attack cannot succeed."),
          u"characteristics", u"dice"}},
        {u"attack.roll"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Attack roll"),
          QT_TRANSLATE_NOOP("Skirmish", "%2 attacks."),
          {},
          {}}},
        {u"defence.roll"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Defence roll"),
          QT_TRANSLATE_NOOP("Skirmish", "%2 defends."),
          {},
          {}}},
        {u"trapped"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Is there room behind the target?"), nullptr,
          u"combat-results", u"trapped"}},
        {u"wounds"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Wounds"),
          QT_TRANSLATE_NOOP("Skirmish",
                            "How many wounds are printed for %2, without upgrades? Dugout "
                            "remembers it for this game. 0 leaves it open: Dugout then asks after "
                            "every hit whether the fighter is out of action."),
          u"characteristics", u"wounds"}},
        {u"out"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Out of action?"),
          QT_TRANSLATE_NOOP("Skirmish", "Is the damage on %2 as much as the wounds?"), u"glory",
          u"out-of-action"}},
        {u"drive-back"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Drive back?"),
          QT_TRANSLATE_NOOP("Skirmish", "%2 may be driven one hex away from the attacker."),
          u"combat-abilities", u"driven-back"}},
        {u"knockback"_s,
         {QT_TRANSLATE_NOOP("Skirmish", "Knockback"),
          QT_TRANSLATE_NOOP("Skirmish", "How many more hexes is %2 driven?"), u"combat-abilities",
          u"knockback"}},
    };
    return phrases;
}

} // namespace dugout
