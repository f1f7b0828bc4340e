// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/looks/leaderspart.h"

#include "core/leaguefiles/leaguetable.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/flowlayout.h"
#include "ui/common/panel.h"
#include "ui/common/textlabel.h"
#include "ui/league/leaguedocument.h"
#include "ui/league/leaguewords.h"
#include "ui/league/looks/chartview.h"
#include "ui/league/looks/leaguetableview.h"

#include <QVBoxLayout>

#include <set>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int mostLeaders = 50;

// The boards behind those of the players, in the order of the list.
enum OtherBoard {
    Cemetery = 100,
    Teams,
    HeadToHead,
    Coaches,
    Races,
    RacesAgainst,
    Elo,
    Glicko,
    HallOfFame,
    Cabinet,
};

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

bool isRating(int board)
{
    return board == Elo || board == Glicko;
}

} // namespace

LeadersPart::LeadersPart(LeagueDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_board(new ChoiceBox(this))
    , m_scope(new ChoiceBox(this))
    , m_division(new ChoiceBox(this))
    , m_roster(new ChoiceBox(this))
    , m_team(new ChoiceBox(this))
    , m_curves(new ActionButton(this))
    , m_card(new Panel(this))
    , m_table(new LeagueTableView(m_card))
    , m_chart(new ChartView(m_card))
    , m_nothing(new TextLabel(TextStyle::Body, this))
{
    m_board->setObjectName(u"leaders-board"_s);
    m_scope->setObjectName(u"leaders-scope"_s);
    m_division->setObjectName(u"leaders-division"_s);
    m_roster->setObjectName(u"leaders-race"_s);
    m_team->setObjectName(u"leaders-team"_s);
    m_curves->setObjectName(u"leaders-curves"_s);
    m_table->setObjectName(u"leaders-table"_s);
    m_table->remember(document.services().settings);
    m_roster->setProperty("tableWords", true);
    m_curves->setCheckable(true);
    m_nothing->setTone(tone::greyInk);
    m_nothing->setWordWrap(true);
    layOut();
    for (ChoiceBox *box : {m_division, m_roster, m_team})
        connect(box, &QComboBox::currentIndexChanged, this, &LeadersPart::showBoard);
    connect(m_scope, &QComboBox::currentIndexChanged, this, [this] {
        fillDivisions();
        showBoard();
    });
    connect(m_board, &QComboBox::currentIndexChanged, this, [this] {
        fillTeams();
        showBoard();
    });
    connect(m_curves, &QAbstractButton::toggled, this, &LeadersPart::showBoard);
    connect(m_table, &LeagueTableView::currentIdChanged, m_chart, &ChartView::choose);
}

void LeadersPart::layOut()
{
    auto *inside = new QVBoxLayout(m_card);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(m_table);
    inside->addWidget(m_chart);
    auto *top = new FlowLayout;
    for (QWidget *each :
         std::initializer_list<QWidget *>{m_board, m_scope, m_division, m_roster, m_team, m_curves})
        top->addWidget(each);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 2));
    layout->addLayout(top);
    layout->addWidget(m_nothing);
    layout->addWidget(m_card, 1);
    layout->addStretch();
    setFocusProxy(m_table);
}

const ShownTable &LeadersPart::shown() const
{
    return m_table->table();
}

int LeadersPart::current() const
{
    return m_board->currentData().toInt();
}

void LeadersPart::fillBoards()
{
    const QSignalBlocker quiet(m_board);
    const QVariant before = m_board->currentData();
    m_board->clear();
    for (int by = 0; by < leaderByIds().size(); ++by)
        m_board->addItem(boardName(static_cast<LeaderBy>(by)), by);
    const QStringList words{tr("Cemetery"),      tr("Teams"),
                            tr("Head to head"),  tr("Coaches"),
                            tr("Races"),         tr("Race against race"),
                            tr("Ratings (Elo)"), tr("Ratings (Glicko-2)"),
                            tr("Hall of fame"),  tr("Trophy cabinet")};
    for (int i = 0; i < words.size(); ++i)
        m_board->addItem(words.at(i), Cemetery + i);
    m_board->setCurrentIndex(std::max(0, m_board->findData(before)));
    m_board->updateGeometry();
}

/// All of them, then each; what was chosen stays chosen.
void LeadersPart::fill(ChoiceBox *box, const QString &all, const QStringList &words,
                       const QVariantList &data)
{
    const QSignalBlocker quiet(box);
    const QVariant before = box->currentData();
    box->clear();
    if (!all.isEmpty())
        box->addItem(all, QString());
    for (qsizetype i = 0; i < words.size(); ++i)
        box->addItem(words.at(i), data.at(i));
    box->setCurrentIndex(std::max(0, box->findData(before)));
    box->updateGeometry();
}

/// All seasons, each season, and each of its competitions.
void LeadersPart::fillScopes()
{
    QStringList words;
    QVariantList data;
    for (const Season &season : m_document.league().seasons) {
        words.append(season.name);
        data.append(QStringList{season.id.text(), QString()});
        for (const CompetitionTitle &each : season.competitions.titles()) {
            words.append(u"%1 · %2"_s.arg(season.name, each.name));
            data.append(QStringList{season.id.text(), each.id.text()});
        }
    }
    fill(m_scope, tr("All seasons"), words, data);
}

/// Of the competition that is chosen; else of the one that is looked at.
void LeadersPart::fillDivisions()
{
    const CompetitionId id(m_scope->currentData().toStringList().value(1));
    const Competition *of = id.isEmpty() ? nullptr : m_document.league().competition(id);
    QStringList names;
    for (const CompetitionEntry &each : of ? of->entries : std::vector<CompetitionEntry>{}) {
        const QString name = divisionOf(*of, each.team);
        if (!name.isEmpty() && !names.contains(name))
            names.append(name);
    }
    names.sort();
    QStringList titles;
    QVariantList data;
    for (const QString &each : names) {
        titles.append(divisionTitle(*of, each));
        data.append(each);
    }
    fill(m_division, tr("All divisions"), titles, data);
}

void LeadersPart::fillRosters()
{
    std::set<RosterId> seen;
    QStringList words;
    QVariantList data;
    const auto ruleset = m_document.ruleset();
    for (const LeagueTeam &each : m_document.league().teams) {
        if (each.roster.isEmpty() || !seen.insert(each.roster).second)
            continue;
        words.append(raceName(ruleset.get(), each.roster));
        data.append(each.roster.text());
    }
    fill(m_roster, tr("All races"), words, data);
}

void LeadersPart::fillTeams()
{
    QStringList words;
    QVariantList data;
    for (const LeagueTeam &each : m_document.league().teams) {
        words.append(each.name);
        data.append(each.id.text());
    }
    fill(m_team, current() == HeadToHead ? QString() : tr("All teams"), words, data);
}

void LeadersPart::refresh()
{
    fillBoards();
    fillScopes();
    fillDivisions();
    fillRosters();
    fillTeams();
    showBoard();
}

ResultScope LeadersPart::scope() const
{
    const QStringList chosen = m_scope->currentData().toStringList();
    return {SeasonId(chosen.value(0)), CompetitionId(chosen.value(1)),
            m_division->currentData().toString()};
}

LeaderQuery LeadersPart::query() const
{
    LeaderQuery query;
    query.league = m_document.id();
    query.season = scope().season;
    query.competition = scope().competition;
    query.division = scope().division;
    query.roster = RosterId(m_roster->currentData().toString());
    query.team = EntrantId(m_team->currentData().toString());
    query.limit = mostLeaders;
    return query;
}

RecordFilter LeadersPart::records() const
{
    RecordFilter filter;
    filter.season = scope().season;
    filter.competition = scope().competition;
    filter.division = scope().division;
    filter.roster = RosterId(m_roster->currentData().toString());
    const EntrantId team(m_team->currentData().toString());
    (current() == HeadToHead ? filter.opponent : filter.team) = team;
    return filter;
}

RatingQuery LeadersPart::ratings() const
{
    RatingQuery query;
    query.system = current() == Glicko ? RatingSystem::Glicko : RatingSystem::Elo;
    query.scope = scope();
    query.roster = RosterId(m_roster->currentData().toString());
    return query;
}

HonourFilter LeadersPart::honours() const
{
    HonourFilter filter;
    filter.scope = scope();
    filter.roster = RosterId(m_roster->currentData().toString());
    filter.team = EntrantId(m_team->currentData().toString());
    return filter;
}

ShownTable LeadersPart::board() const
{
    const auto ruleset = m_document.ruleset();
    const LeagueLook look(m_document.league(), ruleset.get());
    const auto &leagues = m_document.services().leagues;
    const int board = current();
    if (isRating(board))
        return ratingsTable(look, ratings());
    if (board == HallOfFame)
        return honoursTable(look, honours());
    if (board == Cabinet)
        return prizesTable(look, cabinetOf(look.league, honours()));
    if (board == HeadToHead)
        return headToHeadTable(look, records());
    if (board > Cemetery)
        return recordsTable(look, recordOf(board), records());
    LeaderQuery wanted = query();
    if (board == Cemetery) {
        const auto dead = leagues.cemetery(wanted);
        return cemeteryTable(look, dead ? *dead : std::vector<LeaderLine>{});
    }
    wanted.by = static_cast<LeaderBy>(board);
    const auto lines = leagues.leaders(wanted);
    return boardTable(look, {wanted.by, lines ? *lines : std::vector<LeaderLine>{}});
}

ChartPicture LeadersPart::chart() const
{
    const League &league = m_document.league();
    if (isRating(current()))
        return LeagueWords::chart(ratingsChart(league, ratings()), m_board->currentText(),
                                  tr("Match"), false);
    std::vector<EntrantId> teams;
    const EntrantId only(m_team->currentData().toString());
    for (const LeagueTeam &each : league.teams) {
        if (only.isEmpty() ? each.state == MemberState::Active : each.id == only)
            teams.push_back(each.id);
    }
    // What a team was rated once is written nowhere: its curve is that of the gold.
    const bool rated = comparesByRating(league);
    return LeagueWords::chart(valuesChart(league, teams, scope()),
                              rated ? tr("Worth in gold") : tr("Team value"), tr("Match"), false);
}

void LeadersPart::offer()
{
    const int board = current();
    m_division->setVisible(m_division->count() > 1);
    m_curves->setVisible(isRating(board) || board == Teams);
    m_team->setVisible(!isRating(board) && board != Coaches && board != Races
                       && board != RacesAgainst);
}

void LeadersPart::showBoard()
{
    if (!m_document.isOpen())
        return;
    offer();
    const ShownTable shown = board();
    m_table->setTable(shown);
    const bool curves = m_curves->isVisibleTo(this) && m_curves->isChecked();
    if (curves) {
        m_chart->setPicture(chart());
        m_chart->choose(m_table->currentId());
    }
    const bool empty = curves ? m_chart->picture().curves.empty() : shown.rows.empty();
    m_table->setVisible(!curves);
    m_chart->setVisible(curves);
    m_nothing->setVisible(empty);
    m_card->setVisible(!empty);
    setFocusProxy(curves ? static_cast<QWidget *>(m_chart) : m_table);
}

void LeadersPart::retranslate()
{
    m_nothing->setText(tr("Nothing yet. Stats come from matches played with Dugout or entered from "
                          "paper, honours from finished competitions."));
    m_board->setAccessibleName(tr("What is counted"));
    m_scope->setAccessibleName(tr("Season and competition"));
    m_division->setAccessibleName(tr("Division"));
    m_roster->setAccessibleName(tr("Race"));
    m_team->setAccessibleName(tr("Team"));
    m_curves->setCommand("leaders-curves");
    m_table->setAccessibleName(tr("Leaders"));
    if (m_document.isOpen())
        refresh();
}

} // namespace dugout
