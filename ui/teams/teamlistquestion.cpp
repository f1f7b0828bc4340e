// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/teamlistquestion.h"

#include "core/exchange/foreign/rosterfinder.h"
#include "ui/common/actionbutton.h"
#include "ui/common/choicebox.h"

#include <QComboBox>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace dugout {

TeamListQuestion::TeamListQuestion(const ForeignTeam &foreign, RulesetLibrary &rulesets,
                                   QWidget *parent)
    : FormDialog(parent)
    , m_foreign(foreign)
    , m_rulesets(rulesets)
    , m_question(new QLabel(this))
    , m_edition(new ChoiceBox(this))
    , m_roster(new ChoiceBox(this))
{
    setObjectName(u"import-question"_s);
    m_edition->setObjectName(u"import-edition"_s);
    m_roster->setObjectName(u"import-roster"_s);
    m_question->setWordWrap(true);
    m_question->setTextFormat(Qt::PlainText);
    m_labels = {addField(m_edition), addField(m_roster)};
    addWide(m_question);
    connect(m_edition, &QComboBox::currentIndexChanged, this, &TeamListQuestion::fillRosters);
    TeamListQuestion::retranslate();
    m_roster->setFocus();
}

QString TeamListQuestion::ruleset() const
{
    return m_edition->currentData().toString();
}

RosterId TeamListQuestion::roster() const
{
    return RosterId(m_roster->currentData().toString());
}

void TeamListQuestion::fillEditions()
{
    const QSignalBlocker quiet(m_edition);
    const QVariant before = m_edition->currentData();
    m_edition->clear();
    for (const QString &id : m_rulesets.ids()) {
        const auto loaded = m_rulesets.load(id);
        if (!loaded || (*loaded)->manifest().game != Game::Football)
            continue;
        m_edition->addItem((*loaded)->name().in(currentLanguage()), id);
    }
    const int kept = m_edition->findData(before);
    m_edition->setCurrentIndex(kept < 0 ? likeliestEdition() : kept);
    fillRosters();
}

int TeamListQuestion::likeliestEdition() const
{
    for (const auto &[id, names] : nameAliases().editions) { // by preference
        const int row = m_edition->findData(id);
        const auto loaded = m_rulesets.load(id);
        if (row >= 0 && loaded && !rostersFor(m_foreign, **loaded, NameMatcher(**loaded)).empty())
            return row;
    }
    return 0;
}

void TeamListQuestion::fillRosters()
{
    const QVariant before = m_roster->currentData();
    m_roster->clear();
    const auto edition = m_rulesets.load(ruleset());
    if (!edition)
        return;
    for (const Roster &roster : (*edition)->rosters())
        m_roster->addItem(roster.name.in(currentLanguage()), roster.id.text());
    m_roster->model()->sort(0);
    const auto fitting = rostersFor(m_foreign, **edition, NameMatcher(**edition));
    for (auto each = fitting.rbegin(); each != fitting.rend(); ++each) {
        const int row = m_roster->findData((*each)->id.text());
        const QString name = m_roster->itemText(row);
        m_roster->removeItem(row);
        m_roster->insertItem(0, name, (*each)->id.text());
    }
    m_roster->setCurrentIndex(std::max(0, m_roster->findData(before)));
}

void TeamListQuestion::retranslate()
{
    FormDialog::retranslate();
    setWindowTitle(tr("Which team list is this?"));
    m_question->setText(
        m_foreign.name.isEmpty()
            ? tr("The file does not say which team list the team is of.")
            : tr("The file does not say which team list %1 is of.").arg(m_foreign.name));
    m_labels.at(0)->setText(tr("Edition"));
    m_labels.at(1)->setText(tr("Team"));
    acceptButton()->setCommand("import-teams");
    fillEditions();
}

} // namespace dugout
