// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/foreign/fumbblxmlformat.h"

#include "core/exchange/foreign/foreignreading.h"
#include "core/exchange/foreign/foreignwriter.h"
#include "core/exchange/foreign/injurywords.h"
#include "core/exchange/foreign/namematcher.h"
#include "core/exchange/foreign/namewords.h"
#include "core/exchange/foreign/xmlhead.h"
#include "core/team/teamedits.h"
#include "core/team/teamvalue.h"

#include <QXmlStreamWriter>

using namespace Qt::StringLiterals;

namespace dugout::fumbblxml {

namespace {

struct FumbblXmlFormat
{
    Q_DECLARE_TR_FUNCTIONS(FumbblXmlFormat)
};

/// The list is his whole story: only what is marked as healing keeps him from playing.
void takeInjury(const DataNode &node, FieldReader &injuries, ForeignPlayer &player)
{
    const DataNode *recovering = node.child(u"recovering");
    const bool heals = recovering && recovering->text == u"true"_s;
    ForeignPlayer hurt = player;
    if (!addInjury(node.text, hurt)) {
        injuries.note(FumbblXmlFormat::tr("injury"), node.text,
                      FumbblXmlFormat::tr("This injury is not known."), NoteWeight::ToSettle);
        return;
    }
    hurt.missesNextMatch = player.missesNextMatch || heals;
    player = hurt;
}

void readInjuries(FieldReader &reader, ForeignPlayer &player, ImportNotes &notes)
{
    if (const QString last = reader.anyText({u"serious_injury"_s, u"seriousInjury"_s});
        !last.isEmpty() && !addInjury(last, player))
        reader.note(u"serious_injury"_s, last, FumbblXmlFormat::tr("This injury is not known."),
                    NoteWeight::ToSettle);
    const DataNode *list = reader.child(u"injuryList"_s);
    if (!list)
        return;
    FieldReader injuries(*list, reader.place(u"injuryList"_s), notes);
    const auto nodes = injuries.children(u"injury"_s);
    for (size_t row = 0; row < std::min<size_t>(nodes.size(), foreignlimits::skills); ++row)
        takeInjury(*nodes[row], injuries, player);
    injuries.noteRest();
}

void readKind(FieldReader &reader, ForeignPlayer &player)
{
    const QString status = reader.text(u"status"_s).toLower();
    const QString type = reader.anyText({u"type"_s, u"playerType"_s}).toLower();
    if (status == u"journeyman"_s || type == u"journeyman"_s)
        player.kind = PlayerKind::Journeyman;
    else if (type.startsWith(u"star"_s))
        player.kind = PlayerKind::Star;
    else if (type.startsWith(u"mercenary"_s))
        player.kind = PlayerKind::Mercenary;
    else if (!status.isEmpty() && status != u"active"_s)
        reader.note(u"status"_s, status, FumbblXmlFormat::tr("This status is not known."));
}

void readStatistics(FieldReader &reader, ForeignPlayer &player, ImportNotes &notes)
{
    const DataNode *statistics = reader.child(u"playerStatistics"_s);
    if (!statistics)
        return;
    FieldReader fields(*statistics, reader.place(u"playerStatistics"_s), notes);
    player.achievements.completions = fields.count(u"completions"_s);
    player.achievements.touchdowns = fields.count(u"touchdowns"_s);
    player.achievements.interceptions = fields.count(u"interceptions"_s);
    player.achievements.casualties = fields.count(u"casualties"_s);
    player.achievements.mvps = fields.count(u"mvps"_s);
    player.points = fields.number(u"currentSpps"_s, 0, foreignlimits::points);
    fields.noteRest();
}

ForeignPlayer readPlayer(const DataNode &node, const QString &place, ImportNotes &notes)
{
    FieldReader reader(node, place, notes);
    ForeignPlayer player;
    player.place = place;
    player.number = reader.number(u"nr"_s, 0, highestNumber).value_or(0);
    player.name = reader.text(u"name"_s);
    // FUMBBL itself sends a number and the name beside it; the client's own files have ids of
    // words: "human.blitzer".
    player.position = reader.text(u"position"_s);
    if (const QString id = reader.text(u"positionId"_s); player.position.isEmpty())
        player.position = id;
    readSkillList(reader, u"skillList"_s, u"skill"_s, player, notes);
    readInjuries(reader, player, notes);
    readKind(reader, player);
    readStatistics(reader, player, notes);
    reader.skip({u"id"_s, u"gender"_s, u"portrait"_s});
    reader.noteRest();
    return player;
}

/// FUMBBL numbers its team lists. A number that is not known says nothing.
QString rosterWord(const QString &id)
{
    if (!isBareNumber(id))
        return id;
    const auto &known = nameAliases().fumbblRosters;
    const auto found = known.find(id);
    return found == known.end() ? QString() : found->second;
}

void readTeam(FieldReader &reader, ForeignTeam &team)
{
    team.coach = reader.text(u"coach"_s);
    team.name = reader.text(u"name"_s);
    const QString roster = reader.text(u"rosterId"_s);
    team.race = reader.text(u"race"_s);
    if (team.race.isEmpty())
        team.race = rosterWord(roster.section(u'.', 0, 0));
    team.edition = roster.section(u'.', 1, 1);
    // Dedicated fans and special rules came with the edition of 2020.
    team.isOfLaterEdition = reader.hasAny({u"dedicatedFans"_s, u"specialRules"_s});
    team.rerolls = reader.number(u"reRolls"_s, 0, mostOfAnything).value_or(0);
    team.fanFactor
        = reader.anyNumber({u"fanFactor"_s, u"dedicatedFans"_s}, 0, mostOfAnything).value_or(0);
    team.apothecaries = reader.number(u"apothecaries"_s, 0, mostOfAnything).value_or(0);
    team.cheerleaders = reader.number(u"cheerleaders"_s, 0, mostOfAnything).value_or(0);
    team.assistantCoaches = reader.number(u"assistantCoaches"_s, 0, mostOfAnything).value_or(0);
    team.treasury = reader.number(u"treasury"_s, -mostGoldPieces, mostGoldPieces).value_or(0);
    // Worked out from the rest, or of the web page only.
    reader.skip({u"id"_s, u"status"_s, u"rating"_s, u"teamRating"_s, u"currentTeamValue"_s,
                 u"teamValue"_s, u"strength"_s, u"teamStrength"_s, u"tournamentWeight"_s,
                 u"lastMatch"_s, u"baseIconPath"_s, u"logo"_s});
    int row = 0;
    for (const DataNode *node : reader.children(u"player"_s)) {
        if (++row > foreignlimits::players) {
            reader.note(u"player"_s, {}, FumbblXmlFormat::tr("There are more players than fit."));
            break;
        }
        team.players.push_back(readPlayer(*node, u"player/%1"_s.arg(row), team.notes));
    }
}

/// "black-orc-blocker" as the client writes such ids: blackOrcBlocker.
QString camelCase(const QString &id)
{
    QString camel;
    for (const QString &word : id.split(u'-'))
        camel += camel.isEmpty() ? word : word.left(1).toUpper() + word.mid(1);
    return camel;
}

QString ffbEdition(const RulesetId &ruleset)
{
    const auto &known = nameAliases().ffbEditions;
    const auto found = known.find(ruleset.text());
    return found == known.end() ? ruleset.text() : found->second;
}

void writeInjuries(QXmlStreamWriter &xml, const Player &player)
{
    xml.writeStartElement(u"injuryList"_s);
    for (int i = 0; i < player.injuries.niggling; ++i)
        xml.writeTextElement(u"injury"_s, u"Damaged Back (NI)"_s);
    for (const Stat stat : allStats) {
        for (int i = 0; i < statOf(player.injuries.losses, stat); ++i)
            xml.writeTextElement(u"injury"_s, injuryName(stat));
    }
    if (player.missesNextMatch) {
        xml.writeStartElement(u"injury"_s);
        xml.writeAttribute(u"recovering"_s, u"true"_s);
        xml.writeCharacters(u"Broken Ribs (MNG)"_s);
        xml.writeEndElement();
    }
    xml.writeEndElement();
}

void writeStatistics(QXmlStreamWriter &xml, const Player &player, const Ruleset &ruleset)
{
    xml.writeStartElement(u"playerStatistics"_s);
    xml.writeAttribute(u"currentSpps"_s, QString::number(starPlayerPoints(player, ruleset)));
    const std::pair<QString, int> counts[]{{u"completions"_s, player.achievements.completions},
                                           {u"touchdowns"_s, player.achievements.touchdowns},
                                           {u"interceptions"_s, player.achievements.interceptions},
                                           {u"casualties"_s, player.achievements.casualties},
                                           {u"mvps"_s, player.achievements.mvps}};
    for (const auto &[name, value] : counts)
        xml.writeTextElement(name, QString::number(value));
    xml.writeEndElement();
}

void writePlayer(QXmlStreamWriter &xml, const Player &player, const Team &team,
                 const Ruleset &ruleset)
{
    xml.writeStartElement(u"player"_s);
    xml.writeAttribute(u"nr"_s, QString::number(player.number));
    xml.writeAttribute(u"id"_s, team.id.text() + u'-' + player.id.text());
    xml.writeAttribute(u"status"_s,
                       player.kind == PlayerKind::Journeyman ? u"journeyman"_s : u"Active"_s);
    xml.writeTextElement(u"name"_s, player.name);
    const bool isStar = player.kind == PlayerKind::Star;
    xml.writeTextElement(u"positionId"_s,
                         isStar ? roleName(player, team, ruleset).en
                                : camelCase(team.roster.text()) + u'.'
                                 + camelCase(player.position.text()));
    xml.writeTextElement(u"position"_s, roleName(player, team, ruleset).en);
    if (isStar)
        xml.writeTextElement(u"type"_s, u"Star"_s);
    if (player.kind == PlayerKind::Mercenary)
        xml.writeTextElement(u"type"_s, u"Mercenary"_s);
    xml.writeStartElement(u"skillList"_s);
    for (const QString &name : gainedNames(player, ruleset))
        xml.writeTextElement(u"skill"_s, name);
    xml.writeEndElement();
    writeInjuries(xml, player);
    writeStatistics(xml, player, ruleset);
    xml.writeEndElement();
}

} // namespace

bool sniff(const QByteArray &bytes)
{
    const QStringList head = xmlHead(bytes);
    return head.value(0) == u"team"_s
        && (head.contains(u"reRolls"_s) || head.contains(u"rosterId"_s));
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
    readTeam(reader, team);
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
    xml.writeAttribute(u"id"_s, team.id.text());
    xml.writeTextElement(u"coach"_s, team.coach);
    xml.writeTextElement(u"name"_s, team.name);
    xml.writeTextElement(u"race"_s, rosterName(team, ruleset));
    xml.writeTextElement(u"rosterId"_s,
                         camelCase(team.roster.text()) + u'.' + ffbEdition(team.ruleset));
    const std::pair<QString, int> counts[]{{u"reRolls"_s, team.rerolls},
                                           {u"fanFactor"_s, team.fanFactor},
                                           {u"apothecaries"_s, team.apothecaries},
                                           {u"cheerleaders"_s, team.cheerleaders},
                                           {u"assistantCoaches"_s, team.assistantCoaches},
                                           {u"currentTeamValue"_s, teamValue(team, ruleset) / 1000},
                                           {u"treasury"_s, team.treasury}};
    for (const auto &[name, value] : counts)
        xml.writeTextElement(name, QString::number(value));
    for (const Player &player : team.players)
        writePlayer(xml, player, team, ruleset);
    xml.writeEndDocument();
    return bytes;
}

} // namespace dugout::fumbblxml
