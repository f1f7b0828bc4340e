// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/storecopies.h"
#include "tests/leaguewindow/sharedwindow.h"
#include "tests/support/commandrun.h"
#include "tests/support/teambuilder.h"
#include "ui/common/keptlist.h"
#include "ui/teams/teamlist.h"
#include "ui/teams/teamspage.h"
#include "ui/window/copiesdialog.h"

#include <QAction>
#include <QListWidget>
#include <QMessageBox>
#include <QSignalSpy>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// A window and a terminal on the same data.
class Both
{
public:
    Both()
    {
        command({u"team"_s, u"add"_s, u"--samples"_s});
        command({u"league"_s, u"new"_s, u"--sample"_s});
        m_window = std::make_unique<SharedWindow>(m_folder.path());
    }

    [[nodiscard]] SharedWindow &house() { return *m_window; }
    [[nodiscard]] MainWindow &window() { return m_window->window(); }
    [[nodiscard]] TeamsPage *teams()
    {
        window().goTo(Place::Teams);
        WindowFixture::settle();
        return window().findChild<TeamsPage *>();
    }
    [[nodiscard]] QString folder() const { return m_folder.path(); }

    CommandAnswer command(const QStringList &words, int status = 0)
    {
        const CommandAnswer answer = runCommand(words, m_folder.path());
        if (answer.status != status)
            qFatal("%s: %s", qPrintable(words.join(u' ')), qPrintable(answer.err));
        if (m_window) {
            window().takeNews();
            WindowFixture::settle();
        }
        return answer;
    }
    [[nodiscard]] QJsonArray rows(QStringList words)
    {
        words.append(u"--json"_s);
        return command(words).rows();
    }
    [[nodiscard]] QString idOf(const QString &team)
    {
        for (const auto &each : rows({u"team"_s, u"list"_s})) {
            if (each[u"name"_s].toString() == team)
                return each[u"id"_s].toString();
        }
        return {};
    }
    /// The question that is open is answered with Yes.
    void sayYes()
    {
        for (QMessageBox *each : window().findChildren<QMessageBox *>()) {
            if (!each->isVisible())
                continue;
            each->button(QMessageBox::Yes)->click();
            WindowFixture::settle();
            return;
        }
        qFatal("nothing is asked");
    }
    QDialog *open(const char *action, const char *dialog)
    {
        window().findChild<QAction *>(QString::fromLatin1(action))->trigger();
        WindowFixture::settle();
        QDialog *opened = m_window->dialog(dialog);
        if (!opened)
            qFatal("no %s", dialog);
        return opened;
    }
    void removeInWindow(const QString &team)
    {
        auto *list = teams()->findChild<TeamList *>();
        emit list->deleteRequested({idOf(team)});
        WindowFixture::settle();
    }
    [[nodiscard]] static QStringList titlesIn(QListWidget *list)
    {
        QStringList titles;
        for (int row = 0; row < list->count(); ++row)
            titles.append(list->item(row)->text());
        return titles;
    }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<SharedWindow> m_window;
};

} // namespace

/// Nothing is thrown away: what the window deletes the command line brings back, and the other way
/// round; earlier sheets and copies are the same for both.
class TestKeeping final : public QObject
{
    Q_OBJECT

private slots:
    void whatTheWindowDeletesACommandBringsBack();
    void whatACommandDeletesTheWindowBringsBack();
    void whatIsNeededStays();
    void aLeagueComesBackWithItsTeams();
    void sheetsAreComparedAndGoneBackTo();
    void aTeamIsImportedOnce();
    void copiesAreLookedAt();
};

void TestKeeping::whatTheWindowDeletesACommandBringsBack()
{
    Both both;
    const QString before = both.command({u"team"_s, u"show"_s, u"Box of Blues"_s}).out;
    both.removeInWindow(u"Box of Blues"_s);
    both.sayYes();
    QVERIFY(both.idOf(u"Box of Blues"_s).isEmpty());
    QCOMPARE(both.rows({u"bin"_s, u"list"_s})[0][u"name"_s].toString(), u"Box of Blues"_s);
    both.command({u"bin"_s, u"restore"_s, u"Box of Blues"_s});
    QCOMPARE(both.command({u"team"_s, u"show"_s, u"Box of Blues"_s}).out, before);
    auto *list = both.teams()->findChild<QListWidget *>(u"team-list"_s);
    QVERIFY(Both::titlesIn(list).join(u'\n').contains(u"Box of Blues"_s));
}

void TestKeeping::whatACommandDeletesTheWindowBringsBack()
{
    Both both;
    const QString before = both.command({u"team"_s, u"show"_s, u"Harbour Lights"_s}).out;
    both.command({u"team"_s, u"remove"_s, u"Harbour Lights"_s});
    both.command({u"team"_s, u"remove"_s, u"Box of Blues"_s});
    QDialog *bin = both.open("bin", "bin");
    auto *lying = both.house().in<KeptList>(bin, "bin-list");
    QCOMPARE(lying->count(), 2);
    for (int row = 0; row < lying->count(); ++row) {
        lying->setCurrentRow(row);
        if (lying->currentItem()->text().contains(u"Harbour"_s))
            break;
    }
    both.house().press(bin, "bin-back");
    QCOMPARE(both.command({u"team"_s, u"show"_s, u"Harbour Lights"_s}).out, before);
    QCOMPARE(lying->count(), 1);
    both.house().press(bin, "bin-forget");
    both.sayYes();
    QCOMPARE(lying->count(), 0);
    QVERIFY(both.rows({u"bin"_s, u"list"_s}).isEmpty());
    both.command({u"bin"_s, u"restore"_s, u"Box of Blues"_s}, 1);
}

void TestKeeping::whatIsNeededStays()
{
    Both both;
    const QJsonArray teams = both.rows({u"team"_s, u"list"_s});
    QString member;
    for (const auto &each : teams)
        member = each[u"leagues"_s].toArray().isEmpty() ? member : each[u"name"_s].toString();
    QVERIFY(!member.isEmpty());
    both.removeInWindow(member);
    QStringList said;
    for (const QLabel *label : both.teams()->findChildren<QLabel *>())
        said.append(label->isVisible() ? label->text() : QString());
    QVERIFY2(said.join(u'\n').contains(u"Sample League"_s), qPrintable(said.join(u'\n')));
    QCOMPARE(both.rows({u"team"_s, u"list"_s}).size(), teams.size());
    QVERIFY(both.rows({u"bin"_s, u"list"_s}).isEmpty());
}

void TestKeeping::aLeagueComesBackWithItsTeams()
{
    Both both;
    const QString before = both.command({u"league"_s, u"export"_s, u"Sample League"_s}).out;
    const auto teams = both.rows({u"team"_s, u"list"_s}).size();
    both.window().goTo(Place::League);
    both.house().page()->openLeague(u"sample-league"_s);
    WindowFixture::settle();
    both.house().chooseInMenu(u"Delete the league…"_s);
    both.sayYes();
    QVERIFY(both.rows({u"league"_s, u"list"_s}).isEmpty());
    QVERIFY(both.rows({u"match"_s, u"list"_s}).isEmpty());
    QCOMPARE(both.rows({u"team"_s, u"list"_s}).size(), teams - 8);
    QDialog *bin = both.open("bin", "bin");
    both.house().press(bin, "bin-back");
    QCOMPARE(both.command({u"league"_s, u"export"_s, u"Sample League"_s}).out, before);
    QCOMPARE(both.rows({u"team"_s, u"list"_s}).size(), teams);
    both.command({u"league"_s, u"check"_s, u"Sample League"_s});
}

void TestKeeping::sheetsAreComparedAndGoneBackTo()
{
    Both both;
    const QStringList show{u"team"_s, u"show"_s, u"Box of Blues"_s, u"--json"_s};
    const QString first = both.command(show).out;
    both.command({u"team"_s, u"edit"_s, u"Box of Blues"_s, u"--rerolls"_s, u"1"_s});
    both.command({u"team"_s, u"edit"_s, u"Box of Blues"_s, u"--notes"_s, u"later"_s});
    both.teams()->openTeam(both.idOf(u"Box of Blues"_s));
    WindowFixture::settle();
    const auto opened = [&both] {
        for (QAction *each : both.teams()->findChildren<QAction *>()) {
            if (each->shortcut() == QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E))
                each->trigger();
        }
        WindowFixture::settle();
        return both.house().dialog("sheets");
    };
    QDialog *sheets = opened();
    QVERIFY(sheets);
    auto *list = both.house().in<KeptList>(sheets, "sheets-list");
    const QJsonArray told = both.rows({u"team"_s, u"sheets"_s, u"Box of Blues"_s});
    QCOMPARE(list->count(), told.size());
    list->setCurrentRow(list->count() - 1); // the first of all
    // What the window says has changed is what the command says.
    const QString since = both.command({u"team"_s, u"sheets"_s, u"Box of Blues"_s, u"1"_s}).out;
    for (const QString &line :
         Both::titlesIn(both.house().in<QListWidget>(sheets, "sheets-differences")))
        QVERIFY2(since.contains(line), qPrintable(since + line));
    both.house().press(sheets, "sheets-back");
    QCOMPARE(both.command(show).out, first);
    // Nothing is lost by it.
    QCOMPARE(both.rows({u"team"_s, u"sheets"_s, u"Box of Blues"_s}).size(), told.size() + 1);
}

void TestKeeping::aTeamIsImportedOnce()
{
    Both both;
    const QString file = both.folder() + u"/blues.dugout-team"_s;
    both.command(
        {u"team"_s, u"export"_s, u"Box of Blues"_s, u"--format"_s, u"dugout"_s, u"--out"_s, file});
    const auto count = both.rows({u"team"_s, u"list"_s}).size();
    both.teams()->importFile(file); // as it is kept: it opens
    WindowFixture::settle();
    QTRY_COMPARE(both.rows({u"team"_s, u"list"_s}).size(), count);
    QVERIFY(!both.house().dialog("known-team"));
    both.command({u"team"_s, u"edit"_s, u"Box of Blues"_s, u"--rerolls"_s, u"1"_s});
    both.teams()->importFile(file);
    QTRY_VERIFY(both.house().dialog("known-team"));
    QDialog *known = both.house().dialog("known-team");
    QVERIFY(both.house().in<QListWidget>(known, "known-differences")->count() > 0);
    both.house().press(known, "known-copy");
    QCOMPARE(both.rows({u"team"_s, u"list"_s}).size(), count + 1);
    both.teams()->importFile(file);
    QTRY_VERIFY(both.house().dialog("known-team"));
    both.house().press(both.house().dialog("known-team"), "known-replace");
    QCOMPARE(both.rows({u"team"_s, u"list"_s}).size(), count + 1);
    // Two are called so now; the one that was replaced keeps what it was.
    const auto earlier = [&both] {
        qsizetype count = 0;
        for (const auto &each : both.rows({u"team"_s, u"list"_s})) {
            if (each[u"name"_s].toString() == u"Box of Blues"_s)
                count += both.rows({u"team"_s, u"sheets"_s, each[u"id"_s].toString()}).size();
        }
        return count;
    };
    QTRY_VERIFY(earlier() > 0);
}

void TestKeeping::copiesAreLookedAt()
{
    Both both;
    const auto place = StoreLocation::sqliteFile(both.folder() + u"/dugout.db"_s);
    const StoreCopies copies(place, BackupShelf(place, both.folder()));
    CopiesDialog dialog(copies, &both.window());
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    QSignalSpy wanted(&dialog, &CopiesDialog::goBackRequested);
    dialog.open();
    WindowFixture::settle();
    auto *list = both.house().in<KeptList>(&dialog, "copies-list");
    QCOMPARE(list->count(), 0);
    const QString file = both.folder() + u"/laptop.db"_s;
    dialog.save(file);
    dialog.bring(file);
    QCOMPARE(list->count(), 1);
    const QStringList inside
        = Both::titlesIn(both.house().in<QListWidget>(&dialog, "copies-contents"));
    QVERIFY2(inside.contains(u"League: Sample League"_s), qPrintable(inside.join(u'\n')));
    // The command tells the same of it.
    const QString told = both.command({u"db"_s, u"restore"_s, file, u"--look"_s}).out;
    for (const QString &line : inside.filter(u": "_s))
        QVERIFY2(told.contains(line), qPrintable(told));
    both.house().press(&dialog, "copies-check");
    QVERIFY(both.house().in<QLabel>(&dialog, "copies-said")->isVisible());
    both.house().press(&dialog, "copies-back");
    both.sayYes();
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.front().front().toString(), file);
    QVERIFY(!dialog.isVisible());
}

QTEST_MAIN(TestKeeping)
#include "tst_keeping.moc"
