// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/club.h"
#include "core/match/report/displayboard.h"
#include "core/shop/ownprices.h"
#include "tests/leaguewindow/commissioner.h"
#include "tests/support/widgetwalker.h"
#include "ui/common/appearance.h"
#include "ui/match/rerollpips.h"
#include "ui/match/turntrack.h"
#include "ui/play/clockpanel.h"

#include <QLabel>
#include <QMessageBox>
#include <QTableWidget>

#include <algorithm>

using namespace dugout;
using namespace Qt::StringLiterals;

/// What was played without Dugout is entered on one form, and prices of a league on another.
class TestLeaguePaper final : public QObject
{
    Q_OBJECT

private slots:
    void aSlipBecomesAMatch();
    void whatIsOnTheSlipCanBeTakenOff();
    void enterWritesALineAndNoMatch();
    void aSlipIsNotLostByEscape();
    void namesAreWholeOnTheSlip();
    void theStadiumIsNamedWhereThereAreSome();
    void aKnockOutNeedsAWinner();
    void whatWasWrongIsNotSaidOfWhatIsMended();
    void aResultAloneSaysSo();
    void pricesAreTheLeagues();
    void aPriceIsANumber();
    void nothingIsClipped_data();
    void nothingIsClipped();

private:
    static void openSlip(Commissioner &boss)
    {
        boss.press("league-fixtures");
        boss.table(u"fixtures-table"_s)
            ->setCurrentId(boss.document().competition()->round(1)->fixtures.front().id.text());
        boss.press("fixture-slip");
        QCOMPARE(boss.dialog()->objectName(), u"paper-match"_s);
    }
    static void add(Commissioner &boss, int deed, int who)
    {
        boss.choose("paper-deed", deed);
        boss.in<QComboBox>(boss.dialog(), u"paper-who"_s)->setCurrentIndex(who);
        boss.press(boss.dialog(), u"paper-add"_s);
    }
    static QDialog *prices(Commissioner &boss)
    {
        auto *found = boss.window().findChild<QDialog *>(u"league-prices"_s);
        return found && found->isVisible() ? found : nullptr;
    }
    static int rowOf(const char *thing)
    {
        const auto things = soldThings(testRuleset(u"crp"_s));
        for (size_t i = 0; i < things.size(); ++i) {
            if (things[i].id == QLatin1String(thing))
                return static_cast<int>(i);
        }
        qFatal("no %s", thing);
    }
    static QString problemIn(const QDialog *dialog)
    {
        QStringList all;
        for (const QLabel *label : dialog->findChildren<QLabel *>()) {
            if (label->isVisible())
                all.append(label->text());
        }
        return all.join(u'\n');
    }
};

void TestLeaguePaper::aSlipBecomesAMatch()
{
    Commissioner boss;
    boss.begin(2);
    const FixtureId id = boss.document().competition()->round(1)->fixtures.front().id;
    openSlip(boss);
    add(boss, 0, 0); // the first of the home side scores
    add(boss, 1, 1);
    boss.choose("paper-deed", 3);
    boss.in<QComboBox>(boss.dialog(), u"paper-who"_s)->setCurrentIndex(2);
    boss.choose("paper-injury", u"broken-ribs"_s);
    boss.in<QComboBox>(boss.dialog(), u"paper-by"_s)->setCurrentIndex(1);
    boss.press(boss.dialog(), u"paper-add"_s);
    boss.in<QSpinBox>(boss.dialog(), u"paper-fans"_s)->setValue(12'000);
    QCOMPARE(boss.in<QListWidget>(boss.dialog(), u"paper-lines"_s)->count(), 3);
    boss.accept();
    QVERIFY(!boss.dialog());
    const JournalId match = boss.league().fixture(id)->match;
    QVERIFY(!match.isEmpty());
    const auto seen = must(boss.house().club().matches().look(match));
    const MatchState &state = seen.session.state();
    QVERIFY(state.over);
    QCOMPARE(state.sides[0].score, 1);
    QCOMPARE(state.sides[0].fans, 12'000);
    QCOMPARE(state.casualties.size(), size_t(1));
    QVERIFY(state.casualties.front().by.isValid());
    WindowFixture::settle();
    QCOMPARE(boss.window().place(), Place::Match); // what follows the whistle is asked there
    // Nobody took turns or used re-rolls in it.
    const auto *board = boss.window().findChild<QWidget *>(u"scoreboard"_s);
    QVERIFY(board && board->isVisible());
    const auto tracks = board->findChildren<TurnTrack *>();
    QCOMPARE(tracks.size(), 2);
    for (const TurnTrack *each : tracks)
        QVERIFY(!each->isVisible());
    for (const RerollPips *each : board->findChildren<RerollPips *>())
        QVERIFY(!each->isVisible());
    QVERIFY(!board->findChild<ClockPanel *>()->isVisible());
    const DisplayBoard hall = makeDisplayBoard(seen.session, Language::English);
    QCOMPARE(hall.turns, 0);
    QVERIFY(hall.turnWord.isEmpty());
}

void TestLeaguePaper::whatIsOnTheSlipCanBeTakenOff()
{
    Commissioner boss;
    boss.begin(2);
    openSlip(boss);
    add(boss, 0, 0);
    add(boss, 0, 1);
    auto *lines = boss.in<QListWidget>(boss.dialog(), u"paper-lines"_s);
    auto *score = boss.in<QLabel>(boss.dialog(), u"paper-score"_s);
    QVERIFY2(score->text().contains(u"2 – 0"_s), qPrintable(score->text()));
    lines->setCurrentRow(0);
    boss.press(boss.dialog(), u"paper-remove"_s);
    QCOMPARE(lines->count(), 1);
    QVERIFY2(score->text().contains(u"1 – 0"_s), qPrintable(score->text()));
}

void TestLeaguePaper::enterWritesALineAndNoMatch()
{
    Commissioner boss;
    boss.begin(2);
    const League before = boss.league();
    openSlip(boss);
    auto *deed = boss.in<QComboBox>(boss.dialog(), u"paper-deed"_s);
    QTest::keyClick(deed, Qt::Key_Return);
    QTest::keyClick(deed, Qt::Key_Return);
    QVERIFY(boss.dialog());
    QCOMPARE(boss.in<QListWidget>(boss.dialog(), u"paper-lines"_s)->count(), 2);
    QCOMPARE(boss.league(), before);
}

void TestLeaguePaper::aSlipIsNotLostByEscape()
{
    Commissioner boss;
    boss.begin(2);
    const auto leave = [&boss](QMessageBox::StandardButton answer) {
        QTest::keyClick(boss.dialog(), Qt::Key_Escape);
        const auto boxes = boss.window().findChildren<QMessageBox *>(u"paper-leave"_s);
        const auto asked = std::find_if(boxes.begin(), boxes.end(),
                                        [](const QWidget *each) { return each->isVisible(); });
        QVERIFY(asked != boxes.end());
        (*asked)->button(answer)->click();
        WindowFixture::settle();
    };
    openSlip(boss);
    add(boss, 0, 0);
    leave(QMessageBox::No);
    QVERIFY(boss.dialog());
    QCOMPARE(boss.in<QListWidget>(boss.dialog(), u"paper-lines"_s)->count(), 1);
    leave(QMessageBox::Yes);
    QVERIFY(!boss.dialog());
    // Nothing is asked of an empty slip; fans are something, too.
    openSlip(boss);
    QTest::keyClick(boss.dialog(), Qt::Key_Escape);
    WindowFixture::settle();
    QVERIFY(!boss.dialog());
    openSlip(boss);
    boss.in<QSpinBox>(boss.dialog(), u"paper-fans"_s)->setValue(8'000);
    leave(QMessageBox::Yes);
    QVERIFY(!boss.dialog());
}

void TestLeaguePaper::namesAreWholeOnTheSlip()
{
    Commissioner boss;
    for (const char16_t letter : {u'A', u'B'}) {
        Team team = Commissioner::team(u"T& %1"_s.arg(QChar(letter)), u"crp"_s);
        team.players.front().name = u"Grimgub Stones"_s;
        QVERIFY(boss.house().club().teams().save({team, {}}));
    }
    boss.found();
    boss.registerAll();
    boss.beginSeason(u"Spring"_s);
    boss.announce();
    boss.drawAndPublish();
    openSlip(boss);
    const auto *who = boss.in<QComboBox>(boss.dialog(), u"paper-who"_s);
    QVERIFY(who->currentText().contains(u"Grimgub Stones"_s));
    // The screen of the tests is a small one.
    const int enough = std::min(who->sizeHint().width(), gridStep(who, 55));
    QVERIFY2(who->width() >= enough, qPrintable(QString::number(who->width())));
    // What marks a key in a label is part of a name here.
    const QString labels = problemIn(boss.dialog());
    QVERIFY2(labels.contains(u"Fans of T&& A"_s), qPrintable(labels));
}

void TestLeaguePaper::theStadiumIsNamedWhereThereAreSome()
{
    {
        Commissioner older;
        older.begin(2);
        openSlip(older);
        QVERIFY(older.in<QComboBox>(older.dialog(), u"paper-stadium"_s)->isHidden());
    }
    Commissioner boss;
    boss.begin(2, 0, u"bb2016"_s);
    const FixtureId id = boss.document().competition()->round(1)->fixtures.front().id;
    openSlip(boss);
    QVERIFY(boss.in<QComboBox>(boss.dialog(), u"paper-stadium"_s)->isVisible());
    boss.choose("paper-stadium", u"stadium-luxury/enclosed-pitch"_s);
    boss.accept();
    QVERIFY(!boss.dialog());
    const auto seen = must(boss.house().club().matches().look(boss.league().fixture(id)->match));
    QCOMPARE(seen.session.state().occasion.stadium.row.text(), u"enclosed-pitch"_s);
}

void TestLeaguePaper::aKnockOutNeedsAWinner()
{
    Commissioner boss;
    boss.begin(2, 2);
    const League before = boss.league();
    openSlip(boss);
    boss.accept();
    QVERIFY(boss.dialog());
    QVERIFY2(problemIn(boss.dialog()).contains(u"has a winner"_s),
             qPrintable(problemIn(boss.dialog())));
    QCOMPARE(boss.league(), before);
    // What was wrong goes with what mends it.
    boss.choose("paper-winner", u"winner.1"_s);
    QVERIFY(!problemIn(boss.dialog()).contains(u"has a winner"_s));
    boss.accept();
    QVERIFY(!boss.dialog());
    // The score does not say it, so the line above it does, before anything else.
    WindowFixture::settle();
    const auto *half = boss.window().findChild<QLabel *>(u"half"_s);
    QVERIFY2(half->text().startsWith(u"Winner: Team "_s), qPrintable(half->text()));
}

void TestLeaguePaper::whatWasWrongIsNotSaidOfWhatIsMended()
{
    Commissioner boss;
    boss.begin(2, 2);
    boss.press("league-fixtures");
    boss.press("fixture-enter");
    boss.accept();
    QVERIFY(boss.dialog());
    const auto problem = [&boss] { return problemIn(boss.dialog()); };
    QVERIFY2(problem().contains(u"winner"_s), qPrintable(problem()));
    const QString before = problem();
    boss.in<QSpinBox>(boss.dialog(), u"result-td"_s)->setValue(1);
    QVERIFY2(problem().size() < before.size(), qPrintable(problem()));
    boss.accept();
    QVERIFY(!boss.dialog());
}

void TestLeaguePaper::aResultAloneSaysSo()
{
    Commissioner boss;
    boss.begin(2);
    boss.press("league-fixtures");
    boss.press("fixture-enter");
    const auto says
        = [&boss] { return problemIn(boss.dialog()).contains(u"both teams stay as they are"_s); };
    QVERIFY(says());
    auto *ending = boss.in<QComboBox>(boss.dialog(), u"result-ending"_s);
    ending->setCurrentIndex(3); // the home side did not come: there is nothing on paper
    QVERIFY(!says());
    ending->setCurrentIndex(1); // it conceded
    QVERIFY(says());
}

void TestLeaguePaper::pricesAreTheLeagues()
{
    Commissioner boss;
    boss.press("new-league-button");
    boss.type("league-name", u"Dear League"_s);
    boss.choose("league-edition", u"crp"_s);
    boss.press(boss.dialog(), u"league-own-prices"_s);
    QDialog *asked = prices(boss);
    QVERIFY(asked);
    auto *table = boss.in<QTableWidget>(asked, u"prices-table"_s);
    table->item(rowOf("bribes"), 2)->setText(u"80000"_s);
    table->item(rowOf("bribes"), 4)->setText(u"1"_s);
    boss.press(asked, u"accept"_s);
    QVERIFY(!prices(boss));
    QVERIFY(boss.in<QAbstractButton>(boss.dialog(), u"league-own-prices"_s)->text().contains(u'2'));
    boss.accept();
    const OptionChoices &options = boss.league().currentRules().options;
    QCOMPARE(ownPrice(options, u"bribes"_s), std::optional(80'000));
    QCOMPARE(ownLimit(options, u"bribes"_s), std::optional(1));
    // They are there again, and go when they are emptied.
    boss.chooseInMenu(u"Rules of the league…"_s);
    boss.press(boss.dialog(), u"league-own-prices"_s);
    table = boss.in<QTableWidget>(prices(boss), u"prices-table"_s);
    QCOMPARE(table->item(rowOf("bribes"), 2)->text(), u"80000"_s);
    table->item(rowOf("bribes"), 2)->setText(QString());
    boss.press(prices(boss), u"accept"_s);
    boss.accept();
    QCOMPARE(ownPrice(boss.league().currentRules().options, u"bribes"_s), std::nullopt);
    QCOMPARE(ownLimit(boss.league().currentRules().options, u"bribes"_s), std::optional(1));
}

void TestLeaguePaper::aPriceIsANumber()
{
    Commissioner boss;
    boss.press("new-league-button");
    boss.choose("league-edition", u"crp"_s);
    boss.press(boss.dialog(), u"league-own-prices"_s);
    QDialog *asked = prices(boss);
    auto *table = boss.in<QTableWidget>(asked, u"prices-table"_s);
    table->item(rowOf("bribes"), 2)->setText(u"cheap"_s);
    boss.press(asked, u"accept"_s);
    QVERIFY(prices(boss));
    QVERIFY2(problemIn(asked).contains(u"a whole number from 0"_s), qPrintable(problemIn(asked)));
}

void TestLeaguePaper::nothingIsClipped_data()
{
    QTest::addColumn<int>("language");
    for (const Language language : allLanguages)
        QTest::addRow("%s", qPrintable(languageCode(language))) << static_cast<int>(language);
}

void TestLeaguePaper::nothingIsClipped()
{
    QFETCH(int, language);
    Commissioner boss;
    boss.begin(2, 2);
    boss.house().language().setLanguage(static_cast<Language>(language));
    boss.window().resize(1024, 600);
    WindowFixture::settle();
    openSlip(boss);
    boss.choose("paper-deed", 3);
    WindowFixture::settle();
    QCOMPARE(clippedTexts(boss.dialog()).join(u'\n'), QString());
}

QTEST_MAIN(TestLeaguePaper)
#include "tst_leaguepaper.moc"
