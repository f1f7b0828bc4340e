// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/newmatch/teamchoice.h"

#include "core/rules/ruleset.h"
#include "core/team/teamvalue.h"
#include "core/text/goldtext.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/badgewidget.h"
#include "ui/common/keptlist.h"
#include "ui/common/textfield.h"

#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {
constexpr int listSteps = 130;
constexpr int listHeight = 90;
} // namespace

TeamChoice::TeamChoice(std::vector<Team> teams, std::shared_ptr<const Ruleset> ruleset,
                       const TeamId &current, QWidget *parent)
    : FormDialog(parent, Height::Whole)
    , m_teams(std::move(teams))
    , m_ruleset(std::move(ruleset))
    , m_search(new TextField(this))
    , m_list(new KeptList(this))
    , m_quick(new ActionButton(this))
{
    setObjectName(u"team-choice"_s);
    m_search->setObjectName(u"team-search"_s);
    m_search->setClearButtonEnabled(true);
    m_list->setObjectName(u"team-choices"_s);
    m_list->setMinimumSize(gridStep(this, listSteps), gridStep(this, listHeight));
    m_quick->setObjectName(u"quick-team"_s);
    addWide(m_search);
    addWide(m_list, true);
    addChoiceButton(m_quick);
    connect(m_search, &QLineEdit::textChanged, this, &TeamChoice::fill);
    connect(m_list, &KeptList::opened, this, &TeamChoice::accept);
    connect(m_quick, &QAbstractButton::clicked, this, [this] {
        m_chosen = {};
        QDialog::accept();
    });
    TeamChoice::retranslate();
    m_list->setCurrentId(current.text());
    m_list->setFocus();
}

void TeamChoice::fill()
{
    std::vector<KeptEntry> entries;
    const QString wanted = m_search->text().trimmed();
    for (const Team &team : m_teams) {
        const Roster *roster = rosterOf(team, *m_ruleset);
        const QString race = roster ? localized(roster->name) : team.roster.text();
        const QString all = u"%1 %2 %3"_s.arg(team.name, race, team.coach);
        if (!all.contains(wanted, Qt::CaseInsensitive))
            continue;
        QStringList facts{race};
        if (!team.coach.isEmpty())
            facts.append(team.coach);
        entries.push_back({team.id.text(),
                           team.name,
                           [facts] { return facts; },
                           goldText(teamValue(team, *m_ruleset)),
                           0,
                           {badgeIcon(team.badge)}});
    }
    m_list->setEntries(entries);
    acceptButton()->setEnabled(!entries.empty());
}

void TeamChoice::accept()
{
    if (m_list->currentId().isEmpty())
        return;
    m_chosen = TeamId(m_list->currentId());
    QDialog::accept();
}

void TeamChoice::retranslate()
{
    FormDialog::retranslate();
    setWindowTitle(tr("Choose a team"));
    m_search->setPlaceholderText(tr("Search teams"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_list->setAccessibleName(tr("Teams"));
    m_quick->setCommand("quick-team");
    acceptButton()->setCommand("side-choose");
    fill();
}

} // namespace dugout
