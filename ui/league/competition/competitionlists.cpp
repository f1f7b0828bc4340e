// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/competition/competitionlists.h"

#include "core/leaguebook/season/seasonend.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"

#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QListWidgetItem *addTicked(QListWidget *list, const QString &words, const QVariant &data, bool on)
{
    auto *item = new QListWidgetItem(words, list);
    item->setData(Qt::UserRole, data);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setCheckState(on ? Qt::Checked : Qt::Unchecked);
    return item;
}

QVariantList ticked(const QListWidget *list)
{
    QVariantList chosen;
    for (int row = 0; row < list->count(); ++row) {
        if (list->item(row)->checkState() == Qt::Checked)
            chosen.append(list->item(row)->data(Qt::UserRole));
    }
    return chosen;
}

} // namespace

CompetitionLists::CompetitionLists(QWidget *parent)
    : QWidget(parent)
    , m_teamsTitle(new TextLabel(TextStyle::Strong, this))
    , m_teams(new QListWidget(this))
    , m_tieTitle(new TextLabel(TextStyle::Strong, this))
    , m_ties(new QListWidget(this))
    , m_up(new ActionButton(this))
    , m_down(new ActionButton(this))
{
    m_teams->setObjectName(u"competition-teams"_s);
    m_ties->setObjectName(u"competition-tie-breaks"_s);
    m_tieTitle->setWordWrap(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 2));
    layout->addWidget(m_teamsTitle);
    layout->addWidget(m_teams, 1);
    layout->addWidget(m_tieTitle);
    layout->addWidget(m_ties, 1);
    auto *order = new QHBoxLayout;
    order->addWidget(m_up);
    order->addWidget(m_down);
    order->addStretch();
    layout->addLayout(order);
    setMinimumWidth(gridStep(this, 70));
    connect(m_up, &QAbstractButton::clicked, this, [this] { moveTieBreak(-1); });
    connect(m_down, &QAbstractButton::clicked, this, [this] { moveTieBreak(1); });
}

void CompetitionLists::fillTeams(const League &league)
{
    for (const LeagueTeam &each : league.teams) {
        if (each.state == MemberState::Active)
            addTicked(m_teams, each.name, each.id.text(), !isDraftedAnew(each));
    }
    m_teams->sortItems();
}

void CompetitionLists::showLists(bool teams, bool tieBreaks)
{
    for (QWidget *each : std::initializer_list<QWidget *>{m_teamsTitle, m_teams})
        each->setVisible(teams);
    for (QWidget *each : std::initializer_list<QWidget *>{m_tieTitle, m_ties, m_up, m_down})
        each->setVisible(tieBreaks);
    setVisible(teams || tieBreaks);
}

QWidget *CompetitionLists::teamList() const
{
    return m_teams;
}

void CompetitionLists::fillTieBreaks(const std::vector<TieBreak> &usual, ResultCounts counts)
{
    m_counts = counts;
    m_ties->clear();
    for (const TieBreak each : usual)
        addTicked(m_ties, {}, static_cast<int>(each), true);
    for (int i = 0; i < tieBreakIds().size(); ++i) {
        const auto each = static_cast<TieBreak>(i);
        const bool ofASheet = each == TieBreak::TeamValue || each == TieBreak::FanFactor
            || each == TieBreak::Treasury; // which bands do not have
        if (std::find(usual.begin(), usual.end(), each) == usual.end()
            && !(ofASheet && counts == ResultCounts::Skirmish))
            addTicked(m_ties, {}, i, false);
    }
    m_ties->setCurrentRow(0);
}

void CompetitionLists::moveTieBreak(int by)
{
    const int from = m_ties->currentRow();
    const int to = from + by;
    if (from < 0 || to < 0 || to >= m_ties->count())
        return;
    m_ties->insertItem(to, m_ties->takeItem(from));
    m_ties->setCurrentRow(to);
}

std::vector<EntrantId> CompetitionLists::teams() const
{
    std::vector<EntrantId> chosen;
    for (const QVariant &each : ticked(m_teams))
        chosen.emplace_back(each.toString());
    return chosen;
}

std::vector<TieBreak> CompetitionLists::tieBreaks() const
{
    std::vector<TieBreak> chosen;
    for (const QVariant &each : ticked(m_ties))
        chosen.push_back(static_cast<TieBreak>(each.toInt()));
    return chosen;
}

void CompetitionLists::retranslate()
{
    m_teamsTitle->setText(tr("Who takes part"));
    m_teams->setAccessibleName(m_teamsTitle->text());
    m_tieTitle->setText(tr("Tie-breakers, in order"));
    m_ties->setAccessibleName(m_tieTitle->text());
    m_up->setCommand("up");
    m_down->setCommand("down");
    for (int row = 0; row < m_ties->count(); ++row) {
        QListWidgetItem *item = m_ties->item(row);
        const QString name
            = tieBreakName(static_cast<TieBreak>(item->data(Qt::UserRole).toInt()), m_counts);
        item->setText(name.left(1).toUpper() + name.mid(1));
    }
}

} // namespace dugout
