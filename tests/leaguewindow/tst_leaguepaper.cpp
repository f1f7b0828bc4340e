// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/club.h"
#include "core/club/slipanswers.h"
#include "core/leaguebook/acts/plainresults.h"
#include "core/match/report/displayboard.h"
#include "core/shop/ownprices.h"
#include "tests/leaguewindow/commissioner.h"
#include "tests/support/testfiles.h"
#include "tests/support/widgetwalker.h"
#include "ui/common/appearance.h"
#include "ui/common/keptlist.h"
#include "ui/common/textlabel.h"
#include "ui/league/fixtures/inboxdialog.h"
#include "ui/league/fixtures/paperdialog.h"
#include "ui/match/matchpage.h"
#include "ui/match/matchtable.h"
#include "ui/match/matchview.h"
#include "ui/match/rerollpips.h"
#include "ui/match/turntrack.h"
#include "ui/paper/slipmodel.h"
#include "ui/paper/sliptable.h"
#include "ui/play/clockpanel.h"
#include "ui/play/playdesk.h"

#include <QApplication>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QLabel>
#include <QMessageBox>
#include <QMimeData>
#include <QScrollBar>
#include <QTableWidget>
#include <QUrl>

#include <algorithm>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// Somebody at the keyboard alone; every key he presses counts.
class Typist
{
public:
    void press(Qt::Key key, int times = 1, Qt::KeyboardModifiers with = Qt::NoModifier)
    {
        for (int i = 0; i < times; ++i, ++m_count) {
            QTest::keyClick(at(), key, with);
            WindowFixture::settle();
        }
    }
    void keys(const QString &text)
    {
        for (const QChar each : text) {
            QTest::keyClick(at(), each.toLatin1());
            WindowFixture::settle();
            ++m_count;
        }
    }
    [[nodiscard]] int count() const { return m_count; }

private:
    static QWidget *at()
    {
        QWidget *focus = QApplication::focusWidget();
        if (!focus)
            qFatal("nothing has the keyboard");
        return focus;
    }

    int m_count = 0;
};

} // namespace

/// What was played without Dugout is entered on one sheet, and prices of a league on another form.
class TestLeaguePaper final : public QObject
{
    Q_OBJECT

private slots:
    void aSheetBecomesAMatch();
    void fourPlainResultsAreFewKeys();
    void aResultNeedsBothScores();
    void aMatchIsFewKeys();
    void oneTouchdownIsCorrected();
    void aWrongTotalIsSaid();
    void enterGoesToTheNextPlayer();
    void tabGoesThroughTheBoxesAsTheyStand();
    void aSheetIsNotLostByEscape();
    void aSheetThatWasTakenBackIsAForm();
    void aCoachsSheetIsEnteredOrSentBack();
    void aSheetFileThatIsOpenedComesIn();
    void theStadiumIsNamedWhereThereAreSome();
    void aKnockOutNeedsAWinner();
    void whatWasWrongIsNotSaidOfWhatIsMended();
    void aResultAloneSaysSo();
    void pricesAreTheLeagues();
    void aPriceIsANumber();
    void nothingIsClipped_data();
    void nothingIsClipped();
    void sixteenPlayersAndStarsFit_data();
    void sixteenPlayersAndStarsFit();
    void anInjuryIsReadWhereThereIsLittleRoom();

private:
    static void openSlip(Commissioner &boss)
    {
        boss.press("league-fixtures");
        boss.table(u"fixtures-table"_s)
            ->setCurrentId(boss.document().competition()->round(1)->fixtures.front().id.text());
        boss.press("fixture-slip");
        QCOMPARE(boss.dialog()->objectName(), u"paper-match"_s);
    }
    static SlipTable *table(Commissioner &boss, Seat seat)
    {
        return boss.in<SlipTable>(boss.dialog(), u"slip-table-%1"_s.arg(seat));
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

void TestLeaguePaper::aSheetBecomesAMatch()
{
    Commissioner boss;
    boss.begin(4);
    const FixtureId id = boss.document().competition()->round(1)->fixtures.front().id;
    openSlip(boss);
    Typist typist;
    typist.keys(u"1"_s); // the first of the home side scores
    typist.press(Qt::Key_Down);
    typist.press(Qt::Key_Right, 2);
    typist.keys(u"12"_s); // twelve completions
    typist.press(Qt::Key_Down);
    typist.keys(u"ribs #2"_s);
    typist.press(Qt::Key_Return);
    SlipTable *away = table(boss, 1);
    typist.press(Qt::Key_Tab, 1, Qt::ControlModifier);
    QVERIFY(away->hasFocus());
    typist.press(Qt::Key_Down);
    typist.press(Qt::Key_Right);
    typist.keys(u"1"_s);
    boss.in<QSpinBox>(boss.dialog(), u"slip-fans-0"_s)->setValue(12'000);
    boss.accept();
    QVERIFY(!boss.dialog());
    const JournalId match = boss.league().fixture(id)->match;
    QVERIFY(!match.isEmpty());
    const auto seen = must(boss.house().club().matches().look(match));
    const MatchState &state = seen.session.state();
    QVERIFY(state.over);
    QCOMPARE(state.sides[0].score, 1);
    QCOMPARE(state.sides[0].fans, 12'000);
    QCOMPARE(state.sides[0].players.at(1).achievements.completions, 12);
    QCOMPARE(state.casualties.size(), size_t(1));
    QCOMPARE(state.casualties.front().result.text(), u"broken-ribs"_s);
    QVERIFY(state.casualties.front().by.isValid());
    WindowFixture::settle();
    QCOMPARE(boss.window().place(), Place::Match); // what follows the whistle is asked there
    boss.window().goTo(Place::League);
    WindowFixture::settle();
    QVERIFY(FixtureId(boss.table(u"fixtures-table"_s)->currentId()) != id); // the next sheet
    boss.window().goTo(Place::Match);
    WindowFixture::settle();
    // Nobody took turns or used re-rolls in it.
    const auto *board = boss.window().findChild<QWidget *>(u"scoreboard"_s);
    QVERIFY(board);
    const auto tracks = board->findChildren<TurnTrack *>();
    QCOMPARE(tracks.size(), 2);
    for (const TurnTrack *each : tracks)
        QVERIFY(each->isHidden());
    for (const RerollPips *each : board->findChildren<RerollPips *>())
        QVERIFY(!each->isVisible());
    QVERIFY(!board->findChild<ClockPanel *>()->isVisible());
    const DisplayBoard hall = makeDisplayBoard(seen.session, Language::English);
    QCOMPARE(hall.turns, 0);
    QVERIFY(hall.turnWord.isEmpty());
}

/// Counted with real key events: what a commissioner types for a round.
void TestLeaguePaper::fourPlainResultsAreFewKeys()
{
    Commissioner boss;
    boss.begin(8);
    boss.press("league-fixtures");
    const auto fixtures = boss.document().competition()->round(1)->fixtures;
    boss.table(u"fixtures-table"_s)->setCurrentId(fixtures.front().id.text());
    boss.window().activateWindow();
    boss.table(u"fixtures-table"_s)->setFocus();
    WindowFixture::settle();
    Typist typist;
    typist.press(Qt::Key_G);
    QVERIFY(boss.dialog());
    typist.keys(u"2132"_s);
    typist.keys(u"0010"_s);
    typist.keys(u"3001"_s);
    typist.keys(u"1141"_s);
    typist.press(Qt::Key_S, 1, Qt::ControlModifier);
    QVERIFY(!boss.dialog());
    QVERIFY2(typist.count() <= 24, qPrintable(QString::number(typist.count())));
    for (const LeagueFixture &each : fixtures)
        QVERIFY(boss.league().fixture(each.id)->outcome);
    const FixtureResult &last = boss.league().fixture(fixtures.back().id)->outcome->result;
    QCOMPARE(last.td, 1);
    QCOMPARE(last.tdAgainst, 1);
    QCOMPARE(last.cas, 4);
    QCOMPARE(last.casAgainst, 1);
    QVERIFY(boss.document().undo()); // one action
    QVERIFY(!boss.league().fixture(fixtures.front().id)->outcome);
}

void TestLeaguePaper::aResultNeedsBothScores()
{
    Commissioner boss;
    boss.begin(4);
    boss.press("league-fixtures");
    auto *list = boss.table(u"fixtures-table"_s);
    list->setCurrentId(boss.document().competition()->round(1)->fixtures.front().id.text());
    boss.window().activateWindow();
    list->setFocus();
    WindowFixture::settle();
    Typist typist;
    typist.press(Qt::Key_G);
    typist.keys(u"2"_s);
    const League before = boss.league();
    typist.press(Qt::Key_S, 1, Qt::ControlModifier);
    QVERIFY2(problemIn(boss.dialog()).contains(u"touchdowns of both sides"_s),
             qPrintable(problemIn(boss.dialog())));
    QCOMPARE(boss.league(), before);
    const PlainResult half{{}, {}, {}, 2, std::nullopt};
    QVERIFY(enteringOf({half}).failedWith(ErrorCode::ScoreMissing));
}

void TestLeaguePaper::aMatchIsFewKeys()
{
    Commissioner boss;
    boss.begin(4);
    boss.press("league-fixtures");
    const auto fixtures = boss.document().competition()->round(1)->fixtures;
    auto *list = boss.table(u"fixtures-table"_s);
    boss.window().activateWindow();
    list->setCurrentId(fixtures.front().id.text());
    list->setFocus();
    WindowFixture::settle();
    Typist typist;
    typist.press(Qt::Key_R);
    QVERIFY(boss.dialog());
    typist.press(Qt::Key_Down, 3);
    typist.keys(u"2"_s);
    typist.press(Qt::Key_Space); // the most valuable player
    typist.press(Qt::Key_Tab, 1, Qt::ControlModifier);
    typist.press(Qt::Key_Down, 6);
    typist.keys(u"1"_s);
    typist.press(Qt::Key_Down, 2);
    typist.keys(u"hip"_s);
    typist.press(Qt::Key_Return);
    typist.press(Qt::Key_S, 1, Qt::ControlModifier);
    QVERIFY(!boss.dialog());
    QVERIFY2(typist.count() <= 30, qPrintable(QString::number(typist.count())));
    const auto seen = must(
        boss.house().club().matches().look(boss.league().fixture(fixtures.front().id)->match));
    QCOMPARE(seen.session.state().sides[0].score, 2);
    QCOMPARE(seen.session.state().sides[1].score, 1);
    QCOMPARE(seen.session.state().casualties.front().result.text(), u"smashed-hip"_s);
}

/// The next match that waits is chosen once one has its result.
void TestLeaguePaper::oneTouchdownIsCorrected()
{
    Commissioner boss;
    boss.begin(4);
    boss.press("league-fixtures");
    const auto fixtures = boss.document().competition()->round(1)->fixtures;
    auto *list = boss.table(u"fixtures-table"_s);
    boss.window().activateWindow();
    list->setCurrentId(fixtures.front().id.text());
    list->setFocus();
    WindowFixture::settle();
    Typist typist;
    typist.press(Qt::Key_R);
    typist.press(Qt::Key_Down, 4);
    typist.keys(u"1"_s);
    typist.press(Qt::Key_Down); // another one, so that nobody reaches a level
    typist.press(Qt::Key_Space);
    typist.press(Qt::Key_Tab, 1, Qt::ControlModifier);
    typist.press(Qt::Key_Space);
    for (const Seat seat : {0, 1}) {
        const auto set = [&](const QString &name, int value) {
            boss.in<QSpinBox>(boss.dialog(), u"slip-%1-%2"_s.arg(name).arg(seat))->setValue(value);
        };
        set(u"winnings"_s, 40'000);
        set(u"fan-factor"_s, 5);
        boss.in<QCheckBox>(boss.dialog(), u"slip-signed-%1"_s.arg(seat))->setChecked(true);
        boss.in<QCheckBox>(boss.dialog(), u"slip-bought-nothing-%1"_s.arg(seat))->setChecked(true);
    }
    typist.press(Qt::Key_S, 1, Qt::ControlModifier);
    WindowFixture::settle();
    QVERIFY(!boss.dialog());
    // Nothing more is asked, so the league stays, on the next match.
    QCOMPARE(boss.window().place(), Place::League);
    const LeagueFixture first = *boss.league().fixture(fixtures.front().id);
    QVERIFY(first.outcome);
    QCOMPARE(FixtureId(list->currentId()), fixtures.back().id);
    QCOMPARE(boss.window().focusWidget(), list);

    boss.window().activateWindow();
    list->setCurrentId(first.id.text());
    list->setFocus();
    WindowFixture::settle();
    Typist corrector;
    corrector.press(Qt::Key_R);
    WindowFixture::settle();
    QCOMPARE(boss.window().place(), Place::Match);
    QDialog *dialog = boss.dialog();
    QVERIFY(dialog);
    QCOMPARE(dialog->objectName(), u"slip-correction"_s);
    auto *home = table(boss, 0);
    QCOMPARE(home->currentIndex().row(), 4); // on the touchdown
    corrector.press(Qt::Key_Delete);
    corrector.press(Qt::Key_Up);
    corrector.keys(u"1"_s);
    const QModelIndex was = home->model()->index(4, SlipModel::Touchdowns);
    QVERIFY(was.data(SlipModel::ChangedRole).toBool());
    QCOMPARE(was.data(SlipModel::WasRole).toString(), u"1"_s);
    const auto words = [&] { return boss.in<QLabel>(dialog, u"slip-words"_s)->text(); };
    QVERIFY2(words().contains(u"touchdowns 1 → 0"_s), qPrintable(words()));
    QTRY_VERIFY2(words().contains(u'\n'), qPrintable(words())); // what follows for the teams
    corrector.press(Qt::Key_S, 1, Qt::ControlModifier);
    WindowFixture::settle();
    QVERIFY(!boss.dialog());
    QVERIFY2(corrector.count() <= 6, qPrintable(QString::number(corrector.count())));
    const auto seen = must(boss.house().club().matches().look(first.match));
    QCOMPARE(seen.session.state().sides[0].players.at(3).achievements.touchdowns, 1);
    QCOMPARE(seen.session.state().sides[0].players.at(4).achievements.touchdowns, 0);
    const Team team = must(boss.house().club().teams().load(DocumentId(first.home.text()))).team;
    QCOMPARE(team.players.at(3).achievements.touchdowns, 1);
    QCOMPARE(team.players.at(4).achievements.touchdowns, 0);
}

void TestLeaguePaper::aWrongTotalIsSaid()
{
    Commissioner boss;
    boss.begin(2);
    const League before = boss.league();
    openSlip(boss);
    boss.in<QSpinBox>(boss.dialog(), u"slip-score-0"_s)->setValue(2);
    Typist typist;
    table(boss, 0)->setFocus();
    typist.keys(u"1"_s);
    QVERIFY2(problemIn(boss.dialog()).contains(u"1 touchdown of the score has no scorer"_s),
             qPrintable(problemIn(boss.dialog())));
    boss.accept();
    QVERIFY(boss.dialog());
    QCOMPARE(boss.league(), before);
    typist.press(Qt::Key_Down);
    typist.keys(u"1"_s);
    QVERIFY(!problemIn(boss.dialog()).contains(u"no scorer"_s));
    typist.press(Qt::Key_Right, 5);
    typist.keys(u"zz"_s);
    typist.press(Qt::Key_Return);
    QVERIFY(problemIn(boss.dialog()).contains(u"is not an injury"_s));
}

void TestLeaguePaper::enterGoesToTheNextPlayer()
{
    Commissioner boss;
    boss.begin(2);
    const League before = boss.league();
    openSlip(boss);
    Typist typist;
    typist.press(Qt::Key_Return, 2);
    QVERIFY(boss.dialog());
    QCOMPARE(table(boss, 0)->currentIndex().row(), 2);
    QCOMPARE(boss.league(), before);
}

void TestLeaguePaper::tabGoesThroughTheBoxesAsTheyStand()
{
    Commissioner boss;
    boss.begin(2);
    openSlip(boss);
    table(boss, 0)->setFocus();
    Typist typist;
    QStringList passed;
    for (int i = 0; i < 8; ++i) {
        typist.press(Qt::Key_Tab);
        passed.append(QApplication::focusWidget()->objectName());
    }
    QCOMPARE(
        passed.join(u' '),
        u"slip-fans-0 slip-gold-0 slip-winnings-0 slip-fan-roll-0 slip-fan-factor-0 slip-star-0 "
        "slip-signed-0 slip-bought-nothing-0"_s);
}

/// Undo takes the whole sheet back, and it is never asked line by line.
void TestLeaguePaper::aSheetThatWasTakenBackIsAForm()
{
    Commissioner boss;
    boss.begin(2);
    const FixtureId id = boss.document().competition()->round(1)->fixtures.front().id;
    openSlip(boss);
    Typist typist;
    typist.keys(u"2"_s);
    boss.in<QSpinBox>(boss.dialog(), u"slip-fans-0"_s)->setValue(7'000);
    boss.accept();
    WindowFixture::settle();
    QCOMPARE(boss.window().place(), Place::Match);
    auto *match = boss.window().findChild<MatchPage *>();
    const auto before = match->table()->session().log().groups();
    QCOMPARE(before.size(), size_t(1));
    match->view()->desk()->undo();
    WindowFixture::settle();
    const auto offered = match->table()->offered();
    QCOMPARE(offered.size(), size_t(1));
    QCOMPARE(offered.front().words.title, u"Fill in the sheet…"_s);
    Event done;
    done.prompt = offered.front().prompt.id;
    match->view()->desk()->answer({done});
    WindowFixture::settle();
    QVERIFY(match->table()->log().groups().empty());
    QVERIFY(boss.dialog());
    QCOMPARE(boss.dialog()->objectName(), u"slip-correction"_s);
    // As it was, and to be changed.
    QCOMPARE(boss.in<QSpinBox>(boss.dialog(), u"slip-fans-0"_s)->value(), 7'000);
    QCOMPARE(boss.in<QSpinBox>(boss.dialog(), u"slip-score-0"_s)->value(), 2);
    table(boss, 0)->setCurrentIndex(table(boss, 0)->model()->index(1, SlipModel::Touchdowns));
    table(boss, 0)->setFocus();
    typist.keys(u"1"_s);
    boss.accept();
    WindowFixture::settle();
    QVERIFY(!boss.dialog());
    const auto seen = must(boss.house().club().matches().look(boss.league().fixture(id)->match));
    QVERIFY(seen.session.state().over);
    QCOMPARE(seen.session.state().sides[0].score, 3);
    QCOMPARE(seen.session.log().groups().size(), size_t(1));
}

void TestLeaguePaper::aCoachsSheetIsEnteredOrSentBack()
{
    Commissioner boss;
    boss.begin(4);
    boss.press("league-fixtures");
    const auto fixtures = boss.document().competition()->round(1)->fixtures;
    const QTemporaryDir folder;
    const auto sent = [&](const FixtureId &fixture, const QString &from) {
        const auto session
            = must(boss.house().leagues().paperMatch(boss.league(), boss.document().id(), fixture));
        SlipFile file{boss.document().id(), fixture, from, u"We shook hands."_s,
                      blankSlip(session.game())};
        file.slip.home.rows.front().touchdowns = 2;
        const QString path = folder.filePath(from + u".json"_s);
        writeBytes(path, writeSlipFile(file));
        return path;
    };
    const auto inbox = [&boss] {
        boss.press("fixture-inbox");
        return qobject_cast<InboxDialog *>(boss.dialog());
    };
    InboxDialog *dialog = inbox();
    QVERIFY(dialog);
    dialog->takeIn(folder.filePath(u"none.json"_s));
    dialog->takeIn(sent(fixtures.front().id, u"Anna"_s));
    dialog->takeIn(sent(fixtures.back().id, u"Bruno"_s));
    auto *list = boss.in<QListWidget>(dialog, u"inbox-list"_s);
    QCOMPARE(list->count(), 2);
    const auto choose = [&](const QString &from) {
        const auto all = must(boss.house().leagues().inbox().list(boss.document().id()));
        for (const ReceivedSlip &each : all) {
            if (each.file.from == from)
                static_cast<KeptList *>(list)->setCurrentId(each.summary.id.text());
        }
    };
    // Changed and entered.
    choose(u"Anna"_s);
    boss.press(dialog, u"inbox-open"_s);
    QVERIFY(boss.dialog());
    QCOMPARE(boss.dialog()->objectName(), u"paper-match"_s);
    QVERIFY(problemIn(boss.dialog()).contains(u"Anna: We shook hands."_s));
    QCOMPARE(boss.in<QSpinBox>(boss.dialog(), u"slip-score-0"_s)->value(), 2);
    auto *away = table(boss, 1);
    away->setFocus();
    away->setCurrentIndex(away->model()->index(0, SlipModel::Touchdowns));
    Typist typist;
    typist.keys(u"1"_s);
    boss.accept();
    WindowFixture::settle();
    QVERIFY(!boss.dialog());
    const auto seen = must(
        boss.house().club().matches().look(boss.league().fixture(fixtures.front().id)->match));
    QCOMPARE(seen.session.state().sides[0].score, 2);
    QCOMPARE(seen.session.state().sides[1].score, 1);
    QCOMPARE(must(boss.house().leagues().inbox().list(boss.document().id())).size(), size_t(1));
    // Sent back.
    boss.window().goTo(Place::League);
    boss.press("league-fixtures");
    boss.table(u"fixtures-table"_s)->setCurrentId(fixtures.back().id.text());
    dialog = inbox();
    list = boss.in<QListWidget>(dialog, u"inbox-list"_s);
    boss.press(dialog, u"inbox-open"_s);
    auto *sheet = qobject_cast<PaperDialog *>(boss.dialog());
    QVERIFY(sheet);
    const QString back = folder.filePath(u"back.json"_s);
    QVERIFY(sheet->sendBack(back, u"Who hurt him?"_s));
    WindowFixture::settle();
    QVERIFY(!boss.dialog());
    const SlipFile answer = must(readSlipFile(contents(back)));
    QCOMPARE(answer.note, u"Who hurt him?"_s);
    QCOMPARE(answer.from, u"Bruno"_s);
    QVERIFY(must(boss.house().leagues().inbox().list(boss.document().id())).empty());
    QVERIFY(!boss.league().fixture(fixtures.back().id)->outcome);
}

/// By a double click in the file manager or dropped on the window, wherever that is.
void TestLeaguePaper::aSheetFileThatIsOpenedComesIn()
{
    Commissioner boss;
    boss.begin(4);
    const auto fixtures = boss.document().competition()->round(1)->fixtures;
    const LeagueId league = boss.document().id();
    const QTemporaryDir folder;
    const auto sent = [&](const FixtureId &fixture, const LeagueId &of, const QString &from) {
        const auto session
            = must(boss.house().leagues().paperMatch(boss.league(), league, fixture));
        const QString path = folder.filePath(from + u".dugout-sheet"_s);
        writeBytes(path, writeSlipFile({of, fixture, from, {}, blankSlip(session.game())}));
        return path;
    };
    const auto inboxText
        = [&boss] { return boss.in<QLabel>(boss.dialog(), u"inbox-said"_s)->text(); };
    const QString first = sent(fixtures.front().id, league, u"Anna"_s);
    const QString second = sent(fixtures.back().id, league, u"Bruno"_s);
    const QString stray = sent(fixtures.front().id, LeagueId(u"elsewhere"_s), u"Cleo"_s);
    const auto waiting = [&] { return must(boss.house().leagues().inbox().list(league)).size(); };
    // The league is closed, and another place is looked at.
    boss.page()->showList();
    boss.window().goTo(Place::Rules);
    boss.window().comeForward({first});
    WindowFixture::settle();
    QCOMPARE(boss.window().place(), Place::League);
    QCOMPARE(boss.document().id(), league);
    QVERIFY(qobject_cast<InboxDialog *>(boss.dialog()));
    QCOMPARE(inboxText(), u"Sheet imported."_s);
    QCOMPARE(boss.in<QListWidget>(boss.dialog(), u"inbox-list"_s)->count(), 1);
    // Another one comes into the same window.
    boss.window().comeForward({second});
    WindowFixture::settle();
    QCOMPARE(boss.in<QListWidget>(boss.dialog(), u"inbox-list"_s)->count(), 2);
    QCOMPARE(waiting(), size_t(2));
    QTest::keyClick(boss.dialog(), Qt::Key_Escape);
    WindowFixture::settle();
    // Dropped while a sheet is written: that stays.
    for (const ReceivedSlip &each : must(boss.house().leagues().inbox().list(league)))
        QVERIFY(boss.house().leagues().inbox().remove(each));
    openSlip(boss);
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(first)});
    QDragEnterEvent enter(QPoint(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&boss.window(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&boss.window(), &drop);
    WindowFixture::settle();
    QCOMPARE(boss.dialog()->objectName(), u"paper-match"_s);
    QCOMPARE(waiting(), size_t(1));
    QTest::keyClick(boss.dialog(), Qt::Key_Escape);
    WindowFixture::settle();
    // One of a league that is not here says so and changes nothing.
    boss.page()->showList();
    boss.window().comeForward({stray});
    WindowFixture::settle();
    QVERIFY(!boss.dialog());
    QVERIFY(!boss.document().isOpen());
    const auto tells = [&boss](const QString &words) {
        const auto labels = boss.page()->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [&words](const QLabel *each) {
            return each->isVisible() && each->text().contains(words);
        });
    };
    QVERIFY(tells(u"is not on this computer"_s));
    // So does one that is called a sheet and is none.
    writeBytes(stray, "{}");
    boss.window().goTo(Place::Teams);
    boss.window().comeForward({stray});
    WindowFixture::settle();
    QCOMPARE(boss.window().place(), Place::League);
    QVERIFY(tells(u"is not a match sheet"_s));
}

void TestLeaguePaper::aSheetIsNotLostByEscape()
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
    Typist typist;
    typist.keys(u"1"_s);
    leave(QMessageBox::No);
    QVERIFY(boss.dialog());
    leave(QMessageBox::Yes);
    QVERIFY(!boss.dialog());
    // Nothing is asked of an empty sheet; fans are something, too.
    openSlip(boss);
    QTest::keyClick(boss.dialog(), Qt::Key_Escape);
    WindowFixture::settle();
    QVERIFY(!boss.dialog());
    openSlip(boss);
    boss.in<QSpinBox>(boss.dialog(), u"slip-fans-0"_s)->setValue(8'000);
    leave(QMessageBox::Yes);
    QVERIFY(!boss.dialog());
}

void TestLeaguePaper::theStadiumIsNamedWhereThereAreSome()
{
    {
        Commissioner older;
        older.begin(2);
        openSlip(older);
        QVERIFY(older.in<QComboBox>(older.dialog(), u"slip-stadium"_s)->isHidden());
    }
    Commissioner boss;
    boss.begin(2, 0, u"bb2016"_s);
    const FixtureId id = boss.document().competition()->round(1)->fixtures.front().id;
    openSlip(boss);
    QVERIFY(boss.in<QComboBox>(boss.dialog(), u"slip-stadium"_s)->isVisible());
    boss.choose("slip-stadium", u"stadium-luxury/enclosed-pitch"_s);
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
    boss.in<QComboBox>(boss.dialog(), u"slip-winner"_s)->setCurrentIndex(2);
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
    WindowFixture::settle();
    QCOMPARE(clippedTexts(boss.dialog()).join(u'\n'), QString());
}

void TestLeaguePaper::sixteenPlayersAndStarsFit_data()
{
    nothingIsClipped_data();
}

/// Both sides are whole beside each other, also while something is wrong with them.
void TestLeaguePaper::sixteenPlayersAndStarsFit()
{
    QFETCH(int, language);
    Commissioner boss;
    for (const QChar letter : u"AB"_s) {
        Team team = testTeam(testRuleset(u"crp"_s), u"human"_s, {{u"lineman"_s, 16}});
        team.id = TeamId(u"full-%1"_s.arg(letter.toLower()));
        team.name = u"A Team With Rather A Long Name %1"_s.arg(letter);
        team.coach = u"Coach %1"_s.arg(letter);
        QVERIFY(boss.house().club().teams().save({team, {}}));
    }
    boss.begin(0);
    boss.house().language().setLanguage(static_cast<Language>(language));
    WindowFixture::settle();
    openSlip(boss);
    boss.dialog()->resize(QSize(1280, 800) * 19 / 20); // what such a screen gives it
    for (const Seat seat : {0, 1}) {
        auto *stars = boss.in<QComboBox>(boss.dialog(), u"slip-star-%1"_s.arg(seat));
        for (const auto *star : {"morg-n-thorg", "griff-oberwald"}) {
            const int at = stars->findData(QLatin1String(star));
            QVERIFY2(at > 0, star);
            emit stars->activated(at);
        }
        boss.in<QSpinBox>(boss.dialog(), u"slip-score-%1"_s.arg(seat))->setValue(3);
    }
    WindowFixture::settle();
    QVERIFY(!boss.in<QLabel>(boss.dialog(), u"slip-words"_s)->text().isEmpty());
    for (const Seat seat : {0, 1}) {
        SlipTable *rows = table(boss, seat);
        QVERIFY(rows->isVisible());
        QCOMPARE(rows->model()->rowCount(), 19); // with the others
        const QRect last = rows->visualRect(rows->model()->index(18, SlipModel::Touchdowns));
        QVERIFY2(rows->viewport()->rect().contains(last),
                 qPrintable(u"%1 of %2"_s.arg(last.bottom()).arg(rows->viewport()->height())));
        QVERIFY(rows->rowHeight(0) >= gridStep(rows, 5));
        QVERIFY(!rows->verticalScrollBar()->isVisible());
    }
    QCOMPARE(clippedTexts(boss.dialog()).join(u'\n'), QString());
}

void TestLeaguePaper::anInjuryIsReadWhereThereIsLittleRoom()
{
    Commissioner boss;
    boss.begin(2);
    boss.house().language().setLanguage(Language::German);
    WindowFixture::settle();
    openSlip(boss);
    SlipTable *rows = table(boss, 0);
    const QModelIndex cell = rows->model()->index(0, SlipModel::Injury);
    QVERIFY(rows->model()->setData(cell, u"53 #2"_s, Qt::EditRole));
    WindowFixture::settle();
    const QFontMetrics metrics(styledFont(rows->font(), TextStyle::Small));
    QVERIFY(metrics.horizontalAdvance(cell.data().toString()) < rows->columnWidth(cell.column()));
    // Several are told by their numbers, and in words where the mouse rests.
    QVERIFY(rows->model()->setData(cell, u"53 #2, 44, 51, 42"_s, Qt::EditRole));
    WindowFixture::settle();
    QVERIFY(metrics.horizontalAdvance(cell.data().toString()) > rows->columnWidth(cell.column()));
    const QString brief = cell.data(SlipModel::ShortRole).toString();
    QCOMPARE(brief, u"53 #2, 44, 51, 42"_s);
    QVERIFY(metrics.horizontalAdvance(brief) < rows->columnWidth(cell.column()));
    QVERIFY(cell.data(Qt::ToolTipRole).toString().contains(u"Hüft"_s, Qt::CaseInsensitive));
}

QTEST_MAIN(TestLeaguePaper)
#include "tst_leaguepaper.moc"
