// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/turnoffers.h"

#include "core/match/action/actions.h"
#include "core/match/rolls/rolloffers.h"
#include "core/match/state/promptnames.h"
#include "ui/match/matchkeys.h"

#include <algorithm>

namespace dugout {

namespace {

/// Who attacks is asked, and then whom; who tries something only few can, and then the die. A ball
/// is thrown by who has it, which is no question.
bool asksWho(const QString &prompt)
{
    static const QStringList asked{
        Asks::Block,          Asks::Blitz,
        Asks::Foul,           Asks::Weapon,
        Asks::RollLeap,       Asks::RollThrowTeamMate,
        Asks::RollActivation, Asks::RollHypnoticGaze,
        Asks::RollStandingUp,
    };
    return asked.contains(prompt);
}

/// What who blocks or gives the ball away rolls for first, with the keys that its like have.
constexpr PromptKey besideTheBlock[]{
    {Asks::RollActivation, Qt::Key_M},     {Asks::RollJumpUp, Qt::Key_J},
    {Asks::RollFoulAppearance, Qt::Key_M}, {Asks::RollDauntless, Qt::Key_M},
    {Asks::RollAnimosity, Qt::Key_M},
};

OfferPlace rollingAgain(std::vector<OfferedPrompt> &all)
{
    return std::find_if(all.begin(), all.end(),
                        [](const OfferedPrompt &one) { return isRollingAgain(one.prompt.id); });
}

/// The block, or what gives the ball away.
OfferPlace blockOrPass(std::vector<OfferedPrompt> &all)
{
    for (const QStringView asked : {Asks::BlockResult, Asks::PassPartner, Asks::HandOffPartner}) {
        if (const OfferPlace found = offerOf(all, asked); found != all.end())
            return found;
    }
    return all.end();
}

} // namespace

OfferPlace offerOf(std::vector<OfferedPrompt> &all, QStringView prompt)
{
    return std::find_if(all.begin(), all.end(),
                        [prompt](const OfferedPrompt &one) { return one.prompt.id == prompt; });
}

bool isTurn(const std::vector<OfferedPrompt> &all)
{
    return std::any_of(all.begin(), all.end(),
                       [](const OfferedPrompt &one) { return one.prompt.id == Asks::EndTurn; });
}

/// Where an edition does not know the action before it, it stands after the one before that.
OfferPlace placeOfSpent(const TurnAction &action, std::vector<OfferedPrompt> &all)
{
    OfferPlace before = offerOf(all, action.spentAfter);
    for (const TurnAction *last = turnAction(action.spentAfter); last && before == all.end();
         last = turnAction(last->spentAfter))
        before = offerOf(all, last->spentAfter);
    return before == all.end() ? before : std::next(before);
}

void rollAgainInPlace(std::vector<OfferedPrompt> &all)
{
    const OfferPlace again = rollingAgain(all);
    const OfferPlace used = offerOf(all, Asks::ReRoll);
    if (again == all.end() || used == all.end())
        return;
    std::swap(*used, *again);
    all.erase(again);
}

void leaveRoomForTheRoll(std::vector<OfferedPrompt> &all)
{
    const bool again = rollingAgain(all) != all.end();
    for (OfferedPrompt &one : all)
        one.lowHead = one.lowHead || again;
}

void offerBesideTheBlock(std::vector<OfferedPrompt> &all)
{
    const OfferPlace block = blockOrPass(all);
    if (block == all.end())
        return;
    QSet<int> taken;
    for (const PromptKey &each : besideTheBlock) {
        const OfferPlace roll = offerOf(all, each.prompt);
        if (roll == all.end() || taken.contains(each.key))
            continue;
        taken.insert(each.key);
        block->opens = true;
        roll->prompt.aside = false;
        roll->prompt.beside = true;
        roll->group.clear();
        roll->key = QKeySequence(each.key);
    }
}

void askWhoDoesIt(const MatchContext &context, const MatchState &state,
                  std::vector<OfferedPrompt> &all)
{
    const auto isSlow = [&](const QString &choice) {
        const MatchPlayer *player = state.find(PlayerRef::fromString(choice));
        return player && rollsToStandUp(context, state, *player);
    };
    for (OfferedPrompt &one : all) {
        const bool rolls = one.prompt.id == Asks::StandUp
            && std::any_of(one.prompt.choices.begin(), one.prompt.choices.end(), isSlow);
        if (rolls || (asksWho(one.prompt.id) && !one.prompt.beside))
            one.asksAlone = showsShirtNumbers(one);
    }
}

} // namespace dugout
