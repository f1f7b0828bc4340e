// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rulesetlibrary.h"
#include "core/team/teamedits.h"
#include "ui/common/formdialog.h"

class QComboBox;
class QLineEdit;

namespace dugout {

class NumberBox;

/// Asks what a new team is to be: edition, team list, name, coach and budget.
class NewTeamDialog final : public FormDialog
{
    Q_OBJECT

public:
    /// Begins with that edition; with the first where there is none of that id.
    explicit NewTeamDialog(RulesetLibrary &rulesets, const RulesetId &edition = {},
                           QWidget *parent = nullptr);

    /// The team as asked for, without players.
    [[nodiscard]] Result<Team> team() const;

public slots:
    void accept() override;

protected:
    void retranslate() override;

private:
    [[nodiscard]] std::shared_ptr<const Ruleset> ruleset() const;
    void fillEditions();
    void fillRosters();

    RulesetLibrary &m_rulesets;
    QLineEdit *m_name;
    QLineEdit *m_coach;
    QComboBox *m_edition;
    QComboBox *m_roster;
    NumberBox *m_budget;
    QList<QLabel *> m_labels;
};

} // namespace dugout
