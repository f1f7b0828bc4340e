// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/phones/phoneseat.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/flowlayout.h"
#include "ui/common/textlabel.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

PhoneSeat::PhoneSeat(Seat seat, QWidget *parent)
    : QWidget(parent)
    , m_name(new TextLabel(TextStyle::Strong, this))
    , m_state(new TextLabel(TextStyle::Small, this))
    , m_code(new ActionButton(this))
    , m_takeBack(new ActionButton(this))
    , m_seat(seat)
{
    m_code->setObjectName(u"phone-code-%1"_s.arg(seat));
    m_takeBack->setObjectName(u"phone-back-%1"_s.arg(seat));
    m_state->setObjectName(u"phone-state-%1"_s.arg(seat));
    m_name->setWordWrap(true);
    m_state->setWordWrap(true);
    m_state->setTone(tone::greyInk);
    m_code->setAutoDefault(false);
    m_takeBack->setAutoDefault(false);
    auto *buttons = new FlowLayout;
    buttons->addWidget(m_code);
    buttons->addWidget(m_takeBack);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 1));
    layout->addWidget(m_name);
    layout->addWidget(m_state);
    layout->addLayout(buttons);
    connect(m_code, &QAbstractButton::clicked, this, [this] { emit codeRequested(m_seat); });
    connect(m_takeBack, &QAbstractButton::clicked, this,
            [this] { emit takeBackRequested(m_seat); });
}

void PhoneSeat::show(const PhoneDesk &desk)
{
    const PhoneDesk::SeatState state = desk.seatState(m_seat);
    const QString name = desk.seatName(m_seat);
    const bool isFree = state == PhoneDesk::SeatState::Free;
    m_name->setText(name);
    m_state->setText(state == PhoneDesk::SeatState::Here && desk.isSite() ? tr("Phone connected.")
                                                                          : stateWords(state));
    m_code->setCommand(isFree ? "show-a-code" : "new-code");
    m_code->setAccessibleName(u"%1: %2"_s.arg(name, m_code->text()));
    m_takeBack->setCommand("revoke");
    m_takeBack->setAccessibleName(u"%1: %2"_s.arg(name, m_takeBack->text()));
    m_takeBack->setEnabled(!isFree);
}

QWidget *PhoneSeat::placeAfter(QWidget *before)
{
    setTabOrder(before, m_code);
    setTabOrder(m_code, m_takeBack);
    return m_takeBack;
}

QString PhoneSeat::stateWords(PhoneDesk::SeatState state)
{
    switch (state) {
    case PhoneDesk::SeatState::Invited:
        return tr("Waiting for the phone.");
    case PhoneDesk::SeatState::Away:
        return tr("Phone not connected.");
    case PhoneDesk::SeatState::Here:
        return tr("Phone connected. This screen hides these cards.");
    case PhoneDesk::SeatState::Free:
        break;
    }
    return tr("No phone yet.");
}

} // namespace dugout
