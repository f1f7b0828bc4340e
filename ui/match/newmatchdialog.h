// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/matchhabits.h"
#include "core/match/state/matchcontext.h"
#include "ui/common/formdialog.h"

class QCheckBox;

namespace dugout {

class ActionButton;
class ChoiceBox;
class Club;
class OptionPanel;
class SidePicker;
class TextLabel;

/// Two teams, the edition and its optional rules: what a match starts from. Whether it is a league
/// match and its optional rules are those of the last match of the edition until they are changed.
class NewMatchDialog final : public FormDialog
{
    Q_OBJECT

public:
    explicit NewMatchDialog(const Club &club, QWidget *parent = nullptr);

    [[nodiscard]] Result<MatchSetup> setup() const;
    void accept() override;

protected:
    void retranslate() override;

private:
    void connectAll();
    [[nodiscard]] std::shared_ptr<const Ruleset> ruleset() const;
    [[nodiscard]] std::vector<Team> teamsOf(const QString &edition) const;
    void fillEditions();
    /// The edition of the newest team that has somebody to play against.
    void chooseEdition();
    void showEdition();
    void showOccasion();
    void showOptions();
    void countOptions();
    void openOptions(bool open);
    /// What the coach should know of the teams before the match.
    void showNotes();
    void showReminder();
    [[nodiscard]] QString noteOn(const Team &team, const Ruleset &edition) const;

    const Club &m_club;
    std::map<RulesetId, MatchHabits> m_habits;
    std::vector<Team> m_teams; ///< of all editions, the one changed last first
    ChoiceBox *m_edition;
    SidePicker *m_home;
    SidePicker *m_away;
    QCheckBox *m_league;
    ChoiceBox *m_occasion; ///< of a league match
    TextLabel *m_reminder; ///< of what the two teams should not do
    ActionButton *m_more;
    OptionPanel *m_options;
    QList<QLabel *> m_labels;
};

} // namespace dugout
