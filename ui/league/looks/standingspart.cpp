// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/looks/standingspart.h"

#include "core/leaguebook/fixtures/phaseseeds.h"
#include "core/leaguebook/looks/teamcourse.h"
#include "core/leaguefiles/standingstable.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/flowlayout.h"
#include "ui/common/panel.h"
#include "ui/common/rowselection.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/segmentswitch.h"
#include "ui/common/spokenparts.h"
#include "ui/common/textlabel.h"
#include "ui/league/leaguedocument.h"
#include "ui/league/leaguewords.h"
#include "ui/league/looks/bracketview.h"
#include "ui/league/looks/chartview.h"
#include "ui/league/looks/grouptables.h"
#include "ui/league/looks/leaguetableview.h"
#include "ui/league/looks/placepanel.h"
#include "ui/league/looks/standingsdelegate.h"
#include "ui/league/members/memberquestions.h"

#include <QButtonGroup>
#include <QMenu>
#include <QSet>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// From here on the panel stands beside the table.
constexpr int wideSteps = 270;
constexpr int groupedSteps = 256; ///< two groups have room beside each other
constexpr int panelSteps = 84;
constexpr int besideGroupsSteps = 370;
constexpr int courseSteps = 56;
constexpr int onwardSteps = 46; ///< of a bracket, which scrolls
constexpr int whySteps = 20; ///< of a sentence on a card of its own
constexpr int highestSteps = 90; ///< of what stands below the table
constexpr int lowSteps = 96;

template<typename Id>
int columnNamed(const ShownTable &table, const Id &id, bool tieBreak)
{
    for (size_t i = 0; i < table.columns.size(); ++i) {
        if (table.columns[i].id == id && table.columns[i].group.isEmpty() != tieBreak)
            return static_cast<int>(i);
    }
    return -1;
}

} // namespace

StandingsPart::StandingsPart(LeagueDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_looks(new SegmentGround(this))
    , m_lookGroup(new QButtonGroup(this))
    , m_scope(new ChoiceBox(this))
    , m_points(new ActionButton(this))
    , m_card(new Panel(this))
    , m_table(new LeagueTableView(m_card))
    , m_rows(new StandingsDelegate(m_table))
    , m_bracket(new BracketView(m_card))
    , m_chart(new ChartView(m_card))
    , m_groupColumn(new ScrollColumn(this))
    , m_groups(new GroupTables(this))
    , m_left(new QVBoxLayout)
    , m_invitation(new TextLabel(TextStyle::Body, this))
    , m_why(new TextLabel(TextStyle::Body, m_card))
    , m_place(new PlacePanel(document, this))
    , m_below(new Panel(this))
    , m_course(new ChartView(m_below))
    , m_onward(new BracketView(m_below))
{
    m_table->setObjectName(u"standings-table"_s);
    m_table->setItemDelegate(m_rows);
    m_why->setObjectName(u"standings-why"_s);
    m_chart->setObjectName(u"standings-chart"_s);
    m_course->setObjectName(u"standings-course"_s);
    m_onward->setObjectName(u"standings-onward"_s);
    m_onward->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored); // it scrolls by itself
    m_scope->setObjectName(u"standings-scope"_s);
    m_points->setObjectName(u"hand-points-button"_s);
    m_why->setWordWrap(true);
    m_why->setTone(tone::greyInk);
    m_invitation->setWordWrap(true);
    m_invitation->setTone(tone::greyInk);
    makeLooks();
    layOut();
    setFocusProxy(m_table);
    m_table->remember(document.services().settings);
    m_table->setMenu([this](QMenu &menu) {
        if (hasSheet())
            addEntry(menu, tr("Roster"), Qt::Key_Return, true, [this] { open(); });
        addButtons(menu, {m_points});
    });
    connect(m_table, &LeagueTableView::opened, this, &StandingsPart::open);
    connect(m_scope, &QComboBox::currentIndexChanged, this, &StandingsPart::showTable);
    connect(m_scope, &QComboBox::currentTextChanged, this,
            [this](const QString &scope) { m_chosenScope = scope; });
    connect(m_table, &LeagueTableView::currentIdChanged, this, &StandingsPart::sayWhy);
    for (ChartView *each : {m_chart, m_course}) {
        connect(m_table, &LeagueTableView::currentIdChanged, each, &ChartView::choose);
        connect(each, &ChartView::chosenChanged, m_table, &LeagueTableView::setCurrentId);
    }
    connect(m_table, &LeagueTableView::currentIdChanged, m_groups, &GroupTables::setCurrentId);
    connect(m_groups, &GroupTables::currentIdChanged, m_table, &LeagueTableView::setCurrentId);
    connect(m_groups, &GroupTables::opened, this, &StandingsPart::open);
    connect(m_place, &PlacePanel::rosterRequested, this, &StandingsPart::rosterRequested);
    connect(m_place, &PlacePanel::matchesRequested, this, &StandingsPart::matchesRequested);
    connect(m_points, &QAbstractButton::clicked, this,
            [this] { MemberQuestions::points(m_document, EntrantId(m_table->currentId()), this); });
}

void StandingsPart::makeLooks()
{
    m_looks->setObjectName(u"standings-look"_s);
    speakAsTabList(m_looks);
    for (const char *name :
         {"look-table", "look-cross", "look-points", "look-places", "look-bracket"}) {
        ActionButton *button = m_looks->addSegment();
        button->setObjectName(QString::fromLatin1(name));
        speakAsTab(button);
        m_lookGroup->addButton(button, static_cast<int>(m_lookGroup->buttons().size()));
    }
    m_lookGroup->button(Table)->setChecked(true);
    connect(m_lookGroup, &QButtonGroup::idToggled, this, [this](int, bool on) {
        if (on && m_document.isOpen())
            showTable();
    });
}

void StandingsPart::layOut()
{
    auto *top = new FlowLayout;
    top->addWidget(m_looks);
    top->addWidget(m_scope);
    top->addWidget(m_points);
    auto *inside = new QVBoxLayout(m_card);
    const int edge = gridStep(this, 1) / 2;
    inside->setContentsMargins(edge, edge, edge, edge);
    inside->setSpacing(0);
    inside->addWidget(m_table, 1);
    inside->addWidget(m_bracket, 1);
    inside->addWidget(m_chart, 1);
    inside->addWidget(m_why);
    m_why->setContentsMargins(gridStep(this, 2), gridStep(this, 2), gridStep(this, 2),
                              gridStep(this, 2));
    auto *below = new QVBoxLayout(m_below);
    below->setContentsMargins(0, 0, 0, 0);
    below->addWidget(m_course);
    below->addWidget(m_onward);
    m_groupColumn->column()->setContentsMargins(0, 0, 0, 0);
    m_groupColumn->column()->addWidget(m_groups);
    m_left->setSpacing(gridStep(this, 3));
    m_left->addWidget(m_groupColumn, 1);
    m_left->addWidget(m_card, 1);
    m_left->addWidget(m_below, 1);
    m_left->addStretch();
    auto *body = new QHBoxLayout;
    body->setSpacing(gridStep(this, 3));
    body->addLayout(m_left, 1);
    body->addWidget(m_place);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gridStep(this, 2));
    layout->addWidget(m_invitation);
    layout->addLayout(top);
    layout->addLayout(body, 1);
    m_place->hide();
    m_below->hide();
}

StandingsPart::Look StandingsPart::look() const
{
    return static_cast<Look>(std::max(0, m_lookGroup->checkedId()));
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
    m_looks->setVisible(shown);
    m_points->setVisible(shown && m_document.isRunning() && m_document.isDecidedHere());
    m_lookGroup->button(Bracket)->setVisible(bracketPhase() >= 0);
    if (look() == Bracket && bracketPhase() < 0)
        m_lookGroup->button(Table)->setChecked(true);
    fillScopes();
    showTable();
}

void StandingsPart::showTable()
{
    const Competition *shown = m_document.competition();
    const bool curves = look() == Points || look() == Places;
    m_bracket->setVisible(shown && look() == Bracket);
    m_chart->setVisible(shown && curves);
    m_scope->setVisible(shown && look() != Bracket && m_scope->count() > 1);
    if (!shown) {
        m_table->setTable({});
        sayWhy();
        return;
    }
    if (look() == Bracket)
        showBracket(m_bracket, *shown);
    if (curves)
        showChart(*shown);
    fillTable(*shown);
    sayWhy();
}

void StandingsPart::fillTable(const Competition &shown)
{
    const auto ruleset = m_document.ruleset();
    const LeagueLook sight(m_document.league(), ruleset.get());
    const auto made = look() == Cross ? crossTable(sight, shown, scopes())
                                      : standingsTable(sight, shown, scopes());
    const ShownTable table = made ? *made : ShownTable{};
    m_table->setTable(table, arrangementOf(table));
    fillFaces(shown);
    fillGroups(shown);
    m_courseOf.reset();
}

void StandingsPart::showBracket(BracketView *view, const Competition &shown)
{
    view->setBracket(m_document.league(), shown, bracketPhase(),
                     [this](const EntrantId &team) { return m_document.dressOf(team).badge; });
}

/// The tables of the groups one by one, with how far each is played.
void StandingsPart::fillGroups(const Competition &shown)
{
    std::vector<ShownGroup> groups;
    const auto sections = look() == Table && scopes().size() > 1 ? sectionsOf(m_table->table())
                                                                 : std::vector<ShownTable>();
    for (const ShownTable &section : sections) {
        ShownGroup group{section};
        QSet<EntrantId> members;
        for (const ShownRow &row : section.rows)
            members.insert(EntrantId(row.id));
        for (int round = 1; round <= shown.roundCount(); ++round) {
            for (const LeagueFixture &each : shown.round(round)->fixtures) {
                if (each.isBye() || each.isKnockOut() || !members.contains(each.home)
                    || !members.contains(each.away))
                    continue;
                ++group.matches;
                group.played += each.outcome ? 1 : 0;
            }
        }
        groups.push_back(std::move(group));
    }
    QHash<QString, StandingsFace> faces = m_rows->faces();
    for (StandingsFace &each : faces)
        each.next.reset(); // half the width has no room for it
    m_groups->setGroups(groups, arrangementOfGroups(), faces);
    m_groups->setCurrentId(m_table->currentId());
    if (!groups.empty() && bracketPhase() >= 0)
        showBracket(m_onward, shown);
}

/// With half the width: what the picture of a group is made of.
Arrangement StandingsPart::arrangementOfGroups() const
{
    const ShownTable &table = m_table->table();
    Arrangement arranged = arrangementOf(table);
    arranged.secondTitle.clear();
    for (const QString &id : {u"moved"_s, u"played"_s, u"cas"_s}) {
        if (const int column = columnNamed(table, id, false); column >= 0)
            arranged.hidden.push_back(column);
    }
    if (const int column = columnNamed(table, u"td-difference"_s, true); column >= 0)
        arranged.hidden.push_back(column); // which the touchdowns beside it say
    return arranged;
}

bool StandingsPart::isGrouped() const
{
    return m_document.isOpen() && m_document.competition() && look() == Table && scopes().size() > 1
        && width() >= gridStep(this, groupedSteps);
}

/// Badges, coaches and forms of those in the table.
void StandingsPart::fillFaces(const Competition &shown)
{
    const League &league = m_document.league();
    const auto ruleset = m_document.ruleset();
    const Season *season = league.seasonOf(shown.id);
    const auto forms = formsOf(league, season ? season->id : SeasonId());
    const auto next = nextMatchesOf(shown);
    QHash<QString, StandingsFace> faces;
    for (const ShownRow &row : m_table->table().rows) {
        if (row.isHeading())
            continue;
        const EntrantId id(row.id);
        StandingsFace face{m_document.dressOf(id).badge};
        const LeagueTeam *team = league.team(id);
        QStringList words{coachName(league, id)};
        if (team)
            words.append(raceName(ruleset.get(), team->roster));
        words.removeAll(QString());
        face.second = words.join(u" · "_s);
        face.form = forms.value(id);
        if (const auto met = next.constFind(id); met != next.constEnd()) {
            face.next = m_document.dressOf(met->opponent).badge;
            face.nextWords = tr("Next: %1").arg(teamName(league, met->opponent));
        }
        faces.insert(row.id, face);
    }
    m_rows->setFaces(std::move(faces));
}

/// What belongs together stands together, and the points end the row.
Arrangement StandingsPart::arrangementOf(const ShownTable &table) const
{
    Arrangement arranged;
    arranged.rowSteps = height() < gridStep(this, lowSteps) ? 9 : 11;
    if (look() != Table)
        return arranged;
    arranged.parts = true;
    arranged.headingSteps = 9;
    arranged.second = columnNamed(table, u"form", false);
    if (m_document.competition() && !nextMatchesOf(*m_document.competition()).isEmpty())
        arranged.secondTitle = tr("Next", "the next opponent");
    const auto add = [&](const QString &id, bool tieBreak) {
        if (const int column = columnNamed(table, id, tieBreak); column >= 0)
            arranged.order.push_back(column);
    };
    for (const QString &id : {u"rank"_s, u"moved"_s, u"team"_s, u"coach"_s, u"played"_s, u"won"_s,
                              u"drawn"_s, u"lost"_s, u"td"_s})
        add(id, false);
    add(u"td-difference"_s, true);
    add(u"cas"_s, false);
    add(u"cas-difference"_s, true);
    for (size_t i = 0; i < table.columns.size(); ++i) {
        const auto column = static_cast<int>(i);
        const auto &order = arranged.order;
        if (table.columns[i].group.isEmpty()
            || std::find(order.begin(), order.end(), column) != order.end())
            continue;
        arranged.order.push_back(column);
    }
    add(u"form"_s, false);
    add(u"points"_s, false);
    for (size_t i = table.columns.size(); i-- > 0;) {
        if (!table.columns[i].group.isEmpty())
            arranged.givesWay.push_back(static_cast<int>(i));
    }
    for (const QString &id : {u"cas"_s, u"moved"_s, u"form"_s}) {
        if (const int column = columnNamed(table, id, false); column >= 0)
            arranged.givesWay.push_back(column);
    }
    if (const int coach = columnNamed(table, u"coach", false); coach >= 0)
        arranged.hidden.push_back(coach);
    return arranged;
}

/// How the table came about, with the team that is chosen in it.
void StandingsPart::showChart(const Competition &shown)
{
    const bool places = look() == Places;
    const League &league = m_document.league();
    m_chart->setPicture(LeagueWords::chart(
        places ? placesChart(league, shown, scopeOf({})) : pointsChart(league, shown, scopeOf({})),
        places ? tr("Places by round") : tr("Points by round"), tr("Round"), places));
    m_chart->choose(m_table->currentId());
}

/// Below the table: of the part of the competition that the chosen team plays in.
void StandingsPart::showCourse()
{
    const Competition *shown = m_document.competition();
    if (!shown || m_below->isHidden())
        return;
    const EntrantId team(m_table->currentId());
    const TableScope scope = scopeOf(team);
    m_course->choose(team.text());
    if (m_courseOf == scope)
        return;
    m_courseOf = scope;
    ChartPicture picture = LeagueWords::chart(placesChart(m_document.league(), *shown, scope),
                                              tr("Place after each round"), tr("Round"), true);
    const auto standings = standingsOf(m_document.league(), *shown, scope);
    const auto through = standings ? qualifiedFrom(*shown, scope, *standings) : std::nullopt;
    if (through)
        picture.line = static_cast<double>(through->entrants.size()) + 0.5;
    m_course->setPicture(picture);
}

int StandingsPart::movedOf(const QString &team) const
{
    const ShownTable &table = m_table->table();
    const int column = table.column(u"moved"_s);
    for (const ShownRow &row : table.rows) {
        if (column < 0 || row.id != team || row.isHeading())
            continue;
        const auto *moved = std::get_if<Rational>(&row.cells[static_cast<size_t>(column)].value);
        return moved ? static_cast<int>(moved->numerator()) : 0;
    }
    return 0;
}

void StandingsPart::sayWhy()
{
    const Competition *shown = m_document.isOpen() ? m_document.competition() : nullptr;
    const EntrantId team(m_table->currentId());
    QString words;
    m_isTold = false;
    if (shown && !team.isEmpty() && look() != Bracket) {
        const TableScope scope = scopeOf(team);
        const auto why = whyThere(m_document.league(), *shown, team, scope);
        words = why ? *why : why.error().message;
        m_isTold = m_place->tell(team, scope, movedOf(team.text()));
    }
    m_why->setText(words);
    fit();
}

bool StandingsPart::isWide() const
{
    return width() >= gridStep(this, isGrouped() ? besideGroupsSteps : wideSteps);
}

void StandingsPart::fit()
{
    m_place->setFixedWidth(gridStep(this, panelSteps));
    m_place->setVisible(m_isTold && isWide());
    m_why->setVisible(!m_why->text().isEmpty() && !isWide());
    const bool grouped = isGrouped();
    const bool curves = look() == Points || look() == Places;
    m_groupColumn->setVisible(grouped);
    m_table->setVisible(look() != Bracket && !curves && !grouped);
    m_card->setVisible(m_document.isOpen() && m_document.competition()
                       && (!grouped || !m_why->isHidden()));
    setFocusProxy(curves                  ? static_cast<QWidget *>(m_chart)
                      : look() == Bracket ? static_cast<QWidget *>(m_bracket)
                      : grouped           ? m_groups->firstTable()
                                          : m_table);
    if (grouped)
        fitGroups();
    else
        fitTable();
    showCourse();
}

/// Groups are as high as their rows; the bracket, or the way of the chosen one, has the rest.
void StandingsPart::fitGroups()
{
    const int gap = gridStep(this, 3);
    const int whole = m_groups->wholeHeight() + 2;
    m_groupColumn->setMaximumHeight(whole);
    m_card->setContentsMargins(1, 0, 1, 0);
    m_card->setMaximumHeight(gridStep(this, whySteps));
    int room = height() - m_looks->height() - gridStep(this, 2) - whole - gap;
    if (!m_card->isHidden())
        room -= m_card->sizeHint().height() + gap;
    m_onward->setVisible(bracketPhase() >= 0);
    m_course->setVisible(bracketPhase() < 0);
    m_below->setVisible(room >= gridStep(this, bracketPhase() >= 0 ? onwardSteps : courseSteps));
    m_below->setMaximumHeight(bracketPhase() >= 0 ? m_onward->wholeHeight() + gap
                                                  : gridStep(this, highestSteps));
    m_left->setStretch(0, whole);
    m_left->setStretch(1, 0);
    m_left->setStretch(2, std::max(0, room));
}

void StandingsPart::fitTable()
{
    const bool hasTable = m_document.isOpen() && m_document.competition() && look() == Table;
    if (hasTable)
        m_table->arrange(arrangementOf(m_table->table()));
    const int edge = gridStep(this, 1);
    m_card->setContentsMargins(1, edge, 1, edge);
    const int whole = m_table->wholeHeight() + 5 * edge;
    const int room = height() - m_looks->height() - gridStep(this, 2);
    m_card->setMaximumHeight(hasTable && isWide() ? whole : QWIDGETSIZE_MAX);
    const bool below
        = hasTable && isWide() && room - whole - gridStep(this, 3) >= gridStep(this, courseSteps);
    m_onward->hide();
    m_course->show();
    m_below->setVisible(below);
    m_below->setMaximumHeight(gridStep(this, highestSteps));
    m_left->setStretch(0, 0);
    m_left->setStretch(1, below ? whole : 1);
    m_left->setStretch(2, below ? room - whole : 1);
}

void StandingsPart::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (m_document.isOpen())
        fit();
}

void StandingsPart::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_document.isOpen())
        fit();
}

void StandingsPart::retranslate()
{
    m_invitation->setText(tr("No competition yet. Standings appear with its first results."));
    const QStringList looks{tr("Table"), tr("Cross table"), tr("Points", "a chart of them"),
                            tr("Places", "a chart of them"), tr("Bracket")};
    for (int i = 0; i < LookCount; ++i)
        m_lookGroup->button(i)->setText(looks.at(i));
    m_looks->setAccessibleName(tr("What is shown"));
    m_scope->setAccessibleName(tr("Which part of the competition"));
    m_table->setAccessibleName(tr("Standings"));
    m_points->setCommand("hand-points");
    m_place->retranslate();
    if (m_document.isOpen())
        refresh();
}

} // namespace dugout
