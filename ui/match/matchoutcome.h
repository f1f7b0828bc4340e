// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/correctionchain.h"
#include "ui/match/matchservices.h"

#include <QWidget>

namespace dugout {

class MatchTable;

/// What a match that is over does to the teams that are kept and to the matches played since:
/// written down at once where nothing stands against it, otherwise shown to the coach first.
class MatchOutcome final : public QObject
{
    Q_OBJECT

public:
    /// `page` is what dialogs stand over.
    MatchOutcome(const MatchServices &services, QWidget *page);

    /// The table must outlive this or be taken away before; null for none.
    void setTable(MatchTable *table);
    /// The match is finished: the teams go on as it left them. Those that have played on already,
    /// or were edited, follow only when the coach has seen what that means.
    void keep();
    /// Puts what no longer fits to the coach.
    void settle();

signals:
    void teamsChanged();
    /// The journal of the match was added to: it must be opened anew.
    void matchChanged();
    /// The coach wants everything as it was.
    void declined();

private:
    [[nodiscard]] Result<CorrectionChain> chain(const std::vector<LogAction> &changes) const;
    /// Writes both teams down where nothing stands against it; false when something does.
    [[nodiscard]] bool keepPlainly();
    /// Shows what a change of the match would do; false when it may simply be made.
    [[nodiscard]] bool review(const LogAction &change);
    void openReview(CorrectionChain chain);
    void keepChain(const CorrectionChain &chain);

    MatchServices m_services;
    QWidget *m_page;
    MatchTable *m_table = nullptr;
    bool m_leftOpen = false; ///< the coach wants the teams left as they are
};

} // namespace dugout
