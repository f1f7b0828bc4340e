// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/words/matchtexts.h"
#include "core/text/languagescope.h"
#include "tests/support/afterdriver.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

PromptWords wordsOf(const AfterDriver &driver, const QString &prompt)
{
    const auto asked = driver.find(prompt);
    return asked ? driver.match().words(driver.state(), *asked) : PromptWords{};
}

/// A won match of the oldest edition in which the first home player did a lot and the second was
/// hurt.
AfterDriver bookMatch()
{
    return AfterDriver(leagueSetup(u"lrb4"_s), [](MatchState &state) {
        state.sides[0].score = 2;
        state.sides[0].fans = 14'000;
        state.sides[1].fans = 9'000;
        MatchPlayer &star = state.sides[0].players[0];
        star.achievements.casualties = 3;
        star.achievements.interceptions = 1;
        MatchPlayer &hurt = state.sides[0].players[1];
        hurt.where = Whereabouts::Injured;
        hurt.bookInjuries = {u"43 broken leg"_s};
    });
}

} // namespace

/// What the coaches are told when they are asked something after the match.
class TestAfterSituation final : public QObject
{
    Q_OBJECT

private slots:
    void theBookIsAskedWithWhatHappened_data();
    void theBookIsAskedWithWhatHappened();
    void levelsSayPointsAndLevel();
    void signingSaysThePrice();
    void rollingAgainSaysWhatIsKept();
    void theDieNamesTheNominees();
    void answersHaveWordsBeforeTheWhistle();
    void dealsThatGoOnAreNotSaidToEnd();
};

void TestAfterSituation::theBookIsAskedWithWhatHappened_data()
{
    QTest::addColumn<QString>("prompt");
    QTest::addColumn<QStringList>("parts");
    QTest::newRow("injury") << u"after.injury.home.2"_s
                            << QStringList{u"43 broken leg"_s, u"Page 38"_s};
    QTest::newRow("points") << u"after.points.home.1"_s
                            << QStringList{u"3 × Casualty"_s, u"1 × Interception"_s, u"Page 39"_s};
    QTest::newRow("winnings") << u"after.winnings-modifier.home"_s
                              << QStringList{u"The die shows 4"_s, u"Gate: 23,000"_s,
                                             u"Team rating"_s, u"Page 43"_s};
    QTest::newRow("fan factor") << u"after.fans.home"_s
                                << QStringList{u"modifiers to the die: +3"_s, u"+1 Match won"_s,
                                               u"+1 2+ touchdowns"_s, u"+1 2+ casualties"_s};
    QTest::newRow("aging") << u"after.aged.home.1"_s << QStringList{u"Page 40"_s};
}

void TestAfterSituation::theBookIsAskedWithWhatHappened()
{
    QFETCH(QString, prompt);
    QFETCH(QStringList, parts);
    const LanguageScope scope(Language::English);
    AfterDriver driver = bookMatch();
    if (prompt.contains(u"winnings")) {
        driver.until(u"after.winnings.home"_s);
        driver.roll(u"after.winnings.home"_s, {4});
    }
    if (prompt.contains(u"aged")) {
        driver.until(u"after.level.home"_s);
        driver.choose(u"after.level.home"_s, {u"1"_s});
        driver.roll(u"after.improve.home.1"_s, {2, 3});
        driver.choose(u"after.learn.home.1"_s, {driver.choices(u"after.learn.home.1"_s).first()});
        driver.roll(u"after.age.home.1"_s, {1, 1});
    }
    driver.until(prompt);
    const QString detail = wordsOf(driver, prompt).detail;
    for (const QString &part : parts)
        QVERIFY2(detail.contains(part), qPrintable(detail));
}

void TestAfterSituation::levelsSayPointsAndLevel()
{
    const LanguageScope scope(Language::English);
    AfterDriver driver = bookMatch();
    driver.until(u"after.points.home.1"_s);
    driver.number(u"after.points.home.1"_s, 8);
    driver.until(u"after.level.home"_s);
    const PromptWords words = wordsOf(driver, u"after.level.home"_s);
    QVERIFY2(words.choices.first().contains(u"8 point"_s), qPrintable(words.choices.first()));
    QVERIFY(words.detail.contains(u"Page 39"_s));
}

void TestAfterSituation::signingSaysThePrice()
{
    const LanguageScope scope(Language::English);
    MatchSetup setup = leagueSetup(u"crp"_s);
    setup.teams[0].players.resize(10);
    Player journeyman = setup.teams[0].players.front();
    journeyman.id = PlayerId(u"77"_s);
    journeyman.kind = PlayerKind::Journeyman;
    setup.teams[0].players.push_back(journeyman);
    AfterDriver driver(setup);
    driver.until(u"after.journeyman.home.77"_s);
    const QString detail = wordsOf(driver, u"after.journeyman.home.77"_s).detail;
    QVERIFY2(detail.contains(u"Signing costs 50,000"_s), qPrintable(detail));
}

/// Yes or no to what? The buttons say it.
void TestAfterSituation::rollingAgainSaysWhatIsKept()
{
    const LanguageScope scope(Language::English);
    AfterDriver driver(leagueSetup(u"crp"_s), [](MatchState &state) { state.sides[0].score = 1; });
    driver.until(u"after.winnings.home"_s);
    driver.roll(u"after.winnings.home"_s, {4});
    const PromptWords words = wordsOf(driver, u"after.winnings-again.home"_s);
    QCOMPARE(words.choices.first(), u"Roll again"_s);
    QVERIFY2(words.choices.last().startsWith(u"Keep "_s)
                 && words.choices.last().endsWith(u",000"_s),
             qPrintable(words.choices.last()));
    QVERIFY2(words.detail.contains(words.choices.last().mid(5)), qPrintable(words.detail));
}

/// The roll has to say which face is which player.
void TestAfterSituation::theDieNamesTheNominees()
{
    AfterDriver driver(leagueSetup(u"bb2016"_s));
    driver.until(u"after.nominate.home"_s);
    const QStringList all = driver.choices(u"after.nominate.home"_s);
    QVERIFY(all.size() > 4);
    const QStringList named{all.at(4), all.at(0), all.at(2)};
    driver.choose(u"after.nominate.home"_s, named);
    const QString detail = wordsOf(driver, u"after.mvp-die.home"_s).detail;
    for (qsizetype i = 0; i < named.size(); ++i) {
        const QString face = u"%1: %2"_s.arg(i + 1).arg(
            playerName(driver.state(), PlayerRef::fromString(named.at(i))));
        QVERIFY2(detail.contains(face), qPrintable(detail));
    }
}

/// As in a match that is corrected, and is not over yet where the answer comes now.
void TestAfterSituation::answersHaveWordsBeforeTheWhistle()
{
    const LanguageScope scope(Language::English);
    const AfterDriver driver(leagueSetup(u"crp"_s), [](MatchState &) {});
    MatchState early = driver.state();
    early.after = AfterPart();
    Event event;
    event.prompt = u"after.mvp.home"_s;
    event.seat = 0;
    event.choices = {u"0:1"_s};
    const QString line = driver.match().rejectedLine(early, event);
    const QString team = driver.match().context().team(0).name;
    QVERIFY2(line.startsWith(u"Most valuable player of %1: "_s.arg(team)), qPrintable(line));
}

/// Who ends none of them is not on record with the question alone, which reads as if he had.
void TestAfterSituation::dealsThatGoOnAreNotSaidToEnd()
{
    const LanguageScope scope(Language::English);
    const AfterDriver driver(leagueSetup(u"bb2016"_s));
    Event event;
    event.prompt = u"after.end-deals.home"_s;
    event.seat = 0;
    const QString line = driver.match().rejectedLine(driver.state(), event);
    QVERIFY2(line.endsWith(u"end deals with sponsors: none"_s), qPrintable(line));
}

QTEST_GUILESS_MAIN(TestAfterSituation)
#include "tst_aftersituation.moc"
