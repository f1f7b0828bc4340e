// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/leagueevent.h"

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
    /// that this stays true for whoever joins.
    bool isSealed = false;
    std::vector<QJsonObject> entries{}; ///< each as `splitEntry` makes it
    std::vector<QJsonObject> teams{}; ///< `id name locked body`, from a server also `revision`
    /// `id fixture home away header state standing entries result sheets`; from a server also how
    /// many entries there are, `lines`, and the number of the first of these, `firstLine`
    std::vector<QJsonObject> matches{};
    QJsonArray fixtures{}; ///< see `fixtureRows`

    bool operator==(const LeagueParcel &) const = default;
};

/// The values of an event as the journal has them.
[[nodiscard]] QJsonObject deedToJson(const LeagueDeed &deed);

/// A line of a league's journal as a server keeps it: events with their values in the open, so that
/// the server can look at them, and every contact taken out into a list `contacts`, each with its
/// path, the coach it belongs to and the words.
[[nodiscard]] QJsonObject splitEntry(const QJsonObject &entry);
/// Lines of a journal, each as `splitEntry` makes it and, where not everybody may see all of it,
/// with the whole line as `sealed`. `entries` are all from the first on; only those after `skip`
/// are answered. Where the first ones cannot be sealed all are in the open: that a league can be
/// read counts for more. A later one that does not fit what everybody sees is refused.
/// `couldSeal` is told which it was.
[[nodiscard]] Result<std::vector<QJsonObject>>
sealedEntries(const QJsonArray &entries, qsizetype skip, bool *couldSeal = nullptr);
/// One line, with what everybody sees of it; nothing: all of it.
[[nodiscard]] QJsonObject sealedEntry(const QJsonObject &entry,
                                      const std::optional<QJsonObject> &seen);
/// The line as it was; a contact that may not be seen stays empty.
[[nodiscard]] QJsonObject joinEntry(const QJsonObject &entry);

/// What the server has to know of every fixture to say who may do what with it.
[[nodiscard]] QJsonArray fixtureRows(const League &league);
/// Only what is different in `after`; a fixture that is gone is one that is not published.
[[nodiscard]] QJsonArray changedFixtureRows(const League &before, const League &after);
/// `id name locked` of every team: locked where it plays with the sheet it was registered with.
[[nodiscard]] QJsonArray teamRows(const League &league);
/// Only what is different in `after`.
[[nodiscard]] QJsonArray changedTeamRows(const League &before, const League &after);

/// `exported` is what KeptLeagues::exported gives.
[[nodiscard]] LeagueParcel parcelOf(const QJsonObject &exported, const League &league);
/// The file KeptLeagues::import reads, with teams and matches in the order of their ids.
[[nodiscard]] QJsonObject exportedFrom(const LeagueParcel &parcel);
/// Both in the same order, to be compared.
[[nodiscard]] QJsonObject inOrderOfIds(QJsonObject exported);

} // namespace dugout
