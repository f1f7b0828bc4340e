// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/ruleswords.h"

#include "core/rules/categoryname.h"
#include "core/text/goldtext.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct RulesWords
{
    Q_DECLARE_TR_FUNCTIONS(RulesWords)
};

struct KeyWord
{
    QStringView key;
    const char *word; // translated when shown
};

constexpr KeyWord durations[]{
    {u"instant", QT_TRANSLATE_NOOP("RulesWords", "at once")},
    {u"action", QT_TRANSLATE_NOOP("RulesWords", "one action")},
    {u"turn", QT_TRANSLATE_NOOP("RulesWords", "the turn")},
    {u"opposing-turn", QT_TRANSLATE_NOOP("RulesWords", "the opposing turn")},
    {u"two-turns", QT_TRANSLATE_NOOP("RulesWords", "two turns")},
    {u"two-opposing-turns", QT_TRANSLATE_NOOP("RulesWords", "two opposing turns")},
    {u"until-next-turn", QT_TRANSLATE_NOOP("RulesWords", "until the next turn")},
    {u"kick-off", QT_TRANSLATE_NOOP("RulesWords", "the kick-off")},
    {u"drive", QT_TRANSLATE_NOOP("RulesWords", "the drive")},
    {u"next-drive", QT_TRANSLATE_NOOP("RulesWords", "the next drive")},
    {u"half", QT_TRANSLATE_NOOP("RulesWords", "the half")},
    {u"match", QT_TRANSLATE_NOOP("RulesWords", "the match")},
    {u"drive-then-match", QT_TRANSLATE_NOOP("RulesWords", "the drive, then the match")},
    {u"until-used", QT_TRANSLATE_NOOP("RulesWords", "until it is used")},
    {u"until-ball-lost", QT_TRANSLATE_NOOP("RulesWords", "until the ball is lost")},
    {u"until-weather-change", QT_TRANSLATE_NOOP("RulesWords", "until the weather changes")},
};

constexpr KeyWord fields[]{
    {u"type", QT_TRANSLATE_NOOP("RulesWords", "Type")},
    {u"kind", QT_TRANSLATE_NOOP("RulesWords", "Kind")},
    {u"warband", QT_TRANSLATE_NOOP("RulesWords", "Warband")},
    {u"glory", QT_TRANSLATE_NOOP("RulesWords", "Glory")},
    {u"timing", QT_TRANSLATE_NOOP("RulesWords", "Scored")},
    {u"number", QT_TRANSLATE_NOOP("RulesWords", "Number")},
    {u"players", QT_TRANSLATE_NOOP("RulesWords", "Players")},
    {u"multiplayer", QT_TRANSLATE_NOOP("RulesWords", "More players")},
    {u"reaction", QT_TRANSLATE_NOOP("RulesWords", "Reaction")},
    {u"restricted", QT_TRANSLATE_NOOP("RulesWords", "Only for")},
    {u"attack", QT_TRANSLATE_NOOP("RulesWords", "Attack")},
    {u"attacks", QT_TRANSLATE_NOOP("RulesWords", "Attacks")},
    {u"range", QT_TRANSLATE_NOOP("RulesWords", "Range")},
    {u"dice", QT_TRANSLATE_NOOP("RulesWords", "Dice")},
    {u"symbol", QT_TRANSLATE_NOOP("RulesWords", "Symbol")},
    {u"damage", QT_TRANSLATE_NOOP("RulesWords", "Damage")},
    {u"side", QT_TRANSLATE_NOOP("RulesWords", "Side")},
    {u"count", QT_TRANSLATE_NOOP("RulesWords", "How many")},
    {u"per", QT_TRANSLATE_NOOP("RulesWords", "For each")},
    {u"stays", QT_TRANSLATE_NOOP("RulesWords", "Stays in play")},
    {u"leader", QT_TRANSLATE_NOOP("RulesWords", "Leader")},
    {u"move", QT_TRANSLATE_NOOP("RulesWords", "Move")},
    {u"defence", QT_TRANSLATE_NOOP("RulesWords", "Defence")},
    {u"wounds", QT_TRANSLATE_NOOP("RulesWords", "Wounds")},
    {u"inspire", QT_TRANSLATE_NOOP("RulesWords", "Inspired when")},
    {u"faces", QT_TRANSLATE_NOOP("RulesWords", "Faces")},
    {u"columns", QT_TRANSLATE_NOOP("RulesWords", "Columns")},
    {u"rows", QT_TRANSLATE_NOOP("RulesWords", "Rows")},
};

constexpr KeyWord fieldWords[]{
    {u"objective", QT_TRANSLATE_NOOP("RulesWords", "objective")},
    {u"ploy", QT_TRANSLATE_NOOP("RulesWords", "ploy")},
    {u"upgrade", QT_TRANSLATE_NOOP("RulesWords", "upgrade")},
    {u"universal", QT_TRANSLATE_NOOP("RulesWords", "every warband")},
    {u"immediate", QT_TRANSLATE_NOOP("RulesWords", "at once")},
    {u"end-phase", QT_TRANSLATE_NOOP("RulesWords", "in an end phase")},
    {u"inspired", QT_TRANSLATE_NOOP("RulesWords", "inspired")},
    {u"normal", QT_TRANSLATE_NOOP("RulesWords", "not inspired")},
    {u"game", QT_TRANSLATE_NOOP("RulesWords", "game")},
    {u"player", QT_TRANSLATE_NOOP("RulesWords", "player")},
    {u"fighter", QT_TRANSLATE_NOOP("RulesWords", "fighter")},
    {u"hex", QT_TRANSLATE_NOOP("RulesWords", "hex")},
    {u"board", QT_TRANSLATE_NOOP("RulesWords", "board")},
    {u"measure", QT_TRANSLATE_NOOP("RulesWords", "measuring")},
    {u"placement", QT_TRANSLATE_NOOP("RulesWords", "placement")},
    {u"area", QT_TRANSLATE_NOOP("RulesWords", "area")},
    {u"die", QT_TRANSLATE_NOOP("RulesWords", "on a die")},
    {u"card", QT_TRANSLATE_NOOP("RulesWords", "on a card")},
};

template<size_t n>
QString wordOf(const KeyWord (&table)[n], const QString &key, const QString &fallback)
{
    const KeyWord *found = std::find_if(std::begin(table), std::end(table),
                                        [&key](const KeyWord &row) { return row.key == key; });
    return found == std::end(table) ? fallback
                                    : QCoreApplication::translate("RulesWords", found->word);
}

} // namespace

QStringList profileHeads()
{
    return {RulesWords::tr("MA"), RulesWords::tr("ST"), RulesWords::tr("AG"), RulesWords::tr("AV")};
}

QString accessLetters(const std::vector<SkillCategory> &access)
{
    QString letters;
    for (const SkillCategory category : access)
        letters += skillCategoryName(category).left(1);
    return letters;
}

QString skillUseName(SkillUse use)
{
    switch (use) {
    case SkillUse::Declared:
        return RulesWords::tr("the coach says so");
    case SkillUse::Reaction:
        return RulesWords::tr("in answer to something");
    case SkillUse::Forced:
        return RulesWords::tr("must be used");
    case SkillUse::Passive:
        break;
    }
    return RulesWords::tr("always works");
}

QString durationName(const QString &duration)
{
    return wordOf(durations, duration, duration);
}

QString fieldName(const QString &key)
{
    return wordOf(fields, key, {});
}

QString fieldWord(const QString &key)
{
    return wordOf(fieldWords, key, key);
}

QString goldWords(int gold)
{
    return goldText(gold);
}

} // namespace dugout
