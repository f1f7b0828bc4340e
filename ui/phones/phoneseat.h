// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/phones/phonedesk.h"

#include <QWidget>

namespace dugout {

class ActionButton;
class TextLabel;

/// One coach beside the code: whether his phone is there, a code for it, and taking it back.
class PhoneSeat final : public QWidget
{
    Q_OBJECT

public:
    explicit PhoneSeat(Seat seat, QWidget *parent = nullptr);

    void show(const PhoneDesk &desk);
    /// Comes after this widget for the keyboard; answers what comes last of it.
    [[nodiscard]] QWidget *placeAfter(QWidget *before);

signals:
    void codeRequested(Seat seat);
    void takeBackRequested(Seat seat);

private:
    [[nodiscard]] static QString stateWords(PhoneDesk::SeatState state);

    TextLabel *m_name;
    TextLabel *m_state;
    ActionButton *m_code;
    ActionButton *m_takeBack;
    Seat m_seat;
};

} // namespace dugout
