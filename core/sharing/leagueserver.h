// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/state/leagueids.h"
#include "core/sharing/leagueparcel.h"

#include <functional>
#include <optional>

namespace dugout {

/// What somebody is in a shared league. The server says so, and holds everybody to it.
enum class SharedRole { Nobody, Reader, Coach, Commissioner };

[[nodiscard]] QString sharedRoleId(SharedRole role);
[[nodiscard]] SharedRole sharedRoleFrom(const QString &id);

/// A league on a server, as the one who asks may see it.
struct SharedSummary
{
    LeagueId id{};
    QString title{};
    SharedRole role = SharedRole::Nobody;
    QStringList teams{}; ///< that this person coaches
    bool isHome = false; ///< it was taken home: here it can only be read
    qint64 entries = 0; ///< of its journal
    qint64 changes = 0; ///< counts whatever happens

    bool operator==(const SharedSummary &) const = default;
};

struct SharedMember
{
    QString person{}; ///< the name the server let in
    SharedRole role = SharedRole::Nobody; ///< nobody: was a member once
    QString coach{}; ///< the league's own id of the coach
    QStringList teams{};
    QString saidBy{};
    QString place{}; ///< the table of the last visit
    QString match{};
    qint64 seenMs = 0;

    bool operator==(const SharedMember &) const = default;
};

/// A result that no longer fitted when it came in, with what stands instead.
struct SharedClaim
{
    QString id{};
    FixtureId fixture{};
    JournalId match{};
    QJsonObject claimed{};
    QJsonObject stands{};
    QString who{};
    qint64 atMs = 0;
    QString why{}; ///< it was put aside: the id of a doubt, and what it was about; empty: too late

    bool operator==(const SharedClaim &) const = default;
};

/// The sheet of a team on the server.
struct SharedSheet
{
    qint64 revision = 0;
    QJsonObject body{};
    QString who{};
    qint64 atMs = 0;
    QString match{}; ///< whose end made it; empty: somebody saved it

    bool operator==(const SharedSheet &) const = default;
};

/// What is sent to a league that is shared: lines of its journal, and what they make of fixtures
/// and teams.
struct SharedDelivery
{
    QString delivery{}; ///< the same one is taken once
    qint64 first = 1; ///< the number of its first line
    std::vector<QJsonObject> entries{};
    QJsonArray fixtures{};
    QJsonArray teams{};
    QString title{};
    QJsonObject standing{};
    bool isSealed = false; ///< so is everything before it; not sent
};

/// How a delivery was taken.
enum class Delivered {
    Kept,
    Beside, ///< the fixture has another match or a result by now
    Claimed, ///< put to the commissioner
};

/// A server with shared leagues, for the one who is logged in there. Errors a caller may want to
/// tell apart have the codes "store.away", "shared.faster" (somebody changed it first),
/// "shared.locked", "shared.confirmed", "shared.unfit", "shared.home", "shared.differs",
/// "shared.exists", "shared.refused", "shared.full", "shared.over", "shared.newer", "shared.older".
class LeagueServer
{
public:
    LeagueServer() = default;
    LeagueServer(const LeagueServer &) = delete;
    LeagueServer &operator=(const LeagueServer &) = delete;
    virtual ~LeagueServer() = default;

    [[nodiscard]] virtual QString address() const = 0; ///< without a password
    /// Why nothing can be said there: another version of Dugout prepared it.
    [[nodiscard]] virtual std::optional<Error> onlyReads() const = 0;
    [[nodiscard]] virtual Result<QString> person() = 0;
    [[nodiscard]] virtual Result<std::vector<SharedSummary>> leagues() = 0;

    /// All of it, or nothing.
    virtual Result<void> bring(const LeagueParcel &parcel) = 0;
    /// What came after so many lines and changes, and matches that are wanted again in every case.
    /// Of matches in `linesHere` only what follows the lines that are here comes, and the last of
    /// those, to be compared.
    [[nodiscard]] virtual Result<LeagueParcel>
    fetch(const LeagueId &id, qint64 afterEntry, qint64 afterChange,
          const QMap<QString, qint64> &linesHere, const QStringList &again = {})
        = 0;
    /// How many lines the server has of each match that is not over.
    [[nodiscard]] virtual Result<QMap<QString, qint64>> runningMatches(const LeagueId &id) = 0;
    /// Only if nothing happened since.
    virtual Result<void> takeHome(const LeagueId &id, qint64 changes) = 0;

    virtual Result<Delivered> act(const LeagueId &id, const SharedDelivery &data) = 0;
    virtual Result<Delivered> beginMatch(const LeagueId &id, const QString &delivery,
                                         const FixtureId &fixture, const JournalHeader &header)
        = 0;
    /// Answers how many there are then.
    virtual Result<qint64> addMatchEntries(const LeagueId &id, const JournalId &match, qint64 first,
                                           const QJsonArray &entries, const QJsonObject &standing)
        = 0;
    virtual Result<Delivered> endMatch(const LeagueId &id, const QString &delivery,
                                       const JournalId &match, const QJsonObject &end)
        = 0;
    virtual Result<Delivered> saveTeam(const LeagueId &id, const QString &delivery,
                                       const QString &team, qint64 base, const QString &name,
                                       const QJsonObject &body)
        = 0;
    /// A coach's own word about the result of his team: the server takes it for no other.
    virtual Result<Delivered> signResult(const LeagueId &id, const QString &delivery,
                                         const FixtureId &fixture, FixtureSide side)
        = 0;
    virtual Result<Delivered> disputeResult(const LeagueId &id, const QString &delivery,
                                            const FixtureId &fixture, FixtureSide side,
                                            const QString &why)
        = 0;

    /// The sheet of a team as it stands there, who wrote it, and its revision.
    [[nodiscard]] virtual Result<SharedSheet> team(const LeagueId &id, const QString &team) = 0;

    /// Every sheet of a team that ever stood there, the newest first.
    [[nodiscard]] virtual Result<std::vector<SharedSheet>> sheets(const LeagueId &id,
                                                                  const QString &team)
        = 0;

    /// The commissioner vouches for the ends of matches: members who join later need not replay
    /// them.
    virtual Result<void> vouch(const LeagueId &id, const QStringList &matches, bool unchecked) = 0;
    /// The end of a match does not follow: it is a claim now, both sheets are what they were
    /// before, and the event says what the league makes of it.
    virtual Result<Delivered> setAside(const LeagueId &id, const JournalId &match,
                                       const QString &why, const SharedDelivery &data)
        = 0;

    [[nodiscard]] virtual Result<std::vector<SharedMember>> members(const LeagueId &id) = 0;
    virtual Result<void> grant(const LeagueId &id, const SharedMember &member) = 0;
    virtual Result<void> revoke(const LeagueId &id, const QString &person) = 0;

    /// Those that nobody decided yet.
    [[nodiscard]] virtual Result<std::vector<SharedClaim>> claims(const LeagueId &id) = 0;
    virtual Result<void> settle(const LeagueId &id, const QString &claim, bool asClaimed) = 0;

    /// Where somebody sits, and at which of the matches that run at his machine: the one he wrote
    /// to last, as the server knows it. The others he only follows.
    virtual Result<void> sitAt(const LeagueId &id, const QString &place, const QStringList &matches)
        = 0;

    /// Calls back, in the thread that called, when the server hints that something happened there;
    /// asked for again after every line that broke. False where no hints can be had. A hint proves
    /// nothing: the numbers of `leagues` do.
    virtual bool listen(const LeagueId &id, const std::function<void()> &heard) = 0;
};

} // namespace dugout
