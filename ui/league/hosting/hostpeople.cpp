// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/hosting/hostpeople.h"

#include "core/club/club.h"
#include "ui/sheets/badgepainter.h"

#include <algorithm>

namespace dugout {

std::vector<HostPerson> hostPeople(const League &league, const Club &club)
{
    std::vector<HostPerson> people;
    for (const LeagueCoach &coach : league.coaches) {
        const auto team
            = std::find_if(league.teams.begin(), league.teams.end(), [&coach](const auto &each) {
                  return each.coach == coach.id && each.state == MemberState::Active;
              });
        if (team == league.teams.end())
            continue;
        HostPerson person{coach.id.text(), coach.name, team->name, {}, {}, {}};
        // A team on paper has no sheet, and no colours.
        if (const auto sheet = club.teams().load(DocumentId(team->id.text()))) {
            person.badge = sheet->team.badge;
            person.first = toColour(sheet->team.primary);
            person.second = toColour(sheet->team.secondary);
        }
        people.push_back(person);
    }
    return people;
}

HostPerson personOf(const HostSlip &slip, const std::vector<HostPerson> &people)
{
    const auto found = std::find_if(people.begin(), people.end(), [&slip](const HostPerson &each) {
        return each.coach == slip.coach;
    });
    return found == people.end() ? HostPerson{slip.coach, slip.name, {}, {}, {}, {}} : *found;
}

} // namespace dugout
