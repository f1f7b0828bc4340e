// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/league/looks/columnwidths.h"

#include <QTableView>

#include <functional>

class QMenu;

namespace dugout {

class RowSelection;
class Settings;
class ShownTableModel;

/// A table of the League place: rows that are chosen whole, with headings among them. It is sorted
/// by the column that was pressed, each part below its heading, and as it came by the third press.
class LeagueTableView final : public QTableView
{
    Q_OBJECT

public:
    explicit LeagueTableView(QWidget *parent = nullptr);

    /// What is longer than its column goes on in so many lines at most; one, unless said otherwise.
    void setMostLines(int lines);
    [[nodiscard]] int mostLines() const { return m_mostLines; }
    /// Keeps the cursor on the row it stood on, or sets it on the first.
    void setTable(const ShownTable &table, const Arrangement &arrangement = {});
    [[nodiscard]] const ShownTable &table() const;
    void arrange(const Arrangement &arrangement);
    [[nodiscard]] const Arrangement &arrangement() const { return m_arrangement; }
    /// How high it is with all its rows.
    [[nodiscard]] int wholeHeight() const;
    /// Of a row: without the band below it.
    [[nodiscard]] QRect rowPart(const QRect &rect, int row) const;
    /// What is drawn in the cells has other sizes.
    void fitAnew();
    /// The one row that is highlighted; empty where none or several are.
    [[nodiscard]] QString currentId() const;
    /// All that are highlighted, from top to bottom.
    [[nodiscard]] QStringList selectedIds() const;
    /// What can be done with them, before what every table offers.
    void setMenu(std::function<void(QMenu &)> fill) { m_fill = std::move(fill); }
    /// How it is sorted and how wide its columns are is kept there, under its name.
    void remember(Settings &settings);
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
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void showSorted();
    void selectIds(const QStringList &ids);
    void sortByNext(int column);
    void setSorting(const QString &column, Qt::SortOrder order);
    void fillMenu(QMenu &menu);
    void takeWidth(int column, int width);
    void keepLook() const;
    void fitColumns();
    void orderColumns();
    [[nodiscard]] bool hasBand(int row) const;
    [[nodiscard]] QString bandWords(int row) const;
    [[nodiscard]] std::vector<int> neededWidths() const;
    void shareRoom();
    void fitRows();
    [[nodiscard]] int linesIn(const ShownRow &row) const;
    void fitRowsSoon();

    ShownTableModel *m_model;
    RowSelection *m_rows;
    std::function<void(QMenu &)> m_fill;
    Settings *m_settings = nullptr; ///< null: nothing is kept
    Arrangement m_arrangement;
    ShownTable m_given; ///< in the order it came in
    QString m_sortedBy; ///< the id of a column; empty: as it came
    Qt::SortOrder m_order = Qt::AscendingOrder;
    std::map<QString, int> m_chosen; ///< widths that somebody gave to columns, by their ids
    std::vector<int> m_needed; ///< what the columns of the table would take
    bool m_isFitting = false;
    bool m_isChoosing = false;
    int m_mostLines = 1;
    bool m_fitsSoon = false;
};

} // namespace dugout
