// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/battlefield/fieldpainter.h"

#include "core/skirmish/battlefield/hexname.h"
#include "ui/common/theme.h"
#include "ui/skirmish/battlefield/badgeplaces.h"
#include "ui/skirmish/battlefield/seatcolours.h"

#include <QFontInfo>
#include <QPainter>
#include <QPainterPath>

#include <map>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QColor mixed(const QColor &a, const QColor &b, qreal share)
{
    return QColor::fromRgbF(static_cast<float>(a.redF() * (1 - share) + b.redF() * share),
                            static_cast<float>(a.greenF() * (1 - share) + b.greenF() * share),
                            static_cast<float>(a.blueF() * (1 - share) + b.blueF() * share));
}

QRectF circle(const QPointF &centre, qreal radius)
{
    return {centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius};
}

/// An attack can be made from there, and its chance is drawn.
bool isCharged(const FieldScene &scene, Hex hex)
{
    return std::any_of(scene.chances.begin(), scene.chances.end(), [hex](const FieldChance &one) {
        return one.hex == hex && !one.words.isEmpty();
    });
}

} // namespace

FieldPainter::FieldPainter(QPainter &painter, const HexLayout &layout, const QPalette &palette,
                           const QFont &font)
    : m_painter(painter)
    , m_layout(layout)
    , m_palette(palette)
    , m_font(font)
{
    m_painter.setRenderHint(QPainter::Antialiasing);
}

void FieldPainter::paint(const FieldScene &scene, const Battlefield &field)
{
    paintPartial(field);
    paintHoles(field);
    paintCells(field);
    paintNames(field);
    if (scene.ghost)
        paintGhost(scene);
    paintOffers(scene);
    paintChances(scene);
    char16_t letter = u'a'; // face down: in the order they were placed
    for (const ObjectiveToken &token : scene.objectives) {
        const QString words = token.relic ? u"★"_s
            : token.number > 0            ? QString::number(token.number)
                                          : QString(QChar(letter));
        if (token.hex)
            paintToken(token, words);
        if (!token.relic)
            ++letter;
    }
    for (const FieldFighter &fighter : scene.fighters) {
        const bool target = std::find(scene.targets.begin(), scene.targets.end(), fighter.hex)
            != scene.targets.end();
        paintFighter(fighter, fighter.ref == scene.acting, target);
        for (const ObjectiveToken &token : scene.objectives) {
            if (token.hex == fighter.hex && (token.relic || token.number > 0))
                paintHeld(token);
        }
    }
}

QColor FieldPainter::ground(const Cell &cell) const
{
    if (cell.blocked)
        return m_palette.color(tone::rail);
    const QColor card = m_palette.color(tone::soft);
    // No one's is grey: as light as what lies around it, it would look like a hole.
    return mixed(card, cell.player ? seatColour(*cell.player) : m_palette.color(tone::greyInk),
                 cell.player ? 0.18 : 0.25);
}

void FieldPainter::paintPartial(const Battlefield &field)
{
    m_painter.setPen(QPen(m_palette.color(tone::line), 1, Qt::DotLine));
    m_painter.setBrush(Qt::NoBrush);
    for (const PlacedBoard &board : field.boards()) {
        for (const PartialHex &part : board.board.partial) {
            if (const Hex hex = board.place(part.hex); !field.contains(hex))
                m_painter.drawPolygon(m_layout.polygon(hex, m_layout.radius() * 0.06));
        }
    }
}

/// Hatched in every theme: as plain as the card around the field, a hole would look like a hex.
void FieldPainter::paintHoles(const Battlefield &field)
{
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(QBrush(m_palette.color(tone::greyInk), Qt::BDiagPattern));
    for (const Hex hex : field.holes())
        m_painter.drawPolygon(m_layout.polygon(hex));
}

void FieldPainter::paintCells(const Battlefield &field)
{
    const QColor line = m_palette.color(tone::greyInk);
    for (const auto &[hex, cell] : field.cells()) {
        const qreal width = strokeWidth(m_palette) * (field.isEdge(hex) ? 1.8 : 0.7);
        m_painter.setPen(QPen(mixed(line, ground(cell), 0.35), width));
        m_painter.setBrush(ground(cell));
        m_painter.drawPolygon(m_layout.polygon(hex, m_layout.radius() * 0.05));
        if (cell.blocked)
            paintBlocked(hex);
        if (!cell.starting)
            continue;
        m_painter.setPen(QPen(line, 1.4));
        m_painter.setBrush(Qt::NoBrush);
        paintStart(hex);
    }
}

/// A cross: where everything is dark, the ground of a blocked hex says nothing.
void FieldPainter::paintBlocked(Hex hex)
{
    const QPointF centre = m_layout.centre(hex);
    const qreal arm = m_layout.radius() * 0.3;
    m_painter.setPen(QPen(m_palette.color(tone::railInk), strokeWidth(m_palette) * 1.4));
    m_painter.drawLine(centre - QPointF(arm, arm), centre + QPointF(arm, arm));
    m_painter.drawLine(centre - QPointF(arm, -arm), centre + QPointF(arm, -arm));
}

void FieldPainter::paintStart(Hex hex)
{
    m_painter.drawEllipse(circle(m_layout.centre(hex), m_layout.radius() * 0.2));
}

/// Numbers of columns above the highest hex of each, letters of rows beside the first of each, as
/// the log names them.
void FieldPainter::paintNames(const Battlefield &field)
{
    std::map<int, Hex> columns;
    std::map<int, Hex> rows;
    for (const auto &[hex, cell] : field.cells()) {
        if (const auto [top, fresh] = columns.try_emplace(hexColumn(hex), hex);
            !fresh && hexRow(hex) < hexRow(top->second))
            top->second = hex;
        if (const auto [first, fresh] = rows.try_emplace(hexRow(hex), hex);
            !fresh && hexColumn(hex) < hexColumn(first->second))
            first->second = hex;
    }
    const QColor ink = m_palette.color(tone::greyInk);
    const qreal radius = m_layout.radius();
    const auto write = [&](Hex hex, const QPointF &way, const QString &name) {
        paintWords(circle(m_layout.centre(hex) + m_layout.direction(way) * radius, radius * 0.5),
                   name, ink, 0.6);
    };
    for (const auto &[column, hex] : columns)
        write(hex, {0, -1.3}, hexName(field, hex).column);
    for (const auto &[row, hex] : rows)
        write(hex, {-1.4, 0}, hexName(field, hex).row);
}

void FieldPainter::paintOffers(const FieldScene &scene)
{
    const QColor look = m_palette.color(tone::look);
    QColor veil = m_palette.color(tone::goInk);
    veil.setAlphaF(0.16F);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(veil);
    for (const Hex hex : scene.reach) {
        if (isCharged(scene, hex))
            continue;
        m_painter.drawPolygon(m_layout.polygon(hex, m_layout.radius() * 0.05));
    }
    veil = look;
    veil.setAlphaF(0.18F);
    m_painter.setPen(QPen(look, std::max(1.6, m_layout.radius() * 0.1), Qt::DashLine));
    m_painter.setBrush(veil);
    for (const Hex hex : scene.offered) {
        if (!isCharged(scene, hex))
            m_painter.drawPolygon(m_layout.polygon(hex, m_layout.radius() * 0.12));
    }
    if (!scene.aimed)
        return;
    veil.setAlphaF(0.5F);
    m_painter.setPen(QPen(look, std::max(2.4, m_layout.radius() * 0.16)));
    m_painter.setBrush(veil);
    m_painter.drawPolygon(m_layout.polygon(*scene.aimed, m_layout.radius() * 0.12));
}

void FieldPainter::paintChances(const FieldScene &scene)
{
    for (const FieldChance &chance : scene.chances) {
        const bool token
            = std::any_of(scene.objectives.begin(), scene.objectives.end(),
                          [&chance](const ObjectiveToken &one) { return one.hex == chance.hex; });
        if (!chance.words.isEmpty())
            paintChance(chance, token);
        paintThreats(chance);
    }
}

/// Green and the darker the better, with the figure on it; the best in the colour of what is looked
/// at. `lower`: something lies there.
void FieldPainter::paintChance(const FieldChance &chance, bool lower)
{
    const qreal radius = m_layout.radius();
    QColor veil = m_palette.color(tone::go);
    veil.setAlphaF(static_cast<float>(0.25 + 0.6 * chance.chance));
    m_painter.setPen(QPen(m_palette.color(chance.best ? tone::look : tone::goInk),
                          std::max(1.6, radius * (chance.best ? 0.14 : 0.08))));
    m_painter.setBrush(veil);
    m_painter.drawPolygon(m_layout.polygon(chance.hex, radius * 0.1));
    const QPointF centre = m_layout.centre(chance.hex) + QPointF(0, lower ? radius * 0.5 : 0);
    const QRectF area = circle(centre, radius * 0.8);
    QFont font = m_font;
    font.setBold(true);
    font.setPixelSize(std::max(8, static_cast<int>(radius * (lower ? 0.4 : 0.48))));
    // On an outline: it is read on every ground.
    QPainterPath letters;
    const QFontMetricsF metrics(font);
    letters.addText(area.center()
                        - QPointF(metrics.horizontalAdvance(chance.words) / 2,
                                  (metrics.descent() - metrics.ascent()) / 2),
                    font, chance.words);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(m_palette.color(tone::card), std::max(2.0, radius * 0.1), Qt::SolidLine,
                          Qt::RoundCap, Qt::RoundJoin));
    m_painter.drawPath(letters);
    m_painter.fillPath(letters, m_palette.color(tone::ink));
}

/// A red dot for each who could strike back there.
void FieldPainter::paintThreats(const FieldChance &chance)
{
    constexpr int mostDots = 4;
    const qreal radius = m_layout.radius();
    const qreal dot = std::max(1.6, radius * 0.075);
    const int dots = std::min(mostDots, chance.threats);
    const QPointF middle = m_layout.centre(chance.hex) + QPointF(0, -radius * 0.6);
    m_painter.setPen(QPen(m_palette.color(tone::card), 1));
    m_painter.setBrush(m_palette.color(tone::harm));
    for (int i = 0; i < dots; ++i)
        m_painter.drawEllipse(circle(middle + QPointF((i - (dots - 1) / 2.0) * dot * 2.6, 0), dot));
}

/// The board that is held over the table, and what it makes of the cut hexes where it joins.
void FieldPainter::paintGhost(const FieldScene &scene)
{
    const PlacedBoard &ghost = *scene.ghost;
    QColor veil = seatColour(ghost.player);
    veil.setAlphaF(0.3F);
    m_painter.setPen(QPen(m_palette.color(tone::look), 1.5, Qt::DashLine));
    for (const Hex hex : ghost.board.complete) {
        const bool blocked = std::find(ghost.board.blocked.begin(), ghost.board.blocked.end(), hex)
            != ghost.board.blocked.end();
        m_painter.setBrush(blocked ? m_palette.color(tone::rail) : veil);
        m_painter.drawPolygon(m_layout.polygon(ghost.place(hex), m_layout.radius() * 0.08));
    }
    std::vector<PlacedBoard> all = scene.boards;
    all.push_back(ghost);
    m_painter.setBrush(m_palette.color(tone::soft));
    const Battlefield joined(all);
    for (const auto &[hex, cell] : joined.cells()) {
        if (!cell.player)
            m_painter.drawPolygon(m_layout.polygon(hex, m_layout.radius() * 0.08));
    }
    m_painter.setPen(QPen(m_palette.color(tone::ink), 1.4));
    m_painter.setBrush(Qt::NoBrush);
    for (const Hex hex : ghost.board.starting)
        paintStart(ghost.place(hex));
}

void FieldPainter::paintWords(const QRectF &area, const QString &words, const QColor &colour,
                              qreal share)
{
    QFont font = m_font;
    font.setBold(true);
    font.setPixelSize(std::max(6, static_cast<int>(area.height() * share)));
    m_painter.setFont(font);
    m_painter.setPen(colour);
    m_painter.drawText(area, Qt::AlignCenter, words);
}

void FieldPainter::paintToken(const ObjectiveToken &token, const QString &words)
{
    const QColor green = m_palette.color(tone::goInk);
    const QPointF centre = m_layout.centre(*token.hex);
    const qreal radius = m_layout.radius() * 0.46;
    m_painter.setPen(QPen(green, std::max(1.5, radius * 0.14)));
    m_painter.setBrush(m_palette.color(tone::card));
    const QRectF area = circle(centre, radius);
    if (token.relic) // a diamond: the shape says it, not the colour
        m_painter.drawPolygon(QPolygonF{{centre.x(), area.top()},
                                        {area.right(), centre.y()},
                                        {centre.x(), area.bottom()},
                                        {area.left(), centre.y()}});
    else
        m_painter.drawEllipse(area);
    paintWords(area, words, green, 0.55);
}

void FieldPainter::paintFighter(const FieldFighter &fighter, bool acting, bool target)
{
    const QPointF centre = m_layout.centre(fighter.hex);
    const qreal radius = m_layout.radius() * 0.6;
    const QColor card = m_palette.color(tone::card);
    const QColor ring = acting || target ? m_palette.color(tone::look) : card;
    m_painter.setPen(QPen(ring, radius * (acting || target ? 0.22 : 0.12)));
    m_painter.setBrush(seatColour(fighter.ref.seat));
    m_painter.setOpacity(fighter.charged ? 0.62 : 1.0); // he does nothing more in this phase
    m_painter.drawEllipse(circle(centre, radius));
    if (fighter.inspired) {
        m_painter.setPen(QPen(Qt::white, std::max(1.0, radius * 0.08), Qt::DotLine));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawEllipse(circle(centre, radius * 0.82));
    }
    paintWords(circle(centre, radius * 0.8), fighter.mark, Qt::white,
               fighter.mark.size() > 1 ? 0.6 : 0.7);
    m_painter.setOpacity(1.0);
    if (fighter.wounds)
        paintHealth(centre, fighter);
    else if (fighter.damage > 0)
        paintDamage(centre, radius, fighter.damage);
    if (fighter.charged || fighter.moved || fighter.guard)
        paintTokens(centre, fighter);
}

/// What he has left and what he has lost, one dot for each wound, on a white pill; of many only the
/// figures.
void FieldPainter::paintHealth(const QPointF &centre, const FieldFighter &fighter)
{
    constexpr int mostDots = 6;
    const qreal radius = m_layout.radius();
    const int life = std::max(0, *fighter.wounds - fighter.damage);
    const QPointF middle = centre + QPointF(0, fieldbadge::health.y() * radius);
    const qreal step = radius * fieldbadge::dotStep;
    const bool dots = *fighter.wounds <= mostDots;
    const qreal width = dots ? step * *fighter.wounds + step * 0.5 : radius * 0.7;
    const QRectF pill(middle.x() - width / 2, middle.y() - step * 0.75, width, step * 1.5);
    m_painter.setPen(QPen(m_palette.color(tone::greyInk), 1));
    m_painter.setBrush(m_palette.color(tone::card));
    m_painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
    if (!dots)
        return paintWords(pill, u"%1/%2"_s.arg(life).arg(*fighter.wounds),
                          m_palette.color(tone::harm), 0.85);
    m_painter.setPen(QPen(m_palette.color(tone::harm), std::max(1.0, step * 0.14)));
    for (int i = 0; i < *fighter.wounds; ++i) {
        m_painter.setBrush(i < life ? QBrush(m_palette.color(tone::harm)) : QBrush(Qt::NoBrush));
        m_painter.drawEllipse(circle(
            {middle.x() + (i - (*fighter.wounds - 1) / 2.0) * step, middle.y()}, step * 0.36));
    }
}

/// What lies beside him: an arrow for a move, a tick on a dark disc for who charged, a shield for
/// Guard; where they cover no letter.
void FieldPainter::paintTokens(const QPointF &centre, const FieldFighter &fighter)
{
    const qreal radius = m_layout.radius();
    const QColor ink = m_palette.color(tone::ink);
    if (fighter.charged || fighter.moved) {
        const QRectF area
            = circle(beside(centre, fieldbadge::token), radius * fieldbadge::tokenSide / 2);
        const qreal size = area.width() * 0.3;
        m_painter.setPen(QPen(m_palette.color(tone::card), 1.2));
        m_painter.setBrush(ink);
        m_painter.drawEllipse(area);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(m_palette.color(tone::card), std::max(1.4, size * 0.45),
                              Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        // Drawn, not written: a letter of this size is a blot.
        const QPointF middle = area.center();
        if (fighter.charged)
            m_painter.drawPolyline(QPolygonF{middle + QPointF(-size, 0),
                                             middle + QPointF(-size * 0.2, size * 0.7),
                                             middle + QPointF(size, -size * 0.7)});
        else
            m_painter.drawPolyline(QPolygonF{middle + QPointF(-size * 0.5, -size),
                                             middle + QPointF(size * 0.7, 0),
                                             middle + QPointF(-size * 0.5, size)});
    }
    if (fighter.guard)
        paintShield(beside(centre, fieldbadge::guard));
}

void FieldPainter::paintShield(const QPointF &middle)
{
    const qreal half = m_layout.radius() * fieldbadge::tokenSide * 0.42;
    QPainterPath shield(middle + QPointF(-half, -half));
    shield.lineTo(middle + QPointF(half, -half));
    shield.lineTo(middle + QPointF(half, half * 0.2));
    shield.quadTo(middle + QPointF(half * 0.8, half * 0.9), middle + QPointF(0, half * 1.3));
    shield.quadTo(middle + QPointF(-half * 0.8, half * 0.9), middle + QPointF(-half, half * 0.2));
    shield.closeSubpath();
    m_painter.setPen(QPen(m_palette.color(tone::card), 1.4));
    m_painter.setBrush(QColor(0x1F, 0x5A, 0xA8));
    m_painter.drawPath(shield);
}

/// What he stands on, at the upper corner of the disc that covers it.
void FieldPainter::paintHeld(const ObjectiveToken &token)
{
    const qreal radius = m_layout.radius();
    const qreal letters = QFontInfo(m_font).pixelSize() * 0.95;
    const qreal side = std::min(std::max(radius * 0.5, letters * 0.8), radius * fieldbadge::widest);
    const QPointF corner
        = m_layout.centre(*token.hex) + m_layout.direction(fieldbadge::held) * radius;
    const QRectF area = circle(corner, side / 2);
    m_painter.setPen(QPen(m_palette.color(tone::goInk), 1.4));
    m_painter.setBrush(m_palette.color(tone::card));
    m_painter.drawEllipse(area);
    paintWords(area, token.relic ? u"★"_s : QString::number(token.number),
               m_palette.color(tone::goInk), 0.75);
}

/// A badge at the corner of the disc, as large as its figures need to be read.
void FieldPainter::paintDamage(const QPointF &centre, qreal radius, int damage)
{
    const QString figures = QString::number(damage);
    const qreal letters = QFontInfo(m_font).pixelSize() * 0.95;
    const qreal hex = m_layout.radius();
    const qreal height = std::min(std::max(radius * 0.8, letters * 0.8), hex * fieldbadge::widest);
    const qreal width = height * (figures.size() > 1 ? 1.35 : 1.0);
    const QPointF corner = centre + m_layout.direction(fieldbadge::damage) * hex;
    const QRectF area(corner.x() - width / 2, corner.y() - height / 2, width, height);
    m_painter.setPen(QPen(m_palette.color(tone::harm), 1.4));
    m_painter.setBrush(m_palette.color(tone::card));
    m_painter.drawRoundedRect(area, height / 2, height / 2);
    paintWords(area, figures, m_palette.color(tone::harm), 0.8);
}

void FieldPainter::paintCursor(Hex hex)
{
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(m_palette.color(tone::ink), std::max(2.0, m_layout.radius() * 0.12)));
    m_painter.drawPolygon(m_layout.polygon(hex, m_layout.radius() * 0.02));
}

} // namespace dugout
