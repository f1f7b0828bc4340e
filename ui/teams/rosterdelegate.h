// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"

#include <QColor>
#include <QStyledItemDelegate>

#include <memory>

class QComboBox;

namespace dugout {

/// Edits numbers, names and positions in place, and marks what needs looking at: absent players
/// in grey, learnt skills in bold, what waits in words.
class RosterDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setRoster(std::shared_ptr<const Ruleset> ruleset, const RosterId &roster,
                   Language language);
    /// Numbers stand on it.
    void setShirt(const QColor &colour) { m_shirt = colour; }

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model,
                      const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    /// The positions in the language of now.
    void nameItems(QComboBox &box) const;

    void paintNumber(QPainter &painter, const QStyleOptionViewItem &option,
                     const QModelIndex &index) const;

    std::shared_ptr<const Ruleset> m_ruleset;
    RosterId m_roster;
    Language m_language = Language::English;
    QColor m_shirt;
};

} // namespace dugout
