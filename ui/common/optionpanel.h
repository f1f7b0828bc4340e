// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace dugout {

class ActionButton;
class OptionSwitches;
class ScrollColumn;
class TextField;
class TextLabel;

/// The optional rules with a field to search them and a way back to the edition's own.
class OptionPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit OptionPanel(QWidget *parent = nullptr);

    [[nodiscard]] OptionSwitches *switches() const { return m_switches; }
    void focusSearch();
    /// Whether there is anything to take back.
    void showState();
    void retranslate();

private:
    void search();

    TextField *m_search;
    ActionButton *m_reset;
    TextLabel *m_nothing;
    ScrollColumn *m_scroll;
    OptionSwitches *m_switches;
};

} // namespace dugout
