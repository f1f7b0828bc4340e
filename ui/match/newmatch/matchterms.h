// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"
#include "ui/common/panel.h"
#include "ui/match/playstyle.h"
#include "ui/play/clockmemory.h"

class QButtonGroup;
class QCheckBox;
class QGridLayout;
class QLabel;

namespace dugout {

class ActionButton;
class CardButton;
class ChoiceBox;
class KitRow;
class PillLabel;
class TextLabel;

/// What two coaches agree on before a match: the edition and what is played for, who rolls, how
/// much is written down, the clock and the shirts.
class MatchTerms final : public Panel
{
    Q_OBJECT

public:
    explicit MatchTerms(QWidget *parent = nullptr);

    /// The editions there are, each with its name.
    void setEditions(const std::vector<std::pair<QString, QString>> &editions);
    [[nodiscard]] QString edition() const;
    /// Emits nothing: the caller knows.
    void setEdition(const QString &edition);
    /// Optional rules and what is played for are those of the fixture; empty: they can be chosen.
    void setFixture(const QString &words);
    [[nodiscard]] bool isLeague() const;
    [[nodiscard]] QString occasion() const;
    void setLeague(bool league);
    /// Of the edition that was set.
    void setRules(std::shared_ptr<const Ruleset> ruleset, const OptionChoices &choices);
    [[nodiscard]] OptionChoices options() const;
    /// What the two teams should not do; empty for nothing.
    void setReminder(const QString &words);
    void setStyle(const PlayStyle &style);
    [[nodiscard]] PlayStyle style() const;
    void setClock(const AgreedClock &clock, qint64 ruledMs);
    [[nodiscard]] AgreedClock clock() const;
    void setSounds(bool on);
    [[nodiscard]] bool sounds() const;
    /// With the shirts that were agreed on.
    void showKits(const MatchSetup &setup);
    void setCanOpenPhones(bool can);
    /// Opened once the match has begun.
    [[nodiscard]] bool wantsPhones() const;
    [[nodiscard]] bool wantsDisplay() const;
    void retranslate();

signals:
    void editionChosen();
    /// It is a league match now, or none; or its optional rules changed.
    void termsChanged();
    void kitsChosen(const std::array<std::optional<dugout::Rgb>, 2> &kits);

private:
    void layOut();
    void layOutClock();
    QLabel *addRow(QLayout *content);
    void fillOccasions();
    void offerRules();
    void openRules();
    void countRules();
    void chooseBank();
    void sayClock();

    QGridLayout *m_rows;
    QList<QLabel *> m_labels;
    ChoiceBox *m_edition;
    ChoiceBox *m_occasion;
    ActionButton *m_rules;
    PillLabel *m_counts;
    TextLabel *m_reminder;
    CardButton *m_ownDice;
    CardButton *m_dugoutRolls;
    CardButton *m_quick;
    CardButton *m_full;
    QButtonGroup *m_lengths;
    QCheckBox *m_sounds;
    KitRow *m_kits;
    ActionButton *m_phones;
    ActionButton *m_display;
    QString m_fixture;
    std::shared_ptr<const Ruleset> m_ruleset;
    OptionChoices m_choices;
    AgreedClock m_given;
    int m_bankMinutes = 0;
};

} // namespace dugout
