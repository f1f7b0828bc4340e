// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/rosterdelegate.h"

#include "ui/common/theme.h"
#include "ui/models/rostermodel.h"

#include <QComboBox>

namespace dugout {

namespace {

/// Set on an editor once it has been given what the cell holds.
constexpr char openProperty[] = "dugout-open";

} // namespace

void RosterDelegate::setRoster(std::shared_ptr<const Ruleset> ruleset, const RosterId &roster,
                               Language language)
{
    m_ruleset = std::move(ruleset);
    m_roster = roster;
    m_language = language;
}

QWidget *RosterDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                                      const QModelIndex &index) const
{
    if (index.column() != RosterModel::PositionName || !m_ruleset)
        return QStyledItemDelegate::createEditor(parent, option, index);
    auto *box = new QComboBox(parent);
    if (const Roster *roster = m_ruleset->rosters().find(m_roster)) {
        for (const Position &position : roster->positions)
            box->addItem(position.name.in(m_language), position.id.text());
    }
    return box;
}

void RosterDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    // Called again whenever the model says its words anew, such as in another language: what the
    // coach has typed or chosen by then stays.
    const bool isOpen = editor->property(openProperty).toBool();
    editor->setProperty(openProperty, true);
    if (auto *box = qobject_cast<QComboBox *>(editor)) {
        if (isOpen)
            nameItems(*box);
        else
            box->setCurrentIndex(box->findText(index.data(Qt::DisplayRole).toString()));
    } else if (!isOpen) {
        QStyledItemDelegate::setEditorData(editor, index);
    }
}

void RosterDelegate::nameItems(QComboBox &box) const
{
    const Roster *roster = m_ruleset ? m_ruleset->rosters().find(m_roster) : nullptr;
    for (int row = 0; roster && row < box.count(); ++row) {
        if (const Position *position = roster->position(PositionId(box.itemData(row).toString())))
            box.setItemText(row, position->name.in(m_language));
    }
}

void RosterDelegate::setModelData(QWidget *editor, QAbstractItemModel *model,
                                  const QModelIndex &index) const
{
    if (const auto *box = qobject_cast<QComboBox *>(editor))
        model->setData(index, box->currentData());
    else
        QStyledItemDelegate::setModelData(editor, model, index);
}

void RosterDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const bool absent = index.data(RosterModel::AbsentRole).toBool();
    if (index.column() == RosterModel::PositionName)
        option->textElideMode = Qt::ElideMiddle; // those of a team often begin alike
    if (index.column() == RosterModel::Name)
        option->font.setBold(!index.data(Qt::EditRole).toString().isEmpty());
    const bool quiet = absent || index.column() == RosterModel::Deeds
        || (index.column() == RosterModel::Name && index.data(Qt::EditRole).toString().isEmpty());
    if (quiet)
        option->palette.setColor(QPalette::Text, option->palette.color(tone::greyInk));
    if (index.column() == RosterModel::Status) {
        option->font.setBold(true);
        const bool good = index.data(RosterModel::ImprovesRole).toBool();
        option->palette.setColor(QPalette::Text,
                                 option->palette.color(good && !absent ? tone::goInk : tone::harm));
    }
}

} // namespace dugout
