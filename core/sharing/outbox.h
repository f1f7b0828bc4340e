// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/clubstores.h"
#include "core/sharing/sharednote.h"

namespace dugout {

/// Something of this machine that its league's server does not have yet. Kept in one piece with
/// what it tells of, so that nothing is forgotten whatever happens in between.
struct Waiting
{
    enum class Kind { MatchBegun, MatchEnded, TeamSaved };

    DocumentSummary summary{}; ///< its id says its place in the queue
    LeagueId league{};
    Kind kind = Kind::MatchBegun;
    QString delivery{}; ///< by which the server knows it again
    QString title{}; ///< of the match, or the team
    JournalId match{};
    FixtureId fixture{};
    QJsonObject end{}; ///< what the server is told of the end
    QString team{};
    qint64 base = 0; ///< the server's revision of the team that was changed
    QJsonObject body{}; ///< the team's sheet
    QString refused{}; ///< why the server did not take it; empty while it only waits
    std::optional<ErrorCode> refusedCode{};

    bool operator==(const Waiting &) const = default;
};

[[nodiscard]] QString waitingKind();
/// By which a server knows again what it took once.
[[nodiscard]] QString newDeliveryId();
[[nodiscard]] Document waitingDocument(const Waiting &waiting, qint64 nowMs);

/// In the order of delivery.
[[nodiscard]] Result<std::vector<Waiting>> waitingFor(DocumentStore &documents,
                                                      const LeagueId &league);
/// The teams that what waits will change.
[[nodiscard]] Result<QStringList> waitingTeams(DocumentStore &documents, const LeagueId &league);
/// The server's revisions of teams once everything is delivered that waits.
[[nodiscard]] Result<QMap<QString, qint64>> expectedRevisions(DocumentStore &documents,
                                                              const LeagueId &league);
/// The id of the next in the queue. It is never used again: removing what was delivered must not
/// remove something that was queued meanwhile.
[[nodiscard]] DocumentId nextWaitingId(const LeagueId &league, const std::vector<Waiting> &waiting,
                                       const QString &delivery);

/// Nothing that may be over in a moment, or once somebody has a newer Dugout.
[[nodiscard]] bool isForGood(const Error &error);
/// Somebody else changed the same team first: its coach has a choice.
[[nodiscard]] bool isOvertaken(const Waiting &waiting);
/// Has the server asked again for what it refused; `base` where the team builds on another revision
/// now.
[[nodiscard]] Result<void> askAgain(const ClubStores &stores, Waiting waiting,
                                    std::optional<qint64> base = {});
/// Takes it off the list, and nothing else.
[[nodiscard]] Result<void> dropWaiting(DocumentStore &documents, const Waiting &waiting);
/// The same for what was refused; what it tells of stays on this machine, but for sheets after a
/// match that the league does not have: those become the server's again.
[[nodiscard]] Result<void> strikeOff(DocumentStore &documents, const Waiting &waiting,
                                     qint64 nowMs);

/// The outcome of a try to deliver.
struct DeliveryReport
{
    int delivered = 0;
    int claimed = 0; ///< put to the commissioner, with what stands instead
    int refused = 0;
    int waiting = 0; ///< still

    bool operator==(const DeliveryReport &) const = default;
};

/// Delivers in order what waits, each exactly once however often this is tried. A server that
/// cannot be reached leaves the rest waiting. `watch` is asked before every step, by its name; what
/// it refuses stops there.
[[nodiscard]] Result<DeliveryReport>
deliverWaiting(const ClubStores &stores, LeagueServer &server, const LeagueId &league,
               const std::function<Result<void>(const QString &)> &watch);

} // namespace dugout
