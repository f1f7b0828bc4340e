// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/state/fighterchange.h"

#include "core/skirmish/state/skirmishaction.h"

#include <algorithm>
#include <iterator>

namespace dugout {

namespace {

constexpr KnownWord<SkirmishChoices> tokens[]{
    SkirmishChoice::Moved, SkirmishChoice::Charged, SkirmishChoice::Guard, SkirmishChoice::Inspired,
    SkirmishChoice::Out,   SkirmishChoice::Restore, SkirmishChoice::Other, SkirmishChoice::Off};

} // namespace

QString FighterChange::text() const
{
    if (const int *damage = std::get_if<int>(&to))
        return QString::number(*damage);
    if (const auto *token = std::get_if<KnownWord<SkirmishChoices>>(&to))
        return token->word();
    return std::get<CardModifier>(to).toString();
}

std::optional<FighterChange> FighterChange::fromString(const QString &text)
{
    const qsizetype slash = text.indexOf(u'/');
    const FighterRef fighter
        = FighterRef::fromString(QStringView(text).left(std::max<qsizetype>(slash, 0)));
    if (!fighter.isValid())
        return std::nullopt;
    const QString what = text.mid(slash + 1);
    bool isNumber = false;
    if (const int damage = what.toInt(&isNumber); isNumber)
        return FighterChange{fighter, damage};
    const auto *const token = std::find_if(std::begin(tokens), std::end(tokens),
                                           [&what](auto each) { return what == each; });
    if (token != std::end(tokens))
        return FighterChange{fighter, *token};
    if (auto modifier = modifierFromString(what))
        return FighterChange{fighter, *std::move(modifier)};
    return std::nullopt;
}

FighterRef fighterIn(const QString &choice)
{
    if (const auto action = SkirmishAction::fromString(choice))
        return action->fighter;
    if (const auto change = FighterChange::fromString(choice))
        return change->fighter;
    return FighterRef::fromString(choice);
}

} // namespace dugout
