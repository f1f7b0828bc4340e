// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/words/inspirerecall.h"

#include "core/skirmish/state/fighterchange.h"
#include "core/skirmish/state/skirmishqueries.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Farther back than any activation with its reactions and ploys.
constexpr int patience = 60;

bool isAt(const SkirmishState &state, SkirmishStepKind kind)
{
    return !state.agenda.empty() && state.agenda.back().kind == kind;
}

bool isNamed(const Event &event, const FighterRef &ref)
{
    return std::any_of(event.choices.begin(), event.choices.end(),
                       [&ref](const QString &choice) { return fighterIn(choice) == ref; });
}

bool turnsInspired(const Event &event)
{
    const auto change = FighterChange::fromString(event.choice());
    return event.prompt == SkirmishAsks::Token && change && change->is(SkirmishChoice::Inspired);
}

/// That somebody is inspired is what was recalled, and no reason to forget the others.
bool onlyInspires(const EventGroup &group)
{
    return std::all_of(group.events.begin(), group.events.end(), [](const Event &event) {
        return event.prompt == SkirmishAsks::Inspire || turnsInspired(event);
    });
}

/// Where such a step was answered last: how many groups came before that.
std::optional<size_t> lastAt(const SkirmishSession &session, SkirmishStepKind kind)
{
    const std::vector<EventGroup> &groups = session.log().groups();
    size_t place = groups.size();
    for (int i = 0; i < patience && place > 0; ++i) {
        --place;
        if (!onlyInspires(groups[place]) && isAt(session.stateAfter(place), kind))
            return place;
    }
    return std::nullopt;
}

std::vector<FighterRef> waiting(const SkirmishContext &context, const SkirmishState &state)
{
    std::vector<FighterRef> found = state.fighters([](Seat, const SkirmishFighter &fighter) {
        return fighter.isInPlay() && !fighter.inspired;
    });
    std::erase_if(found, [&context](const FighterRef &ref) {
        const FighterCard *card = context.fighter(ref);
        return !card || card->inspire.isEmpty() || !card->inspireWhen.isEmpty();
    });
    return found;
}

bool isTakenOut(const SkirmishState &before, const SkirmishState &now)
{
    return !now.fighters([&before](Seat seat, const SkirmishFighter &fighter) {
                   const SkirmishFighter *was = before.find({seat, fighter.id});
                   return fighter.out && was && !was->out;
               })
                .empty();
}

bool holdsOthers(const SkirmishState &before, const SkirmishState &now, Seat seat)
{
    return objectivesHeld(before, seat) != objectivesHeld(now, seat);
}

/// Whether the activation since then had anything to do with him.
bool hadPart(const SkirmishSession &session, size_t since, const SkirmishState &before,
             const FighterRef &ref)
{
    const std::vector<EventGroup> &groups = session.log().groups();
    const SkirmishFighter *was = before.find(ref);
    return !was || *was != *session.state().find(ref)
        || std::any_of(groups.begin() + static_cast<std::ptrdiff_t>(since), groups.end(),
                       [&ref](const EventGroup &group) {
                           return std::any_of(
                               group.events.begin(), group.events.end(),
                               [&ref](const Event &event) { return isNamed(event, ref); });
                       });
}

/// In the end phase itself nobody can be inspired where the app holds the cards: it is recalled
/// before the first activation after it.
bool isRoundOver(const SkirmishState &state)
{
    return isAt(state, SkirmishKind::EndReminder)
        || (isAt(state, SkirmishKind::Activation) && state.way == SkirmishWay::Everything
            && state.activation == 0 && state.round > 1);
}

} // namespace

SkirmishRecall skirmishRecall(const SkirmishSession &session)
{
    const SkirmishState &now = session.state();
    const SkirmishContext &context = session.game().context();
    if (isRoundOver(now))
        return {waiting(context, now), true};
    const bool counts = isAt(now, SkirmishKind::Counters);
    if (!counts && !isAt(now, SkirmishKind::Power))
        return {};
    const auto since = lastAt(session, counts ? SkirmishKind::Counters : SkirmishKind::Activation);
    if (!since)
        return {};
    const SkirmishState before = session.stateAfter(*since);
    const bool out = isTakenOut(before, now);
    SkirmishRecall recall{waiting(context, now), out};
    for (Seat seat = 0; seat < now.playerCount(); ++seat)
        recall.standing = recall.standing || holdsOthers(before, now, seat);
    std::erase_if(recall.fighters, [&](const FighterRef &ref) {
        return !out && !holdsOthers(before, now, ref.seat)
            && (counts || !hadPart(session, *since, before, ref));
    });
    return recall;
}

} // namespace dugout
