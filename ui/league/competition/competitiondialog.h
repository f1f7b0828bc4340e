// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/acts/competitionplan.h"
#include "core/leaguebook/state/league.h"
#include "core/sharing/versions.h"
#include "ui/common/formdialog.h"
#include "ui/league/sharing/newsform.h"

#include <functional>

class QButtonGroup;
class QCheckBox;

namespace dugout {

class ActionButton;
class ChoiceBox;
class CompetitionLists;
class FormatCards;
class SegmentGround;
class NumberBox;
class TextField;

/// Asks in three steps how a competition is played and reckoned and who takes part; of one that is
/// announced, at once what can still be otherwise, and why.
class CompetitionDialog final : public NewsForm
{
    Q_OBJECT

public:
    /// Done, or one sentence about what is wrong.
    using Try = std::function<QString(const CompetitionDialog &)>;

    /// Rules that a new one may begin with: those of an earlier one, or a template.
    struct Pattern
    {
        QString name{};
        CompetitionPlan plan{};
        CompetitionId like{}; ///< empty: of a template
    };

    CompetitionDialog(const League &league, std::vector<Pattern> patterns, Try attempt,
                      QWidget *parent);
    /// One that is announced already.
    CompetitionDialog(const Competition &announced, Try attempt, QWidget *parent);

    /// How the rules stand now, null where it is gone. Where somebody else changed them meanwhile,
    /// both versions are put side by side before anything is done.
    void setNow(std::function<const CompetitionRules *()> now) { m_now = std::move(now); }
    [[nodiscard]] CompetitionPlan plan() const;
    [[nodiscard]] std::vector<EntrantId> teams() const;
    /// The earlier one whose rules were taken; empty: none.
    [[nodiscard]] CompetitionId like() const;
    [[nodiscard]] QString reason() const;

public slots:
    void accept() override;

protected:
    void retranslate() override;

private:
    enum Step { Format, Scoring, Teams, StepCount };

    CompetitionDialog(bool announces, Try attempt, QWidget *parent);
    void addSteps();
    void goTo(int step);
    [[nodiscard]] QString numberProblem() const;
    /// Whether what belongs there is asked now.
    [[nodiscard]] bool isIn(Step step) const;
    /// What it says before anybody has changed it.
    void showPlan(const CompetitionPlan &plan);
    void showPattern();
    void showHelp();
    void addFields();
    void showShape();
    void showFormat();
    void showScoring();
    void showTeams();
    /// What stands beside what the fields say, in the words of the fields.
    [[nodiscard]] std::vector<VersionLine> versionsBeside(const CompetitionRules &theirs) const;
    void askWhichCounts(const CompetitionRules &theirs);
    [[nodiscard]] QStringList fieldWords() const;
    [[nodiscard]] QList<QWidget *> fields() const;
    void suggestDivisions();
    void suggestLot();
    /// What play-offs follow are groups.
    void sayDivisions();
    void nameFields();
    /// What the formula gives, or what is wrong with it and where.
    void tryPoints();
    [[nodiscard]] PlanFormat format() const;
    /// Whether play-offs follow.
    [[nodiscard]] bool goesOn() const;

    bool m_announces;
    Try m_try;
    std::function<const CompetitionRules *()> m_now{};
    std::vector<Pattern> m_patterns{};
    CompetitionPlan m_usual{}; ///< what the league suggests
    CompetitionPlan m_before; ///< what is not asked here stays
    QString m_game; ///< of the league
    int m_step = Format;
    bool m_shallAskMore = false; ///< also what few leagues reckon otherwise
    bool m_hasPatterns = false;
    bool m_begun = false; ///< its phases are played as they were announced
    ChoiceBox *m_pattern;
    TextField *m_name;
    ChoiceBox *m_shape;
    FormatCards *m_cards; ///< the same with pictures, of a new one
    NumberBox *m_rounds;
    NumberBox *m_legs;
    NumberBox *m_divisions;
    NumberBox *m_places;
    NumberBox *m_finalists; ///< of what has no groups
    ChoiceBox *m_qualify;
    NumberBox *m_bestOf;
    NumberBox *m_bestResults;
    ChoiceBox *m_bye;
    ChoiceBox *m_byeOpponent;
    ChoiceBox *m_forfeitOpponent;
    NumberBox *m_awarded;
    TextField *m_points;
    TextField *m_columns; ///< further words for the formula
    QLabel *m_pointsNote;
    ActionButton *m_pointsHelp;
    QLabel *m_pointsWords; ///< what can stand in a formula
    QCheckBox *m_across;
    QCheckBox *m_third;
    QCheckBox *m_lot; ///< pairs the qualifiers
    QCheckBox *m_develop;
    QCheckBox *m_winners;
    NumberBox *m_squad;
    ChoiceBox *m_squadPoints;
    CompetitionLists *m_lists;
    TextField *m_reason;
    SegmentGround *m_steps;
    QButtonGroup *m_stepGroup;
    ActionButton *m_more;
    ActionButton *m_back;
    ActionButton *m_next;
};

} // namespace dugout
