// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/entrant.h"

#include <QCoreApplication>

class QWidget;

namespace dugout {

class LeagueDocument;

/// What a commissioner is asked about teams and coaches.
class MemberQuestions
{
    Q_DECLARE_TR_FUNCTIONS(MemberQuestions)

public:
    static void paperTeam(LeagueDocument &document, QWidget *parent);
    static void coach(LeagueDocument &document, const EntrantId &team, QWidget *parent);
    static void handOn(LeagueDocument &document, const EntrantId &team, QWidget *parent);
    static void leave(LeagueDocument &document, const EntrantId &team, QWidget *parent);
    /// Into the competition that is looked at, with a division and a seed.
    static void enter(LeagueDocument &document, const EntrantId &team, QWidget *parent);
    /// What it has in every match, where teams come back as registered.
    [[nodiscard]] static bool canBuyForGood(const LeagueDocument &document, const EntrantId &team);
    static void buyForGood(LeagueDocument &document, const EntrantId &team, QWidget *parent);
    static void club(LeagueDocument &document, const EntrantId &team, QWidget *parent);
    static void points(LeagueDocument &document, const EntrantId &team, QWidget *parent);
};

} // namespace dugout
