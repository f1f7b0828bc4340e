// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/releases/maker/releasewriter.h"
#include "tests/releases/maker/teamroom.h"

namespace dugout {

/// What everything of a release is made with.
struct Workshop
{
    RulesetLibrary &library;
    const ReleaseWriter &writer;
    Coach coach;
    MadeTime time{};
    std::map<QString, std::vector<Team>> teams{}; ///< by edition, with some matches behind them

    [[nodiscard]] TeamRoom teamRoom() { return {library, coach, time}; }
};

/// Team files: new ones, and ones that have lived. Fills the workshop's teams.
void makeTeams(Workshop &shop);
/// Match files of every edition, finished, running and with a troubled history.
void makeMatches(Workshop &shop);
void makeSkirmishes(Workshop &shop);
/// A database as a window leaves it behind.
void makeDatabase(Workshop &shop);

} // namespace dugout
