// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matchviews/pitchscene.h"

#include "core/match/rolls/boardactions.h"
#include "core/match/state/promptnames.h"
#include "core/match/state/sidecolour.h"
#include "core/match/words/matchtexts.h"
#include "ui/matchviews/pitchwords.h"
#include "ui/sheets/badgepainter.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Below the pitch, the home team's from the left and the others from the right: all of both stand
/// in one row, which leaves the pitch its height.
Square benchSquare(Seat seat, int place)
{
    const int row = pitch::width + place / pitchgrid::benchPlaces;
    const int along = place % pitchgrid::benchPlaces;
    return {seat == 0 ? along : pitchgrid::columns - 1 - along, row};
}

void addTokens(PitchScene &scene, const MatchState &state)
{
    for (const Seat seat : {0, 1}) {
        int waiting = 0;
        for (const MatchPlayer &player : state.side(seat).players) {
            if (!player.isOnPitch())
                continue;
            const auto shown = state.board.find(player.ref());
            const bool waits = shown == state.board.end();
            scene.tokens.insert(
                {waits ? benchSquare(seat, waiting) : *shown,
                 {player.ref(), QString::number(player.who->player.number),
                  playerName(state, {seat, player.id()}), seat, pawnState(state, player, seat),
                  state.carrier == PlayerRef{seat, player.id()}}});
            waiting += waits ? 1 : 0;
        }
    }
}

/// Of the opponents who stand next to one of these squares; of everybody where none are given.
void addZones(PitchScene &scene, const MatchState &state, Seat against,
              const std::vector<Square> &near)
{
    for (const PlacedPlayer &player : board::formation(state).players()) {
        const Seat seat = player.side == board::endOf(0) ? 0 : 1;
        const bool touches = std::any_of(near.begin(), near.end(), [&player](Square square) {
            return squareDistance(square, player.square) <= 1;
        });
        const std::pair zone{player.square, seat};
        const bool known
            = std::find(scene.zones.begin(), scene.zones.end(), zone) != scene.zones.end();
        if (player.exertsZone() && !known && seat != against && (near.empty() || touches))
            scene.zones.push_back(zone);
    }
}

/// Who is done, or waits for his turn, blocks nobody any more.
bool mayAttack(const MatchContext &context, const MatchState &state, const QString &who, Square at)
{
    const auto actions = boardActions(context, state, who, at);
    return std::any_of(actions.begin(), actions.end(), [](const BoardAction &action) {
        return action.id == Asks::Block || action.id == Asks::Blitz;
    });
}

void addAdvice(PitchScene &scene, const MatchContext &context, const MatchState &state,
               const BoardAdvisor &advisor, const PitchWish &wish)
{
    if (wish.passes) {
        for (const PassAdvice &pass : advisor.passes(state, wish.chosen))
            scene.hints[pass.square].passRange = pass.range;
        return;
    }
    for (const BlockAdvice &block : advisor.blocks(state, wish.chosen)) {
        if (mayAttack(context, state, wish.chosen, block.square))
            scene.hints[block.square].dice = PitchWords::shortDice(block.dice);
    }
}

} // namespace

int PitchScene::rows() const
{
    int rows = pitch::width;
    for (const auto &[cell, token] : tokens)
        rows = std::max(rows, cell.y + 1);
    return looseBall ? std::max(rows, looseBall->y + 1) : rows;
}

bool PitchScene::contains(Square cell) const
{
    return cell.x >= 0 && cell.x < pitchgrid::columns && cell.y >= 0 && cell.y < rows();
}

std::optional<Square> PitchScene::cellOf(const QString &who) const
{
    if (who == board::ball)
        return looseBall;
    for (const auto &[cell, token] : tokens) {
        if (token.ref == who)
            return cell;
    }
    return std::nullopt;
}

QString PitchScene::pickAt(Square cell) const
{
    if (const auto token = tokens.find(cell); token != tokens.end())
        return token->second.ref;
    return looseBall == cell ? QString(board::ball) : QString();
}

namespace {

/// Before the kick a click says where it goes: until then it takes no room.
std::optional<Square> looseBall(const MatchState &state, const PitchWish &wish)
{
    const auto shown = board::ballSquare(state);
    const bool waits = std::any_of(state.agenda.begin(), state.agenda.end(), [](const Step &step) {
        return step.kind == StepKind::PlaceBall;
    });
    if (shown || (waits && wish.chosen != board::ball))
        return shown;
    return pitchgrid::ballRest;
}

} // namespace

PitchScene makePitchScene(const MatchContext &context, const MatchState &state,
                          const BoardAdvisor &advisor, const PitchWish &wish)
{
    PitchScene scene;
    for (const Seat seat : {0, 1}) {
        scene.colours.at(size_t(seat)) = toColour(sideColour(context, seat));
        scene.names.at(size_t(seat)) = teamName(context, seat);
    }
    addTokens(scene, state);
    if (!state.carrier.isValid())
        scene.looseBall = looseBall(state, wish);
    if (wish.zones)
        addZones(scene, state, noSeat, {});
    const auto cell = scene.cellOf(wish.chosen);
    if (!cell)
        return scene;
    scene.chosen = wish.chosen;
    const auto token = scene.tokens.find(*cell);
    if (token == scene.tokens.end() || token->second.ref != wish.chosen)
        return scene;
    addAdvice(scene, context, state, advisor, wish);
    if (pitch::contains(*cell) && token->second.seat == state.active
        && token->second.state != PawnState::Done)
        addZones(scene, state, token->second.seat, {*cell});
    return scene;
}

QString showBlock(PitchScene &scene, const MatchState &state, const BoardAdvisor &advisor,
                  Square at)
{
    for (const BlockAdvice &block : advisor.blocks(state, scene.chosen)) {
        if (block.square != at)
            continue;
        scene.pushes = block.push.squares;
        return PitchWords::block(state, block);
    }
    return {};
}

void showWay(PitchScene &scene, const MatchState &state, const std::optional<Walk> &way)
{
    scene.way = way;
    if (!way)
        return;
    std::vector<Square> squares{way->from};
    for (const WalkStep &step : way->steps)
        squares.push_back(step.to);
    addZones(scene, state, PlayerRef::fromString(scene.chosen).seat, squares);
}

} // namespace dugout
