// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/releases/maker/teamroom.h"

#include "core/club/sampleteams.h"
#include "core/team/hiring.h"
#include "core/team/teamcheck.h"
#include "core/team/teamvalue.h"
#include "tests/support/teambuilder.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr size_t eleven = 11;

Rgb someColour(Coach &coach)
{
    constexpr size_t shades = 256;
    const auto shade = [&coach] { return static_cast<std::uint8_t>(coach.pick(shades)); };
    return {shade(), shade(), shade()};
}

/// The smallest picture there is.
QByteArray onePixel()
{
    return QByteArray::fromBase64(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAF"
        "AAH/iZk9HQAAAABJRU5ErkJggg==");
}

/// Of those that a team may have eleven of.
const Position &plainPosition(const Roster &roster)
{
    const auto price = [](const Position &each) {
        return each.max >= static_cast<int>(eleven) ? each.cost : each.cost + 1'000'000;
    };
    return *std::min_element(
        roster.positions.begin(), roster.positions.end(),
        [&price](const Position &a, const Position &b) { return price(a) < price(b); });
}

} // namespace

Team founded(const Team &team, const Ruleset &ruleset)
{
    return team.founded ? team : must(foundTeam(team, ruleset));
}

std::shared_ptr<const Ruleset> TeamRoom::ruleset(const QString &edition)
{
    return must(m_library.load(edition));
}

void TeamRoom::hireEleven(Team &team, const Ruleset &ruleset)
{
    const Roster &roster = *rosterOf(team, ruleset);
    const Position &plain = plainPosition(roster);
    while (team.players.size() < eleven) {
        const Position &wanted = roster.positions[m_coach.pick(roster.positions.size())];
        const int others = static_cast<int>(eleven - team.players.size()) - 1;
        const bool affordable
            = goldLeft(team, ruleset) - wanted.cost >= others * plain.cost + roster.rerollCost;
        auto hired = hire(team, ruleset, affordable ? wanted.id : plain.id);
        if (!hired)
            hired = hire(team, ruleset, plain.id);
        team = must(std::move(hired));
    }
}

void TeamRoom::spendTheRest(Team &team, const Ruleset &ruleset)
{
    constexpr int wishes = 12;
    const PositionId plain = plainPosition(*rosterOf(team, ruleset)).id;
    if (auto bought = buy(team, ruleset, TeamAsset::Reroll))
        team = *std::move(bought);
    for (int i = 0; i < wishes; ++i) {
        const TeamAsset asset = allTeamAssets[m_coach.pick(allTeamAssets.size())];
        auto changed = m_coach.onceIn(4) ? hire(team, ruleset, plain) : buy(team, ruleset, asset);
        if (changed)
            team = *std::move(changed);
    }
}

void TeamRoom::giveNames(Team &team)
{
    const NameGenerator names = must(loadNames());
    for (Player &player : team.players)
        player.name = names.nameFor(team, player.position, 0, m_coach.dice());
}

Team TeamRoom::built(const QString &edition, const QString &roster, const QString &name)
{
    const auto rules = ruleset(edition);
    QString id = edition + u'-' + name.toLower();
    id.replace(u' ', u'-');
    Team team = must(
        newTeam({TeamId(id), name, u"Coach of "_s + name, RosterId(roster), {}, {}}, *rules));
    hireEleven(team, *rules);
    spendTheRest(team, *rules);
    giveNames(team);
    team.primary = someColour(m_coach);
    team.secondary = someColour(m_coach);
    team.badge.shape = allBadgeShapes[m_coach.pick(allBadgeShapes.size())];
    team.badge.charge = allBadgeCharges[m_coach.pick(allBadgeCharges.size())];
    if (!isReadyToPlay(checkTeam(team, *rules)))
        qFatal("%s is not ready to play", qPrintable(name));
    return team;
}

std::vector<Team> TeamRoom::seasoned(std::vector<Team> teams, int rounds)
{
    for (Team &team : teams)
        team = founded(team, *ruleset(team.ruleset.text()));
    for (int round = 0; round < rounds; ++round) {
        for (size_t first = 0; first + 1 < teams.size(); first += 2) {
            MatchSetup setup;
            setup.ruleset = teams[first].ruleset;
            setup.teams = {teams[first], teams[first + 1]};
            setup.league = true;
            const auto game = must(openGame(setup, {}, m_library));
            (void)play(*game, m_coach, {}, m_time);
            for (const Seat seat : {0, 1})
                teams[first + static_cast<size_t>(seat)] = reinforced(*game->nextTeam(seat));
        }
        std::rotate(teams.begin() + 1, teams.begin() + 2, teams.end());
    }
    return teams;
}

Team TeamRoom::reinforced(Team team)
{
    const auto rules = ruleset(team.ruleset.text());
    const PositionId plain = plainPosition(*rosterOf(team, *rules)).id;
    while (playersAvailable(team) < static_cast<int>(eleven)) {
        auto hired = hire(team, *rules, plain, {}, Payment::Free);
        if (!hired)
            break;
        team = *std::move(hired);
    }
    return team;
}

Team TeamRoom::atHome(Team team)
{
    const auto rules = ruleset(team.ruleset.text());
    const Table *surfaces = rules->tables().find(u"stadium-unusual-surface"_s);
    const Table *deals = rules->tables().find(u"sponsorship-ongoing"_s);
    if (!surfaces || !deals)
        return team;
    team.home.resident = true;
    team.home.stadiumFund = 40'000;
    team.home.stadium = {surfaces->rows.front().id};
    team.home.sponsors = {deals->rows.back().id};
    team.home.stadiumName = u"Plaza de los Ñandúes"_s;
    return team;
}

Team TeamRoom::colourful(Team team)
{
    const auto rules = ruleset(team.ruleset.text());
    for (const StarPlayer &star : rules->stars()) {
        if (!isHiredBy(star, team.roster))
            continue;
        if (auto hired = hireStar(team, *rules, star.id, Payment::Free)) {
            team = *std::move(hired);
            break;
        }
    }
    team = must(letGo(team, team.players.front().id, PlayerStatus::Retired));
    for (Player &player : team.players)
        player.missesNextMatch = player.missesNextMatch || m_coach.onceIn(3);
    while (auto joined = addJourneyman(team, *rules))
        team = *std::move(joined);
    team.players.back().notes = u"Hat versprochen, «nur dies eine Mal» zu spielen.\nY cumplió."_s;
    for (const Option &option : rules->options()) {
        if (option.defaultValue == OptionValue(false) && m_coach.onceIn(3))
            team.options[option.id] = true;
    }
    team.badge.png = onePixel();
    team = atHome(std::move(team));
    team = must(setNotes(team, u"¡Ánimo! Ω ≠ 💥\ndrei Zeilen"_s));
    team = must(renameTeam(team, team.name + u" & <Söhne> \"Ñ\""_s));
    return team;
}

} // namespace dugout
