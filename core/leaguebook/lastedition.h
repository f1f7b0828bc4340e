// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/club.h"
#include "core/leaguebook/leaguerepository.h"
#include "core/leaguebook/sampleleague.h"

#include <algorithm>
#include <optional>

namespace dugout {

namespace lasteditions {

/// When somebody last did something with an edition.
struct EditionUse
{
    RulesetId edition{};
    qint64 atMs = 0;
};

inline EditionUse lastOfTeams(const TeamRepository &teams)
{
    const auto kept = teams.list();
    if (!kept || kept->empty())
        return {};
    const std::vector<DocumentSummary> samples = teams.untouchedSamples();
    for (const DocumentSummary &each : *kept) {
        if (std::find(samples.begin(), samples.end(), each) != samples.end())
            continue;
        if (const auto team = teams.loadPlaying(each.id))
            return {team->team.ruleset, each.modifiedMs};
    }
    return {};
}

} // namespace lasteditions

/// The edition of the team or the league that somebody changed last, of that game alone where one
/// is named; empty while there are only samples that nobody has touched.
[[nodiscard]] inline RulesetId lastEdition(const Club &club, const LeagueRepository &leagues,
                                           std::optional<Game> game = {})
{
    const auto isOf = [&club, game](const RulesetId &id) {
        const auto ruleset = club.library().load(id.text());
        return ruleset && (!game || (*ruleset)->manifest().game == *game);
    };
    lasteditions::EditionUse last = lasteditions::lastOfTeams(club.teams());
    if (!isOf(last.edition))
        last = {};
    const auto kept = leagues.list();
    for (const LeagueSummary &each : kept ? *kept : std::vector<LeagueSummary>{}) {
        const bool later = last.edition.isEmpty() || each.changedMs > last.atMs;
        if (later && each.id != sampleLeagueId() && isOf(each.ruleset))
            last = {each.ruleset, each.changedMs};
    }
    return last.edition;
}

} // namespace dugout
