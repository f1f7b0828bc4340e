// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/state/skirmishaction.h"

#include <algorithm>
#include <iterator>

namespace dugout {

namespace {

enum class DoneWith { Nothing, Fighter, CardOfFighter, AttackOfFighter, Card, CardIfNamed };

struct VerbRow
{
    KnownWord<SkirmishChoices> verb;
    DoneWith with;
};

constexpr VerbRow verbs[]{
    {SkirmishChoice::Pass, DoneWith::Nothing},
    {SkirmishChoice::PassOn, DoneWith::Nothing},
    {SkirmishChoice::Draw, DoneWith::Nothing},
    {SkirmishChoice::Swap, DoneWith::Nothing},
    {SkirmishChoice::Move, DoneWith::Fighter},
    {SkirmishChoice::Charge, DoneWith::Fighter},
    {SkirmishChoice::Attack, DoneWith::Fighter},
    {SkirmishChoice::Guard, DoneWith::Fighter},
    {SkirmishChoice::Parry, DoneWith::Fighter},
    {SkirmishChoice::Card, DoneWith::CardOfFighter},
    {SkirmishChoice::Counter, DoneWith::AttackOfFighter},
    {SkirmishChoice::Push, DoneWith::Card},
    {SkirmishChoice::Ploy, DoneWith::CardIfNamed}, // else one that Dugout does not follow
    {SkirmishChoice::Upgrade, DoneWith::CardIfNamed},
};

} // namespace

QString SkirmishAction::toString() const
{
    if (!fighter.isValid())
        return card.isEmpty() ? verb.word() : verb.word() + u':' + card.text();
    const QString part = attack.isEmpty() ? card.text() : attack.text();
    const QString done = verb.word() + u':' + fighter.toString();
    return part.isEmpty() ? done : done + u'/' + part;
}

std::optional<SkirmishAction> SkirmishAction::fromString(const QString &text)
{
    const qsizetype colon = text.indexOf(u':');
    const QStringView word = QStringView(text).left(colon < 0 ? text.size() : colon);
    const auto *const row
        = std::find_if(std::begin(verbs), std::end(verbs),
                       [word](const VerbRow &each) { return QStringView(each.verb) == word; });
    if (row == std::end(verbs))
        return std::nullopt;
    const QString rest = colon < 0 ? QString() : text.mid(colon + 1);
    const qsizetype slash = rest.indexOf(u'/');
    const QString part = slash < 0 ? QString() : rest.mid(slash + 1);
    SkirmishAction action{row->verb, {}, {}, {}};
    switch (row->with) {
    case DoneWith::Nothing:
        return colon < 0 ? std::optional(action) : std::nullopt;
    case DoneWith::Card:
    case DoneWith::CardIfNamed:
        action.card = CardId(rest);
        return rest.isEmpty() && (colon >= 0 || row->with == DoneWith::Card)
            ? std::nullopt
            : std::optional(action);
    case DoneWith::Fighter:
        action.fighter = FighterRef::fromString(rest);
        return action.fighter.isValid() ? std::optional(action) : std::nullopt;
    case DoneWith::CardOfFighter:
        action.card = CardId(part);
        break;
    case DoneWith::AttackOfFighter:
        action.attack = AttackId(part);
        break;
    }
    action.fighter = FighterRef::fromString(QStringView(rest).left(std::max<qsizetype>(slash, 0)));
    return action.fighter.isValid() && !part.isEmpty() ? std::optional(action) : std::nullopt;
}

bool SkirmishAction::isOpenReaction() const
{
    return verb == SkirmishChoice::Parry || verb == SkirmishChoice::Push
        || verb == SkirmishChoice::Card || verb == SkirmishChoice::Counter;
}

QStringList actionChoices(const std::vector<SkirmishAction> &actions)
{
    QStringList choices;
    choices.reserve(static_cast<qsizetype>(actions.size()));
    for (const SkirmishAction &action : actions)
        choices.append(action.toString());
    return choices;
}

} // namespace dugout
