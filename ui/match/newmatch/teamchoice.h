// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/team/team.h"
#include "ui/common/formdialog.h"

namespace dugout {

class KeptList;
class Ruleset;
class TextField;

/// Which team plays on this side: one of those that are kept, or a quick one without a roster.
class TeamChoice final : public FormDialog
{
    Q_OBJECT

public:
    TeamChoice(std::vector<Team> teams, std::shared_ptr<const Ruleset> ruleset,
               const TeamId &current, QWidget *parent = nullptr);

    /// Empty for a quick team.
    [[nodiscard]] TeamId chosen() const { return m_chosen; }
    void accept() override;

protected:
    void retranslate() override;

private:
    void fill();

    std::vector<Team> m_teams;
    std::shared_ptr<const Ruleset> m_ruleset;
    TeamId m_chosen;
    TextField *m_search;
    KeptList *m_list;
    ActionButton *m_quick;
};

} // namespace dugout
