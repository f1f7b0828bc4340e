// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/sheets/piecedsheet.h"

#include <QStringList>

namespace dugout {

/// A table as it goes on paper: standings, fixtures, leaders…
struct TableSheet
{
    struct Column
    {
        QString title{};
        bool figure = false;
        bool grows = false;
    };
    struct Row
    {
        QStringList cells{};
        bool heading = false; ///< one cell over the whole width, and the head of the table again
    };

    QString title{};
    QString subtitle{};
    std::vector<Column> columns{};
    std::vector<Row> rows{};
};

/// Paints a table over as many pages as it needs, with its head on each of them.
class TablePages final : public PiecedSheet
{
public:
    explicit TablePages(TableSheet sheet);

    [[nodiscard]] QString title() const override;

protected:
    void compose() override;
    [[nodiscard]] QString footTitle() const override { return m_sheet.title; }

private:
    TableSheet m_sheet;
};

} // namespace dugout
