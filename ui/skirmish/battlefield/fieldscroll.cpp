// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/battlefield/fieldscroll.h"

#include "ui/common/appearance.h"
#include "ui/skirmish/battlefield/battlefieldview.h"
#include "ui/skirmish/battlefield/fieldbuttons.h"

#include <QEvent>
#include <QScrollBar>
#include <QWheelEvent>

#include <cmath>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Half the height of the smallest hex that can be read and hit, in half steps of the grid.
constexpr int readableHalfSteps = 7;
/// One click of a wheel, as Qt counts.
constexpr qreal wheelClick = 120;
constexpr qreal perWheelClick = 1.2;

std::vector<Hex> hexesOf(const PlacedBoard &board)
{
    std::vector<Hex> hexes;
    for (const Hex hex : board.board.complete)
        hexes.push_back(board.place(hex));
    return hexes;
}

} // namespace

FieldScroll::FieldScroll(QWidget *parent)
    : QScrollArea(parent)
    , m_view(new BattlefieldView)
    , m_buttons(new FieldButtons(this))
{
    setObjectName(u"field-scroll"_s);
    setWidget(m_view);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    viewport()->setAutoFillBackground(false);
    m_view->setAutoFillBackground(false);
    connectAll();
}

void FieldScroll::connectAll()
{
    connect(m_buttons, &FieldButtons::largerRequested, this,
            [this] { zoom(FieldZoom::oneStep, middle()); });
    connect(m_buttons, &FieldButtons::smallerRequested, this,
            [this] { zoom(1 / FieldZoom::oneStep, middle()); });
    connect(m_buttons, &FieldButtons::wholeRequested, this, &FieldScroll::showWhole);
    connect(m_buttons, &FieldButtons::turnRequested, this, &FieldScroll::turn);
    connect(m_view, &BattlefieldView::wholeRequested, this, &FieldScroll::showWhole);
    connect(m_view, &BattlefieldView::pinched, this, [this](qreal factor, const QPointF &around) {
        zoom(factor, m_view->mapTo(viewport(), around.toPoint()));
    });
    connect(m_view, &BattlefieldView::cursorMoved, this, [this](Hex hex) { reveal({hex}); });
    connect(m_view, &BattlefieldView::dragged, this, [this](const QPoint &way) {
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - way.x());
        verticalScrollBar()->setValue(verticalScrollBar()->value() - way.y());
    });
}

QPointF FieldScroll::middle() const
{
    return QRectF(viewport()->rect()).center();
}

void FieldScroll::setScene(const FieldScene &scene)
{
    const FieldScene before = m_view->scene();
    m_view->setScene(scene);
    if (before.boards != scene.boards || before.ghost != scene.ghost
        || before.settled != scene.settled)
        fit();
    if (scene.ghost && before.ghost != scene.ghost)
        return reveal(hexesOf(*scene.ghost));
    if (before.offered != scene.offered)
        reveal(scene.offered);
}

void FieldScroll::turn()
{
    m_otherWay = !m_otherWay;
    fit();
    reveal(m_view->scene().offered);
}

void FieldScroll::reset()
{
    m_otherWay = false;
    m_zoom.reset();
    fit();
}

void FieldScroll::fit()
{
    const QSize room = maximumViewportSize();
    const Pose pose = poseIn(room, bestIn(room).turned != m_otherWay);
    m_buttons->setUpright(pose.upright);
    m_view->setPose(pose.upright ? besideField() : belowField(), pose.turned);
    m_zoom.setRoom(pose.radius, gridStep(this, readableHalfSteps) / 2.0);
    const QSize wanted = m_zoom.isWhole() ? QSize() : m_view->sizeFor(m_zoom.radius());
    const QSize bars = barsFor(wanted, room);
    m_view->resize(wanted.expandedTo(room - bars));
    m_buttons->setCan(m_zoom.canGrow(), !m_zoom.isWhole());
    placeButtons(bars);
}

QMargins FieldScroll::besideField() const
{
    return {0, 0, m_buttons->sizeOf(true).width(), 0};
}

QMargins FieldScroll::belowField() const
{
    return {0, 0, 0, m_buttons->sizeOf(false).height()};
}

/// The buttons stand where they cost the field least, if they fit there.
FieldScroll::Pose FieldScroll::poseIn(const QSize &room, bool turned) const
{
    const bool fits = m_buttons->sizeOf(true).height() < room.height();
    const qreal flat = m_view->radiusIn(room, belowField(), turned);
    const qreal upright = fits ? m_view->radiusIn(room, besideField(), turned) : 0;
    return {std::max(upright, flat), turned, upright >= flat};
}

/// Boards that are being laid stay as they lie.
FieldScroll::Pose FieldScroll::bestIn(const QSize &room) const
{
    const Pose straight = poseIn(room, false);
    const Pose turned = poseIn(room, true);
    const bool worth
        = m_view->scene().settled && HexLayout::isWorthTurning(straight.radius, turned.radius);
    return worth ? turned : straight;
}

qreal FieldScroll::radiusIn(const QSize &room) const
{
    return bestIn(room).radius;
}

/// What the scroll bars take that a field of this size needs.
QSize FieldScroll::barsFor(const QSize &wanted, const QSize &room) const
{
    const bool wide = wanted.width() > room.width();
    const int below = wide ? horizontalScrollBar()->sizeHint().height() : 0;
    const bool high = wanted.height() > room.height() - below;
    return {high ? verticalScrollBar()->sizeHint().width() : 0, below};
}

void FieldScroll::placeButtons(const QSize &bars)
{
    const int gap = gridStep(this, 1);
    m_buttons->move(width() - bars.width() - m_buttons->width() - gap,
                    height() - bars.height() - m_buttons->height() - gap);
    m_buttons->raise();
}

void FieldScroll::zoom(qreal factor, const QPointF &around)
{
    const QPointF place
        = m_view->layoutOfHexes().toField(m_view->mapFrom(viewport(), around.toPoint()));
    m_zoom.scale(factor);
    fit();
    keepAt(place, around);
}

void FieldScroll::keepAt(const QPointF &place, const QPointF &around)
{
    const QPointF now = m_view->layoutOfHexes().fromField(place);
    horizontalScrollBar()->setValue(qRound(now.x() - around.x()));
    verticalScrollBar()->setValue(qRound(now.y() - around.y()));
}

void FieldScroll::showWhole()
{
    m_zoom.showWhole();
    fit();
}

/// All of them if they fit, else the first.
void FieldScroll::reveal(const std::vector<Hex> &hexes)
{
    if (hexes.empty())
        return;
    const HexLayout &layout = m_view->layoutOfHexes();
    QRectF all;
    for (const Hex hex : hexes)
        all |= layout.polygon(hex).boundingRect();
    if (all.width() > viewport()->width() || all.height() > viewport()->height())
        all = layout.polygon(hexes.front()).boundingRect();
    const QRectF seen(-m_view->pos(), viewport()->size());
    if (!seen.contains(all))
        keepAt(layout.toField(all.center()), middle());
}

QSize FieldScroll::sizeHint() const
{
    return m_view->sizeHint();
}

QSize FieldScroll::minimumSizeHint() const
{
    return m_view->minimumSizeHint();
}

void FieldScroll::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    fit();
    reveal(m_view->scene().offered);
}

void FieldScroll::wheelEvent(QWheelEvent *event)
{
    zoom(std::pow(perWheelClick, event->angleDelta().y() / wheelClick), event->position());
    event->accept();
}

void FieldScroll::changeEvent(QEvent *event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit();
}

} // namespace dugout
