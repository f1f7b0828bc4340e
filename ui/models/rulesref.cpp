// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/rulesref.h"

#include <QCoreApplication>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct KindName
{
    QStringView key;
    const char *name; // translated when shown
};

/// In the order of the enumeration.
constexpr std::array<KindName, allRulesKinds.size()> kindNames{{
    {u"team", QT_TRANSLATE_NOOP("RulesKind", "Teams")},
    {u"position", QT_TRANSLATE_NOOP("RulesKind", "Positions")},
    {u"skill", QT_TRANSLATE_NOOP("RulesKind", "Skills")},
    {u"star", QT_TRANSLATE_NOOP("RulesKind", "Star players")},
    {u"inducement", QT_TRANSLATE_NOOP("RulesKind", "Inducements")},
    {u"table", QT_TRANSLATE_NOOP("RulesKind", "Tables")},
    {u"row", QT_TRANSLATE_NOOP("RulesKind", "Rows of tables")},
    {u"sequence", QT_TRANSLATE_NOOP("RulesKind", "Sequences")},
    {u"step", QT_TRANSLATE_NOOP("RulesKind", "Steps")},
    {u"option", QT_TRANSLATE_NOOP("RulesKind", "Optional rules")},
    {u"deck", QT_TRANSLATE_NOOP("RulesKind", "Decks")},
    {u"card", QT_TRANSLATE_NOOP("RulesKind", "Cards")},
    {u"warband", QT_TRANSLATE_NOOP("RulesKind", "Warbands")},
    {u"fighter", QT_TRANSLATE_NOOP("RulesKind", "Fighters")},
    {u"board", QT_TRANSLATE_NOOP("RulesKind", "Boards")},
    {u"die", QT_TRANSLATE_NOOP("RulesKind", "Dice")},
    {u"symbol", QT_TRANSLATE_NOOP("RulesKind", "Symbols")},
    {u"token", QT_TRANSLATE_NOOP("RulesKind", "Tokens")},
    {u"other", QT_TRANSLATE_NOOP("RulesKind", "Other rules")},
}};

const KindName &nameOf(RulesKind kind)
{
    return kindNames.at(static_cast<size_t>(kind));
}

} // namespace

QString rulesKindKey(RulesKind kind)
{
    return nameOf(kind).key.toString();
}

QString rulesKindName(RulesKind kind)
{
    return QCoreApplication::translate("RulesKind", nameOf(kind).name);
}

QString RulesRef::toString() const
{
    const QString head = rulesKindKey(kind) + u'/';
    return owner.isEmpty() ? head + id : head + owner + u'/' + id;
}

std::optional<RulesRef> RulesRef::fromString(const QString &text)
{
    const QStringList words = text.split(u'/');
    if (words.size() < 2 || words.size() > 3 || words.last().isEmpty())
        return std::nullopt;
    for (const RulesKind kind : allRulesKinds) {
        if (nameOf(kind).key == words.first())
            return RulesRef{kind, words.size() == 3 ? words.at(1) : QString(), words.last()};
    }
    return std::nullopt;
}

RulesRef pageOf(const RulesRef &ref)
{
    switch (ref.kind) {
    case RulesKind::Position:
        return {RulesKind::Team, {}, ref.owner};
    case RulesKind::Row:
        return {RulesKind::Table, {}, ref.owner};
    case RulesKind::Step:
        return {RulesKind::Sequence, {}, ref.owner};
    case RulesKind::Fighter:
        return {RulesKind::Warband, {}, ref.owner};
    default:
        return ref;
    }
}

} // namespace dugout
