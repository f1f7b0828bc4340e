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

    /// An empty id shows an invitation to select somebody.
    void showPlayer(const Team &team, const std::shared_ptr<const Ruleset> &ruleset,
                    const PlayerId &player, Language language);
    void retranslate();

signals:
    void improveRequested();
    void editRequested();
    void careerRequested();
    void retireRequested();

private:
    /// Without a player it is the team's.
    void nameCareer();

    TextLabel *m_name;
    TextLabel *m_story;
    ActionButton *m_improve;
    ActionButton *m_edit;
    ActionButton *m_career;
    ActionButton *m_retire;
    bool m_ofTeam = true;
};

} // namespace dugout
