// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/formdialog.h"
#include "ui/teams/teamrows.h"

class QComboBox;

namespace dugout {

/// Against whom a team plays: one of the kept teams of the same edition.
class OpponentDialog final : public FormDialog
{
    Q_OBJECT

public:
    OpponentDialog(const Team &team, std::vector<TeamWithRules> teams, QWidget *parent = nullptr);

    /// Null when there is nobody to play against.
    [[nodiscard]] const Team *opponent() const;

protected:
    void retranslate() override;

private:
    std::vector<TeamWithRules> m_teams;
    QComboBox *m_choice;
    QLabel *m_label;
};

} // namespace dugout
