// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/looks/chartview.h"

#include "core/text/languagescope.h"
#include "ui/common/appearance.h"
#include "ui/common/spokenparts.h"
#include "ui/common/textlabel.h"
#include "ui/common/theme.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// As many as a glance can tell apart.
constexpr size_t mostNamed = 8;
constexpr int mostGridLines = 6;
/// Of the other curves while one is chosen.
constexpr float behindOpacity = 0.4F;

/// Told apart by those who see few colours, too, on light and on dark.
constexpr QRgb curveColours[mostNamed]{0xff0072b2, 0xffd55e00, 0xff009e73, 0xffcc79a7,
                                       0xffe69f00, 0xff56b4e9, 0xff8c6d31, 0xff7f7f7f};
constexpr Qt::PenStyle curveStrokes[]{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};

/// 1, 2, 5, 10, 20…: the least that leaves few enough lines.
double gridStepFor(double span)
{
    double step = 1;
    const double factors[]{2, 2.5, 2};
    for (int i = 0; span / step > mostGridLines; ++i)
        step *= factors[i % 3];
    return step;
}

std::optional<double> lastOf(const ChartCurve &curve)
{
    for (auto value = curve.values.rbegin(); value != curve.values.rend(); ++value) {
        if (*value)
            return *value;
    }
    return std::nullopt;
}

QString figure(double value)
{
    return currentLocale().toString(value, 'f', value == std::floor(value) ? 0 : 1);
}

} // namespace

/// From steps and values to places on the widget.
struct ChartView::Scale
{
    QRectF area;
    double low = 0;
    double high = 1;
    double step = 1; ///< between lines of the grid
    qsizetype steps = 1;
    bool upsideDown = false;

    [[nodiscard]] QPointF at(qsizetype place, double value) const
    {
        const double along
            = steps < 2 ? 0.5 : static_cast<double>(place) / static_cast<double>(steps - 1);
        double up = (value - low) / (high - low);
        if (upsideDown)
            up = 1 - up;
        return {area.left() + area.width() * along, area.bottom() - area.height() * up};
    }
};

ChartView::ChartView(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"chart"_s);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    speakParts(this, [this] {
        std::vector<SpokenPart> curves;
        for (const ChartCurve &each : m_picture.curves) {
            if (const QString line = courseOf(each); !line.isEmpty())
                curves.push_back({line, rect(), each.id == m_chosen, each.id == m_chosen});
        }
        return curves;
    });
}

QSize ChartView::sizeHint() const
{
    return {gridStep(this, 120), gridStep(this, 70)};
}

void ChartView::setPicture(const ChartPicture &picture)
{
    m_picture = picture;
    describe();
    update();
}

void ChartView::choose(const QString &id)
{
    if (m_chosen == id)
        return;
    m_chosen = id;
    describe();
    update();
    emit chosenChanged(id);
}

/// Where it began and where it is now; empty where there is nothing yet.
QString ChartView::courseOf(const ChartCurve &curve)
{
    const auto last = lastOf(curve);
    const auto begins = std::find_if(curve.values.begin(), curve.values.end(),
                                     [](const auto &value) { return value.has_value(); });
    return last ? tr("%1: from %2 to %3").arg(curve.name, figure(**begins), figure(*last))
                : QString();
}

void ChartView::describe()
{
    QStringList said;
    QString first;
    for (const ChartCurve &each : m_picture.curves) {
        const QString line = courseOf(each);
        if (line.isEmpty())
            continue;
        if (each.id == m_chosen)
            first = line;
        said.append(line);
    }
    setAccessibleName(m_picture.title);
    setAccessibleDescription((first.isEmpty() ? said : QStringList{first} + said).join(u". "_s));
}

ChartView::Scale ChartView::scale() const
{
    Scale scale;
    scale.upsideDown = m_picture.upsideDown;
    bool any = false;
    qreal names = 0;
    const QFontMetricsF metrics(styledFont(font(), TextStyle::Small));
    QFont bold = styledFont(font(), TextStyle::Small);
    bold.setBold(true); // as the name of the chosen one is
    const QFontMetricsF widest(bold);
    for (size_t i = 0; i < m_picture.curves.size(); ++i) {
        const ChartCurve &curve = m_picture.curves[i];
        scale.steps = std::max(scale.steps, static_cast<qsizetype>(curve.values.size()));
        if (isNamed(i))
            names = std::max(names, widest.horizontalAdvance(curve.name));
        for (const auto &value : curve.values) {
            if (!value)
                continue;
            scale.low = any ? std::min(scale.low, *value) : *value;
            scale.high = any ? std::max(scale.high, *value) : *value;
            any = true;
        }
    }
    scale.step = gridStepFor(std::max(1.0, scale.high - scale.low));
    if (!m_picture.upsideDown) {
        scale.low = std::floor(scale.low / scale.step) * scale.step;
        scale.high = std::ceil(scale.high / scale.step) * scale.step;
    }
    if (scale.high <= scale.low)
        scale.high = scale.low + 1;
    const qreal left = metrics.horizontalAdvance(figure(scale.high)) + gridStep(this, 6);
    const qreal line = metrics.height();
    scale.area = QRectF(rect()).adjusted(
        left, line * 2.2, -std::min(names, width() * 0.35) - gridStep(this, 6), -line * 2.2);
    return scale;
}

bool ChartView::isNamed(size_t curve) const
{
    return curve < mostNamed || m_picture.curves[curve].id == m_chosen;
}

QPen ChartView::penOf(size_t curve) const
{
    const bool strong = m_picture.curves[curve].id == m_chosen;
    if (!isNamed(curve))
        return {palette().color(tone::line), 1.0};
    const bool plain = (strokeWidth(palette()) > 1); // there only ink can be seen for certain
    QColor colour = plain || curve >= mostNamed ? palette().color(tone::ink)
                                                : QColor::fromRgb(curveColours[curve]);
    if (!m_chosen.isEmpty() && !strong && !plain)
        colour.setAlphaF(behindOpacity);
    QPen pen(colour, strong ? 4.0 : 2.0);
    if (!strong)
        pen.setStyle(curveStrokes[curve % std::size(curveStrokes)]);
    return pen;
}

void ChartView::paintGrid(QPainter &painter, const Scale &scale) const
{
    const QFont small = styledFont(font(), TextStyle::Small);
    const QFontMetricsF metrics(small);
    painter.setFont(small);
    const qreal gap = gridStep(this, 1);
    for (double value = scale.low; value <= scale.high + scale.step / 100; value += scale.step) {
        const qreal y = scale.at(0, value).y();
        painter.setPen(QPen(palette().color(tone::line), 1));
        painter.drawLine(QPointF(scale.area.left(), y), QPointF(scale.area.right(), y));
        painter.setPen(palette().color(tone::greyInk));
        painter.drawText(
            QRectF(0, y - metrics.height(), scale.area.left() - gap * 3, 2 * metrics.height()),
            Qt::AlignRight | Qt::AlignVCenter, figure(value));
    }
    const auto every = static_cast<qsizetype>(
        std::max(1.0,
                 std::ceil(static_cast<double>(scale.steps) * metrics.horizontalAdvance(u"0000"_s)
                           / std::max<qreal>(1, scale.area.width()))));
    for (qsizetype i = 0; i < scale.steps; i += every) {
        const qreal x = scale.at(i, scale.low).x();
        painter.drawText(QRectF(x - 50, scale.area.bottom() + gap, 100, metrics.height() * 1.2),
                         Qt::AlignHCenter | Qt::AlignTop,
                         QString::number(m_picture.first + static_cast<int>(i)));
    }
    painter.drawText(QRectF(scale.area.left(), scale.area.bottom() + metrics.height() * 1.1,
                            scale.area.width(), metrics.height() * 1.2),
                     Qt::AlignHCenter | Qt::AlignTop, m_picture.steps);
    painter.setPen(palette().color(tone::ink));
    painter.setFont(styledFont(font(), TextStyle::Strong));
    painter.drawText(QRectF(gap * 2, 0, width() - gap * 4, metrics.height() * 2), Qt::AlignVCenter,
                     m_picture.title);
}

void ChartView::paintLine(QPainter &painter, const Scale &scale) const
{
    if (!m_picture.line || *m_picture.line < scale.low || *m_picture.line > scale.high)
        return;
    const qreal y = scale.at(0, *m_picture.line).y();
    painter.setPen(QPen(palette().color(tone::goInk), 1.5, Qt::DashLine));
    painter.drawLine(QPointF(scale.area.left(), y), QPointF(scale.area.right(), y));
}

void ChartView::paintCurve(QPainter &painter, const Scale &scale, size_t number) const
{
    const ChartCurve &curve = m_picture.curves[number];
    QPainterPath path;
    bool drawing = false;
    for (size_t i = 0; i < curve.values.size(); ++i) {
        if (!curve.values[i])
            continue;
        const QPointF point = scale.at(static_cast<qsizetype>(i), *curve.values[i]);
        if (drawing)
            path.lineTo(point);
        else
            path.moveTo(point);
        drawing = true;
    }
    const QPen pen = penOf(number);
    painter.strokePath(path, pen);
    if (!isNamed(number))
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(pen.color());
    const qreal radius = pen.widthF() * 1.5;
    for (size_t i = 0; i < curve.values.size(); ++i) {
        if (!curve.values[i])
            continue;
        const QPointF point = scale.at(static_cast<qsizetype>(i), *curve.values[i]);
        if (number % 2 == 0)
            painter.drawEllipse(point, radius, radius);
        else
            painter.drawRect(
                QRectF(point.x() - radius, point.y() - radius, 2 * radius, 2 * radius));
    }
    painter.setBrush(Qt::NoBrush);
}

/// At the ends of their curves, none over another.
void ChartView::paintNames(QPainter &painter, const Scale &scale) const
{
    struct Name
    {
        qreal y;
        size_t curve;
    };
    std::vector<Name> names;
    for (size_t i = 0; i < m_picture.curves.size(); ++i) {
        if (const auto last = lastOf(m_picture.curves[i]); last && isNamed(i))
            names.push_back({scale.at(0, *last).y(), i});
    }
    std::stable_sort(names.begin(), names.end(),
                     [](const Name &one, const Name &other) { return one.y < other.y; });
    const QFont small = styledFont(font(), TextStyle::Small);
    const QFontMetricsF metrics(small);
    painter.setFont(small);
    const qreal x = scale.area.right() + gridStep(this, 3);
    qreal free = 0;
    const qreal whole = metrics.height() * static_cast<qreal>(names.size());
    for (size_t i = 0; i < names.size(); ++i) {
        const qreal left = whole - metrics.height() * static_cast<qreal>(i);
        const qreal latest = std::max(free, scale.area.bottom() + metrics.height() - left);
        const qreal top = std::clamp(names[i].y - metrics.height() / 2, free, latest);
        free = top + metrics.height();
        const bool strong = m_picture.curves[names[i].curve].id == m_chosen;
        QFont letters = small;
        letters.setBold(strong);
        painter.setFont(letters);
        QColor ink = penOf(names[i].curve).color();
        ink.setAlphaF(1.0F);
        if (strokeWidth(palette()) > 1)
            ink = palette().color(tone::ink);
        else if (!m_chosen.isEmpty())
            ink = palette().color(strong ? tone::ink : tone::greyInk);
        painter.setPen(ink);
        painter.drawText(QRectF(x, top, width() - x, metrics.height()), Qt::AlignVCenter,
                         QFontMetricsF(letters).elidedText(m_picture.curves[names[i].curve].name,
                                                           Qt::ElideRight, width() - x));
    }
}

void ChartView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), palette().color(tone::card));
    if (m_picture.curves.empty())
        return;
    const Scale scale = this->scale();
    if (scale.area.width() < 1 || scale.area.height() < 1)
        return;
    paintGrid(painter, scale);
    paintLine(painter, scale);
    for (const bool named : {false, true}) {
        for (size_t i = m_picture.curves.size(); i-- > 0;) {
            if (isNamed(i) == named && m_picture.curves[i].id != m_chosen)
                paintCurve(painter, scale, i);
        }
    }
    for (size_t i = 0; i < m_picture.curves.size(); ++i) {
        if (m_picture.curves[i].id == m_chosen && !m_chosen.isEmpty())
            paintCurve(painter, scale, i);
    }
    paintNames(painter, scale);
}

void ChartView::keyPressEvent(QKeyEvent *event)
{
    const auto &curves = m_picture.curves;
    const int by = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
    if (by == 0 || curves.empty()) {
        QWidget::keyPressEvent(event);
        return;
    }
    const auto now = std::find_if(curves.begin(), curves.end(),
                                  [this](const ChartCurve &each) { return each.id == m_chosen; });
    const auto count = static_cast<qsizetype>(curves.size());
    const qsizetype place = now == curves.end() ? (by > 0 ? -1 : count) : now - curves.begin();
    choose(curves[static_cast<size_t>(std::clamp<qsizetype>(place + by, 0, count - 1))].id);
}

} // namespace dugout
