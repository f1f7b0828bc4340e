// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matchviews/pitchview.h"

#include "ui/common/spokenparts.h"
#include "ui/matchviews/pitchwords.h"
#include "ui/models/plaintooltip.h"

#include <QAccessible>
#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

using namespace Qt::StringLiterals;

namespace dugout {

PitchView::PitchView(QWidget *parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard to what is asked
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    speakParts(this, [this] {
        std::vector<SpokenPart> players;
        for (const auto &[cell, token] : m_scene.tokens)
            players.push_back({cellWords(cell), painter().rect(cell).toRect(),
                               cell == m_hand.cursor, token.ref == m_scene.chosen});
        return players;
    });
    describe();
}

PitchPainter PitchView::painter() const
{
    return PitchPainter(m_scene, palette(), QRectF(rect()).adjusted(2, 2, -2, -2));
}

void PitchView::setScene(PitchScene scene)
{
    m_scene = std::move(scene);
    if (!m_scene.cellOf(m_hand.picked))
        letGo();
    describe();
    update();
}

QPoint PitchView::centreOf(Square cell) const
{
    return painter().rect(cell).center().toPoint();
}

QString PitchView::cellWords(Square cell) const
{
    const QString place
        = pitch::contains(cell) ? board::squareName(cell) : tr("Not on the board yet");
    QStringList words;
    if (const auto token = m_scene.tokens.find(cell); token != m_scene.tokens.end())
        words.append(token->second.name);
    if (m_scene.looseBall == cell)
        words.append(tr("the ball"));
    if (const auto hint = m_scene.hints.find(cell);
        hint != m_scene.hints.end() && !hint->second.dice.isEmpty())
        words.append(hint->second.dice);
    if (m_scene.way && m_scene.way->steps.back().to == cell)
        words += PitchWords::way(*m_scene.way);
    return PitchWords::cell(place, words.join(u", "_s));
}

/// Says where the cursor is to those who cannot see it.
void PitchView::describe()
{
    setAccessibleName(tr("Pitch"));
    setAccessibleDescription(cellWords(m_hand.cursor));
    QAccessibleEvent told(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&told);
}

void PitchView::moveCursor(Stride stride)
{
    const Square next = m_hand.cursor + stride;
    if (!m_scene.contains(next))
        return;
    m_hand.cursor = next;
    m_hand.showsCursor = true;
    hover(next);
    describe();
    update();
}

void PitchView::pickOrPut()
{
    m_hand.showsCursor = true;
    if (!m_hand.picked.isEmpty()) {
        const QString who = m_hand.picked;
        letGo();
        put(who, m_hand.cursor);
        return;
    }
    m_hand.picked = m_scene.pickAt(m_hand.cursor);
    update();
}

void PitchView::hover(const std::optional<Square> &cell)
{
    if (cell == m_hovered)
        return;
    m_hovered = cell;
    emit hovered(cell);
}

void PitchView::put(const QString &who, Square cell)
{
    const auto from = m_scene.cellOf(who);
    if (!from || *from == cell)
        return;
    if (pitch::contains(cell))
        emit moved(who, cell);
    else if (pitch::contains(*from))
        emit moved(who, std::nullopt);
}

void PitchView::letGo()
{
    m_hand.picked.clear();
    m_hand.dragged.reset();
    update();
}

void PitchView::paintEvent(QPaintEvent *)
{
    QPainter device(this);
    painter().paint(device, m_hand);
}

void PitchView::mousePressEvent(QMouseEvent *event)
{
    const auto cell = painter().cellAt(event->position());
    if (event->button() != Qt::LeftButton || !cell)
        return;
    m_down = event->position();
    m_hand.cursor = *cell;
    m_hand.showsCursor = false;
    m_hand.picked = m_scene.pickAt(*cell);
    describe();
}

/// By the other button of the mouse, or by the menu key where the cursor is.
void PitchView::contextMenuEvent(QContextMenuEvent *event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const auto cell
        = byKey ? std::optional(m_hand.cursor) : painter().cellAt(QPointF(event->pos()));
    if (cell && pitch::contains(*cell))
        emit menuWanted(*cell, byKey ? mapToGlobal(centreOf(*cell)) : event->globalPos());
}

void PitchView::mouseMoveEvent(QMouseEvent *event)
{
    hover(painter().cellAt(event->position()));
    const bool far
        = (event->position() - m_down).manhattanLength() >= QApplication::startDragDistance();
    if (!(event->buttons() & Qt::LeftButton) || m_hand.picked.isEmpty()
        || (!far && !m_hand.dragged))
        return;
    m_hand.dragged = event->position();
    update();
}

void PitchView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const QString who = m_hand.picked;
    const bool dragged = m_hand.dragged.has_value();
    letGo();
    const auto cell = painter().cellAt(event->position());
    if (!cell)
        return;
    if (dragged)
        put(who, *cell);
    else
        emit pressed(*cell);
}

void PitchView::leaveEvent(QEvent *event)
{
    hover(std::nullopt);
    QWidget::leaveEvent(event);
}

void PitchView::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        return moveCursor({-1, 0});
    case Qt::Key_Right:
        return moveCursor({1, 0});
    case Qt::Key_Up:
        return moveCursor({0, -1});
    case Qt::Key_Down:
        return moveCursor({0, 1});
    case Qt::Key_Return:
    case Qt::Key_Enter:
        m_hand.showsCursor = true;
        emit pressed(m_hand.cursor);
        return;
    case Qt::Key_Space:
        return pickOrPut();
    case Qt::Key_Delete:
        if (const QString who = m_scene.pickAt(m_hand.cursor);
            !who.isEmpty() && pitch::contains(m_hand.cursor))
            emit moved(who, std::nullopt);
        return;
    case Qt::Key_Escape:
        if (!m_hand.picked.isEmpty())
            return letGo();
        emit leftAlone();
        return;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

void PitchView::focusInEvent(QFocusEvent *event)
{
    m_hand.showsCursor = event->reason() != Qt::MouseFocusReason;
    QWidget::focusInEvent(event);
    update();
}

void PitchView::focusOutEvent(QFocusEvent *event)
{
    m_hand.showsCursor = false;
    QWidget::focusOutEvent(event);
    update();
}

bool PitchView::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    if (const auto cell = painter().cellAt(help->pos()))
        QToolTip::showText(help->globalPos(), plainToolTip(cellWords(*cell)), this);
    return true;
}

void PitchView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        describe();
}

} // namespace dugout
