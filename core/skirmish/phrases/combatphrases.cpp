// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/knownwords.h"
#include "core/skirmish/phrases/phrasebook.h"
#include "core/skirmish/state/skirmishnames.h"

#include <QCoreApplication>

namespace dugout {

namespace {

constexpr PhraseRow ofCombat[]{
    {SkirmishAsks::Attack,
     {QT_TRANSLATE_NOOP("Skirmish", "Choose the attack"),
      QT_TRANSLATE_NOOP("Skirmish", "%2 attacks."),
      {},
      {}}},
    {SkirmishAsks::AttackTarget,
     {QT_TRANSLATE_NOOP("Skirmish", "Choose the target"),
      QT_TRANSLATE_NOOP("Skirmish", "%2 attacks."), Tables::Characteristics, Rows::Range}},
    {SkirmishAsks::AllOut,
     {QT_TRANSLATE_NOOP("Skirmish", "Put everything into it?"),
      QT_TRANSLATE_NOOP("Skirmish", "%2 rolls more dice and is done for this phase."),
      {},
      {}}},
    {SkirmishAsks::AttackRange,
     {QT_TRANSLATE_NOOP("Skirmish", "Range"),
      QT_TRANSLATE_NOOP("Skirmish",
                        "How much Range is printed for %2? Dugout remembers it for this game. "
                        "0 leaves it open: any enemy in sight may then be attacked."),
      Tables::Characteristics, Rows::Range}},
    {SkirmishAsks::AttackDice,
     {QT_TRANSLATE_NOOP("Skirmish", "Attack dice"),
      QT_TRANSLATE_NOOP("Skirmish",
                        "How many dice are printed for %2, without upgrades? Dugout remembers "
                        "it for this game."),
      Tables::Characteristics, Rows::Dice}},
    {SkirmishAsks::AttackSymbol,
     {QT_TRANSLATE_NOOP("Skirmish", "Attack symbol"),
      QT_TRANSLATE_NOOP("Skirmish", "Which symbol does %2 need?"), Tables::Characteristics,
      Rows::Dice}},
    {SkirmishAsks::AttackDamage,
     {QT_TRANSLATE_NOOP("Skirmish", "Damage"),
      QT_TRANSLATE_NOOP("Skirmish",
                        "How much damage is printed for %2, without upgrades? Dugout remembers "
                        "it for this game."),
      Tables::Characteristics, Rows::Damage}},
    {SkirmishAsks::DefenceDice,
     {QT_TRANSLATE_NOOP("Skirmish", "Defence dice"),
      QT_TRANSLATE_NOOP("Skirmish",
                        "How many defence dice are printed for %2, without upgrades? Dugout "
                        "remembers it for this game."),
      Tables::Characteristics, Rows::Defence}},
    {SkirmishAsks::DefenceSymbol,
     {QT_TRANSLATE_NOOP("Skirmish", "Defence symbol"),
      QT_TRANSLATE_NOOP("Skirmish", "Which symbol does %2 need to defend?"),
      Tables::Characteristics, Rows::Defence}},
    {SkirmishAsks::AttackSupport,
     {QT_TRANSLATE_NOOP("Skirmish", "Supports"),
      QT_TRANSLATE_NOOP("Skirmish", "The attacker's supports minus the target's."), Tables::Support,
      Rows::One}},
    {SkirmishAsks::AttackNone,
     {QT_TRANSLATE_NOOP("Skirmish", "No dice to attack with"),
      QT_TRANSLATE_NOOP("Skirmish",
                        "Cards have taken every die from %2: the attack cannot succeed."),
      Tables::Characteristics, Rows::Dice}},
    {SkirmishAsks::AttackRoll,
     {QT_TRANSLATE_NOOP("Skirmish", "Attack roll"),
      QT_TRANSLATE_NOOP("Skirmish", "%2 attacks."),
      {},
      {}}},
    {SkirmishAsks::DefenceRoll,
     {QT_TRANSLATE_NOOP("Skirmish", "Defence roll"),
      QT_TRANSLATE_NOOP("Skirmish", "%2 defends."),
      {},
      {}}},
    {SkirmishAsks::AttackReroll,
     {QT_TRANSLATE_NOOP("Skirmish", "Roll attack dice again?"),
      QT_TRANSLATE_NOOP("Skirmish", "Which dice does %2 roll again?"),
      {},
      {}}},
    {SkirmishAsks::DefenceReroll,
     {QT_TRANSLATE_NOOP("Skirmish", "Roll defence dice again?"),
      QT_TRANSLATE_NOOP("Skirmish", "Which dice does %2 roll again?"),
      {},
      {}}},
    {SkirmishAsks::AttackRerollRoll,
     {QT_TRANSLATE_NOOP("Skirmish", "Attack dice again"),
      QT_TRANSLATE_NOOP("Skirmish", "%2 attacks."),
      {},
      {}}},
    {SkirmishAsks::DefenceRerollRoll,
     {QT_TRANSLATE_NOOP("Skirmish", "Defence dice again"),
      QT_TRANSLATE_NOOP("Skirmish", "%2 defends."),
      {},
      {}}},
    {SkirmishAsks::Change,
     {QT_TRANSLATE_NOOP("Skirmish", "Change the roll by hand"),
      QT_TRANSLATE_NOOP("Skirmish", "The table is always right."),
      {},
      {}}},
    {SkirmishAsks::ChangeReason,
     {QT_TRANSLATE_NOOP("Skirmish", "Why?"),
      QT_TRANSLATE_NOOP("Skirmish", "A word for the record; none is fine too."),
      {},
      {}}},
    {SkirmishAsks::Trapped,
     {QT_TRANSLATE_NOOP("Skirmish", "Is there room behind the target?"), nullptr,
      Tables::CombatResults, Rows::Trapped}},
    {SkirmishAsks::Wounds,
     {QT_TRANSLATE_NOOP("Skirmish", "Wounds"),
      QT_TRANSLATE_NOOP("Skirmish",
                        "How many wounds are printed for %2, without upgrades? Dugout "
                        "remembers it for this game. 0 leaves it open: Dugout then asks after "
                        "every hit whether the fighter is out of action."),
      Tables::Characteristics, Rows::Wounds}},
    {SkirmishAsks::Out,
     {QT_TRANSLATE_NOOP("Skirmish", "Out of action?"),
      QT_TRANSLATE_NOOP("Skirmish", "Is the damage on %2 as much as the wounds?"), Tables::Glory,
      Rows::OutOfAction}},
    {SkirmishAsks::DriveBack,
     {QT_TRANSLATE_NOOP("Skirmish", "Drive back?"),
      QT_TRANSLATE_NOOP("Skirmish", "%2 may be driven one hex away from the attacker."),
      Tables::CombatAbilities, Rows::DrivenBack}},
    {SkirmishAsks::Knockback,
     {QT_TRANSLATE_NOOP("Skirmish", "Knockback"),
      QT_TRANSLATE_NOOP("Skirmish", "How many more hexes is %2 driven?"), Tables::CombatAbilities,
      Rows::Knockback}},
};

} // namespace

std::span<const PhraseRow> combatPhrases()
{
    return ofCombat;
}

} // namespace dugout
