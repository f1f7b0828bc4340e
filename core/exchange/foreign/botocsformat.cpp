// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/foreign/botocsformat.h"

#include "core/exchange/foreign/foreignreading.h"
#include "core/exchange/foreign/foreignwriter.h"
#include "core/exchange/foreign/xmlhead.h"
#include "core/team/teamedits.h"

#include <QXmlStreamWriter>

using namespace Qt::StringLiterals;

namespace dugout::botocs {

namespace {

/// BOTOCS has names of its own for three skills.
const QHash<QString, QString> &renamed()
{
    static const QHash<QString, QString> names{{u"ball-and-chain"_s, u"Ball and Chain"_s},
                                               {u"nurgles-rot"_s, u"Nurgles Rot"_s},
                                               {u"claw"_s, u"Claws"_s}};
    return names;
}

ForeignPlayer readPlayer(const DataNode &node, const QString &place, ImportNotes &notes)
{
    FieldReader reader(node, place, notes);
    ForeignPlayer player;
    player.place = place;
    player.number = reader.number(u"number"_s, 0, highestNumber).value_or(0);
    player.name = reader.text(u"name"_s);
    player.position = reader.text(u"position"_s);
    player.profile = readProfile(reader);
    readSkillList(reader, u"skills"_s, u"skill"_s, player, notes);
    player.skillsAreComplete = true;
    if (reader.flag(u"journeyman"_s))
        player.kind = PlayerKind::Journeyman;
    player.points = reader.number(u"spp"_s, 0, foreignlimits::points);
    player.missesNextMatch = reader.flag(u"injured"_s);
    // Losses of characteristics stand in the numbers; only these are counted apart.
    player.injuries.niggling = reader.number(u"nigglings"_s, 0, mostOfAnything).value_or(0);
    reader.skip({u"value"_s});
    reader.noteRest();
    return player;
}

void writePlayer(QXmlStreamWriter &xml, const Player &player, const Team &team,
                 const Ruleset &ruleset)
{
    xml.writeStartElement(u"player"_s);
    xml.writeAttribute(u"number"_s, QString::number(player.number));
    xml.writeTextElement(u"name"_s, player.name);
    xml.writeTextElement(u"position"_s, roleName(player, team, ruleset).en);
    const Profile profile = profileOf(player, team, ruleset);
    for (const Stat stat : allStats)
        xml.writeTextElement(statKey(stat), QString::number(statOf(profile, stat)));
    xml.writeStartElement(u"skills"_s);
    for (const SkillId &skill : skillsOf(player, team, ruleset))
        xml.writeTextElement(u"skill"_s,
                             renamed().value(skill.text(), englishSkill(skill, ruleset)));
    xml.writeEndElement();
    if (player.kind == PlayerKind::Journeyman)
        xml.writeTextElement(u"journeyman"_s, u"true"_s);
    xml.writeTextElement(u"spp"_s, QString::number(starPlayerPoints(player, ruleset)));
    xml.writeTextElement(u"nigglings"_s, QString::number(player.injuries.niggling));
    xml.writeTextElement(u"injured"_s, player.missesNextMatch ? u"true"_s : u"false"_s);
    xml.writeTextElement(u"value"_s, QString::number(playerValue(player, team, ruleset)));
    xml.writeEndElement();
}

} // namespace

bool sniff(const QByteArray &bytes)
{
    const QStringList head = xmlHead(bytes);
    return head.value(0) == u"team"_s
        && (head.contains(u"fanfactor"_s) || head.contains(u"rerolls"_s));
}

Result<ForeignTeam> read(const QByteArray &bytes)
{
    const auto root = parseXml(bytes);
    if (!root)
        return root.error();
    if (root->name != u"team"_s)
        return noTeamInFile();
    ForeignTeam team;
    FieldReader reader(*root, {}, team.notes);
    team.name = reader.text(u"name"_s);
    team.race = reader.text(u"race"_s);
    team.coach = reader.text(u"coach"_s);
    team.rerolls = reader.number(u"rerolls"_s, 0, mostOfAnything).value_or(0);
    team.fanFactor = reader.number(u"fanfactor"_s, 0, mostOfAnything).value_or(0);
    team.assistantCoaches = reader.number(u"assistants"_s, 0, mostOfAnything).value_or(0);
    team.cheerleaders = reader.number(u"cheerleaders"_s, 0, mostOfAnything).value_or(0);
    team.apothecaries = reader.flag(u"apothecary"_s) ? 1 : 0;
    team.treasury = reader.number(u"treasury"_s, -mostGoldPieces, mostGoldPieces).value_or(0);
    readPlayerList(reader, u"players"_s, u"player"_s, team, readPlayer);
    reader.noteRest();
    return team;
}

Result<QByteArray> write(const Team &team, const Ruleset &ruleset, Language /*language*/)
{
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.setAutoFormatting(true);
    xml.writeStartDocument();
    xml.writeStartElement(u"team"_s);
    xml.writeTextElement(u"name"_s, team.name);
    xml.writeTextElement(u"race"_s, rosterName(team, ruleset));
    xml.writeTextElement(u"coach"_s, team.coach);
    const std::pair<QString, int> counts[]{{u"rerolls"_s, team.rerolls},
                                           {u"fanfactor"_s, team.fanFactor},
                                           {u"assistants"_s, team.assistantCoaches},
                                           {u"cheerleaders"_s, team.cheerleaders}};
    for (const auto &[name, value] : counts)
        xml.writeTextElement(name, QString::number(value));
    xml.writeTextElement(u"apothecary"_s, team.apothecaries > 0 ? u"true"_s : u"false"_s);
    xml.writeTextElement(u"treasury"_s, QString::number(team.treasury));
    xml.writeStartElement(u"players"_s);
    for (const Player &player : team.players)
        writePlayer(xml, player, team, ruleset);
    xml.writeEndDocument();
    return bytes;
}

} // namespace dugout::botocs
