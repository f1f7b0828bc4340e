// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/newteamdialog.h"

#include "core/team/teamrules.h"
#include "core/text/goldtext.h"
#include "ui/common/actionbutton.h"
#include "ui/common/choicebox.h"
#include "ui/common/numberbox.h"
#include "ui/common/textfield.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QUuid>

using namespace Qt::StringLiterals;

namespace dugout {

NewTeamDialog::NewTeamDialog(RulesetLibrary &rulesets, const RulesetId &edition, QWidget *parent)
    : FormDialog(parent)
    , m_rulesets(rulesets)
    , m_name(new TextField(this))
    , m_coach(new TextField(this))
    , m_edition(new ChoiceBox(this))
    , m_roster(new ChoiceBox(this))
    , m_budget(new NumberBox(this))
{
    setObjectName(u"new-team"_s);
    m_name->setObjectName(u"team-name"_s);
    m_roster->setObjectName(u"team-roster"_s);
    m_edition->setObjectName(u"team-edition"_s);
    for (QLineEdit *edit : {m_name, m_coach})
        edit->setMaxLength(static_cast<int>(longestName));
    m_budget->setSingleStep(goldStep);
    m_budget->setRange(0, mostGoldPieces);
    for (QWidget *field : {static_cast<QWidget *>(m_name), static_cast<QWidget *>(m_coach),
                           static_cast<QWidget *>(m_edition), static_cast<QWidget *>(m_roster),
                           static_cast<QWidget *>(m_budget)})
        m_labels.append(addField(field));
    fillEditions();
    m_edition->setCurrentIndex(std::max(0, m_edition->findData(edition.text())));
    fillRosters();
    connect(m_edition, &QComboBox::currentIndexChanged, this, &NewTeamDialog::fillRosters);
    NewTeamDialog::retranslate();
}

std::shared_ptr<const Ruleset> NewTeamDialog::ruleset() const
{
    auto loaded = m_rulesets.load(m_edition->currentData().toString());
    return loaded ? *loaded : nullptr;
}

void NewTeamDialog::fillEditions()
{
    const QSignalBlocker quiet(m_edition);
    const QVariant before = m_edition->currentData();
    m_edition->clear();
    const Language language = currentLanguage();
    for (const QString &id : m_rulesets.ids()) {
        const auto loaded = m_rulesets.load(id);
        if (loaded && (*loaded)->manifest().game == Game::Football)
            m_edition->addItem((*loaded)->name().in(language), id);
    }
    m_edition->setCurrentIndex(std::max(0, m_edition->findData(before)));
    fillRosters();
}

void NewTeamDialog::fillRosters()
{
    const QVariant before = m_roster->currentData();
    m_roster->clear();
    const auto edition = ruleset();
    if (!edition)
        return;
    const Language language = currentLanguage();
    for (const Roster &roster : edition->rosters())
        m_roster->addItem(roster.name.in(language), roster.id.text());
    m_roster->model()->sort(0);
    m_roster->setCurrentIndex(std::max(0, m_roster->findData(before)));
    m_budget->setValue(teamRules(*edition, {}).budget);
}

Result<Team> NewTeamDialog::team() const
{
    const auto edition = ruleset();
    if (!edition)
        return Error{ErrorCode::NoEdition, tr("Choose an edition."), {}};
    TeamPlan plan;
    plan.id = TeamId(QUuid::createUuid().toString(QUuid::WithoutBraces));
    plan.name = m_name->text().trimmed();
    plan.coach = m_coach->text().trimmed();
    plan.roster = RosterId(m_roster->currentData().toString());
    plan.budget = m_budget->value();
    return newTeam(plan, *edition);
}

void NewTeamDialog::accept()
{
    const auto made = team();
    if (made)
        QDialog::accept();
    else
        showProblem(made.error().message);
}

void NewTeamDialog::retranslate()
{
    FormDialog::retranslate();
    setWindowTitle(tr("New team"));
    const QStringList words{tr("Name"), tr("Coach"), tr("Edition"), tr("Race"), tr("Budget")};
    for (qsizetype i = 0; i < words.size(); ++i)
        m_labels.at(i)->setText(words.at(i));
    acceptButton()->setCommand("create");
    fillEditions();
}

} // namespace dugout
