// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/state/matchstate.h"
#include "core/rules/knownwords.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// What reports and files write for values of a match.
class TestWrittenWords : public QObject
{
    Q_OBJECT

private slots:
    void notes();
    void pairs();
    void sources();
    void uses();
    void told();
};

/// The outcome of an injury replaces the book's words.
void TestWrittenWords::notes()
{
    CasualtyRecord record;
    record.note = u"51, smashed knee"_s;
    QCOMPARE(writtenNote(record), u"51, smashed knee"_s);
    record.mended = Mending::Saved;
    QCOMPARE(writtenNote(record), u"saved"_s);
    record.mended = Mending::Regenerated;
    QCOMPARE(writtenNote(record), u"regenerated"_s);
}

/// A row with its table and a card with its deck stand in one text each.
void TestWrittenWords::pairs()
{
    const RowOf row = RowOf::fromString(u"match-events/amnesty"_s);
    QVERIFY(row == (RowOf{TableId(u"match-events"_s), RowId(u"amnesty"_s)}));
    QCOMPARE(row.toString(), u"match-events/amnesty"_s);
    QCOMPARE(RowOf().toString(), QString());
    const CardOf card = CardOf::fromString(u"deck/card"_s);
    QVERIFY(card == (CardOf{DeckId(u"deck"_s), CardId(u"card"_s)}));
    QCOMPARE(card.toString(), u"deck/card"_s);
    QCOMPARE(CardOf().toString(), QString());
    const QStringList hand{u"deck/card"_s, u"other/card"_s};
    QCOMPARE(cardNames(cardsNamed(hand)), hand);

    Occasion occasion;
    QVERIFY(factsOf(occasion).isEmpty());
    occasion.stadium = RowOf::fromString(u"stadium-luxury/glass-dome"_s);
    occasion.side(1).event = row;
    occasion.side(1).wakingCard = card;
    occasion.handicap = RowOrBook::ofBook(u"44, bribed"_s);
    occasion.kickOff = {RowId(u"riot"_s)};
    occasion.cardsKept = {{card, 3}};
    occasion.cardsRested = {card}; // his alone to know
    occasion.grudges = {{PlayerRef::fromString(u"0:2"_s), 2}};
    occasion.blessings = {{StepKind::Papa, PlayerRef::fromString(u"1:4"_s)}};
    const QMap<QString, QString> facts{{u"stadium-table"_s, u"stadium-luxury"_s},
                                       {u"stadium"_s, u"glass-dome"_s},
                                       {u"event-1"_s, u"match-events/amnesty"_s},
                                       {u"wake-up-1"_s, u"deck/card"_s},
                                       {u"handicap"_s, u"44, bribed"_s},
                                       {u"kick-off"_s, u"riot"_s},
                                       {u"kept deck/card"_s, u"3"_s},
                                       {u"grudge 0:2"_s, u"2"_s},
                                       {StepKind(StepKind::Papa).word() + u" 1:4"_s, u"yes"_s}};
    QCOMPARE(factsOf(occasion), facts);
}

/// So did what brought a rule that lasts, and what it puts back.
void TestWrittenWords::sources()
{
    QCOMPARE(sourceText({}), QString());
    QCOMPARE(sourceText(CardOf::fromString(u"deck/card"_s)), u"deck/card"_s);
    QCOMPARE(sourceText(RowId(u"row"_s)), u"row"_s);
    QCOMPARE(sourceText(TableId(u"table"_s)), u"table"_s);
    QCOMPARE(sourceText(RollId(u"bone-head"_s)), u"bone-head"_s);
    QCOMPARE(sourceText(StartsDrive::LyingDown), u"lying-down"_s);
    QCOMPARE(sourceText(StartsDrive::Stunned), u"set-up-stunned"_s);

    OngoingEffect ongoing{RowId(u"row"_s)};
    QCOMPARE(writtenSource(ongoing), u"row"_s);
    const PlayerRef player = PlayerRef::fromString(u"0:p3"_s);
    ongoing = {};
    ongoing.back = GuestLeaves{player};
    QCOMPARE(writtenSource(ongoing), u"guest 0:p3"_s);
    ongoing.back = HurtAgain{player};
    QCOMPARE(writtenSource(ongoing), u"mended 0:p3"_s);
    ongoing.back = WeatherAgain{{RowId(u"nice"_s)}};
    QCOMPARE(writtenSource(ongoing), u"weather nice"_s);
    ongoing.back = WeatherAgain{RowOrBook::ofBook(u"7 Nice"_s)};
    QCOMPARE(writtenSource(ongoing), u"weather 7 Nice"_s);
}

/// A mark is no skill, whatever its word.
void TestWrittenWords::uses()
{
    QCOMPARE(turnUseText(SkillId(u"dodge"_s)), u"dodge"_s);
    QCOMPARE(turnUseText(RollId(u"leap"_s)), u"leap"_s);
    QCOMPARE(turnUseText(TurnMark::HandedOff), u"hand-off"_s);
    QCOMPARE(turnUseText(TurnMark::Square), u"square"_s);
    QCOMPARE(turnUseText(TurnMark::StoodUp), u"stood-up"_s);
    QCOMPARE(turnUseText(TurnMark::Teleported), u"teleport"_s);
    QCOMPARE(turnUseText(TurnMark::Thirsty), u"thirsty"_s);
    QCOMPARE(turnUseText(TurnMark::Walked), u"walked"_s);

    MatchPlayer player;
    player.usedThisTurn = {SkillId(u"leap"_s), TurnMark::Walked};
    QVERIFY(player.hasUsed(u"leap") && player.hasMark(TurnMark::Walked));
    QVERIFY(!player.hasUsed(u"walked") && !player.hasMark(TurnMark::StoodUp));
}

/// What was said of a roll is the word of the choice.
void TestWrittenWords::told()
{
    const QStringList words{{},
                            u"alone"_s,
                            u"helper"_s,
                            u"block"_s,
                            u"blitz"_s,
                            u"multiple-block"_s,
                            u"other-action"_s,
                            u"last"_s,
                            u"not-last"_s,
                            u"0"_s,
                            u"1"_s,
                            u"2"_s,
                            u"3"_s};
    QCOMPARE(words.size(), qsizetype(rollTolds));
    std::vector<RollCircumstance> all;
    for (size_t each = 0; each < rollTolds; ++each)
        all.push_back(static_cast<RollCircumstance>(each));
    QCOMPARE(rollToldWords(all), words);
    for (const RollCircumstance told : all)
        QCOMPARE(rollToldNamed(rollToldWord(told)), told);
    QCOMPARE(rollToldNamed(u"4"_s), RollCircumstance::Nothing);
    QCOMPARE(helpersTold(RollCircumstance::Helper), 1);
    QCOMPARE(helpersTold(RollCircumstance::Alone), 0);
    QCOMPARE(helpersTold(RollCircumstance::NoHelper), 0);
    QCOMPARE(helpersTold(RollCircumstance::ThreeHelpers), 3);
    QVERIFY(RollId(u"catch"_s) == Rolls::Catch && RollId(u"leap"_s) != Rolls::Catch);
}

QTEST_GUILESS_MAIN(TestWrittenWords)
#include "tst_writtenwords.moc"
