// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/choosing.h"
#include "core/skirmish/battlefield/fieldrefusal.h"
#include "core/skirmish/forcedanswers.h"
#include "core/skirmish/state/skirmishnames.h"
#include "ui/skirmish/table/deskchoice.h"
#include "ui/skirmish/table/fieldoffer.h"
#include "ui/skirmish/table/skirmishtable.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

// The part of the table that is pointed at on the battlefield.

namespace {

/// After an activation: who reacts to it, who plays a card.
constexpr int mostQuestions = 4;

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
    for (const FighterRef &next :
         m_next ? ActorMenu::actorsOf(*m_next) : std::vector<FighterRef>()) {
        if (const SkirmishFighter *fighter = session().state().find(next); fighter && fighter->hex)
            hexes.push_back(*fighter->hex);
    }
    return hexes;
}

std::optional<Prompt> SkirmishTable::activationAfterNobody() const
{
    for (Seat seat = 0; seat < context().playerCount(); ++seat) {
        if (isOnPhone(seat))
            return std::nullopt;
    }
    std::vector<Event> events;
    std::vector<Prompt> now = open().prompts();
    for (int i = 0; i < mostQuestions; ++i) {
        const auto asks = std::find_if(now.begin(), now.end(),
                                       [](const Prompt &one) { return !one.alwaysOffered; });
        if (asks == now.end() || !session().state().combats.empty())
            return std::nullopt;
        if (asks->id == SkirmishAsks::Activation)
            return events.empty() ? std::nullopt : std::optional(*asks);
        if ((asks->id != SkirmishAsks::React && asks->id != SkirmishAsks::PowerTable)
            || !asks->choices.contains(SkirmishChoice::Nobody))
            return std::nullopt;
        events.push_back(choosing(*asks, SkirmishChoice::Nobody));
        events = withForced(game(), session().state(), std::move(events));
        const auto after = m_chain.after(events);
        if (!after)
            return std::nullopt;
        now = game().prompts(*after);
    }
    return std::nullopt;
}

FighterRef SkirmishTable::nextActorAt(Hex hex) const
{
    if (!m_next || lookedBackTo())
        return {};
    for (const FighterRef &one : ActorMenu::actorsOf(*m_next)) {
        const SkirmishFighter *fighter = session().state().find(one);
        if (fighter && fighter->hex == hex)
            return one;
    }
    return {};
}

Result<void> SkirmishTable::sayNobody()
{
    for (int i = 0; i < mostQuestions && !askedAs(SkirmishAsks::Activation); ++i) {
        const auto asks = std::find_if(asked().begin(), asked().end(),
                                       [](const Prompt &one) { return !one.alwaysOffered; });
        if (asks == asked().end())
            return {};
        if (const auto done = tell({choosing(*asks, SkirmishChoice::Nobody)}); !done)
            return done;
    }
    return {};
}

Result<void> SkirmishTable::goOnWith(const FighterRef &fighter)
{
    if (const auto done = sayNobody(); !done)
        return done;
    m_actors.choose(fighter);
    emit viewMoved();
    return {};
}

Result<void> SkirmishTable::goOnPassing()
{
    if (const auto done = sayNobody(); !done)
        return done;
    const auto asks = askedAs(SkirmishAsks::Activation);
    return asks ? tell({choosing(*asks, SkirmishChoice::Pass)}) : Result<void>();
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
    if (const FighterRef next = nextActorAt(hex); next.isValid())
        return goOnWith(next);
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
