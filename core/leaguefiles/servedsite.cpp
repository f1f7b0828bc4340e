// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguefiles/servedsite.h"

#include <algorithm>

namespace dugout {

namespace {

/// A hall that loads pages at once looks once.
constexpr qint64 lookAgainMs = 1'000;
/// Sheets of teams change without the league's journal.
constexpr qint64 readAnywayMs = 60'000;

/// When the league changed last; none when it is gone or cannot be read now.
std::optional<qint64> changedMsOf(const LeagueRepository &leagues, const LeagueId &id)
{
    const auto all = leagues.list();
    if (!all)
        return std::nullopt;
    const auto found = std::find_if(all->begin(), all->end(),
                                    [&id](const LeagueSummary &each) { return each.id == id; });
    return found == all->end() ? std::nullopt : std::optional(found->changedMs);
}

} // namespace

ServedSite::ServedSite(const LeagueRepository &leagues, const Club &club, LeagueId id)
    : m_leagues(leagues)
    , m_club(club)
    , m_id(std::move(id))
{ }

/// What cannot be read now leaves what was shown before.
void ServedSite::readAgain(qint64 nowMs)
{
    if (m_shown && nowMs - m_lookedMs < lookAgainMs)
        return;
    m_lookedMs = nowMs;
    const auto changedMs = changedMsOf(m_leagues, m_id);
    if (!changedMs
        || (m_shown && *changedMs == m_changedMs && nowMs - m_shown->madeMs < readAnywayMs))
        return;
    auto shown = gatherLeague(m_leagues, m_club, m_id);
    if (!shown)
        return;
    m_shown = *std::move(shown);
    m_changedMs = *changedMs;
}

QByteArray ServedSite::page(const QString &path)
{
    readAgain(m_club.clock()());
    if (!m_shown)
        return {};
    return leagueSitePage(
        *m_shown,
        isLivePage(path) ? liveMatches(m_club, m_shown->league) : std::vector<LiveMatch>(), path);
}

} // namespace dugout
