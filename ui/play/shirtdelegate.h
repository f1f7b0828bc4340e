// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace dugout {

/// A player as "#7 Name · role": his shirt in the colour of his team, and the words after the
/// number.
class ShirtDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    enum Role { ColourRole = Qt::UserRole + 1 };

    using QStyledItemDelegate::QStyledItemDelegate;

    /// Names alone, for columns that have no room for more.
    void setShort(bool shortly) { m_short = shortly; }
    /// What stands beside the shirt.
    [[nodiscard]] static QString words(const QString &text, bool shortly);
    [[nodiscard]] static int side(const QWidget *view);

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    bool m_short = false;
};

} // namespace dugout
