// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace dugout {

/// The roster table: sorts, selects several rows, takes a dragged position and copies and pastes
/// as spreadsheets do.
class RosterView final : public QTableView
{
    Q_OBJECT

public:
    explicit RosterView(QWidget *parent = nullptr);

    /// Rows of the source model that are selected, in order.
    [[nodiscard]] QList<int> selectedSourceRows() const;
    /// The row the focus is on in the source model, -1 for none.
    [[nodiscard]] int currentSourceRow() const;
    /// Widths that show everything; the skills take what is left.
    void fitColumns();

signals:
    void positionDropped(const QString &position);
    void copyRequested();
    void pasteRequested();
    void removeRequested();

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] int toSource(const QModelIndex &index) const;
};

} // namespace dugout
