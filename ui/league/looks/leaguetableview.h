// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/showntable.h"

#include <QTableView>

#include <functional>
#include <map>

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
    void setTable(const ShownTable &table);
    [[nodiscard]] const ShownTable &table() const;
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
    /// No column that does not grow is wider.
    [[nodiscard]] int mostWidth(const std::vector<int> &needed) const;
    [[nodiscard]] std::vector<int> neededWidths() const;
    void shareRoom();
    void fitRows();
    [[nodiscard]] int linesIn(const ShownRow &row) const;
    void fitRowsSoon();

    ShownTableModel *m_model;
    RowSelection *m_rows;
    std::function<void(QMenu &)> m_fill;
    Settings *m_settings = nullptr; ///< null: nothing is kept
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
