// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QModelIndexList>
#include <QObject>

#include <functional>

class QAbstractItemView;
class QKeyEvent;
class QMenu;

namespace dugout {

class ActionButton;

/// What every list and table does alike with its rows. Whatever is done is done to the highlighted
/// rows, wherever the frame of the keyboard stands: Home and End highlight where they go, the right
/// button, the Menu key and Shift+F10 offer what can be done with them, Ctrl+C takes them along,
/// Del removes them, Space ticks them.
class RowSelection final : public QObject
{
    Q_OBJECT

public:
    /// Of a row as it is copied; the titles of the columns for no row at all.
    using Copied = std::function<QStringList(const QModelIndex &row)>;

    explicit RowSelection(QAbstractItemView *view);

    /// The highlighted rows from top to bottom, by their first columns.
    [[nodiscard]] QModelIndexList rows() const;
    /// What the menu holds, asked for each time it is opened.
    void setMenu(std::function<void(QMenu &)> fill) { m_fill = std::move(fill); }
    /// What of a row is copied, where that is not what its columns show.
    void setCopied(Copied copied) { m_copied = std::move(copied); }
    /// What Del does.
    void setRemoval(std::function<void()> remove) { m_remove = std::move(remove); }
    /// The rows as a spreadsheet takes them: titles above, columns parted by tabs.
    void copy() const;
    /// The entry that copies, at the end of a menu.
    void addCopy(QMenu &menu) const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] bool press(const QKeyEvent &key);
    [[nodiscard]] bool tick() const;
    /// Highlights the first row from `row` on, upwards or downwards, that can be.
    void goTo(int row, int step, bool extends);
    void openMenu(const QPoint &where);
    [[nodiscard]] QStringList shownIn(const QModelIndex &row) const;

    QAbstractItemView *m_view;
    std::function<void(QMenu &)> m_fill;
    Copied m_copied;
    std::function<void()> m_remove;
};

/// What the buttons of a page offer just now, as entries of a menu.
void addButtons(QMenu &menu, const QList<ActionButton *> &buttons);

/// An entry that says its key without hearing it.
void addEntry(QMenu &menu, const QString &words, const QKeySequence &key, bool enabled,
              std::function<void()> achievement);

} // namespace dugout
