// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/looks/standingspart.h"

#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/flowlayout.h"
#include "ui/common/panel.h"
#include "ui/common/textlabel.h"
#include "ui/league/leaguedocument.h"
#include "ui/league/leaguewords.h"
#include "ui/league/looks/bracketview.h"
#include "ui/league/looks/chartview.h"
#include "ui/league/looks/leaguetableview.h"
#include "ui/league/members/memberquestions.h"

#include <QScrollArea>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int membersScope = -2; ///< beside the phases: those who play for squads

} // namespace

StandingsPart::StandingsPart(LeagueDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_look(new ChoiceBox(this))
    , m_scope(new ChoiceBox(this))
    , m_points(new ActionButton(this))
    , m_card(new Panel(this))
    , m_table(new LeagueTableView(m_card))
    , m_bracket(new BracketView(m_card))
    , m_chart(new ChartView(m_card))
    , m_invitation(new TextLabel(TextStyle::Body, this))
    , m_why(new TextLabel(TextStyle::Body, this))
{
    m_table->setObjectName(u"standings-table"_s);
    m_why->setObjectName(u"standings-why"_s);
    m_chart->setObjectName(u"standings-chart"_s);
    m_look->setObjectName(u"standings-look"_s);
    m_scope->setObjectName(u"standings-scope"_s);
    m_points->setObjectName(u"hand-points-button"_s);
    m_why->setWordWrap(true);
    m_invitation->setWordWrap(true);
    m_invitation->setTone(tone::greyInk);
    auto *top = new FlowLayout;
    top->addWidget(m_look);
    top->addWidget(m_scope);
    top->addWidget(m_points);
    auto *inside = new QVBoxLayout(m_card);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(m_table);
    inside->addWidget(m_bracket);
    inside->addWidget(m_chart);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 2));
    layout->addWidget(m_invitation);
    layout->addLayout(top);
    layout->addWidget(m_card, 1);
    layout->addWidget(m_why);
    layout->addStretch();
    setFocusProxy(m_table);
    connect(m_look, &QComboBox::currentIndexChanged, this, &StandingsPart::showTable);
    connect(m_scope, &QComboBox::currentIndexChanged, this, &StandingsPart::showTable);
    connect(m_scope, &QComboBox::currentTextChanged, this,
            [this](const QString &scope) { m_chosenScope = scope; });
    connect(m_table, &LeagueTableView::currentIdChanged, this, &StandingsPart::sayWhy);
    connect(m_table, &LeagueTableView::currentIdChanged, m_chart, &ChartView::choose);
    connect(m_chart, &ChartView::chosenChanged, m_table, &LeagueTableView::setCurrentId);
    connect(m_points, &QAbstractButton::clicked, this,
            [this] { MemberQuestions::points(m_document, EntrantId(m_table->currentId()), this); });
}

const ShownTable &StandingsPart::shown() const
{
    return m_table->table();
}

int StandingsPart::bracketPhase() const
{
    const Competition *shown = m_document.competition();
    for (int phase = shown ? shown->currentPhase() : -1; phase >= 0; --phase) {
        if (!bracketOf(*shown, phase).empty())
            return phase;
    }
    return -1;
}

void StandingsPart::fillLooks()
{
    const QSignalBlocker quiet(m_look);
    const QVariant before = m_look->currentData();
    m_look->clear();
    m_look->addItem(tr("Table"), Table);
    m_look->addItem(tr("Who met whom"), Cross);
    m_look->addItem(tr("Points by round"), Points);
    m_look->addItem(tr("Places by round"), Places);
    if (bracketPhase() >= 0)
        m_look->addItem(tr("Bracket"), Bracket);
    m_look->setCurrentIndex(std::max(0, m_look->findData(before)));
    m_look->updateGeometry();
}

/// Where play-offs follow, the table is that of the phase before: they are a bracket.
QPoint StandingsPart::usualScope() const
{
    const Competition *shown = m_document.competition();
    for (int phase = shown ? shown->currentPhase() : 0; phase > 0; --phase) {
        const bool follows
            = shown->rules.phases[static_cast<size_t>(phase)].format == PhaseFormat::KnockOut;
        if (!follows)
            return {-1, -1};
        if (shown->rules.phases[static_cast<size_t>(phase - 1)].format != PhaseFormat::KnockOut)
            return {phase - 1, -1};
    }
    return {-1, -1};
}

/// All together, each phase, and each division of a phase that has several.
void StandingsPart::fillScopes()
{
    const QSignalBlocker quiet(m_scope);
    m_scope->clear();
    m_scope->addItem(tr("The whole competition"), QPoint(-1, -1));
    const Competition *shown = m_document.competition();
    for (int phase = 0; shown && phase <= shown->currentPhase(); ++phase) {
        const auto place = static_cast<size_t>(phase);
        const QString format = LeagueWords::format(shown->rules.phases[place].format);
        if (shown->phases.size() > 1)
            m_scope->addItem(tr("Phase %1: %2").arg(phase + 1).arg(format), QPoint(phase, -1));
        const auto divisions = shown->phases[place].divisions.size();
        for (size_t i = 0; divisions > 1 && i < divisions; ++i)
            m_scope->addItem(divisionTitle(*shown, place, i), QPoint(phase, static_cast<int>(i)));
    }
    if (shown && shown->rules.hasSquads())
        m_scope->addItem(tr("Members of the squads"), QPoint(membersScope, -1));
    const int chosen = m_scope->findText(m_chosenScope);
    m_scope->setCurrentIndex(chosen >= 0 ? chosen : std::max(0, m_scope->findData(usualScope())));
    m_scope->updateGeometry();
}

TableScope StandingsPart::scope() const
{
    const QPoint chosen = m_scope->currentData().toPoint();
    if (chosen.x() == membersScope)
        return {-1, -1, true};
    return {chosen.x(), chosen.y()};
}

void StandingsPart::refresh()
{
    const Competition *shown = m_document.competition();
    m_invitation->setVisible(!shown);
    m_card->setVisible(shown);
    m_look->setVisible(shown);
    m_points->setVisible(shown && m_document.isRunning() && m_document.isDecidedHere());
    fillLooks();
    fillScopes();
    showTable();
}

void StandingsPart::showTable()
{
    const Competition *shown = m_document.competition();
    const int look = m_look->currentData().toInt();
    m_bracket->setVisible(shown && look == Bracket);
    const bool curves = look == Points || look == Places;
    m_chart->setVisible(shown && curves);
    m_table->setVisible(look != Bracket && !curves);
    m_scope->setVisible(shown && look != Bracket && m_scope->count() > 1);
    setFocusProxy(curves                ? static_cast<QWidget *>(m_chart)
                      : look == Bracket ? static_cast<QWidget *>(m_bracket)
                                        : m_table);
    if (!shown) {
        m_table->setTable({});
        sayWhy();
        return;
    }
    const League &league = m_document.league();
    if (look == Bracket)
        m_bracket->setBracket(league, *shown, bracketPhase());
    if (curves)
        showChart(*shown);
    if (look == Cross) {
        const auto cross = crossTableOf(league, *shown, scope());
        m_table->setTable(cross ? LeagueWords::crossTable(league, *cross) : ShownTable{});
    } else {
        const auto standings = standingsOf(league, *shown, scope());
        const Season *season = league.seasonOf(shown->id);
        m_table->setTable(standings ? LeagueWords::standings(
                              league, *standings, placesMoved(league, *shown, scope()),
                              season ? season->id : SeasonId(), m_document.teamRatings())
                                    : ShownTable{});
    }
    sayWhy();
}

/// How the table came about, with the team that is chosen in it.
void StandingsPart::showChart(const Competition &shown)
{
    const bool places = m_look->currentData().toInt() == Places;
    const League &league = m_document.league();
    m_chart->setPicture(LeagueWords::chart(places ? placesChart(league, shown, scope())
                                                  : pointsChart(league, shown, scope()),
                                           m_look->currentText(), tr("Round"), places));
    m_chart->choose(m_table->currentId());
}

void StandingsPart::sayWhy()
{
    const Competition *shown = m_document.isOpen() ? m_document.competition() : nullptr;
    const QString id = m_table->currentId();
    QString words;
    if (shown && !id.isEmpty() && m_look->currentData().toInt() != Bracket) {
        const auto why = whyThere(m_document.league(), *shown, EntrantId(id), scope());
        words = why ? *why : why.error().message;
    }
    m_why->setText(words);
    m_why->setVisible(!words.isEmpty());
}

void StandingsPart::retranslate()
{
    m_invitation->setText(tr("There is no competition yet: standings come with its results."));
    m_look->setAccessibleName(tr("What is shown"));
    m_scope->setAccessibleName(tr("Which part of the competition"));
    m_table->setAccessibleName(tr("Standings"));
    m_points->setText(tr("Points by hand…"));
    if (m_document.isOpen())
        refresh();
}

} // namespace dugout
