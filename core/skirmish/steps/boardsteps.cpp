// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/steps/boardsteps.h"

#include "core/rules/knownwords.h"
#include "core/skirmish/battlefield/placement.h"
#include "core/skirmish/state/reasonnames.h"
#include "core/skirmish/state/skirmishnames.h"
#include "core/skirmish/steps/stepgroups.h"
#include "core/skirmish/steps/stephelp.h"

#include <QCoreApplication>

#include <set>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

std::vector<Seat> withoutBoard(const SkirmishState &state)
{
    std::vector<Seat> left = allSeats(state);
    std::erase_if(left, [&state](Seat seat) {
        return std::find(state.boardOrder.begin(), state.boardOrder.end(), seat)
            != state.boardOrder.end();
    });
    return left;
}

/// The lowest of those left places next. With two players that is the loser, who chooses first;
/// the winner then places his board beside the loser's.
void enterBoards(const SkirmishContext &context, SkirmishState &state, const SkirmishStep &)
{
    std::vector<Seat> left = withoutBoard(state);
    if (left.empty()) {
        pop(state);
        if (context.tracksField())
            state.field = SharedField(std::move(state.boards));
        else
            push(state, {SkirmishKind::BoardsSaid});
        state.boards.clear();
        return;
    }
    push(state, {SkirmishKind::BoardTake});
    if (left.size() == 1)
        state.rollOffWinner = left.front();
    else
        pushRollOff(state, RollOffFor::Boards, std::move(left), true);
}

void enterTake(const SkirmishContext &context, SkirmishState &state, const SkirmishStep &)
{
    const Seat seat = state.rollOffWinner;
    state.boardOrder.push_back(seat);
    if (context.tracksField())
        replace(state, {SkirmishKind::BoardChoose, seat});
    else
        pop(state);
}

QString pieceOf(Seat owner, const BoardFace &face)
{
    return QString::number(owner) + u':' + face.piece();
}

/// Nobody could tell them apart.
bool looksAlike(const BoardFace &one, const BoardFace &other)
{
    Board renamed = other.board;
    renamed.id = one.board.id;
    return one.board.id == other.board.id || (one.name == other.name && one.board == renamed);
}

/// A player with the same board, not yet given away, takes the own one.
bool bringsAlike(const std::vector<BoardFace> &own, Seat seat, const BoardFace &face,
                 const std::set<QString> &used)
{
    return std::any_of(own.begin(), own.end(), [&](const BoardFace &each) {
        return !used.contains(pieceOf(seat, each)) && looksAlike(each, face);
    });
}

/// The boards a player may take, as "owner:face": of both when two play, else the player's own.
/// The two faces of one sheet exclude each other. Of two that are alike one is enough, unless
/// `each` is wanted.
QStringList facesFor(const SkirmishContext &context, const SkirmishState &state, Seat seat,
                     bool each = false)
{
    std::set<QString> used;
    for (const FaceRef &taken : state.boardFaces)
        used.insert(pieceOf(taken.owner, *faceOf(context, taken)));
    QStringList faces;
    for (Seat owner = 0; owner < context.playerCount(); ++owner) {
        if (owner != seat && context.playerCount() > 2)
            continue;
        for (const BoardFace &face : context.seat(owner).boards) {
            const bool alike = !each && owner != seat
                && bringsAlike(context.seat(seat).boards, seat, face, used);
            if (!alike && !used.contains(pieceOf(owner, face)))
                faces.append(FaceRef{owner, face.board.id}.toString());
        }
    }
    return faces;
}

std::vector<Prompt> choosePrompts(const SkirmishContext &context, const SkirmishState &state,
                                  const SkirmishStep &step)
{
    return {choicePrompt(SkirmishAsks::Board, step.seat, facesFor(context, state, step.seat))};
}

Result<void> chooseAnswer(const SkirmishContext &context, SkirmishState &state,
                          const SkirmishStep &step, const Event &event)
{
    const FaceRef chosen = FaceRef::fromString(event.choice());
    state.boardFaces.push_back(chosen);
    if (state.boards.empty()) {
        state.boards.push_back({faceOf(context, chosen)->board, {}, false, step.seat});
        pop(state);
    } else {
        replace(state, {SkirmishKind::BoardPlace, step.seat, {}, FaceToPlace{chosen}});
    }
    return {};
}

std::vector<Prompt> placePrompts(const SkirmishContext &context, const SkirmishState &state,
                                 const SkirmishStep &step)
{
    const QString fact
        = context.playerCount() == 2 ? u"placement-two"_s : u"placement-multiplayer"_s;
    JoinLimits limits;
    if (const BoardFact *rule = context.ruleset().boardFacts().find(fact))
        limits = {rule->value(Key::LongEdge, limits.longEdge),
                  rule->value(Key::ShortEdge, limits.shortEdge)};
    const bool flush = context.playerCount() > 2 && context.isOn(Options::FixedLayout);
    QStringList choices;
    for (const Placement &placement :
         legalPlacements(Battlefield(state.boards),
                         faceOf(context, step.as<FaceToPlace>().face)->board, limits, flush))
        choices.append(placementText(placement));
    return {choicePrompt(SkirmishAsks::BoardPlace, step.seat, std::move(choices))};
}

Result<void> placeAnswer(const SkirmishContext &context, SkirmishState &state,
                         const SkirmishStep &step, const Event &event)
{
    const Placement placement = placementFromText(event.choice());
    state.boards.push_back({faceOf(context, step.as<FaceToPlace>().face)->board, placement.offset,
                            placement.turned, step.seat});
    pop(state);
    return {};
}

std::vector<Prompt> saidPrompts(const SkirmishContext &, const SkirmishState &,
                                const SkirmishStep &)
{
    return {confirmPrompt(SkirmishAsks::BoardsSaid)};
}

Result<void> saidAnswer(const SkirmishContext &, SkirmishState &state, const SkirmishStep &,
                        const Event &)
{
    pop(state);
    return {};
}

constexpr SkirmishRule skirmishBoardStepRules[]{
    {SkirmishKind::Boards, enterBoards},
    {SkirmishKind::BoardTake, enterTake},
    {.kind = SkirmishKind::BoardChoose, .prompts = choosePrompts, .answer = chooseAnswer},
    {.kind = SkirmishKind::BoardPlace, .prompts = placePrompts, .answer = placeAnswer},
    {.kind = SkirmishKind::BoardsSaid, .prompts = saidPrompts, .answer = saidAnswer},
};

constexpr SkirmishText skirmishBoardStepTexts[]{
    {.prompt = SkirmishAsks::Board,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Choose a board"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "%1 chooses a board."),
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Board")},
    {.prompt = SkirmishAsks::BoardPlace,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Place the board"),
     .detail = QT_TRANSLATE_NOOP(
         "Skirmish", "%1 joins the board to those on the table: click where it is to lie."),
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Board placed")},
    {.prompt = SkirmishAsks::BoardsSaid,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Place the boards"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "Choose and join the boards on the table.")},
};

} // namespace

SkirmishGroup skirmishBoardSteps()
{
    return {.steps = skirmishBoardStepRules, .texts = skirmishBoardStepTexts};
}

Prompt formerBoardPrompt(const SkirmishContext &context, const SkirmishState &state, Seat seat)
{
    return choicePrompt(SkirmishAsks::Board, seat, facesFor(context, state, seat, true));
}

} // namespace dugout
