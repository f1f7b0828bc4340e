// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/looks/hallview.h"

#include "ui/common/fittedtext.h"
#include "ui/common/theme.h"

#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// A page with few rows does not shout.
constexpr int fewestRows = 6;

QRectF band(const QRectF &area, qreal top, qreal bottom)
{
    return {area.left(), area.top() + area.height() * top, area.width(),
            area.height() * (bottom - top)};
}

/// In one line, as large as it fits beside its neighbours.
void paintCell(QPainter &painter, const QRectF &area, const QString &text, qreal pixels,
               Qt::Alignment alignment)
{
    if (text.isEmpty() || area.width() <= 0)
        return;
    const QFont font = HallView::cellFont(painter.font(), text, area.width(), pixels);
    painter.setFont(font);
    painter.drawText(area, static_cast<int>(alignment | Qt::AlignVCenter),
                     QFontMetricsF(font).elidedText(text, Qt::ElideRight, area.width()));
}

} // namespace

QFont HallView::cellFont(QFont font, const QString &text, qreal width, qreal pixels)
{
    constexpr qreal smallest = 0.7; // below that the end is left out instead
    const int least = std::max(6, static_cast<int>(pixels * smallest));
    font.setPixelSize(std::max(6, static_cast<int>(pixels)));
    // Letters do not shrink evenly: by the share alone the end would be left out.
    while (font.pixelSize() > least && QFontMetricsF(font).horizontalAdvance(text) > width)
        font.setPixelSize(font.pixelSize() - 1);
    return font;
}

HallView::HallView(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"hall-view"_s);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void HallView::setPage(const HallPage &page)
{
    m_page = page;
    setAccessibleName(u"%1 – %2"_s.arg(page.title, page.subtitle));
    QStringList said;
    for (const QStringList &row : page.rows)
        said.append(row.join(u' ').simplified());
    setAccessibleDescription(said.join(u". "_s));
    update();
}

void HallView::setClock(const QString &text, bool isOver)
{
    if (m_clock == text && m_isOver == isOver)
        return;
    m_clock = text;
    m_isOver = isOver;
    update();
}

void HallView::setNotice(const QString &notice)
{
    if (m_notice == notice)
        return;
    m_notice = notice;
    setAccessibleDescription(notice);
    update();
}

void HallView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), palette().color(tone::ground));
    const qreal gap = std::min(width(), height()) * 0.04;
    const QRectF inside = QRectF(rect()).adjusted(gap, gap, -gap, -gap);
    paintHead(painter, band(inside, 0, 0.18));
    const QRectF body = band(inside, 0.21, m_notice.isEmpty() ? 1 : 0.93);
    if (!m_notice.isEmpty()) {
        painter.setPen(palette().color(tone::harm));
        paintFitted(painter, band(inside, 0.95, 1), m_notice, inside.height() * 0.045,
                    QFont::Normal, Qt::AlignLeft | Qt::AlignVCenter);
    }
    if (m_page.kind == HallPage::Kind::Clock)
        paintClock(painter, body);
    else
        paintRows(painter, body);
}

void HallView::paintHead(QPainter &painter, const QRectF &area) const
{
    const bool beside = !m_clock.isEmpty() && m_page.kind != HallPage::Kind::Clock;
    const QRectF words = beside ? area.adjusted(0, 0, -area.width() * 0.3, 0) : area;
    painter.setPen(palette().color(tone::ink));
    paintFitted(painter, band(words, 0, 0.6), m_page.title, area.height() * 0.55, QFont::Bold,
                Qt::AlignLeft | Qt::AlignVCenter);
    painter.setPen(palette().color(tone::greyInk));
    paintFitted(painter, band(words, 0.6, 1), m_page.subtitle, area.height() * 0.3, QFont::Normal,
                Qt::AlignLeft | Qt::AlignVCenter);
    if (!beside)
        return;
    painter.setPen(palette().color(m_isOver ? tone::harm : tone::ink));
    paintFitted(painter, area.adjusted(area.width() * 0.7, 0, 0, 0), m_clock, area.height() * 0.7,
                QFont::Bold, Qt::AlignRight | Qt::AlignVCenter);
}

void HallView::paintClock(QPainter &painter, const QRectF &area) const
{
    const QString deadline
        = m_page.rows.empty() ? QString() : m_page.rows.front().join(u' ').simplified();
    painter.setPen(palette().color(m_isOver ? tone::harm : tone::ink));
    paintFitted(painter, band(area, 0, 0.75), m_clock.isEmpty() ? deadline : m_clock,
                area.height() * 0.7, QFont::Bold);
    if (m_clock.isEmpty())
        return;
    painter.setPen(palette().color(tone::greyInk));
    paintFitted(painter, band(area, 0.75, 1), deadline, area.height() * 0.12);
}

std::vector<qreal> HallView::columnWidths(qreal width, qreal rowHeight) const
{
    std::vector<qreal> widths;
    QFont font = this->font();
    font.setPixelSize(std::max(6, static_cast<int>(rowHeight * 0.55)));
    const QFontMetricsF metrics(font);
    const qreal gap = rowHeight * 0.5;
    std::vector<QStringList> lines = m_page.rows;
    lines.push_back(m_page.heads);
    for (const QStringList &row : lines) {
        widths.resize(std::max(widths.size(), static_cast<size_t>(row.size())));
        for (qsizetype i = 0; i < row.size(); ++i) {
            qreal &own = widths[static_cast<size_t>(i)];
            own = std::max(own, metrics.horizontalAdvance(row.at(i)) + gap);
        }
    }
    // Names share what figures leave.
    const auto isName = [this, &widths](size_t i) {
        if (m_page.growing >= 0)
            return static_cast<int>(i) == m_page.growing;
        return i + 1 == widths.size() || i == (widths.size() == 3 ? 0U : 1U);
    };
    qreal figures = 0;
    size_t names = 0;
    for (size_t i = 0; i < widths.size(); ++i) {
        figures += isName(i) ? 0 : widths[i];
        names += isName(i) ? 1U : 0U;
    }
    for (size_t i = 0; i < widths.size(); ++i) {
        if (isName(i) && names > 0)
            widths[i] = std::max<qreal>(0, width - figures) / static_cast<qreal>(names);
    }
    return widths;
}

void HallView::paintRow(QPainter &painter, const QRectF &area, const QStringList &cells,
                        const std::vector<qreal> &widths, bool isHead) const
{
    qreal x = area.left();
    const qreal pad = area.height() * 0.2;
    const bool isTable = m_page.growing >= 0;
    for (qsizetype i = 0; i < cells.size() && static_cast<size_t>(i) < widths.size(); ++i) {
        const qreal width = widths[static_cast<size_t>(i)];
        const bool isFigure = isTable && i > m_page.growing;
        const bool isMiddle = !isTable && i + 2 == cells.size();
        painter.setPen(palette().color(isHead ? tone::greyInk : tone::ink));
        paintCell(painter, QRectF(x + pad, area.top(), width - 2 * pad, area.height()), cells.at(i),
                  area.height() * (isHead ? 0.4 : 0.55),
                  isFigure       ? Qt::AlignRight
                      : isMiddle ? Qt::AlignHCenter
                                 : Qt::AlignLeft);
        x += width;
    }
}

void HallView::paintRows(QPainter &painter, const QRectF &area) const
{
    const auto count = std::max<size_t>(fewestRows, m_page.rows.size());
    const qreal head = m_page.heads.isEmpty() ? 0 : 0.7;
    const qreal step = area.height() / (static_cast<qreal>(count) + head);
    const std::vector<qreal> widths = columnWidths(area.width(), step);
    if (head > 0)
        paintRow(painter, QRectF(area.topLeft(), QSizeF(area.width(), step * head)), m_page.heads,
                 widths, true);
    qreal y = area.top() + step * head;
    bool shaded = true;
    for (const QStringList &row : m_page.rows) {
        const QRectF line(area.left(), y, area.width(), step);
        if (shaded)
            painter.fillRect(line, palette().color(tone::card));
        shaded = !shaded;
        paintRow(painter, line, row, widths, false);
        y += step;
    }
}

} // namespace dugout
