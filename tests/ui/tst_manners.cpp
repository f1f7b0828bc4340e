// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/leaguewindow/commissioner.h"
#include "ui/common/actionbutton.h"
#include "ui/common/command.h"
#include "ui/common/keptlist.h"
#include "ui/common/touch.h"
#include "ui/common/unsavedguard.h"
#include "ui/teams/teamspage.h"

#include <QAction>
#include <QApplication>
#include <QMessageBox>
#include <QTableView>

using namespace dugout;
using namespace Qt::StringLiterals;

/// What users of other programs do without thinking.
class TestManners final : public QObject
{
    Q_OBJECT

private slots:
    void aTouchMakesTargetsLarger();
    void aListIsSearched();
    void severalAreTickedTogether();
    void whatWasEnteredIsAskedFor();
    void anEntryOfAMenuHasAKey();
    void quickClicksHireAsMany();
};

void TestManners::aTouchMakesTargetsLarger()
{
    Commissioner boss;
    auto *button = boss.in<ActionButton>(boss.page(), u"new-league-button"_s);
    const int usual = button->height();
    QCOMPARE(TouchWatch::leastTarget(), 0);
    QPointingDevice *finger = QTest::createTouchDevice();
    // Beside every button: only that it was a finger counts.
    QTest::touchEvent(&boss.window(), finger).press(0, QPoint(300, 700));
    QTest::touchEvent(&boss.window(), finger).release(0, QPoint(300, 700));
    WindowFixture::settle();
    QCOMPARE(TouchWatch::leastTarget(), 44);
    QVERIFY(usual < 44);
    QCOMPARE_GE(button->height(), 44);
    QTest::mouseClick(boss.window().windowHandle(), Qt::LeftButton, {}, QPoint(300, 700));
    WindowFixture::settle();
    QCOMPARE(TouchWatch::leastTarget(), 0);
    QCOMPARE(button->height(), usual);
}

void TestManners::aListIsSearched()
{
    Commissioner boss;
    boss.keepTeams(4);
    boss.window().goTo(Place::Teams);
    auto *list = boss.in<KeptList>(&boss.window(), u"team-list"_s);
    auto *search = boss.in<QLineEdit>(&boss.window(), u"team-list-search"_s);
    const auto seen = [list] {
        QStringList ids;
        for (int row = 0; row < list->count(); ++row) {
            if (!list->isRowHidden(row))
                ids.append(list->item(row)->text());
        }
        ids.sort();
        return ids;
    };
    boss.window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&boss.window()));
    list->setFocus();
    QTest::keyClick(list, Qt::Key_F, Qt::ControlModifier);
    QVERIFY(search->hasFocus());
    QTest::keyClicks(search, u"TEAM b"_s);
    QCOMPARE(seen(), QStringList{u"Team B"_s});
    QCOMPARE(list->currentItem()->text(), u"Team B"_s);
    search->setText(u"húman"_s); // one of its facts, without regard to accents
    QCOMPARE(seen().size(), 4);
    search->setText(u"nobody"_s);
    QVERIFY(seen().isEmpty());
    QTest::keyClick(search, Qt::Key_Escape);
    QVERIFY(search->text().isEmpty());
    QCOMPARE(seen().size(), 4);
    QTest::keyClick(search, Qt::Key_Down);
    QVERIFY(list->hasFocus());
}

void TestManners::severalAreTickedTogether()
{
    Commissioner boss;
    boss.keepTeams(4);
    boss.found();
    boss.press("register-button");
    auto *list = boss.in<QListWidget>(boss.dialog(), u"register-list"_s);
    list->setCurrentRow(0);
    QTest::keyClick(list, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(list, Qt::Key_Space);
    for (int row = 0; row < 4; ++row)
        QCOMPARE(list->item(row)->checkState(), Qt::Checked);
    QTest::keyClick(list, Qt::Key_Space);
    for (int row = 0; row < 4; ++row)
        QCOMPARE(list->item(row)->checkState(), Qt::Unchecked);
}

void TestManners::whatWasEnteredIsAskedFor()
{
    Commissioner boss;
    boss.press("new-league-button");
    QDialog *dialog = boss.dialog();
    QVERIFY(dialog->findChild<UnsavedGuard *>());
    QTest::keyClick(dialog, Qt::Key_Escape); // nothing was entered
    QVERIFY(!dialog->isVisible());
    boss.press("new-league-button");
    dialog = boss.dialog();
    boss.type("league-name", u"Winter"_s);
    boss.press(dialog, u"cancel"_s);
    QVERIFY(dialog->isVisible());
    auto *box = dialog->findChild<QMessageBox *>();
    QVERIFY(box);
    box->button(QMessageBox::No)->click();
    WindowFixture::settle();
    QVERIFY(dialog->isVisible());
    QCOMPARE(boss.in<QLineEdit>(dialog, u"league-name"_s)->text(), u"Winter"_s);
    QTest::keyClick(dialog, Qt::Key_Escape);
    dialog->findChild<QMessageBox *>()->button(QMessageBox::Yes)->click();
    WindowFixture::settle();
    QVERIFY(!boss.dialog());
    QVERIFY(boss.house().leagues().list()->empty());
}

/// Without being opened: its key can be chosen like that of a button.
void TestManners::anEntryOfAMenuHasAKey()
{
    Commissioner boss;
    CommandKeys keys(boss.house().settings());
    keys.setKey(*findCommand(u"league-rename"_s), Qt::CTRL | Qt::ALT | Qt::Key_R);
    boss.keepTeams(2);
    boss.found();
    WindowFixture::settle();
    boss.window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&boss.window()));
    boss.press("league-standings");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_R, Qt::ControlModifier | Qt::AltModifier);
    WindowFixture::settle();
    QVERIFY(boss.dialog());
}

void TestManners::quickClicksHireAsMany()
{
    Commissioner boss;
    Team rich = Commissioner::team(u"Rich"_s, u"crp"_s);
    rich.budget += 1'000'000;
    rich.treasury += 1'000'000;
    QVERIFY(boss.house().club().teams().save({rich, {}}));
    boss.window().goTo(Place::Teams);
    auto *teams = boss.window().findChild<TeamsPage *>();
    const DocumentId id = boss.house().club().teams().list()->front().id;
    teams->openTeam(id.text());
    WindowFixture::settle();
    auto *hire = boss.in<QTableView>(&boss.window(), u"hire-table"_s);
    auto *roster = boss.in<QTableView>(&boss.window(), u"roster"_s);
    const auto count = [roster] { return roster->model()->rowCount(); };
    const int before = count();
    // The + stands at the right edge of its row.
    const QRect row = hire->visualRect(hire->model()->index(0, hire->model()->columnCount() - 1));
    const QPoint plus(hire->viewport()->width() - 18, row.center().y());
    QTest::mouseClick(hire->viewport(), Qt::LeftButton, {}, plus);
    QTRY_COMPARE(count(), before + 1);
    QTest::mouseDClick(hire->viewport(), Qt::LeftButton, {}, plus);
    QTRY_COMPARE(count(), before + 3);
}

QTEST_MAIN(TestManners)
#include "tst_manners.moc"
