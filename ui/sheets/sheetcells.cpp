// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheets/sheetcells.h"

#include <QCoreApplication>
#include <QPainter>

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

SheetCell markCell(const TeamSheetPlayer &player)
{
    return {player.injuryMarks.first, player.injuryMarks.second, false, 0};
}

SheetWord statTitle(Stat stat, const SheetWords &words)
{
    return words({statLetters(stat, Language::Spanish), statLetters(stat, Language::English),
                  statLetters(stat, Language::German)});
}

QString markLegend(const SheetWords &words, const std::vector<TeamSheetPlayer> &players)
{
    QStringList parts;
    const auto explain = [&](const char *letter, const char *meaning, const auto &isMarked) {
        if (std::any_of(players.begin(), players.end(), isMarked))
            parts.append(words(letter).both() + u" = "_s + words(meaning).both());
    };
    explain(QT_TRANSLATE_NOOP("SheetWords", "M"),
            QT_TRANSLATE_NOOP("SheetWords", "misses next match"),
            [](const TeamSheetPlayer &player) { return player.missesNextMatch; });
    explain(QT_TRANSLATE_NOOP("SheetWords", "N"), QT_TRANSLATE_NOOP("SheetWords", "niggling"),
            [](const TeamSheetPlayer &player) { return player.isNiggling; });
    return parts.join(u"  ·  "_s);
}

QString sheetFoot(const SheetWords &words)
{
    return words(
               QT_TRANSLATE_NOOP("SheetWords", "Dugout, unofficial; every description is our own."))
        .both();
}

void paintSheetFoot(QPainter &painter, const QRectF &area, const QString &left,
                    const QString &right, qreal points)
{
    constexpr qreal smallest = 4;
    const auto needed = [&](qreal size) {
        const QFont font = sheetFont(size);
        return sheetTextWidth(left + u"    "_s, font) + sheetTextWidth(right, font);
    };
    while (points > smallest && needed(points) > area.width())
        points -= 0.25;
    painter.setFont(sheetFont(points));
    painter.drawText(area, Qt::AlignLeft | Qt::AlignBottom, left);
    painter.drawText(area, Qt::AlignRight | Qt::AlignBottom, right);
}

QString sheetPageNumber(const SheetWords &words, int page, int count)
{
    SheetWord word = words(QT_TRANSLATE_NOOP("SheetWords", "Page %1 of %2"));
    word.first = word.first.arg(page + 1).arg(count);
    if (!word.second.isEmpty())
        word.second = word.second.arg(page + 1).arg(count);
    return word.both();
}

} // namespace dugout
