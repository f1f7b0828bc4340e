// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/words/skirmishsummary.h"
#include "ui/sheets/piecedsheet.h"
#include "ui/sheets/sheettable.h"

#include <QCoreApplication>

namespace dugout {

/// Paints the report of a skirmish: who won and why, where the glory came from, how the
/// fighters ended, and the log round by round.
class SkirmishReportPages final : public PiecedSheet
{
    Q_DECLARE_TR_FUNCTIONS(SkirmishReportPages)

public:
    explicit SkirmishReportPages(SkirmishReport report);

    [[nodiscard]] QString title() const override { return m_report.title; }

protected:
    void compose() override;
    [[nodiscard]] QString footTitle() const override { return m_report.title; }

private:
    /// Never the last thing on a page.
    void placeHeading(const QString &text, qreal points);
    void placePlayers();
    void placeFighters();

    SkirmishReport m_report;
};

} // namespace dugout
