// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/looks/teamratings.h"

#include "core/club/club.h"
#include "core/league/numbertext.h"
#include "core/team/teamrules.h"
#include "core/team/teamvalue.h"

using namespace Qt::StringLiterals;

namespace dugout {

QHash<EntrantId, int> teamRatingsOf(const League &league, const Club &club, const Ruleset *ruleset)
{
    QHash<EntrantId, int> found;
    if (!ruleset || !teamRules(*ruleset, {}).ratingGoldDivisor)
        return found;
    for (const LeagueTeam &each : league.teams) {
        const auto kept = club.teams().load(DocumentId(each.id.text()));
        if (const auto rating = kept ? teamRating(kept->team, *ruleset) : std::nullopt)
            found.insert(each.id, *rating);
    }
    return found;
}

bool isShownAsRating(TieBreak tieBreak, const QHash<EntrantId, int> &ratings)
{
    return tieBreak == TieBreak::TeamValue && !ratings.isEmpty();
}

QString tieBreakText(const Standings &standings, const StandingRow &row, size_t place,
                     const QHash<EntrantId, int> &ratings)
{
    std::optional<Rational> shown = row.tieBreaks[place];
    if (isShownAsRating(standings.tieBreaks[place], ratings)) {
        const auto rating = ratings.constFind(row.entrant.id);
        shown = rating == ratings.constEnd() ? std::nullopt : std::optional(Rational(*rating));
    }
    return shown ? numberText(*shown) : u"–"_s;
}

} // namespace dugout
