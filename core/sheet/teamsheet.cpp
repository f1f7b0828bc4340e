// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/teamsheet.h"

#include "core/sheet/homelines.h"
#include "core/team/teamperks.h"
#include "core/team/teamvalue.h"
#include "core/text/searchfold.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

SheetWord kindWord(PlayerKind kind, const SheetWords &words)
{
    switch (kind) {
    case PlayerKind::Journeyman:
        return words(QT_TRANSLATE_NOOP("SheetWords", "Journeyman"));
    case PlayerKind::Mercenary:
        return words(QT_TRANSLATE_NOOP("SheetWords", "Mercenary"));
    case PlayerKind::Star:
        return words(QT_TRANSLATE_NOOP("SheetWords", "Star player"));
    case PlayerKind::Rostered:
        break;
    }
    return {};
}

LocalizedText statWord(Stat stat, const QString &before)
{
    return {before + statLetters(stat, Language::Spanish),
            before + statLetters(stat, Language::English),
            before + statLetters(stat, Language::German)};
}

/// The words, or the letters the book writes on its sheet.
struct InjuryNames
{
    const char *misses;
    const char *niggling;
};

constexpr InjuryNames injuryNames{QT_TRANSLATE_NOOP("SheetWords", "misses next match"),
                                  QT_TRANSLATE_NOOP("SheetWords", "niggling")};
constexpr InjuryNames injuryLetters{//: Sheet mark: misses the next match
                                    QT_TRANSLATE_NOOP("SheetWords", "M"),
                                    //: Sheet mark: niggling injury
                                    QT_TRANSLATE_NOOP("SheetWords", "N")};

QString injuryText(const Player &player, const SheetWords &words, const InjuryNames &names)
{
    QStringList list;
    if (player.missesNextMatch)
        list.append(words.one(names.misses));
    if (player.injuries.niggling > 0) {
        const QString word = words.one(names.niggling);
        list.append(player.injuries.niggling == 1
                        ? word
                        : u"%1× %2"_s.arg(player.injuries.niggling).arg(word));
    }
    for (const Stat stat : allStats) {
        if (const int lost = statOf(player.injuries.losses, stat); lost > 0)
            list.append(u"−%1 %2"_s.arg(lost).arg(statLetters(stat, words.language())));
    }
    return list.join(u", "_s);
}

SheetWord injuryWords(const Player &player, const SheetWords &words, const InjuryNames &names)
{
    SheetWord word{injuryText(player, words, names), {}};
    if (!words.second())
        return word;
    const QString other = injuryText(player, SheetWords(*words.second()), names);
    if (other != word.first)
        word.second = other;
    return word;
}

/// Points gained, so that one that an injury took again still shows.
void addGains(const Player &player, const SheetWords &words, std::vector<SheetWord> &skills)
{
    for (const Stat stat : allStats) {
        const auto gained = std::count_if(player.improvements.begin(), player.improvements.end(),
                                          [stat](const Improvement &each) {
                                              const Stat *gain = std::get_if<Stat>(&each.gain);
                                              return gain && *gain == stat;
                                          });
        if (gained > 0)
            skills.push_back(words(statWord(stat, u"+%1 "_s.arg(gained))));
    }
}

SheetWord skillWord(const SkillId &skill, const Ruleset &ruleset, const SheetWords &words)
{
    const Skill *known = ruleset.skills().find(skill);
    return known ? words(known->name) : SheetWord{skill.text(), {}};
}

TeamSheetPlayer sheetPlayer(const Player &player, const Team &team, const Ruleset &ruleset,
                            const SheetWords &words)
{
    TeamSheetPlayer line;
    line.number = player.number;
    line.role = words(roleName(player, team, ruleset));
    line.name = player.kind == PlayerKind::Star ? line.role.first : player.name;
    line.kind = kindWord(player.kind, words);
    line.start = startingProfile(player, team, ruleset);
    line.profile = profileOf(player, team, ruleset);
    line.ownSkills = startingSkills(player, team, ruleset).size();
    for (const SkillId &skill : skillsOf(player, team, ruleset))
        line.skills.push_back(skillWord(skill, ruleset, words));
    addGains(player, words, line.skills);
    line.injuries = injuryWords(player, words, injuryNames);
    line.injuryMarks = injuryWords(player, words, injuryLetters);
    line.missesNextMatch = player.missesNextMatch;
    line.isNiggling = player.injuries.niggling > 0;
    line.achievements = player.achievements;
    line.points = starPlayerPoints(player, ruleset);
    if (const TableRow *level = levelOf(player, ruleset))
        line.level = words(level->name);
    line.improvementsWaiting = improvementsWaiting(player, ruleset);
    line.value = playerValue(player, team, ruleset);
    return line;
}

/// What stands beside a number, so in the plural; the edition's own word where there is one of it.
SheetWord assetWord(TeamAsset asset, const Ruleset &ruleset, const SheetWords &words)
{
    switch (asset) {
    case TeamAsset::Reroll:
        return words(QT_TRANSLATE_NOOP("SheetWords", "Team re-rolls"));
    case TeamAsset::AssistantCoach:
        return words(QT_TRANSLATE_NOOP("SheetWords", "Assistant coaches"));
    case TeamAsset::Cheerleader:
        return words(QT_TRANSLATE_NOOP("SheetWords", "Cheerleaders"));
    case TeamAsset::FanFactor:
    case TeamAsset::Apothecary:
        break;
    }
    const Table *costs = ruleset.tables().find(u"creation-costs"_s);
    const TableRow *row = costs ? costs->row(teamAssetName(asset)) : nullptr;
    return row ? words(row->name) : SheetWord{teamAssetName(asset), {}};
}

std::vector<TeamSheetAsset> sheetAssets(const Team &team, const Ruleset &ruleset,
                                        const SheetWords &words)
{
    std::vector<TeamSheetAsset> assets;
    for (const TeamAsset asset : allTeamAssets) {
        const auto limit = assetLimit(asset, team, ruleset);
        if (limit == 0 && team.count(asset) == 0)
            continue; // such a team never has any
        // What a trophy brings is used, and is worth, just as what was bought.
        const int won = asset == TeamAsset::Reroll ? trophyRerolls(team) : 0;
        assets.push_back({assetWord(asset, ruleset, words), team.count(asset) + won,
                          assetValue(asset, team, ruleset)});
    }
    return assets;
}

std::vector<TeamSheetSkill> sheetSkills(const Team &team, const Ruleset &ruleset,
                                        const SheetWords &words)
{
    std::vector<SkillId> present;
    for (const Player &player : team.players) {
        for (const SkillId &skill : skillsOf(player, team, ruleset)) {
            if (std::find(present.begin(), present.end(), skill) == present.end())
                present.push_back(skill);
        }
    }
    std::vector<TeamSheetSkill> skills;
    for (const SkillId &skill : present) {
        if (const Skill *known = ruleset.skills().find(skill))
            skills.push_back({words(known->name), words(known->summary)});
    }
    std::sort(skills.begin(), skills.end(),
              [](const TeamSheetSkill &one, const TeamSheetSkill &other) {
                  return foldForSearch(one.name.first) < foldForSearch(other.name.first);
              });
    return skills;
}

} // namespace

QString TeamSheetPlayer::skillList() const
{
    QStringList names;
    for (const SheetWord &skill : skills)
        names.append(skill.first);
    return names.join(u", "_s);
}

QString TeamSheetPlayer::secondSkillList() const
{
    QStringList names;
    bool differs = false;
    for (const SheetWord &skill : skills) {
        differs = differs || !skill.second.isEmpty();
        names.append(skill.second.isEmpty() ? skill.first : skill.second);
    }
    return differs ? names.join(u", "_s) : QString();
}

QString injuriesInWords(const Player &player, Language language)
{
    return injuryText(player, SheetWords(language), injuryNames);
}

TeamSheet makeTeamSheet(const Team &team, const Ruleset &ruleset, Language language,
                        std::optional<Language> second)
{
    TeamSheet sheet;
    sheet.words = SheetWords(language, second);
    sheet.name = team.name;
    sheet.coach = team.coach;
    const Roster *roster = rosterOf(team, ruleset);
    sheet.race = roster ? sheet.words(roster->name) : SheetWord{team.roster.text(), {}};
    sheet.edition = sheet.words(ruleset.name());
    sheet.primary = team.primary;
    sheet.secondary = team.secondary;
    sheet.badge = team.badge;
    for (const Player &player : team.players)
        sheet.players.push_back(sheetPlayer(player, team, ruleset, sheet.words));
    std::stable_sort(sheet.players.begin(), sheet.players.end(),
                     [](const TeamSheetPlayer &one, const TeamSheetPlayer &other) {
                         return one.number < other.number;
                     });
    sheet.assets = sheetAssets(team, ruleset, sheet.words);
    sheet.treasury = goldLeft(team, ruleset);
    sheet.teamValue = worthInGold(team, ruleset);
    sheet.teamRating = teamRating(team, ruleset);
    sheet.skills = sheetSkills(team, ruleset, sheet.words);
    QStringList notes = homeLines(team, ruleset, sheet.words);
    notes.append(team.notes);
    notes.removeAll(QString());
    sheet.notes = notes.join(u'\n');
    return sheet;
}

} // namespace dugout
