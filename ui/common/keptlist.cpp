// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/keptlist.h"

#include "core/text/languagescope.h"
#include "ui/common/appearance.h"
#include "ui/common/pilllabel.h"
#include "ui/common/rowfocus.h"
#include "ui/common/rowselection.h"
#include "ui/common/textlabel.h"
#include "ui/common/touch.h"

#include <QApplication>
#include <QDateTime>
#include <QLocale>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

enum Role { IdRole = Qt::UserRole, FactsRole, FigureRole, DayRole, IconsRole, MarkRole };

QFont titleFont()
{
    return styledFont(QApplication::font(), TextStyle::Strong);
}

QFont factsFont()
{
    return styledFont(QApplication::font(), TextStyle::Small);
}

/// One of the four corners of an entry. Gives back how wide it is.
int paintText(QPainter *painter, const QRect &area, int alignment, const QFont &font,
              const QColor &ink, const QString &text)
{
    const QFontMetrics metrics(font);
    const QString shown = metrics.elidedText(text, Qt::ElideRight, area.width());
    painter->setFont(font);
    painter->setPen(ink);
    painter->drawText(area, alignment, shown);
    return metrics.horizontalAdvance(shown);
}

class KeptDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        painter->save();
        if (option.state & QStyle::State_Selected)
            paintChosenRow(*painter, option);
        const int pad = gridStep(option.widget, 2);
        paintWords(painter, option.rect.adjusted(2 * pad, pad, -2 * pad, -pad), option, index);
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &) const override
    {
        const int lines = QFontMetrics(titleFont()).height() + QFontMetrics(factsFont()).height();
        return {gridStep(option.widget, 40),
                std::max(TouchWatch::leastTarget(), lines + gridStep(option.widget, 4))};
    }

private:
    static void paintWords(QPainter *painter, QRect area, const QStyleOptionViewItem &option,
                           const QModelIndex &index)
    {
        const QColor ink = rowInk(option, tone::ink);
        const QColor quiet = rowInk(option, tone::greyInk);
        const int gap = area.height() / 4;
        const auto icons = index.data(IconsRole).value<std::vector<QIcon>>();
        for (const QIcon &icon : icons) {
            icon.paint(painter, QRect(area.topLeft(), QSize(area.height(), area.height())),
                       Qt::AlignCenter, isInkedAnew(option) ? QIcon::Selected : QIcon::Normal);
            area.setLeft(area.left() + area.height() + gap / 2);
        }
        if (!icons.empty())
            area.setLeft(area.left() + gap);
        const int figure = paintText(painter, area, Qt::AlignRight | Qt::AlignTop, titleFont(), ink,
                                     index.data(FigureRole).toString());
        const int day = paintText(painter, area, Qt::AlignRight | Qt::AlignBottom, factsFont(),
                                  quiet, index.data(DayRole).toString());
        area.setRight(area.right() - std::max(figure, day) - gap);
        if (const QString mark = index.data(MarkRole).toString(); !mark.isEmpty()) {
            painter->setFont(factsFont());
            area.setRight(paintPill(painter, area, mark, shade(option.palette, Shade::WarnPill),
                                    shade(option.palette, Shade::WarnPillInk))
                              .left()
                          - gap);
        }
        paintText(painter, area, Qt::AlignLeft | Qt::AlignTop, titleFont(), ink,
                  index.data().toString());
        paintText(painter, area, Qt::AlignLeft | Qt::AlignBottom, factsFont(), quiet,
                  index.data(FactsRole).toString());
    }
};

/// Finds its words when somebody looks at it: most entries of a list are never in sight.
class KeptItem final : public QListWidgetItem
{
public:
    explicit KeptItem(KeptEntry entry)
        : m_entry(std::move(entry))
    { }

    [[nodiscard]] QVariant data(int role) const override
    {
        switch (role) {
        case Qt::DisplayRole:
            return m_entry.title;
        case Qt::AccessibleTextRole:
            return spoken();
        case IdRole:
            return m_entry.id;
        case FactsRole:
            return m_entry.facts().join(u" · "_s);
        case FigureRole:
            return m_entry.figure;
        case DayRole:
            return day();
        case IconsRole:
            return QVariant::fromValue(m_entry.icons);
        case MarkRole:
            return m_entry.mark;
        default:
            return QListWidgetItem::data(role);
        }
    }

private:
    [[nodiscard]] QString day() const
    {
        if (m_entry.changedMs == 0)
            return {};
        return currentLocale().toString(QDateTime::fromMSecsSinceEpoch(m_entry.changedMs),
                                        QLocale::ShortFormat);
    }
    [[nodiscard]] QString spoken() const
    {
        QStringList words = QStringList{m_entry.title} + m_entry.facts();
        words += {m_entry.mark, m_entry.figure, day()};
        words.removeAll(QString());
        return words.join(u", "_s);
    }

    KeptEntry m_entry;
};

} // namespace

KeptList::KeptList(QWidget *parent)
    : QListWidget(parent)
    , m_rows(new RowSelection(this))
{
    m_rows->setCopied([](const QModelIndex &row) {
        return row.isValid()
            ? QStringList{row.data().toString(), row.data(FactsRole).toString(),
                          row.data(FigureRole).toString(), row.data(DayRole).toString()}
            : QStringList{tr("Name"), tr("Facts"), tr("Value"), tr("Changed")};
    });
    setFrameShape(QFrame::NoFrame);
    setItemDelegate(new KeptDelegate(this));
    setUniformItemSizes(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &KeptList::lookForTheEnd);
    connect(this, &QListWidget::currentRowChanged, this, &KeptList::lookForTheEnd);
    connect(this, &QListWidget::itemActivated, this, [this] { emit opened(currentId()); });
}

void KeptList::setEntries(const std::vector<KeptEntry> &entries)
{
    const QString before = currentId();
    const QStringList chosen = selectedIds();
    const int scrolled = verticalScrollBar()->value();
    m_filling = true;
    clear();
    for (const KeptEntry &entry : entries) {
        addItem(new KeptItem(entry));
        if (entry.id == before)
            setCurrentRow(count() - 1);
    }
    for (int row = 0; chosen.size() > 1 && row < count(); ++row) {
        if (chosen.contains(item(row)->data(IdRole).toString()))
            item(row)->setSelected(true);
    }
    if (!currentItem()) {
        setCurrentRow(0);
    } else if (scrolled > 0) { // where the coach was looking
        executeDelayedItemsLayout();
        verticalScrollBar()->setValue(scrolled);
    }
    m_filling = false;
    lookForTheEnd();
}

void KeptList::resizeEvent(QResizeEvent *event)
{
    QListWidget::resizeEvent(event);
    lookForTheEnd();
}

void KeptList::showEvent(QShowEvent *event)
{
    QListWidget::showEvent(event);
    lookForTheEnd();
}

/// A list that nobody sees has no end in sight.
void KeptList::lookForTheEnd()
{
    if (m_filling || count() == 0 || !isVisible())
        return;
    const bool inSight = viewport()->rect().intersects(visualItemRect(item(count() - 1)));
    if (inSight || currentRow() == count() - 1)
        emit endReached();
}

void KeptList::addEntries(const std::vector<KeptEntry> &entries)
{
    for (const KeptEntry &entry : entries)
        addItem(new KeptItem(entry));
    if (!entries.empty()) // a tall screen may still have room
        lookForTheEnd();
}

void KeptList::setCurrentId(const QString &id)
{
    for (int row = 0; row < count(); ++row) {
        if (item(row)->data(IdRole).toString() == id)
            setCurrentRow(row);
    }
}

void KeptList::setSelectsSeveral()
{
    setSelectionMode(QAbstractItemView::ExtendedSelection);
}

QStringList KeptList::selectedIds() const
{
    QStringList ids;
    for (const QModelIndex &row : m_rows->rows())
        ids.append(row.data(IdRole).toString());
    return ids;
}

QString KeptList::currentId() const
{
    const QListWidgetItem *item = currentItem();
    return item ? item->data(IdRole).toString() : QString();
}

} // namespace dugout
