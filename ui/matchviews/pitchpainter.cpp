// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matchviews/pitchpainter.h"

#include "ui/common/fittedtext.h"
#include "ui/common/teamink.h"
#include "ui/matchviews/pitchwords.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Room between the pitch and the rows of those who wait, in cells.
constexpr qreal benchGap = 0.4;
/// Room for the letters above the pitch and the numbers beside it, in cells.
constexpr qreal axis = 0.8;
/// How much of an end zone is its team's colour.
constexpr int endZoneAlpha = 224;
constexpr int faintAlpha = 71;

} // namespace

PitchPainter::PitchPainter(const PitchScene &scene, const QPalette &palette, const QRectF &area)
    : m_scene(scene)
    , m_palette(palette)
{
    const int waiting = scene.rows() - pitch::width;
    const qreal rows = scene.rows() + (waiting > 0 ? benchGap : 0);
    m_side
        = std::min(area.width() / (pitchgrid::columns + 2 * axis), area.height() / (rows + axis));
    m_corner = {area.center().x() - m_side * pitchgrid::columns / 2.0,
                area.center().y() - m_side * (rows - axis) / 2};
}

QColor PitchPainter::colour(QPalette::ColorRole role, int alpha) const
{
    QColor found = m_palette.color(role);
    found.setAlpha(alpha);
    return found;
}

QColor PitchPainter::of(Shade which, int alpha) const
{
    QColor found = shade(m_palette, which);
    found.setAlpha(alpha);
    return found;
}

QRectF PitchPainter::rect(Square cell) const
{
    const qreal drop = cell.y >= pitch::width ? benchGap : 0;
    return {m_corner.x() + cell.x * m_side, m_corner.y() + (cell.y + drop) * m_side, m_side,
            m_side};
}

QRectF PitchPainter::field() const
{
    return rect({0, 0}).united(rect({pitch::length - 1, pitch::width - 1}));
}

std::optional<Square> PitchPainter::cellAt(const QPointF &point) const
{
    for (int y = 0; y < m_scene.rows(); ++y) {
        for (int x = 0; x < pitchgrid::columns; ++x) {
            if (rect({x, y}).contains(point))
                return Square{x, y};
        }
    }
    return std::nullopt;
}

/// The name reads from outside, as it does on a real pitch.
void PitchPainter::paintEndZone(QPainter &painter, Seat seat) const
{
    const int x = seat == 0 ? 0 : pitch::length - 1;
    const QColor &team = m_scene.colours.at(static_cast<size_t>(seat));
    const QRectF zone = rect({x, 0}).united(rect({x, pitch::width - 1}));
    QColor end = team;
    end.setAlpha(endZoneAlpha);
    painter.fillRect(zone, end);
    painter.save();
    painter.translate(zone.center());
    painter.rotate(seat == 0 ? -90 : 90);
    painter.setPen(inkOn(team));
    const QRectF line(-zone.height() / 2, -zone.width() / 2, zone.height(), zone.width());
    QFont font = painter.font();
    font.setLetterSpacing(QFont::AbsoluteSpacing, m_side * 0.12);
    painter.setFont(font);
    paintFitted(painter, line.adjusted(m_side, 0, -m_side, 0),
                m_scene.names.at(static_cast<size_t>(seat)).toUpper(), m_side * 0.46, QFont::Bold);
    painter.restore();
}

void PitchPainter::paintGround(QPainter &painter) const
{
    for (int x = 0; x < pitch::length; ++x)
        painter.fillRect(rect({x, 0}).united(rect({x, pitch::width - 1})),
                         of(x % 4 < 2 ? Shade::Grass : Shade::GrassOther));
    const QRectF all = field();
    painter.setPen(QPen(of(Shade::OnGrass, faintAlpha), 1));
    for (int x = 1; x < pitch::length; ++x)
        painter.drawLine(QPointF(all.left() + x * m_side, all.top()),
                         QPointF(all.left() + x * m_side, all.bottom()));
    for (int y = 1; y < pitch::width; ++y)
        painter.drawLine(QPointF(all.left(), all.top() + y * m_side),
                         QPointF(all.right(), all.top() + y * m_side));
    for (const Seat seat : {0, 1})
        paintEndZone(painter, seat);
    const qreal thick = std::max(1.5, m_side * 0.09);
    painter.setPen(QPen(of(Shade::OnGrass), thick));
    for (const int x : {1, pitch::length / 2, pitch::length - 1})
        painter.drawLine(QPointF(all.left() + x * m_side, all.top()),
                         QPointF(all.left() + x * m_side, all.bottom()));
    QPen dashes(of(Shade::OnGrass), thick * 0.8);
    dashes.setDashPattern({4, 3});
    dashes.setCapStyle(Qt::FlatCap);
    painter.setPen(dashes);
    for (const int y : {pitch::wideZoneWidth, pitch::width - pitch::wideZoneWidth})
        painter.drawLine(QPointF(all.left() + m_side, all.top() + y * m_side),
                         QPointF(all.right() - m_side, all.top() + y * m_side));
}

/// The names of the squares, as the words of the log use them.
void PitchPainter::paintAxes(QPainter &painter) const
{
    const QRectF all = field();
    const qreal room = axis * m_side;
    const qreal letters = std::clamp(m_side * 0.4, 8.0, 16.0);
    painter.setPen(colour(tone::greyInk));
    for (int x = 0; x < pitch::length; ++x)
        paintFitted(painter, {all.x() + x * m_side, all.y() - room, m_side, room}, QChar(u'A' + x),
                    letters);
    for (int y = 0; y < pitch::width; ++y) {
        for (const qreal left : {all.left() - room, all.right()})
            paintFitted(painter, {left, all.y() + y * m_side, room, m_side}, QString::number(y + 1),
                        letters);
    }
}

/// Leans in its own way for each side, so that colour is not all there is.
void PitchPainter::paintZone(QPainter &painter, Square centre, Seat seat) const
{
    const QRectF whole = rect({std::max(0, centre.x - 1), std::max(0, centre.y - 1)})
                             .united(rect({std::min(pitch::length - 1, centre.x + 1),
                                           std::min(pitch::width - 1, centre.y + 1)}));
    QColor tint = m_scene.colours.at(static_cast<size_t>(seat));
    const QColor edge = tint;
    tint.setAlpha(150);
    painter.fillRect(whole, QBrush(tint, seat == 0 ? Qt::FDiagPattern : Qt::BDiagPattern));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(edge, 1.5, Qt::DashLine));
    painter.drawRect(whole.adjusted(1, 1, -1, -1));
}

void PitchPainter::paintHint(QPainter &painter, Square cell, const PitchHint &hint) const
{
    const QRectF area = rect(cell);
    if (hint.passRange > 0) {
        constexpr int strongest = 120;
        constexpr int perRange = 25;
        painter.fillRect(area,
                         of(Shade::OnGrass, std::max(10, strongest - perRange * hint.passRange)));
        painter.setPen(of(Shade::WayEdge));
        paintFitted(painter, area.adjusted(m_side * 0.55, m_side * 0.5, -m_side * 0.06, 0),
                    QString::number(hint.passRange), m_side * 0.36);
    }
}

void PitchPainter::paintPush(QPainter &painter, Square cell) const
{
    const qreal inset = m_side * 0.12;
    painter.setPen(QPen(of(Shade::Way), m_side * 0.08));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect(cell).adjusted(inset, inset, -inset, -inset));
}

/// What has to be rolled there.
void PitchPainter::paintTag(QPainter &painter, const QPointF &centre, const QString &words) const
{
    QFont font = painter.font();
    font.setPixelSize(std::max(9, qRound(m_side * 0.44)));
    font.setBold(true);
    const QFontMetricsF metrics(font);
    const QSizeF size(std::max(m_side * 0.9, metrics.horizontalAdvance(words) + m_side * 0.36),
                      m_side * 0.72);
    const QRectF tag(centre - QPointF(size.width(), size.height()) / 2, size);
    painter.setPen(QPen(of(Shade::WayEdge), 1.5));
    painter.setBrush(colour(tone::card));
    painter.drawRoundedRect(tag, m_side * 0.16, m_side * 0.16);
    painter.setFont(font);
    painter.setPen(colour(tone::ink));
    painter.drawText(tag, Qt::AlignCenter, words);
}

/// Where it hides nobody: below him, or at another side where nobody stands.
QPointF PitchPainter::besidePawn(Square cell) const
{
    constexpr qreal away = 0.8;
    constexpr Stride sides[]{{0, 1}, {0, -1}, {1, 0}, {-1, 0}, {1, 1}, {-1, 1}, {1, -1}, {-1, -1}};
    const auto isFree = [&](Stride side) {
        const Square beside = cell + side;
        return pitch::contains(beside) && !m_scene.tokens.contains(beside);
    };
    const auto *found = std::find_if(std::begin(sides), std::end(sides), isFree);
    const Stride side = found == std::end(sides) ? sides[0] : *found;
    return rect(cell).center() + QPointF(side.dx, side.dy) * (m_side * away);
}

/// Done, or stunned: at the lower right, as small as can be read.
void PitchPainter::paintMark(QPainter &painter, const QRectF &disc, const PitchToken &token) const
{
    const bool done = token.state == PawnState::Done;
    if (!done && token.state != PawnState::Stunned)
        return;
    const qreal side = m_side * 0.4;
    const QRectF badge(disc.right() - side * 0.75, disc.bottom() - side * 0.8, side, side);
    painter.setPen(QPen(of(Shade::WayEdge), 1));
    painter.setBrush(done ? of(Shade::OnGrass) : m_scene.colours.at(size_t(token.seat)));
    painter.drawEllipse(badge);
    const QColor ink
        = done ? of(Shade::WayEdge) : inkOn(m_scene.colours.at(static_cast<size_t>(token.seat)));
    painter.setPen(QPen(ink, std::max(1.2, side * 0.14)));
    const QRectF in = badge.adjusted(side * 0.28, side * 0.28, -side * 0.28, -side * 0.28);
    if (done) {
        painter.drawPolyline(QPolygonF{
            {in.left(), in.center().y()}, {in.center().x(), in.bottom()}, {in.right(), in.top()}});
        return;
    }
    painter.drawLine(in.topLeft(), in.bottomRight());
    painter.drawLine(in.topRight(), in.bottomLeft());
}

void PitchPainter::paintToken(QPainter &painter, const QRectF &cell, const PitchToken &token) const
{
    const QColor team = m_scene.colours.at(static_cast<size_t>(token.seat));
    const bool lies = token.state == PawnState::Prone || token.state == PawnState::Stunned;
    const qreal inset = m_side * 0.07;
    QRectF disc = cell.adjusted(inset, inset, -inset, -inset);
    if (lies) // prone players are drawn flat
        disc.adjust(-m_side * 0.02, m_side * 0.17, m_side * 0.02, -m_side * 0.17);
    const qreal round = disc.height() / 2;
    const auto shape
        = [&](const QRectF &area, qreal radius) { painter.drawRoundedRect(area, radius, radius); };
    painter.setBrush(lies ? teamTint(m_palette, team) : team);
    painter.setPen(QPen(lies ? team : of(Shade::OnGrass), std::max(1.5, m_side * 0.07)));
    shape(disc, round);
    if (token.seat == 1 && !lies) { // told apart without colour, too
        const qreal ring = m_side * 0.1;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(inkOn(team), std::max(1.0, m_side * 0.035)));
        shape(disc.adjusted(ring, ring, -ring, -ring), round - ring);
    }
    if (token.ref == m_scene.chosen) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(of(Shade::Chosen), std::max(2.0, m_side * 0.11)));
        const qreal out = m_side * 0.06;
        shape(disc.adjusted(-out, -out, out, out), round + out);
    }
    painter.setPen(lies ? colour(tone::ink) : inkOn(team));
    paintFitted(painter, disc, token.number, m_side * 0.44, QFont::Bold);
    paintMark(painter, disc, token);
    if (token.hasBall)
        paintBall(painter, disc.topRight() + QPointF(-m_side * 0.08, m_side * 0.1));
}

void PitchPainter::paintBall(QPainter &painter, const QPointF &centre) const
{
    painter.save();
    painter.translate(centre);
    painter.rotate(-35);
    painter.setPen(QPen(of(Shade::OnGrass), std::max(1.2, m_side * 0.06)));
    painter.setBrush(shade(m_palette, Shade::WarnPillInk));
    painter.drawEllipse(QPointF(0, 0), m_side * 0.26, m_side * 0.17);
    painter.drawLine(QPointF(-m_side * 0.1, 0), QPointF(m_side * 0.1, 0));
    painter.restore();
}

void PitchPainter::paintBallPath(QPainter &painter) const
{
    if (m_scene.path.squares.empty())
        return;
    QPainterPath path(rect(m_scene.path.squares.front()).center());
    for (const Square square : m_scene.path.squares)
        path.lineTo(rect(square).center());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(of(Shade::Way), m_side * 0.1, Qt::DotLine, Qt::RoundCap));
    painter.drawPath(path);
    const QPointF end = rect(m_scene.path.squares.back()).center();
    painter.setPen(QPen(of(Shade::Way), m_side * 0.08));
    painter.drawEllipse(end, m_side * 0.34, m_side * 0.34);
    if (m_scene.path.leaves) { // a cross: it went on from here, off the pitch
        const qreal arm = m_side * 0.22;
        painter.drawLine(end - QPointF(arm, arm), end + QPointF(arm, arm));
        painter.drawLine(end - QPointF(arm, -arm), end + QPointF(arm, -arm));
    }
}

/// Its squares are counted, and what has to be rolled stands where it is rolled.
void PitchPainter::paintWay(QPainter &painter) const
{
    if (!m_scene.way)
        return;
    QPainterPath line(rect(m_scene.way->from).center());
    for (const WalkStep &step : m_scene.way->steps)
        line.lineTo(rect(step.to).center());
    painter.setBrush(Qt::NoBrush);
    for (const auto &[which, width] :
         {std::pair(Shade::WayEdge, 0.22), std::pair(Shade::Way, 0.125)}) {
        painter.setPen(QPen(of(which), m_side * width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(line);
    }
    int number = 0;
    for (const WalkStep &step : m_scene.way->steps) {
        ++number;
        const QPointF centre = rect(step.to).center();
        QStringList needs;
        for (const WalkRoll &roll : step.rolls)
            needs.append(PitchWords::shortNeed(roll.need));
        if (!needs.isEmpty()) {
            paintTag(painter, centre, needs.join(u' '));
            continue;
        }
        painter.setPen(QPen(of(Shade::WayEdge), 1.2));
        painter.setBrush(of(Shade::Way));
        const qreal dot = m_side * 0.24;
        painter.drawEllipse(centre, dot, dot);
        paintFitted(painter, QRectF(centre - QPointF(dot, dot), QSizeF(2 * dot, 2 * dot)),
                    QString::number(number), m_side * 0.34, QFont::Bold);
    }
}

/// Inside the pitch, at the side of the way's end where it hides the fewest of its steps.
QRectF PitchPainter::placeBesideWay(const QSizeF &size) const
{
    const QPointF end = rect(m_scene.way->steps.back().to).center();
    const QRectF all = field();
    const qreal away = m_side * 0.75;
    const QPointF corner = end - QPointF(size.width(), size.height()) / 2;
    const QPointF corners[]{{corner.x(), end.y() - away - size.height()},
                            {corner.x(), end.y() + away},
                            {end.x() + away, corner.y()},
                            {end.x() - away - size.width(), corner.y()}};
    QRectF best;
    qsizetype fewest = std::ssize(m_scene.way->steps) + 1;
    for (const QPointF &each : corners) {
        QRectF tag(each, size);
        tag.moveLeft(std::clamp(tag.left(), all.left(), all.right() - size.width()));
        tag.moveTop(std::clamp(tag.top(), all.top(), all.bottom() - size.height()));
        const auto hidden = std::count_if(
            m_scene.way->steps.begin(), m_scene.way->steps.end(),
            [&](const WalkStep &step) { return tag.intersects(QRectF(rect(step.to))); });
        if (hidden < fewest) {
            fewest = hidden;
            best = tag;
        }
    }
    return best;
}

/// How likely all of the way is, at its end.
void PitchPainter::paintChance(QPainter &painter) const
{
    if (!m_scene.way)
        return;
    const QStringList lines = PitchWords::way(*m_scene.way);
    QFont bold = painter.font();
    bold.setPixelSize(std::clamp(qRound(m_side * 0.46), 11, 20));
    bold.setBold(true);
    QFont plain = bold;
    plain.setBold(false);
    const QFontMetricsF heavy(bold);
    const QFontMetricsF light(plain);
    qreal width = heavy.horizontalAdvance(lines.constFirst());
    for (qsizetype i = 1; i < lines.size(); ++i)
        width = std::max(width, light.horizontalAdvance(lines.at(i)));
    const qreal pad = heavy.height() * 0.55;
    const QSizeF size(width + 2 * pad, heavy.height() * static_cast<qreal>(lines.size()) + pad);
    const QRectF tag = placeBesideWay(size);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour(tone::rail));
    painter.drawRoundedRect(tag, 8, 8);
    QRectF line = tag.adjusted(pad, pad / 2, -pad, 0);
    line.setHeight(heavy.height());
    for (qsizetype i = 0; i < lines.size(); ++i) {
        painter.setFont(i == 0 ? bold : plain);
        painter.setPen(i == 0 ? colour(tone::railInk) : of(Shade::Way));
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, lines.at(i));
        line.translate(0, heavy.height());
    }
}

bool PitchPainter::isRolledFor() const
{
    return m_scene.way
        && std::any_of(m_scene.way->steps.begin(), m_scene.way->steps.end(),
                       [this](const WalkStep &step) {
                           return step.to == m_scene.looseBall && !step.rolls.empty();
                       });
}

void PitchPainter::paint(QPainter &painter, const PitchHand &hand) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter);
    paintAxes(painter);
    for (const auto &[cell, hint] : m_scene.hints)
        paintHint(painter, cell, hint);
    for (const auto &[centre, seat] : m_scene.zones)
        paintZone(painter, centre, seat);
    paintWay(painter);
    for (const Square cell : m_scene.pushes)
        paintPush(painter, cell);
    for (const auto &[cell, token] : m_scene.tokens) {
        if (!hand.dragged || token.ref != hand.picked)
            paintToken(painter, rect(cell), token);
    }
    if (m_scene.looseBall && !(hand.dragged && hand.picked == board::ball)) {
        // It leaves a number on its square to be read, of a player or of the roll for it.
        const QRectF cell = rect(*m_scene.looseBall);
        const QPointF feet = cell.bottomLeft() + QPointF(m_side * 0.2, -m_side * 0.2);
        const bool covers = m_scene.tokens.contains(*m_scene.looseBall) || isRolledFor();
        paintBall(painter, covers ? feet : cell.center());
    }
    for (const auto &[cell, hint] : m_scene.hints) {
        if (!hint.dice.isEmpty())
            paintTag(painter, besidePawn(cell), hint.dice);
    }
    paintBallPath(painter);
    paintChance(painter);
    if (hand.dragged) {
        const QRectF at(*hand.dragged - QPointF(m_side, m_side) / 2, QSizeF(m_side, m_side));
        for (const auto &[cell, token] : m_scene.tokens) {
            if (token.ref == hand.picked)
                paintToken(painter, at, token);
        }
        if (hand.picked == board::ball)
            paintBall(painter, *hand.dragged);
    }
    if (hand.showsCursor) {
        const bool carries = !hand.picked.isEmpty();
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(of(Shade::Way), m_side * 0.1, carries ? Qt::DashLine : Qt::SolidLine));
        painter.drawRect(rect(hand.cursor));
    }
}

} // namespace dugout
