// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/releases/maker/makefiles.h"
#include "tests/support/randomteam.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct NewTeam
{
    const char16_t *edition;
    const char16_t *roster;
    const char16_t *name;
};

/// Four of each edition, so that they can play each other.
constexpr NewTeam newTeams[]{
    {u"lrb4", u"human", u"Anvil Town"},         {u"lrb4", u"orc", u"Grey Tusks"},
    {u"lrb4", u"skaven", u"Sewer Nine"},        {u"lrb4", u"dwarf", u"Deep Shaft"},
    {u"lrb5", u"human", u"Blue Box"},           {u"lrb5", u"orc", u"Green Box"},
    {u"lrb5", u"wood-elf", u"Leaf Fall"},       {u"lrb5", u"necromantic", u"Late Shift"},
    {u"crp", u"human", u"Harbour Lads"},        {u"crp", u"undead", u"Grave Concern"},
    {u"crp", u"chaos", u"Bad Influence"},       {u"crp", u"goblin", u"Short Straw"},
    {u"bb2016", u"human", u"Market Rovers"},    {u"bb2016", u"orc", u"Wet Paint"},
    {u"bb2016", u"dark-elf", u"Cold Shoulder"}, {u"bb2016", u"nurgle", u"Bad Milk"},
};

QString fileName(const QString &kind, const Team &team)
{
    return kind + u'-' + team.id.text();
}

} // namespace

void makeTeams(Workshop &shop)
{
    constexpr int rounds = 3;
    TeamRoom room = shop.teamRoom();
    for (const auto &[edition, roster, name] : newTeams) {
        const QString of = QString::fromUtf16(edition);
        shop.teams[of].push_back(
            room.built(of, QString::fromUtf16(roster), QString::fromUtf16(name)));
    }
    for (auto &[edition, teams] : shop.teams) {
        const auto rules = room.ruleset(edition);
        shop.writer.addTeam(fileName(u"new"_s, teams[0]), teams[0], *rules);
        shop.writer.addTeam(fileName(u"founded"_s, teams[1]), founded(teams[1], *rules), *rules);
        teams = room.seasoned(teams, rounds);
        for (const Team &team : teams)
            shop.writer.addTeam(fileName(u"played"_s, team), team, *rules);
        const Team rich = room.colourful(teams[2]);
        shop.writer.addTeam(fileName(u"colourful"_s, rich), rich, *rules);
        const Roster &roster = rules->rosters()[shop.coach.pick(rules->rosters().size())];
        shop.writer.addTeam(u"by-lot-"_s + edition, randomTeam(*rules, roster, shop.coach.dice()),
                            *rules);
    }
}

} // namespace dugout
