// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/league.h"
#include "ui/common/formdialog.h"

#include <functional>

class QCheckBox;
class QListWidget;

namespace dugout {

class ActionButton;
class ChoiceBox;
class NumberBox;
class TextField;

/// Asks how a competition is played and reckoned, and who takes part.
class CompetitionDialog final : public FormDialog
{
    Q_OBJECT

public:
    /// Done, or one sentence about what is wrong.
    using Try = std::function<QString(const CompetitionDialog &)>;

    CompetitionDialog(const League &league, Try attempt, QWidget *parent);

    [[nodiscard]] CompetitionRules rules() const;
    [[nodiscard]] std::vector<EntrantId> teams() const;

public slots:
    void accept() override;

protected:
    void retranslate() override;

private:
    enum Shape { RoundRobin, Swiss, KnockOut, Groups, Ladder, Open };

    void addFields();
    void addLists();
    void fillTeams(const League &league);
    void fillTieBreaks(const std::vector<TieBreak> &usual);
    void sayTieBreaks();
    void showShape();
    /// What the formula gives, or what is wrong with it and where.
    void tryPoints();
    void moveTieBreak(int by);
    [[nodiscard]] std::vector<PhaseRules> phases() const;

    Try m_try;
    TextField *m_name;
    ChoiceBox *m_shape;
    NumberBox *m_rounds;
    NumberBox *m_legs;
    NumberBox *m_divisions;
    NumberBox *m_places;
    NumberBox *m_bestOf;
    NumberBox *m_bestResults;
    ChoiceBox *m_bye;
    TextField *m_points;
    QLabel *m_pointsNote;
    QCheckBox *m_across;
    QCheckBox *m_third;
    QCheckBox *m_develop;
    QLabel *m_teamsTitle;
    QListWidget *m_teams;
    QLabel *m_tieTitle;
    QListWidget *m_ties;
    ActionButton *m_up;
    ActionButton *m_down;
    QList<QLabel *> m_labels;
};

} // namespace dugout
