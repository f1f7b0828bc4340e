// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/sheetwords.h"
#include "core/team/team.h"

namespace dugout {

/// A player on a sheet: everything worked out and in words.
struct TeamSheetPlayer
{
    int number = 0;
    QString name;
    SheetWord role;
    SheetWord kind; ///< such as "Journeyman"; empty for those who stay
    Profile start; ///< of his position
    Profile profile; ///< as it is now
    std::vector<SheetWord> skills;
    size_t ownSkills = 0; ///< so many of them come with the position
    SheetWord injuries; ///< such as "niggling, −1 AG"; empty for a sound player
    SheetWord injuryMarks; ///< the same with the letters the book writes: "N, −1 AG"
    bool missesNextMatch = false;
    bool isNiggling = false;
    AchievementCounts achievements;
    int points = 0;
    SheetWord level;
    int improvementsWaiting = 0;
    int value = 0;

    [[nodiscard]] QString skillList() const; ///< in the first language
    [[nodiscard]] QString secondSkillList() const; ///< empty where it would say the same
    bool operator==(const TeamSheetPlayer &) const = default;
};

struct TeamSheetAsset
{
    SheetWord name;
    int count = 0;
    int value = 0; ///< of each

    bool operator==(const TeamSheetAsset &) const = default;
};

struct TeamSheetSkill
{
    SheetWord name;
    SheetWord summary;

    bool operator==(const TeamSheetSkill &) const = default;
};

/// Something a team has bought for one match.
struct TeamSheetInducement
{
    SheetWord name;
    SheetWord summary; ///< what it does; empty for players, who stand among the others
    int count = 1;
    int price = 0; ///< of all of them

    bool operator==(const TeamSheetInducement &) const = default;
};

/// Everything on a team's sheet as plain words and numbers. Printed sheets, tables and pages for
/// the web are made from it.
struct TeamSheet
{
    SheetWords words = SheetWords(Language::English);
    QString name;
    QString coach;
    SheetWord race;
    SheetWord edition;
    Rgb primary;
    Rgb secondary;
    Badge badge;
    std::vector<TeamSheetPlayer> players; ///< by number
    std::vector<TeamSheetAsset> assets;
    int treasury = 0;
    int teamValue = 0; ///< the worth in gold where there is a rating
    std::optional<int> teamRating;
    std::vector<TeamSheetInducement> inducements; ///< none on the sheet of a team between matches
    std::vector<TeamSheetSkill> skills; ///< those this team has, by name
    QString notes;
};

/// "misses next match, niggling, −1 AG"; empty for a sound player.
[[nodiscard]] QString injuriesInWords(const Player &player, Language language);

[[nodiscard]] TeamSheet makeTeamSheet(const Team &team, const Ruleset &ruleset, Language language,
                                      std::optional<Language> second = std::nullopt);

} // namespace dugout
