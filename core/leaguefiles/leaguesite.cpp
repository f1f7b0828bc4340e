// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguefiles/leaguesite.h"

#include "core/leaguefiles/fixturecalendar.h"
#include "core/leaguefiles/sitefront.h"
#include "core/leaguefiles/sitegames.h"
#include "core/leaguefiles/sitepages.h"
#include "core/leaguefiles/sitestyle.h"
#include "core/text/languagescope.h"

#include <QCoreApplication>

#include <functional>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct FrameWords
{
    Q_DECLARE_TR_FUNCTIONS(LeagueSite)
};

/// How often a page of matches that are played looks again, in seconds.
constexpr int looksAgain = 15;

const QString livePage = u"live.html"_s;

/// The pages of a site in one language, the one of the moment, in their frame.
class SiteWriter
{
public:
    /// Where the site is served, with the matches that are played.
    SiteWriter(const LeagueShown &shown, Language language,
               const std::vector<LiveMatch> *live = nullptr)
        : m_shown(shown)
        , m_language(language)
        , m_live(live)
        , m_pages(shown, language)
    { }

    /// All pages, or only the one of this name.
    std::vector<SiteFile> run(const QString &only = {})
    {
        m_only = only;
        page(u"index.html"_s, m_shown.league.name, [this] { return m_pages.home(); });
        size_t number = 0;
        for (const Season &season : m_shown.league.seasons) {
            for (const Competition &each : season.competitions)
                writeCompetition(season, each, ++number);
        }
        page(u"teams.html"_s, FrameWords::tr("Teams"), [this] { return m_pages.teams(); });
        for (const LeagueTeam &each : m_shown.league.teams)
            page(m_pages.links().page(each.id), each.name,
                 [this, &each] { return m_pages.team(each); });
        page(u"leaders.html"_s, FrameWords::tr("Leaders"), [this] { return m_pages.leaders(); });
        page(u"records.html"_s, FrameWords::tr("Records"), [this] { return m_pages.records(); });
        for (const SiteMatch &each : m_pages.links().matches())
            page(each.file, matchTitle(m_shown.league, each),
                 [&] { return matchPage(m_pages.links(), each); });
        for (const SitePlayer &each : m_pages.links().players())
            writePlayer(each);
        if (m_live)
            page(livePage, FrameWords::tr("Played now"), [this] { return m_pages.live(*m_live); });
        return std::move(m_files);
    }

private:
    void page(const QString &name, const QString &title, const std::function<QString()> &body)
    {
        if (!m_only.isEmpty() && m_only != name)
            return;
        const bool isFront = name == u"index.html"_s;
        const QString whole = isFront ? title : u"%1 – %2"_s.arg(title, m_shown.league.name);
        const QString code = languageCode(m_language);
        const QString inside = (isFront ? QString() : htmlElement(u"h1"_s, title)) + body();
        QString html = u"<!DOCTYPE html>\n<html lang=\""_s + code
            + u"\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
              "content=\"width=device-width, initial-scale=1\">\n"_s
            + (name == livePage
                   ? u"<meta http-equiv=\"refresh\" content=\"%1\">\n"_s.arg(looksAgain)
                   : QString())
            + htmlElement(u"title"_s, whole)
            + u"<link rel=\"stylesheet\" href=\"../style.css\">\n"_s;
        for (const Language each : allLanguages)
            html += u"<link rel=\"alternate\" hreflang=\"%1\" href=\"../%1/%2\">\n"_s.arg(
                languageCode(each), name);
        html += u"</head>\n<body>\n<a class=\"skip\" href=\"#main\">"_s
            + FrameWords::tr("To the content").toHtmlEscaped() + u"</a>\n"_s
            + m_pages.links().badges().drawingsFor(inside) + head(name, isFront)
            + u"<main id=\"main\">\n"_s + inside + u"</main>\n<footer><p>"_s
            + FrameWords::tr("Made with Dugout on %1.").arg(dayText(m_shown.madeMs)).toHtmlEscaped()
            + u"</p></footer>\n</body>\n</html>\n"_s;
        m_files.push_back({code + u'/' + name, html.toUtf8()});
    }

    [[nodiscard]] QString head(const QString &current, bool isFront) const
    {
        const QString name = isFront ? htmlElement(u"h1"_s, m_shown.league.name)
                                     : u"<p class=\"league\">"_s
                + htmlLink(u"index.html"_s, m_shown.league.name) + u"</p>\n"_s;
        return u"<header>\n<div class=\"top\">\n<div>\n"_s + name
            + htmlElement(u"p"_s, whereItStands(m_shown.league)) + u"</div>\n"_s
            + languagesOf(current) + u"</div>\n"_s + navigation(current) + u"</header>\n"_s;
    }

    [[nodiscard]] QString navigation(const QString &current) const
    {
        std::vector<std::pair<QString, QString>> entries{
            {u"index.html"_s, FrameWords::tr("Overview")},
            {m_pages.links().allResults(), FrameWords::tr("Fixtures")},
            {u"teams.html"_s, FrameWords::tr("Teams")},
            {u"leaders.html"_s, FrameWords::tr("Leaders")},
            {u"records.html"_s, FrameWords::tr("Records")},
            {u"fixtures.ics"_s, FrameWords::tr("Calendar")}};
        if (m_live) {
            entries.insert(entries.begin() + 1, {livePage, FrameWords::tr("Played now")});
            entries.emplace_back(u"../coach"_s, FrameWords::tr("For coaches"));
        }
        std::erase_if(entries, [](const auto &each) { return each.first.isEmpty(); });
        QString html
            = u"<nav aria-label=\""_s + FrameWords::tr("Pages").toHtmlEscaped() + u"\"><ul>\n"_s;
        for (const auto &[target, text] : entries)
            html += u"<li><a href=\""_s + target + u'"'
                + (target == current ? u" aria-current=\"page\""_s : QString()) + u'>'
                + text.toHtmlEscaped() + u"</a></li>\n"_s;
        return html + u"</ul></nav>\n"_s;
    }

    [[nodiscard]] QString languagesOf(const QString &current) const
    {
        QString html = u"<nav class=\"languages\" aria-label=\""_s
            + FrameWords::tr("Language").toHtmlEscaped() + u"\"><ul>\n"_s;
        for (const Language each : allLanguages) {
            const QString code = languageCode(each);
            html += u"<li><a href=\"../%1/%2\" lang=\"%1\" hreflang=\"%1\"%3>%4</a></li>\n"_s.arg(
                code, current, each == m_language ? u" aria-current=\"true\""_s : QString(),
                languageNativeName(each));
        }
        return html + u"</ul></nav>\n"_s;
    }

    /// There are many of them: a name is worked out for a page that is wanted.
    void writePlayer(const SitePlayer &player)
    {
        if (m_only.isEmpty() || m_only == player.file)
            page(player.file, playerTitle(player, m_language),
                 [&] { return playerPage(m_pages.links(), player, m_language); });
    }

    void writeCompetition(const Season &season, const Competition &competition, size_t number)
    {
        page(SiteLinks::competition(number), competition.rules.name,
             [&] { return m_pages.competition(season, competition, number); });
        page(SiteLinks::rounds(number), FrameWords::tr("Rounds: %1").arg(competition.rules.name),
             [&] { return m_pages.rounds(competition, number); });
    }

    const LeagueShown &m_shown;
    Language m_language;
    const std::vector<LiveMatch> *m_live; ///< null where nobody serves the site
    SitePages m_pages;
    QString m_only;
    std::vector<SiteFile> m_files;
};

/// Where a reader chooses a language.
SiteFile door(const LeagueShown &shown)
{
    QString html = u"<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                   "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"_s
        + htmlElement(u"title"_s, shown.league.name)
        + u"<link rel=\"stylesheet\" href=\"style.css\">\n</head>\n<body>\n<main class=\"door\">\n"_s
        + htmlElement(u"h1"_s, shown.league.name) + u"<nav><ul>\n"_s;
    for (const Language each : allLanguages)
        html
            += u"<li><a class=\"card\" href=\"%1/index.html\" lang=\"%1\" hreflang=\"%1\">%2</a></li>\n"_s
                   .arg(languageCode(each), languageNativeName(each));
    html += u"</ul></nav>\n</main>\n</body>\n</html>\n"_s;
    return {u"index.html"_s, html.toUtf8()};
}

} // namespace

QByteArray competitionPage(const LeagueShown &shown, const Competition &competition)
{
    const SiteBadges badges(shown, BadgePictures::Inside);
    const TeamAddress nowhere([](const EntrantId &) { return QString(); },
                              [&badges](const EntrantId &team) { return badges.mark(team); });
    const Season *season = shown.league.seasonOf(competition.id);
    QString html = u"<!DOCTYPE html>\n<html lang=\""_s + languageCode(currentLanguage())
        + u"\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
          "content=\"width=device-width, initial-scale=1\">\n"_s
        + htmlElement(u"title"_s, competition.rules.name) + u"<style>\n"_s
        + QString::fromUtf8(siteStyle()) + u"</style>\n</head>\n<body>\n"_s;
    QString inside = htmlElement(u"h1"_s, competition.rules.name)
        + htmlElement(u"p"_s,
                      season ? u"%1, %2"_s.arg(shown.league.name, season->name) : shown.league.name)
        + competitionTables(shown, competition, nowhere);
    for (const LeagueRound *round : publishedRounds(competition))
        inside += htmlTable(roundTable(shown, *round, &competition), nowhere);
    html += badges.drawingsFor(inside) + u"<main>\n"_s + inside + u"</main>\n</body>\n</html>\n"_s;
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
    for (SiteFile &each : SiteBadges(shown).files())
        files.push_back(std::move(each));
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
    for (SiteFile &each : SiteBadges(shown).files()) {
        if (each.path == path)
            return each.bytes;
    }
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
