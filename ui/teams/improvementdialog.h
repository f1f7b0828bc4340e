// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/randomsource.h"
#include "core/team/improvement.h"
#include "ui/common/formdialog.h"

class QComboBox;
class QLineEdit;
class QListWidget;

namespace dugout {

class TextLabel;

/// An improvement roll: two dice, rolled or typed, and the choices that result allows.
class ImprovementDialog final : public FormDialog
{
    Q_OBJECT

public:
    ImprovementDialog(const Team &team, std::shared_ptr<const Ruleset> ruleset, PlayerId player,
                      RandomSource &dice, QWidget *parent = nullptr);

    /// The improved team; an error until dice and choice are there.
    [[nodiscard]] Result<Team> improved() const;

public slots:
    void accept() override;

protected:
    void retranslate() override;

private:
    /// Whether the typed dice say that he has aged.
    [[nodiscard]] bool hasAged() const;
    void showAging();
    void fillEffects();
    void addHeading(const QString &words);
    void addChoices(const QString &heading, const std::vector<size_t> &rows);
    /// Hides what the coach's words do not fit.
    void filterChoices();
    /// The choice under the cursor; none on a heading.
    [[nodiscard]] const ImprovementChoice *chosen() const;
    /// What he needs to stay young after this improvement; none where nobody ages.
    [[nodiscard]] std::optional<int> agingNeed() const;
    /// Without the points for it.
    [[nodiscard]] bool isGift() const;
    [[nodiscard]] QString choiceText(const ImprovementChoice &choice) const;
    void roll();
    void fillChoices();

    Team m_team;
    std::shared_ptr<const Ruleset> m_ruleset;
    PlayerId m_player;
    RandomSource &m_source;
    std::vector<ImprovementChoice> m_choices;
    QLineEdit *m_dice;
    ActionButton *m_roll;
    QLineEdit *m_aging;
    QComboBox *m_agingEffect;
    QLineEdit *m_filter;
    QListWidget *m_list;
    TextLabel *m_gift; ///< said where no roll is due
    QLabel *m_diceLabel;
    QLabel *m_agingLabel;
    QLabel *m_effectLabel;
    QLabel *m_filterLabel;
};

} // namespace dugout
