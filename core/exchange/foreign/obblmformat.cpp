// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/foreign/obblmformat.h"

#include "core/exchange/foreign/foreignreading.h"
#include "core/exchange/foreign/foreignwriter.h"
#include "core/exchange/foreign/namematcher.h"
#include "core/exchange/foreign/obblmkeys.h"
#include "core/exchange/foreign/xmlhead.h"
#include "core/team/teamedits.h"
#include "core/text/plaintext.h"

#include <QXmlStreamWriter>

using namespace Qt::StringLiterals;

namespace dugout::obblm {

namespace {

struct ObblmFormat
{
    Q_DECLARE_TR_FUNCTIONS(ObblmFormat)
};

constexpr int highestKey = 1'000'000;

const ObblmRace *raceOf(std::optional<int> id)
{
    for (const ObblmRace &race : obblmRaces()) {
        if (id == race.race.id)
            return &race;
    }
    return nullptr;
}

QString positionName(int id)
{
    for (const ObblmRace &race : obblmRaces()) {
        for (const ObblmName &position : race.positions) {
            if (position.id == id)
                return position.name;
        }
    }
    return QString::number(id);
}

void readStatus(FieldReader &reader, ForeignPlayer &player)
{
    const QString status = reader.text(u"status"_s).toLower();
    player.missesNextMatch = status == u"mng"_s;
    if (status == u"dead"_s)
        player.status = PlayerStatus::Dead;
    else if (status == u"sold"_s)
        player.status = PlayerStatus::Fired;
    else if (!status.isEmpty() && status != u"none"_s && status != u"mng"_s)
        reader.note(u"status"_s, status, ObblmFormat::tr("This status is not known."));
}

ForeignPlayer readPlayer(const DataNode &node, const QString &place, ImportNotes &notes)
{
    FieldReader reader(node, place, notes);
    ForeignPlayer player;
    player.place = place;
    player.name = reader.text(u"name"_s);
    player.number = reader.number(u"nr"_s, 0, highestNumber).value_or(0);
    if (const auto position = reader.number(u"pos_id"_s, 0, highestKey))
        player.position = positionName(*position);
    readStatus(reader, player);
    player.achievements.completions = reader.count(u"cp"_s);
    player.achievements.touchdowns = reader.count(u"td"_s);
    player.achievements.interceptions = reader.count(u"intcpt"_s);
    player.achievements.mvps = reader.count(u"mvp"_s);
    const int serious = reader.count(u"si"_s);
    const int kills = reader.count(u"ki"_s);
    player.achievements.casualties
        = std::min(reader.count(u"bh"_s) + serious + kills, foreignlimits::points);
    if (serious + kills > 0)
        reader.note(u"si, ki"_s, u"%1, %2"_s.arg(serious).arg(kills),
                    ObblmFormat::tr("Casualties are counted together."));
    player.injuries.niggling = reader.number(u"ni"_s, 0, mostOfAnything).value_or(0);
    for (const Stat stat : allStats)
        player.injuries.losses
            = withStat(player.injuries.losses, stat,
                       reader.number(statKey(stat), 0, foreignlimits::stat).value_or(0));
    reader.noteRest();
    return player;
}

ForeignTeam readTeam(const DataNode &node)
{
    ForeignTeam team;
    FieldReader reader(node, {}, team.notes);
    team.name = reader.text(u"name"_s);
    const auto race = reader.number(u"race_id"_s, 0, highestKey);
    if (const ObblmRace *known = raceOf(race))
        team.race = known->race.name;
    else if (race)
        team.race = QString::number(*race);
    team.treasury = reader.number(u"treasury"_s, 0, mostGoldPieces).value_or(0);
    team.apothecaries = reader.flag(u"apothecary"_s) ? 1 : 0;
    team.rerolls = reader.number(u"rr"_s, 0, mostOfAnything).value_or(0);
    team.fanFactor = reader.number(u"ff"_s, 0, mostOfAnything).value_or(0);
    team.assistantCoaches = reader.number(u"ass_coaches"_s, 0, mostOfAnything).value_or(0);
    team.cheerleaders = reader.number(u"cheerleaders"_s, 0, mostOfAnything).value_or(0);
    readPlayerList(reader, u"players"_s, u"player"_s, team, readPlayer);
    reader.noteRest();
    return team;
}

void writePlayer(QXmlStreamWriter &xml, const Player &player, int position)
{
    const auto number = [&xml](const QString &name, int value) {
        xml.writeTextElement(name, QString::number(value));
    };
    xml.writeStartElement(u"player"_s);
    xml.writeTextElement(u"name"_s, player.name);
    number(u"nr"_s, player.number);
    number(u"pos_id"_s, position);
    const bool isDead = player.status == PlayerStatus::Dead;
    xml.writeTextElement(u"status"_s,
                         isDead                       ? u"dead"_s
                             : player.missesNextMatch ? u"mng"_s
                                                      : u"none"_s);
    number(u"cp"_s, player.achievements.completions);
    number(u"td"_s, player.achievements.touchdowns);
    number(u"intcpt"_s, player.achievements.interceptions);
    number(u"bh"_s, player.achievements.casualties);
    number(u"ki"_s, 0);
    number(u"si"_s, 0);
    number(u"mvp"_s, player.achievements.mvps);
    for (const Stat stat : allStats)
        number(statKey(stat), statOf(player.injuries.losses, stat));
    number(u"ni"_s, player.injuries.niggling);
    xml.writeEndElement();
}

void writeHead(QXmlStreamWriter &xml, const Team &team, int race)
{
    xml.writeTextElement(u"name"_s, team.name);
    const std::pair<QString, int> numbers[]{
        {u"coach_id"_s, 0},
        {u"race_id"_s, race},
        {u"league_id"_s, 0},
        {u"division_id"_s, 0},
        {u"treasury"_s, std::max(0, team.treasury)},
    };
    for (const auto &[name, value] : numbers)
        xml.writeTextElement(name, QString::number(value));
    xml.writeTextElement(u"apothecary"_s, team.apothecaries > 0 ? u"true"_s : u"false"_s);
    const std::pair<QString, int> counts[]{{u"rr"_s, team.rerolls},
                                           {u"ff"_s, team.fanFactor},
                                           {u"ass_coaches"_s, team.assistantCoaches},
                                           {u"cheerleaders"_s, team.cheerleaders}};
    for (const auto &[name, value] : counts)
        xml.writeTextElement(name, QString::number(value));
    for (const QString &name : {u"won"_s, u"lost"_s, u"draw"_s, u"wt"_s, u"gf"_s, u"ga"_s})
        xml.writeTextElement(name, u"0"_s);
}

/// The numbers of OBBLM for the positions of a team list, as far as it knows them.
QHash<PositionId, int> positionKeys(const ObblmRace &race, const Roster &roster,
                                    const NameMatcher &matcher)
{
    QHash<PositionId, int> keys;
    for (const ObblmName &each : race.positions) {
        const auto match = matcher.position(roster, each.name);
        if (match.position && !match.isGuess && !keys.contains(match.position->id))
            keys.insert(match.position->id, each.id);
    }
    return keys;
}

Error unknownTo(const QString &what)
{
    return {ErrorCode::NotInFormat,
            ObblmFormat::tr("OBBLM has no \"%1\"; the team cannot be written "
                            "for it.")
                .arg(what),
            {}};
}

} // namespace

bool sniff(const QByteArray &bytes)
{
    return xmlHead(bytes).value(0) == u"teams"_s;
}

Result<ForeignTeam> read(const QByteArray &bytes)
{
    const auto root = parseXml(bytes);
    if (!root)
        return root.error();
    const DataNode *first = root->child(u"team");
    if (!first)
        return noTeamInFile();
    ForeignTeam team = readTeam(*first);
    for (size_t row = 1; row < std::min<size_t>(root->children.size(), foreignlimits::players);
         ++row)
        team.notes.push_back({u"team/%1"_s.arg(row + 1),
                              shortened(cleanText(root->children[row].child(u"name")
                                                      ? root->children[row].child(u"name")->text
                                                      : QString()),
                                        longestName),
                              ObblmFormat::tr("Only the first team of the file is read.")});
    return team;
}

Result<QByteArray> write(const Team &team, const Ruleset &ruleset, Language /*language*/)
{
    const NameMatcher matcher(ruleset);
    const Roster *roster = rosterOf(team, ruleset);
    const auto race
        = std::find_if(obblmRaces().begin(), obblmRaces().end(), [&](const ObblmRace &each) {
              return roster && matcher.roster(each.race.name) == roster;
          });
    if (race == obblmRaces().end())
        return unknownTo(rosterName(team, ruleset));
    const QHash<PositionId, int> keys = positionKeys(*race, *roster, matcher);
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.setAutoFormatting(true);
    xml.writeStartDocument();
    xml.writeStartElement(u"teams"_s);
    xml.writeStartElement(u"team"_s);
    writeHead(xml, team, race->race.id);
    xml.writeStartElement(u"players"_s);
    for (const auto *list : {&team.players, &team.formerPlayers}) {
        for (const Player &player : *list) {
            const bool isGone
                = player.status != PlayerStatus::Active && player.status != PlayerStatus::Dead;
            if (isGone)
                continue; // OBBLM takes in nobody who left
            if (!keys.contains(player.position))
                return unknownTo(roleName(player, team, ruleset).en);
            writePlayer(xml, player, keys.value(player.position));
        }
    }
    xml.writeEndDocument();
    return bytes;
}

} // namespace dugout::obblm
