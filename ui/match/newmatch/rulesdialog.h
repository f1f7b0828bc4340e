// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/optionchoices.h"
#include "ui/common/formdialog.h"

namespace dugout {

class OptionPanel;
class Ruleset;

/// The optional rules of one match.
class RulesDialog final : public FormDialog
{
    Q_OBJECT

public:
    RulesDialog(std::shared_ptr<const Ruleset> ruleset, bool league, const OptionChoices &choices,
                QWidget *parent = nullptr);

    /// Also what holds in a league only.
    [[nodiscard]] const OptionChoices &choices() const;

protected:
    void retranslate() override;

private:
    OptionPanel *m_options;
};

} // namespace dugout
