// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/fulltimeposter.h"

#include "ui/common/appearance.h"
#include "ui/common/fittedtext.h"
#include "ui/common/panel.h"
#include "ui/common/teamink.h"
#include "ui/common/textlabel.h"
#include "ui/sheets/badgepainter.h"

#include <QFontInfo>
#include <QImage>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// The sketch, in pixels; everything grows and shrinks with it.
constexpr double wide = 1184;
constexpr double high = 366;
constexpr double stripHigh = 44;
constexpr double badgeSide = 124;
constexpr double margin = 40;
constexpr double beside = 26; ///< between the badge and the words
constexpr double wordsEnd = 392; ///< where the score begins
constexpr double scoreWide = 150;
constexpr double scoreLetters = 144;
constexpr double nameLetters = 28;
constexpr double coachLetters = 15;
constexpr double leftMost = 0.557; ///< where the line between the sides begins above
constexpr double leftLeast = 0.445; ///< and ends below
constexpr double plateSteps = 4;
constexpr double haloPart = 0.07;
constexpr double stripeStep = 130;
constexpr double stripeWide = 42;

QPainterPath sideOf(const QRectF &body, Seat seat)
{
    const double top = body.left() + body.width() * leftMost;
    const double bottom = body.left() + body.width() * leftLeast;
    const double edge = seat == 0 ? body.left() : body.right();
    QPainterPath path;
    path.addPolygon(QPolygonF({{edge, body.top()},
                               {top, body.top()},
                               {bottom, body.bottom()},
                               {edge, body.bottom()},
                               {edge, body.top()}}));
    return path;
}

/// In one colour, a little larger than it is: behind it on a ground of its own colour.
void paintHalo(QPainter *painter, const QRectF &square, const Badge &badge, const QColor &colour)
{
    const double ratio = painter->device()->devicePixelRatioF();
    const double more = square.width() * haloPart;
    const QRectF larger = square.adjusted(-more, -more, more, more);
    QImage image((larger.size() * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter within(&image);
    within.setRenderHint(QPainter::Antialiasing);
    paintBadge(within, QRectF(image.rect()), badge);
    within.setCompositionMode(QPainter::CompositionMode_SourceIn);
    within.fillRect(image.rect(), colour);
    within.end();
    painter->drawImage(larger, image);
}

/// A word on a bright plate.
void paintPlate(QPainter *painter, const QRectF &plate, const QString &words,
                const QPalette &palette)
{
    painter->setPen(Qt::NoPen);
    painter->setBrush(shade(palette, Shade::Poster));
    painter->drawRoundedRect(plate, plate.height() / 2, plate.height() / 2);
    painter->setPen(shade(palette, Shade::PosterInk));
    painter->drawText(plate, Qt::AlignCenter, words);
}

} // namespace

FullTimePoster::FullTimePoster(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"full-time-poster"_s);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void FullTimePoster::setMatch(const MatchReport &report, const std::array<Badge, 2> &badges,
                              const QString &ended, const QString &played)
{
    m_report = report;
    m_badges = badges;
    m_ended = ended;
    m_played = played;
    const ReportSide &home = report.sides[0];
    const ReportSide &away = report.sides[1];
    setAccessibleName(u"%1: %2 %3 – %4 %5"_s.arg(ended, home.team, QString::number(home.score),
                                                 QString::number(away.score), away.team));
    update();
}

int FullTimePoster::smallPixels() const
{
    return QFontInfo(styledFont(font(), TextStyle::Small)).pixelSize() - 1;
}

/// Smaller with the poster, but no smaller than small words are.
QFont FullTimePoster::plateFont(double scale) const
{
    QFont letters = styledFont(font(), TextStyle::Strong);
    letters.setPixelSize(
        std::max(smallPixels(), qRound(QFontInfo(letters).pixelSize() * std::min(1.0, scale))));
    return letters;
}

int FullTimePoster::heightForWidth(int width) const
{
    return qRound(width * high / wide);
}

QSize FullTimePoster::sizeHint() const
{
    return {qRound(wide), qRound(high)};
}

void FullTimePoster::paintGround(QPainter *painter, const QRectF &body, const QRectF &strip) const
{
    for (const Seat seat : {0, 1}) {
        const QColor team = toColour(m_report.sides.at(static_cast<size_t>(seat)).colour);
        const QPainterPath side = sideOf(body, seat);
        painter->fillPath(side, team);
        painter->save();
        painter->setClipPath(side, Qt::IntersectClip);
        QColor stripe = inkOn(team);
        stripe.setAlphaF(0.07F);
        const double lean = body.width() * (leftMost - leftLeast);
        const double scale = body.width() / wide;
        for (double x = body.left() - lean; x < body.right() + lean; x += stripeStep * scale) {
            QPainterPath band;
            const double right = x + stripeWide * scale;
            band.addPolygon(QPolygonF({{x + lean, body.top()},
                                       {right + lean, body.top()},
                                       {right, body.bottom()},
                                       {x, body.bottom()}}));
            painter->fillPath(band, stripe);
        }
        painter->restore();
    }
    painter->setPen(QPen(shade(palette(), Shade::Poster), 5.0 * body.width() / wide));
    painter->drawLine(QPointF(body.left() + body.width() * leftMost, body.top()),
                      QPointF(body.left() + body.width() * leftLeast, body.bottom()));
    painter->fillRect(strip, palette().color(tone::rail));
}

void FullTimePoster::paintSide(QPainter *painter, Seat seat, const QRectF &body, double scale) const
{
    const ReportSide &side = m_report.sides.at(static_cast<size_t>(seat));
    const QColor ink = inkOn(toColour(side.colour));
    // As if it were the left one; the other is its mirror.
    const auto placed = [&](double x, double y, double w, double h) {
        const double left = seat == 0 ? body.left() + x * scale : body.right() - (x + w) * scale;
        return QRectF(left, body.top() + y * scale, w * scale, h * scale);
    };
    const Qt::Alignment near = seat == 0 ? Qt::AlignLeft : Qt::AlignRight;
    const double middle = (body.height() / scale) / 2;
    const QRectF square = placed(margin, middle - badgeSide / 2, badgeSide, badgeSide);
    const Badge &badge = m_badges.at(static_cast<size_t>(seat));
    paintHalo(painter, square, badge, shade(palette(), Shade::Poster));
    paintBadge(*painter, square, badge);
    const double words = margin + badgeSide + beside;
    painter->setPen(ink);
    paintFitted(*painter, placed(words, middle - 78, wordsEnd - words, 76), side.team,
                nameLetters * scale, QFont::Bold, near | Qt::AlignBottom);
    paintFitted(*painter, placed(words, middle + 4, wordsEnd - words, 28), side.coach,
                std::max(coachLetters * scale, double(smallPixels())), QFont::Normal,
                near | Qt::AlignVCenter);
    paintFitted(*painter, placed(wordsEnd, middle - 84, scoreWide, 168),
                QString::number(side.score), scoreLetters * scale, QFont::Bold, Qt::AlignCenter);
    if (m_report.winner != seat)
        return;
    painter->setFont(plateFont(scale));
    const QString won = tr("Winners");
    const QFontMetrics metrics(painter->font());
    const QSizeF plate(metrics.horizontalAdvance(won) + plateSteps * 6 * scale,
                       metrics.height() + plateSteps * 2 * scale);
    const QRectF line = placed(words, middle + 38, wordsEnd - words, 30);
    paintPlate(
        painter,
        QRectF(QPointF(seat == 0 ? line.left() : line.right() - plate.width(), line.top()), plate),
        won, palette());
}

void FullTimePoster::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath whole;
    whole.addRoundedRect(QRectF(rect()), cardRadius + 2, cardRadius + 2);
    painter.setClipPath(whole);
    const double scale = std::min(width() / wide, height() / high);
    const double strip = std::max(stripHigh * scale, QFontMetrics(font()).height() * 1.4);
    const QRectF body(0, 0, width(), height() - strip);
    const QRectF below(0, body.bottom(), width(), strip);
    paintGround(&painter, body, below);
    for (const Seat seat : {0, 1})
        paintSide(&painter, seat, body, scale);
    painter.setFont(plateFont(scale));
    QRectF plate(0, 0, painter.fontMetrics().horizontalAdvance(m_ended) + plateSteps * 8 * scale,
                 painter.fontMetrics().height() + plateSteps * 4 * scale);
    plate.moveCenter(body.center());
    paintPlate(&painter, plate, m_ended, palette());
    painter.setPen(palette().color(tone::railInk));
    painter.setFont(styledFont(font(), TextStyle::Body));
    painter.drawText(
        below.adjusted(margin / 2, 0, -margin / 2, 0), Qt::AlignCenter,
        painter.fontMetrics().elidedText(m_played, Qt::ElideRight, qRound(below.width() - margin)));
}

} // namespace dugout
