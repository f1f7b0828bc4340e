// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/team/team.h"
#include "core/text/result.h"
#include "ui/common/formdialog.h"

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace dugout {

class NumberBox;

/// Star player points by kind, injuries and absence of one player, by hand: the board and the
/// league's own records are always right.
class PlayerDialog final : public FormDialog
{
    Q_OBJECT

public:
    PlayerDialog(const Team &team, PlayerId player, Language language, QWidget *parent = nullptr);

    [[nodiscard]] Result<Team> edited() const;

protected:
    void retranslate() override;

private:
    Team m_team;
    PlayerId m_player;
    Language m_language;
    std::vector<NumberBox *> m_achievements; ///< in the order of allAchievements
    NumberBox *m_niggling;
    std::vector<NumberBox *> m_losses; ///< in the order of allStats
    QCheckBox *m_absent;
    QComboBox *m_status; ///< active, or why he goes
    QLineEdit *m_notes;
    QList<QLabel *> m_labels;
};

} // namespace dugout
