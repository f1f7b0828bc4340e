// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/matchrepository.h"
#include "core/exchange/matchjson.h"
#include "tests/support/matchdriver.h"
#include "tests/support/memorybatches.h"
#include "ui/common/languagecontroller.h"
#include "ui/common/settings.h"
#include "ui/match/matchtable.h"
#include "ui/match/matchwindows.h"
#include "ui/matchviews/pitchview.h"
#include "ui/matchviews/reportdialog.h"
#include "ui/play/displayview.h"
#include "ui/play/displaywindow.h"

#include <QImage>
#include <QTemporaryDir>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// The windows beside a match that is on the table.
class TestMatchWindows : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void theDisplayFollowsTheMatch();
    void theMatchIsHandedOut();
    void theDisplayShowsThePresent();
    void theReportOpens();
    void nothingIsOpenWithoutAMatch();

private:
    /// The first turn of a match.
    void playToATurn();
    [[nodiscard]] const MatchState &state() const { return m_table->session().state(); }

    QTemporaryDir m_folder;
    std::unique_ptr<Settings> m_settings;
    LanguageController m_language;
    MemoryClub m_kept;
    std::unique_ptr<MatchTable> m_table;
    std::unique_ptr<QWidget> m_page;
    MatchWindows *m_windows = nullptr;
};

void TestMatchWindows::playToATurn()
{
    const MatchSetup setup = plainSetup();
    const MatchRepository matches(m_kept.stores());
    m_table = std::make_unique<MatchTable>(must(matches.open(must(matches.start(setup)))));
    MatchDriver script(setup);
    script.untilTurn();
    for (const EventGroup &group : script.session().log().groups())
        QVERIFY(m_table->act(group.events));
}

void TestMatchWindows::init()
{
    m_language.setLanguage(Language::English);
    m_settings = std::make_unique<Settings>(m_folder.filePath(u"settings.ini"_s));
    playToATurn();
    m_page = std::make_unique<QWidget>();
    m_windows = new MatchWindows(
        *m_settings, m_language, [] { return 1; }, m_page.get());
    m_windows->setTable(m_table.get());
}

void TestMatchWindows::cleanup()
{
    m_page.reset();
    m_table.reset();
}

void TestMatchWindows::theDisplayFollowsTheMatch()
{
    m_windows->openDisplay();
    const DisplayView &view = m_windows->display()->view();
    QCOMPARE(view.board().sides[0].score + view.board().sides[1].score, 0);
    Event touchdown;
    touchdown.prompt = u"touchdown"_s;
    touchdown.seat = state().active;
    touchdown.choices = {state().onPitch(touchdown.seat).constFirst()};
    QVERIFY(m_table->act({touchdown}));
    QCOMPARE(view.board().sides.at(static_cast<size_t>(touchdown.seat)).score, 1);
    TurnClock clock(60'000);
    m_windows->setClock(clock);
    QCOMPARE(view.clock().text, u"1:00"_s);
}

/// Whatever was played in the window is read by the command line.
void TestMatchWindows::theMatchIsHandedOut()
{
    const auto file = readMatch(m_windows->wholeMatch());
    QVERIFY2(file, qPrintable(file ? QString() : file.error().message));
    QCOMPARE(file->log.size(), m_table->log().groups().size());
    RulesetLibrary library;
    const auto again = openMatch(*file, library);
    QVERIFY(again && again->rejectedEvents().empty());
    QCOMPARE(again->state().half, state().half);
    const QImage picture = QImage::fromData(m_windows->picture(Language::Spanish), "PNG");
    QCOMPARE(picture.size(), QSize(1200, 675));
}

void TestMatchWindows::theDisplayShowsThePresent()
{
    m_windows->openDisplay();
    const HallBoard now = m_windows->display()->view().board();
    m_table->lookBack(1);
    QVERIFY(m_windows->display()->view().board() == now);
}

void TestMatchWindows::theReportOpens()
{
    m_windows->openReport();
    const auto *report = m_page->findChild<ReportDialog *>();
    QVERIFY(report && report->isVisible());
    QVERIFY(report->shownText().contains(m_table->context().team(0).name));
}

void TestMatchWindows::nothingIsOpenWithoutAMatch()
{
    m_windows->openDisplay();
    m_windows->setTable(nullptr);
    QVERIFY(!m_windows->display());
    m_windows->openDisplay();
    m_windows->openReport();
    QVERIFY(!m_windows->display());
    QVERIFY(!m_page->findChild<ReportDialog *>());
}

QTEST_MAIN(TestMatchWindows)
#include "tst_matchwindows.moc"
