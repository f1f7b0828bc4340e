// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/newmatchdialog.h"

#include "core/exchange/teamdocuments.h"
#include "core/match/matchtexts.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/scrollcolumn.h"
#include "ui/match/optionswitches.h"
#include "ui/match/sidepicker.h"

#include <QCheckBox>
#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dugout {

NewMatchDialog::NewMatchDialog(DocumentStore &documents, RulesetLibrary &rulesets, QWidget *parent)
    : FormDialog(parent)
    , m_rulesets(rulesets)
    , m_edition(new ChoiceBox(this))
    , m_home(new SidePicker(0, this))
    , m_away(new SidePicker(1, this))
    , m_league(new QCheckBox(this))
    , m_more(new ActionButton(this))
    , m_scroll(new ScrollColumn(this))
    , m_options(new OptionSwitches(m_scroll))
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
    addWide(m_league);
    addWide(m_more);
    m_scroll->column()->addWidget(m_options);
    m_scroll->column()->addStretch();
    m_scroll->setMinimumHeight(gridStep(this, 60));
    m_scroll->hide();
    addWide(m_scroll);
    readTeams(documents);
    fillEditions();
    connect(m_edition, &QComboBox::currentIndexChanged, this, &NewMatchDialog::showEdition);
    connect(m_league, &QCheckBox::toggled, this, &NewMatchDialog::showOptions);
    connect(m_options, &OptionSwitches::changed, this, &NewMatchDialog::countOptions);
    connect(m_more, &QAbstractButton::toggled, this, [this](bool open) {
        m_scroll->setVisible(open);
        adjustSize();
    });
    // The edition of the newest team, and the two newest teams of it.
    if (!m_teams.empty())
        m_edition->setCurrentIndex(
            std::max(0, m_edition->findData(m_teams.front().ruleset.text())));
    showEdition();
    NewMatchDialog::retranslate();
}

void NewMatchDialog::readTeams(DocumentStore &documents)
{
    const auto kept = keptTeams(documents);
    if (!kept)
        return;
    for (const DocumentSummary &summary : *kept) {
        if (auto loaded = loadTeam(documents, summary.id))
            m_teams.push_back(std::move(loaded->team));
    }
}

std::shared_ptr<const Ruleset> NewMatchDialog::ruleset() const
{
    auto loaded = m_rulesets.load(m_edition->currentData().toString());
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
    for (const QString &id : m_rulesets.ids()) {
        const auto loaded = m_rulesets.load(id);
        if (loaded && (*loaded)->manifest().game == Game::Football)
            m_edition->addItem(said((*loaded)->name()), id);
    }
    m_edition->setCurrentIndex(std::max(0, m_edition->findData(before)));
}

void NewMatchDialog::showEdition()
{
    const std::vector<Team> teams = teamsOf(m_edition->currentData().toString());
    m_home->setTeams(teams);
    m_away->setTeams(teams);
    m_away->choose(teams.size() > 1 ? 1 : -1);
    showOptions();
}

void NewMatchDialog::showOptions()
{
    m_options->setRuleset(ruleset(), m_league->isChecked());
    countOptions();
}

void NewMatchDialog::countOptions()
{
    const auto count = static_cast<int>(m_options->choices().size());
    m_more->setText(count == 0 ? tr("Optional rules…")
                               : tr("Optional rules: %n changed", nullptr, count));
}

Result<MatchSetup> NewMatchDialog::setup() const
{
    const auto edition = ruleset();
    if (!edition)
        return Error{u"no-edition"_s, tr("Choose an edition."), {}};
    auto home = m_home->team();
    if (!home)
        return home.error();
    auto away = m_away->team();
    if (!away)
        return away.error();
    if (home->id == away->id && !home->id.isEmpty())
        return Error{u"same-team"_s, tr("A team cannot play against itself."), {}};
    MatchSetup setup;
    setup.ruleset = edition->id();
    setup.options = m_options->choices();
    setup.league = m_league->isChecked();
    setup.teams = {*std::move(home), *std::move(away)};
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
    const QStringList words{tr("Edition"), tr("First team"), tr("Second team")};
    for (qsizetype i = 0; i < words.size(); ++i)
        m_labels.at(i)->setText(words.at(i));
    m_edition->setAccessibleName(words.constFirst());
    m_league->setText(tr("A league match"));
    acceptButton()->setText(tr("Start the match"));
    fillEditions();
    m_home->retranslate();
    m_away->retranslate();
    m_options->retranslate();
    countOptions();
}

} // namespace dugout
