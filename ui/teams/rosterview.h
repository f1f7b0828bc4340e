// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

#include <map>
#include <set>
#include <vector>

namespace dugout {

class RowSelection;

/// The roster table: sorts, selects several rows, takes a dragged position and copies and pastes
/// as spreadsheets do.
class RosterView final : public QTableView
{
    Q_OBJECT

public:
    explicit RosterView(QWidget *parent = nullptr);

    void setModel(QAbstractItemModel *model) override;

    /// The selected rows from top to bottom, whatever order they were selected in.
    [[nodiscard]] QModelIndexList selectedRowsInOrder() const;
    [[nodiscard]] RowSelection *rows() const { return m_rows; }
    void fitColumns();
    /// Gives every column of words its width: a position is cut last, and the names take what the
    /// skills do not need.
    void fitWords();
    /// Shows every row without a scroll bar, with room for a full team: a new player moves nothing
    /// below.
    void setWhole(bool whole);

    /// The widths a coach has given columns, as text to be kept; empty while there are none.
    [[nodiscard]] QString chosenWidths() const;
    void setChosenWidths(const QString &kept);

    /// With less the words of the table are cut; `positions` is the width of the longest of them.
    [[nodiscard]] int leastWidth(int positions) const;

signals:
    void positionDropped(const QString &position);
    void pasteRequested();
    /// The selected rows were dragged before this one, or behind the last.
    void rowsDropped(int before);
    /// The selected rows one up (-1) or down (+1), by keyboard.
    void rowsShifted(int by);
    void widthsChosen();

public slots:
    void reset() override;

protected slots:
    void dataChanged(const QModelIndex &from, const QModelIndex &to,
                     const QList<int> &roles) override;

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void startDrag(Qt::DropActions actions) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    /// What a cell needs to stand on one line, and what its longest word needs.
    struct CellWidths
    {
        int whole = 0;
        int longestWord = 0;
    };

    [[nodiscard]] bool hasAchievements() const;
    [[nodiscard]] CellWidths measure(const QModelIndex &cell) const;
    /// Of every row. Measures those anew that have changed since the rows were last fitted.
    [[nodiscard]] const std::vector<CellWidths> &cellWidths(int column);
    [[nodiscard]] int contentWidth(int column);
    /// So wide that no word of it is cut.
    [[nodiscard]] int wordWidth(int column, int leastSteps);
    /// Nothing that was measured holds any longer.
    void forgetWidths();
    /// The skills take what is left. Deeds are shown where there are any and room for them; the
    /// selected player's stand beside the table anyway.
    void fitSkills(int room, int wanted);
    void fitFigures();
    [[nodiscard]] int wholeHeight() const;

    /// Nothing is cut: a player with many skills gets a higher row. Asks those rows that may have
    /// become higher or lower since it was last called.
    void fitRows();
    [[nodiscard]] std::vector<int> widths() const;
    void takeWidth(int column, int width);
    /// Before which row something dropped here would come.
    [[nodiscard]] int rowBefore(const QPoint &where) const;
    void showDrop(int before);

    RowSelection *m_rows;
    int m_achievementsWidth = 0;
    std::map<int, int> m_chosen; ///< widths by column
    bool m_isFitting = false;
    bool m_isWhole = false;
    std::vector<int> m_fittedTo; ///< the widths that the rows were fitted to; none: fit all
    std::set<int> m_changedRows;
    std::map<int, std::vector<CellWidths>> m_cellWidths; ///< by column
    int m_dropBefore = -1;
};

} // namespace dugout
