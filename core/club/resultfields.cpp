// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/resultrecord.h"
#include "core/match/state/statefields.h"
#include "core/values/jsonwriter.h"

using namespace Qt::StringLiterals;

namespace dugout {

template<>
struct Fields<RulesMark>
{
    static constexpr auto all
        = describe<RulesMark>(field(u"rulesVersion", &RulesMark::version),
                              field(u"rulesFingerprint", &RulesMark::fingerprint));
};

DUGOUT_FIELDS(ResultPlayer, player, number, name, role, deeds, points, kills, died, known)
DUGOUT_FIELDS(SheetFigures, value, treasury, fanFactor, sum)
DUGOUT_FIELDS(ResultSide, team, name, coach, roster, score, periods, casualties, completions,
              interceptions, fans, winnings, conceded, confirmed, before, after, players, changes)
DUGOUT_FIELDS(ResultCasualty, victim, by, how, result, note, half, turn)

template<>
struct Fields<ResultRecord>
{
    static constexpr auto all = describe<ResultRecord>(
        field(u"id", &ResultRecord::id, {.needed = true}), field(u"game", &ResultRecord::game),
        field(u"ruleset", &ResultRecord::ruleset),
        field(u"rules", &ResultRecord::rules, {.flat = true}),
        field(u"league", &ResultRecord::league), field(u"occasion", &ResultRecord::occasion),
        field(u"startedMs", &ResultRecord::startedMs),
        field(u"finishedMs", &ResultRecord::finishedMs), field(u"winner", &ResultRecord::winner),
        field(u"extraTime", &ResultRecord::extraTime), field(u"shootOut", &ResultRecord::shootOut),
        field(u"onSheets", &ResultRecord::onSheets), field(u"code", &ResultRecord::code),
        field(u"sides", &ResultRecord::sides), field(u"casualties", &ResultRecord::casualties));
};

namespace {

constexpr int resultVersion = 1;

struct ResultRecordWords
{
    Q_DECLARE_TR_FUNCTIONS(ResultRecord)
};

} // namespace

QJsonObject resultToJson(const ResultRecord &result)
{
    QJsonObject object = JsonWriter().object(result);
    object.insert(u"version"_s, resultVersion);
    return object;
}

Result<ResultRecord> resultFromJson(const QJsonObject &object)
{
    ResultRecord result;
    ProblemList problems;
    JsonReader(problems, ReadStyle::Tolerant).read(object, result);
    const bool fits = problems.empty() && object.value("version"_L1).toInt() == resultVersion
        && !result.id.isEmpty() && result.sides.size() >= 2 && result.winner >= noSeat
        && result.winner < static_cast<Seat>(result.sides.size());
    if (!fits)
        return Error{ErrorCode::ResultUnreadable,
                     ResultRecordWords::tr("The result of this game cannot be read."),
                     problems.empty() ? result.id.text() : problems.front().toString()};
    return result;
}

} // namespace dugout
