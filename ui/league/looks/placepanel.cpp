// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/looks/placepanel.h"

#include "core/league/numbertext.h"
#include "core/league/placestages.h"
#include "core/leaguebook/looks/teamcourse.h"
#include "core/leaguefiles/leagueshown.h"
#include "core/leaguefiles/placewords.h"
#include "core/text/languagescope.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/badgewidget.h"
#include "ui/common/scrollcolumn.h"
#include "ui/common/textlabel.h"
#include "ui/league/leaguedocument.h"
#include "ui/league/looks/coursestrip.h"
#include "ui/league/looks/stagesview.h"
#include "ui/sheets/badgepainter.h"

#include <QDateTime>
#include <QPainter>
#include <QPainterPath>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// As many of a step as can be read at a glance, the team itself among them.
constexpr int mostTeams = 5;
constexpr size_t mostMatches = 5;
/// Of the stripe along the top the first colour takes so much.
constexpr qreal firstColour = 0.65;
constexpr qreal stripeHeight = 5.0;

std::pair<size_t, size_t> shownRange(const std::vector<StageLine> &lines, const EntrantId &team)
{
    const auto own = std::find_if(lines.begin(), lines.end(), [&team](const StageLine &each) {
        return each.entrant.id == team;
    });
    const auto place = static_cast<int>(own - lines.begin());
    const auto count = static_cast<int>(lines.size());
    const int first = std::clamp(place - mostTeams / 2, 0, std::max(0, count - mostTeams));
    return {first, std::min(count, first + mostTeams)};
}

/// What is above nothing in a difference says so.
QString valueWords(const PlaceStage &stage, const StageLine &line)
{
    if (!line.value)
        return u"–"_s;
    const bool differs = stage.tieBreak == TieBreak::TdDifference
        || stage.tieBreak == TieBreak::CasDifference || stage.tieBreak == TieBreak::DifferenceSum;
    const QString words = numberText(*line.value);
    return differs && Rational(0) < *line.value ? u'+' + words : words;
}

} // namespace

PlacePanel::PlacePanel(LeagueDocument &document, QWidget *parent)
    : Panel(parent)
    , m_document(document)
    , m_badge(new BadgeWidget(this))
    , m_name(new TextLabel(TextStyle::Heading, this))
    , m_facts(new TextLabel(TextStyle::Small, this))
    , m_place(new TextLabel(TextStyle::Title, this))
    , m_moved(new TextLabel(TextStyle::Small, this))
    , m_why(new TextLabel(TextStyle::Heading, this))
    , m_nothing(new TextLabel(TextStyle::Body, this))
    , m_steps(new ScrollColumn(this))
    , m_stages(new StagesView(m_steps))
    , m_aside(new Panel(m_steps))
    , m_effect(new TextLabel(TextStyle::Small, m_aside))
    , m_matches(new TextLabel(TextStyle::Small, this))
    , m_course(new CourseStrip(this))
    , m_open(new ActionButton(this))
    , m_all(new ActionButton(this))
{
    setObjectName(u"place-panel"_s);
    m_name->setObjectName(u"place-team"_s);
    m_place->setObjectName(u"place-number"_s);
    m_effect->setObjectName(u"place-effect"_s);
    m_effect->setWordWrap(true);
    m_open->setObjectName(u"place-open"_s);
    m_all->setObjectName(u"place-matches"_s);
    m_badge->setSide(12);
    m_name->setWordWrap(true);
    m_facts->setTone(tone::greyInk);
    m_facts->setWordWrap(true);
    m_nothing->setTone(tone::greyInk);
    m_nothing->setWordWrap(true);
    m_matches->setTone(tone::greyInk);
    m_place->setAlignment(Qt::AlignRight);
    m_moved->setAlignment(Qt::AlignRight);
    layOut();
    connect(m_open, &QAbstractButton::clicked, this,
            [this] { emit rosterRequested(m_team.text()); });
    connect(m_all, &QAbstractButton::clicked, this,
            [this] { emit matchesRequested(m_team.text()); });
}

void PlacePanel::layOut()
{
    auto *names = new QVBoxLayout;
    names->setSpacing(0);
    names->addWidget(m_name);
    names->addWidget(m_facts);
    auto *place = new QVBoxLayout;
    place->setSpacing(0);
    place->addWidget(m_place);
    place->addWidget(m_moved);
    auto *head = new QHBoxLayout;
    head->setSpacing(gridStep(this, 3));
    head->addWidget(m_badge);
    head->addLayout(names, 1);
    head->addLayout(place);
    m_steps->column()->setContentsMargins(0, 0, 0, 0);
    m_steps->column()->addWidget(m_stages);
    m_steps->column()->addWidget(m_nothing);
    m_aside->setTight(true);
    auto *aside = new QVBoxLayout(m_aside);
    aside->addWidget(m_effect);
    m_steps->column()->addWidget(m_aside);
    m_steps->column()->addStretch();
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(gridStep(this, 2));
    buttons->addWidget(m_open, 1);
    buttons->addWidget(m_all, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(gridStep(this, 2));
    layout->addSpacing(gridStep(this, 1));
    layout->addLayout(head);
    layout->addSpacing(gridStep(this, 1));
    layout->addWidget(m_why);
    layout->addWidget(m_steps, 1);
    layout->addWidget(m_matches);
    layout->addWidget(m_course);
    layout->addLayout(buttons);
}

bool PlacePanel::tell(const EntrantId &team, const TableScope &scope, int moved)
{
    const Competition *shown = m_document.isOpen() ? m_document.competition() : nullptr;
    if (!shown || team.isEmpty())
        return false;
    const auto standings = standingsOf(m_document.league(), *shown, scope);
    const StandingRow *row = standings ? standings->find(team) : nullptr;
    if (!row)
        return false;
    m_team = team;
    tellHead(*row, moved);
    tellStages(*standings);
    if (const auto why = reasonOfPlace(*standings, team); why && m_stages->stages().empty())
        m_nothing->setText(reasonSentence(*why));
    m_nothing->setVisible(m_stages->stages().empty());
    tellEffect(*shown, scope);
    tellCourse(*shown);
    const LeagueTeam *known = m_document.league().team(team);
    m_open->setVisible(known && !known->sheet.isEmpty());
    update();
    return true;
}

void PlacePanel::tellHead(const StandingRow &row, int moved)
{
    const LeagueTeam *known = m_document.league().team(m_team);
    m_badge->setBadge(m_document.dressOf(m_team).badge);
    m_name->setText(row.entrant.name);
    QStringList facts{row.entrant.coach};
    if (known)
        facts.append(raceName(m_document.ruleset().get(), known->roster));
    if (known && known->figures.value > 0)
        facts.append(groupedNumber(known->figures.value, currentLanguage()));
    facts.removeAll(QString());
    m_facts->setText(facts.join(u" · "_s));
    m_place->setText(ordinalText(row.rank));
    m_moved->setText(moved == 0 ? QString()
                                : u"%1 %2"_s.arg(moved > 0 ? u"▲"_s : u"▼"_s).arg(std::abs(moved)));
    m_moved->setTone(moved > 0 ? tone::goInk : tone::harm);
    m_moved->setVisible(moved != 0);
    m_why->setText(tr("Why %1?", "a place, as in: Why 4th?").arg(ordinalText(row.rank)));
}

void PlacePanel::tellStages(const Standings &standings)
{
    std::vector<ShownStage> shown;
    for (const PlaceStage &each : stagesOfPlace(standings, m_team)) {
        ShownStage stage;
        stage.title = stageTitle(each, standings);
        stage.decides = each.level == 1;
        stage.state = stage.decides ? tr("decides") : tr("%n level", nullptr, each.level);
        const auto [first, end] = shownRange(each.lines, m_team);
        for (size_t i = first; i < end; ++i) {
            const StageLine &line = each.lines[i];
            stage.teams.push_back({m_document.dressOf(line.entrant.id).badge, line.entrant.name,
                                   valueWords(each, line), line.entrant.id == m_team,
                                   line.isParted});
        }
        shown.push_back(std::move(stage));
    }
    m_stages->setStages(shown);
    m_stages->setVisible(!shown.empty());
}

void PlacePanel::tellEffect(const Competition &competition, const TableScope &scope)
{
    const auto effect = nextMatchEffect(m_document.league(), competition, m_team, scope);
    m_aside->setVisible(effect.has_value());
    if (effect)
        m_effect->setText(
            nextMatchSentence(*effect, teamName(m_document.league(), effect->opponent)));
}

/// The last that were played and the one that is next.
void PlacePanel::tellCourse(const Competition &competition)
{
    std::vector<CourseMatch> course = courseOf(competition, m_team);
    const auto next = std::find_if(course.begin(), course.end(),
                                   [](const CourseMatch &each) { return !each.isDecided; });
    if (next != course.end())
        course.erase(next + 1, course.end());
    if (course.size() > mostMatches)
        course.erase(course.begin(), course.end() - mostMatches);
    std::vector<StripMatch> matches;
    for (const CourseMatch &each : course) {
        StripMatch match{tr("R%1", "a round, in short").arg(each.round)};
        if (!each.opponent.isEmpty()) {
            match.badge = m_document.dressOf(each.opponent).badge;
            match.opponent = teamName(m_document.league(), each.opponent);
        }
        match.isDecided = each.isDecided;
        match.outcome = each.outcome;
        if (each.isDecided && !each.opponent.isEmpty())
            match.words = u"%1–%2"_s.arg(each.td).arg(each.tdAgainst);
        else if (!each.isDecided && each.dateMs > 0)
            match.words = currentLocale().toString(
                QDateTime::fromMSecsSinceEpoch(each.dateMs).date(), u"ddd"_s);
        matches.push_back(match);
    }
    m_course->setMatches(matches);
    for (QWidget *each : {static_cast<QWidget *>(m_matches), static_cast<QWidget *>(m_course),
                          static_cast<QWidget *>(m_all)})
        each->setVisible(!matches.empty());
}

/// A stripe in both colours of the team along the top.
void PlacePanel::paintEvent(QPaintEvent *event)
{
    Panel::paintEvent(event);
    if (!m_document.isOpen() || m_team.isEmpty())
        return;
    const TeamDress dress = m_document.dressOf(m_team);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath body;
    body.addRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), cardRadius, cardRadius);
    painter.setClipPath(body);
    painter.fillRect(QRectF(0, 0, width() * firstColour, stripeHeight), toColour(dress.primary));
    painter.fillRect(QRectF(width() * firstColour, 0, width(), stripeHeight),
                     toColour(dress.secondary));
}

void PlacePanel::retranslate()
{
    m_matches->setText(tr("Matches"));
    m_open->setCommand("place-open");
    m_all->setCommand("place-matches");
}

} // namespace dugout
