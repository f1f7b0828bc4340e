// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/formulalanguage.h"
#include "core/leaguebook/acts/actfields.h"
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/numberbox.h"
#include "ui/common/segmentswitch.h"
#include "ui/common/textfield.h"
#include "ui/common/textlabel.h"
#include "ui/league/competition/competitiondialog.h"
#include "ui/league/competition/competitionlists.h"
#include "ui/league/competition/formatcards.h"
#include "ui/league/competition/pointshint.h"
#include "ui/models/plaintooltip.h"

#include <QButtonGroup>
#include <QCheckBox>

using namespace Qt::StringLiterals;

namespace dugout {

void CompetitionDialog::sayDivisions()
{
    nameField(m_divisions, format() == PlanFormat::Groups ? tr("Groups") : tr("Divisions"));
}

void CompetitionDialog::tryPoints()
{
    const PointsHint hint = pointsHint(m_points->text(), columnsFrom(m_columns->text()));
    auto *note = static_cast<TextLabel *>(m_pointsNote);
    note->setTone(hint.good ? tone::greyInk : tone::harm);
    note->setText(hint.words);
}

void CompetitionDialog::showHelp()
{
    const bool shown = m_pointsWords->isVisible();
    m_pointsHelp->setText(shown ? tr("Hide the terms") : tr("Terms you can use…"));
    m_pointsWords->setText(shown ? formulaHelpText(columnsFrom(m_columns->text())) : QString());
}

void CompetitionDialog::nameFields()
{
    nameField(m_pattern, tr("Rules"));
    nameField(m_name, tr("Name"));
    nameField(m_shape, tr("Format"));
    nameField(m_rounds, tr("Rounds (0: until you end it)"));
    nameField(m_legs, tr("Games per pairing"));
    nameField(m_places, tr("Go on from each group"));
    nameField(m_finalists, tr("Go on to play-offs (0: nobody)"));
    nameField(m_qualify, tr("Who goes on, by"));
    nameField(m_bestOf, tr("Best of"));
    nameField(m_points, tr("Points"));
    nameField(m_columns, tr("Extra scoring categories"));
    nameField(m_bestResults, tr("Only the best results (0: all)"));
    nameField(m_bye, tr("A bye counts as"));
    nameField(m_awarded,
              m_game == u"skirmish" ? tr("Games awarded for a forfeit")
                                    : tr("Touchdowns awarded for a forfeit"));
    nameField(m_byeOpponent, tr("Opponents' points for a bye"));
    nameField(m_forfeitOpponent, tr("Opponents' points for a forfeit"));
    nameField(m_squad, tr("Members of a squad (0: no squads)"));
    nameField(m_squadPoints, tr("A squad's points"));
    nameField(m_reason, tr("Reason"));
}

void CompetitionDialog::retranslate()
{
    NewsForm::retranslate();
    setWindowTitle(m_announces ? tr("New competition") : tr("Change the competition"));
    nameFields();
    sayDivisions();
    m_pattern->setItemText(0, tr("as the league suggests"));
    for (size_t i = 0; i < m_patterns.size(); ++i)
        m_pattern->setItemText(static_cast<int>(i) + 1,
                               m_patterns[i].like.isEmpty()
                                   ? tr("template: %1").arg(m_patterns[i].name)
                                   : tr("as in %1").arg(m_patterns[i].name));
    // The formula in the words of the moment; one that cannot be read stays as it was typed.
    m_points->setText(
        formulaIn(currentLanguage(), m_points->text(), columnsFrom(m_columns->text())));
    showHelp();
    const auto name = [](ChoiceBox *box, const auto &wordsOf) {
        for (int i = 0; i < box->count(); ++i)
            box->setItemText(i, wordsOf(box->itemData(i).toInt()));
    };
    name(m_shape, [](int i) { return choiceWords(static_cast<PlanFormat>(i)); });
    name(m_bye, [](int i) { return choiceWords(static_cast<LeagueOutcome>(i)); });
    name(m_qualify, [](int i) { return choiceWords(static_cast<QualifyBy>(i)); });
    name(m_squadPoints, [](int i) { return choiceWords(static_cast<SquadPoints>(i)); });
    for (ChoiceBox *box : {m_byeOpponent, m_forfeitOpponent})
        name(box, [](int i) { return choiceWords(static_cast<OpponentCredit>(i)); });
    m_columns->setPlaceholderText(tr("none", "counts of your own"));
    m_columns->setToolTip(
        plainToolTip(tr("completions, interceptions and kills (filled in from matches), or words "
                        "of your own, asked for with each result.")));
    m_across->setText(tr("Divisions also play each other"));
    m_third->setText(tr("A match for third place"));
    m_lot->setText(tr("Qualifiers are paired by random draw"));
    m_develop->setText(tr("Teams develop from match to match"));
    m_winners->setText(tr("Every match has a winner"));
    acceptButton()->setCommand(m_announces ? "competition-create" : "competition-change");
    const QStringList steps{tr("1  Format"), tr("2  Scoring"), tr("3  Teams")};
    for (int i = 0; i < StepCount; ++i)
        m_stepGroup->button(i)->setText(steps.at(i));
    m_steps->setAccessibleName(tr("Steps"));
    m_more->setCommand("competition-more");
    m_back->setCommand("step-back");
    m_next->setCommand("step-next");
    m_cards->retranslate();
    m_lists->retranslate();
    tryPoints();
}

} // namespace dugout
