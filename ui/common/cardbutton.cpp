// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/cardbutton.h"

#include "ui/common/appearance.h"
#include "ui/common/panel.h"
#include "ui/common/textlabel.h"
#include "ui/common/toneicon.h"
#include "ui/sheets/badgepainter.h"

#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace dugout {

namespace {
constexpr int padSteps = 4;
constexpr int plateSteps = 11;
// Of one way of several: its ring and its drawing.
constexpr int wayPadSteps = 3;
constexpr int ringSteps = 4;
constexpr int wayIconSteps = 5;
constexpr int wayGapSteps = 2;
constexpr int wayPictureSteps = 15;
} // namespace

CardButton::CardButton(QString iconName, QWidget *parent)
    : KeyboardButton(parent)
    , m_iconName(std::move(iconName))
    , m_title(new TextLabel(TextStyle::Heading, this))
    , m_sentence(new TextLabel(TextStyle::Body, this))
    , m_note(new TextLabel(TextStyle::Small, this))
{
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    m_sentence->setTone(tone::greyInk);
    for (TextLabel *label : {m_title, m_sentence, m_note})
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
    auto *words = new QVBoxLayout(this);
    words->setSpacing(2);
    for (TextLabel *label : {m_title, m_sentence, m_note}) {
        label->setWordWrap(true);
        words->addWidget(label);
    }
    words->addStretch();
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    fitMargins();
}

void CardButton::setWords(const QString &title, const QString &sentence, const QString &note)
{
    m_title->setText(title);
    m_sentence->setText(sentence);
    m_sentence->setVisible(!sentence.isEmpty());
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    setAccessibleName(title);
    setAccessibleDescription(note.isEmpty() ? sentence : sentence + u' ' + note);
}

void CardButton::setBadge(const Badge &badge)
{
    m_badge = badge;
    update();
}

void CardButton::setOneOfSeveral()
{
    m_isWay = true;
    setCheckable(true);
    setAutoExclusive(true);
    m_title->setTextStyle(TextStyle::Strong);
    m_sentence->setTextStyle(TextStyle::Small);
    fitMargins();
}

void CardButton::setPicture(Picture picture)
{
    m_picture = std::move(picture);
    fitMargins();
}

void CardButton::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        fitMargins();
    KeyboardButton::changeEvent(event);
}

void CardButton::fitMargins()
{
    if (m_isWay) {
        const int pad = gridStep(this, wayPadSteps);
        const int left
            = m_picture ? ringSteps + wayGapSteps : ringSteps + wayIconSteps + 2 * wayGapSteps;
        const int above = m_picture ? gridStep(this, wayPictureSteps + wayGapSteps) : 0;
        layout()->setContentsMargins(pad + gridStep(this, left), pad + above, pad, pad);
        setMinimumHeight(2 * pad + gridStep(this, wayIconSteps));
        return;
    }
    const int pad = gridStep(this, padSteps);
    layout()->setContentsMargins(2 * pad + gridStep(this, plateSteps), pad, pad, pad);
    setMinimumHeight(2 * pad + gridStep(this, plateSteps));
}

QRect CardButton::ring() const
{
    const int pad = gridStep(this, wayPadSteps);
    const int side = gridStep(this, ringSteps);
    const int above = m_picture ? gridStep(this, wayPictureSteps + wayGapSteps) : 0;
    return {pad, pad + above + (gridStep(this, wayIconSteps) - side) / 2, side, side};
}

void CardButton::paintWay(QPainter *painter) const
{
    const QRect circle = ring();
    const QColor green = palette().color(tone::goInk);
    const qreal stroke = strokeWidth(palette()) * 2;
    const QRectF edge = QRectF(circle).adjusted(stroke / 2, stroke / 2, -stroke / 2, -stroke / 2);
    painter->setPen(QPen(isChecked() ? green : palette().color(tone::greyInk), stroke));
    painter->setBrush(palette().color(tone::card));
    painter->drawEllipse(edge);
    if (isChecked()) {
        const qreal inset = edge.width() / 4;
        painter->setPen(Qt::NoPen);
        painter->setBrush(green);
        painter->drawEllipse(edge.adjusted(inset, inset, -inset, -inset));
    }
    if (m_picture) {
        const int pad = gridStep(this, wayPadSteps);
        m_picture(*painter, QRectF(pad, pad, width() - 2 * pad, gridStep(this, wayPictureSteps)),
                  palette().color(isChecked() ? tone::goInk : tone::greyInk));
        return;
    }
    const int side = gridStep(this, wayIconSteps);
    const QRect icon(circle.right() + 1 + gridStep(this, wayGapSteps),
                     circle.center().y() - side / 2, side, side);
    paintToneIcon(painter, m_iconName, icon,
                  palette().color(isChecked() ? tone::goInk : tone::ink));
}

QRect CardButton::iconPlate() const
{
    const int pad = gridStep(this, padSteps);
    const int side = gridStep(this, plateSteps);
    return {pad, pad, side, side};
}

void CardButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool lit = isDown() || (underMouse() && isEnabled());
    const bool ringed = showsFocusRing();
    const bool taken = m_isWay && isChecked();
    const QColor line = palette().color(ringed      ? tone::ink
                                            : taken ? tone::goInk
                                            : lit   ? tone::greyInk
                                                    : tone::line);
    const qreal width = strokeWidth(palette()) * (ringed || taken ? 2.0 : 1.0);
    painter.setPen(QPen(line, width));
    painter.setBrush(taken ? shade(palette(), Shade::GoTint)
                           : palette().color(lit ? tone::soft : tone::card));
    const qreal half = width / 2;
    painter.drawRoundedRect(QRectF(rect()).adjusted(half, half, -half, -half), cardRadius,
                            cardRadius);
    if (m_isWay) {
        paintWay(&painter);
        return;
    }
    const QRect plate = iconPlate();
    if (m_badge) {
        paintBadge(painter, plate, *m_badge);
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(lit ? tone::card : tone::soft));
    painter.drawRoundedRect(plate, 8, 8);
    const int inset = gridStep(this, 2);
    paintToneIcon(&painter, m_iconName, plate.adjusted(inset, inset, -inset, -inset),
                  palette().color(tone::goInk));
}

} // namespace dugout
