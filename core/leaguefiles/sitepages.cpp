// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguefiles/sitepages.h"

#include "core/exchange/foreign/rostertable.h"
#include "core/leaguebook/looks/leaguecharts.h"
#include "core/leaguefiles/sitefront.h"
#include "core/shop/purchaseid.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct SiteWords
{
    Q_DECLARE_TR_FUNCTIONS(LeagueSite)
};

ShownTable rosterOf(const TeamSheet &sheet, const Team &team)
{
    constexpr size_t skills = 7;
    constexpr size_t injuries = 8;
    const RosterTable cells = rosterTable(sheet, true);
    ShownTable roster;
    roster.caption = SiteWords::tr("Players");
    roster.naming = 1;
    for (size_t i = 0; i < static_cast<size_t>(cells.heads.size()); ++i) {
        const QString &head = cells.heads.at(static_cast<qsizetype>(i));
        const bool isWord = i == 1 || i == 2 || i == skills || i == injuries;
        ShownColumn column = isWord ? wordsColumn(QString::number(i), head)
                                    : figureColumn(QString::number(i), head);
        column.isMinor = i >= injuries;
        roster.columns.push_back(std::move(column));
    }
    for (const QStringList &row : cells.rows) {
        ShownRow shown{QString::number(roster.rows.size() + 1), {row.begin(), row.end()}};
        const TeamSheetPlayer &player = sheet.players[roster.rows.size()];
        const auto who
            = std::find_if(team.players.begin(), team.players.end(), [&player](const Player &each) {
                  return each.number == player.number && each.name == player.name;
              });
        if (who != team.players.end())
            shown.cells[roster.naming].leadsTo
                = SiteLinks::cellOf(EntrantId(team.id.text()), who->id).text();
        roster.rows.push_back(std::move(shown));
    }
    return roster;
}

/// To the page of a match that has one.
QString scoreLink(const SiteLinks &links, const ShownRow &row)
{
    const FixtureId fixture(row.id);
    return links.match(fixture).isEmpty() ? QString() : SiteLinks::cellOf(fixture).text();
}

} // namespace

SitePages::SitePages(const LeagueShown &shown, Language language)
    : m_shown(shown)
    , m_language(language)
    , m_links(shown)
{ }

QString SitePages::table(const ShownTable &made) const
{
    return made.rows.empty() ? QString() : htmlTable(made, m_links.address());
}

QString SitePages::table(const Result<ShownTable> &made) const
{
    return made ? table(*made) : htmlElement(u"p"_s, made.error().message);
}

QString SitePages::home() const
{
    const auto &seasons = m_shown.league.seasons;
    if (seasons.empty())
        return htmlElement(u"p"_s, SiteWords::tr("The first season has not begun yet."));
    QString tables;
    size_t number = 0;
    QString before;
    for (const Season &season : seasons) {
        for (const Competition &each : season.competitions) {
            ++number;
            if (&season == &seasons.back())
                tables += summaryOf(each, number);
            else
                before += u"<li>"_s + pastLine(season, each, number) + u"</li>\n"_s;
        }
    }
    QString html = latestResults(m_links) + u"<div class=\"two wide-left\">\n<div>\n"_s + tables
        + leagueNews(m_links) + u"</div>\n<div>\n"_s + nowAndNext(m_links) + topScorers(m_links)
        + u"</div>\n</div>\n"_s + teamTiles(m_links);
    if (!before.isEmpty())
        html += htmlElement(u"h2"_s, SiteWords::tr("Earlier seasons")) + u"<ul>\n"_s + before
            + u"</ul>\n"_s;
    return html;
}

QString SitePages::championLine(const Competition &competition) const
{
    const EntrantId champion = championOf(m_shown.league, competition);
    return champion.isEmpty() ? QString()
                              : SiteWords::tr("Winner: %1").arg(teamName(m_shown.league, champion));
}

QString SitePages::pastLine(const Season &season, const Competition &competition,
                            size_t number) const
{
    const QString champion = championLine(competition);
    return htmlLink(SiteLinks::competition(number),
                    u"%1, %2"_s.arg(competition.rules.name, season.name))
        + (champion.isEmpty() ? QString() : u". "_s + champion.toHtmlEscaped());
}

QString SitePages::summaryOf(const Competition &competition, size_t number) const
{
    QString html = u"<h2>"_s + htmlLink(SiteLinks::competition(number), competition.rules.name)
        + u"</h2>\n"_s;
    if (const QString champion = championLine(competition); !champion.isEmpty())
        html += htmlElement(u"p"_s, champion);
    for (const NamedScope &scope : scopesOf(competition))
        html += table(standingsTable(m_shown, competition, scope));
    return html + competitionBrackets(m_shown, competition, m_links.address()) + u"<p>"_s
        + htmlLink(SiteLinks::rounds(number), SiteWords::tr("All rounds")) + u"</p>\n"_s;
}

/// How points came about, and places.
QString SitePages::curvesOf(const Competition &competition) const
{
    QString html;
    for (const NamedScope &each : scopesOf(competition)) {
        const auto titled = [&each](const QString &title) {
            return each.name.isEmpty() ? title : u"%1: %2"_s.arg(title, each.name);
        };
        html += chartSvg(pointsChart(m_shown.league, competition, each.scope), m_links.badges(),
                         titled(SiteWords::tr("Points, round by round")))
            + chartSvg(placesChart(m_shown.league, competition, each.scope), m_links.badges(),
                       titled(SiteWords::tr("Places, round by round")), true);
    }
    return html.isEmpty() ? html : u"<div class=\"two\">\n"_s + html + u"</div>\n"_s;
}

QString SitePages::competition(const Season &season, const Competition &competition,
                               size_t number) const
{
    QString html = u"<p class=\"soft\">"_s + season.name.toHtmlEscaped() + u"</p>\n"_s;
    if (const QString champion = championLine(competition); !champion.isEmpty())
        html += htmlElement(u"p"_s, champion);
    return html + u"<p>"_s + htmlLink(SiteLinks::rounds(number), SiteWords::tr("All rounds"))
        + u"</p>\n"_s + competitionTables(m_shown, competition, m_links.address())
        + curvesOf(competition);
}

QString SitePages::rounds(const Competition &competition, size_t number) const
{
    QString html = u"<p>"_s + htmlLink(SiteLinks::competition(number), SiteWords::tr("Standings"))
        + u"</p>\n"_s;
    const std::vector<const LeagueRound *> rounds = publishedRounds(competition);
    if (rounds.empty())
        html += htmlElement(u"p"_s, SiteWords::tr("No round is published yet."));
    for (const LeagueRound *round : rounds) {
        ShownTable made = roundTable(m_shown, *round, &competition);
        for (ShownRow &row : made.rows)
            row.cells[1].leadsTo = scoreLink(m_links, row);
        html += table(made);
    }
    return html;
}

QString SitePages::teams() const
{
    return table(teamsTable(m_shown));
}

QString SitePages::team(const LeagueTeam &team) const
{
    QString html;
    const auto kept = std::find_if(
        m_shown.teams.begin(), m_shown.teams.end(),
        [&team](const TeamWithRules &each) { return each.team.id.text() == team.id.text(); });
    std::vector<std::pair<QString, QString>> facts{
        {SiteWords::tr("Coach"), coachName(m_shown.league, team.id)},
        {SiteWords::tr("Race"), raceName(m_shown.ruleset.get(), team.roster)}};
    if (kept != m_shown.teams.end()) {
        const TeamSheet sheet = makeTeamSheet(kept->team, *kept->ruleset, m_language);
        facts = teamFacts(sheet);
        html = table(rosterOf(sheet, kept->team));
    }
    facts.emplace_back(
        SiteWords::tr("In every match"),
        purchasesText(team.inducements, team.roster, m_shown.ruleset.get(), m_language));
    const TeamDress dress = m_links.badges().dress(team.id);
    const QString head = u"<div class=\"card head\">\n"_s
        + stripeSvg(dress.primary, dress.secondary, 2, 1)
        + m_links.badges().mark(team.id, u"huge"_s) + htmlFacts(facts) + u"</div>\n"_s;
    return head + table(teamFixturesTable(m_shown, team.id)) + html
        + chartSvg(valuesChart(m_shown.league, {team.id}), m_links.badges(),
                   SiteWords::tr("Team value, match by match"));
}

QString SitePages::leaders() const
{
    QString html;
    for (const LeagueBoard &each : m_shown.boards) {
        ShownTable made = boardTable(m_shown, each);
        for (size_t i = 0; i < made.rows.size(); ++i)
            made.rows[i].cells[made.naming].leadsTo
                = SiteLinks::cellOf(each.lines[i].team, each.lines[i].player).text();
        html += table(made);
    }
    html += table(cemeteryTable(m_shown, m_shown.cemetery));
    return html.isEmpty() ? htmlElement(u"p"_s, SiteWords::tr("There is nothing to count yet."))
                          : html;
}

QString SitePages::live(const std::vector<LiveMatch> &matches) const
{
    if (matches.empty())
        return htmlElement(u"p"_s, SiteWords::tr("No match is being played now."));
    ShownTable made;
    made.caption = SiteWords::tr("Played now");
    made.columns = {growing(wordsColumn(u"home"_s, SiteWords::tr("Home"))),
                    figureColumn(u"score"_s, SiteWords::tr("Score")),
                    growing(wordsColumn(u"away"_s, SiteWords::tr("Away"))),
                    wordsColumn(u"turn"_s, SiteWords::tr("Turn"))};
    for (const LiveMatch &each : matches) {
        const auto &[home, away] = each.standing.score;
        made.rows.push_back({QString::number(made.rows.size() + 1),
                             {{teamName(m_shown.league, each.home), each.home.text()},
                              pairCell(home, away),
                              {teamName(m_shown.league, each.away), each.away.text()},
                              momentWords(each.standing)}});
    }
    return htmlTable(made, m_links.address());
}

QString SitePages::records() const
{
    QString html = table(prizesTable(m_shown, m_shown.league.prizes));
    for (const RecordBy by :
         {RecordBy::Team, RecordBy::Coach, RecordBy::Roster, RecordBy::RosterAgainst})
        html += table(recordsTable(m_shown, by));
    return html.isEmpty() ? htmlElement(u"p"_s, SiteWords::tr("There is nothing to count yet."))
                          : html;
}

} // namespace dugout
