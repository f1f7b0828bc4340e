// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguefiles/sitelinks.h"

using namespace Qt::StringLiterals;

namespace dugout {

SiteLinks::SiteLinks(const LeagueShown &shown)
    : m_shown(shown)
    , m_badges(shown)
    , m_address([this](const EntrantId &cell) { return page(cell); },
                [this](const EntrantId &team) { return m_badges.mark(team); })
{
    for (size_t i = 0; i < shown.league.teams.size(); ++i)
        m_pages.insert(shown.league.teams[i].id, u"team-%1.html"_s.arg(i + 1));
    findMatches();
    findPlayers();
}

QString SiteLinks::competition(size_t number)
{
    return u"competition-%1.html"_s.arg(number);
}

QString SiteLinks::rounds(size_t number)
{
    return u"competition-%1-rounds.html"_s.arg(number);
}

// No id has a line break in it.

EntrantId SiteLinks::cellOf(const FixtureId &fixture)
{
    return EntrantId(u"\nmatch\n"_s + fixture.text());
}

EntrantId SiteLinks::cellOf(const EntrantId &team, const PlayerId &player)
{
    return EntrantId(u"\nplayer\n"_s + team.text() + u'\n' + player.text());
}

void SiteLinks::findMatches()
{
    if (league().seasons.empty())
        return;
    for (const Competition &competition : league().seasons.back().competitions) {
        for (const LeagueRound *round : publishedRounds(competition)) {
            for (const LeagueFixture &each : round->fixtures) {
                if (!each.outcome || each.isBye())
                    continue;
                const QString file = u"match-%1.html"_s.arg(m_matches.size() + 1);
                m_matches.push_back({file, &competition, round, &each});
                m_pages.insert(cellOf(each.id), file);
            }
        }
    }
}

void SiteLinks::findPlayers()
{
    for (const TeamWithRules &team : m_shown.teams) {
        for (const Player &each : team.team.players) {
            const QString file = u"player-%1.html"_s.arg(m_players.size() + 1);
            m_players.push_back({file, &team, &each});
            m_pages.insert(cellOf(EntrantId(team.team.id.text()), each.id), file);
        }
    }
}

QString SiteLinks::named(const EntrantId &team) const
{
    const QString target = page(team);
    const QString name = teamName(league(), team).toHtmlEscaped();
    return m_badges.mark(team)
        + (target.isEmpty() ? name : u"<a href=\""_s + target + u"\">"_s + name + u"</a>"_s);
}

QString SiteLinks::allResults() const
{
    size_t number = 0;
    for (const Season &season : league().seasons)
        number += season.competitions.size();
    return number == 0 || league().seasons.back().competitions.empty() ? QString() : rounds(number);
}

} // namespace dugout
