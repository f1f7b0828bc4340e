// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/ownserver.h"
#include "core/leaguebook/leaguebatches.h"
#include "core/leaguefiles/leagueshown.h"
#include "core/leaguefiles/phoneacts.h"
#include "core/leaguefiles/servedsite.h"
#include "tests/phones/browser.h"
#include "tests/support/memorybatches.h"
#include "tests/support/memoryleaders.h"
#include "tests/support/windowfixture.h"
#include "ui/common/actionbutton.h"
#include "ui/match/matchpage.h"
#include "ui/match/matchtable.h"
#include "ui/match/matchview.h"
#include "ui/phones/phonedesk.h"
#include "ui/play/playdesk.h"

using namespace dugout;
using namespace Qt::StringLiterals;

/// Browsers as wide as a phone at a window's table, and on the pages of its league.
class TestWindowPhones final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void aTableIsPlayedOnPhonesAndScreen();
    void theHallReadsTheLeague();

private:
    [[nodiscard]] ClubStores stores()
    {
        const ClubStores kept = m_kept.stores();
        return {kept.journals, kept.documents, m_batches, kept.results, kept.library, kept.clock};
    }
    [[nodiscard]] JournalId startMatch();
    [[nodiscard]] static bool fits(Browser &phone)
    {
        return phone.run(u"return document.documentElement.scrollWidth <= 360;"_s).toBool();
    }
    static void picture(Browser &phone, const QString &name)
    {
        const QString folder = qEnvironmentVariable("DUGOUT_PHONE_PICTURES");
        if (!folder.isEmpty())
            phone.picture(folder + u'/' + name + u".png"_s);
    }

    OwnServer m_server;
    MemoryClub m_kept;
    MemoryLeaders m_leaders;
    LeagueBatches m_batches{m_kept.stores()};
    Club m_club{stores()};
    LeagueRepository m_leagues{stores(), m_leaders};
    LeagueId m_id;
    JournalId m_match; ///< the one that was begun here
    LanguageController m_language;
    QTemporaryDir m_folder;
    Settings m_settings{m_folder.filePath(u"settings.ini"_s)};
    SeededRandomSource m_random{5};
    std::unique_ptr<QProcess> m_driver;
    quint16 m_driverPort = 0;
};

void TestWindowPhones::initTestCase()
{
    const auto sample = m_leagues.addSample(m_random);
    QVERIFY(sample);
    m_id = *sample;
    m_driver = Browser::startDriver(m_driverPort);
}

void TestWindowPhones::cleanupTestCase()
{
    m_driver->terminate();
    (void)m_driver->waitForFinished();
}

JournalId TestWindowPhones::startMatch()
{
    if (!m_match.isEmpty())
        return m_match;
    auto open = m_leagues.open(m_id);
    const Competition &cup = open->league().seasons.back().competitions.front();
    for (const LeagueRound *round : publishedRounds(cup)) {
        for (const LeagueFixture &each : round->fixtures) {
            if (each.match.isEmpty() && !each.outcome && !each.isBye()) {
                const auto started = m_leagues.startMatch(*open, each.id);
                m_match = started ? *started : JournalId();
                return m_match;
            }
        }
    }
    return {};
}

void TestWindowPhones::aTableIsPlayedOnPhonesAndScreen()
{
    m_language.setLanguage(Language::English);
    MatchPage page(MatchServices{m_club, m_random, m_language, m_settings, &m_leagues, &m_server});
    page.resize(1000, 600);
    page.show();
    page.openMatch(startMatch().text());
    QVERIFY(page.table());
    PhoneDesk &desk = *page.phones();
    QVERIFY(desk.open(u"127.0.0.1"_s));
    Browser coach(m_driverPort, u"es"_s);
    Browser spectator(m_driverPort, u"de"_s);
    coach.open(desk.invite(0));
    spectator.open(desk.watchAddress());
    QVERIFY(coach.waitFor(u"page.view && page.view.you === 0"_s));
    QVERIFY(spectator.waitFor(u"page.view && page.view.you === null"_s));
    QTRY_VERIFY(page.table()->isOnPhone(0));
    QCOMPARE(desk.seatState(0), PhoneDesk::SeatState::Here);

    // The page answers, the window shows it in its own language, and takes it back for both.
    const auto groups = [&page] { return page.table()->log().groups().size(); };
    for (int i = 0; i < 40 && groups() == 0; ++i) {
        const QString done = coach
                                 .run(u"const p = page.view.prompts.find((one) => isMine(one) && "
                                      "one.kind === 'dice'); if (p) send(p, { roll: true }); "
                                      "return p ? p.id : '';"_s)
                                 .toString();
        QVERIFY2(!done.isEmpty(), "the coach is asked for no dice");
        QVERIFY(coach.waitFor(u"!page.busy"_s));
    }
    QCOMPARE(groups(), size_t(1));
    QVERIFY(spectator.waitFor(u"page.view.entries === 1"_s));
    page.view()->desk()->undo();
    QVERIFY(spectator.waitFor(u"page.view.entries === 0"_s));
    QVERIFY(coach.waitFor(u"page.view.entries === 0"_s));
    page.view()->desk()->redo();
    QVERIFY(spectator.waitFor(u"page.view.entries === 1"_s));

    // The clock runs on every page.
    for (int i = 0; i < 600 && page.table()->session().state().active == noSeat; ++i)
        QVERIFY(page.table()->act({randomAnswer(page.table()->prompts().front(), m_random)}));
    page.findChild<ActionButton *>(u"clock-run"_s)->click();
    QVERIFY(spectator.waitFor(u"page.clock && page.clock.running"_s));
    QVERIFY(spectator.waitFor(u"/^[0-9]+:[0-9]{2}$/.test(document.getElementById('clock')."
                              "textContent)"_s));
    QVERIFY(fits(coach) && fits(spectator));
    picture(coach, u"window-coach-es"_s);
    picture(spectator, u"window-spectator-de"_s);

    // Standings and fixtures of the competition.
    const QString toLeague = u"[...document.querySelectorAll('#tabs button')]"
                             ".find((b) => b.textContent === page.words.league).click();"_s;
    (void)spectator.run(toLeague);
    QVERIFY(spectator.waitFor(u"document.querySelectorAll('main table').length > 1"_s));
    QVERIFY(fits(spectator));
    picture(spectator, u"window-league-de"_s);

    desk.takeBack(0);
    QVERIFY(coach.waitFor(u"page.line === 'shut' && !page.view"_s));
    page.showList();
    QVERIFY(spectator.waitFor(u"page.line === 'closed' && !page.view"_s));
}

void TestWindowPhones::theHallReadsTheLeague()
{
    (void)startMatch();
    m_kept.nowMs += 100'000;
    ServedSite site(m_leagues, m_club, m_id);
    HallGuests hall(m_leagues, m_club, m_id, m_random);
    GuestList guests(hall.seats());
    const auto line = m_server.openSite([&site](const QString &path) { return site.page(path); },
                                        hall, guests, TablePlace{});
    QVERIFY(line);
    Browser phone(m_driverPort, u"es"_s);
    const QString root = (*line)->addresses().constFirst();
    for (const QString &name : {u"index"_s, u"live"_s, u"competition-1"_s,
                                u"competition-1-rounds"_s, u"teams"_s, u"team-1"_s, u"leaders"_s}) {
        phone.open(root + u"es/"_s + name + u".html"_s);
        QVERIFY2(phone.waitFor(u"document.querySelector('h1')"_s), qPrintable(name));
        QVERIFY2(fits(phone), qPrintable(name));
        // The style is let in by what the server says of itself.
        QVERIFY(phone
                    .run(u"return getComputedStyle(document.querySelector('header'))"
                         ".backgroundColor !== 'rgba(0, 0, 0, 0)';"_s)
                    .toBool());
        picture(phone, u"league-es-"_s + name);
    }
    phone.open(root + u"de/live.html"_s);
    QVERIFY(phone.waitFor(u"document.querySelectorAll('main tbody tr').length > 0"_s));
    picture(phone, u"league-de-live"_s);
    phone.open(root + u"en/index.html"_s);
    picture(phone, u"league-en-index"_s);
}

QTEST_MAIN(TestWindowPhones)
#include "tst_windowphones.moc"
