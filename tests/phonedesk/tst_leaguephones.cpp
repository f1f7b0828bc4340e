// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/ownserver.h"
#include "core/leaguebook/leaguebatches.h"
#include "core/leaguebook/looks/leaguestep.h"
#include "core/leaguefiles/competitionshown.h"
#include "core/leaguefiles/leaguesite.h"
#include "core/leaguefiles/phoneacts.h"
#include "core/leaguefiles/servedsite.h"
#include "tests/phonedesk/phonecaller.h"
#include "tests/support/memorybatches.h"
#include "tests/support/memoryleaders.h"
#include "tests/support/windowfixture.h"
#include "ui/league/leaguedocument.h"
#include "ui/league/leaguepage.h"
#include "ui/match/matchpage.h"
#include "ui/match/matchtable.h"
#include "ui/phones/phonedesk.h"
#include "ui/phones/phonesdialog.h"

#include <QLabel>

using namespace dugout;
using namespace Qt::StringLiterals;

/// The pages of a league from a window, and what a match's page shows of its competition.
class TestLeaguePhones final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { failOnAnyWarning(); }
    void servesWhatTheSiteHas();
    void refusesWhatIsNoPage_data();
    void refusesWhatIsNoPage();
    void saysWhatIsPlayedNow();
    void showsWhatHasChanged();
    void aMatchShowsItsCompetition();
    void theWindowOpensThePages();

private:
    [[nodiscard]] ClubStores stores()
    {
        const ClubStores kept = m_kept.stores();
        return {kept.journals, kept.documents, m_batches, kept.results, kept.library, kept.clock};
    }
    [[nodiscard]] const Competition &competition() const
    {
        return m_open->league().seasons.back().competitions.front();
    }
    /// A fixture without a result, whose match is started; the id of the match.
    [[nodiscard]] JournalId startMatch();

    OwnServer m_server;
    MemoryClub m_kept;
    MemoryLeaders m_leaders;
    LeagueBatches m_batches{m_kept.stores()};
    Club m_club{stores()};
    LeagueRepository m_leagues{stores(), m_leaders};
    LeagueId m_id;
    JournalId m_match; ///< the one that was begun here
    std::optional<OpenLeague> m_open;
    LanguageController m_language;
    QTemporaryDir m_folder;
    Settings m_settings{m_folder.filePath(u"settings.ini"_s)};
    SeededRandomSource m_random{5};
};

void TestLeaguePhones::initTestCase()
{
    const auto sample = m_leagues.addSample(m_random);
    QVERIFY2(sample, sample ? "" : qPrintable(sample.error().message));
    m_id = *sample;
    auto open = m_leagues.open(m_id);
    QVERIFY(open);
    m_open.emplace(*std::move(open));
}

JournalId TestLeaguePhones::startMatch()
{
    if (!m_match.isEmpty())
        return m_match;
    for (const LeagueRound *round : publishedRounds(competition())) {
        for (const LeagueFixture &each : round->fixtures) {
            if (each.match.isEmpty() && !each.outcome && !each.isBye()) {
                const auto started = m_leagues.startMatch(*m_open, each.id);
                m_match = started ? *started : JournalId();
                return m_match;
            }
        }
    }
    return {};
}

void TestLeaguePhones::servesWhatTheSiteHas()
{
    ServedSite served(m_leagues, m_club, m_id);
    const auto shown = gatherLeague(m_leagues, m_club, m_id);
    QVERIFY(shown);
    const std::vector<SiteFile> site = leagueSite(*shown);
    QVERIFY(site.size() > 20);
    HallGuests hall(m_leagues, m_club, m_id, m_random);
    GuestList guests(hall.seats());
    const auto line = m_server.openSite(
        [&served](const QString &path) { return served.page(path); }, hall, guests, TablePlace{});
    QVERIFY(line);
    const PhoneCaller phone((*line)->addresses().constFirst());
    for (const SiteFile &file : site) {
        const auto reply = phone.get('/' + file.path.toUtf8());
        QVERIFY2(reply.status == 200, qPrintable(file.path));
        if (!file.path.endsWith(u".html"_s) || file.path == u"index.html"_s)
            continue;
        // The same page, with one more to go to.
        QString page = QString::fromUtf8(reply.body);
        QVERIFY2(page.contains(u"href=\"live.html\""_s), qPrintable(file.path));
        QVERIFY(!page.contains(u" style="_s) && !page.contains(u"<script"_s));
    }
    QCOMPARE(phone.get("/index.html").body, site.front().bytes);
    // Visitors are led to the pages in the language of their browser.
    const auto door = phone.get("/");
    QCOMPARE(door.status, 303);
    QVERIFY(door.head.contains("Location: /en/index.html"));
    QVERIFY(phone.get("/es/index.html").head.contains("text/html; charset=utf-8"));
    QVERIFY(phone.get("/de/fixtures.ics").head.contains("text/calendar"));
    QCOMPARE((*line)->spectators(), 1);
}

void TestLeaguePhones::refusesWhatIsNoPage_data()
{
    QTest::addColumn<QByteArray>("path");
    for (const char *path :
         {"/state", "/events", "/es", "/es/", "/fr/index.html", "/es/team-999.html",
          "/../index.html", "/es/../de/index.html", "/es/%2e%2e/index.html", "//es/index.html",
          "/ES/index.html", "/es-MX/index.html", "/es/index.html/", "/es/index.html%00",
          "/etc/passwd", "/style.css/x"})
        QTest::newRow(path) << QByteArray(path);
}

void TestLeaguePhones::refusesWhatIsNoPage()
{
    QFETCH(const QByteArray, path);
    ServedSite served(m_leagues, m_club, m_id);
    HallGuests hall(m_leagues, m_club, m_id, m_random);
    GuestList guests(hall.seats());
    const auto line
        = m_server.openSite([&served](const QString &wanted) { return served.page(wanted); }, hall,
                            guests, TablePlace{});
    const PhoneCaller phone((*line)->addresses().constFirst());
    QCOMPARE(phone.get(path).status, 404);
    QCOMPARE(phone.post(path, {}).status, 401);
}

void TestLeaguePhones::saysWhatIsPlayedNow()
{
    ServedSite served(m_leagues, m_club, m_id);
    const JournalId id = startMatch();
    QVERIFY(!id.isEmpty());
    m_kept.nowMs += 5'000;
    const QString page = QString::fromUtf8(served.page(u"en/live.html"_s));
    QVERIFY(page.contains(u"http-equiv=\"refresh\""_s));
    QVERIFY2(page.contains(u"0–0"_s), qPrintable(page));
    // Nothing of it in what is written to a folder.
    const auto shown = gatherLeague(m_leagues, m_club, m_id);
    for (const SiteFile &file : leagueSite(*shown))
        QVERIFY(!file.path.contains(u"live"_s));
}

void TestLeaguePhones::showsWhatHasChanged()
{
    ServedSite served(m_leagues, m_club, m_id);
    QVERIFY(!served.page(u"en/index.html"_s).contains("Renamed"));
    QVERIFY(m_open->act(LeagueRenamed{u"Renamed <b>League</b>"_s}));
    m_kept.nowMs += 5'000;
    const QByteArray page = served.page(u"en/index.html"_s);
    QVERIFY(page.contains("Renamed &lt;b&gt;League&lt;/b&gt;"));
}

void TestLeaguePhones::aMatchShowsItsCompetition()
{
    const JournalId id = startMatch();
    MatchPage page(MatchServices{m_club, m_random, m_language, m_settings, &m_leagues, &m_server});
    page.openMatch(id.text());
    QVERIFY(page.table());
    QVERIFY(page.phones()->open(u"127.0.0.1"_s));
    const PhoneCaller german(page.phones()->watchAddress(), "de");
    QVERIFY(german.state().value(u"hasLeague"_s).toBool());
    const QJsonObject league = german.get("/league").json();
    QCOMPARE(league.value(u"competition"_s).toString(), competition().rules.name);
    const QJsonArray standings = league.value(u"standings"_s).toArray();
    QVERIFY(!standings.isEmpty());
    QVERIFY(!standings.first().toObject().value(u"rows"_s).toArray().isEmpty());
    const QJsonArray rounds = league.value(u"rounds"_s).toArray();
    QVERIFY(!rounds.isEmpty() && rounds.size() <= 3);
    QCOMPARE(PhoneCaller(page.phones()->watchAddress().section(u'#', 0, 0)).get("/league").status,
             401);
    // A match of no league has none.
    page.showList();
}

void TestLeaguePhones::theWindowOpensThePages()
{
    LeaguePage page({m_club, m_leagues, m_random, m_settings, nullptr, &m_server});
    page.resize(1000, 600);
    page.show();
    QVERIFY(!page.openPhones());
    page.openLeague(m_id.text());
    QVERIFY(page.openPhones());
    auto *dialog = page.findChild<PhonesDialog *>();
    QVERIFY(dialog && dialog->isVisible());
    QVERIFY(page.phones()->open(u"127.0.0.1"_s));
    const QString address = dialog->findChild<QLabel *>(u"phones-address"_s)->text();
    // Everybody may read them.
    QVERIFY(!address.contains(u'#'));
    QVERIFY(!dialog->findChild<QLabel *>(u"phones-typed"_s)->isVisible());
    const PhoneCaller phone(address);
    QCOMPARE(phone.get("/en/index.html").status, 200);
    page.showList();
    QVERIFY(!page.phones()->isOpen());
    QVERIFY(!dialog->isVisible());
    QCOMPARE(phone.get("/en/index.html").status, 0);
}

QTEST_MAIN(TestLeaguePhones)
#include "tst_leaguephones.moc"
