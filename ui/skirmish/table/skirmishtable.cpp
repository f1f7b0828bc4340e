// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/table/skirmishtable.h"

#include "core/skirmish/fieldactions.h"
#include "core/skirmish/forcedanswers.h"
#include "core/skirmish/skirmishspeech.h"
#include "core/text/localizedtext.h"
#include "ui/skirmish/battlefield/seatcolours.h"
#include "ui/skirmish/table/deskchoice.h"
#include "ui/skirmish/table/deskspeech.h"
#include "ui/skirmish/table/likelyanswer.h"

#include <QMessageBox>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// What is pressed on the scoreboard and beside the fighters need not be looked for in a menu.
bool isTapped(const QString &prompt)
{
    return prompt == u"hearts"_s || prompt == u"token"_s || prompt == u"mark"_s
        || prompt.startsWith("activations."_L1);
}

} // namespace

SkirmishTable::SkirmishTable(std::unique_ptr<OpenGame<SkirmishGame>> game, RandomSource &random,
                             QObject *parent)
    : SessionTable(std::move(game), parent)
    , m_random(random)
{
    open().setFinishLine(
        [this](const SkirmishState &before, const EventGroup &group, const QString &line) {
            return DeskSpeech(this->game(), before).withoutHexNames(line, group);
        });
    follow();
}

void SkirmishTable::showNext()
{
    follow();
    SessionTable::showNext();
}

void SkirmishTable::follow()
{
    const std::vector<Prompt> &now = asked();
    m_veil.follow(now);
    m_aim.follow(now);
    m_actors.follow(now);
    if (askedAs(u"activation"_s))
        m_wanted = {};
}

void SkirmishTable::askToLook(Seat seat)
{
    if (isOnPhone(seat))
        return sayOnPhone(seat);
    m_veil.ask(seat);
    emit viewMoved();
}

void SkirmishTable::hideHands()
{
    m_veil.drop();
    emit viewMoved();
}

void SkirmishTable::coverHands()
{
    QSet<Seat> elsewhere;
    for (Seat seat = 0; seat < context().playerCount(); ++seat) {
        if (isOnPhone(seat))
            elsewhere.insert(seat);
    }
    m_veil.setElsewhere(elsewhere);
    m_veil.drop();
}

/// What can only be answered with the cards in sight, and those are elsewhere, is not asked here.
std::vector<OfferedPrompt> SkirmishTable::offered() const
{
    std::vector<OfferedPrompt> all = SessionTable::offered();
    for (OfferedPrompt &one : all) {
        const auto real = askedAs(one.prompt.id);
        if (!real || !m_veil.hides(*real) || !isOnPhone(real->seat) || !one.prompt.choices.isEmpty()
            || one.prompt.atLeast == 0)
            continue;
        one.cover = seatName(real->seat);
        one.words.detail.clear();
    }
    return all;
}

std::vector<Prompt> SkirmishTable::prompts() const
{
    std::vector<Prompt> shown = m_veil.over(asked());
    std::erase_if(shown, [](const Prompt &prompt) { return isTapped(prompt.id); });
    for (Prompt &prompt : shown) {
        prompt = m_actors.over(m_aim.over(prompt));
        if (prompt.id.startsWith("score."_L1) && !prompt.choices.isEmpty())
            prompt.choices.append(deskchoice::back); // looking at it scores nothing
        if (prompt.usual.isEmpty())
            prompt.usual = likelyAnswer(prompt);
    }
    return shown;
}

std::optional<Prompt> SkirmishTable::askedAs(const QString &id) const
{
    for (const Prompt &prompt : asked()) {
        if (prompt.id == id)
            return prompt;
    }
    return std::nullopt;
}

PromptWords SkirmishTable::words(const Prompt &prompt) const
{
    const DeskSpeech speech(game(), session().state());
    const auto real = askedAs(prompt.id);
    if (!real)
        return speech.lookWords(prompt);
    PromptWords words = speech.words(prompt, *real, m_aim, m_actors);
    if (m_veil.hides(*real))
        words.detail = isOnPhone(prompt.seat)
            ? tr("%1 has the cards on the phone.").arg(seatName(prompt.seat))
            : tr("Hand the device to %1.").arg(seatName(prompt.seat));
    return words;
}

/// What only one player may see is corrected while that hand is open, or when all is over: the
/// choices would give it away.
std::vector<OfferedPrompt> SkirmishTable::offeredAfter(int groups,
                                                       const std::vector<Event> &events) const
{
    std::vector<OfferedPrompt> all = SessionTable::offeredAfter(groups, events);
    std::erase_if(all, [this](const OfferedPrompt &one) {
        return m_veil.hides(one.prompt) && !isFinished();
    });
    const SkirmishState state = session().stateAfter(static_cast<size_t>(groups));
    const DeskSpeech speech(game(), state);
    for (OfferedPrompt &one : all)
        speech.nameHexes(one.prompt, one.words);
    return all;
}

Result<void> SkirmishTable::actOnDesk(const Event &event)
{
    const QString choice = event.choice();
    const auto real = askedAs(event.prompt);
    if (choice == deskchoice::here || choice == deskchoice::draw) {
        Event answer = event;
        answer.choices = {m_aim.target()};
        if (choice == deskchoice::draw && real)
            answer = rollFor(*real, m_random);
        return SessionTable::act({answer});
    }
    if (choice == deskchoice::look)
        m_veil.lift(event.seat);
    else if (choice == deskchoice::next)
        m_aim.stepPlace(1);
    else if (choice == deskchoice::previous)
        m_aim.stepPlace(-1);
    else if (const Board *board = boardBeingPlaced(); board && choice == deskchoice::turn)
        m_aim.turn(*board);
    else if (choice == deskchoice::back && real)
        m_actors.clear();
    else
        m_veil.drop();
    emit viewMoved();
    return {};
}

Result<void> SkirmishTable::act(const std::vector<Event> &events)
{
    if (events.size() == 1 && deskchoice::isOne(events.front().choice()))
        return actOnDesk(events.front());
    if (events.size() == 1 && events.front().prompt == u"activation"_s
        && !m_actors.actor().isValid()
        && FighterRef::fromString(events.front().choice()).isValid()) {
        m_actors.choose(FighterRef::fromString(events.front().choice()));
        emit viewMoved();
        return {};
    }
    return SessionTable::act(completed(events));
}

std::vector<Event> SkirmishTable::completed(std::vector<Event> events)
{
    events = withForced(game(), session().state(), std::move(events));
    addWantedTarget(events);
    addDefence(events);
    return withForced(game(), session().state(), std::move(events));
}

/// Whoever clicked on an enemy and then chose with what to strike has said whom.
void SkirmishTable::addWantedTarget(std::vector<Event> &events) const
{
    if (!m_wanted.isValid())
        return;
    const auto state = open().stateWith(static_cast<int>(log().groups().size()), events);
    for (const Prompt &prompt : state ? game().prompts(*state) : std::vector<Prompt>{}) {
        if (prompt.id != u"attack.target"_s || !prompt.choices.contains(m_wanted.toString()))
            continue;
        Event target;
        target.prompt = prompt.id;
        target.seat = prompt.seat;
        target.choices = {m_wanted.toString()};
        events.push_back(target);
    }
}

bool SkirmishTable::isLastDefenceRolledHere() const
{
    const std::vector<EventGroup> &groups = log().groups();
    for (auto group = groups.rbegin(); group != groups.rend(); ++group) {
        for (const Event &event : group->events) {
            if (event.prompt == u"defence.roll"_s)
                return event.rolledByDugout;
        }
    }
    return false;
}

/// Where Dugout rolls for both, both roll at once. Whoever types the own dice goes on typing them.
void SkirmishTable::addDefence(std::vector<Event> &events)
{
    const bool rolled = events.back().prompt == u"attack.roll"_s && events.back().rolledByDugout;
    if (!rolled || !isLastDefenceRolledHere())
        return;
    const auto state = open().stateWith(static_cast<int>(log().groups().size()), events);
    for (const Prompt &prompt : state ? game().prompts(*state) : std::vector<Prompt>{}) {
        if (prompt.id == u"defence.roll"_s)
            events.push_back(rollFor(prompt, m_random));
    }
}

std::vector<Event> SkirmishTable::actionAt(Hex hex) const
{
    const auto asked = askedAs(u"activation"_s);
    const FighterRef &actor = m_actors.actor();
    if (!asked || !actor.isValid() || lookedBackTo() || m_veil.hides(*asked))
        return {};
    const FieldAction action = fieldActionAt(context(), session().state(), actor, hex);
    if (action.choice.isEmpty() || !asked->choices.contains(action.choice))
        return {};
    Event begins;
    begins.prompt = asked->id;
    begins.seat = asked->seat;
    begins.choices = {action.choice};
    std::vector<Event> events{begins};
    if (!action.hex)
        return events;
    const auto state = open().stateWith(static_cast<int>(log().groups().size()), events);
    for (const Prompt &prompt : state ? game().prompts(*state) : std::vector<Prompt>{}) {
        if (prompt.id != u"move.hex"_s || !prompt.choices.contains(hexText(*action.hex)))
            continue;
        Event goes = begins;
        goes.prompt = prompt.id;
        goes.choices = {hexText(*action.hex)};
        events.push_back(goes);
    }
    return events;
}

Result<void> SkirmishTable::undo()
{
    m_veil.drop();
    return SessionTable::undo();
}

Result<void> SkirmishTable::redo()
{
    m_veil.drop();
    return SessionTable::redo();
}

Result<void> SkirmishTable::correct(const Correction &correction)
{
    m_veil.drop();
    return SessionTable::correct(correction);
}

bool SkirmishTable::mayCorrect(int group, QWidget *parent)
{
    const SkirmishState before = session().stateAfter(static_cast<size_t>(group));
    for (const Prompt &prompt : game().prompts(before)) {
        if (prompt.aside || !m_veil.hides(prompt) || isFinished())
            continue;
        if (isOnPhone(prompt.seat)) {
            sayOnPhone(prompt.seat);
            return false;
        }
        const auto answer = QMessageBox::question(
            parent, tr("Hidden cards"),
            tr("Only %1 may see these cards. Hand over the device; the others look away.")
                .arg(seatName(prompt.seat)),
            QMessageBox::Ok | QMessageBox::Cancel);
        if (answer != QMessageBox::Ok)
            return false;
        m_veil.lift(prompt.seat);
        emit viewMoved();
    }
    return true;
}

/// At the end the verdict stands on the card: the last answer would only say it again.
AnswerShown SkirmishTable::lastAnswer() const
{
    return isFinished() ? AnswerShown{} : SessionTable::lastAnswer();
}

void SkirmishTable::lookBack(int groups)
{
    m_veil.drop();
    SessionTable::lookBack(groups);
}

std::vector<Hex> SkirmishTable::offeredHexes() const
{
    std::vector<Hex> hexes;
    for (const Prompt &prompt : m_veil.over(asked())) {
        if (prompt.aside || prompt.kind != PromptKind::Choice || lookedBackTo())
            continue;
        for (const Hex hex : HexAim::hexesOf(prompt))
            hexes.push_back(hex);
        for (const QString &choice : m_actors.over(prompt).choices) {
            const SkirmishFighter *fighter = session().state().find(FighterRef::fromString(choice));
            if (fighter && fighter->hex && !deskchoice::isOne(choice))
                hexes.push_back(*fighter->hex);
        }
    }
    if (askedAs(u"activation"_s) && m_actors.actor().isValid() && !lookedBackTo()) {
        for (const Hex hex : actionHexes(context(), session().state(), m_actors.actor()))
            hexes.push_back(hex);
    }
    return hexes;
}

const Board *SkirmishTable::boardBeingPlaced() const
{
    if (!m_aim.placement() || session().state().boardFaces.isEmpty())
        return nullptr;
    const QString face = session().state().boardFaces.constLast();
    for (const BoardFace &one : context().seat(face.section(u':', 0, 0).toInt()).boards) {
        if (one.board.id == face.section(u':', 1))
            return &one.board;
    }
    return nullptr;
}

std::optional<PlacedBoard> SkirmishTable::heldBoard() const
{
    const Board *board = boardBeingPlaced();
    const auto placing = askedAs(u"board.place"_s);
    if (!board || !placing || lookedBackTo())
        return std::nullopt;
    return PlacedBoard{*board, m_aim.placement()->offset, m_aim.placement()->turned, placing->seat};
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
    if (const std::vector<Event> events = actionAt(hex); !events.empty()) {
        const FieldAction action
            = fieldActionAt(context(), session().state(), m_actors.actor(), hex);
        m_wanted = action.target;
        return act(events);
    }
    for (const Prompt &prompt : prompts()) {
        if (prompt.aside || prompt.kind != PromptKind::Choice)
            continue;
        Event answer;
        answer.prompt = prompt.id;
        answer.seat = prompt.seat;
        if (const auto real = askedAs(prompt.id); real && real->choices.contains(hexText(hex))) {
            answer.choices = {hexText(hex)};
            return act({answer});
        }
        for (const QString &choice : prompt.choices) {
            const SkirmishFighter *fighter = session().state().find(FighterRef::fromString(choice));
            if (fighter && fighter->hex == hex) {
                answer.choices = {choice};
                return act({answer});
            }
        }
    }
    return {};
}

QString SkirmishTable::moment() const
{
    return DeskSpeech(game(), shownState()).moment();
}

QString SkirmishTable::seatName(Seat seat) const
{
    return SkirmishSpeech(context(), session().state()).player(seat);
}

QColor SkirmishTable::seatColour(Seat seat) const
{
    return ::dugout::seatColour(seat);
}

std::vector<DieSymbol> SkirmishTable::symbolsOf(const Prompt &prompt) const
{
    std::vector<DieSymbol> symbols;
    if (prompt.kind != PromptKind::Dice)
        return symbols;
    const SkirmishDie &die
        = prompt.id.startsWith("defence."_L1) ? context().defenceDie() : context().attackDie();
    for (const SkirmishFace &face : die.faces) {
        for (int i = 0; i < face.count; ++i)
            symbols.push_back({face.id, said(face.name)});
    }
    return symbols;
}

} // namespace dugout
