// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QListWidget>

#include <functional>
#include <vector>

class QMenu;

namespace dugout {

class RowSelection;

/// A team, a match or a game as its list shows it.
struct KeptEntry
{
    QString id;
    QString title;
    std::function<QStringList()> facts; ///< quiet, under the title; asked for where it is seen
    QString figure; ///< large, at the right edge
    qint64 changedMs = 0;
    std::vector<QIcon> icons{}; ///< before its name, if any
    QString mark{}; ///< beside the figure: what it waits for
};

/// A list of things a coach has kept: each with its name over its facts, and at the right edge a
/// figure over the day it was changed, so that the eye runs down straight columns.
class KeptList final : public QListWidget
{
    Q_OBJECT

public:
    explicit KeptList(QWidget *parent = nullptr);

    /// Keeps the cursor on the entry it stood on, or sets it on the first.
    void setEntries(const std::vector<KeptEntry> &entries);
    /// At the end of the list.
    void addEntries(const std::vector<KeptEntry> &entries);
    /// Sets the cursor on an entry; nothing when there is none of that id.
    void setCurrentId(const QString &id);
    /// The id under the cursor; empty when there is none.
    [[nodiscard]] QString currentId() const;
    /// Several may be highlighted at once.
    void setSelectsSeveral();
    /// The ids of what is highlighted, from top to bottom.
    [[nodiscard]] QStringList selectedIds() const;
    [[nodiscard]] RowSelection *rows() const { return m_rows; }

signals:
    void opened(const QString &id);
    /// The last entry is in sight, or the cursor stands on it.
    void endReached();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void lookForTheEnd();

    RowSelection *m_rows;
    bool m_filling = false; ///< its owner has not added all entries yet
};

} // namespace dugout
