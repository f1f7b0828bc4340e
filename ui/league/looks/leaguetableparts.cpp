// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/looks/leaguetableparts.h"

#include "ui/common/appearance.h"
#include "ui/common/rowfocus.h"
#include "ui/common/textlabel.h"
#include "ui/league/looks/leaguetableview.h"
#include "ui/models/showntablemodel.h"

#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTextLayout>

#include <utility>

namespace dugout {

namespace {

constexpr int airSteps = LeagueTableParts::airSteps;

QStringList brokenLines(const QString &text, const QFont &font, int width, int most)
{
    const QFontMetrics metrics(font);
    if (most == 1 || width <= 0 || metrics.horizontalAdvance(text) <= width)
        return {metrics.elidedText(text, Qt::ElideRight, width)};
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    QStringList lines;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        if (lines.size() + 1 == most) {
            lines.append(metrics.elidedText(text.sliced(line.textStart()), Qt::ElideRight, width));
            break;
        }
        lines.append(text.sliced(line.textStart(), line.textLength()).trimmed());
    }
    layout.endLayout();
    return lines;
}

class LeagueTableDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override
    {
        // A heading has the whole width and must not widen its first column.
        const QSize size = QStyledItemDelegate::sizeHint(option, index);
        const auto *model = static_cast<const ShownTableModel *>(index.model());
        return {model->idAt(index).isEmpty() ? 0
                                             : size.width() + 2 * gridStep(option.widget, airSteps),
                size.height() + gridStep(option.widget, 2)};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        QStyleOptionViewItem shown(option);
        initStyleOption(&shown, index);
        const QString text = std::exchange(shown.text, QString());
        // The selection as the style draws it, and over it words with more air than it leaves.
        option.widget->style()->drawControl(QStyle::CE_ItemViewItem, &shown, painter,
                                            option.widget);
        const int pad = gridStep(option.widget, airSteps);
        const QRect area = shown.rect.adjusted(pad, 0, -pad, 0);
        const bool quiet = index.data(ShownTableModel::QuietRole).toBool();
        painter->setFont(shown.font);
        painter->setPen(option.palette.color(isInkedAnew(shown) ? tone::onGo
                                                 : quiet        ? tone::greyInk
                                                                : tone::ink));
        const QStringList lines
            = brokenLines(text, shown.font, area.width(),
                          static_cast<const LeagueTableView *>(option.widget)->mostLines());
        const int step = shown.fontMetrics.lineSpacing();
        QRect line = area;
        line.translate(0, -step * static_cast<int>(lines.size() - 1) / 2);
        for (const QString &each : lines) {
            painter->drawText(line, int(shown.displayAlignment), each);
            line.translate(0, step);
        }
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->font.setBold(index.data(ShownTableModel::StrongRole).toBool());
        option->fontMetrics = QFontMetrics(option->font);
    }
};

int shownTitleWidth(const QWidget *header, const QString &title)
{
    return header->fontMetrics().horizontalAdvance(title) + 2 * gridStep(header, airSteps) + 2;
}

class LeagueTableHeader final : public QHeaderView
{
public:
    explicit LeagueTableHeader(QWidget *parent)
        : QHeaderView(Qt::Horizontal, parent)
    { }

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override
    {
        const int pad = gridStep(this, airSteps);
        painter->save();
        painter->fillRect(rect, palette().color(tone::card));
        painter->setPen(QPen(palette().color(tone::line), strokeWidth(palette())));
        painter->drawLine(rect.bottomLeft(), rect.bottomRight());
        painter->setPen(palette().color(tone::greyInk));
        painter->setFont(font());
        const int alignment
            = model()->headerData(section, Qt::Horizontal, Qt::TextAlignmentRole).toInt();
        QRect words = rect.adjusted(pad, 0, -pad, 0);
        if (isSortIndicatorShown() && sortIndicatorSection() == section)
            paintMark(*painter, words, alignment);
        painter->drawText(words, alignment,
                          model()->headerData(section, Qt::Horizontal).toString());
        const auto &arranged = static_cast<LeagueTableView *>(parentWidget())->arrangement();
        if (arranged.second == section)
            painter->drawText(words, int(Qt::AlignRight | Qt::AlignVCenter), arranged.secondTitle);
        painter->restore();
    }

    [[nodiscard]] QSize sectionSizeFromContents(int section) const override
    {
        const QString title = model()->headerData(section, Qt::Horizontal).toString();
        const auto &arranged = static_cast<LeagueTableView *>(parentWidget())->arrangement();
        const int second = arranged.second == section && !arranged.secondTitle.isEmpty()
            ? shownTitleWidth(this, arranged.secondTitle)
            : 0;
        return {shownTitleWidth(this, title) + second, gridStep(this, 9)};
    }

private:
    /// A small triangle in the air beside the words, which stay where they are.
    void paintMark(QPainter &painter, const QRect &words, int alignment) const
    {
        const int side = gridStep(this, 1);
        const bool atLeft = alignment & Qt::AlignRight;
        const int x = atLeft ? words.left() - side : words.right() + side;
        const int y = words.center().y();
        const int up = sortIndicatorOrder() == Qt::AscendingOrder ? -1 : 1;
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().color(tone::ink));
        painter.drawPolygon(
            QPolygon({QPoint(x - side, y - up * side / 2), QPoint(x + side, y - up * side / 2),
                      QPoint(x, y + up * side)}));
        painter.restore();
    }
};

} // namespace

QAbstractItemDelegate *LeagueTableParts::delegate(LeagueTableView *view)
{
    return new LeagueTableDelegate(view);
}

QHeaderView *LeagueTableParts::header(QTableView *view)
{
    return new LeagueTableHeader(view);
}

int LeagueTableParts::titleWidth(const QWidget *header, const QString &title)
{
    return shownTitleWidth(header, title);
}

void LeagueTableParts::paintBand(QPainter &painter, const QRect &band, const QString &words,
                                 const QWidget *view)
{
    const QPalette &palette = view->palette();
    const QFont small = styledFont(view->font(), TextStyle::Small);
    QFont strong = small;
    strong.setBold(true);
    const int gap = gridStep(view, 3);
    const int width = QFontMetrics(strong).horizontalAdvance(words) + 2 * gap;
    const QRect middle(band.center().x() - width / 2, band.top(), width, band.height());
    painter.fillRect(band, palette.color(tone::card));
    QPen dashes(palette.color(tone::goInk), 1.5 * strokeWidth(palette));
    dashes.setDashPattern({4, 3});
    painter.setPen(dashes);
    painter.drawLine(band.left() + gap, band.center().y(), middle.left(), band.center().y());
    painter.drawLine(middle.right(), band.center().y(), band.right() - gap, band.center().y());
    painter.setPen(palette.color(tone::goInk));
    painter.setFont(strong);
    painter.drawText(middle, Qt::AlignCenter, words);
}

QStringList LeagueTableParts::linesOf(const QString &text, const QFont &font, int width, int most)
{
    return brokenLines(text, font, width, most);
}

} // namespace dugout
