// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/foreign/botbowlformat.h"

#include "core/exchange/foreign/foreignreading.h"
#include "core/exchange/foreign/foreignwriter.h"
#include "core/exchange/foreign/xmlhead.h"
#include "core/team/teamedits.h"
#include "core/values/orderedjson.h"

using namespace Qt::StringLiterals;

namespace dugout::botbowl {

namespace {

using Fields = OrderedJson::Fields;
using Elements = OrderedJson::Elements;

Profile readChange(FieldReader &reader)
{
    Profile change;
    for (const Stat stat : allStats)
        change = withStat(
            change, stat,
            reader.number(u"extra_"_s + statKey(stat), -foreignlimits::stat, foreignlimits::stat)
                .value_or(0));
    return change;
}

/// True or a number, as the version of botbowl has it.
int readNiggling(FieldReader &reader)
{
    const DataNode *node = reader.child(u"niggling"_s);
    if (node && (node->text == u"true"_s || node->text == u"false"_s))
        return node->text == u"true"_s ? 1 : 0;
    return reader.number(u"niggling"_s, 0, mostOfAnything).value_or(0);
}

ForeignPlayer readPlayer(const DataNode &node, const QString &place, ImportNotes &notes)
{
    FieldReader reader(node, place, notes);
    ForeignPlayer player;
    player.place = place;
    player.number = reader.number(u"nr"_s, 0, highestNumber).value_or(0);
    player.name = reader.text(u"name"_s);
    player.position = reader.text(u"position"_s);
    readSkillList(reader, u"extra_skills"_s, {}, player, notes);
    player.change = readChange(reader);
    player.points = reader.number(u"spp"_s, 0, foreignlimits::points);
    player.injuries.niggling = readNiggling(reader);
    player.missesNextMatch = reader.flag(u"mng"_s);
    reader.noteRest();
    return player;
}

Fields playerToJson(const Player &player, const Team &team, const Ruleset &ruleset)
{
    Elements skills;
    for (const SkillId &skill : gainedSkills(player))
        skills.emplace_back(englishSkill(skill, ruleset));
    Fields fields{{u"nr"_s, player.number},
                  {u"name"_s, player.name},
                  {u"position"_s, roleName(player, team, ruleset).en},
                  {u"extra_skills"_s, skills}};
    const Profile change = profileChange(player);
    for (const Stat stat : allStats)
        fields.emplace_back(u"extra_"_s + statKey(stat), statOf(change, stat));
    fields.emplace_back(u"spp"_s, starPlayerPoints(player, ruleset));
    fields.emplace_back(u"niggling"_s,
                        player.injuries.niggling > 1 ? OrderedJson(player.injuries.niggling)
                                                     : OrderedJson(player.injuries.niggling == 1));
    fields.emplace_back(u"mng"_s, player.missesNextMatch);
    return fields;
}

} // namespace

bool sniff(const QByteArray &bytes)
{
    return looksLikeJson(bytes) && bytes.contains("\"ass_coaches\"");
}

Result<ForeignTeam> read(const QByteArray &bytes)
{
    const auto root = parseJson(bytes);
    if (!root)
        return root.error();
    if (!root->child(u"players"))
        return noTeamInFile();
    ForeignTeam team;
    FieldReader reader(*root, {}, team.notes);
    team.name = reader.text(u"name"_s);
    team.race = reader.text(u"race"_s);
    team.edition = u"bb2016"_s; // the rules that program plays
    team.treasury = reader.number(u"treasury"_s, -mostGoldPieces, mostGoldPieces).value_or(0);
    team.apothecaries = reader.number(u"apothecaries"_s, 0, mostOfAnything).value_or(0);
    team.rerolls = reader.number(u"rerolls"_s, 0, mostOfAnything).value_or(0);
    team.fanFactor = reader.number(u"fan_factor"_s, 0, mostOfAnything).value_or(0);
    team.assistantCoaches = reader.number(u"ass_coaches"_s, 0, mostOfAnything).value_or(0);
    team.cheerleaders = reader.number(u"cheerleaders"_s, 0, mostOfAnything).value_or(0);
    readPlayerList(reader, u"players"_s, {}, team, readPlayer);
    reader.noteRest();
    return team;
}

Result<QByteArray> write(const Team &team, const Ruleset &ruleset, Language /*language*/)
{
    Elements players;
    for (const Player &player : team.players)
        players.emplace_back(playerToJson(player, team, ruleset));
    return OrderedJson(Fields{{u"name"_s, team.name},
                              {u"race"_s, rosterName(team, ruleset)},
                              {u"treasury"_s, team.treasury},
                              {u"apothecaries"_s, team.apothecaries},
                              {u"rerolls"_s, team.rerolls},
                              {u"fan_factor"_s, team.fanFactor},
                              {u"ass_coaches"_s, team.assistantCoaches},
                              {u"cheerleaders"_s, team.cheerleaders},
                              {u"players"_s, players}})
        .toText();
}

} // namespace dugout::botbowl
