// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/battlefield/battlefieldview.h"

#include "core/skirmish/battlefield/hexname.h"
#include "ui/common/appearance.h"
#include "ui/common/spokenparts.h"
#include "ui/models/plaintooltip.h"
#include "ui/skirmish/battlefield/fieldpainter.h"

#include <QAccessible>
#include <QApplication>
#include <QGestureEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPainter>
#include <QToolTip>
#include <QtMath>

using namespace Qt::StringLiterals;

namespace dugout {

BattlefieldView::BattlefieldView(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"battlefield"_s);
    setFocusPolicy(Qt::TabFocus); // a click leaves Enter to what is asked
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    grabGesture(Qt::PinchGesture);
    speakParts(this, [this] {
        std::vector<Hex> told;
        for (const FieldFighter &each : m_scene.fighters)
            told.push_back(each.hex);
        for (const ObjectiveToken &each : m_scene.objectives) {
            if (each.hex && std::find(told.begin(), told.end(), *each.hex) == told.end())
                told.push_back(*each.hex);
        }
        std::vector<SpokenPart> parts;
        const auto radius = static_cast<int>(m_layout.radius());
        for (const Hex hex : told)
            parts.push_back(
                {describe(hex),
                 QRect(QPoint(), QSize(2 * radius, 2 * radius))
                     .translated(m_layout.centre(hex).toPoint() - QPoint(radius, radius)),
                 hex == m_cursor, m_scene.aimed == hex});
        return parts;
    });
    retranslate();
}

void BattlefieldView::setScene(const FieldScene &scene)
{
    if (scene == m_scene)
        return;
    const bool sameBoards = scene.boards == m_scene.boards;
    const bool sameOffer = scene.offered == m_scene.offered;
    const bool sameGhost = scene.ghost == m_scene.ghost;
    m_scene = scene;
    if (!sameBoards)
        m_field = Battlefield(m_scene.boards);
    if (!sameBoards || !sameGhost)
        fit();
    if (!sameOffer && !m_scene.offered.empty() && !isOffered(m_cursor))
        m_cursor = m_scene.offered.front();
    if (!m_field.contains(m_cursor) && !m_field.cells().empty())
        m_cursor = m_field.cells().begin()->first;
    moveCursor(m_cursor);
}

void BattlefieldView::fit()
{
    m_layout = HexLayout(shownHexes(m_scene), QRectF(rect().marginsRemoved(margins())), m_turned);
    update();
}

QMargins BattlefieldView::margins() const
{
    const int margin = gridStep(this, 1);
    return QMargins(margin, margin, margin, margin) + m_kept;
}

QSize BattlefieldView::sizeFor(qreal radius) const
{
    const QSizeF field = HexLayout::unitSize(shownHexes(m_scene), m_turned) * radius;
    return QSize(qCeil(field.width()), qCeil(field.height())).grownBy(margins());
}

qreal BattlefieldView::radiusIn(const QSize &room, const QMargins &kept, bool turned) const
{
    const QSize left = room.shrunkBy(margins() - m_kept + kept);
    return left.isEmpty()
        ? 1
        : HexLayout(shownHexes(m_scene), QRectF(QPointF(), left), turned).radius();
}

void BattlefieldView::setPose(const QMargins &kept, bool turned)
{
    m_kept = kept;
    m_turned = turned;
    fit();
}

bool BattlefieldView::isOffered(Hex hex) const
{
    return std::find(m_scene.offered.begin(), m_scene.offered.end(), hex) != m_scene.offered.end();
}

QString BattlefieldView::describe(Hex hex) const
{
    const Cell *cell = m_field.cell(hex);
    if (!cell)
        return {};
    QStringList words{hexName(m_field, hex).toString()};
    if (cell->blocked)
        words.append(tr("blocked"));
    if (cell->starting)
        words.append(tr("starting hex"));
    if (m_field.isEdge(hex))
        words.append(tr("edge"));
    if (!cell->player)
        words.append(tr("no one's territory"));
    for (const ObjectiveToken &token : m_scene.objectives) {
        if (token.hex != hex)
            continue;
        words.append(token.relic        ? tr("the Relic")
                         : token.number ? tr("objective %1").arg(token.number)
                                        : tr("objective, face down"));
    }
    for (const FieldFighter &fighter : m_scene.fighters) {
        if (fighter.hex != hex)
            continue;
        words.append(fighter.name);
        if (fighter.damage > 0)
            words.append(tr("%n wound(s)", nullptr, fighter.damage));
        words += fighter.tokens;
    }
    for (const FieldChance &chance : m_scene.chances) {
        if (chance.hex == hex && !chance.told.isEmpty())
            words.append(chance.told);
    }
    if (isOffered(hex))
        words.append(tr("can be chosen"));
    return words.join(u", "_s);
}

void BattlefieldView::moveCursor(Hex hex)
{
    m_cursor = hex;
    setAccessibleDescription(describe(hex));
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
    update();
}

void BattlefieldView::startAt(Hex hex)
{
    setFocus(Qt::ShortcutFocusReason);
    if (m_field.contains(hex) && hex != m_cursor)
        moveCursor(hex);
}

void BattlefieldView::walkTo(Hex hex)
{
    moveCursor(hex);
    emit cursorMoved(hex);
}

/// Seen from the side, columns lie below each other and the first row is on the right.
void BattlefieldView::walk(int right, int down)
{
    walkTo(m_turned ? stepped(down, -right) : stepped(right, down));
}

Hex BattlefieldView::stepped(int columns, int rows) const
{
    constexpr int farthest = 30; // over gaps between boards
    const int column = hexColumn(m_cursor);
    const int row = hexRow(m_cursor);
    for (int i = 1; i <= farthest; ++i) {
        // Beside the last row of a long column a short one has no hex: the nearest will do.
        for (const int beside : {0, -1, 1}) {
            const Hex next = hexAt(column + i * columns, row + i * rows + (columns ? beside : 0));
            if (m_field.contains(next))
                return next;
        }
    }
    return m_cursor;
}

void BattlefieldView::cycleOffered(int step)
{
    if (m_scene.offered.empty())
        return;
    const auto count = static_cast<int>(m_scene.offered.size());
    const auto found = std::find(m_scene.offered.begin(), m_scene.offered.end(), m_cursor);
    const int at = found == m_scene.offered.end()
        ? (step > 0 ? -1 : 0)
        : static_cast<int>(found - m_scene.offered.begin());
    walkTo(m_scene.offered[static_cast<size_t>((at + step + count) % count)]);
}

void BattlefieldView::press(Hex hex)
{
    if (isOffered(hex))
        emit hexChosen(hex);
    else
        emit hexPointed(hex);
}

void BattlefieldView::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        return walk(-1, 0);
    case Qt::Key_Right:
        return walk(1, 0);
    case Qt::Key_Up:
        return walk(0, -1);
    case Qt::Key_Down:
        return walk(0, 1);
    case Qt::Key_0:
        return emit wholeRequested();
    case Qt::Key_PageDown:
        return cycleOffered(1);
    case Qt::Key_PageUp:
        return cycleOffered(-1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        return press(m_cursor);
    default:
        QWidget::keyPressEvent(event);
    }
}

void BattlefieldView::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->globalPosition().toPoint();
    m_drags = false;
}

void BattlefieldView::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint way = event->globalPosition().toPoint() - m_pressed;
    if (!m_drags && way.manhattanLength() < QApplication::startDragDistance())
        return;
    m_drags = true;
    m_pressed += way;
    emit dragged(way);
}

void BattlefieldView::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_drags || event->button() != Qt::LeftButton)
        return;
    const Hex hex = m_layout.hexAtPoint(event->position());
    if (m_field.contains(hex))
        moveCursor(hex);
    press(hex);
}

bool BattlefieldView::pinch(QEvent *event)
{
    if (event->type() == QEvent::NativeGesture) {
        const auto *native = static_cast<QNativeGestureEvent *>(event);
        if (native->gestureType() != Qt::ZoomNativeGesture)
            return false;
        emit pinched(1 + native->value(), native->position());
        return true;
    }
    const auto *pinch = event->type() == QEvent::Gesture ? static_cast<QPinchGesture *>(
                            static_cast<QGestureEvent *>(event)->gesture(Qt::PinchGesture))
                                                         : nullptr;
    if (!pinch)
        return false;
    m_drags = true; // neither finger is a click
    emit pinched(pinch->scaleFactor(), mapFromGlobal(pinch->centerPoint()));
    return true;
}

bool BattlefieldView::event(QEvent *event)
{
    // Here the key is the field's, whatever else it answers elsewhere.
    if (event->type() == QEvent::ShortcutOverride
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_0
        && static_cast<QKeyEvent *>(event)->modifiers() == Qt::NoModifier) {
        event->accept();
        return true;
    }
    if (pinch(event))
        return true;
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    QToolTip::showText(help->globalPos(), plainToolTip(describe(m_layout.hexAtPoint(help->pos()))),
                       this);
    return true;
}

void BattlefieldView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    FieldPainter field(painter, m_layout, palette(), font());
    field.paint(m_scene, m_field);
    if (hasFocus() && m_field.contains(m_cursor))
        field.paintCursor(m_cursor);
}

void BattlefieldView::resizeEvent(QResizeEvent *)
{
    fit();
}

void BattlefieldView::focusInEvent(QFocusEvent *)
{
    update();
}

void BattlefieldView::focusOutEvent(QFocusEvent *)
{
    update();
}

QSize BattlefieldView::sizeHint() const
{
    return {gridStep(this, 120), gridStep(this, 80)};
}

QSize BattlefieldView::minimumSizeHint() const
{
    return {gridStep(this, 50), gridStep(this, 36)};
}

void BattlefieldView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        fit();
    QWidget::changeEvent(event);
}

void BattlefieldView::retranslate()
{
    setAccessibleName(tr("Battlefield"));
    setAccessibleDescription(describe(m_cursor));
}

} // namespace dugout
