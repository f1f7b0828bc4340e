// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/matchpagefixture.h"

#include "core/match/randommatch.h"
#include "tests/support/matchdriver.h"
#include "tests/support/randomhand.h"
#include "ui/common/actionbutton.h"
#include "ui/match/scoreboard.h"

#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace dugout {

void MatchPageFixture::begin()
{
    failOnAnyWarning();
    m_language.setLanguage(Language::English);
    m_kept = std::make_unique<MemoryClub>();
    m_club = std::make_unique<Club>(m_kept->stores());
    m_random = std::make_unique<SeededRandomSource>(5);
    m_settings.setValue(Setting::MatchOwnDice, false); // Enter rolls
    m_settings.setValue(Setting::MatchShowsPitch, false);
    m_page = newPage();
    m_page->resize(1200, 800);
    m_page->show();
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
}

void MatchPageFixture::end()
{
    m_page.reset();
}

void MatchPageFixture::start(const QString &edition, std::uint64_t seed)
{
    SeededRandomSource random(seed);
    m_page->start(randomSetup(*sharedRuleset(edition), {}, true, random));
    QVERIFY(m_page->table());
    WindowFixture::settle();
}

void MatchPageFixture::startPlain()
{
    m_page->start(plainSetup());
    WindowFixture::settle();
}

void MatchPageFixture::playTo(const QString &wanted)
{
    MatchTable *table = m_page->table();
    for (int i = 0; i < 3000; ++i) {
        const std::vector<Prompt> offered = table->prompts();
        if (std::any_of(offered.begin(), offered.end(),
                        [&wanted](const Prompt &one) { return one.id == wanted; })) {
            WindowFixture::settle();
            return;
        }
        const Event answer = randomAnswer(offered.front(), *m_random);
        // What does not fit the pitch is taken when it is said once more.
        QVERIFY(table->act({answer}) || table->act({answer}));
    }
    QFAIL("the prompt never came");
}

void MatchPageFixture::press(Qt::Key key)
{
    QTest::keyClick(QApplication::focusWidget(), key);
    WindowFixture::settle();
}

QString MatchPageFixture::title()
{
    return m_page->findChild<QLabel *>(u"prompt-title"_s)->text();
}

/// The report, the teams and the list are one button away, and no time runs any more.
void MatchPageFixture::leadsOnFromTheEnd()
{
    QVERIFY(!m_page->view()->scoreboard()->clock()->isRunning());
    QVERIFY(!child<ActionButton>(u"clock-run"_s)->isEnabled());
    child<ActionButton>(u"after-finish"_s)->click();
    QSignalSpy teams(m_page.get(), &MatchPage::teamsRequested);
    child<ActionButton>(u"full-time-teams"_s)->click();
    QCOMPARE(teams.count(), 1);
    child<ActionButton>(u"full-time-main"_s)->click();
    auto *report = m_page->findChild<QDialog *>(u"report-dialog"_s);
    QVERIFY(report);
    report->close();
    child<ActionButton>(u"back-to-matches"_s)->click();
    QVERIFY(!m_page->table());
}

} // namespace dugout
