// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/words/choicetexts.h"

#include "core/match/state/promptnames.h"
#include "core/match/words/matchtexts.h"

#include <QHash>

#include <utility>

namespace dugout {

namespace {

constexpr std::pair<QStringView, const char *> choiceTexts[]{
    {Choice::Asked, QT_TRANSLATE_NOOP("Match", "Dugout asks for them")},
    {Choice::Ourselves, QT_TRANSLATE_NOOP("Match", "We do that ourselves")},
    {Choice::Yes, QT_TRANSLATE_NOOP("Match", "Yes")},
    {Choice::No, QT_TRANSLATE_NOOP("Match", "No")},
    {Choice::None, QT_TRANSLATE_NOOP("Match", "None")},
    {Choice::Ball, QT_TRANSLATE_NOOP("Match", "The ball")},
    {Choice::Somebody, QT_TRANSLATE_NOOP("Match", "Somebody")},
    {Choice::Receive, QT_TRANSLATE_NOOP("Match", "Receive")},
    {Choice::Kick, QT_TRANSLATE_NOOP("Match", "Kick")},
    {Choice::First, QT_TRANSLATE_NOOP("Match", "First")},
    {Choice::Second, QT_TRANSLATE_NOOP("Match", "Second")},
    {Choice::PlayOn, QT_TRANSLATE_NOOP("Match", "Play on")},
    {Choice::Concede, QT_TRANSLATE_NOOP("Match", "Concede")},
    {Choice::OnTheGround, QT_TRANSLATE_NOOP("Match", "On the ground")},
    {Choice::Caught, QT_TRANSLATE_NOOP("Match", "Caught")},
    {Choice::ThrowIn, QT_TRANSLATE_NOOP("Match", "The crowd throws it back")},
    {Choice::IntoTheCrowd, QT_TRANSLATE_NOOP("Match", "In the crowd")},
    {Choice::ShortKick, QT_TRANSLATE_NOOP("Match", "A short kick: one die")},
    {Choice::LongKick,
     QT_TRANSLATE_NOOP("Match", "A long kick: two dice, a double injures the player")},
    {Choice::Spectator, QT_TRANSLATE_NOOP("Match", "A spectator, and the turn is lost")},
    {Choice::Touchback, QT_TRANSLATE_NOOP("Match", "Touchback")},
    {Choice::Team, QT_TRANSLATE_NOOP("Match", "Team re-roll")},
    {Choice::Leader, QT_TRANSLATE_NOOP("Match", "Leader's re-roll")},
    {Choice::Loner, QT_TRANSLATE_NOOP("Match", "Team re-roll of a loner")},
    {Choice::Called, QT_TRANSLATE_NOOP("Match", "Rightly called")},
    {Choice::WronglyCalled, QT_TRANSLATE_NOOP("Match", "Wrongly called")},
    {Choice::EndTurn, QT_TRANSLATE_NOOP("Match", "End the turn")},
    {Choice::LoseReRoll, QT_TRANSLATE_NOOP("Match", "Lose a re-roll")},
    {Choice::OpponentGains, QT_TRANSLATE_NOOP("Match", "Play on, the opponent gains a re-roll")},
    {u"1", QT_TRANSLATE_NOOP("Match", "One die")},
    {u"2", QT_TRANSLATE_NOOP("Match", "Two dice, the attacker chooses")},
    {u"3", QT_TRANSLATE_NOOP("Match", "Three dice, the attacker chooses")},
    {u"-2", QT_TRANSLATE_NOOP("Match", "Two dice, the defender chooses")},
    {u"-3", QT_TRANSLATE_NOOP("Match", "Three dice, the defender chooses")},
    {Choice::Attacker, QT_TRANSLATE_NOOP("Match", "The attacker falls")},
    {Choice::Defender, QT_TRANSLATE_NOOP("Match", "The defender falls")},
    {Choice::Both, QT_TRANSLATE_NOOP("Match", "Both fall")},
    {Choice::Nobody, QT_TRANSLATE_NOOP("Match", "Nobody falls")},
    {Choice::BallLoose, QT_TRANSLATE_NOOP("Match", "Nobody falls, but the ball comes loose")},
    {Choice::Wrestle, QT_TRANSLATE_NOOP("Match", "Both are placed prone by Wrestle")},
    {Choice::Crowd, QT_TRANSLATE_NOOP("Match", "Pushed into the crowd")},
    {Choice::EmptySquare, QT_TRANSLATE_NOOP("Match", "Nobody: an empty square")},
    {Choice::InTheCrowd, QT_TRANSLATE_NOOP("Match", "In the crowd: nothing happens")},
    {Choice::LeavesPitch, QT_TRANSLATE_NOOP("Match", "It leaves the pitch")},
    {Choice::RollsToLand, QT_TRANSLATE_NOOP("Match", "Rolls to land in an empty square")},
    {Choice::Lands, QT_TRANSLATE_NOOP("Match", "Lands safely")},
    {Choice::Falls, QT_TRANSLATE_NOOP("Match", "Falls")},
    {Choice::WildSquig, QT_TRANSLATE_NOOP("Match", "The squig")},
    {Choice::Fanatic, QT_TRANSLATE_NOOP("Match", "The fanatic")},
    {Choice::PriestlyUprising, QT_TRANSLATE_NOOP("Match", "A priest")},
    {Choice::Wish0, QT_TRANSLATE_NOOP("Match", "Wish of {home}")},
    {Choice::Wish1, QT_TRANSLATE_NOOP("Match", "Wish of {away}")},
    {Choice::Accept, QT_TRANSLATE_NOOP("Match", "Accept it")},
    {Choice::Bribe, QT_TRANSLATE_NOOP("Match", "Bribe the referee")},
    {Choice::Argue, QT_TRANSLATE_NOOP("Match", "Argue the call")},
    {Choice::Fireball, QT_TRANSLATE_NOOP("Match", "Fireball")},
    {Choice::LightningBolt, QT_TRANSLATE_NOOP("Match", "Lightning bolt")},
    {Choice::Plus, QT_TRANSLATE_NOOP("Match", "Harder: armour rolls +1")},
    {Choice::Minus, QT_TRANSLATE_NOOP("Match", "Softer: armour rolls −1")},
    {Choice::Standing, QT_TRANSLATE_NOOP("Match", "On the pitch, standing")},
    {Choice::Prone, QT_TRANSLATE_NOOP("Match", "On the pitch, prone")},
    {Choice::Stunned, QT_TRANSLATE_NOOP("Match", "On the pitch, stunned")},
    {Choice::Reserves, QT_TRANSLATE_NOOP("Match", "Reserves")},
    {Choice::KnockedOut, QT_TRANSLATE_NOOP("Match", "Knocked out")},
    {Choice::Injured, QT_TRANSLATE_NOOP("Match", "Injured")},
    {Choice::SentOff, QT_TRANSLATE_NOOP("Match", "Sent off")},
    {Choice::StandingHealed,
     QT_TRANSLATE_NOOP("Match", "Healed, and on the pitch: nothing of the injury stays")},
    {Choice::ReservesHealed,
     QT_TRANSLATE_NOOP("Match", "Healed, and in the reserves: nothing of the injury stays")},
    {Choice::Absent, QT_TRANSLATE_NOOP("Match", "Not here")},
    {Choice::Score0, QT_TRANSLATE_NOOP("Match", "Score of {home}")},
    {Choice::Score1, QT_TRANSLATE_NOOP("Match", "Score of {away}")},
    {Choice::Turn0, QT_TRANSLATE_NOOP("Match", "Turn of {home}")},
    {Choice::Turn1, QT_TRANSLATE_NOOP("Match", "Turn of {away}")},
    {Choice::ReRolls0, QT_TRANSLATE_NOOP("Match", "Re-rolls of {home}")},
    {Choice::ReRolls1, QT_TRANSLATE_NOOP("Match", "Re-rolls of {away}")},
    {Choice::Bribes0, QT_TRANSLATE_NOOP("Match", "Bribes of {home}")},
    {Choice::Bribes1, QT_TRANSLATE_NOOP("Match", "Bribes of {away}")},
    {Choice::Apothecaries0, QT_TRANSLATE_NOOP("Match", "Apothecaries of {home}")},
    {Choice::Apothecaries1, QT_TRANSLATE_NOOP("Match", "Apothecaries of {away}")},
    {Choice::Other0, QT_TRANSLATE_NOOP("Match", "Somebody else of {home}")},
    {Choice::Other1, QT_TRANSLATE_NOOP("Match", "Somebody else of {away}")},
    {Choice::Saved, QT_TRANSLATE_NOOP("Match", "Healed: nothing of it stays")},
    {Choice::Conceded0, QT_TRANSLATE_NOOP("Match", "{home} conceded")},
    {Choice::Conceded1, QT_TRANSLATE_NOOP("Match", "{away} conceded")},
    {Choice::GaveUp0, QT_TRANSLATE_NOOP("Match", "{home} conceded with hardly anybody left")},
    {Choice::GaveUp1, QT_TRANSLATE_NOOP("Match", "{away} conceded with hardly anybody left")},
    {Choice::Home0, QT_TRANSLATE_NOOP("Match", "The home stadium of {home}")},
    {Choice::Home1, QT_TRANSLATE_NOOP("Match", "The home stadium of {away}")},
    {Choice::Winner0, QT_TRANSLATE_NOOP("Match", "{home}")},
    {Choice::Winner1, QT_TRANSLATE_NOOP("Match", "{away}")},
};

} // namespace

const char *choiceText(QStringView choice)
{
    static const QHash<QStringView, const char *> index(std::begin(choiceTexts),
                                                        std::end(choiceTexts));
    return index.value(choice);
}

} // namespace dugout
