// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/words/turntexts.h"

namespace dugout {

namespace {

constexpr PromptText texts[]{
    {u"half-time.card", QT_TRANSLATE_NOOP("Match", "Half-time"), ""},
    {u"roll-again", QT_TRANSLATE_NOOP("Match", "Roll again"),
     QT_TRANSLATE_NOOP("Match", "{choice}: {by} rolls again"),
     QT_TRANSLATE_NOOP("Match", "{by} rolls again with what?")},
    {u"pro-again", QT_TRANSLATE_NOOP("Match", "Roll the professional's die again"),
     QT_TRANSLATE_NOOP("Match", "{choice}: the professional's die is rolled again"),
     QT_TRANSLATE_NOOP("Match", "{by} rolls again with what?")},
    {u"loner-die", QT_TRANSLATE_NOOP("Match", "May the loner {by} use the re-roll?"),
     QT_TRANSLATE_NOOP("Match", "the loner {by} and the re-roll: {dice}")},
    {u"pro-loner-die", QT_TRANSLATE_NOOP("Match", "May the loner {by} use the re-roll?"),
     QT_TRANSLATE_NOOP("Match", "the loner {by} and the re-roll: {dice}")},
    {u"pro-die", QT_TRANSLATE_NOOP("Match", "May the professional {by} roll again?"),
     QT_TRANSLATE_NOOP("Match", "the professional {by}: {dice}")},
    {u"pro-last-die", QT_TRANSLATE_NOOP("Match", "May the professional {by} roll again?"),
     QT_TRANSLATE_NOOP("Match", "the professional {by}: {dice}")},
    {u"re-roll-for", QT_TRANSLATE_NOOP("Match", "Who rolls again?"),
     QT_TRANSLATE_NOOP("Match", "{choice} rolls again")},
    {u"casualty.by", QT_TRANSLATE_NOOP("Match", "Who caused it?"), nullptr},
    {u"casualty.how", QT_TRANSLATE_NOOP("Match", "How did it happen?"), nullptr},
    {u"casualty.light", QT_TRANSLATE_NOOP("Match", "{player} is badly hurt, without a roll"),
     QT_TRANSLATE_NOOP("Match", "{player} is badly hurt")},
    {u"block.victim", QT_TRANSLATE_NOOP("Match", "Whom does {by} block?"),
     QT_TRANSLATE_NOOP("Match", "{by} blocks {choice}")},
    {u"blitz.victim", QT_TRANSLATE_NOOP("Match", "Whom does {by} blitz?"),
     QT_TRANSLATE_NOOP("Match", "{by} blitzes {choice}")},
    {u"weapon.victim", QT_TRANSLATE_NOOP("Match", "Whom does {by} attack?"),
     QT_TRANSLATE_NOOP("Match", "{by} attacks {choice}")},
    {u"bomb.hit", QT_TRANSLATE_NOOP("Match", "Who stands where the bomb of {by} bursts?"),
     QT_TRANSLATE_NOOP("Match", "the bomb of {by} bursts: {choice}")},
    {u"bomb.near", QT_TRANSLATE_NOOP("Match", "Who stands next to it?"),
     QT_TRANSLATE_NOOP("Match", "next to it: {choice}")},
    {u"trample.victim", QT_TRANSLATE_NOOP("Match", "Whom does {by} walk over?"),
     QT_TRANSLATE_NOOP("Match", "{by} walks over {choice}")},
    {u"kick-skill", QT_TRANSLATE_NOOP("Match", "{team}: half the distance with Kick?"),
     QT_TRANSLATE_NOOP("Match", "{team}: half the distance with Kick: {choice}"),
     QT_TRANSLATE_NOOP("Match", "Who takes the kick-off?")},
    {u"bloodthirsty", QT_TRANSLATE_NOOP("Match", "{team}: who is driven to violence, by lot"),
     QT_TRANSLATE_NOOP("Match", "{choice} is driven to violence")},
    {u"bloodthirsty.blitz", QT_TRANSLATE_NOOP("Match", "Does {player} blitz at once?"),
     QT_TRANSLATE_NOOP("Match", "{player} blitzes at once: {choice}")},
};

} // namespace

std::span<const PromptText> turnTexts()
{
    return texts;
}

} // namespace dugout
