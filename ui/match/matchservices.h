// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/journal.h"

#include <functional>

namespace dugout {

class Club;
class LeagueRepository;
class LanguageController;
class PhoneServer;
class RandomSource;
class Settings;

/// What the Match place works on; all of it must outlive the page.
struct MatchServices
{
    const Club &club;
    RandomSource &random;
    LanguageController &language;
    Settings &settings;
    const LeagueRepository *leagues = nullptr; ///< those that matches may belong to
    const PhoneServer *phones = nullptr; ///< null: no table can be opened to phones
    /// What happened to it in its league while it is open; empty for nothing.
    std::function<QString(const JournalHeader &match)> notice{};
    /// Whether another table played it last.
    std::function<bool(const JournalId &match)> wasElsewhere{};
    /// Whether other tables cannot be heard now, as far as the line was looked at.
    std::function<bool(const JournalId &match)> isUnheard{};
    /// Why nobody here may correct it any more; nothing where he may.
    std::function<Result<void>(const JournalHeader &match)> mayCorrect{};
};

} // namespace dugout
