// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/table/deskchoice.h"
#include "ui/skirmish/table/likelyanswer.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// What Enter answers in a skirmish.
class TestLikelyAnswer final : public QObject
{
    Q_OBJECT

private slots:
    void answers_data();
    void answers();
    void onlyChoicesHaveOne();
    void whoSaidSoLooksAtTheHand_data();
    void whoSaidSoLooksAtTheHand();
};

void TestLikelyAnswer::answers_data()
{
    QTest::addColumn<QString>("prompt");
    QTest::addColumn<QStringList>("choices");
    QTest::addColumn<QString>("likely");
    const auto row
        = [](const char *name, const QString &prompt, const QStringList &choices,
             const QString &likely) { QTest::newRow(name) << prompt << choices << likely; };
    row("nobody reacts", u"react"_s, {u"nobody"_s, u"quiet"_s, u"seat:0"_s}, u"nobody"_s);
    row("no reaction", u"reaction"_s, {u"decline"_s, u"ploy:x"_s}, u"decline"_s);
    row("no reaction to this attack", u"reaction"_s, {u"decline"_s, u"own-rest"_s, u"ploy:x"_s},
        u"own-rest"_s);
    row("who came for a card", u"reaction"_s, {u"decline"_s, u"ploy:x"_s, u"own-rest"_s},
        u"decline"_s);
    row("power step", u"power"_s, {deskchoice::look, u"pass"_s}, u"pass"_s);
    row("cards are drawn face down", u"draw.powers"_s, {deskchoice::look, deskchoice::draw},
        deskchoice::draw);
    row("a hand is kept by who sees it", u"mulligan"_s, {u"keep"_s, u"both"_s}, u"keep"_s);
    row("nobody keeps a hand unseen", u"mulligan"_s, {deskchoice::look, u"keep"_s},
        deskchoice::look);
    row("objectives are looked at first", u"end.score"_s, {deskchoice::look}, deskchoice::look);
    row("a hand stays the same", u"way.known"_s, {deskchoice::look, u"same"_s}, u"same"_s);
    row("a hand is told by who sees it", u"way.hand.powers"_s, {deskchoice::look},
        deskchoice::look);
    row("so is what is gone", u"way.gone.objectives"_s, {deskchoice::look}, deskchoice::look);
    row("the winner goes first", u"first-player"_s, {u"seat:0"_s, u"seat:1"_s}, u"seat:1"_s);
    row("a hex that is aimed at", u"deploy.hex"_s, {deskchoice::here}, deskchoice::here);
    row("a hex to aim at", u"move.hex"_s, {deskchoice::aim}, deskchoice::aim);
    row("an activation is open", u"activation"_s, {u"0:a"_s, u"pass"_s}, QString());
    row("so is what a card does", u"effect"_s, {u"done"_s, u"damage"_s}, QString());
    row("whose the glory is", u"out.glory"_s, {u"seat:0"_s, u"seat:1"_s, u"nobody"_s}, QString());
    row("and a target", u"attack.target"_s, {u"1:a"_s, u"1:b"_s}, QString());
}

void TestLikelyAnswer::answers()
{
    QFETCH(QString, prompt);
    QFETCH(QStringList, choices);
    QFETCH(QString, likely);
    Prompt asked;
    asked.id = prompt;
    asked.kind = PromptKind::Choice;
    asked.seat = 1;
    asked.choices = choices;
    QCOMPARE(likelyAnswer(asked), likely);
}

void TestLikelyAnswer::onlyChoicesHaveOne()
{
    Prompt asked;
    asked.id = u"attack.roll"_s;
    asked.kind = PromptKind::Dice;
    QCOMPARE(likelyAnswer(asked), QString());
}

void TestLikelyAnswer::whoSaidSoLooksAtTheHand_data()
{
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("who");
    QTest::addColumn<QString>("prompt");
    QTest::addColumn<bool>("looks");
    QTest::newRow("power step") << u"power.table"_s << u"seat:1"_s << u"power"_s << true;
    QTest::newRow("reaction") << u"react"_s << u"seat:1"_s << u"reaction"_s << true;
    QTest::newRow("somebody else") << u"react"_s << u"seat:0"_s << u"reaction"_s << false;
    QTest::newRow("nobody") << u"power.table"_s << u"nobody"_s << u"power"_s << false;
    QTest::newRow("another question") << u"attack.roll"_s << u"seat:1"_s << u"reaction"_s << false;
}

void TestLikelyAnswer::whoSaidSoLooksAtTheHand()
{
    QFETCH(QString, said);
    QFETCH(QString, who);
    QFETCH(QString, prompt);
    QFETCH(bool, looks);
    Event last;
    last.prompt = said;
    last.choices = {who};
    Prompt asked;
    asked.id = prompt;
    asked.kind = PromptKind::Choice;
    asked.seat = 1;
    asked.choices = {deskchoice::look, u"decline"_s};
    QCOMPARE(cameForACard(asked, last), looks);
    asked.choices = {u"decline"_s, u"ploy:x"_s}; // the hand is open already
    QVERIFY(!cameForACard(asked, last));
}

QTEST_GUILESS_MAIN(TestLikelyAnswer)
#include "tst_likelyanswer.moc"
