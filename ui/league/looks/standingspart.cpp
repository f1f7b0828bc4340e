// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/looks/standingspart.h"

#include "core/leaguefiles/standingstable.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/flowlayout.h"
#include "ui/common/panel.h"
#include "ui/common/rowselection.h"
#include "ui/common/textlabel.h"
#include "ui/league/leaguedocument.h"
#include "ui/league/leaguewords.h"
#include "ui/league/looks/bracketview.h"
#include "ui/league/looks/chartview.h"
#include "ui/league/looks/leaguetableview.h"
#include "ui/league/members/memberquestions.h"

#include <QMenu>
#include <QScrollArea>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

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
    m_table->remember(document.services().settings);
    m_table->setMenu([this](QMenu &menu) {
        if (hasSheet())
            addEntry(menu, tr("Roster"), Qt::Key_Return, true, [this] { open(); });
        addButtons(menu, {m_points});
    });
    connect(m_table, &LeagueTableView::opened, this, &StandingsPart::open);
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

bool StandingsPart::hasSheet() const
{
    const LeagueTeam *team = m_document.league().team(EntrantId(m_table->currentId()));
    return team && !team->sheet.isEmpty();
}

void StandingsPart::open()
{
    if (hasSheet())
        emit rosterRequested(m_table->currentId());
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

void StandingsPart::addScope(const QString &title, std::vector<NamedScope> scopes)
{
    m_scope->addItem(title);
    m_scopes.push_back(std::move(scopes));
}

/// What is looked at first, then all together, each phase, and each division of a phase that has
/// several.
void StandingsPart::fillScopes()
{
    const QSignalBlocker quiet(m_scope);
    m_scope->clear();
    m_scopes.clear();
    const Competition *shown = m_document.competition();
    const std::vector<NamedScope> usual = shown ? usualScopes(*shown) : std::vector<NamedScope>(1);
    if (usual.size() > 1)
        addScope(tr("Every group"), usual);
    addScope(tr("The whole competition"), {NamedScope()});
    int first = 0;
    for (int phase = 0; shown && phase <= shown->currentPhase(); ++phase) {
        const auto place = static_cast<size_t>(phase);
        const QString format = LeagueWords::format(shown->rules.phases[place].format);
        const NamedScope whole{{}, {phase, -1}};
        if (usual.size() == 1 && usual.front().scope == whole.scope)
            first = m_scope->count();
        if (shown->phases.size() > 1)
            addScope(tr("Phase %1: %2").arg(phase + 1).arg(format), {whole});
        const auto divisions = shown->phases[place].divisions.size();
        for (size_t i = 0; divisions > 1 && i < divisions; ++i)
            addScope(divisionTitle(*shown, place, i), {{{}, {phase, static_cast<int>(i)}}});
    }
    if (shown && shown->rules.hasSquads())
        addScope(tr("Members of the squads"), {{{}, {-1, -1, true}}});
    const int chosen = m_scope->findText(m_chosenScope);
    m_scope->setCurrentIndex(chosen >= 0 ? chosen : first);
    m_scope->updateGeometry();
}

const std::vector<NamedScope> &StandingsPart::scopes() const
{
    return m_scopes.at(static_cast<size_t>(std::max(0, m_scope->currentIndex())));
}

TableScope StandingsPart::scopeOf(const EntrantId &team) const
{
    const Competition *shown = m_document.competition();
    if (scopes().size() == 1 || !shown)
        return scopes().front().scope;
    return team.isEmpty() ? TableScope{scopes().front().scope.phase, -1}
                          : usualScopeOf(*shown, team);
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
    const auto ruleset = m_document.ruleset();
    const LeagueLook sight(league, ruleset.get());
    const auto table = look == Cross ? crossTable(sight, *shown, scopes())
                                     : standingsTable(sight, *shown, scopes());
    m_table->setTable(table ? *table : ShownTable{});
    sayWhy();
}

/// How the table came about, with the team that is chosen in it.
void StandingsPart::showChart(const Competition &shown)
{
    const bool places = m_look->currentData().toInt() == Places;
    const League &league = m_document.league();
    m_chart->setPicture(LeagueWords::chart(places ? placesChart(league, shown, scopeOf({}))
                                                  : pointsChart(league, shown, scopeOf({})),
                                           m_look->currentText(), tr("Round"), places));
    m_chart->choose(m_table->currentId());
}

void StandingsPart::sayWhy()
{
    const Competition *shown = m_document.isOpen() ? m_document.competition() : nullptr;
    const QString id = m_table->currentId();
    QString words;
    if (shown && !id.isEmpty() && m_look->currentData().toInt() != Bracket) {
        const auto why
            = whyThere(m_document.league(), *shown, EntrantId(id), scopeOf(EntrantId(id)));
        words = why ? *why : why.error().message;
    }
    m_why->setText(words);
    m_why->setVisible(!words.isEmpty());
}

void StandingsPart::retranslate()
{
    m_invitation->setText(tr("No competition yet. Standings appear with its first results."));
    m_look->setAccessibleName(tr("What is shown"));
    m_scope->setAccessibleName(tr("Which part of the competition"));
    m_table->setAccessibleName(tr("Standings"));
    m_points->setText(tr("Adjust points…"));
    if (m_document.isOpen())
        refresh();
}

} // namespace dugout
