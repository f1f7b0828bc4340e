// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguefiles/htmltable.h"
#include "core/leaguefiles/leaguesite.h"
#include "core/leaguefiles/leaguetable.h"
#include "core/leaguefiles/sitefolder.h"
#include "core/text/languagescope.h"
#include "tests/leaguefiles/shownleague.h"

#include <QDir>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QXmlStreamReader>

using namespace dugout;
using namespace Qt::StringLiterals;

/// A league as a web site.
class TestLeagueSite final : public QObject
{
    Q_OBJECT

private slots:
    void everyPageIsWellFormed();
    void everyLinkLeadsSomewhere();
    void speaksThreeLanguages();
    void saysWhatItShould_data();
    void saysWhatItShould();
    void callsTheNamelessByTheirPosition();
    void saysWhatIsBoughtForGood();
    void keepsSecrets();
    void theFrontPageTellsWhatIsNew();
    void matchesAndPlayersHavePages();
    void badgesAreDrawnOnce();
    void picturesAreFiles();
    void tablesAreAccessible();
    void aWordBesideFiguresMayGoBelow();
    void matchesAcrossDivisionsAreInATable();
    void aRoundNamesTheDivisions();
    void aRoundSaysThatItIsTheFinal_data();
    void aRoundSaysThatItIsTheFinal();
    void teamsAreShownByTheirRatings();
    void beginsEmpty();
    void writesAFolder();
    void leavesOthersAlone();
    void keepsWhatElseIsThere();
    void writesAllOrNothing();

private:
    [[nodiscard]] QString page(const QString &path) const
    {
        for (const SiteFile &each : m_site) {
            if (each.path == path)
                return QString::fromUtf8(each.bytes);
        }
        return {};
    }

    ShownLeague m_league;
    std::vector<SiteFile> m_site = leagueSite(m_league.shown);
};

/// Our pages close every element but those that have no end: made to, they are XML, which only
/// holds when every name is escaped.
void TestLeagueSite::everyPageIsWellFormed()
{
    static const QRegularExpression alone(u"<(meta|link)([^>]*)>"_s);
    for (const SiteFile &each : m_site) {
        if (!each.path.endsWith(u".html"_s))
            continue;
        QString text = QString::fromUtf8(each.bytes);
        text.remove(u"<!DOCTYPE html>\n"_s).replace(alone, u"<\\1\\2/>"_s);
        QXmlStreamReader reader(text);
        while (!reader.atEnd())
            reader.readNext();
        QVERIFY2(!reader.hasError(), qPrintable(each.path + u": "_s + reader.errorString()));
    }
}

void TestLeagueSite::everyLinkLeadsSomewhere()
{
    static const QRegularExpression link(u"href=\"([^\"]+)\""_s);
    QSet<QString> paths;
    for (const SiteFile &each : m_site)
        paths.insert(each.path);
    QCOMPARE(paths.size(), static_cast<qsizetype>(m_site.size()));
    int links = 0;
    for (const SiteFile &each : m_site) {
        for (auto all = link.globalMatch(QString::fromUtf8(each.bytes)); all.hasNext();) {
            const QString target = all.next().captured(1);
            if (target.startsWith(u'#')) // on the page itself
                continue;
            const QString path
                = QDir::cleanPath(u"/"_s + each.path.section(u'/', 0, -2) + u'/' + target).mid(1);
            QVERIFY2(paths.contains(path), qPrintable(each.path + u" -> "_s + target));
            ++links;
        }
    }
    QVERIFY(links > 100);
}

void TestLeagueSite::speaksThreeLanguages()
{
    QVERIFY(page(u"en/index.html"_s).contains(u"Now and next"_s));
    QVERIFY(page(u"de/index.html"_s).contains(u"Jetzt und demnächst"_s));
    QVERIFY(page(u"es/index.html"_s).contains(u"Ahora y a continuación"_s));
    for (const QString &code : {u"es"_s, u"en"_s, u"de"_s}) {
        QVERIFY(page(code + u"/team-1.html"_s).contains(u"lang=\"%1\""_s.arg(code)));
        QVERIFY(page(u"index.html"_s).contains(code + u"/index.html"_s));
    }
}

void TestLeagueSite::saysWhatItShould_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, const QString &path, const QString &text) {
        QTest::newRow(name) << path << text;
    };
    row("the league", u"en/index.html"_s, u"<h1>Größte Liga &amp; &lt;Söhne&gt;</h1>"_s);
    row("standings", u"en/competition-1.html"_s, u"<caption>Standings</caption>"_s);
    row("a name with a placeholder", u"en/competition-1.html"_s, u"Orcs %1 &lt;b&gt;</a>"_s);
    row("cross-table", u"en/competition-1.html"_s, u"<caption>Cross-table</caption>"_s);
    row("a score", u"en/competition-1-rounds.html"_s, u">2–1<"_s);
    row("round 1", u"en/competition-1-rounds.html"_s, u"<caption>Round 1</caption>"_s);
    row("a place", u"en/competition-1-rounds.html"_s, u"Bar; &quot;Zur Eule&quot;, Köln"_s);
    row("a deadline", u"en/competition-1-rounds.html"_s, u">by "_s);
    row("semi-finals", u"en/competition-2.html"_s, u"<h3>Semi-finals</h3>"_s);
    row("who won a tie", u"en/competition-2.html"_s,
        u"<use href=\"#b1\"/></svg><a href=\"team-1.html\">"_s);
    row("the score of a tie", u"en/competition-2.html"_s, u"<span class=\"score\">3–0</span>"_s);
    row("a final to come", u"en/competition-2.html"_s, u"<h3>Final</h3>"_s);
    row("a roster", u"en/team-1.html"_s, u"<caption>Players</caption>"_s);
    row("matches of a team", u"de/team-1.html"_s, u"<caption>Spiele</caption>"_s);
    row("a team on paper", u"en/team-4.html"_s, u"<dd>Dwarf</dd>"_s);
    row("leaders", u"en/leaders.html"_s, u"@Griff &lt;i&gt; †"_s);
    row("the cemetery", u"en/leaders.html"_s, u"<caption>Cemetery</caption>"_s);
    row("records", u"en/records.html"_s, u"<caption>Race against race</caption>"_s);
    row("a streak", u"en/records.html"_s, u">1 lost<"_s);
}

void TestLeagueSite::saysWhatItShould()
{
    QFETCH(QString, path);
    QFETCH(QString, text);
    QVERIFY2(page(path).contains(text), qPrintable(page(path)));
}

/// No contact, no note of a coach's, nothing that is only drawn, and no script.
void TestLeagueSite::callsTheNamelessByTheirPosition()
{
    const LanguageScope english(Language::English);
    ShownLeague league;
    LeaderLine &first = league.shown.boards.front().lines.front();
    QVERIFY(!boardTable(league.shown, league.shown.boards.front()).rows[0].text(1).isEmpty());
    first.name.clear();
    first.died = false;
    QCOMPARE(boardTable(league.shown, league.shown.boards.front()).rows[0].text(1), u"Blitzer"_s);
    league.shown.cemetery.front().name.clear();
    QCOMPARE(cemeteryTable(league.shown, league.shown.cemetery).rows[0].text(0), u"Blitzer"_s);
}

void TestLeagueSite::saysWhatIsBoughtForGood()
{
    ShownLeague league;
    Purchase bribe;
    bribe.inducement = InducementId(u"bribes"_s);
    league.shown.league.teams[0].inducements = {bribe, bribe};
    for (const SiteFile &each : leagueSite(league.shown)) {
        if (each.path == u"en/team-1.html"_s)
            QVERIFY(each.bytes.contains("<dt>In every match</dt><dd>2 × Bribes<"));
    }
    QVERIFY(!page(u"en/team-1.html"_s).contains(u"In every match"_s));
}

void TestLeagueSite::keepsSecrets()
{
    const QByteArray drawn = "Round 3";
    for (const SiteFile &each : m_site) {
        QVERIFY2(!each.bytes.contains(ShownLeague::contact.toUtf8()), qPrintable(each.path));
        QVERIFY2(!each.bytes.contains("<script"), qPrintable(each.path));
        QVERIFY2(!each.bytes.contains(drawn), qPrintable(each.path));
    }
    QVERIFY(page(u"en/competition-1-rounds.html"_s).contains(u"Round 2"_s));
    QVERIFY(!page(u"en/competition-2-rounds.html"_s).contains(u"Round 2"_s)); // the final is drawn
}

void TestLeagueSite::theFrontPageTellsWhatIsNew()
{
    const QString front = page(u"en/index.html"_s);
    for (const QString &part : {u"Latest results"_s, u"Now and next"_s, u"Top scorers"_s, u"News"_s,
                                u"<caption>Standings</caption>"_s})
        QVERIFY2(front.contains(part), qPrintable(part));
    QVERIFY(front.contains(u"@Griff &lt;i&gt; (=HYPERLINK(&quot;x&quot;)) is dead"_s));
    // Served where only files of its own may say how a page looks.
    for (const SiteFile &each : m_site)
        QVERIFY2(!each.bytes.contains(" style=\"") && !each.bytes.contains("url("),
                 qPrintable(each.path));
}

void TestLeagueSite::matchesAndPlayersHavePages()
{
    QVERIFY(
        page(u"en/competition-1-rounds.html"_s).contains(u"<a href=\"match-1.html\">2–1</a>"_s));
    const QString match = page(u"en/match-1.html"_s);
    QVERIFY(match.contains(u"<p class=\"total\">2–1</p>"_s));
    QVERIFY(match.contains(u"Orcs %1 &lt;b&gt;"_s));
    QVERIFY(match.contains(u"<th scope=\"row\">Casualties</th>"_s));
    // What is to come has none.
    size_t played = 0;
    for (const Competition &competition : m_league.shown.league.seasons.back().competitions) {
        for (const LeagueRound *round : publishedRounds(competition)) {
            for (const LeagueFixture &each : round->fixtures)
                played += each.outcome && !each.isBye() ? 1 : 0;
        }
    }
    QVERIFY(!page(u"en/match-%1.html"_s.arg(played)).isEmpty());
    QVERIFY(page(u"en/match-%1.html"_s.arg(played + 1)).isEmpty());
    QVERIFY(page(u"en/team-1.html"_s).contains(u"<a href=\"player-1.html\">"_s));
    QVERIFY(page(u"en/player-1.html"_s).contains(u"<dt>Position</dt><dd>"_s));
}

void TestLeagueSite::badgesAreDrawnOnce()
{
    const QString front = page(u"en/index.html"_s);
    QCOMPARE(front.count(u"<symbol id=\"b1\""_s), 1);
    QVERIFY(front.count(u"href=\"#b1\""_s) > 2);
    QVERIFY(!page(u"en/records.html"_s).contains(u"<symbol id=\"b9\""_s));
}

/// What a coach brought is handed on as it came, and never as part of a page.
void TestLeagueSite::picturesAreFiles()
{
    ShownLeague league;
    const QByteArray picture = QByteArray("\x89PNG\r\n\x1a\n") + "<script>";
    league.shown.teams.front().team.badge.png = picture;
    int files = 0;
    for (const SiteFile &each : leagueSite(league.shown)) {
        files += each.path == u"badge-1.png"_s && each.bytes == picture ? 1 : 0;
        if (each.path == u"en/team-1.html"_s)
            QVERIFY(each.bytes.contains("<img class=\"b huge\" src=\"../badge-1.png\" alt=\"\"/>"));
        if (each.path.endsWith(u".html"_s))
            QVERIFY(!each.bytes.contains("<script"));
    }
    QCOMPARE(files, 1);
    QCOMPARE(leagueSitePage(league.shown, {}, u"badge-1.png"_s), picture);
    const QByteArray alone = competitionPage(league.shown, league.competition(ShownLeague::league));
    QVERIFY(alone.contains("data:image/png;base64," + picture.toBase64()));
}

void TestLeagueSite::tablesAreAccessible()
{
    for (const SiteFile &each : m_site) {
        const QByteArray &bytes = each.bytes;
        QCOMPARE(bytes.count("<table>"), bytes.count("<caption>"));
        QCOMPARE(bytes.count("<th "), bytes.count(" scope=\""));
        QVERIFY(bytes.count("scope=\"col\"") >= bytes.count("<table>"));
        QVERIFY(bytes.count("scope=\"row\"") >= bytes.count("<table>"));
    }
}

/// A phone has no room for both beside the two teams.
void TestLeagueSite::aWordBesideFiguresMayGoBelow()
{
    ShownTable table;
    table.columns = {wordsColumn(u"Team"_s, u"Team"_s), figureColumn(u"Result"_s, u"Result"_s)};
    for (const QStringList &row :
         {QStringList{u"A (b)"_s, u"2–0 (<forfeit>)"_s}, QStringList{u"C"_s, u"2–0"_s},
          QStringList{u"D"_s, u"double forfeit"_s}})
        table.rows.push_back({row.at(0), {row.at(0), row.at(1)}});
    const QString html = htmlTable(table, [](const EntrantId &) { return QString(); });
    QVERIFY2(html.contains(u"2–0 <span class=\"w\">(&lt;forfeit&gt;)</span>"_s), qPrintable(html));
    QVERIFY2(html.contains(u"<span class=\"w\">double forfeit</span>"_s), qPrintable(html));
    QVERIFY2(html.contains(u">2–0</td>"_s), qPrintable(html));
    QVERIFY2(html.contains(u">A (b)</th>"_s), qPrintable(html));
}

/// The tables of the divisions have only their own matches.
void TestLeagueSite::matchesAcrossDivisionsAreInATable()
{
    const LanguageScope english(Language::English);
    Competition competition;
    PhaseRules rules;
    rules.divisions = 2;
    competition.rules.phases = {rules};
    Phase phase;
    phase.begun = true;
    phase.divisions = {{ShownLeague::team(1), ShownLeague::team(2)},
                       {ShownLeague::team(3), ShownLeague::team(4)}};
    phase.rounds.emplace_back();
    phase.rounds.back().published = true;
    competition.phases = {phase};
    QCOMPARE(scopesOf(competition).size(), size_t(2));
    competition.rules.phases.front().across = true;
    const std::vector<NamedScope> scopes = scopesOf(competition);
    QCOMPARE(scopes.size(), size_t(3));
    QCOMPARE(scopes.front().scope.division, -1);
    QCOMPARE(scopes.front().name, u"All divisions"_s);
}

void TestLeagueSite::aRoundNamesTheDivisions()
{
    const LanguageScope english(Language::English);
    Competition competition;
    competition.rules.phases.front().divisions = 2;
    Phase phase;
    phase.begun = true;
    phase.divisions = {{ShownLeague::team(1), ShownLeague::team(2)},
                       {ShownLeague::team(3), ShownLeague::team(4)}};
    phase.rounds.emplace_back();
    LeagueRound &round = phase.rounds.back();
    round.number = 1;
    for (const auto &[home, away] : {std::pair(1, 2), std::pair(4, 3), std::pair(1, 3)}) {
        LeagueFixture fixture;
        fixture.home = ShownLeague::team(home);
        fixture.away = ShownLeague::team(away);
        fixture.id = FixtureId(u"f%1"_s.arg(round.fixtures.size()));
        round.fixtures.push_back(fixture);
    }
    competition.phases = {phase};
    const ShownTable table
        = roundTable(m_league.shown, competition.phases.front().rounds.front(), &competition);
    QStringList said;
    for (const auto &row : table.rows)
        said.append(row.texts().last());
    // A match between two divisions is of none.
    QCOMPARE(said, (QStringList{u"Division 1"_s, u"Division 2"_s, QString()}));
    QCOMPARE(table.columns.back().title, u"Division"_s);
}

void TestLeagueSite::aRoundSaysThatItIsTheFinal_data()
{
    QTest::addColumn<QStringList>("occasions");
    QTest::addColumn<QString>("caption");
    QTest::newRow("of a league") << QStringList{QString(), QString()} << u"Round 3"_s;
    QTest::newRow("early") << QStringList{u"play-off"_s, u"play-off"_s} << u"Round 3"_s;
    QTest::newRow("semi-finals") << QStringList{u"semi-final"_s, u"semi-final"_s}
                                 << u"Round 3 · Semi-finals"_s;
    QTest::newRow("with third place")
        << QStringList{u"play-off"_s, u"final"_s} << u"Round 3 · Final"_s;
}

void TestLeagueSite::aRoundSaysThatItIsTheFinal()
{
    QFETCH(const QStringList, occasions);
    QFETCH(const QString, caption);
    const LanguageScope english(Language::English);
    LeagueRound round;
    round.number = 3;
    for (const QString &each : occasions) {
        LeagueFixture fixture;
        fixture.home = ShownLeague::team(1);
        fixture.away = ShownLeague::team(2);
        fixture.occasion = each;
        round.fixtures.push_back(fixture);
    }
    QCOMPARE(roundTable(m_league.shown, round).caption, caption);
}

/// Where an edition has them coaches compare by them, not by gold (lrb4.de.txt:275-277).
void TestLeagueSite::teamsAreShownByTheirRatings()
{
    ShownLeague made;
    QCOMPARE(teamsTable(made.shown).columns.at(3).title, u"Value"_s);
    made.shown.league.teams.at(0).figures.rating = 112;
    // Of the others it is not known: nobody would see what is compared.
    QCOMPARE(teamsTable(made.shown).columns.at(3).title, u"Value"_s);
    for (size_t i = 1; i < made.shown.league.teams.size(); ++i)
        made.shown.league.teams.at(i).figures.rating = 100;
    made.shown.league.teams.back().figures = {}; // on paper
    const ShownTable teams = teamsTable(made.shown);
    QCOMPARE(teams.columns.at(3).title, u"Team rating"_s);
    QStringList shown;
    for (const ShownRow &each : teams.rows)
        shown.append(each.text(3));
    shown.sort();
    QCOMPARE(shown, (QStringList{QString(), u"100"_s, u"100"_s, u"112"_s}));
}

void TestLeagueSite::beginsEmpty()
{
    LeagueShown shown;
    shown.league.name = u"New"_s;
    const std::vector<SiteFile> site = leagueSite(shown);
    QVERIFY(site.size() > 10);
    for (const SiteFile &each : site)
        QVERIFY(!each.bytes.contains("<table>"));
}

void TestLeagueSite::writesAFolder()
{
    QTemporaryDir folder;
    const QString site = folder.filePath(u"site"_s);
    QVERIFY(writeSite(site, m_site, false));
    QVERIFY(QFileInfo::exists(site + u"/es/competition-1-rounds.html"_s));
    const auto again = writeSite(site, m_site, false);
    QVERIFY(!again);
    QCOMPARE(again.error().code, ErrorCode::SiteExists);
    QVERIFY(writeSite(site, {{u"index.html"_s, "new"}, m_site[1]}, true));
    QCOMPARE(QDir(site).entryList(QDir::Files, QDir::Name),
             (QStringList{u"index.html"_s, u"style.css"_s}));
    QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
             QStringList{u"site"_s});
}

void TestLeagueSite::leavesOthersAlone()
{
    QTemporaryDir folder;
    QFile letter(folder.filePath(u"letter.txt"_s));
    QVERIFY(letter.open(QIODevice::WriteOnly));
    letter.close();
    for (const bool force : {false, true}) {
        const auto written = writeSite(folder.path(), m_site, force);
        QVERIFY(!written);
        QCOMPARE(written.error().code, ErrorCode::SiteOtherFolder);
        QCOMPARE(writeSite(letter.fileName(), m_site, force).error().code, ErrorCode::SiteNoFolder);
        QCOMPARE(writeSite(folder.filePath(u"no/where"_s), m_site, force).error().code,
                 ErrorCode::SiteNoFolder);
    }
    QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
             QStringList{u"letter.txt"_s});
}

void TestLeagueSite::keepsWhatElseIsThere()
{
    QTemporaryDir folder;
    const QString site = folder.filePath(u"site"_s);
    QVERIFY(writeSite(site, m_site, false));
    QVERIFY(QDir(site).mkdir(u".well-known"_s));
    QFile own(site + u"/.htaccess"_s);
    QVERIFY(own.open(QIODevice::WriteOnly));
    own.close();
    QVERIFY(writeSite(site, m_site, true));
    QVERIFY(QFileInfo::exists(site + u"/.htaccess"_s));
    QVERIFY(QFileInfo::exists(site + u"/.well-known"_s));
}

void TestLeagueSite::writesAllOrNothing()
{
    QTemporaryDir folder;
    const QString site = folder.filePath(u"site"_s);
    // A page whose name is taken by a folder cannot be written.
    QVERIFY(!writeSite(site, {m_site[0], {u"a/b"_s, "1"}, {u"a"_s, "2"}}, false));
    QVERIFY(QDir(folder.path()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
    QVERIFY(writeSite(site, m_site, false));
    QVERIFY(!writeSite(site, {m_site[0], {u"a/b"_s, "1"}, {u"a"_s, "2"}}, true));
    QVERIFY(QFileInfo::exists(site + u"/es/index.html"_s));
}

QTEST_GUILESS_MAIN(TestLeagueSite)
#include "tst_leaguesite.moc"
