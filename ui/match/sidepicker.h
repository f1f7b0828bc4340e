// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/event.h"
#include "core/team/team.h"

#include <QWidget>

class QLabel;

namespace dugout {

class ChoiceBox;
class ColourButton;
class NumberBox;
class TextField;
class TextLabel;

/// One side of a match to come: a team of the coach's, or a quick team of which only the name, the
/// re-rolls and the colour are known.
class SidePicker final : public QWidget
{
    Q_OBJECT

public:
    explicit SidePicker(Seat seat, QWidget *parent = nullptr);

    /// The teams of the edition that is played.
    void setTeams(const std::vector<Team> &teams);
    /// Chooses one of them, or the quick team for -1.
    void choose(int team);
    [[nodiscard]] Result<Team> team() const;
    [[nodiscard]] bool isQuick() const;
    /// A sentence about the team under its name; empty takes it away.
    void setNote(const QString &sentence);
    void retranslate();

signals:
    /// Another team was chosen.
    void chosen();

private:
    void showFields();

    Seat m_seat;
    std::vector<Team> m_teams;
    ChoiceBox *m_choice;
    TextLabel *m_note;
    QWidget *m_quick;
    TextField *m_name;
    QLabel *m_rerollsLabel;
    NumberBox *m_rerolls;
    ColourButton *m_colour;
};

} // namespace dugout
