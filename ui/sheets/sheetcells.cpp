// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheets/sheetcells.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

SheetCell statCell(const TeamSheetPlayer &player, Stat stat)
{
    const int now = statOf(player.profile, stat);
    const int before = statOf(player.start, stat);
    const QString mark = now > before ? u"▴"_s : now < before ? u"▾"_s : QString();
    return {QString::number(now) + mark, {}, now != before, 0};
}

SheetCell nameCell(const TeamSheetPlayer &player)
{
    QString text = player.name;
    if (!player.kind.first.isEmpty())
        text += (text.isEmpty() ? QString() : u" "_s) + u'(' + player.kind.both() + u')';
    return {text, {}, true, 0};
}

SheetCell skillCell(const TeamSheetPlayer &player)
{
    return {player.skillList(), player.secondSkillList(), false, 0};
}

QString sheetFoot(const SheetWords &words)
{
    return words.one(
        QT_TRANSLATE_NOOP("SheetWords", "Dugout, unofficial; every description is our own."));
}

QString sheetPageNumber(const SheetWords &words, int page, int count)
{
    return words.one(QT_TRANSLATE_NOOP("SheetWords", "Page %1 of %2")).arg(page + 1).arg(count);
}

} // namespace dugout
