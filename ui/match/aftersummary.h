// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/aftermatch/checklist.h"
#include "core/team/badge.h"
#include "ui/common/panel.h"

namespace dugout {

class ActionButton;
class BadgeWidget;
class ChangedList;
class ScrollColumn;
class TextLabel;

/// *What changed*, team by team, as the steps after the match are done, and the button that ends
/// them.
class AfterSummary final : public Panel
{
    Q_OBJECT

public:
    explicit AfterSummary(QWidget *parent = nullptr);

    void setTeam(Seat seat, const QString &name, const Badge &badge);
    void setChanges(Seat seat, const std::vector<ChangedLine> &lines);
    void setFinished(bool finished);
    void setCanUndo(bool can);
    void focusFinish();
    void retranslate();

signals:
    void undoRequested();
    void finishRequested();

private:
    void layOut();

    TextLabel *m_title;
    ScrollColumn *m_scroll;
    std::array<BadgeWidget *, 2> m_badges;
    std::array<TextLabel *, 2> m_names;
    std::array<ChangedList *, 2> m_lists;
    ActionButton *m_undo;
    ActionButton *m_finish;
    TextLabel *m_why;
    bool m_finished = false;
};

} // namespace dugout
