// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/journal/leaguebytes.h"

#include "core/leaguebook/journal/leaguevalues.h"
#include "core/values/valuebytes.h"

namespace dugout {

PackedLeague packedLeague(const League &league)
{
    PackedLeague packed;
    packed.head = bytesOf(league);
    std::vector<KeptSheet> sheets;
    for (const LeagueTeam &each : league.teams)
        sheets.push_back(each.sheet);
    packed.sheets = bytesOf(sheets);
    for (const Season &each : league.seasons)
        packed.seasons.push_back(each.competitions.packed());
    return packed;
}

std::optional<League> unpackedLeague(const QByteArray &head, const QByteArray &sheets,
                                     std::vector<PackedCompetitions> seasons)
{
    auto league = fromBytes<League>(head);
    const auto kept = fromBytes<std::vector<KeptSheet>>(sheets);
    if (!league || !kept || kept->size() != league->teams.size()
        || seasons.size() != league->seasons.size())
        return std::nullopt;
    for (size_t i = 0; i < kept->size(); ++i)
        league->teams[i].sheet = (*kept)[i];
    for (size_t i = 0; i < seasons.size(); ++i)
        league->seasons[i].competitions = CompetitionList(std::move(seasons[i]));
    return league;
}

QByteArray packedCompetitions(const std::vector<Competition> &competitions)
{
    return bytesOf(competitions);
}

std::optional<std::vector<Competition>> unpackedCompetitions(const QByteArray &bytes)
{
    return fromBytes<std::vector<Competition>>(bytes);
}

QByteArray packedTitles(const PackedCompetitions &competitions)
{
    return bytesOf(competitions);
}

std::optional<PackedCompetitions> unpackedTitles(const QByteArray &bytes)
{
    return fromBytes<PackedCompetitions>(bytes);
}

} // namespace dugout
