// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"
#include "core/team/team.h"
#include "ui/common/panel.h"

namespace dugout {

class ActionButton;
class TextLabel;

/// The career of the selected player and what can be done with him.
class PlayerPanel final : public Panel
{
    Q_OBJECT

public:
    explicit PlayerPanel(QWidget *parent = nullptr);

    /// Those who are highlighted: one with his career, several with what can be done with all of
    /// them; nobody shows an invitation to select somebody.
    void showPlayers(const Team &team, const std::shared_ptr<const Ruleset> &ruleset,
                     const std::vector<PlayerId> &players, Language language);
    /// What can be done with them.
    [[nodiscard]] QList<ActionButton *> buttons() const;
    void retranslate();

signals:
    void improveRequested();
    void editRequested();
    void careerRequested();
    void retireRequested();

private:
    /// Without a player it is the team's.
    void nameCareer();
    void nameRetire();
    void showOne(const Player &player, const Team &team, const Ruleset &ruleset, Language language);
    void showSeveral(const std::vector<const Player *> &players, const Team &team,
                     const Ruleset &ruleset);

    TextLabel *m_name;
    TextLabel *m_story;
    ActionButton *m_improve;
    ActionButton *m_edit;
    ActionButton *m_career;
    ActionButton *m_retire;
    int m_count = 0; ///< of highlighted players
    bool m_ofTeam = true;
};

} // namespace dugout
