// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/looks/grouptables.h"

#include "ui/common/appearance.h"
#include "ui/common/panel.h"
#include "ui/common/pilllabel.h"
#include "ui/common/textlabel.h"
#include "ui/league/looks/leaguetableview.h"

#include <QEvent>
#include <QGridLayout>
#include <QHeaderView>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int besideEachOther = 2;

} // namespace

GroupTables::GroupTables(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
{
    setObjectName(u"standings-groups"_s);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(gridStep(this, 3));
    for (int column = 0; column < besideEachOther; ++column)
        m_grid->setColumnStretch(column, 1);
}

void GroupTables::addCard()
{
    const int number = static_cast<int>(m_cards.size());
    auto *panel = new Panel(this);
    auto *table = new LeagueTableView(panel);
    const Card card{panel, new TextLabel(TextStyle::Heading, panel), new PillLabel(panel), table,
                    new StandingsDelegate(table)};
    table->setObjectName(u"standings-group-%1"_s.arg(number));
    table->setItemDelegate(card.rows);
    table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(gridStep(this, 4), gridStep(this, 3), gridStep(this, 4), 0);
    head->addWidget(card.title, 1);
    head->addWidget(card.state);
    auto *layout = new QVBoxLayout(panel);
    layout->setSpacing(gridStep(this, 1));
    layout->addLayout(head);
    layout->addWidget(table);
    layout->setContentsMargins(0, 0, 0, 0);
    m_grid->addWidget(panel, number / besideEachOther, number % besideEachOther, Qt::AlignTop);
    connect(table, &LeagueTableView::currentIdChanged, this,
            [this, table](const QString &id) { choose(table, id); });
    connect(table, &LeagueTableView::opened, this, &GroupTables::opened);
    m_cards.push_back(card);
}

void GroupTables::setGroups(const std::vector<ShownGroup> &groups, const Arrangement &arrangement,
                            const QHash<QString, StandingsFace> &faces)
{
    m_isChoosing = true; // tables put their cursor somewhere by themselves
    while (m_cards.size() < groups.size())
        addCard();
    while (m_cards.size() > groups.size()) {
        delete m_cards.back().panel;
        m_cards.pop_back();
    }
    for (size_t i = 0; i < groups.size(); ++i) {
        const ShownGroup &group = groups[i];
        const Card &card = m_cards[i];
        card.title->setText(group.table.caption);
        const bool isComplete = group.matches > 0 && group.played == group.matches;
        card.state->setVisible(group.matches > 0);
        card.state->setPill(isComplete ? tr("✓ complete", "a group")
                                       : tr("%1 of %2 played").arg(group.played).arg(group.matches),
                            isComplete ? Shade::GoodPill : Shade::QuietPill,
                            isComplete ? Shade::GoodPillInk : Shade::QuietPillInk);
        card.table->setAccessibleName(group.table.caption);
        card.table->setTable(group.table, arrangement);
        card.rows->setFaces(faces);
        card.table->clearSelection();
    }
    fitHeights();
    m_isChoosing = false;
}

/// A card shows all its rows; what is too high for the page scrolls as a whole.
void GroupTables::fitHeights()
{
    for (const Card &each : m_cards) {
        each.panel->setContentsMargins(1, 0, 1, gridStep(this, 1));
        each.table->setFixedHeight(each.table->wholeHeight());
    }
}

void GroupTables::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitHeights();
}

int GroupTables::wholeHeight() const
{
    return m_grid->sizeHint().height();
}

QWidget *GroupTables::firstTable() const
{
    return m_cards.empty() ? nullptr : m_cards.front().table;
}

void GroupTables::setCurrentId(const QString &id)
{
    if (m_isChoosing)
        return;
    m_isChoosing = true;
    for (const Card &each : m_cards) {
        const auto &rows = each.table->table().rows;
        const bool isHere = std::any_of(rows.begin(), rows.end(),
                                        [&id](const ShownRow &row) { return row.id == id; });
        if (isHere)
            each.table->setCurrentId(id);
        else
            each.table->clearSelection();
    }
    m_isChoosing = false;
}

void GroupTables::choose(const LeagueTableView *in, const QString &id)
{
    if (m_isChoosing || id.isEmpty())
        return;
    m_isChoosing = true;
    for (const Card &each : m_cards) {
        if (each.table != in)
            each.table->clearSelection();
    }
    m_isChoosing = false;
    emit currentIdChanged(id);
}

} // namespace dugout
