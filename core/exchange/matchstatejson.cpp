// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/matchstatejson.h"

#include "core/match/state/statebytes.h"
#include "core/match/words/matchtexts.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QString postureName(Posture posture)
{
    if (posture == Posture::Standing)
        return u"standing"_s;
    return posture == Posture::Prone ? u"prone"_s : u"stunned"_s;
}

QJsonObject playerObject(const MatchPlayer &player)
{
    QJsonObject achievements;
    for (const Achievement achievement : allAchievements) {
        if (player.achievements.count(achievement) > 0)
            achievements.insert(achievementName(achievement),
                                player.achievements.count(achievement));
    }
    QJsonArray casualties;
    for (const RowId &row : player.casualties)
        casualties.append(row.text());
    QJsonObject object{{u"ref"_s, player.ref()},
                       {u"number"_s, player.who->player.number},
                       {u"name"_s, player.who->player.name},
                       {u"role"_s, localized(player.who->role)},
                       {u"where"_s, whereaboutsName(player.where)}};
    if (player.isOnPitch())
        object.insert(u"posture"_s, postureName(player.posture));
    if (!achievements.isEmpty())
        object.insert(u"deeds"_s, achievements);
    if (!casualties.isEmpty())
        object.insert(u"casualties"_s, casualties);
    if (!player.bookInjuries.isEmpty())
        object.insert(u"bookInjuries"_s, QJsonArray::fromStringList(player.bookInjuries));
    return object;
}

QJsonObject sideObject(const Match &match, const SideState &side, Seat seat)
{
    QJsonArray players;
    for (const MatchPlayer &player : side.players)
        players.append(playerObject(player));
    QJsonObject counters;
    for (auto it = side.counters.begin(); it != side.counters.end(); ++it)
        counters.insert(it.key(), it.value());
    return {{u"team"_s, teamName(match.context(), seat)},
            {u"score"_s, side.score},
            {u"turn"_s, side.turn},
            {u"rerolls"_s,
             QJsonObject{{u"perHalf"_s, side.rerolls.perHalf},
                         {u"left"_s, side.rerolls.left},
                         {u"half"_s, side.rerolls.bonusHalf},
                         {u"drive"_s, side.rerolls.bonusDrive},
                         {u"leader"_s, side.rerolls.leader},
                         {u"usedThisTurn"_s, side.rerolls.usedThisTurn}}},
            {u"fans"_s, side.fans},
            {u"fame"_s, side.fame},
            {u"bribes"_s, side.bribes},
            {u"apothecaries"_s, side.apothecaries},
            {u"cards"_s, static_cast<int>(side.cards.size())},
            {u"conceded"_s, side.conceded},
            {u"confirmed"_s, side.confirmed},
            {u"counters"_s, counters},
            {u"players"_s, players}};
}

QJsonObject boardObject(const MatchState &state)
{
    QJsonObject squares;
    for (auto it = state.board.begin(); it != state.board.end(); ++it)
        squares.insert(it.key(), QJsonArray{it->x, it->y});
    return squares;
}

QJsonValue seatValue(Seat seat)
{
    return seat == noSeat ? QJsonValue() : QJsonValue(seat);
}

} // namespace

QString whereaboutsName(Whereabouts where)
{
    static const QStringList names{u"pitch"_s,   u"reserves"_s, u"knocked-out"_s,
                                   u"injured"_s, u"sent-off"_s, u"absent"_s};
    return names.at(static_cast<qsizetype>(where));
}

QJsonObject matchStateToJson(const Match &match, const MatchState &state)
{
    QJsonObject facts;
    const QMap<QString, QString> words = factsOf(state.occasion);
    for (auto it = words.begin(); it != words.end(); ++it)
        facts.insert(it.key(), it.value());
    QJsonArray sides;
    for (const Seat seat : {0, 1})
        sides.append(sideObject(match, state.side(seat), seat));
    return {{u"half"_s, state.half},
            {u"drive"_s, state.drive},
            {u"kicking"_s, seatValue(state.kicking)},
            {u"active"_s, seatValue(state.active)},
            {u"extraTurn"_s, state.extraTurn},
            {u"weather"_s, state.weather.text()},
            {u"carrier"_s, state.carrier.toString()},
            {u"board"_s, boardObject(state)},
            {u"over"_s, state.over},
            {u"winner"_s, seatValue(state.winner())},
            {u"facts"_s, facts},
            {u"sides"_s, sides},
            {u"hash"_s, stateHashText(state)}};
}

} // namespace dugout
