// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/words/inspirerecall.h"

#include "core/skirmish/state/skirmishnames.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Farther back than any activation with its reactions and ploys.
constexpr int patience = 60;

bool isAt(const SkirmishState &state, const QString &kind)
{
    return !state.agenda.empty() && state.agenda.back().kind == kind;
}

bool isNamed(const Event &event, const FighterRef &ref)
{
    const QString name = ref.toString();
    return std::any_of(event.choices.begin(), event.choices.end(), [&name](const QString &choice) {
        const QString who = choice.section(u'/', 0, 0);
        return who == name || who.endsWith(u':' + name);
    });
}

/// Where the activation was chosen: how many groups came before it.
std::optional<size_t> lastActivation(const SkirmishSession &session)
{
    size_t place = session.log().groups().size();
    for (int i = 0; i < patience && place > 0; ++i) {
        if (isAt(session.stateAfter(--place), SkirmishKind::Activation))
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

} // namespace

std::vector<FighterRef> inspireRecall(const SkirmishSession &session)
{
    const SkirmishState &now = session.state();
    const bool reminds = isAt(now, SkirmishKind::EndReminder);
    if (!reminds && !isAt(now, SkirmishKind::Power))
        return {};
    std::vector<FighterRef> found = waiting(session.game().context(), now);
    if (reminds || found.empty())
        return found;
    const auto begun = lastActivation(session);
    if (!begun)
        return {};
    const SkirmishState before = session.stateAfter(*begun);
    const std::vector<EventGroup> &groups = session.log().groups();
    std::erase_if(found, [&](const FighterRef &ref) {
        const SkirmishFighter *was = before.find(ref);
        const bool named = std::any_of(
            groups.begin() + static_cast<std::ptrdiff_t>(*begun), groups.end(),
            [&ref](const EventGroup &group) {
                return std::any_of(group.events.begin(), group.events.end(),
                                   [&ref](const Event &event) { return isNamed(event, ref); });
            });
        return !named && was && *was == *now.find(ref);
    });
    return found;
}

} // namespace dugout
