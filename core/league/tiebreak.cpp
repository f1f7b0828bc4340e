// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/tiebreak.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <array>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct TieBreakWords
{
    Q_DECLARE_TR_FUNCTIONS(TieBreak)
};

constexpr std::array names{
    QT_TRANSLATE_NOOP("TieBreak", "head-to-head record"),
    QT_TRANSLATE_NOOP("TieBreak", "number of wins"),
    QT_TRANSLATE_NOOP("TieBreak", "win ratio"),
    QT_TRANSLATE_NOOP("TieBreak", "touchdown difference"),
    QT_TRANSLATE_NOOP("TieBreak", "number of touchdowns"),
    QT_TRANSLATE_NOOP("TieBreak", "casualty difference"),
    QT_TRANSLATE_NOOP("TieBreak", "number of casualties"),
    QT_TRANSLATE_NOOP("TieBreak", "sum of both differences"),
    QT_TRANSLATE_NOOP("TieBreak", "sum of the opponents' points"),
    QT_TRANSLATE_NOOP("TieBreak", "Sonneborn-Berger score"),
    QT_TRANSLATE_NOOP("TieBreak", "team value"),
    QT_TRANSLATE_NOOP("TieBreak", "fan factor"),
    QT_TRANSLATE_NOOP("TieBreak", "treasury"),
    QT_TRANSLATE_NOOP("TieBreak", "random draw"),
};

/// What differs for skirmishes; empty where nothing does.
QString skirmishName(TieBreak tieBreak)
{
    switch (tieBreak) {
    case TieBreak::TdDifference:
        return TieBreakWords::tr("difference of games");
    case TieBreak::Td:
        return TieBreakWords::tr("number of games won");
    case TieBreak::CasDifference:
        return TieBreakWords::tr("difference of glory");
    case TieBreak::Cas:
        return TieBreakWords::tr("glory");
    default:
        return {};
    }
}

Error wrong(const QString &sentence)
{
    return {ErrorCode::BadTieBreaks, sentence, {}};
}

} // namespace

const QStringList &tieBreakIds()
{
    static const QStringList ids{u"head-to-head"_s, u"wins"_s,
                                 u"win-ratio"_s,    u"td-difference"_s,
                                 u"td"_s,           u"cas-difference"_s,
                                 u"cas"_s,          u"difference-sum"_s,
                                 u"opponents"_s,    u"sonneborn-berger"_s,
                                 u"team-value"_s,   u"fan-factor"_s,
                                 u"treasury"_s,     u"lot"_s};
    return ids;
}

QString tieBreakId(TieBreak tieBreak)
{
    return tieBreakIds().at(static_cast<int>(tieBreak));
}

QString tieBreakName(TieBreak tieBreak, ResultCounts counts, bool byRating)
{
    if (byRating && tieBreak == TieBreak::TeamValue)
        return TieBreakWords::tr("the team rating");
    if (counts == ResultCounts::Skirmish) {
        if (const QString name = skirmishName(tieBreak); !name.isEmpty())
            return name;
    }
    return TieBreakWords::tr(names.at(static_cast<size_t>(tieBreak)));
}

Result<std::vector<TieBreak>> parseTieBreaks(const QString &list, TieBreak last)
{
    static const QRegularExpression between(u"[\\s,;]+"_s);
    std::vector<TieBreak> tieBreaks;
    for (const QString &word : list.split(between, Qt::SkipEmptyParts)) {
        const qsizetype place = tieBreakIds().indexOf(word.toLower());
        if (place < 0)
            return wrong(
                TieBreakWords::tr("There is no tie-break \"%1\"; there are %2.")
                    .arg(word.left(40),
                         tieBreakIds().first(static_cast<qsizetype>(last) + 1).join(u", "_s)));
        const auto tieBreak = static_cast<TieBreak>(place);
        if (std::find(tieBreaks.begin(), tieBreaks.end(), tieBreak) != tieBreaks.end())
            return wrong(TieBreakWords::tr("The tie-break \"%1\" is named twice.").arg(word));
        tieBreaks.push_back(tieBreak);
    }
    return tieBreaks;
}

} // namespace dugout
