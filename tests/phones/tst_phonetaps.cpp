// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/phones/phonetable.h"

#include <QFile>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// How many taps what one does in a turn takes on a phone of 360 pixels, nothing of it scrolled.
class TestPhoneTaps final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase() { m_table.reset(); }
    void actionsTakeFewTaps_data();
    void actionsTakeFewTaps();

private:
    [[nodiscard]] bool isOwnTurn();

    std::unique_ptr<PhoneTable> m_table;
    QString m_taps;
};

void TestPhoneTaps::initTestCase()
{
    const QString press = QFINDTESTDATA("press.js");
    const QString home = QFINDTESTDATA("../../resources/samples/teams/bb2016-harbour-lights.json");
    const QString away = QFINDTESTDATA("../../resources/samples/teams/bb2016-odds-and-ends.json");
    QFile taps(QFINDTESTDATA("taps.js"));
    QVERIFY(!press.isEmpty() && !home.isEmpty() && taps.open(QIODevice::ReadOnly));
    m_taps = u"return (async function () {"_s + QString::fromUtf8(taps.readAll())
        + u"}).apply(null, arguments);"_s;
    m_table = std::make_unique<PhoneTable>(press);
    m_table->serve(
        {u"match"_s, u"new"_s, u"--home"_s, home, u"--away"_s, away, u"--title"_s, u"Game"_s});
    if (QTest::currentTestFailed())
        return;
    m_table->first().open(m_table->coachCode(0));
    m_table->second().open(m_table->coachCode(1));
    for (Browser *phone : m_table->coaches())
        QVERIFY(phone->waitFor(u"page.view"_s));
}

bool TestPhoneTaps::isOwnTurn()
{
    return m_table->first()
        .run(u"return page.view.state.active === 0 && page.view.prompts.some((p) => p.id === "
             "'end-turn' && isMine(p)) && page.view.prompts.some((p) => p.id === 'block') && "
             "page.view.prompts.some((p) => p.id === 'touchdown' && isMine(p));"_s)
        .toBool();
}

void TestPhoneTaps::actionsTakeFewTaps_data()
{
    QTest::addColumn<int>("most");
    QTest::newRow("end of the turn") << 1;
    QTest::newRow("block with armour, own dice")
        << 3 + 1 + 2; // of the block dice the one that counts
    QTest::newRow("block with armour, Dugout's dice") << 4;
    QTest::newRow("going for it") << 4;
    QTest::newRow("dodge") << 5;
    QTest::newRow("touchdown") << 2;
}

void TestPhoneTaps::actionsTakeFewTaps()
{
    QFETCH(const int, most);
    constexpr int farTooMany = 400;
    for (int i = 0; i < farTooMany && !isOwnTurn(); ++i)
        QVERIFY2(m_table->answerSomewhere() > 0, qPrintable(m_table->stuck()));
    QVERIFY(isOwnTurn());
    Browser &phone = m_table->first();
    (void)phone.run(
        u"page.open = ''; page.player = ''; page.draft = {}; turnTo({ tab: 'table' });"_s);
    PhoneTable::pictures(u"turn"_s, {&phone});
    const QJsonObject done
        = phone.run(m_taps, {QString::fromLatin1(QTest::currentDataTag())}).toObject();
    QCOMPARE(done.value("error"_L1).toString(), QString());
    QVERIFY(done.value("taps"_L1).toInt() > 0);
    // To choose between faces that differ is a coach's own.
    QVERIFY2(done.value("taps"_L1).toInt() - done.value("choices"_L1).toInt() <= most,
             qPrintable(QString::number(done.value("taps"_L1).toInt())));
}

QTEST_GUILESS_MAIN(TestPhoneTaps)
#include "tst_phonetaps.moc"
