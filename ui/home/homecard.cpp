// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/home/homecard.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/outcomemark.h"
#include "ui/common/textlabel.h"
#include "ui/common/theme.h"
#include "ui/sheets/badgepainter.h"

#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int lineSteps = 10;
constexpr int fixtureSteps = 12;
constexpr int lineBadgeSteps = 6;
constexpr int daySteps = 22;
constexpr int scoreSteps = 12;
constexpr int pointsSteps = 9;
constexpr int figuresSteps = 16;
constexpr int formSteps = 5;

QString elided(const QPainter &painter, const QString &words, int width)
{
    return painter.fontMetrics().elidedText(words, Qt::ElideRight, width);
}

QFont bold(QFont font, bool is = true)
{
    font.setBold(is);
    return font;
}

} // namespace

HomeCard::HomeCard(QWidget *parent)
    : Panel(parent)
    , m_title(new TextLabel(TextStyle::Heading, this))
    , m_more(new ActionButton(this))
    , m_body(new QVBoxLayout)
{
    m_more->setCompact(true);
    m_more->hide();
    auto *head = new QHBoxLayout;
    const int pad = gridStep(this, 4);
    head->setContentsMargins(pad, gridStep(this, 2), gridStep(this, 2), 0);
    head->addWidget(m_title, 1);
    head->addWidget(m_more);
    m_body->setContentsMargins(1, 0, 1, 0);
    m_body->setSpacing(0);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, gridStep(this, 2));
    layout->setSpacing(gridStep(this, 1));
    layout->addLayout(head);
    layout->addLayout(m_body);
    setContentsMargins(0, 0, 0, 0);
    connect(m_more, &QAbstractButton::clicked, this, &HomeCard::moreRequested);
}

void HomeCard::setWords(const QString &title, const QString &more)
{
    m_title->setText(title);
    m_more->setText(more);
    m_more->setVisible(!more.isEmpty());
}

/// Its lines go from edge to edge.
void HomeCard::changeEvent(QEvent *event)
{
    Panel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        setContentsMargins(0, 0, 0, 0);
}

void HomeCard::clear()
{
    while (QLayoutItem *item = m_body->takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

HomeLine::HomeLine(HomeLineLook look, QWidget *parent)
    : KeyboardButton(parent)
    , m_look(std::move(look))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    QStringList words{m_look.first, m_look.second, m_look.home};
    if (!m_look.away.isEmpty())
        words += QStringList{m_look.score, m_look.away};
    else
        words += QStringList{m_look.figures, m_look.score};
    words.removeAll(QString());
    setAccessibleName(words.join(u' '));
}

QSize HomeLine::sizeHint() const
{
    const bool isFixture = m_look.kind == HomeLineLook::Kind::Fixture;
    return {gridStep(this, 80), gridStep(this, isFixture ? fixtureSteps : lineSteps)};
}

QSize HomeLine::minimumSizeHint() const
{
    return {gridStep(this, 60), sizeHint().height()};
}

int HomeLine::badgeSide() const
{
    return gridStep(this, lineBadgeSteps);
}

void HomeLine::paintSide(QPainter &painter, const QRect &area, bool isHome) const
{
    const auto &badge = isHome ? m_look.homeBadge : m_look.awayBadge;
    const int side = badgeSide();
    const int room = badge ? side + gridStep(this, 2) : 0;
    if (badge)
        paintBadge(painter,
                   QRectF(isHome ? area.right() + 1 - side : area.left(),
                          area.center().y() - side / 2.0 + 0.5, side, side),
                   *badge);
    painter.setFont(bold(
        font(), m_look.winner == (isHome ? 0 : 1) || m_look.kind == HomeLineLook::Kind::Fixture));
    const QRect words = isHome ? area.adjusted(0, 0, -room, 0) : area.adjusted(room, 0, 0, 0);
    painter.drawText(words, int((isHome ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter),
                     elided(painter, isHome ? m_look.home : m_look.away, words.width()));
}

void HomeLine::paintMeeting(QPainter &painter, const QRect &area) const
{
    const QPalette &colours = palette();
    QRect rest = area;
    if (!m_look.first.isEmpty()) {
        painter.setFont(styledFont(font(), TextStyle::Small));
        painter.setPen(colours.color(tone::greyInk));
        const int step = painter.fontMetrics().lineSpacing();
        const int lines = m_look.second.isEmpty() ? 1 : 2;
        const int width = std::min(gridStep(this, daySteps), area.width() / 4);
        QRect line(area.left(), area.center().y() - step * lines / 2, width, step);
        for (const QString &each : {m_look.first, m_look.second}) {
            painter.drawText(line, int(Qt::AlignLeft | Qt::AlignVCenter),
                             elided(painter, each, line.width()));
            line.translate(0, step);
        }
        rest.setLeft(area.left() + width + gridStep(this, 1));
    }
    const int gap = gridStep(this, 2);
    const int tile = gridStep(this, scoreSteps);
    const int half = (rest.width() - tile) / 2 - gap;
    painter.setPen(colours.color(tone::ink));
    paintSide(painter, QRect(rest.left(), rest.top(), half, rest.height()), true);
    paintSide(painter, QRect(rest.right() + 1 - half, rest.top(), half, rest.height()), false);
    const int high = gridStep(this, 6);
    const QRectF score(rest.left() + half + gap, area.center().y() + 0.5 - high / 2.0,
                       rest.width() - 2 * (half + gap), high);
    if (m_look.kind == HomeLineLook::Kind::Result) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.color(tone::ink));
        painter.drawRoundedRect(score, 5, 5);
        painter.setPen(colours.color(tone::card));
        painter.setFont(bold(font()));
    } else {
        painter.setPen(colours.color(tone::greyInk));
        painter.setFont(font());
    }
    painter.drawText(score, Qt::AlignCenter, m_look.score);
}

void HomeLine::paintTeam(QPainter &painter, const QRect &area) const
{
    const int side = badgeSide();
    if (m_look.homeBadge)
        paintBadge(painter, QRectF(area.left(), area.center().y() - side / 2.0 + 0.5, side, side),
                   *m_look.homeBadge);
    const QRect words = area.adjusted(side + gridStep(this, 2), 0, 0, 0);
    painter.setFont(bold(font()));
    painter.setPen(palette().color(tone::ink));
    painter.drawText(words, int(Qt::AlignLeft | Qt::AlignVCenter),
                     elided(painter, m_look.home, words.width()));
}

void HomeLine::paintRow(QPainter &painter, const QRect &area) const
{
    const int gap = gridStep(this, 2);
    painter.fillRect(QRectF(0, 0, 4, height()),
                     palette().color(m_look.isMarked ? tone::go : tone::line));
    QRect rest = area;
    painter.setFont(bold(font()));
    painter.setPen(palette().color(tone::ink));
    painter.drawText(rest, int(Qt::AlignLeft | Qt::AlignVCenter), m_look.first);
    rest.setLeft(rest.left() + gridStep(this, 6));
    painter.setFont(styledFont(font(), TextStyle::Heading));
    painter.drawText(rest, int(Qt::AlignRight | Qt::AlignVCenter), m_look.score);
    rest.setRight(rest.right() - gridStep(this, pointsSteps));
    const int square = gridStep(this, formSteps);
    const int form = static_cast<int>(m_look.form.size()) * (square + gridStep(this, 1));
    if (rest.width() - form - gridStep(this, figuresSteps) >= gridStep(this, 40)) {
        int x = rest.right() + 1 - form;
        for (const LeagueOutcome each : m_look.form) {
            paintOutcome(painter, QRectF(x, area.center().y() + 0.5 - square / 2.0, square, square),
                         each, this);
            x += square + gridStep(this, 1);
        }
        rest.setRight(rest.right() - form - gap);
    }
    painter.setFont(font());
    painter.setPen(palette().color(tone::greyInk));
    painter.drawText(rest, int(Qt::AlignRight | Qt::AlignVCenter), m_look.figures);
    rest.setRight(rest.right() - gridStep(this, figuresSteps));
    paintTeam(painter, rest);
}

void HomeLine::paintScorer(QPainter &painter, const QRect &area) const
{
    QRect rest = area;
    painter.setFont(font());
    painter.setPen(palette().color(tone::greyInk));
    painter.drawText(rest, int(Qt::AlignLeft | Qt::AlignVCenter), m_look.first);
    rest.setLeft(rest.left() + gridStep(this, 5));
    painter.setFont(bold(font()));
    painter.setPen(palette().color(tone::ink));
    painter.drawText(rest, int(Qt::AlignRight | Qt::AlignVCenter), m_look.score);
    rest.setRight(rest.right() - gridStep(this, 6));
    const int wide = std::min(gridStep(this, 26), rest.width() / 3);
    const QRectF rail(rest.right() + 1 - wide, area.center().y() - 3.5, wide, 8);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(tone::soft));
    painter.drawRoundedRect(rail, 4, 4);
    painter.setBrush(toColour(m_look.colour));
    painter.setPen(QPen(palette().color(tone::line), 1));
    painter.drawRoundedRect(QRectF(rail.left(), rail.top(), rail.width() * m_look.share, 8), 4, 4);
    rest.setRight(rest.right() - wide - gridStep(this, 3));
    paintTeam(painter, rest);
}

void HomeLine::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (underMouse())
        painter.fillRect(rect(), shade(palette(), Shade::GoTint));
    painter.fillRect(QRectF(0, 0, width(), 1), palette().color(tone::soft));
    const int pad = gridStep(this, 4);
    const QRect area = rect().adjusted(pad, 0, -pad, 0);
    if (m_look.kind == HomeLineLook::Kind::Row)
        paintRow(painter, area);
    else if (m_look.kind == HomeLineLook::Kind::Scorer)
        paintScorer(painter, area);
    else
        paintMeeting(painter, area);
    if (showsFocusRing()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette().color(tone::goInk), 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(2, 2, -2, -2), 6, 6);
    }
}

void HomeLine::enterEvent(QEnterEvent *event)
{
    KeyboardButton::enterEvent(event);
    update();
}

void HomeLine::leaveEvent(QEvent *event)
{
    KeyboardButton::leaveEvent(event);
    update();
}

} // namespace dugout
