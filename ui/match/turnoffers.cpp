// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/turnoffers.h"

#include "core/match/action/actions.h"
#include "core/match/rolls/rolloffers.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/sidethings.h"
#include "core/match/words/turnboard.h"
#include "ui/match/matchkeys.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <iterator>
#include <span>

namespace dugout {

namespace {

constexpr const char *notNowNote = QT_TRANSLATE_NOOP("TurnBoard", "not now");

using Places = std::span<const TurnPlace>;

const TurnPlace *boardPlace(Places board, const OfferedPrompt &offer)
{
    const auto found = std::find_if(board.begin(), board.end(), [&offer](const TurnPlace &row) {
        return offer.prompt.id == row.prompt;
    });
    return found == board.end() ? nullptr : &*found;
}

std::ptrdiff_t rankOf(Places board, const OfferedPrompt &offer)
{
    const TurnPlace *row = boardPlace(board, offer);
    const bool givesUp = offer.prompt.id == Asks::Concede; // under nobody's first digit
    return row ? row - board.data() : std::ssize(board) + (givesUp ? 1 : 0);
}

ButtonShape shapeOf(const TurnPlace &place)
{
    constexpr std::array shapes{ButtonShape::Tile, ButtonShape::Ending, ButtonShape::Side,
                                ButtonShape::Chip};
    return shapes.at(static_cast<size_t>(place.size));
}

/// It asks nothing itself: it leads to its rolls.
OfferedPrompt moving(const std::vector<OfferedPrompt> &all)
{
    OfferedPrompt move;
    move.prompt.id = movePlace.toString();
    move.prompt.kind = PromptKind::Confirm;
    move.key = QKeySequence(Qt::Key_M);
    move.words.title = QCoreApplication::translate("TurnBoard", "Move");
    move.words.question = QCoreApplication::translate("TurnBoard", "Move: what is rolled?");
    for (const OfferedPrompt &one : all) {
        if (one.prompt.id == Asks::EndTurn)
            move.prompt.seat = one.prompt.seat;
        if (isRolledOnTheWay(one.prompt.id) && !one.spent)
            move.members.append(one.prompt.id);
    }
    move.spent = move.members.isEmpty();
    return move;
}

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

QStringList missingInTurn(const std::vector<OfferedPrompt> &all, const TurnLook &look)
{
    QStringList missing;
    for (const TurnPlace &row : turnPlaces(look.quick)) {
        const bool offered = std::any_of(all.begin(), all.end(), [&row](const OfferedPrompt &one) {
            return one.prompt.id == row.prompt;
        });
        if (!offered && !row.comesAndGoes && row.prompt != movePlace)
            missing.append(row.prompt.toString());
    }
    return missing;
}

void layOutTurn(const MatchContext &context, const MatchState &state,
                std::vector<OfferedPrompt> &all, const TurnLook &look)
{
    const Places board = turnPlaces(look.quick);
    const bool due = !look.quick && isTouchdownDue(state);
    if (!look.quick)
        all.insert(all.begin(), moving(all));
    for (OfferedPrompt &one : all) {
        const TurnPlace *row = boardPlace(board, one);
        if (row && look.afar && row->size == TurnPlaceSize::Chip && !row->comesAndGoes)
            row = nullptr;
        one.prompt.alwaysOffered = !row && !one.opens; // what is asked first is no matter of a menu
        if (!row && one.opens)
            one.shape = ButtonShape::Chip; // after leaving it, it is beside the others again
        if (!row)
            continue;
        one.shape = shapeOf(*row);
        if (due && (one.prompt.id == Asks::Touchdown || one.prompt.id == Asks::EndTurn))
            one.shape = one.prompt.id == Asks::Touchdown ? ButtonShape::Ending : ButtonShape::Side;
        one.icon = QString::fromLatin1(row->icon);
        if (row->says)
            one.words.title = placeWords(row->says);
        const auto left = leftInTurn(context, state, one.prompt.id);
        if (left && !one.spent)
            one.note = placeWords(row->note).arg(*left);
        else if (row->note && !one.spent)
            one.note = placeWords(row->note);
        else if (one.spent && one.shape == ButtonShape::Tile)
            one.note = QCoreApplication::translate("TurnBoard", notNowNote);
    }
    std::stable_sort(all.begin(), all.end(),
                     [board](const OfferedPrompt &x, const OfferedPrompt &y) {
                         return rankOf(board, x) < rankOf(board, y);
                     });
}

void leaveRoomForTheRoll(std::vector<OfferedPrompt> &all)
{
    const bool again = std::any_of(all.begin(), all.end(), [](const OfferedPrompt &one) {
        return isRollingAgain(one.prompt.id);
    });
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
        roll->prompt.alwaysOffered = false;
        roll->prompt.skippable = true;
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
        if (rolls || (asksWho(one.prompt.id) && !one.prompt.skippable))
            one.asksAlone = showsShirtNumbers(one);
    }
}

} // namespace dugout
