// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/standings.h"

#include <QTest>

namespace dugout {

/// The entrants a, b, c… or e0, e1, e2…, called as their ids.
inline EntrantId entrantId(const QString &text)
{
    return EntrantId(text);
}

inline std::vector<EntrantId> entrantIds(int count)
{
    std::vector<EntrantId> ids;
    for (int i = 0; i < count; ++i)
        ids.emplace_back(QStringLiteral("e%1").arg(i));
    return ids;
}

inline std::vector<Entrant> entrantsNamed(const QString &names)
{
    std::vector<Entrant> entrants;
    for (const QString &name : names.split(u' ', Qt::SkipEmptyParts)) {
        Entrant entrant;
        entrant.id = EntrantId(name);
        entrant.name = name;
        entrants.push_back(entrant);
    }
    return entrants;
}

/// "a b 2-1", "a b 2-1 3:0" with casualties, "a bye", "a b forfeit 2-0", "a b double".
inline FixtureResult resultFrom(const QString &text, int round)
{
    QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    FixtureResult result;
    result.round = round;
    result.home = EntrantId(words.takeFirst());
    const QString away = words.takeFirst();
    if (away == u"bye") {
        result.kind = ResultKind::Bye;
    } else {
        result.away = EntrantId(away);
    }
    for (const QString &word : words) {
        if (word == u"forfeit")
            result.kind = ResultKind::Forfeit;
        else if (word == u"double")
            result.kind = ResultKind::DoubleForfeit;
        else if (word == u"awarded")
            result.kind = ResultKind::Awarded;
        else if (word.contains(u'-')) {
            result.td = word.section(u'-', 0, 0).toInt();
            result.tdAgainst = word.section(u'-', 1).toInt();
        } else {
            result.cas = word.section(u':', 0, 0).toInt();
            result.casAgainst = word.section(u':', 1).toInt();
        }
    }
    return result;
}

/// Results parted by commas, all of them in rounds of their own.
inline std::vector<FixtureResult> resultsFrom(const QString &text)
{
    std::vector<FixtureResult> results;
    for (const QString &each : text.split(u',', Qt::SkipEmptyParts))
        results.push_back(resultFrom(each, static_cast<int>(results.size()) + 1));
    return results;
}

/// "1 a, 2 b, 2 c": who stands where.
inline QString placesIn(const Standings &standings)
{
    QStringList places;
    for (const StandingRow &row : standings.rows)
        places.append(QStringLiteral("%1 %2").arg(row.rank).arg(row.entrant.name));
    return places.join(QStringLiteral(", "));
}

} // namespace dugout
