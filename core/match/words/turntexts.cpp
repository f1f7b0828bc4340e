// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/words/turntexts.h"

namespace dugout {

namespace {

constexpr PromptText texts[]{
    {u"re-roll", QT_TRANSLATE_NOOP("Match", "Re-roll used"),
     QT_TRANSLATE_NOOP("Match", "{choice} used"), QT_TRANSLATE_NOOP("Match", "Which re-roll?")},
    {u"roll-again", QT_TRANSLATE_NOOP("Match", "Roll again"),
     QT_TRANSLATE_NOOP("Match", "{choice}: {by} rolls again"),
     QT_TRANSLATE_NOOP("Match", "{by} rolls again with what?")},
    {u"pro-again", QT_TRANSLATE_NOOP("Match", "Roll the professional's die again"),
     QT_TRANSLATE_NOOP("Match", "{choice}: the professional's die is rolled again"),
     QT_TRANSLATE_NOOP("Match", "{by} rolls again with what?")},
    {u"loner-die", QT_TRANSLATE_NOOP("Match", "May the loner {by} use the re-roll?"), nullptr},
    {u"pro-loner-die", QT_TRANSLATE_NOOP("Match", "May the loner {by} use the re-roll?"), nullptr},
    {u"pro-die", QT_TRANSLATE_NOOP("Match", "May the professional {by} roll again?"), nullptr},
    {u"pro-last-die", QT_TRANSLATE_NOOP("Match", "May the professional {by} roll again?"), nullptr},
    {u"re-roll-for", QT_TRANSLATE_NOOP("Match", "Who rolls again?"),
     QT_TRANSLATE_NOOP("Match", "{choice} rolls again")},
    {u"completion", QT_TRANSLATE_NOOP("Match", "Completion"),
     QT_TRANSLATE_NOOP("Match", "completion by {choice}"),
     QT_TRANSLATE_NOOP("Match", "Who threw the pass?")},
    {u"interception", QT_TRANSLATE_NOOP("Match", "Interception"),
     QT_TRANSLATE_NOOP("Match", "interception by {choice}"),
     QT_TRANSLATE_NOOP("Match", "Who intercepts the ball?")},
    {u"casualty.victim", QT_TRANSLATE_NOOP("Match", "Casualty"),
     QT_TRANSLATE_NOOP("Match", "{choice} is a casualty"),
     QT_TRANSLATE_NOOP("Match", "Who is the casualty?")},
    {u"casualty.by", QT_TRANSLATE_NOOP("Match", "Who caused it?"), nullptr},
    {u"casualty.how", QT_TRANSLATE_NOOP("Match", "How did it happen?"), nullptr},
    {u"casualty.light", QT_TRANSLATE_NOOP("Match", "{player} is badly hurt, without a roll"),
     QT_TRANSLATE_NOOP("Match", "{player} is badly hurt")},
    {u"stand-up", QT_TRANSLATE_NOOP("Match", "Stand up"),
     QT_TRANSLATE_NOOP("Match", "{choice} stands up"),
     QT_TRANSLATE_NOOP("Match", "Who stands up?")},
    {u"block", QT_TRANSLATE_NOOP("Match", "Block"), "", QT_TRANSLATE_NOOP("Match", "Who blocks?")},
    {u"blitz", QT_TRANSLATE_NOOP("Match", "Blitz"), "", QT_TRANSLATE_NOOP("Match", "Who blitzes?")},
    {u"foul", QT_TRANSLATE_NOOP("Match", "Foul"), "", QT_TRANSLATE_NOOP("Match", "Who fouls?")},
    {u"weapon", QT_TRANSLATE_NOOP("Match", "Weapon"), "",
     QT_TRANSLATE_NOOP("Match", "Who attacks?")},
    {u"fall", QT_TRANSLATE_NOOP("Match", "Falls over"),
     QT_TRANSLATE_NOOP("Match", "{choice} falls over"),
     QT_TRANSLATE_NOOP("Match", "Who falls over?")},
    {u"teleport", QT_TRANSLATE_NOOP("Match", "Through the trapdoors"),
     QT_TRANSLATE_NOOP("Match", "{choice} goes through the trapdoors"),
     QT_TRANSLATE_NOOP("Match", "Who goes through the trapdoors?")},
    {u"crowd", QT_TRANSLATE_NOOP("Match", "Into the crowd"),
     QT_TRANSLATE_NOOP("Match", "{choice} lands in the crowd"),
     QT_TRANSLATE_NOOP("Match", "Who lands in the crowd?")},
    {u"bite", QT_TRANSLATE_NOOP("Match", "Bitten by a thirsting team-mate"),
     QT_TRANSLATE_NOOP("Match", "{choice} is bitten"),
     QT_TRANSLATE_NOOP("Match", "Who is bitten?")},
    {u"skill", QT_TRANSLATE_NOOP("Match", "Skill used"), nullptr,
     QT_TRANSLATE_NOOP("Match", "Who uses which skill?")},
    {u"block.victim", QT_TRANSLATE_NOOP("Match", "Whom does {by} block?"),
     QT_TRANSLATE_NOOP("Match", "{by} blocks {choice}")},
    {u"blitz.victim", QT_TRANSLATE_NOOP("Match", "Whom does {by} blitz?"),
     QT_TRANSLATE_NOOP("Match", "{by} blitzes {choice}")},
    {u"weapon.victim", QT_TRANSLATE_NOOP("Match", "Whom does {by} attack?"),
     QT_TRANSLATE_NOOP("Match", "{by} attacks {choice}")},
    {u"bomb.hit", QT_TRANSLATE_NOOP("Match", "Who stands where the bomb of {by} bursts?"), nullptr},
    {u"bomb.near", QT_TRANSLATE_NOOP("Match", "Who stands next to it?"), nullptr},
    {u"trample", QT_TRANSLATE_NOOP("Match", "Walks over somebody who lies there"), "",
     QT_TRANSLATE_NOOP("Match", "Who walks over somebody?")},
    {u"trample.victim", QT_TRANSLATE_NOOP("Match", "Whom does {by} walk over?"),
     QT_TRANSLATE_NOOP("Match", "{by} walks over {choice}")},
    {u"eaten", QT_TRANSLATE_NOOP("Match", "Eaten by a hungry team-mate"),
     QT_TRANSLATE_NOOP("Match", "{choice} is eaten"), QT_TRANSLATE_NOOP("Match", "Who is eaten?")},
    {u"skill.other", QT_TRANSLATE_NOOP("Match", "{team}: skill used in the other's turn"), nullptr,
     QT_TRANSLATE_NOOP("Match", "Who uses which skill?")},
    {u"kick-skill", QT_TRANSLATE_NOOP("Match", "{team}: half the distance with Kick?"), nullptr,
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
