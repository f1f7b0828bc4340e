// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace dugout {

class Club;
class LeagueRepository;
class PhoneServer;
class RandomSource;
class Settings;
class SharingDesk;

/// What the League place works on; all of it must outlive the page.
struct LeagueServices
{
    const Club &club;
    const LeagueRepository &leagues;
    RandomSource &random;
    Settings &settings;
    SharingDesk *sharing = nullptr; ///< where leagues can be shared
    const PhoneServer *phones = nullptr; ///< null: nothing can be opened to phones
};

} // namespace dugout
