// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace dugout {

class Club;
class LanguageController;
class RandomSource;
class Settings;

/// What the Match place works on; whoever makes it keeps it alive longer.
struct MatchServices
{
    const Club &club;
    RandomSource &random;
    LanguageController &language;
    Settings &settings;
};

} // namespace dugout
