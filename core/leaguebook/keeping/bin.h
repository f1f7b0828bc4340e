// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/keeping/ties.h"

#include <QMap>
#include <QStringList>

namespace dugout {

/// What one throws away as one thing.
enum class BinKind { Team, Match, Skirmish, League };

/// One thing in the bin.
struct BinLine
{
    static constexpr qint64 daysKept = 30;

    DocumentId id{};
    BinKind kind = BinKind::Team;
    QString name{};
    QString what{}; ///< the id of the team, the match or the league
    qint64 deletedMs = 0;
    QStringList teams{}; ///< the ids of those that lie in it
    int matches = 0; ///< that lie in it with a league

    /// Until then it can be brought back.
    [[nodiscard]] qint64 untilMs() const { return deletedMs + daysKept * 24 * 60 * 60 * 1000; }
    bool operator==(const BinLine &) const = default;
};

/// What throwing something away would do, for the question before it.
struct Removal
{
    struct Thing
    {
        QString id{};
        QString name{};

        bool operator==(const Thing &) const = default;
    };

    BinKind kind = BinKind::Team;
    Thing what{}; ///< without an id where there is no such league, but something that belongs to it
    std::vector<Thing> teams{}; ///< that go with a league
    std::vector<Thing> matches{}; ///< that go with it, skirmishes too
    /// Sentences in the language of the moment: what stays although one might think that it goes.
    QStringList stays{};

    bool operator==(const Removal &) const = default;
};

/// Whether what belongs to a league goes with it.
enum class LeagueRemoval { Alone, WithTeams };

/// Everything that was deleted, for as long as it can be brought back. What goes there goes in one
/// piece, and comes back so. It is kept as two documents for each thing: one that lists read, and
/// one with all that lies in it.
class Bin
{
public:
    explicit Bin(ClubStores stores);

    // What deleting would do. Refused with its reason where a league or a match that is not over
    // needs it: "team-needed", "team-in-match", "match-needed".
    [[nodiscard]] Result<Removal> team(const TeamId &id) const;
    [[nodiscard]] Result<Removal> game(const JournalId &id) const; ///< a match or a skirmish
    [[nodiscard]] Result<Removal> league(const LeagueId &id, LeagueRemoval how) const;

    /// What would have to go so that a league with these teams and matches, names by ids, can come.
    [[nodiscard]] Result<std::vector<Removal>>
    inTheWayOf(const LeagueId &id, const QString &name, const QMap<QString, QString> &teams,
               const QMap<QString, QString> &matches) const;

    /// All of it in one piece. What has lain here for longer than its days goes for good with it.
    Result<std::vector<BinLine>> throwAway(const std::vector<Removal> &removals) const;
    /// The batch of that, to be saved together with what takes its place.
    [[nodiscard]] Result<StoreBatch> batchOf(const std::vector<Removal> &removals) const;

    /// What was thrown away last comes first.
    [[nodiscard]] Result<std::vector<BinLine>> list() const;
    /// By its id or, where only one bears it, its name.
    [[nodiscard]] Result<BinLine> find(const QString &name) const;
    /// Refused with "bin-here-again" where something of it is here again by now.
    [[nodiscard]] Result<BinLine> bringBack(const DocumentId &id) const;
    /// These go for good.
    Result<void> forget(const std::vector<BinLine> &lines) const;

private:
    ClubStores m_stores;
};

/// "League, 8 teams, 12 matches" in the language of the moment.
[[nodiscard]] QString binFacts(const BinLine &line);

} // namespace dugout
