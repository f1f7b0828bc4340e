// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/club.h"
#include "core/club/paperslip.h"
#include "ui/match/correctionreview.h"
#include "ui/match/matchservices.h"

#include <QWidget>

namespace dugout {

class MatchTable;

/// Puts to the coaches what a match that is over would do to the teams that are kept and to the
/// matches played since, wherever that is not simply written down with its last answer.
class MatchOutcome final : public QObject
{
    Q_OBJECT

public:
    /// `page` is what dialogs stand over.
    MatchOutcome(const MatchServices &services, QWidget *page);

    /// The table must outlive this or be taken away before; null for none.
    void setTable(MatchTable *table);
    /// A match that is over and waits for the coaches' word on the sheets puts it to them.
    void askIfUndecided();
    /// Puts what no longer fits to the coach.
    void settle();
    /// Opens the sheet of a match from paper to be corrected, or to be entered again where it was
    /// taken back; says so where it is none.
    void correctSlip();

signals:
    void teamsChanged();
    /// The journal of the match was added to: it must be opened anew.
    void matchChanged();
    /// The coach wants everything as it was.
    void declined();

private:
    [[nodiscard]] Result<CorrectionChain> chain(const std::vector<LogAction> &changes) const;
    /// Shows what a change of the match would do; false when it may simply be made.
    [[nodiscard]] bool review(const LogAction &change);
    void openReview(CorrectionChain chain, CorrectionReview::Occasion occasion);
    void enterSlip(const PaperSlip &slip);
    void keepSlip(const PaperSlip &slip);
    [[nodiscard]] QStringList consequencesOf(const PaperSlip &slip) const;
    void leaveSheets();
    void keepChain(const CorrectionChain &chain);

    MatchServices m_services;
    QWidget *m_page;
    MatchTable *m_table = nullptr;
};

} // namespace dugout
