// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/journal/leagueevent.h"

#include <QJsonArray>
#include <QJsonObject>

#include <vector>

namespace dugout {

/// A league, or what is new of it, as it goes to a server and comes from there.
struct LeagueParcel
{
    QString id{};
    QString title{};
    QJsonObject header{}; ///< of its journal, without entries
    QJsonObject standing{};
    qint64 firstEntry = 1; ///< the number of the first of `entries`
    qint64 changes = 0; ///< the server's number when it was read
    /// Every line could be sealed when it was brought. Later ones that cannot be are refused, so
    /// that this stays true for everybody who joins.
    bool isSealed = false;
    std::vector<QJsonObject> entries{}; ///< each as `splitEntry` makes it (parcellines.h)
    /// `id name locked body`; from a server also `revision`, `who` wrote it, and the `match` whose
    /// end made it
    std::vector<QJsonObject> teams{};
    /// `id fixture home away header state standing entries result sheets`; from a server also how
    /// many entries there are, `lines`, and the number of the first of these, `firstLine`; the
    /// commissioner who stands by its end, `vouched`, whether it is `unchecked`, and where nobody
    /// does the sheets it `made`: `team after before by` (matchproof.h)
    std::vector<QJsonObject> matches{};
    QJsonArray fixtures{}; ///< see `fixtureRows` (parcelrows.h)

    bool operator==(const LeagueParcel &) const = default;
};

/// `exported` is what LeagueRepository::exported gives.
[[nodiscard]] LeagueParcel parcelOf(const QJsonObject &exported, const League &league);
/// The file LeagueRepository::import reads, with teams and matches in the order of their ids.
[[nodiscard]] QJsonObject exportedFrom(const LeagueParcel &parcel);
/// Both in the same order, to be compared.
[[nodiscard]] QJsonObject inOrderOfIds(QJsonObject exported);

} // namespace dugout
