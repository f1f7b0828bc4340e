// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/foreign/rostertable.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

RosterTable rosterTable(const TeamSheet &sheet, bool forPeople)
{
    const SheetWords &words = sheet.words;
    RosterTable table;
    table.heads = {words.one(QT_TRANSLATE_NOOP("SheetWords", "No.")),
                   words.one(QT_TRANSLATE_NOOP("SheetWords", "Name")),
                   words.one(QT_TRANSLATE_NOOP("SheetWords", "Position"))};
    for (const Stat stat : allStats)
        table.heads.append(statLetters(stat, words.language()));
    table.heads += {words.one(QT_TRANSLATE_NOOP("SheetWords", "Skills")),
                    words.one(QT_TRANSLATE_NOOP("SheetWords", "Injuries")),
                    words.one(QT_TRANSLATE_NOOP("SheetWords", "Comp")),
                    words.one(QT_TRANSLATE_NOOP("SheetWords", "TD")),
                    words.one(QT_TRANSLATE_NOOP("SheetWords", "Int")),
                    words.one(QT_TRANSLATE_NOOP("SheetWords", "Cas")),
                    words.one(QT_TRANSLATE_NOOP("SheetWords", "MVP")),
                    words.one(QT_TRANSLATE_NOOP("SheetWords", "SPP")),
                    words.one(QT_TRANSLATE_NOOP("SheetWords", "Value"))};
    for (const TeamSheetPlayer &player : sheet.players) {
        QStringList row{QString::number(player.number), player.name, player.role.first};
        for (const Stat stat : allStats)
            row.append(QString::number(statOf(player.profile, stat)));
        row += {player.skillList(), player.injuries.first};
        for (const int count : {player.achievements.completions, player.achievements.touchdowns,
                                player.achievements.interceptions, player.achievements.casualties,
                                player.achievements.mvps, player.points})
            row.append(QString::number(count));
        row.append(forPeople ? words.number(player.value) : QString::number(player.value));
        table.rows.push_back(row);
    }
    return table;
}

std::vector<std::pair<QString, QString>> teamFacts(const TeamSheet &sheet)
{
    const SheetWords &words = sheet.words;
    std::vector<std::pair<QString, QString>> facts{
        {words.one(QT_TRANSLATE_NOOP("SheetWords", "Coach")), sheet.coach},
        {words.one(QT_TRANSLATE_NOOP("SheetWords", "Race")), sheet.race.first},
        {words.one(QT_TRANSLATE_NOOP("SheetWords", "Rules")), sheet.edition.first}};
    for (const TeamSheetAsset &asset : sheet.assets)
        facts.emplace_back(asset.name.first, words.number(asset.count));
    facts.emplace_back(words.one(QT_TRANSLATE_NOOP("SheetWords", "Treasury")),
                       words.number(sheet.treasury));
    facts.emplace_back(words.one(sheet.teamRating ? QT_TRANSLATE_NOOP("SheetWords", "Worth in gold")
                                                  : QT_TRANSLATE_NOOP("SheetWords", "Team value")),
                       words.number(sheet.teamValue));
    if (sheet.teamRating)
        facts.emplace_back(words.one(QT_TRANSLATE_NOOP("SheetWords", "Team rating")),
                           words.number(*sheet.teamRating));
    return facts;
}

} // namespace dugout
