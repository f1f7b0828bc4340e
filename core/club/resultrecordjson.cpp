// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/resultrecordjson.h"

#include "core/club/resultrecord.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct ResultRecordWords
{
    Q_DECLARE_TR_FUNCTIONS(ResultRecord)
};

constexpr int resultVersion = 1;

template<typename Values, typename ToJson>
QJsonArray listOf(const Values &values, ToJson toJson)
{
    QJsonArray list;
    for (const auto &value : values)
        list.append(toJson(value));
    return list;
}

template<typename Value, typename FromJson>
std::vector<Value> valuesOf(const QJsonValue &list, FromJson fromJson)
{
    std::vector<Value> values;
    for (const auto &element : list.toArray())
        values.push_back(fromJson(element.toObject()));
    return values;
}

QJsonObject figuresToJson(const SheetFigures &figures)
{
    return {{u"value"_s, figures.value},
            {u"treasury"_s, figures.treasury},
            {u"fanFactor"_s, figures.fanFactor},
            {u"sum"_s, figures.sum}};
}

SheetFigures figuresFromJson(const QJsonObject &object)
{
    return {object.value("value"_L1).toInt(), object.value("treasury"_L1).toInt(),
            object.value("fanFactor"_L1).toInt(), object.value("sum"_L1).toString()};
}

QJsonObject playerToJson(const ResultPlayer &player)
{
    QJsonObject object{{u"player"_s, player.player.text()},
                       {u"number"_s, player.number},
                       {u"name"_s, player.name},
                       {u"role"_s, player.role}};
    if (!player.known.isEmpty())
        object.insert(u"known"_s, player.known);
    if (player.isIdle()) // most are, and a league keeps many results
        return object;
    QJsonObject deeds;
    for (const Deed deed : allDeeds) {
        if (player.deeds.count(deed) != 0)
            deeds.insert(deedName(deed), player.deeds.count(deed));
    }
    object.insert(u"deeds"_s, deeds);
    object.insert(u"points"_s, player.points);
    object.insert(u"kills"_s, player.kills);
    object.insert(u"died"_s, player.died);
    return object;
}

ResultPlayer playerFromJson(const QJsonObject &object)
{
    const QJsonObject deeds = object.value("deeds"_L1).toObject();
    DeedCounts counts;
    for (const Deed deed : allDeeds)
        counts = counts.with(deed, deeds.value(deedName(deed)).toInt());
    return {PlayerId(object.value("player"_L1).toString()),
            object.value("number"_L1).toInt(),
            object.value("name"_L1).toString(),
            object.value("role"_L1).toString(),
            counts,
            object.value("points"_L1).toInt(),
            object.value("kills"_L1).toInt(),
            object.value("died"_L1).toBool(),
            object.value("known"_L1).toString()};
}

QJsonObject changeToJson(const TeamChange &change)
{
    return {{u"kind"_s, change.kind.text()}, {u"player"_s, change.player.text()},
            {u"subject"_s, change.subject},  {u"before"_s, change.before},
            {u"after"_s, change.after},      {u"reason"_s, change.reason}};
}

TeamChange changeFromJson(const QJsonObject &object)
{
    return {KindOfChange::fromText(object.value("kind"_L1).toString()),
            PlayerId(object.value("player"_L1).toString()),
            object.value("subject"_L1).toString(),
            object.value("before"_L1).toInt(),
            object.value("after"_L1).toInt(),
            object.value("reason"_L1).toString()};
}

QJsonObject sideToJson(const ResultSide &side)
{
    return {{u"team"_s, side.team.text()},
            {u"name"_s, side.name},
            {u"coach"_s, side.coach},
            {u"roster"_s, side.roster},
            {u"score"_s, side.score},
            {u"periods"_s, listOf(side.periods, [](int each) { return each; })},
            {u"casualties"_s, side.casualties},
            {u"completions"_s, side.completions},
            {u"interceptions"_s, side.interceptions},
            {u"fans"_s, side.fans},
            {u"winnings"_s, side.winnings},
            {u"conceded"_s, side.conceded},
            {u"confirmed"_s, side.confirmed},
            {u"before"_s, figuresToJson(side.before)},
            {u"after"_s, figuresToJson(side.after)},
            {u"players"_s, listOf(side.players, playerToJson)},
            {u"changes"_s, listOf(side.changes, changeToJson)}};
}

ResultSide sideFromJson(const QJsonObject &object)
{
    ResultSide side;
    side.team = TeamId(object.value("team"_L1).toString());
    side.name = object.value("name"_L1).toString();
    side.coach = object.value("coach"_L1).toString();
    side.roster = object.value("roster"_L1).toString();
    side.score = object.value("score"_L1).toInt();
    for (const auto &each : object.value("periods"_L1).toArray())
        side.periods.push_back(each.toInt());
    side.casualties = object.value("casualties"_L1).toInt();
    side.completions = object.value("completions"_L1).toInt();
    side.interceptions = object.value("interceptions"_L1).toInt();
    side.fans = object.value("fans"_L1).toInt();
    side.winnings = object.value("winnings"_L1).toInt();
    side.conceded = object.value("conceded"_L1).toBool();
    side.confirmed = object.value("confirmed"_L1).toBool();
    side.before = figuresFromJson(object.value("before"_L1).toObject());
    side.after = figuresFromJson(object.value("after"_L1).toObject());
    side.players = valuesOf<ResultPlayer>(object.value("players"_L1), playerFromJson);
    side.changes = valuesOf<TeamChange>(object.value("changes"_L1), changeFromJson);
    return side;
}

QString refText(const PlayerRef &ref)
{
    return ref.isValid() ? ref.toString() : QString();
}

QJsonObject casualtyToJson(const ResultCasualty &casualty)
{
    return {{u"victim"_s, refText(casualty.victim)},
            {u"by"_s, refText(casualty.by)},
            {u"how"_s, casualty.how},
            {u"result"_s, casualty.result},
            {u"note"_s, casualty.note},
            {u"half"_s, casualty.half},
            {u"turn"_s, casualty.turn}};
}

ResultCasualty casualtyFromJson(const QJsonObject &object)
{
    return {PlayerRef::fromString(object.value("victim"_L1).toString()),
            PlayerRef::fromString(object.value("by"_L1).toString()),
            object.value("how"_L1).toString(),
            object.value("result"_L1).toString(),
            object.value("note"_L1).toString(),
            object.value("half"_L1).toInt(),
            object.value("turn"_L1).toInt()};
}

} // namespace

QJsonObject resultToJson(const ResultRecord &result)
{
    return {{u"version"_s, resultVersion},
            {u"id"_s, result.id.text()},
            {u"game"_s, result.game},
            {u"ruleset"_s, result.ruleset.text()},
            {u"rulesVersion"_s, result.rules.version},
            {u"rulesFingerprint"_s, result.rules.fingerprint},
            {u"league"_s, result.league},
            {u"occasion"_s, result.occasion},
            {u"startedMs"_s, result.startedMs},
            {u"finishedMs"_s, result.finishedMs},
            {u"winner"_s, result.winner},
            {u"extraTime"_s, result.extraTime},
            {u"shootOut"_s, result.shootOut},
            {u"onSheets"_s, result.onSheets},
            {u"code"_s, result.code},
            {u"sides"_s, listOf(result.sides, sideToJson)},
            {u"casualties"_s, listOf(result.casualties, casualtyToJson)}};
}

Result<ResultRecord> resultFromJson(const QJsonObject &object)
{
    ResultRecord result;
    result.id = JournalId(object.value("id"_L1).toString());
    result.game = object.value("game"_L1).toString();
    result.ruleset = RulesetId(object.value("ruleset"_L1).toString());
    result.rules
        = {object.value("rulesVersion"_L1).toInt(), object.value("rulesFingerprint"_L1).toString()};
    result.league = object.value("league"_L1).toBool();
    result.occasion = object.value("occasion"_L1).toString();
    result.startedMs = object.value("startedMs"_L1).toInteger();
    result.finishedMs = object.value("finishedMs"_L1).toInteger();
    result.winner = object.value("winner"_L1).toInt(noSeat);
    result.extraTime = object.value("extraTime"_L1).toBool();
    result.shootOut = object.value("shootOut"_L1).toBool();
    result.onSheets = object.value("onSheets"_L1).toBool();
    result.code = object.value("code"_L1).toString();
    result.sides = valuesOf<ResultSide>(object.value("sides"_L1), sideFromJson);
    result.casualties = valuesOf<ResultCasualty>(object.value("casualties"_L1), casualtyFromJson);
    if (object.value("version"_L1).toInt() != resultVersion || result.id.isEmpty()
        || result.sides.size() < 2 || result.winner < noSeat
        || result.winner >= static_cast<Seat>(result.sides.size()))
        return Error{ErrorCode::ResultUnreadable,
                     ResultRecordWords::tr("The result of this game cannot be read."),
                     result.id.text()};
    return result;
}

} // namespace dugout
