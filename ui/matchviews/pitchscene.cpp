// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matchviews/pitchscene.h"

#include "core/match/state/sidecolour.h"
#include "core/match/words/matchtexts.h"
#include "ui/matchviews/pitchwords.h"
#include "ui/sheets/badgepainter.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

void addTokens(PitchScene &scene, const MatchState &state)
{
    for (const Seat seat : {0, 1}) {
        Square bench{0, pitch::width + seat};
        for (const MatchPlayer &player : state.side(seat).players) {
            if (!player.isOnPitch())
                continue;
            const auto shown = state.board.find(player.ref());
            const bool waits = shown == state.board.end();
            scene.tokens.insert(
                {waits ? bench : *shown,
                 {player.ref(), QString::number(player.who->player.number),
                  playerName(state, {seat, player.id()}), scene.colours.at(size_t(seat)),
                  player.posture, state.carrier == PlayerRef{seat, player.id()}}});
            bench.x += waits ? 1 : 0;
        }
    }
}

void addZones(PitchScene &scene, const MatchState &state)
{
    const Formation formation = board::formation(state);
    for (int number = 1; number <= board::squares; ++number) {
        const Square square = *board::squareOf(number);
        for (const Seat seat : {0, 1})
            scene.hints[square].zones[seat] = formation.tackleZones(square, board::endOf(seat));
    }
}

void addAdvice(PitchScene &scene, const MatchState &state, const BoardAdvisor &advisor,
               const PitchWish &wish)
{
    if (wish.passes) {
        for (const PassAdvice &pass : advisor.passes(state, wish.selected))
            scene.hints[pass.square].passRange = pass.range;
        scene.advice += PitchWords::passes(advisor.bands(state, wish.selected));
        return;
    }
    const auto steps = advisor.steps(state, wish.selected);
    for (const StepAdvice &step : steps) {
        if (step.dodge)
            scene.hints[step.square].need = PitchWords::shortNeed(*step.dodge);
    }
    const auto blocks = advisor.blocks(state, wish.selected);
    for (const BlockAdvice &block : blocks) {
        PitchHint &hint = scene.hints[block.square];
        hint.need = PitchWords::shortDice(block.dice);
        hint.block = true;
        for (const Square square : block.push.squares)
            scene.hints[square].push = true;
    }
    scene.advice += PitchWords::steps(steps) + PitchWords::blocks(state, blocks);
}

} // namespace

bool pitchgrid::contains(Square cell)
{
    return cell.x >= 0 && cell.x < columns && cell.y >= 0 && cell.y < rows;
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

PitchScene makePitchScene(const MatchContext &context, const MatchState &state,
                          const BoardAdvisor &advisor, const PitchWish &wish)
{
    PitchScene scene;
    scene.colours = {toColour(sideColour(context, 0)), toColour(sideColour(context, 1))};
    addTokens(scene, state);
    if (!state.carrier.isValid())
        scene.looseBall = board::ballSquare(state).value_or(pitchgrid::ballRest);
    if (wish.zones)
        addZones(scene, state);
    if (scene.cellOf(wish.selected)) {
        scene.selected = wish.selected;
        addAdvice(scene, state, advisor, wish);
    }
    return scene;
}

} // namespace dugout
