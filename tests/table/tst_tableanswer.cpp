// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/tableanswer.h"
#include "tests/support/scripteddice.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// What a phone may send, and how it is taken.
class TestTableAnswer final : public QObject
{
    Q_OBJECT

private slots:
    void reads();
    void refuses_data();
    void refuses();
    void whoMayAnswer_data();
    void whoMayAnswer();
    void dugoutRolls();
    void picksTheOneOfTheGuest();
};

namespace {

Prompt asked(const QString &id, Seat seat, PromptKind kind = PromptKind::Confirm)
{
    Prompt prompt;
    prompt.id = id;
    prompt.seat = seat;
    prompt.kind = kind;
    return prompt;
}

} // namespace

void TestTableAnswer::reads()
{
    const auto answer = readTableAnswer(
        R"({"revision": "ab1", "prompt": "weather", "dice": [3, 5], "choices": ["0:p1"],
            "number": -2, "text": "Viento <b>\u202efuerte</b>", "roll": true})");
    QVERIFY(answer);
    const TableAnswer wanted{
        u"ab1"_s, u"weather"_s, {3, 5}, {u"0:p1"_s}, -2, u"Viento <b>fuerte</b>"_s, true};
    QCOMPARE(*answer, wanted);
    QVERIFY(readTableAnswer(R"({"revision": "", "prompt": ""})"));
}

void TestTableAnswer::refuses_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("prompt=weather");
    QTest::newRow("a list") << QByteArray("[1]");
    QTest::newRow("no prompt") << QByteArray(R"({"revision": "1"})");
    QTest::newRow("no revision") << QByteArray(R"({"prompt": "a"})");
    QTest::newRow("a number for a word") << QByteArray(R"({"revision": 1, "prompt": "a"})");
    QTest::newRow("an unknown field")
        << QByteArray(R"({"revision": "1", "prompt": "a", "seat": 1})");
    QTest::newRow("half a die") << QByteArray(R"({"revision": "1", "prompt": "a", "dice": [1.5]})");
    QTest::newRow("words for dice")
        << QByteArray(R"({"revision": "1", "prompt": "a", "dice": ["6"]})");
    QTest::newRow("dice that are no list")
        << QByteArray(R"({"revision": "1", "prompt": "a", "dice": 6})");
    QTest::newRow("a number out of reach")
        << QByteArray(R"({"revision": "1", "prompt": "a", "number": 1e300})");
    QTest::newRow("no number") << QByteArray(R"({"revision": "1", "prompt": "a", "number": null})");
    QTest::newRow("a control character in an id")
        << QByteArray("{\"revision\": \"1\", \"prompt\": \"a\\u001b[2J\"}");
    QTest::newRow("too many dice") << QByteArray(R"({"revision": "1", "prompt": "a", "dice": [)")
            + QByteArray("1,").repeated(64) + "1]}";
    QTest::newRow("too many choices")
        << QByteArray(R"({"revision": "1", "prompt": "a", "choices": [)")
            + QByteArray("\"x\",").repeated(400) + "\"x\"]}";
    QTest::newRow("too long a text") << QByteArray(R"({"revision": "1", "prompt": "a", "text": ")")
            + QByteArray(401, 'x') + "\"}";
    QTest::newRow("too long an id")
        << QByteArray(R"({"revision": "1", "prompt": ")") + QByteArray(201, 'x') + "\"}";
    QTest::newRow("deep") << QByteArray("[").repeated(10000);
}

void TestTableAnswer::refuses()
{
    QFETCH(const QByteArray, bytes);
    const auto answer = readTableAnswer(bytes);
    QVERIFY(!answer);
    QCOMPARE(answer.error().code, ErrorCode::AnswerUnreadable);
}

void TestTableAnswer::whoMayAnswer_data()
{
    QTest::addColumn<int>("guest");
    QTest::addColumn<int>("seat");
    QTest::addColumn<bool>("may");
    QTest::newRow("a coach what is his") << 0 << 0 << true;
    QTest::newRow("a coach what is everybody's") << 1 << noSeat << true;
    QTest::newRow("not what is the other's") << 1 << 0 << false;
    QTest::newRow("no spectator, for a coach") << noSeat << 0 << false;
    QTest::newRow("no spectator, for everybody") << noSeat << noSeat << false;
}

void TestTableAnswer::whoMayAnswer()
{
    QFETCH(const int, guest);
    QFETCH(const int, seat);
    QFETCH(const bool, may);
    ScriptedDice dice({});
    const auto event = eventFor({guest}, {u"1"_s, u"go-on"_s}, {asked(u"go-on"_s, seat)}, dice);
    QCOMPARE(event.has_value(), may);
    if (!may)
        QCOMPARE(event.error().code, ErrorCode::AnswerNotAsked);
    else
        QCOMPARE(event->seat, seat);
}

void TestTableAnswer::dugoutRolls()
{
    Prompt prompt = asked(u"weather"_s, noSeat, PromptKind::Dice);
    prompt.dice = DiceNotation::parse(u"2D6"_s).value();
    ScriptedDice dice({4, 2});
    TableAnswer answer{u"1"_s, u"weather"_s};
    answer.roll = true;
    answer.dice = {6, 6}; // what else was sent does not count
    const auto event = eventFor({0}, answer, {prompt}, dice);
    QVERIFY(event);
    QCOMPARE(event->dice, (std::vector<int>{4, 2}));
    QVERIFY(event->rolledByDugout);
}

void TestTableAnswer::picksTheOneOfTheGuest()
{
    ScriptedDice dice({});
    const std::vector<Prompt> prompts{asked(u"mulligan"_s, 0), asked(u"mulligan"_s, 1)};
    QCOMPARE(eventFor({1}, {u"1"_s, u"mulligan"_s}, prompts, dice)->seat, 1);
    QCOMPARE(eventFor({0}, {u"1"_s, u"mulligan"_s}, prompts, dice)->seat, 0);
    QVERIFY(!eventFor({2}, {u"1"_s, u"mulligan"_s}, prompts, dice));
}

QTEST_GUILESS_MAIN(TestTableAnswer)
#include "tst_tableanswer.moc"
