// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/table/deskspeech.h"

#include "core/skirmish/battlefield/hexname.h"
#include "core/skirmish/state/skirmishnames.h"
#include "core/skirmish/words/skirmishspeech.h"
#include "ui/skirmish/table/deskchoice.h"

using namespace Qt::StringLiterals;

namespace dugout {

DeskSpeech::DeskSpeech(const SkirmishGame &game, const SkirmishState &state)
    : m_game(game)
    , m_state(state)
{ }

QString DeskSpeech::player(Seat seat) const
{
    return SkirmishSpeech(m_game.context(), m_state).player(seat);
}

QString DeskSpeech::hex(Hex hex) const
{
    return hexName(m_state.field ? *m_state.field : Battlefield(m_state.boards), hex).toString();
}

QString DeskSpeech::ownChoice(const QString &choice, Seat seat, const HexAim &aim) const
{
    if (choice == deskchoice::look)
        return tr("%1 looks at the cards").arg(player(seat));
    if (choice == deskchoice::draw)
        return tr("Dugout draws, face down");
    if (choice == deskchoice::aim)
        return tr("Choose on the battlefield");
    if (choice == deskchoice::next)
        return tr("Next place");
    if (choice == deskchoice::previous)
        return tr("Previous place");
    if (choice == deskchoice::turn)
        return tr("Turn the board");
    if (choice == deskchoice::back)
        return tr("Back");
    if (const auto aimed = aim.hex(); aimed && !aim.placement())
        return tr("Here: %1").arg(hex(*aimed));
    if (aim.placement())
        return tr("Here (place %1 of %2)").arg(aim.placeNumber()).arg(aim.placeCount());
    return tr("Here");
}

QString DeskSpeech::actionOf(const QString &choice) const
{
    const SkirmishSpeech speech(m_game.context(), m_state);
    const auto action = SkirmishAction::fromString(choice);
    if (!action)
        return speech.nameOf(choice);
    return action->card.isEmpty() ? speech.nameOf(action->verb) : speech.card(action->card.text());
}

PromptWords DeskSpeech::lookWords(const Prompt &prompt) const
{
    PromptWords words;
    const bool handOver = prompt.id == deskchoice::lookPrompt;
    if (prompt.id == deskchoice::insteadPrompt) {
        words.title = tr("Answer here for %1…").arg(player(prompt.seat));
        words.choices = {words.title};
        return words;
    }
    if (prompt.id == deskchoice::leavePrompt) {
        words.title = tr("%1 does nothing more in this end phase").arg(player(prompt.seat));
        words.choices = {words.title};
        return words;
    }
    words.title = handOver ? tr("Hand the device to %1").arg(player(prompt.seat))
                           : tr("The cards of %1").arg(player(prompt.seat));
    words.detail = handOver ? tr("The others look away.")
                            : tr("Nobody else looks. Hide them before you hand the device back.");
    for (const QString &choice : prompt.choices)
        words.choices.append(choice == deskchoice::back ? tr("Hide the cards")
                                                        : ownChoice(choice, prompt.seat, {}));
    return words;
}

PromptWords DeskSpeech::words(const Prompt &shown, const Prompt &real, const HexAim &aim,
                              const ActorMenu &actors) const
{
    const SkirmishSpeech speech(m_game.context(), m_state, real.seat);
    PromptWords words = m_game.words(m_state, real);
    const bool acts = real.id == SkirmishAsks::Activation && actors.actor().isValid();
    if (acts)
        words.detail = tr("What does %1 do?").arg(speech.fighter(actors.actor()));
    const QStringList names = std::exchange(words.choices, {});
    for (const QString &choice : shown.choices) {
        const qsizetype place = real.choices.indexOf(choice);
        if (deskchoice::isOne(choice))
            words.choices.append(ownChoice(choice, shown.seat, aim));
        else if (acts && ActorMenu::actorIn(choice).isValid())
            words.choices.append(actionOf(choice));
        else
            words.choices.append(place >= 0 ? names.value(place) : speech.nameOf(choice));
    }
    return words;
}

QString DeskSpeech::moment() const
{
    switch (m_state.phase) {
    case SkirmishPhase::SetUp:
        return tr("Set-up");
    case SkirmishPhase::Action:
        return tr("Action phase");
    case SkirmishPhase::End:
        return tr("End phase");
    case SkirmishPhase::Over:
        break;
    }
    return tr("The game is over");
}

QString DeskSpeech::activations()
{
    return tr("Activations");
}

QString DeskSpeech::fighters()
{
    return tr("Fighters");
}

void DeskSpeech::nameHexes(const Prompt &prompt, PromptWords &words) const
{
    for (qsizetype i = 0; i < prompt.choices.size() && i < words.choices.size(); ++i) {
        const QString &choice = prompt.choices.at(i);
        if (HexAim::isHex(choice))
            words.choices[i] = hex(hexFromText(choice));
        else if (HexAim::isPlacement(prompt))
            words.choices[i] = hex(placementFromText(choice).offset)
                + (placementFromText(choice).turned ? u" ↻"_s : QString());
    }
}

QString DeskSpeech::withoutHexNames(QString line, const EventGroup &group) const
{
    for (const Event &event : group.events) {
        if (HexAim::isHex(event.choice()))
            line.replace(event.choice(), hex(hexFromText(event.choice())));
        else if (event.prompt == SkirmishAsks::BoardPlace)
            line.replace(event.choice(), hex(placementFromText(event.choice()).offset));
    }
    return line;
}

} // namespace dugout
