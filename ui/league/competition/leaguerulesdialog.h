// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/state/league.h"
#include "core/rules/rulesetlibrary.h"
#include "ui/league/sharing/newsform.h"

#include <functional>

class QListWidget;

namespace dugout {

class ActionButton;
class ChoiceBox;
class NumberBox;
class OptionPanel;
class TextField;

/// Asks for the one set of rules of a league: of a new one with its name and edition, or of one
/// that runs, with the round from which other rules hold.
class LeagueRulesDialog final : public NewsForm
{
    Q_OBJECT

public:
    /// Done, or one sentence about what is wrong.
    using Try = std::function<QString(const LeagueRulesDialog &)>;

    /// A league that is to be founded, with that edition to begin with; the first where there is
    /// none of that id.
    LeagueRulesDialog(RulesetLibrary &library, const RulesetId &edition, Try attempt,
                      QWidget *parent);
    /// A league that runs.
    LeagueRulesDialog(RulesetLibrary &library, const League &league, Try attempt, QWidget *parent);

    [[nodiscard]] QString name() const;
    [[nodiscard]] LeagueRules rules() const;
    [[nodiscard]] int fromRound() const;
    [[nodiscard]] QString reason() const;

public slots:
    void accept() override;

protected:
    void retranslate() override;

private:
    LeagueRulesDialog(RulesetLibrary &library, bool founds, Try attempt, QWidget *parent);
    [[nodiscard]] std::shared_ptr<const Ruleset> ruleset() const;
    [[nodiscard]] std::vector<RosterId> allowedRosters() const;
    void fillEditions();
    void showEdition();
    void fillRosters();
    void askForPrices();
    void sayPrices();

    RulesetLibrary &m_library;
    bool m_founds;
    Try m_try;
    LeagueRules m_before; ///< what is not asked here stays
    TextField *m_name;
    ChoiceBox *m_edition;
    NumberBox *m_budget;
    NumberBox *m_rise;
    TextField *m_buyBack; ///< a formula
    NumberBox *m_fromRound;
    TextField *m_reason;
    QLabel *m_rostersTitle;
    QListWidget *m_rosters;
    OptionPanel *m_options;
    ActionButton *m_prices;
    OptionChoices m_own; ///< prices and limits that are not the book's
    QList<QLabel *> m_labels;
};

} // namespace dugout
