// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguefiles/sitepages.h"

#include "core/exchange/foreign/rostertable.h"
#include "core/leaguebook/fixtures/playedout.h"
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

constexpr size_t mostNextFixtures = 12;

ShownTable rosterOf(const TeamSheet &sheet)
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
    for (const QStringList &row : cells.rows)
        roster.rows.push_back({QString::number(roster.rows.size() + 1), {row.begin(), row.end()}});
    return roster;
}

} // namespace

SitePages::SitePages(const LeagueShown &shown, Language language)
    : m_shown(shown)
    , m_language(language)
{
    QHash<EntrantId, size_t> numbers;
    for (size_t i = 0; i < shown.league.teams.size(); ++i)
        numbers.insert(shown.league.teams[i].id, i + 1);
    m_address = [numbers](const EntrantId &team) {
        return numbers.contains(team) ? u"team-%1.html"_s.arg(numbers.value(team)) : QString();
    };
}

QString SitePages::competitionFile(size_t number)
{
    return u"competition-%1.html"_s.arg(number);
}

QString SitePages::roundsFile(size_t number)
{
    return u"competition-%1-rounds.html"_s.arg(number);
}

QString SitePages::table(const ShownTable &made) const
{
    return made.rows.empty() ? QString() : htmlTable(made, m_address);
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
    QString html;
    size_t number = 0;
    QString before;
    for (const Season &season : seasons) {
        const bool isLast = &season == &seasons.back();
        if (isLast)
            html += htmlElement(u"h2"_s, season.name);
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
    return htmlLink(competitionFile(number), u"%1, %2"_s.arg(competition.rules.name, season.name))
        + (champion.isEmpty() ? QString() : u". "_s + champion.toHtmlEscaped());
}

QString SitePages::summaryOf(const Competition &competition, size_t number) const
{
    QString html
        = u"<h2>"_s + htmlLink(competitionFile(number), competition.rules.name) + u"</h2>\n"_s;
    if (const QString champion = championLine(competition); !champion.isEmpty())
        html += htmlElement(u"p"_s, champion);
    for (const NamedScope &scope : scopesOf(competition))
        html += table(standingsTable(m_shown, competition, scope));
    return html + competitionBrackets(m_shown, competition, m_address) + u"<p>"_s
        + htmlLink(roundsFile(number), SiteWords::tr("All rounds")) + u"</p>\n"_s;
}

/// What is not played yet, round by round.
ShownTable SitePages::nextFixtures(const Season &season) const
{
    LeagueRound open; // of all competitions, each with the deadline of its own round
    for (const Competition &competition : season.competitions) {
        for (const LeagueRound *round : publishedRounds(competition)) {
            for (LeagueFixture each : round->fixtures) {
                each.when.deadlineMs = deadlineOf(*round, each);
                if (isAwaited(competition, each) && !each.isBye()
                    && open.fixtures.size() < mostNextFixtures)
                    open.fixtures.push_back(std::move(each));
            }
        }
    }
    ShownTable table = roundTable(m_shown, open);
    table.caption = SiteWords::tr("Next fixtures");
    return table;
}

QString SitePages::competition(const Season &season, const Competition &competition,
                               size_t number) const
{
    QString html = u"<p class=\"soft\">"_s + season.name.toHtmlEscaped() + u"</p>\n"_s;
    if (const QString champion = championLine(competition); !champion.isEmpty())
        html += htmlElement(u"p"_s, champion);
    return html + u"<p>"_s + htmlLink(roundsFile(number), SiteWords::tr("All rounds")) + u"</p>\n"_s
        + competitionTables(m_shown, competition, m_address);
}

QString SitePages::rounds(const Competition &competition, size_t number) const
{
    QString html
        = u"<p>"_s + htmlLink(competitionFile(number), SiteWords::tr("Standings")) + u"</p>\n"_s;
    const std::vector<const LeagueRound *> rounds = publishedRounds(competition);
    if (rounds.empty())
        html += htmlElement(u"p"_s, SiteWords::tr("No round is published yet."));
    for (const LeagueRound *round : rounds)
        html += table(roundTable(m_shown, *round, &competition));
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
        html = table(rosterOf(sheet));
    }
    facts.emplace_back(
        SiteWords::tr("In every match"),
        purchasesText(team.inducements, team.roster, m_shown.ruleset.get(), m_language));
    QString list = u"<dl>\n"_s;
    for (const auto &[fact, value] : facts) {
        if (!value.isEmpty())
            list += u"<dt>"_s + fact.toHtmlEscaped() + u"</dt><dd>"_s + value.toHtmlEscaped()
                + u"</dd>\n"_s;
    }
    return list + u"</dl>\n"_s + html + table(teamFixturesTable(m_shown, team.id));
}

QString SitePages::leaders() const
{
    QString html;
    for (const LeagueBoard &each : m_shown.boards)
        html += table(boardTable(m_shown, each));
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
    return htmlTable(made, m_address);
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
