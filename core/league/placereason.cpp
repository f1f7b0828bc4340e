// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/placereason.h"

#include "core/league/numbertext.h"

#include <QCoreApplication>

namespace dugout {

namespace {

struct PlaceReasonWords
{
    Q_DECLARE_TR_FUNCTIONS(PlaceReason)
};

/// Somebody of the same rank, else the nearest before, else the nearest behind; none when alone.
const StandingRow *neighbourOf(const Standings &standings, size_t place)
{
    const std::vector<StandingRow> &rows = standings.rows;
    const int rank = rows[place].rank;
    if (place + 1 < rows.size() && rows[place + 1].rank == rank)
        return &rows[place + 1];
    if (place > 0)
        return &rows[place - 1];
    return place + 1 < rows.size() ? &rows[place + 1] : nullptr;
}

void compareTieBreaks(const Standings &standings, const StandingRow &own, const StandingRow &other,
                      PlaceReason &reason)
{
    for (size_t i = 0; i < standings.tieBreaks.size(); ++i) {
        if (own.tieBreaks[i] == other.tieBreaks[i] || !own.tieBreaks[i] || !other.tieBreaks[i])
            continue;
        reason.kind = PlaceReason::Kind::TieBreak;
        reason.tieBreak = standings.tieBreaks[i];
        reason.value = *own.tieBreaks[i];
        reason.neighbourValue = *other.tieBreaks[i];
        return;
    }
}

QString pointsSentence(const PlaceReason &reason)
{
    const NumberTexts points = numberTexts(reason.points, reason.neighbourPoints);
    const QString rank = QString::number(reason.rank);
    return reason.ahead
        ? PlaceReasonWords::tr("Place %2: %1, ahead of %3 on points (%4 to %5).")
              .arg(reason.entrant.name, rank, reason.neighbour.name, points.first, points.second)
        : PlaceReasonWords::tr("Place %2: %1, behind %3 on points (%4 to %5).")
              .arg(reason.entrant.name, rank, reason.neighbour.name, points.first, points.second);
}

QString tieBreakSentence(const PlaceReason &reason)
{
    const NumberTexts values = numberTexts(reason.value, reason.neighbourValue);
    const QString rank = QString::number(reason.rank);
    const QString points = numberText(reason.points);
    const QString what = tieBreakName(reason.tieBreak, reason.counts, reason.byRating);
    return reason.ahead
        ? PlaceReasonWords::tr("Place %2: %1, ahead of %3 – equal points (%4), then %5: %6 to %7.")
              .arg(reason.entrant.name, rank, reason.neighbour.name, points, what, values.first,
                   values.second)
        : PlaceReasonWords::tr("Place %2: %1, behind %3 – equal points (%4), then %5: %6 to %7.")
              .arg(reason.entrant.name, rank, reason.neighbour.name, points, what, values.first,
                   values.second);
}

} // namespace

std::optional<PlaceReason> reasonOfPlace(const Standings &standings, const EntrantId &entrant)
{
    const StandingRow *own = standings.find(entrant);
    if (!own)
        return {};
    PlaceReason reason;
    reason.rank = own->rank;
    reason.counts = standings.counts;
    reason.byRating = standings.byRating;
    reason.entrant = own->entrant;
    reason.points = own->points;
    const StandingRow *other
        = neighbourOf(standings, static_cast<size_t>(own - standings.rows.data()));
    if (!other || own->resultsVoid) {
        reason.kind = other ? PlaceReason::Kind::Void : PlaceReason::Kind::Alone;
        return reason;
    }
    reason.neighbour = other->entrant;
    reason.neighbourPoints = other->points;
    reason.ahead = own->rank < other->rank;
    if (other->resultsVoid)
        reason.kind = PlaceReason::Kind::NeighbourVoid;
    else if (own->points != other->points)
        reason.kind = PlaceReason::Kind::Points;
    else
        reason.kind = PlaceReason::Kind::Shared;
    if (reason.kind == PlaceReason::Kind::Shared && own->rank != other->rank)
        compareTieBreaks(standings, *own, *other, reason);
    return reason;
}

QString reasonSentence(const PlaceReason &reason)
{
    const QString rank = QString::number(reason.rank);
    switch (reason.kind) {
    case PlaceReason::Kind::Alone:
        return PlaceReasonWords::tr("%1 is alone in the table.").arg(reason.entrant.name);
    case PlaceReason::Kind::Void:
        return PlaceReasonWords::tr("%1 has left, and its results do not count.")
            .arg(reason.entrant.name);
    case PlaceReason::Kind::NeighbourVoid:
        return PlaceReasonWords::tr("Place %2: %1, ahead of %3, whose results do not count.")
            .arg(reason.entrant.name, rank, reason.neighbour.name);
    case PlaceReason::Kind::Shared:
        return PlaceReasonWords::tr("%1 shares place %2 with %3: equal points (%4), and no "
                                    "tie-break parts them.")
            .arg(reason.entrant.name, rank, reason.neighbour.name, numberText(reason.points));
    case PlaceReason::Kind::Points:
        return pointsSentence(reason);
    case PlaceReason::Kind::TieBreak:
        return tieBreakSentence(reason);
    }
    return {};
}

} // namespace dugout
