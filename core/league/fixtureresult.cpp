// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/fixtureresult.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct FixtureResultWords
{
    Q_DECLARE_TR_FUNCTIONS(FixtureResult)
};

/// No match has more of anything, no league more rounds; more is a slip of the pen or worse.
constexpr int mostOfACount = 9999;

bool canBe(int count)
{
    return count >= 0 && count <= mostOfACount;
}

Error wrong(ErrorCode code, const QString &sentence)
{
    return {code, sentence, {}};
}

bool countsCanBe(const FixtureResult &result)
{
    const bool own
        = std::all_of(result.columns.begin(), result.columns.end(), [](const ResultColumn &column) {
              return std::abs(column.home) <= mostOfACount && std::abs(column.away) <= mostOfACount;
          });
    return own && canBe(result.td) && canBe(result.tdAgainst) && canBe(result.cas)
        && canBe(result.casAgainst);
}

} // namespace

const QStringList &resultKindIds()
{
    static const QStringList ids{u"played"_s, u"awarded"_s, u"forfeit"_s, u"double-forfeit"_s,
                                 u"bye"_s};
    return ids;
}

QString resultKindId(ResultKind kind)
{
    return resultKindIds().at(static_cast<int>(kind));
}

std::optional<ResultKind> resultKindFromId(QStringView id)
{
    const qsizetype place = resultKindIds().indexOf(id.trimmed().toString().toLower());
    if (place < 0)
        return {};
    return static_cast<ResultKind>(place);
}

bool hasFact(const FixtureResult &result, QStringView name)
{
    return std::any_of(
        result.columns.begin(), result.columns.end(),
        [name](const ResultColumn &each) { return each.name == name && each.home != 0; });
}

FixtureSide winnerOf(const FixtureResult &result)
{
    if (result.kind == ResultKind::DoubleForfeit || result.kind == ResultKind::Bye || result.drawn)
        return FixtureSide::Neither;
    if (result.winner != FixtureSide::Neither)
        return result.winner;
    if (result.conceded != FixtureSide::Neither)
        return result.conceded == FixtureSide::Home ? FixtureSide::Away : FixtureSide::Home;
    if (result.td == result.tdAgainst)
        return FixtureSide::Neither;
    return result.td > result.tdAgainst ? FixtureSide::Home : FixtureSide::Away;
}

Result<void> checkResult(const FixtureResult &result)
{
    if (result.home.isEmpty())
        return wrong(ErrorCode::NoHome, FixtureResultWords::tr("A result needs a home side."));
    if ((result.kind == ResultKind::Bye) != result.away.isEmpty())
        return wrong(ErrorCode::ByeWithOpponent,
                     FixtureResultWords::tr("Only a bye has no away side, and a bye has none."));
    if (result.home == result.away)
        return wrong(
            ErrorCode::AgainstItself,
            FixtureResultWords::tr("\"%1\" cannot play against itself.").arg(result.home.text()));
    if (!canBe(result.round))
        return wrong(
            ErrorCode::RoundOutOfRange,
            FixtureResultWords::tr("A round has a number between 0 and %1.").arg(mostOfACount));
    if (!countsCanBe(result))
        return wrong(ErrorCode::CountOutOfRange,
                     FixtureResultWords::tr("Touchdowns, casualties and other counts of a match "
                                            "lie between 0 and %1.")
                         .arg(mostOfACount));
    if (result.kind == ResultKind::Forfeit && winnerOf(result) == FixtureSide::Neither)
        return wrong(ErrorCode::ForfeitWithoutWinner,
                     FixtureResultWords::tr("A forfeit needs a winner: give a score such as 2-0, "
                                            "or call it a double forfeit."));
    return {};
}

} // namespace dugout
