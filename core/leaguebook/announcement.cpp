// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/announcement.h"

#include "core/league/lot.h"

#include <QCoreApplication>

#include <algorithm>

namespace dugout {

namespace {

struct AnnouncementWords
{
    Q_DECLARE_TR_FUNCTIONS(Squads)
};

QString clubOf(const League &league, const EntrantId &id)
{
    const LeagueTeam *team = league.team(id);
    return team ? team->club : QString();
}

bool decidesByLot(const CompetitionRules &rules)
{
    return std::find(rules.tieBreaks.begin(), rules.tieBreaks.end(), TieBreak::Lot)
        != rules.tieBreaks.end();
}

/// How many have one.
int lotsOf(const Competition &competition)
{
    return static_cast<int>(
        std::count_if(competition.entries.begin(), competition.entries.end(),
                      [](const CompetitionEntry &each) { return each.lot > 0; }));
}

} // namespace

std::vector<LeagueEvent> announcement(const CompetitionId &id, const CompetitionRules &rules,
                                      const std::vector<CompetitionEntry> &entries,
                                      RandomSource &lot)
{
    std::vector<LeagueEvent> events{{CompetitionAdded{id, rules}, {}}};
    std::vector<EntrantId> teams;
    for (const CompetitionEntry &each : entries) {
        events.push_back({EntrantJoined{id, each}, {}});
        teams.push_back(each.team);
    }
    if (decidesByLot(rules) && !teams.empty()) {
        drawOrder(teams, lot);
        events.push_back({LotsDrawn{id, std::move(teams)}, {}});
    }
    return events;
}

std::vector<LeagueEvent> entering(const Competition &competition, const CompetitionEntry &entry,
                                  RandomSource &lot)
{
    std::vector<LeagueEvent> events{{EntrantJoined{competition.id, entry}, {}}};
    const CompetitionEntry *known = competition.entry(entry.team);
    if (decidesByLot(competition.rules) && (!known || known->lot == 0))
        events.push_back(
            {LotsDrawn{competition.id, {entry.team}, lot.roll(lotsOf(competition) + 1)}, {}});
    return events;
}

std::vector<LeagueEvent> changing(const Competition &competition, const CompetitionRules &rules,
                                  RandomSource &lot)
{
    std::vector<LeagueEvent> events{{CompetitionChanged{competition.id, rules}, {}}};
    if (!decidesByLot(rules))
        return events;
    int lots = lotsOf(competition);
    for (const CompetitionEntry &each : competition.entries) {
        if (each.lot == 0)
            events.push_back({LotsDrawn{competition.id, {each.team}, lot.roll(++lots)}, {}});
    }
    return events;
}

std::vector<CompetitionEntry> entriesFor(const League &league, const CompetitionRules &rules,
                                         const std::vector<EntrantId> &teams)
{
    std::vector<CompetitionEntry> entries;
    int others = 0;
    for (const EntrantId &team : teams) {
        CompetitionEntry entry;
        entry.team = team;
        const QString club = clubOf(league, team);
        const auto mates = std::count_if(teams.begin(), teams.end(), [&](const EntrantId &each) {
            return clubOf(league, each) == club;
        });
        if (rules.hasSquads())
            entry.squad = !club.isEmpty() && mates == rules.squad
                ? club
                : AnnouncementWords::tr("Squad %1").arg(others++ / rules.squad + 1);
        entries.push_back(std::move(entry));
    }
    return entries;
}

} // namespace dugout
