// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/skirmishview.h"

#include "core/skirmish/state/skirmishqueries.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QJsonArray cards(const CardPile &pile)
{
    QJsonArray array;
    for (const CardId &card : pile)
        array.append(card.text());
    return array;
}

QJsonArray numbers(const std::vector<int> &values)
{
    QJsonArray array;
    for (const int value : values)
        array.append(value);
    return array;
}

QJsonValue hexJson(const std::optional<Hex> &hex)
{
    return hex ? QJsonValue(hexText(*hex)) : QJsonValue();
}

QJsonObject pilesJson(const CardPiles &piles, bool open)
{
    return {
        {u"deck"_s,
         open ? QJsonValue(cards(piles.deck)) : QJsonValue(static_cast<int>(piles.deck.size()))},
        {u"hand"_s,
         open ? QJsonValue(cards(piles.hand)) : QJsonValue(static_cast<int>(piles.hand.size()))},
        {u"discard"_s, cards(piles.discard)},
        {u"redraws"_s, piles.redraws}};
}

QJsonArray marksJson(const SkirmishFighter &fighter)
{
    QJsonArray marks;
    for (const FighterMark &mark : fighter.marks)
        marks.append(QJsonObject{{u"name"_s, mark.name},
                                 {u"modifiers"_s, QJsonArray::fromStringList(mark.modifiers)}});
    return marks;
}

QJsonObject fighterJson(const SkirmishContext &context, const SkirmishState &state,
                        const FighterRef &ref)
{
    const SkirmishFighter &fighter = *state.find(ref);
    QJsonObject object{{u"id"_s, ref.toString()},
                       {u"hex"_s, hexJson(fighter.hex)},
                       {u"placed"_s, fighter.placed},
                       {u"out"_s, fighter.out},
                       {u"inspired"_s, fighter.inspired},
                       {u"damage"_s, fighter.damage},
                       {u"upgrades"_s, cards(fighter.upgrades)},
                       {u"successes"_s, fighter.successes}};
    if (!fighter.marks.empty())
        object.insert("marks"_L1, marksJson(fighter));
    const FighterValues values = valuesOf(context, state, ref);
    object.insert("wounds"_L1, values.wounds ? QJsonValue(*values.wounds) : QJsonValue());
    QJsonArray tokens;
    if (fighter.moved)
        tokens.append(u"move"_s);
    if (fighter.charged)
        tokens.append(u"charge"_s);
    if (fighter.guard)
        tokens.append(u"guard"_s);
    if (fighter.spent)
        tokens.append(u"spent"_s);
    object.insert("tokens"_L1, tokens);
    return object;
}

QJsonObject playerJson(const SkirmishContext &context, const SkirmishState &state, Seat seat,
                       bool open)
{
    const SkirmishPlayer &player = state.player(seat);
    QJsonArray fighters;
    for (const SkirmishFighter &fighter : player.fighters)
        fighters.append(fighterJson(context, state, {seat, fighter.id}));
    QJsonObject object{{u"name"_s, context.seat(seat).name},
                       {u"warband"_s, context.seat(seat).warband.id.text()},
                       {u"glory"_s, player.glory},
                       {u"glorySpent"_s, player.glorySpent},
                       {u"activations"_s, player.activations},
                       {u"passing"_s, player.passing},
                       {u"objectives"_s, pilesJson(player.objectives, open)},
                       {u"powers"_s, pilesJson(player.powers, open)},
                       {u"scored"_s, cards(player.scored)},
                       {u"fighters"_s, fighters}};
    // Only where he said so, so that the sum of a game without phones stays what it was.
    if (player.quiet > 0)
        object.insert("quiet"_L1, player.quiet);
    if (player.hush > 0)
        object.insert("hush"_L1, player.hush);
    if (open)
        object.insert("fresh"_L1, cards(player.fresh));
    return object;
}

QJsonArray boardsJson(const SkirmishState &state)
{
    QJsonArray boards;
    const auto &placed = state.field ? state.field->boards() : state.boards;
    for (const PlacedBoard &board : placed)
        boards.append(QJsonObject{{u"board"_s, board.board.id},
                                  {u"offset"_s, hexText(board.offset)},
                                  {u"turned"_s, board.turned},
                                  {u"seat"_s, board.player}});
    return boards;
}

QJsonArray tokensJson(const SkirmishState &state)
{
    QJsonArray tokens;
    for (const ObjectiveToken &token : state.objectives)
        tokens.append(QJsonObject{{u"hex"_s, hexJson(token.hex)},
                                  {u"number"_s, token.number},
                                  {u"relic"_s, token.relic}});
    return tokens;
}

QJsonObject combatJson(const Combat &combat)
{
    const auto value = [](const std::optional<int> &number) {
        return number ? QJsonValue(*number) : QJsonValue();
    };
    return {
        {u"attacker"_s, combat.attacker.toString()},
        {u"target"_s, combat.target.toString()},
        {u"attack"_s, combat.attack.text()},
        {u"how"_s, combat.how.word()},
        {u"several"_s, combat.several},
        {u"attackDice"_s, value(combat.attackDice)},
        {u"attackSymbol"_s, combat.attackSymbol},
        {u"more"_s, QJsonArray::fromStringList(combat.moreSymbols)},
        {u"moreDefence"_s, QJsonArray::fromStringList(combat.moreDefence)},
        {u"rerolls"_s, QJsonArray{combat.attackRerolls, combat.defenceRerolls}},
        {u"extra"_s, combat.extraDice},
        {u"damage"_s, value(combat.damage)},
        {u"defenceDice"_s, value(combat.defenceDice)},
        {u"defenceSymbol"_s, combat.defenceSymbol},
        {u"support"_s, value(combat.support)},
        {u"guard"_s, combat.guard},
        {u"cleave"_s, combat.cleave},
        {u"knockback"_s, combat.knockback},
        {u"allOut"_s, combat.allOut},
        {u"attackRoll"_s, numbers(combat.attackRoll)},
        {u"defenceRoll"_s, numbers(combat.defenceRoll)},
        {u"attackRerolled"_s, combat.attackRerolled},
        {u"defenceRerolled"_s, combat.defenceRerolled},
        {u"result"_s, combat.result ? QJsonValue(combatResultId(*combat.result)) : QJsonValue()},
        {u"criticalHit"_s, combat.criticalHit},
        {u"holdsGround"_s, combat.holdsGround},
        {u"offered"_s, combat.offeredReaction}};
}

/// What a step names besides can be a card of somebody's hand.
QJsonObject stepJson(const SkirmishStep &step, std::optional<Seat> viewer)
{
    QJsonObject object{{u"kind"_s, step.kind.word()}, {u"seat"_s, step.seat}};
    if (viewer && *viewer != step.seat)
        return object;
    object.insert("fighter"_L1, step.fighter.toString());
    object.insert("values"_L1, toJson(step.data));
    return object;
}

QJsonArray resultsJson(const SkirmishState &state)
{
    QJsonArray results;
    for (const GameResult &result : state.results) {
        QJsonArray standings;
        for (const Standing &standing : result.standings)
            standings.append(QJsonObject{{u"glory"_s, standing.glory},
                                         {u"wipedOut"_s, standing.wipedOut},
                                         {u"held"_s, standing.held}});
        results.append(QJsonObject{{u"winners"_s, numbers(result.winners)},
                                   {u"reason"_s, result.reason},
                                   {u"standings"_s, standings}});
    }
    return results;
}

QJsonArray lyingJson(const SkirmishState &state)
{
    QJsonArray lying;
    for (const LyingPloy &ploy : state.lying)
        lying.append(QJsonObject{
            {u"seat"_s, ploy.seat},
            {u"card"_s, ploy.card.text()},
            {u"fighter"_s, ploy.fighter.toString()},
            {u"until"_s, ploy.duration == PloyDuration::Round ? u"round"_s : u"next-activation"_s},
            {u"played"_s, ploy.played},
            {u"used"_s, ploy.used}});
    return lying;
}

QJsonArray ledgerJson(const SkirmishState &state)
{
    QJsonArray ledger;
    for (const GloryEntry &entry : state.ledger)
        ledger.append(QJsonObject{{u"seat"_s, entry.seat},
                                  {u"points"_s, entry.points},
                                  {u"reason"_s, entry.reason},
                                  {u"card"_s, entry.card.text()},
                                  {u"game"_s, entry.game},
                                  {u"round"_s, entry.round}});
    return ledger;
}

QJsonArray facesJson(const SkirmishState &state)
{
    QJsonArray faces;
    for (const FaceRef &face : state.boardFaces)
        faces.append(face.toString());
    return faces;
}

QJsonValue rollOffJson(const SkirmishState &state)
{
    if (!state.rollOff)
        return {};
    QJsonArray counts;
    for (const RollOffCount &count : state.rollOff->counts)
        counts.append(QJsonArray{count[0], count[1], count[2]});
    return QJsonObject{{u"purpose"_s, state.rollOff->purpose.word()},
                       {u"lowest"_s, state.rollOff->lowest},
                       {u"bonus"_s, state.rollOff->bonus},
                       {u"contenders"_s, numbers(state.rollOff->contenders)},
                       {u"counts"_s, counts}};
}

QString phaseName(SkirmishPhase phase)
{
    static const QStringList names{u"set-up"_s, u"action"_s, u"end"_s, u"over"_s};
    return names.at(static_cast<int>(phase));
}

} // namespace

QJsonObject skirmishStateJson(const SkirmishContext &context, const SkirmishState &state,
                              std::optional<Seat> viewer)
{
    QJsonArray players;
    for (Seat seat = 0; seat < state.playerCount(); ++seat)
        players.append(playerJson(context, state, seat, !viewer || *viewer == seat));
    QJsonArray combats;
    for (const Combat &combat : state.combats)
        combats.append(combatJson(combat));
    QJsonArray agenda;
    for (const SkirmishStep &step : state.agenda)
        agenda.append(stepJson(step, viewer));
    QJsonObject told;
    for (const auto &[key, value] : state.told)
        told.insert(key, value);
    return {{u"game"_s, state.game},
            {u"round"_s, state.round},
            {u"phase"_s, phaseName(state.phase)},
            {u"suddenDeath"_s, state.suddenDeath},
            {u"first"_s, state.first},
            {u"active"_s, state.active},
            {u"activation"_s, state.activation},
            {u"deployedFirst"_s, state.deployedFirst},
            {u"boardOrder"_s, numbers(state.boardOrder)},
            {u"boardFaces"_s, facesJson(state)},
            {u"boards"_s, boardsJson(state)},
            {u"objectives"_s, tokensJson(state)},
            {u"rollOff"_s, rollOffJson(state)},
            {u"rollOffWinner"_s, state.rollOffWinner},
            {u"players"_s, players},
            {u"combats"_s, combats},
            {u"ploys"_s, lyingJson(state)},
            {u"ledger"_s, ledgerJson(state)},
            {u"quiet"_s, state.quiet},
            {u"hush"_s, state.hush},
            {u"way"_s, wayName(state.way)},
            {u"told"_s, told},
            {u"held"_s, numbers(state.heldSaid)},
            {u"results"_s, resultsJson(state)},
            {u"finished"_s, state.finished},
            {u"winner"_s, state.matchWinner},
            {u"reason"_s, state.matchReason},
            {u"agenda"_s, agenda}};
}

} // namespace dugout
