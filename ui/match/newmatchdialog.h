// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/matchcontext.h"
#include "core/rules/rulesetlibrary.h"
#include "ui/common/formdialog.h"

class QCheckBox;

namespace dugout {

class ActionButton;
class ChoiceBox;
class DocumentStore;
class OptionSwitches;
class ScrollColumn;
class SidePicker;

/// Two teams, the edition and its optional rules: what a match starts from.
class NewMatchDialog final : public FormDialog
{
    Q_OBJECT

public:
    NewMatchDialog(DocumentStore &documents, RulesetLibrary &rulesets, QWidget *parent = nullptr);

    [[nodiscard]] Result<MatchSetup> setup() const;
    void accept() override;

protected:
    void retranslate() override;

private:
    [[nodiscard]] std::shared_ptr<const Ruleset> ruleset() const;
    [[nodiscard]] std::vector<Team> teamsOf(const QString &edition) const;
    void readTeams(DocumentStore &documents);
    void fillEditions();
    void showEdition();
    void showOptions();
    void countOptions();

    RulesetLibrary &m_rulesets;
    std::vector<Team> m_teams; ///< of all editions, the one changed last first
    ChoiceBox *m_edition;
    SidePicker *m_home;
    SidePicker *m_away;
    QCheckBox *m_league;
    ActionButton *m_more;
    ScrollColumn *m_scroll;
    OptionSwitches *m_options;
    QList<QLabel *> m_labels;
};

} // namespace dugout
