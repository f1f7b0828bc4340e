// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/newmatchdialog.h"

#include "core/club/club.h"
#include "core/club/enteringmatch.h"
#include "core/club/meetings.h"
#include "core/match/state/playednames.h"
#include "core/match/state/setupcheck.h"
#include "core/match/words/matchtexts.h"
#include "core/rules/optiongroups.h"
#include "core/team/teamcheck.h"
#include "core/team/teamvalue.h"
#include "core/text/goldtext.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/optionpanel.h"
#include "ui/common/optionswitches.h"
#include "ui/common/textlabel.h"
#include "ui/match/sidepicker.h"

#include <QCheckBox>
#include <QLabel>
#include <QLayout>
#include <QScreen>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Side by side with the teams, in table mode on a small screen too.
constexpr int optionSteps = 80;
/// As much as they get where there is room.
constexpr int widerSteps = 130;
/// So often two teams may meet one match after the other.
constexpr int mostMeetings = 2;

struct OccasionWord
{
    QStringView id;
    const char *name;
};

constexpr OccasionWord occasions[]{
    {u"", QT_TRANSLATE_NOOP("dugout::NewMatchDialog", "Regular match")},
    {Played::Friendly, QT_TRANSLATE_NOOP("dugout::NewMatchDialog", "Friendly match")},
    {Played::PlayOff, QT_TRANSLATE_NOOP("dugout::NewMatchDialog", "Play-off")},
    {Played::SemiFinal, QT_TRANSLATE_NOOP("dugout::NewMatchDialog", "Semi-final")},
    {Played::Final, QT_TRANSLATE_NOOP("dugout::NewMatchDialog", "Final")}};

/// Nothing for a quick team, and where none is chosen yet.
std::optional<Team> keptTeam(const SidePicker &side)
{
    if (side.isQuick())
        return std::nullopt;
    auto team = side.team();
    return team ? std::optional(*std::move(team)) : std::nullopt;
}

} // namespace

NewMatchDialog::NewMatchDialog(const Club &club, QWidget *parent)
    : FormDialog(parent)
    , m_club(club)
    , m_habits(club.matches().habits())
    , m_edition(new ChoiceBox(this))
    , m_home(new SidePicker(0, this))
    , m_away(new SidePicker(1, this))
    , m_league(new QCheckBox(this))
    , m_occasion(new ChoiceBox(this))
    , m_reminder(new TextLabel(TextStyle::Body, this))
    , m_more(new ActionButton(this))
    , m_options(new OptionPanel(this))
{
    setObjectName(u"new-match"_s);
    m_edition->setObjectName(u"match-edition"_s);
    m_edition->setProperty("tableWords", true);
    m_league->setObjectName(u"match-league"_s);
    m_more->setObjectName(u"match-options"_s);
    m_more->setCheckable(true);
    for (QWidget *field : {static_cast<QWidget *>(m_edition), static_cast<QWidget *>(m_home),
                           static_cast<QWidget *>(m_away)})
        m_labels.append(addField(field));
    m_occasion->setObjectName(u"match-occasion"_s);
    m_reminder->setObjectName(u"match-reminder"_s);
    m_reminder->setWordWrap(true);
    m_reminder->setTone(tone::harm);
    addWide(m_league);
    m_labels.append(addField(m_occasion));
    addWide(m_reminder);
    addWide(m_more);
    m_options->setMinimumWidth(gridStep(this, optionSteps));
    m_options->hide();
    addBeside(m_options);
    m_teams = club.teams().readable();
    fillEditions();
    chooseEdition();
    connectAll();
    showEdition();
    NewMatchDialog::retranslate();
}

void NewMatchDialog::connectAll()
{
    connect(m_edition, &QComboBox::currentIndexChanged, this, &NewMatchDialog::showEdition);
    connect(m_league, &QCheckBox::toggled, this, &NewMatchDialog::showOptions);
    connect(m_league, &QCheckBox::toggled, this, &NewMatchDialog::showOccasion);
    connect(m_league, &QCheckBox::toggled, this, &NewMatchDialog::showNotes);
    for (const SidePicker *side : {m_home, m_away})
        connect(side, &SidePicker::chosen, this, &NewMatchDialog::showNotes);
    connect(m_options->switches(), &OptionSwitches::changed, this, &NewMatchDialog::countOptions);
    connect(m_more, &QAbstractButton::toggled, this, &NewMatchDialog::openOptions);
}

std::shared_ptr<const Ruleset> NewMatchDialog::ruleset() const
{
    auto loaded = m_club.library().load(m_edition->currentData().toString());
    return loaded ? *loaded : nullptr;
}

std::vector<Team> NewMatchDialog::teamsOf(const QString &edition) const
{
    std::vector<Team> some;
    std::copy_if(m_teams.begin(), m_teams.end(), std::back_inserter(some),
                 [&edition](const Team &team) { return team.ruleset.text() == edition; });
    return some;
}

void NewMatchDialog::fillEditions()
{
    const QSignalBlocker quiet(m_edition);
    const QVariant before = m_edition->currentData();
    m_edition->clear();
    for (const QString &id : m_club.library().ids()) {
        const auto loaded = m_club.library().load(id);
        if (loaded && (*loaded)->manifest().game == Game::Football)
            m_edition->addItem(said((*loaded)->name()), id);
    }
    m_edition->setCurrentIndex(std::max(0, m_edition->findData(before)));
}

void NewMatchDialog::chooseEdition()
{
    const auto edition = [](const Team &team) { return team.ruleset.text(); };
    const auto playable = std::find_if(m_teams.begin(), m_teams.end(), [&](const Team &team) {
        return teamsOf(edition(team)).size() > 1;
    });
    const auto shown = playable == m_teams.end() ? m_teams.begin() : playable;
    if (shown != m_teams.end())
        m_edition->setCurrentIndex(std::max(0, m_edition->findData(edition(*shown))));
}

void NewMatchDialog::showEdition()
{
    const QString edition = m_edition->currentData().toString();
    const std::vector<Team> teams = teamsOf(edition);
    m_home->setTeams(teams);
    m_away->setTeams(teams);
    m_away->choose(teams.size() > 1 ? 1 : -1);
    const auto known = m_habits.find(RulesetId(edition));
    // Two teams that are kept mostly meet in their league; the first time nobody has said so yet.
    const MatchHabits first{teams.size() > 1, {}};
    const MatchHabits habits = known == m_habits.end() ? first : known->second;
    {
        const QSignalBlocker quiet(m_league);
        m_league->setChecked(habits.league);
    }
    showOccasion();
    showOptions();
    m_options->switches()->setChoices(habits.options);
    putButtonsLast();
    countOptions();
    showNotes();
}

void NewMatchDialog::showOccasion()
{
    m_occasion->setEnabled(m_league->isChecked());
    m_labels.constLast()->setEnabled(m_league->isChecked());
    showReminder();
}

void NewMatchDialog::showReminder()
{
    const auto home = keptTeam(*m_home);
    const auto away = keptTeam(*m_away);
    const bool again = m_league->isChecked() && home && away
        && metRunning(m_club.teams(), *home, *away) >= mostMeetings;
    m_reminder->setText(again ? tr("These two have just met twice in a row: against each other, a "
                                   "league lets them play again after another match.")
                              : QString());
    m_reminder->setVisible(again);
}

void NewMatchDialog::showOptions()
{
    const bool league = m_league->isChecked();
    m_options->switches()->setRuleset(
        ruleset(), [league](const Option &option) { return isForMatch(option, league); });
    countOptions();
    putButtonsLast();
}

void NewMatchDialog::countOptions()
{
    const auto count = static_cast<int>(m_options->switches()->choices().size());
    m_more->setText(count == 0 ? tr("Optional rules…")
                               : tr("Optional rules: %n changed", nullptr, count));
    m_options->showState();
}

void NewMatchDialog::openOptions(bool open)
{
    const int before = width();
    m_options->setVisible(open);
    layout()->activate();
    if (!open) {
        adjustSize();
        return;
    }
    // It was put in the middle when it was smaller.
    const QRect room = screen()->availableGeometry();
    const QSize wanted(before + gridStep(this, widerSteps), room.height());
    QRect larger(QPoint(), wanted.boundedTo(room.size() * 9 / 10));
    larger.moveCenter(room.center());
    setGeometry(larger);
    m_options->focusSearch();
}

void NewMatchDialog::showNotes()
{
    const auto edition = ruleset();
    for (SidePicker *side : {m_home, m_away}) {
        const auto team = keptTeam(*side);
        side->setNote(team && edition ? noteOn(*team, *edition) : QString());
    }
    showReminder();
    if (isVisible() && m_options->isHidden())
        adjustSize();
}

QString NewMatchDialog::noteOn(const Team &team, const Ruleset &edition) const
{
    const auto problems = checkTeam(team, edition, currentLanguage());
    const auto broken = std::find_if(problems.begin(), problems.end(), [](const auto &problem) {
        return problem.severity == Severity::Error;
    });
    if (broken != problems.end())
        return tr("Not ready to play: %1").arg(broken->sentence);
    const int left = goldLeft(team, edition);
    if (!isFoundedByMatch(team, edition) || (left == 0 && !m_league->isChecked()))
        return {};
    if (left == 0)
        return tr("Still being built. The match makes it ready to play.");
    return m_league->isChecked()
        ? tr("Still being built. The match makes it ready to play: the %1 gold pieces left become "
             "its treasury.")
              .arg(goldText(left))
        : tr("Still being built. The %1 gold pieces left count as its treasury.")
              .arg(goldText(left));
}

Result<MatchSetup> NewMatchDialog::setup() const
{
    const auto edition = ruleset();
    if (!edition)
        return Error{ErrorCode::NoEdition, tr("Choose an edition."), {}};
    auto home = m_home->team();
    if (!home)
        return home.error();
    auto away = m_away->team();
    if (!away)
        return away.error();
    MatchSetup setup;
    setup.ruleset = edition->id();
    setup.options = m_options->switches()->choices();
    setup.league = m_league->isChecked();
    if (setup.league)
        setup.occasion = m_occasion->currentData().toString();
    setup.teams = {*std::move(home), *std::move(away)};
    if (auto fits = checkSetup(setup, *edition); !fits)
        return fits.error();
    return setup;
}

void NewMatchDialog::accept()
{
    const auto made = setup();
    if (made)
        QDialog::accept();
    else
        showProblem(made.error().message);
}

void NewMatchDialog::retranslate()
{
    FormDialog::retranslate();
    setWindowTitle(tr("New match"));
    const QStringList words{tr("Edition"), tr("First team"), tr("Second team"), tr("Occasion")};
    for (qsizetype i = 0; i < words.size(); ++i)
        m_labels.at(i)->setText(words.at(i));
    m_edition->setAccessibleName(words.constFirst());
    m_occasion->setAccessibleName(words.constLast());
    const QVariant before = m_occasion->currentData();
    m_occasion->clear();
    for (const OccasionWord &each : occasions)
        m_occasion->addItem(tr(each.name), each.id.toString());
    m_occasion->setCurrentIndex(std::max(0, m_occasion->findData(before)));
    m_league->setText(tr("A league match"));
    acceptButton()->setText(tr("Start the match"));
    fillEditions();
    m_home->retranslate();
    m_away->retranslate();
    m_options->retranslate();
    putButtonsLast();
    countOptions();
    showNotes();
}

} // namespace dugout
