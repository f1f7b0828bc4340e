// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/panel.h"
#include "ui/odds/oddswords.h"

class QListWidget;
class QLabel;

namespace dugout {

class ActionButton;
class ChanceBar;
class NumberBox;
class TextLabel;

/// Several rolls in order, and the chance that all succeed with and without team re-rolls.
class ChainPanel final : public Panel
{
    Q_OBJECT

public:
    explicit ChainPanel(QWidget *parent = nullptr);

    void clear();
    /// How many are left, of which so many may be used.
    void setRerolls(int left, int usable);
    void add(const QString &name, const ChainStep &step);
    void retranslate();

private:
    void removeCurrent();
    void refresh();

    std::vector<ChainStep> m_steps;
    int m_left = -1; ///< team re-rolls of the match; unknown when negative
    TextLabel *m_title;
    QListWidget *m_list;
    QLabel *m_rerollsLabel;
    NumberBox *m_rerolls;
    ActionButton *m_remove;
    ActionButton *m_clear;
    TextLabel *m_result;
    ChanceBar *m_bar;
};

} // namespace dugout
