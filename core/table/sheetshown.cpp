// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/sheetshown.h"

#include "core/match/words/playercard.h"

#include <QCoreApplication>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QJsonArray figuresOf(const TeamSheetPlayer &player)
{
    QJsonArray figures;
    for (const Stat stat : allStats) {
        const int value = statOf(player.profile, stat);
        figures.append(figureWords({stat, value, value - statOf(player.start, stat)}));
    }
    return figures;
}

QJsonArray skillsOf(const TeamSheetPlayer &player, const TeamSheet &sheet)
{
    QJsonArray skills;
    for (const SheetWord &word : player.skills) {
        const auto known
            = std::find_if(sheet.skills.begin(), sheet.skills.end(),
                           [&word](const TeamSheetSkill &one) { return one.name == word; });
        skills.append(QJsonObject{
            {u"name"_s, word.first},
            {u"summary"_s, known == sheet.skills.end() ? QString() : known->summary.first}});
    }
    return skills;
}

/// "star player points: 7 · Experienced · Value 110,000".
QString earnedBy(const TeamSheetPlayer &player, const SheetWords &words)
{
    QStringList parts{
        u"%1: %2"_s.arg(words.one(QT_TRANSLATE_NOOP("SheetWords", "star player points")))
            .arg(player.points),
        player.level.first,
        words.one(QT_TRANSLATE_NOOP("SheetWords", "Value")) + u' ' + words.number(player.value)};
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

QJsonObject playerObject(const TeamSheetPlayer &player, const TeamSheet &sheet)
{
    QStringList role{player.kind.first};
    if (!player.name.isEmpty())
        role.prepend(player.role.first);
    role.removeAll(QString());
    const QString name = player.name.isEmpty() ? player.role.first : player.name;
    QJsonArray now;
    if (!player.injuries.first.isEmpty())
        now.append(player.injuries.first);
    return {{u"ref"_s, u"sheet:%1"_s.arg(player.number)},
            {u"name"_s, u"#%1 %2"_s.arg(player.number).arg(name)},
            {u"role"_s, role.join(u", "_s)},
            {u"figures"_s, figuresOf(player)},
            {u"skills"_s, skillsOf(player, sheet)},
            {u"ills"_s, QJsonArray()},
            {u"now"_s, now},
            {u"lent"_s, QJsonArray{earnedBy(player, sheet.words)}}};
}

} // namespace

QJsonArray sheetFactsShown(const TeamSheet &sheet)
{
    const SheetWords &words = sheet.words;
    const auto fact = [&words](const QString &name, int value) {
        return u"%1: %2"_s.arg(name, words.number(value));
    };
    QJsonArray facts{
        fact(words.one(sheet.teamRating ? QT_TRANSLATE_NOOP("SheetWords", "Worth in gold")
                                        : QT_TRANSLATE_NOOP("SheetWords", "Team value")),
             sheet.teamValue)};
    if (sheet.teamRating)
        facts.append(
            fact(words.one(QT_TRANSLATE_NOOP("SheetWords", "Team rating")), *sheet.teamRating));
    facts.append(fact(words.one(QT_TRANSLATE_NOOP("SheetWords", "Treasury")), sheet.treasury));
    for (const TeamSheetAsset &asset : sheet.assets)
        facts.append(fact(asset.name.first, asset.count));
    return facts;
}

QJsonArray sheetPlayersShown(const TeamSheet &sheet)
{
    QJsonArray players;
    for (const TeamSheetPlayer &player : sheet.players)
        players.append(playerObject(player, sheet));
    return players;
}

} // namespace dugout
