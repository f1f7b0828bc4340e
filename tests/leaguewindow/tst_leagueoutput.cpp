// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguefiles/rulestable.h"
#include "tests/leaguewindow/commissioner.h"
#include "ui/league/looks/leagueoutput.h"

#include <QFile>
#include <QLabel>
#include <QTemporaryDir>

using namespace dugout;
using namespace Qt::StringLiterals;

using Format = LeagueOutput::Format;
Q_DECLARE_METATYPE(LeagueOutput::Format)

/// What leaves a league on paper and as files, from the window.
class TestLeagueOutput final : public QObject
{
    Q_OBJECT

private slots:
    void everySheetHasAPreview();
    void whatIsNotThereIsSaid();
    void filesAreWritten_data();
    void filesAreWritten();
    void anExportComesBack();
    void entrantsComeFromAFile();
    void rulesAgainstTheBook();

private:
    QTemporaryDir m_folder;
};

void TestLeagueOutput::everySheetHasAPreview()
{
    Commissioner boss;
    boss.begin(4);
    boss.press("league-print");
    for (const QString &id : leaguePrintIds()) {
        if (id == u"certificates"_s)
            continue; // nobody has won yet
        auto *action = boss.page()->findChild<QAction *>(u"print-"_s + id);
        QVERIFY2(action && action->isEnabled(), qPrintable(id));
        action->trigger();
        WindowFixture::settle();
        auto *preview = boss.window().findChild<QDialog *>(u"sheet-preview"_s);
        QVERIFY2(preview, qPrintable(id));
        delete preview;
    }
    boss.page()->findChild<QAction *>(u"print-seen"_s)->trigger();
    WindowFixture::settle();
    QVERIFY(boss.window().findChild<QDialog *>(u"sheet-preview"_s));
    delete boss.window().findChild<QDialog *>(u"sheet-preview"_s);
    for (QMenu *menu : boss.page()->findChildren<QMenu *>())
        menu->close();
}

void TestLeagueOutput::whatIsNotThereIsSaid()
{
    Commissioner boss;
    boss.begin(4);
    LeagueOutput::print(boss.document(), LeaguePrint::Certificates, boss.page());
    auto *problem = boss.in<QLabel>(boss.page(), u"league-problem"_s);
    QVERIFY(problem->isVisible());
    QCOMPARE(problem->text(), u"Nobody has won anything here yet."_s);
}

void TestLeagueOutput::filesAreWritten_data()
{
    QTest::addColumn<LeagueOutput::Format>("format");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("holds");
    QTest::newRow("everything") << Format::Json << u"l.json"_s << QByteArray("Sunday League");
    QTest::newRow("standings") << Format::Standings << u"s.csv"_s << QByteArray("Team A");
    QTest::newRow("fixtures") << Format::Fixtures << u"f.csv"_s << QByteArray("Team A");
    QTest::newRow("entrants") << Format::Entrants << u"e.csv"_s << QByteArray("Coach of Team A");
    QTest::newRow("calendar") << Format::Calendar << u"c.ics"_s << QByteArray("BEGIN:VCALENDAR");
    QTest::newRow("naf") << Format::Naf << u"n.xml"_s << QByteArray("<");
}

void TestLeagueOutput::filesAreWritten()
{
    QFETCH(LeagueOutput::Format, format);
    QFETCH(QString, file);
    QFETCH(QByteArray, holds);
    Commissioner boss;
    boss.begin(4);
    boss.enterResult(boss.document().competition()->round(1)->fixtures.front().id, 2, 1);
    const QString path = m_folder.filePath(file);
    const auto remark = LeagueOutput::write(boss.document(), format, path);
    QVERIFY(remark);
    // The coaches have no NAF numbers: the report is empty, and that is not kept quiet.
    QCOMPARE(remark->contains(u"Matches in the report: 0. Left out: 1."_s), format == Format::Naf);
    QCOMPARE(remark->contains(u"Neither coach has a NAF number."_s), format == Format::Naf);
    QFile written(path);
    QVERIFY(written.open(QIODevice::ReadOnly));
    QVERIFY(written.readAll().contains(holds));
}

void TestLeagueOutput::anExportComesBack()
{
    const QString path = m_folder.filePath(u"back.json"_s);
    League exported;
    {
        Commissioner boss;
        boss.begin(4);
        exported = boss.league();
        QVERIFY(LeagueOutput::write(boss.document(), Format::Json, path));
        const QString site = m_folder.filePath(u"site"_s);
        QVERIFY(LeagueOutput::write(boss.document(), Format::Site, site));
        QVERIFY(QFile::exists(site + u"/index.html"_s));
        QVERIFY(LeagueOutput::write(boss.document(), Format::Site, site)); // its own is replaced
        QVERIFY(!LeagueOutput::write(boss.document(), Format::Site, m_folder.path()));
    }
    Commissioner other;
    other.page()->importLeague(path);
    QVERIFY(other.document().isOpen());
    QCOMPARE(other.league().name, exported.name);
    QCOMPARE(other.league().teams.size(), exported.teams.size());
    // A second time its ids are taken, and that is said in the list.
    other.page()->showList();
    other.page()->importLeague(path);
    QVERIFY(!other.document().isOpen());
}

void TestLeagueOutput::entrantsComeFromAFile()
{
    const QString path = m_folder.filePath(u"entrants.csv"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("team,coach,race\nMill Maulers,Ada,Human\n<b>Bold</b>,Bruno,Orc\n");
    file.close();
    Commissioner boss;
    boss.found();
    const auto said = LeagueOutput::takeIn(boss.document(), path);
    QVERIFY2(said, said ? "" : qPrintable(said.error().message));
    QCOMPARE(boss.league().teams.size(), size_t(2));
    QVERIFY(!LeagueOutput::takeIn(boss.document(), m_folder.filePath(u"none.csv"_s)));
}

void TestLeagueOutput::rulesAgainstTheBook()
{
    Commissioner boss;
    boss.found();
    const auto shown = [&boss] {
        return must(
            gatherLeague(boss.house().leagues(), boss.house().club(), boss.document().id()));
    };
    QCOMPARE(rulesTables(shown()).front().rows.front().text(0),
             u"Everything is played by the book."_s);
    LeagueRules rules = boss.league().currentRules();
    rules.budget = 1'100'000;
    rules.rosters = {RosterId(u"human"_s), RosterId(u"orc"_s)};
    rules.options[OptionId(u"several-teams"_s)]
        = !std::get<bool>(rules.options.at(OptionId(u"several-teams"_s)));
    QVERIFY(boss.document().act(RulesChanged{rules, 1}, u"more fun"_s));
    const auto tables = rulesTables(shown());
    QCOMPARE(tables.size(), size_t(2));
    QCOMPARE(tables.front().rows.size(), size_t(3));
    QVERIFY(tables.front().caption.contains(u"more fun"_s));
}

QTEST_MAIN(TestLeagueOutput)
#include "tst_leagueoutput.moc"
