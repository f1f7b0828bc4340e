// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/sharedleagues.h"

namespace dugout {

struct CoachsWord;

/// Stands between the club and the database, and lets what belongs to a shared league go its way: a
/// decision of the commissioner to the server first, a match of this table into the database and
/// into what waits to be delivered, in one piece. What one may not do is refused; everything else
/// goes through as it is.
class SharedBatches final : public BatchStore
{
public:
    /// `stores` are those of the database itself.
    SharedBatches(ClubStores stores, SharedLeagues &leagues);

    Result<std::vector<DocumentSummary>> keep(const StoreBatch &batch) override;
    /// Nothing that a server is asked for can be part of it.
    Result<void> inOnePiece(const std::function<Result<void>()> &work) override;

    /// Without it deliveries wait until somebody asks for them: a window does not wait for a
    /// server.
    void deliverAtOnce(bool atOnce) { m_atOnce = atOnce; }
    /// A match of a shared league went on: the sync thread lets others see it.
    void tellOfPlay() const
    {
        if (m_queued && !m_atOnce)
            m_queued();
    }
    /// Called when something new waits to be delivered, or a match went on.
    void whenQueued(std::function<void()> queued) { m_queued = std::move(queued); }

private:
    [[nodiscard]] Result<std::vector<DocumentSummary>> keepShared(const StoreBatch &batch,
                                                                  std::vector<SharedNote> notes);
    [[nodiscard]] Result<std::vector<DocumentSummary>>
    say(const SharedNote &note, const CoachsWord &word, LeagueServer &server);
    [[nodiscard]] Result<std::vector<DocumentSummary>> keepHere(const StoreBatch &batch,
                                                                const QStringList &decided);
    void noteSealed(SharedNote note, const SharedDelivery &data) const;

    ClubStores m_stores;
    SharedLeagues &m_leagues;
    bool m_atOnce = true;
    std::function<void()> m_queued;
};

} // namespace dugout
