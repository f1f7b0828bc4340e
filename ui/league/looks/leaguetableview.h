// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/showntable.h"

#include <QTableView>

namespace dugout {

class ShownTableModel;

/// A table of the League place: rows that are chosen whole, with headings among them.
class LeagueTableView final : public QTableView
{
    Q_OBJECT

public:
    explicit LeagueTableView(QWidget *parent = nullptr);

    /// What is longer than its column goes on in so many lines at most; one, unless said otherwise.
    void setMostLines(int lines);
    [[nodiscard]] int mostLines() const { return m_mostLines; }
    /// Keeps the cursor on the row it stood on, or sets it on the first.
    void setTable(const ShownTable &table);
    [[nodiscard]] const ShownTable &table() const;
    /// Empty when the cursor is on no row.
    [[nodiscard]] QString currentId() const;
    void setCurrentId(const QString &id);
    /// Chosen, with the heading it stands under at the top.
    void showId(const QString &id);

signals:
    void currentIdChanged(const QString &id);
    /// By a double click or Enter.
    void opened(const QString &id);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitColumns();
    [[nodiscard]] bool hasRoomForAll() const;
    void limitColumns();
    void fitRows();
    [[nodiscard]] int linesIn(const ShownRow &row) const;
    void fitRowsSoon();

    ShownTableModel *m_model;
    int m_mostLines = 1;
    bool m_fitsSoon = false;
};

} // namespace dugout
