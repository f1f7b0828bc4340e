// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/competition/competitiondialog.h"

#include "core/leaguebook/state/leaguedefaults.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/numberbox.h"
#include "ui/common/textfield.h"
#include "ui/common/textlabel.h"
#include "ui/league/competition/competitionlists.h"
#include "ui/league/competition/pointshint.h"

#include <QCheckBox>
#include <QScreen>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

CompetitionDialog::CompetitionDialog(bool announces, Try attempt, QWidget *parent)
    : NewsForm(parent)
    , m_announces(announces)
    , m_try(std::move(attempt))
    , m_name(new TextField(this))
    , m_shape(new ChoiceBox(this))
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
    , m_across(new QCheckBox(this))
    , m_third(new QCheckBox(this))
    , m_lot(new QCheckBox(this))
    , m_develop(new QCheckBox(this))
    , m_winners(new QCheckBox(this))
    , m_squad(new NumberBox(this))
    , m_squadPoints(new ChoiceBox(this))
    , m_lists(new CompetitionLists(this))
    , m_reason(new TextField(this))
{
    setObjectName(announces ? u"new-competition"_s : u"change-competition"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    addFields();
    addBeside(m_lists);
    m_lists->setMaximumWidth(gridStep(this, 72)); // long labels leave their fields little room
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
}

CompetitionDialog::CompetitionDialog(const League &league, Try attempt, QWidget *parent)
    : CompetitionDialog(true, std::move(attempt), parent)
{
    m_lists->fillTeams(league);
    showRules(usualCompetition(league.currentRules()));
    m_qualify->setCurrentIndex(
        m_qualify->findData(static_cast<int>(usualFinals(league.currentRules()).qualifyBy)));
    suggestLot();
    CompetitionDialog::retranslate();
    showShape();
}

CompetitionDialog::CompetitionDialog(const Competition &announced, Try attempt, QWidget *parent)
    : CompetitionDialog(false, std::move(attempt), parent)
{
    // Three phases and more are made elsewhere: here they stay as they are.
    m_begun = announced.currentPhase() >= 0 || announced.rules.phases.size() > 2;
    showRules(announced.rules);
    showPhases(announced.rules.phases);
    m_lists->hideTeams();
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

void CompetitionDialog::showRules(const CompetitionRules &rules)
{
    m_before = rules;
    m_name->setText(rules.name);
    m_columns->setText(rules.columns.join(u", "_s));
    m_points->setText(rules.points);
    m_bestResults->setValue(rules.bestResults);
    m_bye->setCurrentIndex(std::max(0, m_bye->findData(static_cast<int>(rules.bye))));
    m_byeOpponent->setCurrentIndex(
        std::max(0, m_byeOpponent->findData(static_cast<int>(rules.byeOpponent))));
    m_forfeitOpponent->setCurrentIndex(
        std::max(0, m_forfeitOpponent->findData(static_cast<int>(rules.forfeitOpponent))));
    m_awarded->setValue(rules.awardedTd);
    m_develop->setChecked(rules.teamsDevelop);
    m_develop->setVisible(!rules.isSkirmish()); // bands are the same in every encounter
    m_winners->setChecked(rules.needsWinners);
    m_squad->setValue(rules.squad);
    m_squadPoints->setCurrentIndex(static_cast<int>(rules.squadPoints));
    m_lists->fillTieBreaks(rules.tieBreaks,
                           rules.isSkirmish() ? ResultCounts::Skirmish : ResultCounts::Football);
}

void CompetitionDialog::showPhases(const std::vector<PhaseRules> &phases)
{
    const PhaseRules &first = phases.front();
    const PhaseRules &last = phases.back();
    static const QHash<PhaseFormat, Shape> shapes{{PhaseFormat::RoundRobin, RoundRobin},
                                                  {PhaseFormat::Swiss, Swiss},
                                                  {PhaseFormat::KnockOut, KnockOut},
                                                  {PhaseFormat::Ladder, Ladder},
                                                  {PhaseFormat::Open, Open}};
    const bool groups = phases.size() > 1 && first.format == PhaseFormat::RoundRobin;
    m_shape->setCurrentIndex(groups ? Groups : shapes.value(first.format));
    m_rounds->setValue(std::max(1, first.rounds));
    m_legs->setValue(first.legs);
    m_divisions->setValue(first.divisions);
    m_across->setChecked(first.across);
    m_places->setValue(std::max(1, last.places));
    m_finalists->setValue(phases.size() > 1 ? last.places : 0);
    m_qualify->setCurrentIndex(m_qualify->findData(static_cast<int>(last.qualifyBy)));
    m_bestOf->setValue(last.bestOf);
    m_third->setChecked(last.thirdPlace);
    if (phases.size() > 1)
        m_lot->setChecked(last.byLot);
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
    for (int shape = RoundRobin; shape <= Open; ++shape)
        m_shape->addItem(QString(), shape);
    m_rounds->setObjectName(u"competition-rounds"_s);
    m_rounds->setRange(1, 40);
    m_rounds->setValue(5);
    m_legs->setRange(1, 8);
    m_divisions->setRange(1, 32);
    m_places->setRange(1, 16);
    m_places->setValue(2);
    m_finalists->setObjectName(u"competition-finalists"_s);
    m_finalists->setRange(0, 128);
    m_bestOf->setRange(1, 9);
    m_bestOf->setSingleStep(2);
    m_bestResults->setRange(0, 40);
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
    for (QWidget *field : std::initializer_list<QWidget *>{
             m_name, m_shape, m_rounds, m_legs, m_divisions, m_places, m_finalists, m_qualify,
             m_bestOf, m_points, m_columns, m_bestResults, m_bye, m_awarded, m_byeOpponent,
             m_forfeitOpponent, m_squad, m_squadPoints, m_reason}) {
        addField(field);
        if (field == m_points)
            addNote(m_pointsNote);
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
    const int shape = m_shape->currentData().toInt();
    showField(m_rounds, shape == Swiss);
    showField(m_legs, shape == RoundRobin || shape == Groups);
    showField(m_divisions, shape == RoundRobin || shape == Groups);
    showField(m_places, shape == Groups);
    showField(m_finalists, shape == Swiss || shape == Ladder || shape == Open);
    showField(m_qualify, goesOn());
    showField(m_bestOf, shape == KnockOut || goesOn());
    sayDivisions();
    showField(m_across, shape == RoundRobin);
    m_third->setVisible(shape == KnockOut || goesOn());
    // Of several groups the first meet the second of another one.
    m_lot->setVisible(goesOn() && (shape != Groups || m_divisions->value() == 1));
    const bool drawn = shape != Ladder && shape != Open;
    showField(m_squad, drawn);
    showField(m_squadPoints, drawn && m_squad->value() > 0);
}

/// Where another way to play is chosen; what somebody said of this one stays.
void CompetitionDialog::suggestDivisions()
{
    const int shape = m_shape->currentData().toInt();
    if (m_announces && shape == Groups && m_divisions->value() == 1)
        m_divisions->setValue(2);
    else if (m_announces && shape == RoundRobin)
        m_divisions->setValue(1);
}

void CompetitionDialog::suggestLot()
{
    const bool swiss = m_shape->currentData().toInt() == Swiss;
    m_lot->setChecked(isPairedByLot(swiss ? PhaseFormat::Swiss : PhaseFormat::RoundRobin,
                                    static_cast<QualifyBy>(m_qualify->currentData().toInt())));
}

bool CompetitionDialog::hasGroups() const
{
    return m_shape->currentData().toInt() == Groups;
}

bool CompetitionDialog::goesOn() const
{
    const int shape = m_shape->currentData().toInt();
    return shape == Groups
        || (shape != RoundRobin && shape != KnockOut && m_finalists->value() > 0);
}

/// What is asked about play-offs, in a phase that is one.
PhaseRules CompetitionDialog::playOffs(PhaseRules phase) const
{
    phase.format = PhaseFormat::KnockOut;
    phase.bestOf = m_bestOf->value();
    phase.thirdPlace = m_third->isChecked();
    return phase;
}

PhaseRules CompetitionDialog::finals(PhaseRules phase) const
{
    phase = playOffs(std::move(phase));
    phase.places = hasGroups() ? m_places->value() : m_finalists->value();
    phase.qualifyBy = static_cast<QualifyBy>(m_qualify->currentData().toInt());
    phase.byLot = m_lot->isChecked(); // else by their places
    return phase;
}

std::vector<PhaseRules> CompetitionDialog::phases() const
{
    if (m_begun) { // what is played stays as it was announced
        std::vector<PhaseRules> phases = m_before.phases;
        if (phases.size() > 1 && m_bestOf->isEnabled())
            phases.back() = finals(phases.back());
        return phases;
    }
    PhaseRules first;
    switch (m_shape->currentData().toInt()) {
    case Swiss:
        first.format = PhaseFormat::Swiss;
        first.rounds = m_rounds->value();
        break;
    case KnockOut:
        return {playOffs({})};
    case Ladder:
        first.format = PhaseFormat::Ladder;
        break;
    case Open:
        first.format = PhaseFormat::Open;
        break;
    default:
        first.legs = m_legs->value();
        first.divisions = m_divisions->value();
        first.across = !hasGroups() && m_across->isChecked();
    }
    return goesOn() ? std::vector{first, finals({})} : std::vector{first};
}

CompetitionRules CompetitionDialog::rules() const
{
    CompetitionRules rules = m_before;
    rules.name = m_name->text().trimmed();
    rules.points = m_points->text().trimmed();
    rules.columns = columnsFrom(m_columns->text());
    rules.bestResults = m_bestResults->value();
    rules.bye = static_cast<LeagueOutcome>(m_bye->currentData().toInt());
    rules.byeOpponent = static_cast<OpponentCredit>(m_byeOpponent->currentData().toInt());
    rules.forfeitOpponent = static_cast<OpponentCredit>(m_forfeitOpponent->currentData().toInt());
    rules.awardedTd = m_awarded->value();
    rules.teamsDevelop = m_develop->isChecked();
    rules.needsWinners = m_winners->isChecked();
    const bool drawn = m_shape->currentData().toInt() < Ladder;
    rules.squad = drawn ? m_squad->value() : 0;
    rules.squadPoints = static_cast<SquadPoints>(m_squadPoints->currentData().toInt());
    rules.phases = phases();
    rules.tieBreaks = m_lists->tieBreaks();
    return rules;
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
    if (const CompetitionRules *now = m_now ? m_now() : nullptr; now && *now != m_before) {
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
