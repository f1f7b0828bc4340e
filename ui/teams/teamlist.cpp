// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/teamlist.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/badgewidget.h"
#include "ui/common/invitation.h"
#include "ui/common/keptlist.h"
#include "ui/common/listsearch.h"
#include "ui/common/panel.h"
#include "ui/common/rowselection.h"
#include "ui/common/textlabel.h"

#include <QMenu>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

TeamList::TeamList(QWidget *parent)
    : QWidget(parent)
    , m_title(new TextLabel(TextStyle::Title, this))
    , m_invitation(new Invitation(u"teams"_s, this))
    , m_problem(new TextLabel(TextStyle::Body, this))
    , m_card(new Panel(this))
    , m_list(new KeptList(m_card))
    , m_new(new ActionButton(this, ActionButton::Look::Filled))
    , m_import(new ActionButton(this))
    , m_print(new ActionButton(this))
    , m_samples(new ActionButton(this))
    , m_removeSamples(new ActionButton(this))
{
    m_list->setObjectName(u"team-list"_s);
    m_new->setObjectName(u"new-team-button"_s);
    m_print->setObjectName(u"print-teams"_s);
    m_samples->setObjectName(u"sample-teams"_s);
    m_removeSamples->setObjectName(u"remove-samples"_s);
    m_problem->setTone(tone::harm);
    m_problem->setWordWrap(true);
    m_problem->hide();
    for (ActionButton *button : {m_new, m_samples, m_import, m_print, m_removeSamples})
        m_invitation->addButton(button);
    auto *inside = new QVBoxLayout(m_card);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addLayout((new ListSearch(m_list, "team-list-find"))->row());
    inside->addWidget(m_list);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 3));
    layout->addWidget(m_title);
    layout->addWidget(m_invitation);
    layout->addWidget(m_problem);
    layout->addWidget(m_card, 1);
    layout->addStretch(); // an empty list takes no room
    connect(m_list, &KeptList::opened, this, &TeamList::openRequested);
    connect(m_list, &KeptList::endReached, this, &TeamList::moreRequested);
    connect(m_new, &QAbstractButton::clicked, this, &TeamList::newRequested);
    connect(m_import, &QAbstractButton::clicked, this, &TeamList::importRequested);
    connect(m_print, &QAbstractButton::clicked, this, &TeamList::printRequested);
    connect(m_samples, &QAbstractButton::clicked, this, &TeamList::samplesRequested);
    connect(m_removeSamples, &QAbstractButton::clicked, this, &TeamList::removeSamplesRequested);
    m_list->setSelectsSeveral();
    m_list->rows()->setMenu([this](QMenu &menu) { fillMenu(menu); });
    m_list->rows()->setRemoval([this] { askToDelete(); });
    retranslate();
}

void TeamList::fillMenu(QMenu &menu)
{
    const QStringList chosen = m_list->selectedIds();
    const auto count = static_cast<int>(chosen.size());
    if (count == 0)
        return;
    addEntry(menu, tr("Open"), Qt::Key_Return, count == 1,
             [this, chosen] { emit openRequested(chosen.constFirst()); });
    addEntry(menu, tr("Print %n team(s)…", nullptr, count), {}, true,
             [this, chosen] { emit printTheseRequested(chosen); });
    menu.addSeparator();
    m_list->rows()->addCopy(menu);
    menu.addSeparator();
    addEntry(menu, tr("Delete %n team(s)…", nullptr, count), QKeySequence::Delete, true,
             [this] { askToDelete(); });
}

void TeamList::askToDelete()
{
    if (const QStringList chosen = m_list->selectedIds(); !chosen.isEmpty())
        emit deleteRequested(chosen);
}

KeptEntry TeamList::entryOf(const TeamRow &team)
{
    return {team.summary.id.text(),
            team.summary.name.isEmpty() ? tr("unnamed") : team.summary.name,
            [facts = team.facts] { return facts; },
            team.value,
            team.summary.modifiedMs,
            team.badge ? std::vector{badgeIcon(*team.badge)} : std::vector<QIcon>()};
}

void TeamList::addTeams(const std::vector<TeamRow> &teams)
{
    std::vector<KeptEntry> entries;
    for (const TeamRow &team : teams)
        entries.push_back(entryOf(team));
    m_list->addEntries(entries);
}

void TeamList::setTeams(const std::vector<TeamRow> &teams, bool hasSamples)
{
    std::vector<KeptEntry> entries;
    for (const TeamRow &team : teams)
        entries.push_back(entryOf(team));
    m_list->setEntries(entries);
    m_samples->setVisible(teams.empty());
    m_invitation->setInviting(teams.empty());
    m_card->setVisible(!teams.empty());
    m_print->setVisible(!teams.empty());
    m_removeSamples->setVisible(hasSamples);
    retranslate();
}

void TeamList::showProblem(const QString &sentence)
{
    m_problem->setTone(tone::harm);
    m_problem->setText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
}

void TeamList::showDone(const QString &sentence)
{
    showProblem(sentence);
    m_problem->setTone(tone::ink);
}

void TeamList::focusTeams()
{
    if (m_list->count() > 0)
        m_list->setFocus();
    else
        m_new->setFocus();
}

void TeamList::retranslate()
{
    m_title->setText(tr("Teams"));
    m_invitation->setText(m_list->count() == 0
                              ? tr("No teams yet. Create one or add the sample teams.")
                              : tr("Choose a team to open it."));
    m_new->setCommand("new-team");
    m_import->setCommand("import-team");
    m_print->setCommand("print-teams");
    m_samples->setCommand("sample-teams");
    m_list->setAccessibleName(tr("Teams"));
    m_removeSamples->setCommand("remove-samples");
    for (ActionButton *button : {m_new, m_import, m_print, m_samples, m_removeSamples})
        button->setAccessibleName(button->text());
}

} // namespace dugout
