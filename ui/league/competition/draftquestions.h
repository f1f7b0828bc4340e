// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/entrant.h"

#include <QCoreApplication>

class QWidget;

namespace dugout {

class LeagueDocument;

/// What a commissioner is asked about a team between two seasons: it is drafted anew, players come
/// back at their value, and it is registered again.
class DraftQuestions
{
    Q_DECLARE_TR_FUNCTIONS(DraftQuestions)

public:
    /// Between seasons, where the league does that.
    [[nodiscard]] static bool canRedraft(const LeagueDocument &document, const EntrantId &team);
    /// While it is under construction again.
    [[nodiscard]] static bool canBuyBack(const LeagueDocument &document, const EntrantId &team);

    static void redraft(LeagueDocument &document, const EntrantId &team, QWidget *parent);
    static void buyBack(LeagueDocument &document, const EntrantId &team, QWidget *parent);
};

} // namespace dugout
