// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/panel.h"
#include "ui/skirmish/skirmishtable.h"

namespace dugout {

class ActionButton;
class TextLabel;

/// Where the game stands: round, phase, activation, ploys that still lie; and the way out.
class RoundPanel final : public Panel
{
    Q_OBJECT

public:
    explicit RoundPanel(QWidget *parent = nullptr);

    void show(const SkirmishTable &table);

signals:
    void backRequested();

private:
    TextLabel *m_round;
    TextLabel *m_phase;
    TextLabel *m_activation;
    TextLabel *m_ploys;
    ActionButton *m_back;
};

} // namespace dugout
