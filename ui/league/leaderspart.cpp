// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/leaderspart.h"

#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/flowlayout.h"
#include "ui/common/panel.h"
#include "ui/common/textlabel.h"
#include "ui/league/leaguedocument.h"
#include "ui/league/leaguetableview.h"
#include "ui/league/leaguewords.h"

#include <QVBoxLayout>

#include <set>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int mostLeaders = 50;

// The boards behind those of the players, in the order of the list.
enum OtherBoard { Cemetery = 100, Teams, Coaches, Races, RacesAgainst };

RecordBy recordOf(int board)
{
    switch (board) {
    case Coaches:
        return RecordBy::Coach;
    case Races:
        return RecordBy::Roster;
    case RacesAgainst:
        return RecordBy::RosterAgainst;
    default:
        return RecordBy::Team;
    }
}

} // namespace

LeadersPart::LeadersPart(LeagueDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_board(new ChoiceBox(this))
    , m_scope(new ChoiceBox(this))
    , m_roster(new ChoiceBox(this))
    , m_table(nullptr)
    , m_nothing(new TextLabel(TextStyle::Body, this))
{
    m_board->setObjectName(u"leaders-board"_s);
    m_scope->setObjectName(u"leaders-scope"_s);
    m_roster->setObjectName(u"leaders-race"_s);
    m_roster->setProperty("tableWords", true);
    m_nothing->setTone(tone::greyInk);
    m_nothing->setWordWrap(true);
    auto *card = new Panel(this);
    m_table = new LeagueTableView(card);
    m_table->setObjectName(u"leaders-table"_s);
    auto *inside = new QVBoxLayout(card);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(m_table);
    auto *top = new FlowLayout;
    for (ChoiceBox *box : {m_board, m_scope, m_roster}) {
        top->addWidget(box);
        connect(box, &QComboBox::currentIndexChanged, this, &LeadersPart::showBoard);
    }
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 2));
    layout->addLayout(top);
    layout->addWidget(m_nothing);
    layout->addWidget(card, 1);
    layout->addStretch();
    setFocusProxy(m_table);
}

const ShownTable &LeadersPart::shown() const
{
    return m_table->table();
}

void LeadersPart::fillBoards()
{
    const QSignalBlocker quiet(m_board);
    const QVariant before = m_board->currentData();
    m_board->clear();
    for (int by = 0; by < leaderByIds().size(); ++by)
        m_board->addItem(LeagueWords::leaderBy(static_cast<LeaderBy>(by)), by);
    m_board->addItem(tr("Cemetery"), Cemetery);
    m_board->addItem(tr("Teams"), Teams);
    m_board->addItem(tr("Coaches"), Coaches);
    m_board->addItem(tr("Races"), Races);
    m_board->addItem(tr("Race against race"), RacesAgainst);
    m_board->setCurrentIndex(std::max(0, m_board->findData(before)));
    m_board->updateGeometry();
}

/// All seasons, each season, and each of its competitions.
void LeadersPart::fillScopes()
{
    const QSignalBlocker quiet(m_scope);
    const QVariant before = m_scope->currentData();
    m_scope->clear();
    m_scope->addItem(tr("All seasons"), QStringList{QString(), QString()});
    for (const Season &season : m_document.league().seasons) {
        m_scope->addItem(season.name, QStringList{season.id.text(), QString()});
        for (const Competition &each : season.competitions)
            m_scope->addItem(u"%1 · %2"_s.arg(season.name, each.rules.name),
                             QStringList{season.id.text(), each.id.text()});
    }
    m_scope->setCurrentIndex(std::max(0, m_scope->findData(before)));
    m_scope->updateGeometry();
}

void LeadersPart::fillRosters()
{
    const QSignalBlocker quiet(m_roster);
    const QVariant before = m_roster->currentData();
    m_roster->clear();
    m_roster->addItem(tr("All races"), QString());
    std::set<RosterId> seen;
    const auto ruleset = m_document.ruleset();
    for (const LeagueTeam &each : m_document.league().teams) {
        if (!each.roster.isEmpty() && seen.insert(each.roster).second)
            m_roster->addItem(LeagueWords::roster(each.roster, ruleset.get()), each.roster.text());
    }
    m_roster->setCurrentIndex(std::max(0, m_roster->findData(before)));
    m_roster->updateGeometry();
}

void LeadersPart::refresh()
{
    fillBoards();
    fillScopes();
    fillRosters();
    showBoard();
}

LeaderQuery LeadersPart::query() const
{
    const QStringList scope = m_scope->currentData().toStringList();
    LeaderQuery query;
    query.league = m_document.id();
    query.season = SeasonId(scope.value(0));
    query.competition = CompetitionId(scope.value(1));
    query.roster = RosterId(m_roster->currentData().toString());
    query.limit = mostLeaders;
    return query;
}

void LeadersPart::showBoard()
{
    if (!m_document.isOpen())
        return;
    const int board = m_board->currentData().toInt();
    LeaderQuery wanted = query();
    if (board > Cemetery) {
        RecordFilter filter;
        filter.season = wanted.season;
        filter.competition = wanted.competition;
        filter.roster = wanted.roster;
        const RecordBy by = recordOf(board);
        m_table->setTable(LeagueWords::records(recordsOf(m_document.league(), by, filter), by,
                                               m_document.ruleset().get()));
    } else {
        wanted.by = board == Cemetery ? LeaderBy::Points : static_cast<LeaderBy>(board);
        const auto &leagues = m_document.services().leagues;
        const auto lines = board == Cemetery ? leagues.cemetery(wanted) : leagues.leaders(wanted);
        m_table->setTable(
            LeagueWords::leaders(lines ? *lines : std::vector<LeaderLine>{}, wanted.by));
    }
    const bool empty = m_table->table().rows.empty();
    m_nothing->setVisible(empty);
    m_table->parentWidget()->setVisible(!empty);
}

void LeadersPart::retranslate()
{
    m_nothing->setText(tr("Nobody yet: deeds come from matches that are followed with Dugout."));
    m_board->setAccessibleName(tr("What is counted"));
    m_scope->setAccessibleName(tr("Season and competition"));
    m_roster->setAccessibleName(tr("Race"));
    m_table->setAccessibleName(tr("Leaders"));
    if (m_document.isOpen())
        refresh();
}

} // namespace dugout
