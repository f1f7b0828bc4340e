// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/teamjson.h"

#include "core/exchange/orderedjson.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

using Fields = OrderedJson::Fields;
using Elements = OrderedJson::Elements;

template<typename Ids>
Elements idList(const Ids &ids)
{
    Elements list;
    for (const auto &id : ids)
        list.emplace_back(id.text());
    return list;
}

/// Fields that say nothing are left out: a rookie is four lines, not twenty.
void addUnless(Fields &fields, bool leaveOut, const QString &key, OrderedJson value)
{
    if (!leaveOut)
        fields.emplace_back(key, std::move(value));
}

Elements dicePair(const DicePair &dice)
{
    return {dice.first, dice.second};
}

Fields improvementToJson(const Improvement &improvement)
{
    Fields fields;
    if (const SkillId *skill = std::get_if<SkillId>(&improvement.gain))
        fields.emplace_back(u"skill"_s, skill->text());
    else
        fields.emplace_back(u"stat"_s, statKey(std::get<Stat>(improvement.gain)));
    addUnless(fields, !improvement.dice.isKnown(), u"dice"_s, dicePair(improvement.dice));
    fields.emplace_back(u"value"_s, improvement.value);
    if (improvement.aging)
        fields.emplace_back(u"aging"_s,
                            Fields{{u"dice"_s, dicePair(improvement.aging->dice)},
                                   {u"target"_s, improvement.aging->target},
                                   {u"aged"_s, improvement.aging->aged}});
    return fields;
}

Fields deedsToJson(const DeedCounts &deeds)
{
    Fields fields;
    for (const Deed deed : allDeeds)
        addUnless(fields, deeds.count(deed) == 0, deedName(deed), deeds.count(deed));
    return fields;
}

Fields injuriesToJson(const Injuries &injuries)
{
    Fields fields;
    addUnless(fields, injuries.niggling == 0, u"niggling"_s, injuries.niggling);
    for (const Stat stat : allStats) {
        const int lost = statOf(injuries.losses, stat);
        addUnless(fields, lost == 0, statKey(stat), lost);
    }
    return fields;
}

Fields playerToJson(const Player &player)
{
    Fields fields{
        {u"id"_s, player.id.text()}, {u"number"_s, player.number}, {u"name"_s, player.name}};
    addUnless(fields, player.kind == PlayerKind::Rostered, u"kind"_s, playerKindName(player.kind));
    addUnless(fields, player.position.isEmpty(), u"position"_s, player.position.text());
    addUnless(fields, player.star.isEmpty(), u"star"_s, player.star.text());
    addUnless(fields, player.starMember == 0, u"starMember"_s, player.starMember);
    Elements improvements;
    for (const Improvement &improvement : player.improvements)
        improvements.emplace_back(improvementToJson(improvement));
    addUnless(fields, improvements.empty(), u"improvements"_s, improvements);
    addUnless(fields, player.extraSkills.empty(), u"extraSkills"_s, idList(player.extraSkills));
    addUnless(fields, player.deeds == DeedCounts{}, u"deeds"_s, deedsToJson(player.deeds));
    addUnless(fields, player.injuries == Injuries{}, u"injuries"_s,
              injuriesToJson(player.injuries));
    addUnless(fields, !player.missesNextMatch, u"missesNextMatch"_s, true);
    addUnless(fields, player.status == PlayerStatus::Active, u"status"_s,
              playerStatusName(player.status));
    addUnless(fields, player.notes.isEmpty(), u"notes"_s, player.notes);
    return fields;
}

Elements playersToJson(const std::vector<Player> &players)
{
    Elements list;
    for (const Player &player : players)
        list.emplace_back(playerToJson(player));
    return list;
}

Fields badgeToJson(const Badge &badge)
{
    Fields fields{{u"shape"_s, badgeShapeName(badge.shape)},
                  {u"charge"_s, badgeChargeName(badge.charge)},
                  {u"field"_s, badge.field.toString()},
                  {u"chargeColour"_s, badge.chargeColour.toString()}};
    addUnless(fields, badge.png.isEmpty(), u"png"_s, QString::fromLatin1(badge.png.toBase64()));
    return fields;
}

Fields optionFields(const OptionChoices &options)
{
    Fields fields;
    for (const auto &[option, value] : options)
        fields.emplace_back(option.text(),
                            std::visit([](const auto &each) { return QJsonValue(each); }, value));
    return fields;
}

Fields homeToJson(const HomeAffairs &home)
{
    Fields fields{{u"resident"_s, home.resident},         {u"ownsStadium"_s, home.ownsStadium},
                  {u"stadiumFund"_s, home.stadiumFund},   {u"stadium"_s, idList(home.stadium)},
                  {u"sponsors"_s, idList(home.sponsors)}, {u"awards"_s, idList(home.awards)}};
    if (!home.stadiumName.isEmpty())
        fields.emplace_back(u"stadiumName"_s, home.stadiumName);
    if (!home.blacklisted.empty())
        fields.emplace_back(u"blacklisted"_s, idList(home.blacklisted));
    return fields;
}

Elements inducementsToJson(const std::vector<Purchase> &bought)
{
    Elements list;
    for (const Purchase &each : bought) {
        Fields fields{{u"inducement"_s, each.inducement.text()}};
        addUnless(fields, each.star.isEmpty(), u"star"_s, each.star.text());
        addUnless(fields, each.position.isEmpty(), u"position"_s, each.position.text());
        addUnless(fields, each.skill.isEmpty(), u"skill"_s, each.skill.text());
        addUnless(fields, each.deck.isEmpty(), u"deck"_s, each.deck.text());
        fields.emplace_back(u"price"_s, each.price);
        list.emplace_back(std::move(fields));
    }
    return list;
}

OrderedJson orderedTeam(const Team &team)
{
    Fields fields{
        {u"format"_s, u"dugout-team"_s},
        {u"version"_s, teamFileVersion},
        {u"id"_s, team.id.text()},
        {u"name"_s, team.name},
        {u"coach"_s, team.coach},
        {u"ruleset"_s, team.ruleset.text()},
        {u"roster"_s, team.roster.text()},
        {u"colours"_s, Elements{team.primary.toString(), team.secondary.toString()}},
        {u"badge"_s, badgeToJson(team.badge)},
        {u"founded"_s, team.founded},
        {u"budget"_s, team.budget},
        {u"treasury"_s, team.treasury},
        {u"rerolls"_s, team.rerolls},
        {u"fanFactor"_s, team.fanFactor},
        {u"assistantCoaches"_s, team.assistantCoaches},
        {u"cheerleaders"_s, team.cheerleaders},
        {u"apothecaries"_s, team.apothecaries},
    };
    addUnless(fields, team.keptFanFactor == 0, u"keptFanFactor"_s, team.keptFanFactor);
    addUnless(fields, team.options.empty(), u"options"_s, optionFields(team.options));
    addUnless(fields, team.home == HomeAffairs{}, u"home"_s, homeToJson(team.home));
    addUnless(fields, team.inducements.empty(), u"inducements"_s,
              inducementsToJson(team.inducements));
    addUnless(fields, team.notes.isEmpty(), u"notes"_s, team.notes);
    fields.emplace_back(u"nextPlayer"_s, team.nextPlayer);
    fields.emplace_back(u"players"_s, playersToJson(team.players));
    addUnless(fields, team.formerPlayers.empty(), u"formerPlayers"_s,
              playersToJson(team.formerPlayers));
    return fields;
}

} // namespace

QByteArray writeTeam(const Team &team)
{
    return orderedTeam(team).toText();
}

QJsonObject teamToJson(const Team &team)
{
    return orderedTeam(team).toJson().toObject();
}

bool hasStarOrHome(const QJsonObject &object)
{
    const QJsonArray players = object.value(u"players"_s).toArray();
    return object.contains(u"home"_s)
        || std::any_of(players.begin(), players.end(),
                       [](const QJsonValue &each) { return each.toObject().contains(u"star"_s); });
}

} // namespace dugout
