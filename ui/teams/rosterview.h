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

    /// The selected rows from top to bottom, whatever order they were selected in.
    [[nodiscard]] QModelIndexList selectedRowsInOrder() const;
    void fitColumns();
    /// Gives every column of words its width: a position is cut last, and the names take what the
    /// skills do not need.
    void fitWords();

    /// With less the words of the table are cut; `positions` is the width of the longest of them.
    [[nodiscard]] int leastWidth(int positions) const;

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
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] bool hasDeeds() const;
    [[nodiscard]] int contentWidth(int column) const;
    /// The skills take what is left. Deeds are shown where there are any and room for them; the
    /// selected player's stand beside the table anyway.
    void fitSkills(int room, int wanted);

    int m_deedsWidth = 0;
};

} // namespace dugout
