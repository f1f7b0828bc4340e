// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/opponentdialog.h"

#include "ui/common/actionbutton.h"
#include "ui/common/choicebox.h"

#include <QComboBox>

using namespace Qt::StringLiterals;

namespace dugout {

OpponentDialog::OpponentDialog(const Team &team, std::vector<TeamWithRules> teams, QWidget *parent)
    : FormDialog(parent)
    , m_teams(std::move(teams))
    , m_choice(new ChoiceBox(this))
{
    setObjectName(u"opponent-dialog"_s);
    m_choice->setObjectName(u"opponent"_s);
    std::erase_if(m_teams, [&team](const TeamWithRules &each) {
        return each.team.id == team.id || each.team.ruleset != team.ruleset;
    });
    for (const TeamWithRules &each : m_teams)
        m_choice->addItem(each.team.name);
    m_label = addField(m_choice);
    OpponentDialog::retranslate();
}

const Team *OpponentDialog::opponent() const
{
    const int row = m_choice->currentIndex();
    return row < 0 ? nullptr : &m_teams[static_cast<size_t>(row)].team;
}

void OpponentDialog::retranslate()
{
    FormDialog::retranslate();
    setWindowTitle(tr("Inducements for a match"));
    m_label->setText(tr("Opponent"));
    acceptButton()->setCommand("buy-inducements");
    acceptButton()->setEnabled(!m_teams.empty());
    showProblem(m_teams.empty() ? tr("There is no other team of this edition to play against.")
                                : QString());
}

} // namespace dugout
