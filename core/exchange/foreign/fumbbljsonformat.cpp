// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/foreign/fumbbljsonformat.h"

#include "core/exchange/foreign/foreignreading.h"
#include "core/exchange/foreign/foreignwriter.h"
#include "core/exchange/foreign/injurywords.h"
#include "core/exchange/foreign/xmlhead.h"
#include "core/team/teamedits.h"
#include "core/team/teamvalue.h"
#include "core/values/orderedjson.h"

using namespace Qt::StringLiterals;

namespace dugout::fumbbljson {

namespace {

using Fields = OrderedJson::Fields;
using Elements = OrderedJson::Elements;

struct FumbblJsonFormat
{
    Q_DECLARE_TR_FUNCTIONS(FumbblJsonFormat)
};

/// A field that is either a name or an object with one.
QString nameIn(FieldReader &reader, const QString &key, ImportNotes &notes)
{
    const DataNode *node = reader.child(key);
    if (!node || node->children.empty())
        return reader.text(key);
    FieldReader inner(*node, reader.place(key), notes);
    inner.skip({u"id"_s});
    QString name = inner.text(u"name"_s);
    inner.noteRest();
    return name;
}

void readInjuries(FieldReader &reader, ForeignPlayer &player)
{
    const DataNode *node = reader.child(u"injuries"_s);
    if (!node)
        return;
    QStringList words = node->text.split(u',', Qt::SkipEmptyParts);
    for (const DataNode &item : node->children)
        words.append(item.text);
    for (const QString &word : words.mid(0, foreignlimits::skills)) {
        if (!addInjury(word, player))
            reader.note(u"injuries"_s, word, FumbblJsonFormat::tr("This injury is not known."),
                        NoteWeight::ToSettle);
    }
}

void readRecord(FieldReader &reader, ForeignPlayer &player, ImportNotes &notes)
{
    for (const QString &key : {u"record"_s, u"statistics"_s}) {
        const DataNode *node = reader.child(key);
        if (!node || node->children.empty())
            continue;
        FieldReader record(*node, reader.place(key), notes);
        player.achievements.completions = record.count(u"completions"_s);
        player.achievements.touchdowns = record.count(u"touchdowns"_s);
        player.achievements.interceptions = record.count(u"interceptions"_s);
        player.achievements.casualties = record.count(u"casualties"_s);
        player.achievements.mvps
            = record.anyNumber({u"mvps"_s, u"mvp"_s}, 0, foreignlimits::points).value_or(0);
        player.points = record.number(u"spp"_s, 0, foreignlimits::points);
        record.noteRest();
    }
}

std::optional<Profile> readStats(FieldReader &reader, ImportNotes &notes)
{
    const DataNode *node = reader.child(u"stats"_s);
    if (!node)
        return std::nullopt;
    FieldReader stats(*node, reader.place(u"stats"_s), notes);
    Profile profile;
    bool isWhole = true;
    for (const Stat stat : allStats) {
        const auto value = stats.number(statKey(stat).toUpper(), 0, foreignlimits::stat);
        isWhole = isWhole && value;
        profile = withStat(profile, stat, value.value_or(0));
    }
    stats.noteRest();
    return isWhole ? std::optional(profile) : std::nullopt;
}

ForeignPlayer readPlayer(const DataNode &node, const QString &place, ImportNotes &notes)
{
    FieldReader reader(node, place, notes);
    ForeignPlayer player;
    player.place = place;
    player.number = reader.number(u"number"_s, 0, highestNumber).value_or(0);
    player.name = reader.text(u"name"_s);
    player.position = nameIn(reader, u"position"_s, notes);
    const QString type = reader.text(u"type"_s).toLower();
    if (type == u"journeyman"_s)
        player.kind = PlayerKind::Journeyman;
    else if (type == u"star"_s)
        player.kind = PlayerKind::Star;
    else if (type == u"mercenary"_s)
        player.kind = PlayerKind::Mercenary;
    readSkillList(reader, u"skills"_s, {}, player, notes);
    readInjuries(reader, player);
    readRecord(reader, player, notes);
    player.profile = readStats(reader, notes);
    reader.skip({u"id"_s, u"teamId"_s, u"positionId"_s, u"status"_s, u"skillStatus"_s, u"gender"_s,
                 u"portrait"_s});
    reader.noteRest();
    return player;
}

QString injuryCodes(const Player &player)
{
    QStringList codes;
    if (player.missesNextMatch)
        codes.append(u"m"_s);
    for (int i = 0; i < player.injuries.niggling; ++i)
        codes.append(u"n"_s);
    for (const Stat stat : allStats) {
        for (int i = 0; i < statOf(player.injuries.losses, stat); ++i)
            codes.append(u'-' + statKey(stat));
    }
    return codes.join(u',');
}

Fields playerToJson(const Player &player, const Team &team, const Ruleset &ruleset)
{
    Elements skills;
    for (const QString &name : gainedNames(player, ruleset))
        skills.emplace_back(name);
    Fields fields{{u"id"_s, player.id.text()},
                  {u"number"_s, player.number},
                  {u"name"_s, player.name},
                  {u"position"_s, roleName(player, team, ruleset).en}};
    if (player.kind != PlayerKind::Rostered)
        fields.emplace_back(u"type"_s, playerKindName(player.kind));
    fields.emplace_back(u"record"_s,
                        Fields{{u"completions"_s, player.achievements.completions},
                               {u"touchdowns"_s, player.achievements.touchdowns},
                               {u"interceptions"_s, player.achievements.interceptions},
                               {u"casualties"_s, player.achievements.casualties},
                               {u"mvps"_s, player.achievements.mvps},
                               {u"spp"_s, starPlayerPoints(player, ruleset)}});
    fields.emplace_back(u"skills"_s, skills);
    fields.emplace_back(u"injuries"_s, injuryCodes(player));
    return fields;
}

void readTeam(FieldReader &reader, ForeignTeam &team)
{
    team.name = reader.text(u"name"_s);
    team.coach = nameIn(reader, u"coach"_s, team.notes);
    team.race = nameIn(reader, u"roster"_s, team.notes);
    team.rerolls = reader.number(u"rerolls"_s, 0, mostOfAnything).value_or(0);
    team.fanFactor = reader.number(u"fanFactor"_s, 0, mostOfAnything).value_or(0);
    team.assistantCoaches = reader.number(u"assistantCoaches"_s, 0, mostOfAnything).value_or(0);
    team.cheerleaders = reader.number(u"cheerleaders"_s, 0, mostOfAnything).value_or(0);
    team.apothecaries = reader.flag(u"apothecary"_s) ? 1 : 0;
    team.treasury = reader.number(u"treasury"_s, -mostGoldPieces, mostGoldPieces).value_or(0);
    readPlayerList(reader, u"players"_s, {}, team, readPlayer);
    team.isOfLaterEdition = reader.hasAny({u"dedicatedFans"_s, u"specialRules"_s});
    reader.skip({u"id"_s, u"teamValue"_s, u"currentTeamValue"_s, u"status"_s, u"ruleset"_s});
    reader.noteRest();
}

} // namespace

bool sniff(const QByteArray &bytes)
{
    return looksLikeJson(bytes) && bytes.contains("\"fanFactor\"") && bytes.contains("\"roster\"");
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
    readTeam(reader, team);
    return team;
}

Result<QByteArray> write(const Team &team, const Ruleset &ruleset, Language /*language*/)
{
    Elements players;
    for (const Player &player : team.players)
        players.emplace_back(playerToJson(player, team, ruleset));
    const int value = teamValue(team, ruleset);
    return OrderedJson(Fields{{u"id"_s, team.id.text()},
                              {u"coach"_s, Fields{{u"name"_s, team.coach}}},
                              {u"roster"_s, Fields{{u"name"_s, rosterName(team, ruleset)}}},
                              {u"name"_s, team.name},
                              {u"rerolls"_s, team.rerolls},
                              {u"teamValue"_s, value},
                              {u"currentTeamValue"_s, value},
                              {u"treasury"_s, team.treasury},
                              {u"fanFactor"_s, team.fanFactor},
                              {u"assistantCoaches"_s, team.assistantCoaches},
                              {u"cheerleaders"_s, team.cheerleaders},
                              {u"apothecary"_s, team.apothecaries > 0 ? u"Yes"_s : u"No"_s},
                              {u"players"_s, players}})
        .toText();
}

} // namespace dugout::fumbbljson
