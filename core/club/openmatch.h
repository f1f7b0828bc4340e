// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/bookresults.h"
#include "core/club/clubstores.h"
#include "core/club/opengame.h"
#include "core/match/match.h"

namespace dugout {

/// A football match that is kept and played on. Its last answer is kept together with its result
/// and with both teams as it left them, so that a crash leaves all of it or nothing.
class OpenMatch final : public OpenGame<Match>
{
public:
    OpenMatch(const ClubStores &stores, Match match, const Journal &journal);

    [[nodiscard]] const MatchContext &context() const { return game().context(); }
    /// What is on disk: still played, over but waiting for the coaches' word on the sheets, or
    /// finished.
    [[nodiscard]] JournalState kept() const { return m_kept; }
    /// The kept teams have what the match made of them. Only for a match that is finished.
    [[nodiscard]] bool isOnSheets() const { return m_onSheets; }
    void setOnSheets(bool onSheets) { m_onSheets = onSheets; }
    /// What coaches have copied from the book of this edition; grows with what is entered here.
    [[nodiscard]] const BookResults &book() const;
    /// Counts the answers that changed kept teams.
    [[nodiscard]] int sheetsWritten() const { return m_sheetsWritten; }

protected:
    [[nodiscard]] Result<void> keepLine(const LogAction &action, const MatchState &after) override;

private:
    [[nodiscard]] Result<void> keepAnswer(const LogAction &action, const MatchState &after);
    /// Remembers what was read in a book, for the next time.
    void learn(const LogAction &action);
    [[nodiscard]] Result<void> keepEnd(const LogAction &action, const MatchSession &after);
    [[nodiscard]] Result<void> keepRunning(const LogAction &action, const MatchSession &after);
    [[nodiscard]] bool isTimeForAState(const LogAction &action) const;

    ClubStores m_stores;
    JournalState m_kept;
    bool m_onSheets = false;
    int m_sheetsWritten = 0;
    mutable std::optional<BookResults> m_book; ///< read when first asked for
};

} // namespace dugout
