// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/words/skirmishsummary.h"
#include "ui/common/panel.h"

class QGridLayout;

namespace dugout {

class TextLabel;

/// What everybody's glory was made of at the end, and how each game of a match ended; the card
/// says who won.
class EndPanel final : public Panel
{
    Q_OBJECT

public:
    explicit EndPanel(QWidget *parent = nullptr);

    void show(const SkirmishSummary &summary);

private:
    void addCell(const QString &words, int row, int column, bool strong);
    void fill(const SkirmishSummary &summary);

    TextLabel *m_games;
    QWidget *m_table;
    QGridLayout *m_grid;
};

} // namespace dugout
