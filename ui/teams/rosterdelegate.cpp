// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/rosterdelegate.h"

#include "ui/common/appearance.h"
#include "ui/common/rowfocus.h"
#include "ui/common/teamink.h"
#include "ui/common/theme.h"
#include "ui/models/rostermodel.h"

#include <QApplication>
#include <QComboBox>
#include <QPainter>
#include <QTextLayout>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int shirtSteps = 6; ///< of the tile behind a number
/// Set on an editor once it has been given what the cell holds.
constexpr char openProperty[] = "dugout-open";

int learntIn(const QModelIndex &index)
{
    return index.column() == RosterModel::Skills ? index.data(RosterModel::GainedRole).toInt() : 0;
}

/// The last so many of the words between commas stand out.
void drawLearnt(QPainter &painter, const QString &words, int learnt, const QFont &font, QRect room)
{
    const QStringList all = words.split(u", "_s);
    const auto bold = static_cast<int>(all.mid(all.size() - learnt).join(u", "_s).size());
    QTextLayout::FormatRange strong{static_cast<int>(words.size()) - bold, bold, {}};
    strong.format.setFontWeight(QFont::Bold);
    QTextLayout lines(words, font);
    lines.setFormats({strong});
    qreal height = 0;
    lines.beginLayout();
    for (QTextLine line = lines.createLine(); line.isValid(); line = lines.createLine()) {
        line.setLineWidth(room.width());
        line.setPosition({0, height});
        height += line.height();
    }
    lines.endLayout();
    lines.draw(&painter, {qreal(room.left()), room.top() + (room.height() - height) / 2});
}

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

QSize RosterDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem strong = option;
    strong.font.setBold(option.font.bold() || learntIn(index) > 0);
    strong.fontMetrics = QFontMetrics(strong.font);
    return QStyledItemDelegate::sizeHint(strong, index);
}

/// As on the shirt: in the colour of the team, paler where he is absent.
void RosterDelegate::paintNumber(QPainter &painter, const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const QString number = std::exchange(cell.text, {});
    const QStyle *style = cell.widget ? cell.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &cell, &painter, cell.widget);
    const int high = gridStep(cell.widget, shirtSteps);
    const int wide = std::min(gridStep(cell.widget, shirtSteps + 1), cell.rect.width() - 2);
    const QRect tile(cell.rect.center().x() + 1 - wide / 2, cell.rect.center().y() + 1 - high / 2,
                     wide, high);
    const bool absent = index.data(RosterModel::AbsentRole).toBool();
    const QColor ground = absent ? teamTint(cell.palette, m_shirt) : m_shirt;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(strokeWidth(cell.palette) > 1.0 ? QPen(cell.palette.color(tone::ink), 1.5)
                                                   : QPen(Qt::NoPen));
    painter.setBrush(ground);
    painter.drawRoundedRect(tile, 4, 4);
    QFont font = cell.font;
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(absent ? cell.palette.color(tone::ink) : inkOn(ground));
    painter.drawText(tile, Qt::AlignCenter, number);
    painter.restore();
}

void RosterDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    if (index.column() == RosterModel::Number && m_shirt.isValid()) {
        paintNumber(*painter, option, index);
        return;
    }
    const int learnt = learntIn(index);
    if (learnt == 0) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const QStyle *style = cell.widget ? cell.widget->style() : QApplication::style();
    const int margin = style->pixelMetric(QStyle::PM_FocusFrameHMargin, &cell, cell.widget) + 1;
    const QRect room = style->subElementRect(QStyle::SE_ItemViewItemText, &cell, cell.widget);
    const QString words = std::exchange(cell.text, {});
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);
    painter->save();
    painter->setPen(cell.palette.color(isInkedAnew(cell) ? tone::onGo : QPalette::Text));
    painter->setClipRect(cell.rect);
    drawLearnt(*painter, words, learnt, cell.font, room.adjusted(margin, 0, -margin, 0));
    painter->restore();
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
