// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"
#include "core/team/team.h"
#include "ui/common/formdialog.h"

namespace dugout {

class OptionPanel;
class TextLabel;

/// The optional rules that say what a team may have and learn.
class TeamOptionsDialog final : public FormDialog
{
    Q_OBJECT

public:
    TeamOptionsDialog(Team team, const std::shared_ptr<const Ruleset> &ruleset,
                      QWidget *parent = nullptr);

    /// Whether the edition leaves anything to choose.
    [[nodiscard]] static bool hasAny(const Ruleset &ruleset);
    [[nodiscard]] Team edited() const;

protected:
    void retranslate() override;

private:
    Team m_team;
    TextLabel *m_lead;
    OptionPanel *m_options;
};

} // namespace dugout
