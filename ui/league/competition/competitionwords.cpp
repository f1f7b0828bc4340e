// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/actionbutton.h"
#include "ui/common/appearance.h"
#include "ui/common/choicebox.h"
#include "ui/common/numberbox.h"
#include "ui/common/textfield.h"
#include "ui/common/textlabel.h"
#include "ui/league/competition/competitiondialog.h"
#include "ui/league/competition/competitionlists.h"
#include "ui/league/competition/pointshint.h"
#include "ui/models/plaintooltip.h"

#include <QCheckBox>

using namespace Qt::StringLiterals;

namespace dugout {

void CompetitionDialog::sayDivisions()
{
    nameField(m_divisions, hasGroups() ? tr("Groups") : tr("Divisions"));
}

void CompetitionDialog::tryPoints()
{
    const PointsHint hint = pointsHint(m_points->text(), columnsFrom(m_columns->text()));
    auto *note = static_cast<TextLabel *>(m_pointsNote);
    note->setTone(hint.good ? tone::greyInk : tone::harm);
    note->setText(hint.words);
}

void CompetitionDialog::nameFields()
{
    nameField(m_name, tr("Name"));
    nameField(m_shape, tr("Played as"));
    nameField(m_rounds, tr("Rounds"));
    nameField(m_legs, tr("How often each pair meets"));
    nameField(m_places, tr("Go on from each group"));
    nameField(m_finalists, tr("Go on to play-offs (0: nobody)"));
    nameField(m_qualify, tr("Who goes on, by"));
    nameField(m_bestOf, tr("Best of"));
    nameField(m_points, tr("Points"));
    nameField(m_columns, tr("Further words for points"));
    nameField(m_bestResults, tr("Only the best results (0: all)"));
    nameField(m_bye, tr("A bye counts as"));
    nameField(m_awarded,
              m_before.isSkirmish() ? tr("Games of a walk-over") : tr("Touchdowns of a walk-over"));
    nameField(m_byeOpponent, tr("Opponents' points for a bye"));
    nameField(m_forfeitOpponent, tr("Opponents' points for a walk-over"));
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
    const QStringList shapes{tr("Everybody against everybody"), tr("Swiss"),  tr("Knock-out"),
                             tr("Groups, then play-offs"),      tr("Ladder"), tr("Open play")};
    for (int i = 0; i < m_shape->count(); ++i)
        m_shape->setItemText(i, shapes.value(i));
    m_columns->setPlaceholderText(tr("none", "further words for points"));
    m_columns->setToolTip(
        plainToolTip(tr("completions, interceptions and kills, which matches tell by themselves, "
                        "or words of your own that are asked for with each result.")));
    const QStringList byes{tr("won"), tr("drawn"), tr("lost"), tr("no match")};
    for (int i = 0; i < m_bye->count(); ++i)
        m_bye->setItemText(i, byes.value(i));
    const QStringList ways{tr("points"), tr("team value"), tr("win ratio"),
                           tr("win ratio times team value")};
    for (int i = 0; i < m_qualify->count(); ++i)
        m_qualify->setItemText(i, ways.value(i));
    const QStringList credits{tr("the opponent's own"), tr("none"), tr("as many as one has"),
                              tr("the average")};
    for (ChoiceBox *box : {m_byeOpponent, m_forfeitOpponent}) {
        for (int i = 0; i < box->count(); ++i)
            box->setItemText(i, credits.value(box->itemData(i).toInt()));
    }
    m_across->setText(tr("Divisions also play each other"));
    m_third->setText(tr("A match for third place"));
    m_lot->setText(tr("Whoever goes on is paired by lot"));
    m_develop->setText(tr("Teams develop from match to match"));
    m_winners->setText(tr("Every match has a winner"));
    const QStringList counted{tr("for each meeting"), tr("those of its boards, added up")};
    for (int i = 0; i < m_squadPoints->count(); ++i)
        m_squadPoints->setItemText(i, counted.value(i));
    acceptButton()->setText(m_announces ? tr("Announce") : tr("Change"));
    m_lists->retranslate();
    tryPoints();
}

} // namespace dugout
