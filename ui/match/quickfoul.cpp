// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/action/actions.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/matchtexts.h"
#include "core/play/choosing.h"
#include "core/play/promptmaking.h"
#include "ui/match/matchtable.h"

#include <algorithm>
#include <utility>

namespace dugout {

// A foul where only the score and injuries are written down: nobody has said who lies there, so
// that naming the victim gives.

/// Who could foul if anybody lay there; none where it is offered anyway, or nobody may.
std::optional<OfferedPrompt> MatchTable::foulByName(const MatchState &now) const
{
    const TurnAction *foul = turnAction(Asks::Foul);
    MatchState lying = now;
    for (MatchPlayer &player : lying.side(MatchState::otherSeat(now.active)).players) {
        if (player.isOnPitch())
            player.posture = Posture::Prone;
    }
    if (!m_look.quick || !foul || lying.agenda.empty())
        return std::nullopt;
    const ActionOffer offer = foul->offer(context(), lying, lying.agenda.back());
    if (offer.isNothing())
        return std::nullopt;
    const Prompt prompt = choicePrompt(Asks::Foul, offer.seat, offer.choices);
    return dressed(prompt, words(prompt));
}

OfferedPrompt MatchTable::whomHeFouls() const
{
    const MatchState &state = session().state();
    const QStringList victims = state.onPitch(MatchState::otherSeat(state.active));
    const Prompt prompt = choicePrompt(Asks::FoulVictim, state.active, victims);
    PromptWords said;
    said.title = tr("Whom does %1 foul?").arg(playerName(state, m_fouler));
    said.detail = tr("The player you name is on the ground.");
    for (const QString &victim : victims)
        said.choices.append(playerName(state, PlayerRef::fromString(victim)));
    OfferedPrompt offer = dressed(prompt, said);
    offer.asksAlone = true;
    for (const QString &victim : victims)
        offer.shirts.append(seatColour(PlayerRef::fromString(victim).seat));
    return offer;
}

/// Who fouls is kept here until it is said whom; then all of it is one entry of the log.
std::optional<std::vector<Event>> MatchTable::foulNamed(const std::vector<Event> &events)
{
    const std::vector<Prompt> asked = prompts();
    const bool isOffered = std::any_of(asked.begin(), asked.end(), [](const Prompt &prompt) {
        return prompt.id == Asks::Foul || prompt.id == Asks::FoulVictim;
    });
    if (!m_look.quick || isOffered || events.size() != 1)
        return events;
    const Event &event = events.front();
    if (event.prompt == Asks::Foul) {
        m_fouler = PlayerRef::fromString(event.choice());
        emit viewMoved();
        return std::nullopt;
    }
    const PlayerRef fouler = std::exchange(m_fouler, {});
    if (event.prompt != Asks::FoulVictim || !fouler.isValid())
        return events;
    const Seat seat = session().state().active;
    return std::vector<Event>{choosing(Asks::HandPlayer, noSeat, event.choice()),
                              choosing(Asks::HandPlace, noSeat, Choice::Prone),
                              choosing(Asks::Foul, seat, fouler.toString()),
                              choosing(Asks::FoulVictim, seat, event.choice())};
}

Result<void> MatchTable::undo()
{
    if (!std::exchange(m_fouler, {}).isValid())
        return SessionTable::undo();
    emit viewMoved();
    return {};
}

} // namespace dugout
