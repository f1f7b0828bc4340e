// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/foreign/teamformats.h"
#include "ui/common/formdialog.h"

class QComboBox;

namespace dugout {

/// Asks which team list a file is of that does not say so itself.
class TeamListQuestion final : public FormDialog
{
    Q_OBJECT

public:
    /// The lists its positions fit stand first.
    TeamListQuestion(const ForeignTeam &foreign, RulesetLibrary &rulesets,
                     QWidget *parent = nullptr);

    [[nodiscard]] QString ruleset() const;
    [[nodiscard]] RosterId roster() const;

protected:
    void retranslate() override;

private:
    void fillEditions();
    [[nodiscard]] int likeliestEdition() const;
    void fillRosters();

    const ForeignTeam &m_foreign;
    RulesetLibrary &m_rulesets;
    QLabel *m_question;
    QComboBox *m_edition;
    QComboBox *m_roster;
    QList<QLabel *> m_labels;
};

} // namespace dugout
