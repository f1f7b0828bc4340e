// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/competition/competitiondialog.h"

#include "core/league/formulalanguage.h"
#include "core/leaguebook/acts/actfields.h"
#include "core/leaguebook/state/leaguedefaults.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/numberbox.h"
#include "ui/common/segmentswitch.h"
#include "ui/common/spokenparts.h"
#include "ui/common/textfield.h"
#include "ui/common/textlabel.h"
#include "ui/common/unsavedguard.h"
#include "ui/league/competition/competitionlists.h"
#include "ui/league/competition/formatcards.h"
#include "ui/league/competition/pointshint.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QCheckBox>
#include <QScreen>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int usualRounds = 5; ///< of a Swiss
constexpr int usualPlaces = 2; ///< that go on from every group

} // namespace

CompetitionDialog::CompetitionDialog(bool announces, Try attempt, QWidget *parent)
    : NewsForm(parent)
    , m_announces(announces)
    , m_try(std::move(attempt))
    , m_pattern(new ChoiceBox(this))
    , m_name(new TextField(this))
    , m_shape(new ChoiceBox(this))
    , m_cards(new FormatCards(this))
    , m_rounds(new NumberBox(this))
    , m_legs(new NumberBox(this))
    , m_divisions(new NumberBox(this))
    , m_places(new NumberBox(this))
    , m_finalists(new NumberBox(this))
    , m_qualify(new ChoiceBox(this))
    , m_bestOf(new NumberBox(this))
    , m_bestResults(new NumberBox(this))
    , m_bye(new ChoiceBox(this))
    , m_byeOpponent(new ChoiceBox(this))
    , m_forfeitOpponent(new ChoiceBox(this))
    , m_awarded(new NumberBox(this))
    , m_points(new TextField(u"3-1-0"_s, this))
    , m_columns(new TextField(this))
    , m_pointsNote(new TextLabel(TextStyle::Small, this))
    , m_pointsHelp(new ActionButton(this))
    , m_pointsWords(new TextLabel(TextStyle::Small, this))
    , m_across(new QCheckBox(this))
    , m_third(new QCheckBox(this))
    , m_lot(new QCheckBox(this))
    , m_develop(new QCheckBox(this))
    , m_winners(new QCheckBox(this))
    , m_squad(new NumberBox(this))
    , m_squadPoints(new ChoiceBox(this))
    , m_lists(new CompetitionLists(this))
    , m_reason(new TextField(this))
    , m_steps(new SegmentGround(this))
    , m_stepGroup(new QButtonGroup(this))
    , m_more(new ActionButton(this))
    , m_back(new ActionButton(this))
    , m_next(new ActionButton(this))
{
    setObjectName(announces ? u"new-competition"_s : u"change-competition"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    addSteps();
    addFields();
    addBeside(m_lists);
    m_lists->setMaximumWidth(gridStep(this, 72)); // long labels leave their fields little room
    for (ActionButton *button : {m_back, m_next})
        addChoiceButton(button);
    connect(m_back, &QAbstractButton::clicked, this, [this] { goTo(m_step - 1); });
    connect(m_next, &QAbstractButton::clicked, this, [this] { goTo(m_step + 1); });
    connect(m_cards, &FormatCards::formatChosen, this,
            [this](PlanFormat format) { m_shape->setCurrentIndex(static_cast<int>(format)); });
    connect(m_more, &QAbstractButton::toggled, this, [this](bool on) {
        m_shallAskMore = on;
        showShape();
    });
    connect(m_shape, &QComboBox::currentIndexChanged, this, &CompetitionDialog::suggestDivisions);
    connect(m_shape, &QComboBox::currentIndexChanged, this, &CompetitionDialog::showShape);
    for (const ChoiceBox *way : {m_shape, m_qualify})
        connect(way, &QComboBox::currentIndexChanged, this, &CompetitionDialog::suggestLot);
    for (const NumberBox *number : {m_divisions, m_finalists, m_squad})
        connect(number, &QSpinBox::valueChanged, this, &CompetitionDialog::showShape);
    for (const QLineEdit *field : {m_points, m_columns})
        connect(field, &QLineEdit::textChanged, this, &CompetitionDialog::tryPoints);
    resize(QSize(gridStep(this, 230), gridStep(this, 150))
               .boundedTo(screen()->availableSize() * 9 / 10));
    m_name->setFocus();
    new UnsavedGuard(this);
}

CompetitionDialog::CompetitionDialog(const League &league, std::vector<Pattern> patterns,
                                     Try attempt, QWidget *parent)
    : CompetitionDialog(true, std::move(attempt), parent)
{
    m_patterns = std::move(patterns);
    for (size_t i = 0; i <= m_patterns.size(); ++i)
        m_pattern->addItem(QString(), static_cast<int>(i));
    m_hasPatterns = !m_patterns.empty();
    m_lists->fillTeams(league);
    m_game = league.currentRules().game;
    CompetitionPlan usual = usualPlan(league.currentRules());
    usual.rounds = usualRounds;
    m_usual = usual;
    showPlan(usual);
    connect(m_pattern, &QComboBox::currentIndexChanged, this, &CompetitionDialog::showPattern);
    suggestLot();
    if (const Season *season = league.currentSeason())
        m_name->setPlaceholderText(season->name); // which it has where nothing else is typed
    CompetitionDialog::retranslate();
    goTo(Format);
}

CompetitionDialog::CompetitionDialog(const Competition &announced, Try attempt, QWidget *parent)
    : CompetitionDialog(false, std::move(attempt), parent)
{
    // Phases of another make are put together elsewhere: here they stay as they are.
    const CompetitionPlan plan = planOf(announced.rules);
    m_begun = announced.currentPhase() >= 0 || !plan.phases.empty();
    m_game = announced.rules.game;
    showPlan(plan);
    CompetitionDialog::retranslate();
    showShape();
    for (QWidget *field : std::initializer_list<QWidget *>{m_shape, m_rounds, m_legs, m_divisions,
                                                           m_across, m_develop, m_squad})
        field->setEnabled(!m_begun);
    const bool allBegun = announced.currentPhase() + 1 == static_cast<int>(announced.phases.size());
    for (QWidget *field : std::initializer_list<QWidget *>{m_places, m_finalists, m_qualify,
                                                           m_bestOf, m_third, m_lot})
        field->setEnabled(!m_begun || !allBegun);
    m_finalists->setMinimum(m_begun && !allBegun ? 1 : 0);
}

void CompetitionDialog::showPlan(const CompetitionPlan &plan)
{
    const bool isSkirmish = m_game == u"skirmish";
    m_before = plan;
    m_name->setText(plan.name);
    m_shape->setCurrentIndex(static_cast<int>(plan.format));
    m_rounds->setValue(plan.rounds);
    m_legs->setValue(plan.legs);
    m_divisions->setValue(plan.divisions);
    m_across->setChecked(plan.across);
    m_places->setValue(plan.playOffs > 0 ? plan.playOffs : usualPlaces);
    m_finalists->setValue(plan.playOffs);
    m_qualify->setCurrentIndex(m_qualify->findData(static_cast<int>(plan.qualifyBy)));
    m_bestOf->setValue(plan.bestOf);
    m_third->setChecked(plan.thirdPlace);
    if (plan.pairs == PlayOffPairs::Usual)
        suggestLot();
    else
        m_lot->setChecked(plan.pairs == PlayOffPairs::ByLot);
    m_columns->setText(plan.columns.join(u", "_s));
    m_points->setText(formulaIn(currentLanguage(), plan.points, plan.columns));
    m_bestResults->setValue(plan.best);
    m_bye->setCurrentIndex(std::max(0, m_bye->findData(static_cast<int>(plan.bye))));
    m_byeOpponent->setCurrentIndex(
        std::max(0, m_byeOpponent->findData(static_cast<int>(plan.byeOpponent))));
    m_forfeitOpponent->setCurrentIndex(
        std::max(0, m_forfeitOpponent->findData(static_cast<int>(plan.forfeitOpponent))));
    m_awarded->setValue(plan.awardedTd);
    m_develop->setChecked(!plan.resurrection);
    m_winners->setChecked(plan.winners);
    m_squad->setValue(plan.squad);
    m_squadPoints->setCurrentIndex(static_cast<int>(plan.squadPoints));
    m_lists->fillTieBreaks(plan.tieBreaks,
                           isSkirmish ? ResultCounts::Skirmish : ResultCounts::Football);
}

void CompetitionDialog::addSteps()
{
    for (int step = 0; step < StepCount; ++step) {
        ActionButton *button = m_steps->addSegment();
        button->setObjectName(u"competition-step-%1"_s.arg(step));
        m_stepGroup->addButton(button, step);
    }
    connect(m_stepGroup, &QButtonGroup::idClicked, this, &CompetitionDialog::goTo);
    speakAsTabList(m_steps);
    for (QAbstractButton *button : m_stepGroup->buttons())
        speakAsTab(button);
    m_back->setObjectName(u"competition-back"_s);
    m_next->setObjectName(u"competition-next"_s);
    m_more->setObjectName(u"competition-more"_s);
    m_more->setCheckable(true);
    m_more->setCompact(true);
    static_cast<QVBoxLayout *>(layout())->insertWidget(0, m_steps);
    for (QWidget *each : std::initializer_list<QWidget *>{m_steps, m_back, m_next})
        each->setVisible(m_announces);
}

bool CompetitionDialog::isIn(Step step) const
{
    return !m_announces || m_step == step;
}

/// What stands in a field of this step may be out of its range.
QString CompetitionDialog::numberProblem() const
{
    for (const NumberBox *number : findChildren<NumberBox *>()) {
        if (number->isVisible() && !number->problem().isEmpty())
            return number->problem();
    }
    return {};
}

/// Nothing is lost on the way: it may be created from any step, the last one suggests it.
void CompetitionDialog::goTo(int step)
{
    const bool moves = step != m_step;
    if (!moves || numberProblem().isEmpty())
        m_step = step;
    showProblem(numberProblem());
    m_stepGroup->button(m_step)->setChecked(true);
    const bool isLast = m_step == StepCount - 1;
    m_back->setEnabled(m_step > 0);
    m_next->setVisible(!isLast);
    m_next->setLook(isLast ? ActionButton::Look::Plain : ActionButton::Look::Filled);
    acceptButton()->setLook(isLast ? ActionButton::Look::Filled : ActionButton::Look::Plain);
    (isLast ? acceptButton() : m_next)->setDefault(true);
    showShape();
    QWidget *first = m_step == Format ? static_cast<QWidget *>(m_name)
        : m_step == Scoring           ? m_points
                                      : m_lists->teamList();
    first->setFocus();
}

void CompetitionDialog::addFields()
{
    m_name->setObjectName(u"competition-name"_s);
    m_shape->setObjectName(u"competition-format"_s);
    m_points->setObjectName(u"competition-points"_s);
    m_columns->setObjectName(u"competition-columns"_s);
    m_qualify->setObjectName(u"competition-qualify"_s);
    m_divisions->setObjectName(u"competition-divisions"_s);
    m_pointsNote->setObjectName(u"competition-points-note"_s);
    m_pointsNote->setWordWrap(true);
    m_pattern->setObjectName(u"competition-pattern"_s);
    m_pointsHelp->setObjectName(u"competition-points-help"_s);
    m_pointsHelp->setCompact(true);
    m_pointsWords->setObjectName(u"competition-points-words"_s);
    m_pointsWords->setWordWrap(true);
    m_pointsWords->hide();
    connect(m_pointsHelp, &QAbstractButton::clicked, this, [this] {
        showField(m_pointsWords, !m_pointsWords->isVisible());
        showHelp();
    });
    for (int shape = 0; shape < enumWords<PlanFormat>().size(); ++shape)
        m_shape->addItem(QString(), shape);
    m_rounds->setObjectName(u"competition-rounds"_s);
    m_rounds->setRange(0, 40);
    m_legs->setRange(1, 10);
    m_divisions->setRange(1, 64);
    m_places->setRange(1, 16);
    m_finalists->setObjectName(u"competition-finalists"_s);
    m_finalists->setRange(0, 128);
    m_bestOf->setRange(1, 9);
    m_bestOf->setSingleStep(2);
    m_bestResults->setRange(0, 200);
    m_awarded->setRange(0, 99);
    m_squad->setObjectName(u"competition-squad"_s);
    m_squad->setRange(0, largestSquad);
    m_winners->setObjectName(u"competition-winners"_s);
    for (int i = 0; i < squadPointsIds().size(); ++i)
        m_squadPoints->addItem(QString(), i);
    for (const QualifyBy each :
         {QualifyBy::Points, QualifyBy::TeamValue, QualifyBy::WinRatio, QualifyBy::RatioTimesValue})
        m_qualify->addItem(QString(), static_cast<int>(each));
    for (const OpponentCredit each : {OpponentCredit::Real, OpponentCredit::Nothing,
                                      OpponentCredit::OwnPoints, OpponentCredit::Average}) {
        m_forfeitOpponent->addItem(QString(), static_cast<int>(each));
        if (each != OpponentCredit::Real) // nobody was drawn who could have points
            m_byeOpponent->addItem(QString(), static_cast<int>(each));
    }
    for (const LeagueOutcome each :
         {LeagueOutcome::Won, LeagueOutcome::Drawn, LeagueOutcome::Lost, LeagueOutcome::None})
        m_bye->addItem(QString(), static_cast<int>(each));
    m_reason->setObjectName(u"competition-reason"_s);
    for (QWidget *field : std::initializer_list<QWidget *>{m_pattern,
                                                           m_name,
                                                           m_shape,
                                                           m_rounds,
                                                           m_legs,
                                                           m_divisions,
                                                           m_places,
                                                           m_finalists,
                                                           m_qualify,
                                                           m_bestOf,
                                                           m_points,
                                                           m_columns,
                                                           m_bestResults,
                                                           m_bye,
                                                           m_awarded,
                                                           m_byeOpponent,
                                                           m_forfeitOpponent,
                                                           m_squad,
                                                           m_squadPoints,
                                                           m_reason}) {
        addField(field);
        if (field == m_shape)
            addSpanning(m_cards);
        if (field == m_points) {
            addNote(m_pointsNote);
            addNote(m_pointsHelp);
            addSpanning(m_pointsWords);
            addNote(m_more);
        }
        if (field == m_divisions) // what it is about is seen without scrolling
            addSpanning(m_across);
    }
    showField(m_reason, !m_announces);
    m_lot->setObjectName(u"competition-lot"_s);
    m_across->setObjectName(u"competition-across"_s);
    for (QWidget *wide : std::initializer_list<QWidget *>{m_third, m_lot, m_develop, m_winners})
        addWide(wide);
}

void CompetitionDialog::showShape()
{
    m_cards->setFormat(format());
    showFormat();
    showScoring();
    showTeams();
    m_lists->showLists(m_announces && isIn(Teams), isIn(Scoring));
}

void CompetitionDialog::showFormat()
{
    const bool asks = isIn(Format);
    const PlanFormat shape = format();
    const bool inDivisions = shape == PlanFormat::RoundRobin || shape == PlanFormat::Groups;
    const bool drawn = shape != PlanFormat::Ladder && shape != PlanFormat::Open;
    showField(m_pattern, asks && m_hasPatterns);
    showField(m_name, asks);
    showField(m_shape, !m_announces);
    showField(m_cards, asks && m_announces);
    showField(m_rounds, asks && shape == PlanFormat::Swiss);
    showField(m_legs, asks && inDivisions);
    showField(m_divisions, asks && inDivisions);
    showField(m_places, asks && shape == PlanFormat::Groups);
    showField(m_finalists, asks && (shape == PlanFormat::Swiss || !drawn));
    showField(m_qualify, asks && goesOn());
    showField(m_bestOf, asks && (shape == PlanFormat::KnockOut || goesOn()));
    sayDivisions();
    showField(m_across, asks && shape == PlanFormat::RoundRobin);
    m_third->setVisible(asks && (shape == PlanFormat::KnockOut || goesOn()));
    // Of several groups the first meet the second of another one.
    m_lot->setVisible(asks && goesOn()
                      && (shape != PlanFormat::Groups || m_divisions->value() == 1));
}

void CompetitionDialog::showScoring()
{
    const bool asks = isIn(Scoring);
    for (QWidget *each : std::initializer_list<QWidget *>{m_points, m_pointsNote, m_pointsHelp})
        showField(each, asks);
    showField(m_pointsWords, asks && !m_pointsWords->text().isEmpty());
    showField(m_more, asks && m_announces);
    for (QWidget *each : std::initializer_list<QWidget *>{
             m_columns, m_bestResults, m_bye, m_awarded, m_byeOpponent, m_forfeitOpponent})
        showField(each, asks && (m_shallAskMore || !m_announces));
}

void CompetitionDialog::showTeams()
{
    const bool asks = isIn(Teams);
    const bool drawn = format() != PlanFormat::Ladder && format() != PlanFormat::Open;
    showField(m_squad, asks && drawn);
    showField(m_squadPoints, asks && drawn && m_squad->value() > 0);
    m_develop->setVisible(asks && m_game != u"skirmish"); // bands are the same in every encounter
    m_winners->setVisible(asks);
}

/// Where another way to play is chosen; what somebody said of this one stays.
void CompetitionDialog::suggestDivisions()
{
    if (m_announces && format() == PlanFormat::Groups && m_divisions->value() == 1)
        m_divisions->setValue(2);
    else if (m_announces && format() == PlanFormat::RoundRobin)
        m_divisions->setValue(1);
}

void CompetitionDialog::suggestLot()
{
    m_lot->setChecked(
        isPairedByLot(format() == PlanFormat::Swiss ? PhaseFormat::Swiss : PhaseFormat::RoundRobin,
                      static_cast<QualifyBy>(m_qualify->currentData().toInt())));
}

PlanFormat CompetitionDialog::format() const
{
    return static_cast<PlanFormat>(std::max(0, m_shape->currentIndex()));
}

bool CompetitionDialog::goesOn() const
{
    CompetitionPlan said;
    said.format = format();
    said.playOffs = said.format == PlanFormat::RoundRobin ? 0 : m_finalists->value();
    return hasPlayOffs(said);
}

CompetitionPlan CompetitionDialog::plan() const
{
    CompetitionPlan plan = m_before;
    plan.name = m_name->text().trimmed();
    plan.columns = columnsFrom(m_columns->text());
    plan.points = englishFormula(m_points->text().trimmed(), plan.columns);
    plan.best = m_bestResults->value();
    plan.bye = static_cast<LeagueOutcome>(m_bye->currentData().toInt());
    plan.byeOpponent = static_cast<OpponentCredit>(m_byeOpponent->currentData().toInt());
    plan.forfeitOpponent = static_cast<OpponentCredit>(m_forfeitOpponent->currentData().toInt());
    plan.awardedTd = m_awarded->value();
    plan.resurrection = !m_develop->isChecked();
    plan.winners = m_winners->isChecked();
    plan.tieBreaks = m_lists->tieBreaks();
    const bool drawn = format() != PlanFormat::Ladder && format() != PlanFormat::Open;
    plan.squad = drawn ? m_squad->value() : 0;
    plan.squadPoints = static_cast<SquadPoints>(m_squadPoints->currentData().toInt());
    if (!plan.phases.empty()) // put together otherwise
        return plan;
    plan.format = format();
    plan.rounds = m_rounds->value();
    plan.legs = m_legs->value();
    plan.divisions = m_divisions->value();
    plan.across = m_across->isChecked();
    plan.bestOf = m_bestOf->value();
    plan.thirdPlace = m_third->isChecked();
    plan.playOffs = plan.format == PlanFormat::Groups ? m_places->value()
        : goesOn()                                    ? m_finalists->value()
                                                      : 0;
    plan.qualifyBy = static_cast<QualifyBy>(m_qualify->currentData().toInt());
    plan.pairs = m_lot->isChecked() ? PlayOffPairs::ByLot : PlayOffPairs::ByPlaces;
    return plan;
}

/// What somebody has called it stays.
void CompetitionDialog::showPattern()
{
    const auto place = static_cast<size_t>(std::max(0, m_pattern->currentIndex()));
    CompetitionPlan plan = place == 0 ? m_usual : m_patterns.at(place - 1).plan;
    if (const QString name = m_name->text().trimmed(); !name.isEmpty())
        plan.name = name;
    m_begun = !plan.phases.empty(); // those are not put together here
    showPlan(plan);
    for (QWidget *field : std::initializer_list<QWidget *>{m_shape, m_rounds, m_legs, m_divisions,
                                                           m_across, m_places, m_finalists,
                                                           m_qualify, m_bestOf, m_third, m_lot})
        field->setEnabled(!m_begun);
    showShape();
}

CompetitionId CompetitionDialog::like() const
{
    const int place = m_pattern->currentIndex();
    return place > 0 ? m_patterns.at(static_cast<size_t>(place) - 1).like : CompetitionId();
}

std::vector<EntrantId> CompetitionDialog::teams() const
{
    return m_lists->teams();
}

QString CompetitionDialog::reason() const
{
    return m_reason->text().trimmed();
}

void CompetitionDialog::accept()
{
    if (const CompetitionRules *now = m_now ? m_now() : nullptr; now && planOf(*now) != m_before) {
        askWhichCounts(*now);
        return;
    }
    if (tellsNews())
        return;
    const QString problem = m_try(*this);
    if (problem.isEmpty())
        QDialog::accept();
    else
        showProblem(problem);
}

} // namespace dugout
