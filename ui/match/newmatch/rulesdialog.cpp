// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/newmatch/rulesdialog.h"

#include "core/rules/optiongroups.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/optionpanel.h"
#include "ui/common/optionswitches.h"

#include <QScreen>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {
constexpr int wideSteps = 170;
} // namespace

RulesDialog::RulesDialog(std::shared_ptr<const Ruleset> ruleset, bool league,
                         const OptionChoices &choices, QWidget *parent)
    : FormDialog(parent, Height::Whole)
    , m_options(new OptionPanel(this))
{
    setObjectName(u"match-rules"_s);
    m_options->switches()->setRuleset(
        std::move(ruleset), [league](const Option &option) { return isForMatch(option, league); });
    m_options->switches()->setChoices(choices);
    m_options->showState();
    addWide(m_options, true);
    putButtonsLast();
    RulesDialog::retranslate();
    const QSize room = screen()->availableSize();
    resize(std::min(gridStep(this, wideSteps), room.width() * 9 / 10), room.height() * 8 / 10);
    m_options->focusSearch();
}

const OptionChoices &RulesDialog::choices() const
{
    return m_options->switches()->allChoices();
}

void RulesDialog::retranslate()
{
    FormDialog::retranslate();
    setWindowTitle(tr("Optional rules"));
    acceptButton()->setCommand("done");
    m_options->retranslate();
}

} // namespace dugout
