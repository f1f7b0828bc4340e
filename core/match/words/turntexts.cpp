// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/words/turntexts.h"

#include "core/match/state/promptnames.h"

namespace dugout {

namespace {

constexpr PromptText texts[]{
    {Asks::HalfTimeCard, QT_TRANSLATE_NOOP("Match", "Half-time"), ""},
    {Asks::RollAgain, QT_TRANSLATE_NOOP("Match", "Roll again"),
     QT_TRANSLATE_NOOP("Match", "{choice}: {by} rolls again"),
     QT_TRANSLATE_NOOP("Match", "{by} rolls again with what?")},
    {Asks::ProAgain, QT_TRANSLATE_NOOP("Match", "Roll the professional's die again"),
     QT_TRANSLATE_NOOP("Match", "{choice}: the professional's die is rolled again"),
     QT_TRANSLATE_NOOP("Match", "{by} rolls again with what?")},
    {Asks::LonerDie, QT_TRANSLATE_NOOP("Match", "May the loner {by} use the re-roll?"),
     QT_TRANSLATE_NOOP("Match", "the loner {by} and the re-roll: {dice}")},
    {Asks::ProLonerDie, QT_TRANSLATE_NOOP("Match", "May the loner {by} use the re-roll?"),
     QT_TRANSLATE_NOOP("Match", "the loner {by} and the re-roll: {dice}")},
    {Asks::ProDie, QT_TRANSLATE_NOOP("Match", "May the professional {by} roll again?"),
     QT_TRANSLATE_NOOP("Match", "the professional {by}: {dice}")},
    {Asks::ProLastDie, QT_TRANSLATE_NOOP("Match", "May the professional {by} roll again?"),
     QT_TRANSLATE_NOOP("Match", "the professional {by}: {dice}")},
    {Asks::ReRollFor, QT_TRANSLATE_NOOP("Match", "Who rolls again?"),
     QT_TRANSLATE_NOOP("Match", "{choice} rolls again")},
    {Asks::CasualtyBy, QT_TRANSLATE_NOOP("Match", "Who caused it?"), nullptr},
    {Asks::CasualtyHow, QT_TRANSLATE_NOOP("Match", "How did it happen?"), nullptr},
    {Asks::CasualtyLight, QT_TRANSLATE_NOOP("Match", "{player} is badly hurt, without a roll"),
     QT_TRANSLATE_NOOP("Match", "{player} is badly hurt")},
    {Asks::BlockVictim, QT_TRANSLATE_NOOP("Match", "Whom does {by} block?"),
     QT_TRANSLATE_NOOP("Match", "{by} blocks {choice}")},
    {Asks::BlitzVictim, QT_TRANSLATE_NOOP("Match", "Whom does {by} blitz?"),
     QT_TRANSLATE_NOOP("Match", "{by} blitzes {choice}")},
    {Asks::WeaponVictim, QT_TRANSLATE_NOOP("Match", "Whom does {by} attack?"),
     QT_TRANSLATE_NOOP("Match", "{by} attacks {choice}")},
    {Asks::BombHit, QT_TRANSLATE_NOOP("Match", "Who stands where the bomb of {by} bursts?"),
     QT_TRANSLATE_NOOP("Match", "the bomb of {by} bursts: {choice}")},
    {Asks::BombNear, QT_TRANSLATE_NOOP("Match", "Who stands next to it?"),
     QT_TRANSLATE_NOOP("Match", "next to it: {choice}")},
    {Asks::TrampleVictim, QT_TRANSLATE_NOOP("Match", "Whom does {by} walk over?"),
     QT_TRANSLATE_NOOP("Match", "{by} walks over {choice}")},
    {Asks::KickSkill, QT_TRANSLATE_NOOP("Match", "{team}: half the distance with Kick?"),
     QT_TRANSLATE_NOOP("Match", "{team}: half the distance with Kick: {choice}"),
     QT_TRANSLATE_NOOP("Match", "Who takes the kick-off?")},
    {Asks::Bloodthirsty, QT_TRANSLATE_NOOP("Match", "{team}: who is driven to violence, by lot"),
     QT_TRANSLATE_NOOP("Match", "{choice} is driven to violence")},
    {Asks::BloodthirstyBlitz, QT_TRANSLATE_NOOP("Match", "Does {player} blitz at once?"),
     QT_TRANSLATE_NOOP("Match", "{player} blitzes at once: {choice}")},
};

} // namespace

std::span<const PromptText> turnTexts()
{
    return texts;
}

} // namespace dugout
