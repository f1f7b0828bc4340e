// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/words/matchtexts.h"

#include <QHash>

#include <utility>

namespace dugout {

namespace {

constexpr std::pair<QStringView, const char *> choiceTexts[]{
    {u"yes", QT_TRANSLATE_NOOP("Match", "Yes")},
    {u"no", QT_TRANSLATE_NOOP("Match", "No")},
    {u"none", QT_TRANSLATE_NOOP("Match", "None")},
    {u"ball", QT_TRANSLATE_NOOP("Match", "The ball")},
    {u"somebody", QT_TRANSLATE_NOOP("Match", "Somebody")},
    {u"receive", QT_TRANSLATE_NOOP("Match", "Receive")},
    {u"kick", QT_TRANSLATE_NOOP("Match", "Kick")},
    {u"first", QT_TRANSLATE_NOOP("Match", "First")},
    {u"second", QT_TRANSLATE_NOOP("Match", "Second")},
    {u"play-on", QT_TRANSLATE_NOOP("Match", "Play on")},
    {u"concede", QT_TRANSLATE_NOOP("Match", "Concede")},
    {u"on-the-ground", QT_TRANSLATE_NOOP("Match", "On the ground")},
    {u"caught", QT_TRANSLATE_NOOP("Match", "Caught")},
    {u"throw-in", QT_TRANSLATE_NOOP("Match", "The crowd throws it back")},
    {u"into-the-crowd", QT_TRANSLATE_NOOP("Match", "In the crowd")},
    {u"spectator",
     QT_TRANSLATE_NOOP("Match", "A spectator: he leaves the pitch, and the turn is lost")},
    {u"touchback", QT_TRANSLATE_NOOP("Match", "Touchback")},
    {u"team", QT_TRANSLATE_NOOP("Match", "Team re-roll")},
    {u"leader", QT_TRANSLATE_NOOP("Match", "Leader's re-roll")},
    {u"loner", QT_TRANSLATE_NOOP("Match", "Team re-roll of a loner")},
    {u"called", QT_TRANSLATE_NOOP("Match", "Rightly called")},
    {u"wrongly-called", QT_TRANSLATE_NOOP("Match", "Wrongly called")},
    {u"end-turn", QT_TRANSLATE_NOOP("Match", "End the turn")},
    {u"lose-re-roll", QT_TRANSLATE_NOOP("Match", "Lose a re-roll")},
    {u"opponent-gains", QT_TRANSLATE_NOOP("Match", "Play on, the opponent gains a re-roll")},
    {u"1", QT_TRANSLATE_NOOP("Match", "One die")},
    {u"2", QT_TRANSLATE_NOOP("Match", "Two dice, the attacker chooses")},
    {u"3", QT_TRANSLATE_NOOP("Match", "Three dice, the attacker chooses")},
    {u"-2", QT_TRANSLATE_NOOP("Match", "Two dice, the defender chooses")},
    {u"-3", QT_TRANSLATE_NOOP("Match", "Three dice, the defender chooses")},
    {u"attacker", QT_TRANSLATE_NOOP("Match", "The attacker falls")},
    {u"defender", QT_TRANSLATE_NOOP("Match", "The defender falls")},
    {u"both", QT_TRANSLATE_NOOP("Match", "Both fall")},
    {u"nobody", QT_TRANSLATE_NOOP("Match", "Nobody falls")},
    {u"wrestle", QT_TRANSLATE_NOOP("Match", "Both are placed prone by Wrestle")},
    {u"crowd", QT_TRANSLATE_NOOP("Match", "Pushed into the crowd")},
    {u"empty-square", QT_TRANSLATE_NOOP("Match", "Nobody: an empty square")},
    {u"in-the-crowd", QT_TRANSLATE_NOOP("Match", "In the crowd: nothing happens")},
    {u"leaves-pitch", QT_TRANSLATE_NOOP("Match", "It leaves the pitch")},
    {u"lands", QT_TRANSLATE_NOOP("Match", "Lands on his feet")},
    {u"falls", QT_TRANSLATE_NOOP("Match", "Falls")},
    {u"wild-squig", QT_TRANSLATE_NOOP("Match", "The squig")},
    {u"fanatic", QT_TRANSLATE_NOOP("Match", "The fanatic")},
    {u"priestly-uprising", QT_TRANSLATE_NOOP("Match", "A priest")},
    {u"wish.0", QT_TRANSLATE_NOOP("Match", "Wish of {home}")},
    {u"wish.1", QT_TRANSLATE_NOOP("Match", "Wish of {away}")},
    {u"accept", QT_TRANSLATE_NOOP("Match", "Accept it")},
    {u"bribe", QT_TRANSLATE_NOOP("Match", "Bribe the referee")},
    {u"argue", QT_TRANSLATE_NOOP("Match", "Argue the call")},
    {u"fireball", QT_TRANSLATE_NOOP("Match", "Fireball")},
    {u"lightning-bolt", QT_TRANSLATE_NOOP("Match", "Lightning bolt")},
    {u"plus", QT_TRANSLATE_NOOP("Match", "Harder: armour rolls +1")},
    {u"minus", QT_TRANSLATE_NOOP("Match", "Softer: armour rolls −1")},
    {u"standing", QT_TRANSLATE_NOOP("Match", "On the pitch, standing")},
    {u"prone", QT_TRANSLATE_NOOP("Match", "On the pitch, prone")},
    {u"stunned", QT_TRANSLATE_NOOP("Match", "On the pitch, stunned")},
    {u"reserves", QT_TRANSLATE_NOOP("Match", "Reserves")},
    {u"knocked-out", QT_TRANSLATE_NOOP("Match", "Knocked out")},
    {u"injured", QT_TRANSLATE_NOOP("Match", "Injured")},
    {u"sent-off", QT_TRANSLATE_NOOP("Match", "Sent off")},
    {u"standing-healed",
     QT_TRANSLATE_NOOP("Match", "Healed, and on the pitch: nothing of the injury stays")},
    {u"reserves-healed",
     QT_TRANSLATE_NOOP("Match", "Healed, and in the reserves: nothing of the injury stays")},
    {u"absent", QT_TRANSLATE_NOOP("Match", "Not here")},
    {u"score.0", QT_TRANSLATE_NOOP("Match", "Score of {home}")},
    {u"score.1", QT_TRANSLATE_NOOP("Match", "Score of {away}")},
    {u"turn.0", QT_TRANSLATE_NOOP("Match", "Turn of {home}")},
    {u"turn.1", QT_TRANSLATE_NOOP("Match", "Turn of {away}")},
    {u"re-rolls.0", QT_TRANSLATE_NOOP("Match", "Re-rolls of {home}")},
    {u"re-rolls.1", QT_TRANSLATE_NOOP("Match", "Re-rolls of {away}")},
    {u"bribes.0", QT_TRANSLATE_NOOP("Match", "Bribes of {home}")},
    {u"bribes.1", QT_TRANSLATE_NOOP("Match", "Bribes of {away}")},
    {u"apothecaries.0", QT_TRANSLATE_NOOP("Match", "Apothecaries of {home}")},
    {u"apothecaries.1", QT_TRANSLATE_NOOP("Match", "Apothecaries of {away}")},
    {u"other.0", QT_TRANSLATE_NOOP("Match", "Somebody else of {home}")},
    {u"other.1", QT_TRANSLATE_NOOP("Match", "Somebody else of {away}")},
    {u"saved", QT_TRANSLATE_NOOP("Match", "Healed: nothing of it stays")},
    {u"conceded.0", QT_TRANSLATE_NOOP("Match", "{home} conceded")},
    {u"conceded.1", QT_TRANSLATE_NOOP("Match", "{away} conceded")},
    {u"gave-up.0", QT_TRANSLATE_NOOP("Match", "{home} conceded with hardly anybody left")},
    {u"gave-up.1", QT_TRANSLATE_NOOP("Match", "{away} conceded with hardly anybody left")},
    {u"winner.0", QT_TRANSLATE_NOOP("Match", "{home}")},
    {u"winner.1", QT_TRANSLATE_NOOP("Match", "{away}")},
};

} // namespace

const char *choiceText(QStringView choice)
{
    static const QHash<QStringView, const char *> index(std::begin(choiceTexts),
                                                        std::end(choiceTexts));
    return index.value(choice);
}

} // namespace dugout
