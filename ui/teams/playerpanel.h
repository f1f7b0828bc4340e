// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"
#include "core/team/playerpose.h"
#include "ui/common/panel.h"

#include <QColor>

#include <optional>

class QHBoxLayout;
class QSpacerItem;

namespace dugout {

class ActionButton;
class TextLabel;

/// The selected player with his figure, his career and what can be done with him.
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

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

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

    void fitPose();
    [[nodiscard]] int poseSide() const;

    QSpacerItem *m_poseRoom;
    QHBoxLayout *m_head;
    std::optional<PlayerPose> m_pose; ///< of the one who is highlighted
    QColor m_shirt;
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
