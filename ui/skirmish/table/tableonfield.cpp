// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/battlefield/fieldrefusal.h"
#include "core/skirmish/state/skirmishnames.h"
#include "ui/skirmish/table/deskchoice.h"
#include "ui/skirmish/table/fieldoffer.h"
#include "ui/skirmish/table/skirmishtable.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

// The part of the table that is pointed at on the battlefield.

namespace {

/// Where nobody is left to act there is nobody to choose either.
bool asksForWhom(const Prompt &prompt)
{
    return prompt.id == SkirmishAsks::DeployFighter
        || (prompt.id == SkirmishAsks::Activation && !ActorMenu::actorsOf(prompt).empty());
}

} // namespace

FieldAction SkirmishTable::actionAt(Hex hex) const
{
    const auto asked = askedAs(SkirmishAsks::Activation);
    if (!asked || !actor().isValid() || lookedBackTo() || !isOpenHere(*asked))
        return {};
    return m_chain.actionAt(*asked, actor(), hex);
}

QString SkirmishTable::whyNotAt(Hex hex) const
{
    if (lookedBackTo())
        return {};
    auto why = FieldRefusal::None;
    for (const Prompt &prompt : asked()) {
        if (prompt.alwaysOffered || !isOpenHere(prompt))
            continue;
        if (prompt.id == SkirmishAsks::Activation && actor().isValid())
            why = refusalOfAct(context(), deskState(), actor(), hex);
        else if (asksForWhom(prompt))
            why = refusalOfNobody(deskState(), hex);
        else if (!HexAim::hexesOf(prompt).empty())
            why = refusalOfHex(context(), deskState(), prompt, regarded(), hex);
    }
    switch (why) {
    case FieldRefusal::None:
        return {};
    case FieldRefusal::Blocked:
        return tr("That hex is blocked.");
    case FieldRefusal::Occupied:
        return tr("Somebody stands there.");
    case FieldRefusal::Moved:
        return tr("No second move in this phase.");
    case FieldRefusal::TooFar:
        return tr("That is too far.");
    case FieldRefusal::NoWay:
        return tr("Something is in the way.");
    case FieldRefusal::NoSight:
        return tr("There is no line of sight.");
    case FieldRefusal::NoTarget:
        return tr("A charge there would strike nobody.");
    case FieldRefusal::NobodyChosen:
        return tr("Choose a fighter first, then a hex.");
    case FieldRefusal::NotOffered:
        return tr("That hex cannot be chosen here.");
    }
    return {};
}

std::vector<Hex> SkirmishTable::offeredHexes() const
{
    if (lookedBackTo())
        return {};
    std::vector<Hex> hexes = hexesThatAnswer(m_veil.over(asked()), m_actors, deskState());
    const auto activation = askedAs(SkirmishAsks::Activation);
    if (activation && isOpenHere(*activation) && actor().isValid()) {
        for (const Hex hex : actionHexes(context(), session().state(), actor()))
            hexes.push_back(hex);
    }
    return hexes;
}

std::optional<Hex> SkirmishTable::aimedHex() const
{
    const std::vector<Prompt> shown = prompts();
    const bool takes = std::any_of(shown.begin(), shown.end(), [](const Prompt &prompt) {
        return !prompt.alwaysOffered && prompt.choices.contains(deskchoice::here);
    });
    return takes && !m_aim.placement() && !lookedBackTo() ? m_aim.hex() : std::nullopt;
}

std::optional<Hex> SkirmishTable::walkFrom() const
{
    const auto aimed = m_aim.hex();
    const auto &now = asked();
    const bool asks = std::any_of(now.begin(), now.end(), [this](const Prompt &prompt) {
        return !prompt.alwaysOffered && isOpenHere(prompt)
            && (prompt.id.endsWith(".hex"_L1) || prompt.id == SkirmishAsks::Objective
                || prompt.id == SkirmishAsks::Relic);
    });
    if (!asks || !aimed || lookedBackTo())
        return std::nullopt;
    const SkirmishFighter *fighter = deskState().find(regarded());
    return fighter && fighter->hex && !m_aim.isAimed() ? fighter->hex : aimed;
}

std::vector<HexOutlook> SkirmishTable::outlooks(const FighterRef &fighter) const
{
    const SkirmishState &state = shownState();
    const bool charges = askedAs(SkirmishAsks::ChargeHex).has_value();
    const bool decides
        = charges || askedAs(SkirmishAsks::MoveHex) || askedAs(SkirmishAsks::Activation);
    if (!decides || lookedBackTo() || !state.combats.empty())
        return {};
    return hexOutlooks(context(), state, fighter, charges ? m_wanted.target : FighterRef());
}

const Board *SkirmishTable::boardBeingPlaced() const
{
    return m_aim.placement() ? dugout::boardBeingPlaced(context(), session().state()) : nullptr;
}

std::optional<PlacedBoard> SkirmishTable::heldBoard() const
{
    const Board *board = boardBeingPlaced();
    const auto placing = askedAs(SkirmishAsks::BoardPlace);
    if (!board || !placing || lookedBackTo())
        return std::nullopt;
    return PlacedBoard{*board, m_aim.placement()->offset, m_aim.placement()->turned, placing->seat};
}

void SkirmishTable::actInstead(const FighterRef &fighter)
{
    const auto asked = askedAs(SkirmishAsks::Activation);
    if (!asked || !actor().isValid() || lookedBackTo() || !isOpenHere(*asked))
        return;
    const std::vector<FighterRef> actors = ActorMenu::actorsOf(*asked);
    if (fighter == actor() || std::find(actors.begin(), actors.end(), fighter) == actors.end())
        return;
    m_actors.choose(fighter);
    emit viewMoved();
}

void SkirmishTable::pointAt(Hex hex)
{
    m_aim.aimAt(hex);
    if (const Board *board = boardBeingPlaced())
        m_aim.placeNear(hex, *board);
    emit viewMoved();
}

Result<void> SkirmishTable::take(Hex hex)
{
    if (const FieldAction action = actionAt(hex); action.action) {
        m_wanted = action;
        Event event;
        event.prompt = SkirmishAsks::Activation;
        event.seat = actor().seat;
        event.choices = {action.action->toString()};
        return act({event});
    }
    std::vector<Prompt> shown = prompts();
    std::erase_if(shown, [this](const Prompt &prompt) { return m_veil.waitsFor(prompt); });
    const auto answer = answerAt(hex, shown, asked(), deskState());
    return answer ? act({*answer}) : Result<void>();
}

} // namespace dugout
