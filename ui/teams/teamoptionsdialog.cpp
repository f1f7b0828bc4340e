// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/teamoptionsdialog.h"

#include "core/team/teamoptions.h"
#include "ui/common/appearance.h"
#include "ui/common/optionpanel.h"
#include "ui/common/optionswitches.h"
#include "ui/common/textlabel.h"

#include <QScreen>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

TeamOptionsDialog::TeamOptionsDialog(Team team, const std::shared_ptr<const Ruleset> &ruleset,
                                     QWidget *parent)
    : FormDialog(parent, Height::Whole)
    , m_team(std::move(team))
    , m_lead(new TextLabel(TextStyle::Body, this))
    , m_options(new OptionPanel(this))
{
    setObjectName(u"team-options-dialog"_s);
    m_lead->setWordWrap(true);
    addWide(m_lead);
    addWide(m_options);
    m_options->switches()->setRuleset(
        ruleset, [ruleset](const Option &option) { return isForTeam(option, *ruleset); });
    m_options->switches()->setChoices(m_team.options);
    TeamOptionsDialog::retranslate();
    const QSize wanted(gridStep(this, 140), gridStep(this, 150));
    resize(wanted.boundedTo(screen()->availableSize() * 9 / 10));
}

bool TeamOptionsDialog::hasAny(const Ruleset &ruleset)
{
    return std::any_of(ruleset.options().begin(), ruleset.options().end(),
                       [&ruleset](const Option &option) { return isForTeam(option, ruleset); });
}

Team TeamOptionsDialog::edited() const
{
    Team team = m_team;
    // What is not shown here was chosen elsewhere and stays.
    team.options = m_options->switches()->allChoices();
    return team;
}

void TeamOptionsDialog::retranslate()
{
    FormDialog::retranslate();
    setWindowTitle(tr("Optional rules of the team"));
    m_lead->setText(tr("What the team may have and learn. Those of a match are chosen when it "
                       "starts."));
    m_options->retranslate();
    putButtonsLast();
}

} // namespace dugout
