// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/panel.h"
#include "ui/play/clockpanel.h"
#include "ui/skirmish/table/skirmishtable.h"

class QBoxLayout;

namespace dugout {

class ActionButton;
class PhonesButton;
class TextLabel;

/// Where the game stands: round, phase, activation and its clock; and the way out.
class RoundPanel final : public Panel
{
    Q_OBJECT

public:
    explicit RoundPanel(ClockPanel::Now now, QWidget *parent = nullptr);

    /// Another game is on the table: its clock stands.
    void begin(const SkirmishTable &table);

    [[nodiscard]] ClockPanel *clock() const { return m_clock; }

    void show(const SkirmishTable &table);
    /// Whether the table can be opened to phones at all, and how many are there while it is.
    void showPhones(bool can, std::optional<int> count);
    /// One line instead of a card between the players; with or without the way out.
    void setShape(bool line, bool wayOut);

signals:
    void backRequested();
    void screenRequested();
    void phonesRequested();

private:
    void keepTime(const SkirmishTable &table);
    void sayActivation();

    TextLabel *m_round;
    TextLabel *m_phase;
    TextLabel *m_activation;
    ActionButton *m_back;
    ActionButton *m_screen;
    PhonesButton *m_phones;
    ClockPanel *m_clock;
    QBoxLayout *m_line;
    QString m_count; ///< which activation of how many
    QString m_whose;
    bool m_canOpen = false;
};

} // namespace dugout
