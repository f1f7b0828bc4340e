// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/choicebox.h"
#include "ui/common/numberbox.h"
#include "ui/common/textfield.h"
#include "ui/league/competition/competitiondialog.h"
#include "ui/league/competition/competitionlists.h"
#include "ui/league/sharing/versionsdialog.h"

#include <QCheckBox>
#include <QPointer>

#include <memory>

using namespace Qt::StringLiterals;

namespace dugout {

// A competition that somebody else changed while it was being changed here.

QList<QWidget *> CompetitionDialog::fields() const
{
    return {m_name,        m_shape,     m_rounds,  m_legs,        m_divisions,       m_across,
            m_places,      m_finalists, m_qualify, m_bestOf,      m_points,          m_columns,
            m_bestResults, m_bye,       m_awarded, m_byeOpponent, m_forfeitOpponent, m_squad,
            m_squadPoints, m_third,     m_lot,     m_develop,     m_winners};
}

QStringList CompetitionDialog::fieldWords() const
{
    QStringList words;
    for (const QWidget *each : fields()) {
        if (const auto *tick = qobject_cast<const QCheckBox *>(each))
            words.append(tick->isChecked() ? tr("yes") : tr("no"));
        else if (const auto *choice = qobject_cast<const QComboBox *>(each))
            words.append(choice->currentText());
        else if (const auto *number = qobject_cast<const QSpinBox *>(each))
            words.append(number->text());
        else if (const auto *text = qobject_cast<const QLineEdit *>(each))
            words.append(text->text());
    }
    return words;
}

std::vector<VersionLine> CompetitionDialog::versionsBeside(const CompetitionRules &theirs) const
{
    // Each in new fields of the same kind: these are said in the same words, and in the language of
    // the moment, whichever dialog hears of another one first.
    const auto inFields = [](const CompetitionRules &rules) {
        Competition announced;
        announced.rules = rules;
        return std::make_unique<const CompetitionDialog>(announced, Try(), nullptr);
    };
    const auto mine = inFields(rulesOf(plan(), m_game));
    const QStringList stands = inFields(theirs)->fieldWords();
    const QStringList wanted = mine->fieldWords();
    std::vector<VersionLine> lines;
    for (qsizetype i = 0; i < fields().size(); ++i) {
        const QWidget *field = mine->fields().at(i);
        const auto *tick = qobject_cast<const QCheckBox *>(field);
        if (fields().at(i)->isVisibleTo(this) || stands.at(i) != wanted.at(i))
            lines.push_back(
                {tick ? tick->text() : field->accessibleName(), stands.at(i), wanted.at(i)});
    }
    const auto ties = [](const CompetitionRules &rules) {
        QStringList names;
        for (const TieBreak each : rules.tieBreaks)
            names.append(tieBreakName(
                each, rules.isSkirmish() ? ResultCounts::Skirmish : ResultCounts::Football));
        return names.join(u", "_s);
    };
    lines.push_back({tr("Tie-breakers"), ties(theirs), ties(rulesOf(plan(), m_game))});
    return lines;
}

void CompetitionDialog::askWhichCounts(const CompetitionRules &theirs)
{
    auto dialog = std::make_shared<QPointer<VersionsDialog>>();
    *dialog = new VersionsDialog(
        [] {
            return VersionsDialog::Words{tr("Competition"),
                                         tr("Somebody else changed this competition at the same "
                                            "time. Choose which version to keep."),
                                         tr("Current version"),
                                         tr("Your version"),
                                         tr("Use the current version"),
                                         tr("Use mine")};
        },
        {{theirs.name, [this, theirs] { return versionsBeside(theirs); }}},
        [this, theirs, dialog](int, bool second) {
            forgetNews();
            if (second) {
                m_before = planOf(theirs); // what is not asked here stays as it is now
            } else {
                showPlan(planOf(theirs));
            }
            showShape();
            if (*dialog)
                (*dialog)->settle({});
            if (second)
                accept();
        },
        this);
    (*dialog)->open();
}

} // namespace dugout
