// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguefiles/leaguesite.h"

#include "core/exchange/foreign/rostertable.h"
#include "core/leaguefiles/fixturecalendar.h"
#include "core/leaguefiles/htmltable.h"
#include "core/leaguefiles/sitestyle.h"
#include "core/text/languagescope.h"

#include <QCoreApplication>

#include <functional>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct SiteWords
{
    Q_DECLARE_TR_FUNCTIONS(LeagueSite)
};

/// A larger one nobody reads, least of all on a phone.
constexpr size_t largestCrossTable = 40;
constexpr size_t mostNextFixtures = 12;
/// How often a page of matches that are played looks again, in seconds.
constexpr int looksAgain = 15;

const QString livePage = u"live.html"_s;

QString element(const QString &tag, const QString &text)
{
    return u'<' + tag + u'>' + text.toHtmlEscaped() + u"</"_s + tag + u">\n"_s;
}

QString link(const QString &target, const QString &text)
{
    return u"<a href=\""_s + target + u"\">"_s + text.toHtmlEscaped() + u"</a>"_s;
}

QString tablesOf(const LeagueShown &shown, const Competition &competition,
                 const TeamAddress &address)
{
    QString html;
    const auto add = [&html, &address](const Result<LeagueTable> &table) {
        html += table ? htmlTable(*table, address) : element(u"p"_s, table.error().message);
    };
    const std::vector<NamedScope> scopes = scopesOf(competition);
    for (const NamedScope &scope : scopes)
        add(standingsTable(shown, competition, scope));
    for (size_t i = 0; i < competition.phases.size(); ++i) {
        const auto stages = bracketStages(competition, static_cast<int>(i));
        if (!stages.empty())
            html += htmlBracket(shown.league, stages, address);
    }
    for (const NamedScope &scope : scopes) {
        const auto cross = crossTable(shown, competition, scope);
        if (cross && cross->rows.size() <= largestCrossTable)
            add(cross);
    }
    return html;
}

/// The pages of a site in one language, the one of the moment.
class SiteWriter
{
public:
    /// Where the site is served, with the matches that are played.
    SiteWriter(const LeagueShown &shown, Language language,
               const std::vector<LiveMatch> *live = nullptr)
        : m_shown(shown)
        , m_language(language)
        , m_live(live)
    {
        for (size_t i = 0; i < shown.league.teams.size(); ++i)
            m_numbers.insert(shown.league.teams[i].id, i + 1);
        m_address = [this](const EntrantId &team) {
            return m_numbers.contains(team) ? u"team-%1.html"_s.arg(m_numbers.value(team))
                                            : QString();
        };
    }

    /// All pages, or only the one of this name.
    std::vector<SiteFile> run(const QString &only = {})
    {
        m_only = only;
        page(u"index.html"_s, m_shown.league.name, [this] { return home(); });
        size_t number = 0;
        for (const Season &season : m_shown.league.seasons) {
            for (const Competition &each : season.competitions)
                writeCompetition(season, each, ++number);
        }
        page(u"teams.html"_s, SiteWords::tr("Teams"),
             [this] { return table(teamsTable(m_shown)); });
        for (const LeagueTeam &each : m_shown.league.teams)
            page(m_address(each.id), each.name, [this, &each] { return teamPage(each); });
        page(u"leaders.html"_s, SiteWords::tr("Leaders"), [this] { return leaders(); });
        page(u"records.html"_s, SiteWords::tr("Records"), [this] { return records(); });
        if (m_live)
            page(livePage, SiteWords::tr("Played now"), [this] { return liveTables(); });
        return std::move(m_files);
    }

private:
    [[nodiscard]] QString table(const LeagueTable &made) const
    {
        return made.rows.empty() ? QString() : htmlTable(made, m_address);
    }

    [[nodiscard]] QString table(const Result<LeagueTable> &made) const
    {
        return made ? table(*made) : element(u"p"_s, made.error().message);
    }

    void page(const QString &name, const QString &title, const std::function<QString()> &body)
    {
        if (!m_only.isEmpty() && m_only != name)
            return;
        const QString whole
            = title == m_shown.league.name ? title : u"%1 – %2"_s.arg(title, m_shown.league.name);
        const QString code = languageCode(m_language);
        QString html = u"<!DOCTYPE html>\n<html lang=\""_s + code
            + u"\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
              "content=\"width=device-width, initial-scale=1\">\n"_s
            + (name == livePage
                   ? u"<meta http-equiv=\"refresh\" content=\"%1\">\n"_s.arg(looksAgain)
                   : QString())
            + element(u"title"_s, whole) + u"<link rel=\"stylesheet\" href=\"../style.css\">\n"_s;
        for (const Language each : allLanguages)
            html += u"<link rel=\"alternate\" hreflang=\"%1\" href=\"../%1/%2\">\n"_s.arg(
                languageCode(each), name);
        html += u"</head>\n<body>\n<a class=\"skip\" href=\"#main\">"_s
            + SiteWords::tr("To the content").toHtmlEscaped() + u"</a>\n"_s + head(name)
            + u"<main id=\"main\">\n"_s + element(u"h1"_s, title) + body() + u"</main>\n<footer>"_s
            + SiteWords::tr("Made with Dugout on %1.").arg(dayText(m_shown.madeMs)).toHtmlEscaped()
            + u"</footer>\n</body>\n</html>\n"_s;
        m_files.push_back({code + u'/' + name, html.toUtf8()});
    }

    [[nodiscard]] QString head(const QString &current) const
    {
        std::vector<std::pair<QString, QString>> entries{
            {u"index.html"_s, SiteWords::tr("Overview")},
            {u"teams.html"_s, SiteWords::tr("Teams")},
            {u"leaders.html"_s, SiteWords::tr("Leaders")},
            {u"records.html"_s, SiteWords::tr("Records")},
            {u"fixtures.ics"_s, SiteWords::tr("Calendar")}};
        if (m_live)
            entries.insert(entries.begin() + 1, {livePage, SiteWords::tr("Played now")});
        QString html = u"<header>\n<p class=\"league\">"_s
            + link(u"index.html"_s, m_shown.league.name) + u"</p>\n<nav aria-label=\""_s
            + SiteWords::tr("Pages").toHtmlEscaped() + u"\"><ul>\n"_s;
        for (const auto &[target, text] : entries)
            html += u"<li><a href=\""_s + target + u'"'
                + (target == current ? u" aria-current=\"page\""_s : QString()) + u'>'
                + text.toHtmlEscaped() + u"</a></li>\n"_s;
        html += u"</ul></nav>\n<nav class=\"languages\" aria-label=\""_s
            + SiteWords::tr("Language").toHtmlEscaped() + u"\"><ul>\n"_s;
        for (const Language each : allLanguages) {
            const QString code = languageCode(each);
            html += u"<li><a href=\"../%1/%2\" lang=\"%1\" hreflang=\"%1\"%3>%4</a></li>\n"_s.arg(
                code, current, each == m_language ? u" aria-current=\"true\""_s : QString(),
                languageNativeName(each));
        }
        return html + u"</ul></nav>\n</header>\n"_s;
    }

    /// The season that is played, else the last one; the others as a list.
    [[nodiscard]] QString home() const
    {
        const auto &seasons = m_shown.league.seasons;
        if (seasons.empty())
            return element(u"p"_s, SiteWords::tr("The first season has not begun yet."));
        QString html;
        size_t number = 0;
        QString before;
        for (const Season &season : seasons) {
            const bool isLast = &season == &seasons.back();
            if (isLast)
                html += element(u"h2"_s, season.name);
            for (const Competition &each : season.competitions) {
                ++number;
                if (isLast)
                    html += summaryOf(each, number);
                else
                    before += u"<li>"_s + pastLine(season, each, number) + u"</li>\n"_s;
            }
        }
        html += table(nextFixtures(seasons.back()));
        if (!before.isEmpty())
            html += element(u"h2"_s, SiteWords::tr("Earlier seasons")) + u"<ul>\n"_s + before
                + u"</ul>\n"_s;
        return html;
    }

    [[nodiscard]] QString championLine(const Competition &competition) const
    {
        const EntrantId champion = championOf(m_shown.league, competition);
        return champion.isEmpty()
            ? QString()
            : SiteWords::tr("Winner: %1").arg(teamName(m_shown.league, champion));
    }

    [[nodiscard]] QString pastLine(const Season &season, const Competition &competition,
                                   size_t number) const
    {
        const QString champion = championLine(competition);
        return link(competitionFile(number), u"%1, %2"_s.arg(competition.rules.name, season.name))
            + (champion.isEmpty() ? QString() : u". "_s + champion.toHtmlEscaped());
    }

    [[nodiscard]] QString summaryOf(const Competition &competition, size_t number) const
    {
        QString html
            = u"<h2>"_s + link(competitionFile(number), competition.rules.name) + u"</h2>\n"_s;
        if (const QString champion = championLine(competition); !champion.isEmpty())
            html += element(u"p"_s, champion);
        for (const NamedScope &scope : scopesOf(competition))
            html += table(standingsTable(m_shown, competition, scope));
        return html + brackets(competition) + u"<p>"_s
            + link(roundsFile(number), SiteWords::tr("All rounds")) + u"</p>\n"_s;
    }

    /// What is not played yet, round by round.
    [[nodiscard]] LeagueTable nextFixtures(const Season &season) const
    {
        LeagueRound open; // of all competitions, each with the deadline of its own round
        for (const Competition &competition : season.competitions) {
            for (const LeagueRound *round : publishedRounds(competition)) {
                for (LeagueFixture each : round->fixtures) {
                    each.when.deadlineMs = deadlineOf(*round, each);
                    if (!each.outcome && !each.isBye() && open.fixtures.size() < mostNextFixtures)
                        open.fixtures.push_back(std::move(each));
                }
            }
        }
        LeagueTable table = roundTable(m_shown, open);
        table.caption = SiteWords::tr("Next fixtures");
        return table;
    }

    static QString competitionFile(size_t number) { return u"competition-%1.html"_s.arg(number); }
    static QString roundsFile(size_t number) { return u"competition-%1-rounds.html"_s.arg(number); }

    [[nodiscard]] QString brackets(const Competition &competition) const
    {
        QString html;
        for (size_t i = 0; i < competition.phases.size(); ++i) {
            const auto stages = bracketStages(competition, static_cast<int>(i));
            if (!stages.empty())
                html += htmlBracket(m_shown.league, stages, m_address);
        }
        return html;
    }

    void writeCompetition(const Season &season, const Competition &competition, size_t number)
    {
        page(competitionFile(number), competition.rules.name,
             [&] { return competitionBody(season, competition, number); });
        page(roundsFile(number), SiteWords::tr("Rounds: %1").arg(competition.rules.name),
             [&] { return roundsOf(competition, number); });
    }

    [[nodiscard]] QString competitionBody(const Season &season, const Competition &competition,
                                          size_t number) const
    {
        QString html = u"<p class=\"soft\">"_s + season.name.toHtmlEscaped() + u"</p>\n"_s;
        if (const QString champion = championLine(competition); !champion.isEmpty())
            html += element(u"p"_s, champion);
        return html + u"<p>"_s + link(roundsFile(number), SiteWords::tr("All rounds")) + u"</p>\n"_s
            + tablesOf(m_shown, competition, m_address);
    }

    [[nodiscard]] QString roundsOf(const Competition &competition, size_t number) const
    {
        QString html
            = u"<p>"_s + link(competitionFile(number), SiteWords::tr("Standings")) + u"</p>\n"_s;
        const std::vector<const LeagueRound *> rounds = publishedRounds(competition);
        if (rounds.empty())
            html += element(u"p"_s, SiteWords::tr("No round is published yet."));
        for (const LeagueRound *round : rounds)
            html += table(roundTable(m_shown, *round));
        return html;
    }

    [[nodiscard]] static LeagueTable rosterOf(const TeamSheet &sheet)
    {
        constexpr size_t firstStat = 3;
        constexpr size_t skills = 7;
        constexpr size_t injuries = 8;
        const RosterTable cells = rosterTable(sheet, true);
        LeagueTable roster;
        roster.caption = SiteWords::tr("Players");
        roster.naming = 1;
        for (size_t i = 0; i < static_cast<size_t>(cells.heads.size()); ++i) {
            const bool isWord = i == 1 || i == 2 || i == skills || i == injuries;
            const bool isDeed = i > injuries;
            roster.columns.push_back({cells.heads.at(static_cast<qsizetype>(i)),
                                      {},
                                      !isWord,
                                      isDeed || (i >= firstStat && i == injuries)});
        }
        for (const QStringList &row : cells.rows) {
            std::vector<LeagueCell> line;
            for (const QString &cell : row)
                line.push_back({cell, {}});
            roster.rows.push_back(std::move(line));
        }
        return roster;
    }

    [[nodiscard]] QString teamPage(const LeagueTeam &team) const
    {
        QString html;
        const auto kept = std::find_if(
            m_shown.teams.begin(), m_shown.teams.end(),
            [&team](const TeamWithRules &each) { return each.team.id.text() == team.id.text(); });
        std::vector<std::pair<QString, QString>> facts{
            {SiteWords::tr("Coach"), coachName(m_shown.league, team.id)},
            {SiteWords::tr("Race"), raceName(m_shown, team.roster)}};
        if (kept != m_shown.teams.end()) {
            const TeamSheet sheet = makeTeamSheet(kept->team, *kept->ruleset, m_language);
            facts = teamFacts(sheet);
            html = table(rosterOf(sheet));
        }
        QString list = u"<dl>\n"_s;
        for (const auto &[fact, value] : facts) {
            if (!value.isEmpty())
                list += u"<dt>"_s + fact.toHtmlEscaped() + u"</dt><dd>"_s + value.toHtmlEscaped()
                    + u"</dd>\n"_s;
        }
        return list + u"</dl>\n"_s + html + table(teamFixturesTable(m_shown, team.id));
    }

    [[nodiscard]] QString leaders() const
    {
        QString html;
        for (const LeagueBoard &each : m_shown.boards)
            html += table(boardTable(m_shown, each));
        html += table(cemeteryTable(m_shown));
        return html.isEmpty() ? element(u"p"_s, SiteWords::tr("There is nothing to count yet."))
                              : html;
    }

    [[nodiscard]] QString liveTables() const
    {
        if (m_live->empty())
            return element(u"p"_s, SiteWords::tr("No match is being played now."));
        LeagueTable made;
        made.caption = SiteWords::tr("Played now");
        made.columns = {{SiteWords::tr("Home"), {}, false, false},
                        {SiteWords::tr("Score"), {}, true, false},
                        {SiteWords::tr("Away"), {}, false, false},
                        {SiteWords::tr("Turn"), {}, false, false}};
        for (const LiveMatch &each : *m_live) {
            const auto &[home, away] = each.standing.score;
            made.rows.push_back({{teamName(m_shown.league, each.home), each.home},
                                 {u"%1–%2"_s.arg(home).arg(away), {}},
                                 {teamName(m_shown.league, each.away), each.away},
                                 {momentWords(each.standing), {}}});
        }
        return htmlTable(made, m_address);
    }

    [[nodiscard]] QString records() const
    {
        QString html = table(prizesTable(m_shown));
        for (const RecordBy by :
             {RecordBy::Team, RecordBy::Coach, RecordBy::Roster, RecordBy::RosterAgainst})
            html += table(recordsTable(m_shown, by));
        return html.isEmpty() ? element(u"p"_s, SiteWords::tr("There is nothing to count yet."))
                              : html;
    }

    const LeagueShown &m_shown;
    Language m_language;
    QHash<EntrantId, size_t> m_numbers;
    TeamAddress m_address;
    const std::vector<LiveMatch> *m_live; ///< null where nobody serves the site
    QString m_only;
    std::vector<SiteFile> m_files;
};

/// Where a reader chooses a language.
SiteFile door(const LeagueShown &shown)
{
    QString html = u"<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                   "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"_s
        + element(u"title"_s, shown.league.name)
        + u"<link rel=\"stylesheet\" href=\"style.css\">\n</head>\n<body>\n<main>\n"_s
        + element(u"h1"_s, shown.league.name) + u"<nav><ul>\n"_s;
    for (const Language each : allLanguages)
        html += u"<li><a href=\"%1/index.html\" lang=\"%1\" hreflang=\"%1\">%2</a></li>\n"_s.arg(
            languageCode(each), languageNativeName(each));
    html += u"</ul></nav>\n</main>\n</body>\n</html>\n"_s;
    return {u"index.html"_s, html.toUtf8()};
}

} // namespace

QByteArray competitionPage(const LeagueShown &shown, const Competition &competition)
{
    const TeamAddress nowhere = [](const EntrantId &) { return QString(); };
    const Season *season = shown.league.seasonOf(competition.id);
    QString html = u"<!DOCTYPE html>\n<html lang=\""_s + languageCode(currentLanguage())
        + u"\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
          "content=\"width=device-width, initial-scale=1\">\n"_s
        + element(u"title"_s, competition.rules.name) + u"<style>\n"_s
        + QString::fromUtf8(siteStyle()) + u"</style>\n</head>\n<body>\n<main>\n"_s
        + element(u"h1"_s, competition.rules.name)
        + element(u"p"_s,
                  season ? u"%1, %2"_s.arg(shown.league.name, season->name) : shown.league.name)
        + tablesOf(shown, competition, nowhere);
    for (const LeagueRound *round : publishedRounds(competition))
        html += htmlTable(roundTable(shown, *round), nowhere);
    html += u"</main>\n</body>\n</html>\n"_s;
    return html.toUtf8();
}

std::vector<SiteFile> leagueSite(const LeagueShown &shown)
{
    std::vector<SiteFile> files{door(shown), {u"style.css"_s, siteStyle()}};
    for (const Language language : allLanguages) {
        const LanguageScope scope(language);
        for (SiteFile &each : SiteWriter(shown, language).run())
            files.push_back(std::move(each));
        files.push_back({languageCode(language) + u"/fixtures.ics"_s, fixtureCalendar(shown)});
    }
    return files;
}

bool isLivePage(const QString &path)
{
    return path.section(u'/', 1) == livePage;
}

QByteArray leagueSitePage(const LeagueShown &shown, const std::vector<LiveMatch> &live,
                          const QString &path)
{
    if (path == u"index.html"_s)
        return door(shown).bytes;
    if (path == u"style.css"_s)
        return siteStyle();
    const auto language = languageFromCode(path.section(u'/', 0, 0));
    const QString name = path.section(u'/', 1);
    if (!language || name.isEmpty() || path != languageCode(*language) + u'/' + name)
        return {};
    const LanguageScope scope(*language);
    if (name == u"fixtures.ics"_s)
        return fixtureCalendar(shown);
    const std::vector<SiteFile> files = SiteWriter(shown, *language, &live).run(name);
    return files.empty() ? QByteArray() : files.front().bytes;
}

} // namespace dugout
