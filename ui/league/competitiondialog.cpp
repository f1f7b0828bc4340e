// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/competitiondialog.h"

#include "core/league/numbertext.h"
#include "core/leaguebook/leaguedefaults.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/numberbox.h"
#include "ui/common/textfield.h"
#include "ui/common/textlabel.h"

#include <QCheckBox>
#include <QListWidget>
#include <QScreen>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// What a formula makes of the same match won, drawn and lost.
EntrantLine exampleLine(LeagueOutcome outcome)
{
    EntrantLine line;
    line.outcome = outcome;
    line.td = outcome == LeagueOutcome::Won ? 2 : 1;
    line.tdAgainst = outcome == LeagueOutcome::Lost ? 2 : 1;
    return line;
}

} // namespace

CompetitionDialog::CompetitionDialog(const League &league, Try attempt, QWidget *parent)
    : FormDialog(parent, Height::Scrolls)
    , m_try(std::move(attempt))
    , m_name(new TextField(this))
    , m_shape(new ChoiceBox(this))
    , m_rounds(new NumberBox(this))
    , m_legs(new NumberBox(this))
    , m_divisions(new NumberBox(this))
    , m_places(new NumberBox(this))
    , m_bestOf(new NumberBox(this))
    , m_bestResults(new NumberBox(this))
    , m_bye(new ChoiceBox(this))
    , m_points(new TextField(u"3-1-0"_s, this))
    , m_pointsNote(new TextLabel(TextStyle::Small, this))
    , m_across(new QCheckBox(this))
    , m_third(new QCheckBox(this))
    , m_develop(new QCheckBox(this))
    , m_teamsTitle(new TextLabel(TextStyle::Strong, this))
    , m_teams(new QListWidget(this))
    , m_tieTitle(new TextLabel(TextStyle::Strong, this))
    , m_ties(new QListWidget(this))
    , m_up(new ActionButton(this))
    , m_down(new ActionButton(this))
{
    setObjectName(u"new-competition"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    addFields();
    addLists();
    fillTeams(league);
    const CompetitionRules usual = usualCompetition(league.currentRules());
    m_points->setText(usual.points);
    fillTieBreaks(usual.tieBreaks);
    connect(m_shape, &QComboBox::currentIndexChanged, this, &CompetitionDialog::showShape);
    connect(m_points, &QLineEdit::textChanged, this, &CompetitionDialog::tryPoints);
    connect(m_up, &QAbstractButton::clicked, this, [this] { moveTieBreak(-1); });
    connect(m_down, &QAbstractButton::clicked, this, [this] { moveTieBreak(1); });
    CompetitionDialog::retranslate();
    showShape();
    const QSize room = screen()->availableSize();
    resize(QSize(gridStep(this, 230), gridStep(this, 150)).boundedTo(room * 9 / 10));
    m_name->setFocus();
}

void CompetitionDialog::addFields()
{
    m_name->setObjectName(u"competition-name"_s);
    m_shape->setObjectName(u"competition-format"_s);
    m_points->setObjectName(u"competition-points"_s);
    m_pointsNote->setObjectName(u"competition-points-note"_s);
    m_pointsNote->setWordWrap(true);
    for (int shape = RoundRobin; shape <= Open; ++shape)
        m_shape->addItem(QString(), shape);
    m_rounds->setRange(1, 40);
    m_rounds->setValue(5);
    m_legs->setRange(1, 8);
    m_divisions->setRange(1, 32);
    m_places->setRange(1, 16);
    m_places->setValue(2);
    m_bestOf->setRange(1, 9);
    m_bestOf->setSingleStep(2);
    m_bestResults->setRange(0, 40);
    for (const LeagueOutcome each :
         {LeagueOutcome::Won, LeagueOutcome::Drawn, LeagueOutcome::Lost, LeagueOutcome::None})
        m_bye->addItem(QString(), static_cast<int>(each));
    m_develop->setChecked(true);
    for (QWidget *field :
         std::initializer_list<QWidget *>{m_name, m_shape, m_rounds, m_legs, m_divisions, m_places,
                                          m_bestOf, m_points, m_bestResults, m_bye})
        m_labels.append(addField(field));
    for (QWidget *wide :
         std::initializer_list<QWidget *>{m_pointsNote, m_across, m_third, m_develop})
        addWide(wide);
}

void CompetitionDialog::addLists()
{
    m_teams->setObjectName(u"competition-teams"_s);
    m_ties->setObjectName(u"competition-tie-breaks"_s);
    auto *column = new QWidget(this);
    auto *layout = new QVBoxLayout(column);
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
    column->setMinimumWidth(gridStep(this, 70));
    addBeside(column);
}

void CompetitionDialog::fillTeams(const League &league)
{
    for (const LeagueTeam &each : league.teams) {
        if (each.state != MemberState::Active)
            continue;
        auto *item = new QListWidgetItem(each.name, m_teams);
        item->setData(Qt::UserRole, each.id.text());
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Checked);
    }
    m_teams->sortItems();
}

void CompetitionDialog::fillTieBreaks(const std::vector<TieBreak> &usual)
{
    const auto add = [this](TieBreak tieBreak, bool on) {
        auto *item = new QListWidgetItem(m_ties);
        item->setData(Qt::UserRole, static_cast<int>(tieBreak));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(on ? Qt::Checked : Qt::Unchecked);
    };
    for (const TieBreak each : usual)
        add(each, true);
    for (int i = 0; i < tieBreakIds().size(); ++i) {
        const auto each = static_cast<TieBreak>(i);
        if (std::find(usual.begin(), usual.end(), each) == usual.end())
            add(each, false);
    }
    m_ties->setCurrentRow(0);
}

void CompetitionDialog::sayTieBreaks()
{
    for (int row = 0; row < m_ties->count(); ++row) {
        QListWidgetItem *item = m_ties->item(row);
        const QString name = tieBreakName(static_cast<TieBreak>(item->data(Qt::UserRole).toInt()));
        item->setText(name.left(1).toUpper() + name.mid(1));
    }
}

void CompetitionDialog::moveTieBreak(int by)
{
    const int from = m_ties->currentRow();
    const int to = from + by;
    if (from < 0 || to < 0 || to >= m_ties->count())
        return;
    m_ties->insertItem(to, m_ties->takeItem(from));
    m_ties->setCurrentRow(to);
}

void CompetitionDialog::showShape()
{
    const int shape = m_shape->currentData().toInt();
    showField(m_rounds, shape == Swiss);
    showField(m_legs, shape == RoundRobin || shape == Groups);
    showField(m_divisions, shape == RoundRobin || shape == Groups);
    showField(m_places, shape == Groups);
    showField(m_bestOf, shape == KnockOut || shape == Groups);
    m_across->setVisible(shape == RoundRobin);
    m_third->setVisible(shape == KnockOut || shape == Groups);
    if (shape == Groups && m_divisions->value() == 1)
        m_divisions->setValue(2);
    else if (shape == RoundRobin)
        m_divisions->setValue(1);
}

void CompetitionDialog::tryPoints()
{
    const auto formula = PointsFormula::parse(m_points->text());
    auto *note = static_cast<TextLabel *>(m_pointsNote);
    note->setTone(formula ? tone::greyInk : tone::harm);
    if (!formula) {
        note->setText(formula.error().message);
        return;
    }
    QStringList gives;
    for (const LeagueOutcome outcome :
         {LeagueOutcome::Won, LeagueOutcome::Drawn, LeagueOutcome::Lost}) {
        const auto points = formula->points(exampleLine(outcome));
        gives.append(points ? numberText(*points) : u"–"_s);
    }
    note->setText(
        tr("2–1 gives %1, 1–1 gives %2, 1–2 gives %3.").arg(gives[0], gives[1], gives[2]));
}

std::vector<PhaseRules> CompetitionDialog::phases() const
{
    PhaseRules first;
    first.legs = m_legs->value();
    first.divisions = m_divisions->value();
    first.across = m_across->isChecked();
    PhaseRules knockOut;
    knockOut.format = PhaseFormat::KnockOut;
    knockOut.bestOf = m_bestOf->value();
    knockOut.thirdPlace = m_third->isChecked();
    switch (m_shape->currentData().toInt()) {
    case Swiss:
        first = {};
        first.format = PhaseFormat::Swiss;
        first.rounds = m_rounds->value();
        return {first};
    case KnockOut:
        return {knockOut};
    case Groups:
        first.across = false;
        knockOut.places = m_places->value();
        knockOut.byLot = false;
        return {first, knockOut};
    case Ladder:
        first = {};
        first.format = PhaseFormat::Ladder;
        return {first};
    case Open:
        first = {};
        first.format = PhaseFormat::Open;
        return {first};
    default:
        return {first};
    }
}

CompetitionRules CompetitionDialog::rules() const
{
    CompetitionRules rules;
    rules.name = m_name->text().trimmed();
    rules.points = m_points->text().trimmed();
    rules.bestResults = m_bestResults->value();
    rules.bye = static_cast<LeagueOutcome>(m_bye->currentData().toInt());
    rules.teamsDevelop = m_develop->isChecked();
    rules.phases = phases();
    rules.tieBreaks.clear();
    for (int row = 0; row < m_ties->count(); ++row) {
        const QListWidgetItem *item = m_ties->item(row);
        if (item->checkState() == Qt::Checked)
            rules.tieBreaks.push_back(static_cast<TieBreak>(item->data(Qt::UserRole).toInt()));
    }
    return rules;
}

std::vector<EntrantId> CompetitionDialog::teams() const
{
    std::vector<EntrantId> chosen;
    for (int row = 0; row < m_teams->count(); ++row) {
        const QListWidgetItem *item = m_teams->item(row);
        if (item->checkState() == Qt::Checked)
            chosen.emplace_back(item->data(Qt::UserRole).toString());
    }
    return chosen;
}

void CompetitionDialog::accept()
{
    const QString problem = m_try(*this);
    if (problem.isEmpty())
        QDialog::accept();
    else
        showProblem(problem);
}

void CompetitionDialog::retranslate()
{
    FormDialog::retranslate();
    setWindowTitle(tr("New competition"));
    const QStringList words{tr("Name"),
                            tr("Played as"),
                            tr("Rounds"),
                            tr("How often each pair meets"),
                            tr("Divisions"),
                            tr("Go on from each group"),
                            tr("Best of"),
                            tr("Points"),
                            tr("Only the best results (0: all)"),
                            tr("A bye counts as")};
    for (qsizetype i = 0; i < words.size(); ++i)
        m_labels.at(i)->setText(words.at(i));
    const QStringList shapes{tr("Everybody against everybody"), tr("Swiss"),  tr("Knock-out"),
                             tr("Groups, then play-offs"),      tr("Ladder"), tr("Open play")};
    for (int i = 0; i < m_shape->count(); ++i)
        m_shape->setItemText(i, shapes.value(i));
    m_shape->setAccessibleName(words.at(1));
    const QStringList byes{tr("won"), tr("drawn"), tr("lost"), tr("no match")};
    for (int i = 0; i < m_bye->count(); ++i)
        m_bye->setItemText(i, byes.value(i));
    m_bye->setAccessibleName(words.constLast());
    m_across->setText(tr("Divisions also play each other"));
    m_third->setText(tr("A match for third place"));
    m_develop->setText(tr("Teams develop from match to match"));
    m_teamsTitle->setText(tr("Who takes part"));
    m_teams->setAccessibleName(m_teamsTitle->text());
    m_tieTitle->setText(tr("What decides on equal points, in this order"));
    m_tieTitle->setWordWrap(true);
    m_ties->setAccessibleName(m_tieTitle->text());
    m_up->setText(tr("Up"));
    m_down->setText(tr("Down"));
    acceptButton()->setText(tr("Announce"));
    sayTieBreaks();
    tryPoints();
}

} // namespace dugout
