// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dice/physicaldice.h"
#include "core/text/languagescope.h"
#include "tests/support/scripteddice.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

class TestPhysicalDice final : public QObject
{
    Q_OBJECT

private slots:
    void typedDiceAreRead_data();
    void typedDiceAreRead();
    void theNameOfDiceIsNoRoll_data();
    void theNameOfDiceIsNoRoll();
};

void TestPhysicalDice::typedDiceAreRead_data()
{
    QTest::addColumn<QString>("dice");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("read"); // empty when refused
    QTest::newRow("with a space") << u"2D6"_s << u"3 5"_s << u"3 5"_s;
    QTest::newRow("with a comma") << u"2D6"_s << u"3,5"_s << u"3 5"_s;
    QTest::newRow("comma and space") << u"2D6"_s << u" 3, 5 "_s << u"3 5"_s;
    QTest::newRow("with a plus") << u"2D6"_s << u"3+5"_s << u"3 5"_s;
    QTest::newRow("run together") << u"2D6"_s << u"35"_s << u"3 5"_s;
    QTest::newRow("D66 as a number") << u"D66"_s << u"23"_s << u"2 3"_s;
    QTest::newRow("D68 as a number") << u"D68"_s << u"48"_s << u"4 8"_s;
    QTest::newRow("D68 first die too high") << u"D68"_s << u"84"_s << QString();
    QTest::newRow("three dice run together") << u"3D6"_s << u"166"_s << u"1 6 6"_s;
    QTest::newRow("one die") << u"D6"_s << u"4"_s << u"4"_s;
    QTest::newRow("sixteen faces") << u"D16"_s << u"12"_s << u"12"_s;
    QTest::newRow("two of sixteen never run together") << u"2D16"_s << u"12"_s << QString();
    QTest::newRow("two of sixteen") << u"2D16"_s << u"12 3"_s << u"12 3"_s;
    QTest::newRow("block die") << u"BLOCK"_s << u"6"_s << u"6"_s;
    QTest::newRow("only the sum") << u"2D6"_s << u"8"_s << QString();
    QTest::newRow("too many") << u"2D6"_s << u"1 2 3"_s << QString();
    QTest::newRow("too high") << u"2D6"_s << u"3 7"_s << QString();
    QTest::newRow("zero") << u"D6"_s << u"0"_s << QString();
    QTest::newRow("a word") << u"D6"_s << u"six"_s << QString();
    QTest::newRow("nothing") << u"D6"_s << u"  "_s << QString();
}

void TestPhysicalDice::typedDiceAreRead()
{
    QFETCH(QString, dice);
    QFETCH(QString, typed);
    QFETCH(QString, read);
    const auto result = PhysicalDice::parse(typed, *DiceNotation::parse(dice));
    QStringList shown;
    if (result) {
        for (const int die : *result)
            shown.append(QString::number(die));
    } else {
        QVERIFY(result.error().message.endsWith(u'.'));
        QCOMPARE(result.error().code, ErrorCode::DiceEntry);
    }
    QCOMPARE(shown.join(u' '), read);
}

/// Who types what to roll instead of what was rolled is told what is wanted, in his own words.
void TestPhysicalDice::theNameOfDiceIsNoRoll_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<QString>("dice");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("two dice, German") << Language::German << u"2D6"_s << u"3W6"_s
                                      << u"2W6 braucht 2 Würfel, zum Beispiel „2 3“."_s;
    QTest::newRow("three dice, German")
        << Language::German << u"3D6"_s << u"3W6"_s << u"Dieser Würfel zeigt 1 bis 6, nicht „W“."_s;
    QTest::newRow("one die, German")
        << Language::German << u"D6"_s << u"W6"_s << u"Dieser Würfel zeigt 1 bis 6, nicht „W6“."_s;
    QTest::newRow("two dice, Spanish") << Language::Spanish << u"2D6"_s << u"2D6"_s
                                       << u"2D6 necesita 2 dados, por ejemplo «2 3»."_s;
    QTest::newRow("two dice, English")
        << Language::English << u"2D6"_s << u"2D6"_s << u"2D6 needs 2 dice, for example \"2 3\"."_s;
}

void TestPhysicalDice::theNameOfDiceIsNoRoll()
{
    QFETCH(const Language, language);
    QFETCH(const QString, dice);
    QFETCH(const QString, typed);
    QFETCH(const QString, sentence);
    const LanguageScope scope(language);
    const auto result = PhysicalDice::parse(typed, *DiceNotation::parse(dice));
    QVERIFY(!result);
    QCOMPARE(result.error().message, sentence);
}

QTEST_GUILESS_MAIN(TestPhysicalDice)
#include "tst_physicaldice.moc"
