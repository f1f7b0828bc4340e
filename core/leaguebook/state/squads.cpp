// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/state/squads.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct SquadWords
{
    Q_DECLARE_TR_FUNCTIONS(Squads)
};

const Squad *squadNamed(const std::vector<Squad> &squads, const EntrantId &id)
{
    const auto found = std::find_if(squads.begin(), squads.end(),
                                    [&id](const Squad &each) { return each.id == id; });
    return found == squads.end() ? nullptr : &*found;
}

/// A squad as the draw sees it: in the division of its members, seeded like the best of them.
CompetitionEntry squadEntry(const Competition &competition, const Squad &squad)
{
    CompetitionEntry made;
    made.team = squad.id;
    for (const EntrantId &each : squad.active) {
        const CompetitionEntry &member = *competition.entry(each);
        if (made.division.isEmpty())
            made.division = member.division;
        if (member.seed > 0 && (made.seed == 0 || member.seed < made.seed))
            made.seed = member.seed;
    }
    return made;
}

} // namespace

std::vector<Squad> squadsOf(const Competition &competition)
{
    std::vector<Squad> squads;
    if (!competition.rules.hasSquads())
        return squads;
    for (const CompetitionEntry &each : competition.entries) {
        const EntrantId id = squadId(each.squad);
        auto found = std::find_if(squads.begin(), squads.end(),
                                  [&id](const Squad &known) { return known.id == id; });
        if (found == squads.end()) {
            squads.push_back({id, each.squad, {}, {}});
            found = squads.end() - 1;
        }
        found->members.push_back(each.team);
        if (!each.left)
            found->active.push_back(each.team);
    }
    return squads;
}

EntrantId entrantOf(const Competition &competition, const EntrantId &team)
{
    if (!competition.rules.hasSquads() || team.isEmpty())
        return team;
    const CompetitionEntry *entry = competition.entry(team);
    return entry ? squadId(entry->squad) : team;
}

std::vector<EntrantId> withMembers(const Competition &competition,
                                   const std::vector<EntrantId> &entrants)
{
    if (!competition.rules.hasSquads())
        return entrants;
    const std::vector<Squad> squads = squadsOf(competition);
    std::vector<EntrantId> members;
    for (const EntrantId &each : entrants) {
        if (const Squad *squad = squadNamed(squads, each))
            members.insert(members.end(), squad->active.begin(), squad->active.end());
        else
            members.push_back(each);
    }
    return members;
}

std::vector<CompetitionEntry> fieldOf(const Competition &competition)
{
    std::vector<CompetitionEntry> field;
    if (!competition.rules.hasSquads()) {
        std::copy_if(competition.entries.begin(), competition.entries.end(),
                     std::back_inserter(field),
                     [](const CompetitionEntry &each) { return !each.left; });
        return field;
    }
    for (const Squad &each : squadsOf(competition)) {
        if (!each.active.empty())
            field.push_back(squadEntry(competition, each));
    }
    return field;
}

std::vector<Pairing> boardsOf(const Competition &competition, const Pairing &pair)
{
    const std::vector<EntrantId> home = withMembers(competition, {pair.home});
    const std::vector<EntrantId> away
        = pair.away.isEmpty() ? std::vector<EntrantId>() : withMembers(competition, {pair.away});
    std::vector<Pairing> boards;
    for (size_t i = 0; i < std::max(home.size(), away.size()); ++i) {
        const EntrantId one = i < home.size() ? home[i] : EntrantId();
        const EntrantId other = i < away.size() ? away[i] : EntrantId();
        boards.push_back(one.isEmpty() ? Pairing{other, {}} : Pairing{one, other});
    }
    return boards;
}

Result<void> checkSquads(const Competition &competition)
{
    for (const Squad &each : squadsOf(competition)) {
        const auto size = static_cast<int>(each.active.size());
        if (size > 0 && size != competition.rules.squad)
            return Error{ErrorCode::SquadIncomplete,
                         SquadWords::tr("%1 has %2 of %3 members.")
                             .arg(each.name, QString::number(size),
                                  QString::number(competition.rules.squad)),
                         {}};
    }
    return {};
}

} // namespace dugout
