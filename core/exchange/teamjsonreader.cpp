// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/teamjson.h"
#include "core/rules/entryreader.h"
#include "core/team/teamedits.h"
#include "core/text/plaintext.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr size_t mostPlayers = 99;
constexpr size_t mostFormerPlayers = 5'000;
constexpr size_t mostImprovements = 30;
constexpr size_t mostInducements = 99;
constexpr int mostCounted = 9'999;
constexpr int highestSerial = 1'000'000;

struct TeamFile
{
    Q_DECLARE_TR_FUNCTIONS(TeamFile)
};

QString boundedText(EntryReader &reader, const QString &key, qsizetype longest)
{
    const QString text = reader.optionalString(key);
    if (text.size() > longest)
        reader.complain(key, TeamFile::tr("the text is too long"));
    return text;
}

QString readName(EntryReader &reader, const QString &key)
{
    return plainLine(boundedText(reader, key, longestName));
}

/// A word that may be left out; `parse` gives its meaning.
template<typename Enum>
Enum optionalWord(EntryReader &reader, const QString &key, Enum fallback,
                  std::optional<Enum> (*parse)(QStringView))
{
    const QString text = reader.optionalString(key);
    if (text.isEmpty())
        return fallback;
    const auto found = parse(text);
    if (!found)
        reader.complain(key, TeamFile::tr("\"%1\" is not known here").arg(text));
    return found.value_or(fallback);
}

Rgb readColour(EntryReader &reader, const QString &key, const QString &text)
{
    const auto colour = Rgb::parse(text);
    if (!colour)
        reader.complain(key, TeamFile::tr("a colour such as #204080 is needed"));
    return colour.value_or(Rgb{});
}

DicePair readDice(EntryReader &reader)
{
    const QJsonValue value = reader.raw(u"dice"_s);
    if (value.isUndefined())
        return {};
    const QJsonArray array = value.toArray();
    const DicePair dice{array.at(0).toInt(), array.at(1).toInt()};
    if (array.size() != 2 || !dice.isPossible()) {
        reader.complain(u"dice"_s, TeamFile::tr("two dice from 1 to 6 are needed"));
        return {};
    }
    return dice;
}

Improvement readImprovement(const Entry &entry, ProblemList &problems)
{
    EntryReader reader(entry, problems);
    Improvement improvement;
    const QString skill = reader.optionalId(u"skill"_s);
    const QString stat = reader.optionalString(u"stat"_s);
    if (skill.isEmpty() == stat.isEmpty())
        reader.complain(u"skill"_s, TeamFile::tr("either a skill or a characteristic is needed"));
    if (!skill.isEmpty())
        improvement.gain = SkillId(skill);
    else if (const auto known = statFromKey(stat))
        improvement.gain = *known;
    else
        reader.complain(u"stat"_s, TeamFile::tr("\"%1\" is not known here").arg(stat));
    improvement.dice = readDice(reader);
    improvement.value = reader.number(u"value"_s, 0, mostGoldPieces);
    if (const auto child = reader.child(u"aging"_s)) {
        EntryReader aging(*child, problems);
        improvement.aging = AgingRoll{readDice(aging), aging.number(u"target"_s, 2, 13),
                                      aging.flag(u"aged"_s, false)};
        aging.refuseUnknown();
    }
    reader.refuseUnknown();
    return improvement;
}

void readDeeds(EntryReader &reader, Player &player)
{
    const auto child = reader.child(u"deeds"_s);
    if (!child)
        return;
    EntryReader deeds(*child, reader.problems());
    for (const Deed deed : allDeeds)
        player.deeds = player.deeds.with(
            deed, deeds.optionalNumber(deedName(deed), 0, mostCounted).value_or(0));
    deeds.refuseUnknown();
}

void readInjuries(EntryReader &reader, Player &player)
{
    const auto child = reader.child(u"injuries"_s);
    if (!child)
        return;
    EntryReader injuries(*child, reader.problems());
    player.injuries.niggling
        = injuries.optionalNumber(u"niggling"_s, 0, mostOfAnything).value_or(0);
    for (const Stat stat : allStats)
        player.injuries.losses
            = withStat(player.injuries.losses, stat,
                       injuries.optionalNumber(statKey(stat), 0, mostOfAnything).value_or(0));
    injuries.refuseUnknown();
}

Player readPlayer(const Entry &entry, ProblemList &problems)
{
    EntryReader reader(entry, problems);
    Player player;
    player.id = PlayerId(reader.id());
    player.number = reader.number(u"number"_s, 0, highestNumber);
    player.name = readName(reader, u"name"_s);
    player.kind = optionalWord(reader, u"kind"_s, PlayerKind::Rostered, playerKindFromName);
    player.position = PositionId(reader.optionalId(u"position"_s));
    player.star = StarId(reader.optionalId(u"star"_s));
    if (player.position.isEmpty() == player.star.isEmpty())
        reader.complain(u"position"_s, TeamFile::tr("either a position or a star is needed"));
    player.starMember = reader.optionalNumber(u"starMember"_s, 0, 9).value_or(0);
    const std::vector<Entry> improvements = reader.children(u"improvements"_s);
    if (improvements.size() > mostImprovements)
        reader.complain(u"improvements"_s, TeamFile::tr("these are too many"));
    else
        for (const Entry &child : improvements)
            player.improvements.push_back(readImprovement(child, problems));
    player.extraSkills = reader.idList<SkillId>(u"extraSkills"_s);
    readDeeds(reader, player);
    readInjuries(reader, player);
    player.missesNextMatch = reader.flag(u"missesNextMatch"_s, false);
    player.status = optionalWord(reader, u"status"_s, PlayerStatus::Active, playerStatusFromName);
    player.notes = boundedText(reader, u"notes"_s, longestNotes);
    reader.refuseUnknown();
    return player;
}

std::vector<Player> readPlayers(EntryReader &reader, const QString &key, size_t most)
{
    std::vector<Player> players;
    const std::vector<Entry> entries = reader.children(key);
    if (entries.size() > most) {
        reader.complain(key, TeamFile::tr("these are too many"));
        return players;
    }
    for (const Entry &entry : entries)
        players.push_back(readPlayer(entry, reader.problems()));
    return players;
}

void readLook(EntryReader &reader, Team &team)
{
    const QJsonArray colours = reader.raw(u"colours"_s).toArray();
    team.primary = readColour(reader, u"colours"_s, colours.at(0).toString());
    team.secondary = readColour(reader, u"colours"_s, colours.at(1).toString());
    const auto child = reader.child(u"badge"_s);
    if (!child)
        return;
    EntryReader badge(*child, reader.problems());
    team.badge.shape = optionalWord(badge, u"shape"_s, BadgeShape::Shield, badgeShapeFromName);
    team.badge.charge = optionalWord(badge, u"charge"_s, BadgeCharge::Ball, badgeChargeFromName);
    team.badge.field = readColour(badge, u"field"_s, badge.optionalString(u"field"_s));
    team.badge.chargeColour
        = readColour(badge, u"chargeColour"_s, badge.optionalString(u"chargeColour"_s));
    const QByteArray png = badge.optionalString(u"png"_s).toLatin1();
    team.badge.png = QByteArray::fromBase64(png);
    if (!png.isEmpty() && !isUsableBadgeImage(team.badge.png))
        badge.complain(u"png"_s, TeamFile::tr("this is no picture that can be used"));
    badge.refuseUnknown();
}

void readGold(EntryReader &reader, Team &team)
{
    team.founded = reader.flag(u"founded"_s, false);
    team.budget = reader.number(u"budget"_s, 0, mostGoldPieces);
    team.treasury = reader.number(u"treasury"_s, -mostGoldPieces, mostGoldPieces);
    team.rerolls = reader.number(u"rerolls"_s, 0, mostOfAnything);
    team.fanFactor = reader.number(u"fanFactor"_s, 0, mostOfAnything);
    team.keptFanFactor = reader.optionalNumber(u"keptFanFactor"_s, 0, mostOfAnything).value_or(0);
    team.assistantCoaches = reader.number(u"assistantCoaches"_s, 0, mostOfAnything);
    team.cheerleaders = reader.number(u"cheerleaders"_s, 0, mostOfAnything);
    team.apothecaries = reader.number(u"apothecaries"_s, 0, mostOfAnything);
}

void readOptions(EntryReader &reader, Team &team)
{
    const QJsonObject object = reader.raw(u"options"_s).toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        const QJsonValue value = it.value();
        if (!isKebabCase(it.key()) || !(value.isBool() || value.isDouble() || value.isString()))
            reader.complain(u"options"_s, TeamFile::tr("\"%1\" is not known here").arg(it.key()));
        else if (value.isBool())
            team.options[OptionId(it.key())] = value.toBool();
        else if (value.isDouble())
            team.options[OptionId(it.key())] = value.toInt();
        else
            team.options[OptionId(it.key())] = plainLine(value.toString());
    }
}

void readHome(EntryReader &reader, Team &team)
{
    const auto child = reader.child(u"home"_s);
    if (!child)
        return;
    EntryReader home(*child, reader.problems());
    team.home.resident = home.flag(u"resident"_s, false);
    team.home.ownsStadium = home.flag(u"ownsStadium"_s, false);
    team.home.stadiumFund = home.number(u"stadiumFund"_s, 0, mostGoldPieces);
    team.home.stadium = home.idList<RowId>(u"stadium"_s);
    team.home.stadiumName = readName(home, u"stadiumName"_s);
    // Any number of ongoing deals (bb2016.en.txt:3579-3581).
    team.home.sponsors = home.idList<RowId>(u"sponsors"_s, EntryReader::Repeats::Meant);
    team.home.awards = home.idList<RowId>(u"awards"_s);
    team.home.blacklisted = home.idList<RowId>(u"blacklisted"_s);
    home.refuseUnknown();
}

void readInducements(EntryReader &reader, Team &team)
{
    const std::vector<Entry> entries = reader.children(u"inducements"_s);
    if (entries.size() > mostInducements) {
        reader.complain(u"inducements"_s, TeamFile::tr("these are too many"));
        return;
    }
    for (const Entry &entry : entries) {
        EntryReader bought(entry, reader.problems());
        Purchase purchase;
        purchase.inducement = InducementId(bought.optionalId(u"inducement"_s));
        if (purchase.inducement.isEmpty())
            bought.complain(u"inducement"_s, TeamFile::tr("an inducement is needed"));
        purchase.star = StarId(bought.optionalId(u"star"_s));
        purchase.position = PositionId(bought.optionalId(u"position"_s));
        purchase.skill = SkillId(bought.optionalId(u"skill"_s));
        purchase.deck = DeckId(bought.optionalId(u"deck"_s));
        purchase.price = bought.number(u"price"_s, 0, mostGoldPieces);
        bought.refuseUnknown();
        team.inducements.push_back(std::move(purchase));
    }
}

/// Ids are what events hold on to: one that stands for two players would corrupt a history.
void checkIds(EntryReader &reader, const Team &team)
{
    QSet<PlayerId> seen;
    for (const auto *list : {&team.players, &team.formerPlayers}) {
        for (const Player &player : *list) {
            if (seen.contains(player.id))
                reader.complain(
                    u"players"_s,
                    TeamFile::tr("the player \"%1\" is there twice").arg(player.id.text()));
            seen.insert(player.id);
            if (player.id.text().toInt() >= team.nextPlayer)
                reader.complain(u"nextPlayer"_s,
                                TeamFile::tr("this id has already been given to a player"));
        }
    }
}

Team readTeamObject(EntryReader &reader)
{
    Team team;
    team.id = TeamId(reader.id());
    team.name = readName(reader, u"name"_s);
    team.coach = readName(reader, u"coach"_s);
    team.ruleset = RulesetId(reader.optionalId(u"ruleset"_s));
    team.roster = RosterId(reader.optionalId(u"roster"_s));
    if (team.ruleset.isEmpty() || team.roster.isEmpty())
        reader.complain(u"ruleset"_s, TeamFile::tr("an edition and a team list are needed"));
    readLook(reader, team);
    readGold(reader, team);
    readOptions(reader, team);
    readHome(reader, team);
    readInducements(reader, team);
    team.notes = boundedText(reader, u"notes"_s, longestNotes);
    team.nextPlayer = reader.number(u"nextPlayer"_s, 1, highestSerial);
    team.players = readPlayers(reader, u"players"_s, mostPlayers);
    team.formerPlayers = readPlayers(reader, u"formerPlayers"_s, mostFormerPlayers);
    checkIds(reader, team);
    reader.refuseUnknown();
    return team;
}

Error unreadable(const QString &detail)
{
    return {ErrorCode::TeamFile, TeamFile::tr("This is not a team file that Dugout can read."),
            detail};
}

Error faulty(const ProblemList &problems)
{
    QStringList all;
    for (const Problem &problem : problems)
        all.append(problem.place + u": "_s + problem.reason);
    return {ErrorCode::TeamFile,
            TeamFile::tr("This team file has a fault: %1.").arg(all.constFirst()), all.join(u'\n')};
}

} // namespace

Result<Team> readTeam(const QByteArray &bytes)
{
    if (bytes.size() > largestTeamFile)
        return Error{ErrorCode::TooLarge, TeamFile::tr("The file is too large for a team."), {}};
    QJsonParseError error{};
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &error);
    if (error.error != QJsonParseError::NoError) {
        const auto line = bytes.left(error.offset).count('\n') + 1;
        return unreadable(TeamFile::tr("Line %1: %2.").arg(line).arg(error.errorString()));
    }
    return teamFromJson(document.object());
}

Result<Team> teamFromJson(const QJsonObject &object)
{
    ProblemList problems;
    EntryReader reader({object, {}, {}}, problems);
    if (reader.raw(u"format"_s).toString() != u"dugout-team"_s)
        return unreadable({});
    if (const int version = reader.raw(u"version"_s).toInt(); version != teamFileVersion)
        return Error{ErrorCode::TeamVersion,
                     TeamFile::tr("This team file is of version %1; Dugout reads version %2.")
                         .arg(version)
                         .arg(teamFileVersion),
                     {}};
    Team team = readTeamObject(reader);
    if (!problems.empty())
        return faulty(problems);
    return team;
}

} // namespace dugout
