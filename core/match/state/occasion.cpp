// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/state/occasion.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

using Facts = QMap<QString, QString>;

void addText(Facts &facts, const QString &key, const QString &value)
{
    if (!value.isEmpty())
        facts.insert(key, value);
}

void addSeat(Facts &facts, const QString &key, Seat seat)
{
    if (seat != noSeat)
        facts.insert(key, QString::number(seat));
}

void addSide(Facts &facts, const SideOccasion &side, Seat seat)
{
    const auto key = [seat](const QString &what) { return u"%1-%2"_s.arg(what).arg(seat); };
    addText(facts, key(u"hall-of-fame"_s), side.legend.text());
    if (side.eventTurn)
        facts.insert(key(u"event-turn"_s), side.eventTurn->text());
    addText(facts, key(u"event"_s), side.event.toString());
    for (const RowId &ball : side.specialBalls)
        facts.insert(u"ball-used-%1 %2"_s.arg(seat).arg(ball.text()), u"yes"_s);
    addText(facts, key(u"wake-up"_s), side.wakingCard.toString());
    addText(facts, key(u"early-bird"_s), side.earlyBird.player.toString());
    addText(facts, key(u"drops"_s), side.upset.player.toString());
    addText(facts, key(u"bonus-mvp"_s), side.lastStanding.toString());
}

} // namespace

QMap<QString, QString> factsOf(const Occasion &occasion)
{
    const auto yes = [](bool is) { return is ? u"yes"_s : QString(); };
    Facts facts;
    addText(facts, u"referee"_s, occasion.referee.text());
    addText(facts, u"thoron-warned"_s, yes(occasion.refereeWarned));
    addText(facts, u"stadium-table"_s, occasion.stadium.table.text());
    addText(facts, u"stadium"_s, occasion.stadium.row.text());
    addSeat(facts, u"home"_s, occasion.home);
    addText(facts, u"rivals"_s, yes(occasion.rivals));
    addText(facts, u"handicap"_s, occasion.handicap.text());
    addText(facts, u"kick-off"_s, occasion.kickOff.text());
    addText(facts, u"concession"_s, occasion.freeConcession ? u"free"_s : QString());
    addText(facts, u"ball"_s, occasion.ball.text());
    addText(facts, u"ball-kicker"_s, occasion.ballKicker.toString());
    if (occasion.hurtLastTurn)
        facts.insert(u"hurt-last-turn"_s, *occasion.hurtLastTurn ? u"yes"_s : u"no"_s);
    addSeat(facts, u"turn-ended"_s, occasion.turnEnded);
    addSeat(facts, u"hurry-up"_s, occasion.hurriedUp);
    if (occasion.hurriedScorer)
        facts.insert(u"hurry-up-scorer"_s,
                     occasion.hurriedScorer->isValid() ? occasion.hurriedScorer->toString()
                                                       : u"somebody"_s);
    for (const KeptCard &kept : occasion.cardsKept)
        facts.insert(u"kept "_s + kept.card.toString(), QString::number(kept.drive));
    // Which cards a coach has put away is his alone to know.
    for (const Grudge &grudge : occasion.grudges)
        facts.insert(u"grudge "_s + grudge.against.toString(), QString::number(grudge.count));
    for (const Blessing &blessing : occasion.blessings)
        facts.insert(blessing.by.word() + u' ' + blessing.player.toString(), u"yes"_s);
    for (const Seat seat : {0, 1})
        addSide(facts, occasion.side(seat), seat);
    return facts;
}

} // namespace dugout
