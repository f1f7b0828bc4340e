// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/teams/careerwords.h"

#include <QDialog>

#include <memory>

class QListWidget;

namespace dugout {

class ActionButton;
class ScrollColumn;
class TextLabel;

/// The careers of a team: its own, and one for everybody it ever had.
class CareerDialog final : public QDialog
{
    Q_OBJECT

public:
    /// Opens at `player`; at the team without one.
    CareerDialog(Team team, std::shared_ptr<const Ruleset> ruleset, Language language,
                 const PlayerId &player, QWidget *parent = nullptr);

    /// What happened to the team, line by line, below everything else on its page.
    void setHistory(const QStringList &lines);

protected:
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void retranslate();
    void fillList();
    void showCurrent();
    void showSections(const std::vector<CareerSection> &sections);
    void select(const PlayerId &player);
    [[nodiscard]] QString listText(const Player &player) const;

    Team m_team;
    std::shared_ptr<const Ruleset> m_ruleset;
    Language m_language;
    QStringList m_history;
    QListWidget *m_list;
    TextLabel *m_title;
    ScrollColumn *m_page;
    ActionButton *m_close;
};

} // namespace dugout
