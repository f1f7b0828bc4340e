// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/teamsheet.h"

#include "core/sheet/homelines.h"
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

QString injuryWords(const Player &player, const SheetWords &words)
{
    QStringList list;
    if (player.missesNextMatch)
        list.append(words.one(QT_TRANSLATE_NOOP("SheetWords", "misses next match")));
    if (player.injuries.niggling > 0) {
        const QString word = words.one(QT_TRANSLATE_NOOP("SheetWords", "niggling"));
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
    line.name = player.name;
    line.role = words(roleName(player, team, ruleset));
    line.kind = kindWord(player.kind, words);
    line.start = startingProfile(player, team, ruleset);
    line.profile = profileOf(player, team, ruleset);
    line.ownSkills = startingSkills(player, team, ruleset).size();
    for (const SkillId &skill : skillsOf(player, team, ruleset))
        line.skills.push_back(skillWord(skill, ruleset, words));
    line.injuries = injuryWords(player, words);
    line.missesNextMatch = player.missesNextMatch;
    line.deeds = player.deeds;
    line.points = starPlayerPoints(player, ruleset);
    if (const TableRow *level = levelOf(player, ruleset))
        line.level = words(level->name);
    line.improvementsWaiting = improvementsWaiting(player, ruleset);
    line.value = playerValue(player, team, ruleset);
    return line;
}

std::vector<TeamSheetAsset> sheetAssets(const Team &team, const Ruleset &ruleset,
                                        const SheetWords &words)
{
    std::vector<TeamSheetAsset> assets;
    const Table *costs = ruleset.tables().find(u"creation-costs"_s);
    for (const TeamAsset asset : allTeamAssets) {
        const auto limit = assetLimit(asset, team, ruleset);
        if (limit == 0 && team.count(asset) == 0)
            continue; // such a team never has any
        const TableRow *row = costs ? costs->row(teamAssetName(asset)) : nullptr;
        assets.push_back({row ? words(row->name) : SheetWord{teamAssetName(asset), {}},
                          team.count(asset), assetValue(asset, team, ruleset)});
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
    sheet.teamValue = teamValue(team, ruleset);
    sheet.teamRating = teamRating(team, ruleset);
    sheet.skills = sheetSkills(team, ruleset, sheet.words);
    QStringList notes = homeLines(team, ruleset, sheet.words);
    notes.append(team.notes);
    notes.removeAll(QString());
    sheet.notes = notes.join(u'\n');
    return sheet;
}

} // namespace dugout
