// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/league.h"

#include <QCoreApplication>

class QWidget;

namespace dugout {

class LeagueDocument;

/// The result of a skirmish encounter: the glory of each game, and what the ladder asks once games
/// and glory are level. What is not asked for is not shown.
class EncounterQuestion
{
    Q_DECLARE_TR_FUNCTIONS(EncounterQuestion)

public:
    static void ask(LeagueDocument &document, const FixtureId &fixture, QWidget *parent);
};

} // namespace dugout
