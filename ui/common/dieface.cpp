// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/dieface.h"

#include "ui/common/appearance.h"
#include "ui/common/blocksymbol.h"
#include "ui/common/skirmishsymbol.h"
#include "ui/models/plaintooltip.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <array>
#include <vector>

namespace dugout {

namespace {

constexpr int widestWordSteps = 60;

/// Where the pips of each face lie, in thirds of the die.
const std::vector<QPointF> &pipsOf(int value)
{
    static const std::array<std::vector<QPointF>, 7> pips{{
        {},
        {{0, 0}},
        {{-1, -1}, {1, 1}},
        {{-1, -1}, {0, 0}, {1, 1}},
        {{-1, -1}, {1, -1}, {-1, 1}, {1, 1}},
        {{-1, -1}, {1, -1}, {0, 0}, {-1, 1}, {1, 1}},
        {{-1, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {1, 1}},
    }};
    return pips.at(static_cast<size_t>(value));
}

void paintPips(QPainter &painter, const QRectF &body, const DieLook &look)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(look.ink);
    const qreal step = body.width() * 0.26;
    const qreal radius = body.width() * 0.085;
    for (const QPointF &pip : pipsOf(look.value))
        painter.drawEllipse(body.center() + pip * step, radius, radius);
}

void paintWord(QPainter &painter, const QRectF &body, const QString &word, const QColor &ink,
               double size)
{
    QFont font = QApplication::font();
    font.setPixelSize(std::max(8, static_cast<int>(body.height() * size)));
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(body, Qt::AlignCenter, word);
}

} // namespace

void paintDie(QPainter &painter, const QRectF &body, const DieLook &look)
{
    painter.setRenderHint(QPainter::Antialiasing);
    const bool rolled = look.value > 0 || !look.symbol.isEmpty();
    painter.setBrush(look.ground);
    painter.setPen(QPen(look.edge, look.stroke, rolled ? Qt::SolidLine : Qt::DashLine));
    const qreal corner = body.width() * 0.2;
    painter.drawRoundedRect(body, corner, corner);
    if (!look.symbol.isEmpty()
        && (paintBlockSymbol(painter, look.symbol, body, look.ink)
            || paintSkirmishSymbol(painter, look.symbol, body, look.ink)))
        return;
    if (look.value == 0)
        paintWord(painter, body, QStringLiteral("?"), look.ink, 0.45);
    else if (look.faces == 6 && look.value <= 6)
        paintPips(painter, body, look);
    else
        paintWord(painter, body, QString::number(look.value), look.ink, 0.5);
}

DieFace::DieFace(Use use, QWidget *parent)
    : QAbstractButton(parent)
    , m_use(use)
{
    const bool clicked = use == Use::Clicked;
    setFocusPolicy(clicked ? Qt::StrongFocus : Qt::NoFocus);
    setAttribute(Qt::WA_TransparentForMouseEvents, !clicked);
    setCheckable(clicked);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void DieFace::setNumber(int value, int faces)
{
    m_value = value;
    m_faces = faces;
    m_symbol.clear();
    m_word.clear();
    setAccessibleName(value > 0 ? QString::number(value) : QString());
    update();
}

void DieFace::setSymbol(const QString &id, const QString &name, int value)
{
    m_value = value;
    m_faces = 0;
    m_symbol = id;
    m_word = id.isEmpty() ? name : QString();
    setAccessibleName(name);
    setToolTip(plainToolTip(name));
    update();
}

void DieFace::setSide(int steps)
{
    m_steps = steps;
    updateGeometry();
}

QSize DieFace::sizeHint() const
{
    const int side = gridStep(this, m_steps);
    if (m_word.isEmpty())
        return {side, side};
    // A long name leaves room for the other.
    const int words = fontMetrics().horizontalAdvance(m_word) + gridStep(this, 10);
    return {std::clamp(words, 2 * side, gridStep(this, widestWordSteps)), gridStep(this, 12)};
}

void DieFace::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QAbstractButton::changeEvent(event);
}

QColor DieFace::ground() const
{
    return palette().color(isChecked()                    ? tone::go
                               : underMouse() || isDown() ? tone::soft
                                                          : tone::card);
}

QColor DieFace::ink() const
{
    return palette().color(isChecked() ? tone::onGo : tone::ink);
}

void DieFace::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF body = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    if (!m_word.isEmpty()) {
        paintWord(painter, body);
        return;
    }
    const bool unknown = m_value == 0 && m_symbol.isEmpty();
    paintDie(painter, body,
             {m_value, m_faces, m_symbol, unknown ? palette().color(tone::greyInk) : ink(),
              ground(), palette().color(hasFocus() ? tone::ink : tone::line),
              hasFocus() ? 2.5 : 1.5});
    if (!m_symbol.isEmpty() && m_use == Use::Clicked)
        paintKey(painter, body);
}

/// The side of a coin, with what is typed for it before its name.
void DieFace::paintWord(QPainter &painter, const QRectF &body) const
{
    painter.setPen(
        QPen(palette().color(hasFocus() ? tone::ink : tone::line), hasFocus() ? 2.5 : 1.5));
    painter.setBrush(ground());
    painter.drawRoundedRect(body, gridStep(this, 2), gridStep(this, 2));
    const int pad = gridStep(this, 2);
    const QRectF room = body.adjusted(pad, 0, -pad, 0);
    const QString number = m_use == Use::Clicked ? QString::number(m_value) : QString();
    const int before = number.isEmpty() ? 0 : fontMetrics().horizontalAdvance(number) + pad;
    painter.setPen(isChecked() ? ink() : palette().color(tone::greyInk));
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft, number);
    painter.setPen(ink());
    const QRectF words = room.adjusted(before, 0, 0, 0);
    painter.drawText(
        words, Qt::AlignCenter,
        fontMetrics().elidedText(m_word, Qt::ElideRight, static_cast<int>(words.width())));
}

void DieFace::paintKey(QPainter &painter, const QRectF &body) const
{
    QFont font = QApplication::font();
    font.setPixelSize(std::max(8, static_cast<int>(body.height() * 0.28)));
    painter.setFont(font);
    // On ground of its own: the figure may reach into the corner.
    const qreal side = body.height() * 0.34;
    const qreal margin = body.width() * 0.05;
    const QRectF corner(body.right() - margin - side, body.bottom() - margin - side, side, side);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground());
    painter.drawRoundedRect(corner, side / 4, side / 4);
    painter.setPen(isChecked() ? ink() : palette().color(tone::greyInk));
    painter.drawText(corner, Qt::AlignCenter, QString::number(m_value));
}

} // namespace dugout
