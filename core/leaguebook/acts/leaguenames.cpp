// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/acts/leaguenames.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeagueNames
{
    Q_DECLARE_TR_FUNCTIONS(LeagueNames)
};

} // namespace

Result<SeasonId> seasonNamed(const League &league, const QString &name)
{
    for (auto season = league.seasons.rbegin(); season != league.seasons.rend(); ++season) {
        if (season->name == name || season->id.text() == name)
            return season->id;
    }
    return Error{ErrorCode::NoSuchSeason,
                 LeagueNames::tr("There is no season \"%1\" in this league.").arg(name),
                 {}};
}

Result<Competition> competitionNamed(const League &league, const QString &name)
{
    if (league.seasons.empty())
        return Error{ErrorCode::NoSeason,
                     LeagueNames::tr("This league has no season yet: begin one first."),
                     {}};
    for (auto season = league.seasons.rbegin(); season != league.seasons.rend(); ++season) {
        const auto &all = season->competitions;
        if (name.isEmpty() && all.size() == 1)
            return all.front();
        for (const Competition &each : all) {
            if (!name.isEmpty() && (each.rules.name == name || each.id.text() == name))
                return each;
        }
        if (name.isEmpty())
            break;
    }
    if (!name.isEmpty())
        return Error{ErrorCode::NoSuchCompetition,
                     LeagueNames::tr("There is no competition \"%1\" in this league.").arg(name),
                     {}};
    QStringList names;
    for (const Competition &each : league.seasons.back().competitions)
        names.append(each.rules.name);
    return Error{ErrorCode::WhichCompetition,
                 names.isEmpty()
                     ? LeagueNames::tr("This season has no competition yet.")
                     : LeagueNames::tr("Say which competition: %1.").arg(names.join(u", "_s)),
                 {}};
}

Result<EntrantId> teamNamed(const League &league, const QString &name)
{
    std::vector<EntrantId> found;
    for (const LeagueTeam &each : league.teams) {
        if (each.id.text() == name)
            return each.id;
        if (each.name == name)
            found.push_back(each.id);
    }
    if (found.size() == 1)
        return found.front();
    return Error{
        ErrorCode::NoSuchTeam,
        found.empty()
            ? LeagueNames::tr("There is no team \"%1\" in this league.").arg(name)
            : LeagueNames::tr("Several teams are called \"%1\": name one of them by its id.")
                  .arg(name),
        {}};
}

Result<CoachId> coachNamed(const League &league, const QString &name)
{
    for (const LeagueCoach &each : league.coaches) {
        if (each.id.text() == name || each.name.compare(name, Qt::CaseInsensitive) == 0)
            return each.id;
    }
    return Error{ErrorCode::NoSuchCoach,
                 LeagueNames::tr("There is no coach \"%1\" in this league.").arg(name),
                 {}};
}

Result<FixtureId> fixtureNamed(const League &league, const Competition &competition,
                               const QString &homeName, const QString &awayName, int round)
{
    const auto home = teamNamed(league, homeName);
    if (!home)
        return home.error();
    const auto away = teamNamed(league, awayName);
    if (!away)
        return away.error();
    const LeagueFixture *found = nullptr;
    for (const Phase &phase : competition.phases) {
        for (const LeagueRound &each : phase.rounds) {
            for (const LeagueFixture &fixture : each.fixtures) {
                const bool isThat = fixture.home == *home && fixture.away == *away
                    && (round == 0 || each.number == round);
                if (isThat && (!found || found->outcome))
                    found = &fixture;
            }
        }
    }
    if (!found)
        return Error{ErrorCode::NoSuchFixture,
                     LeagueNames::tr("%1 is not drawn at home against %2.").arg(homeName, awayName),
                     {}};
    return found->id;
}

} // namespace dugout
