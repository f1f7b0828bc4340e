// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/homelines.h"

#include "core/shop/purchaseid.h"
#include "core/team/teamperks.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// The names of rows that stand in one of several tables.
QString namesOf(const std::vector<RowId> &rows, const QStringList &tables, const Ruleset &ruleset,
                const SheetWords &words)
{
    QStringList names;
    for (const RowId &row : rows) {
        QString name = row.text();
        for (const QString &table : tables) {
            const Table *found = ruleset.tables().find(table);
            if (const TableRow *line = found ? found->row(row.text()) : nullptr)
                name = words(line->name).first;
        }
        names.append(name);
    }
    return names.join(u", "_s);
}

/// What the league lets the team have: without it the numbers of the sheet do not add up.
QStringList perkLines(const Team &team, const Ruleset &ruleset, const SheetWords &words)
{
    QStringList lines;
    if (const int won = trophyRerolls(team); won > 0)
        lines.append(words.one(QT_TRANSLATE_NOOP("SheetWords", "Re-rolls by trophies: %1"))
                         .arg(words.number(won)));
    QStringList staff;
    for (const auto &[id, count] : staffOf(team).asKeyValueRange()) {
        const Inducement *helper = ruleset.inducements().find(id);
        const QString name = helper ? words(helper->name).first : id;
        staff.append(count > 1 ? u"%1 × %2"_s.arg(words.number(count), name) : name);
    }
    if (!team.inducements.empty())
        staff.append(purchasesText(team.inducements, team.roster, &ruleset, words.language()));
    if (!staff.isEmpty())
        lines.append(words.one(QT_TRANSLATE_NOOP("SheetWords", "In every match: %1"))
                         .arg(staff.join(u", "_s)));
    return lines;
}

} // namespace

QStringList homeLines(const Team &team, const Ruleset &ruleset, const SheetWords &words)
{
    const HomeAffairs &home = team.home;
    QStringList lines;
    if (home.resident) {
        const QString special = namesOf(home.stadium,
                                        {u"stadium-unusual-surface"_s, u"stadium-rough-and-ready"_s,
                                         u"stadium-luxury"_s, u"stadium-local-crowd"_s},
                                        ruleset, words);
        const QString stadium
            = home.stadiumName.isEmpty() ? special : u"%1 (%2)"_s.arg(home.stadiumName, special);
        lines.append(words
                         .one(home.ownsStadium
                                  ? QT_TRANSLATE_NOOP("SheetWords", "Owns its stadium: %1")
                                  : QT_TRANSLATE_NOOP("SheetWords", "Home stadium: %1"))
                         .arg(stadium));
    }
    if (home.stadiumFund > 0)
        lines.append(u"%1: %2"_s.arg(words.one(QT_TRANSLATE_NOOP("SheetWords", "Stadium fund")),
                                     words.number(home.stadiumFund)));
    if (!home.sponsors.empty())
        lines.append(
            words.one(QT_TRANSLATE_NOOP("SheetWords", "Sponsors: %1"))
                .arg(namesOf(home.sponsors, {u"sponsorship-major"_s, u"sponsorship-kinds"_s},
                             ruleset, words)));
    if (!home.awards.empty())
        lines.append(words.one(QT_TRANSLATE_NOOP("SheetWords", "Hall of fame: %1"))
                         .arg(namesOf(home.awards, {u"hall-of-fame"_s}, ruleset, words)));
    return lines + perkLines(team, ruleset, words);
}

} // namespace dugout
