// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/invitation.h"

#include "ui/common/appearance.h"
#include "ui/common/flowlayout.h"
#include "ui/common/textlabel.h"
#include "ui/common/theme.h"
#include "ui/common/toneicon.h"

#include <QEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QVBoxLayout>

#include <utility>

namespace dugout {

namespace {

constexpr int pictureSteps = 26;
constexpr int drawingSteps = 14;
constexpr int invitationPad = 5;
constexpr int roomySteps = 160;

} // namespace

Invitation::Invitation(QString picture, QWidget *parent)
    : Panel(parent)
    , m_picture(std::move(picture))
    , m_sentence(new TextLabel(TextStyle::Body, this))
    , m_buttons(new FlowLayout)
{
    m_sentence->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(gridStep(this, 3));
    layout->addWidget(m_sentence);
    layout->addLayout(m_buttons);
    setInset(true);
    fit();
}

void Invitation::addButton(QWidget *button)
{
    m_buttons->addWidget(button);
}

void Invitation::setText(const QString &sentence)
{
    m_sentence->setText(sentence);
}

void Invitation::setInviting(bool inviting)
{
    m_isInviting = inviting;
    fit();
}

bool Invitation::hasPicture() const
{
    return m_isInviting && width() >= gridStep(this, roomySteps);
}

void Invitation::fit()
{
    const bool isCard = hasPicture();
    setInset(!isCard);
    setContentsMargins(0, 0, 0, 0);
    m_sentence->setTextStyle(isCard ? TextStyle::Heading : TextStyle::Body);
    m_sentence->setTone(isCard ? tone::ink : tone::greyInk);
    const int pad = isCard ? gridStep(this, invitationPad) : 0;
    const int left = isCard ? pad + gridStep(this, pictureSteps) : 0;
    layout()->setContentsMargins(pad + left, pad, pad, pad);
    setMinimumHeight(isCard ? gridStep(this, pictureSteps) + 2 * pad : 0);
    update();
}

void Invitation::resizeEvent(QResizeEvent *event)
{
    Panel::resizeEvent(event);
    const int roomy = gridStep(this, roomySteps);
    if (m_isInviting && (event->oldSize().width() >= roomy) != (width() >= roomy))
        fit();
}

void Invitation::changeEvent(QEvent *event)
{
    Panel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit();
}

void Invitation::paintEvent(QPaintEvent *event)
{
    Panel::paintEvent(event);
    if (!hasPicture())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int pad = gridStep(this, invitationPad);
    const int side = gridStep(this, pictureSteps);
    const QRect plate(pad, (height() - side) / 2, side, side);
    painter.setPen(QPen(palette().color(tone::line), strokeWidth(palette())));
    painter.setBrush(shade(palette(), Shade::GoTint));
    painter.drawEllipse(plate);
    const int drawing = gridStep(this, drawingSteps);
    paintToneIcon(
        &painter, m_picture,
        QRect(plate.center().x() - drawing / 2, plate.center().y() - drawing / 2, drawing, drawing),
        palette().color(tone::goInk));
}

} // namespace dugout
