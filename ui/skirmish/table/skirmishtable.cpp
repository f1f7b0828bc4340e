// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/table/skirmishtable.h"

#include "core/skirmish/askedalone.h"
#include "core/skirmish/endphaseleft.h"
#include "core/skirmish/state/skirmishnames.h"
#include "core/skirmish/words/skirmishspeech.h"
#include "core/text/localizedtext.h"
#include "ui/skirmish/battlefield/seatcolours.h"
#include "ui/skirmish/table/deskchoice.h"
#include "ui/skirmish/table/deskspeech.h"
#include "ui/skirmish/table/fixedkeys.h"
#include "ui/skirmish/table/likelyanswer.h"

#include <QMessageBox>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// What is pressed on the scoreboard and beside the fighters need not be looked for in a menu.
bool isTapped(const QString &prompt)
{
    return prompt == SkirmishAsks::Hearts || prompt == SkirmishAsks::Token
        || prompt == SkirmishAsks::Mark || prompt.startsWith("activations."_L1);
}

/// A part of a player's end phase with cards.
bool isOfEndPhase(const Prompt &prompt)
{
    return prompt.seat != noSeat && !prompt.alwaysOffered && prompt.id.startsWith("end."_L1);
}

/// 0 says that the card is not at hand.
bool isLeftOpenBy(const Prompt &prompt)
{
    return prompt.id == SkirmishAsks::MoveValue || prompt.id == SkirmishAsks::AttackRange
        || prompt.id == SkirmishAsks::Wounds;
}

} // namespace

SkirmishTable::SkirmishTable(std::unique_ptr<OpenGame<SkirmishGame>> game, RandomSource &random,
                             QObject *parent)
    : SessionTable(std::move(game), parent)
    , m_random(random)
    , m_chain(open(), random)
{
    open().setFinishLine(
        [this](const SkirmishState &before, const EventGroup &group, const QString &line) {
            return DeskSpeech(this->game(), before).withoutHexNames(line, group);
        });
    follow();
}

void SkirmishTable::showNext()
{
    m_held.drop();
    follow();
    SessionTable::showNext();
}

void SkirmishTable::follow()
{
    m_asked = m_held.isEmpty() ? askedAtScreen(game(), session().state(), open().prompts(),
                                               [this](Seat seat) { return isOnPhone(seat); })
                               : m_held.prompts();
    m_veil.follow(m_asked);
    m_aim.follow(m_asked);
    m_actors.follow(m_asked);
    if (askedAs(SkirmishAsks::Activation))
        m_wanted = {};
    m_next = m_held.isEmpty() ? activationAfterNobody() : std::nullopt;
}

void SkirmishTable::askToLook(Seat seat)
{
    if (m_veil.isElsewhere(seat))
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
    const std::vector<Prompt> &held = m_held.prompts();
    if (std::any_of(held.begin(), held.end(),
                    [this](const Prompt &prompt) { return m_veil.waitsFor(prompt); }))
        m_held.drop(); // its player goes on with it on the phone
    follow();
}

/// What can only be answered with the cards in sight, and those are elsewhere, is not asked here.
std::vector<OfferedPrompt> SkirmishTable::offered() const
{
    std::vector<OfferedPrompt> all = SessionTable::offered();
    for (OfferedPrompt &one : all) {
        one.begins = one.prompt.id == SkirmishAsks::Hand;
        one.choiceKeys = fixedKeys(one.prompt);
        // What a card does is chosen by the same keys, whether little or much is possible.
        one.asButtons = one.prompt.id == SkirmishAsks::Effect;
        one.asksAlone = one.prompt.id.startsWith("score."_L1); // looking scores nothing
        if (one.prompt.id == SkirmishAsks::Activation)
            one.leaves = deskchoice::back;
        one.noneLikely = one.prompt.id.startsWith("end."_L1) && one.prompt.usual.isEmpty();
        if (isLeftOpenBy(one.prompt))
            one.leftOpen = tr("Leave it open");
        if (one.prompt.id == deskchoice::insteadPrompt)
            one.key = QKeySequence(insteadKey);
        if (one.prompt.id == deskchoice::leavePrompt)
            one.key = QKeySequence(leaveKey);
        const auto real = askedAs(one.prompt.id);
        if (!real || !m_veil.waitsFor(*real))
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
        if (m_veil.waitsFor(prompt))
            continue;
        prompt = m_actors.over(m_aim.over(prompt));
        if (hasSaidToPlay(prompt))
            prompt.usual = deskchoice::look;
        if (prompt.usual.isEmpty())
            prompt.usual = likelyAnswer(prompt);
        if (m_next && prompt.seat == noSeat && prompt.choices.contains(SkirmishChoice::Nobody))
            prompt.choices.append(deskchoice::pass);
    }
    const auto ends = std::find_if(shown.begin(), shown.end(), isOfEndPhase);
    if (ends != shown.end() && session().state().tracksCards() && !m_veil.waitsFor(*ends))
        shown.push_back(leavingThe(*ends));
    return shown;
}

/// What is left of it in one answer: most players neither score nor discard in most rounds.
Prompt SkirmishTable::leavingThe(const Prompt &endPhase)
{
    Prompt leaving;
    leaving.id = deskchoice::leavePrompt;
    leaving.seat = endPhase.seat;
    leaving.kind = PromptKind::Choice;
    leaving.choices = {deskchoice::leave};
    return leaving;
}

/// Who has just said that he plays a card takes it from the hand; the others mostly pass.
bool SkirmishTable::hasSaidToPlay(const Prompt &prompt) const
{
    const std::vector<EventGroup> &groups = session().log().groups();
    return !groups.empty() && !groups.back().events.empty()
        && cameForACard(prompt, groups.back().events.back());
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
    const DeskSpeech speech(game(), deskState());
    const auto real = askedAs(prompt.id);
    if (!real)
        return speech.lookWords(prompt);
    PromptWords words = speech.words(prompt, *real, m_aim, m_actors);
    if (const qsizetype place = prompt.choices.indexOf(deskchoice::pass); place >= 0 && m_next)
        words.choices[place] = tr("Nobody, and %1 passes").arg(seatName(m_next->seat));
    if (m_veil.hides(*real))
        words.detail = tr("Hand the device to %1.").arg(seatName(prompt.seat));
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
        return tell({answer});
    }
    if (choice == deskchoice::pass)
        return goOnPassing();
    if (choice == deskchoice::leave)
        return tell(endPhaseLeft(game(), session().state(), event.seat, m_random));
    changeDesk(event, real.has_value());
    emit viewMoved();
    return {};
}

void SkirmishTable::changeDesk(const Event &event, bool asked)
{
    const QString choice = event.choice();
    const Board *board = boardBeingPlaced();
    if (choice == deskchoice::look)
        return m_veil.lift(event.seat);
    if (choice == deskchoice::instead)
        return m_veil.answerHere(event.seat);
    if (choice == deskchoice::aim)
        return m_aim.aimNear(walkFrom().value_or(Hex{}));
    if (choice == deskchoice::next)
        return m_aim.stepPlace(1);
    if (choice == deskchoice::previous)
        return m_aim.stepPlace(-1);
    if (board && choice == deskchoice::turn)
        return m_aim.turn(*board);
    if (choice == deskchoice::back && asked)
        return m_actors.clear();
    m_veil.drop();
}

Result<void> SkirmishTable::act(const std::vector<Event> &events)
{
    if (events.size() == 1 && deskchoice::isOne(events.front().choice()))
        return actOnDesk(events.front());
    if (events.size() == 1 && events.front().prompt == SkirmishAsks::Activation
        && !m_actors.actor().isValid()
        && FighterRef::fromString(events.front().choice()).isValid()) {
        m_actors.choose(FighterRef::fromString(events.front().choice()));
        emit viewMoved();
        return {};
    }
    return tell(events);
}

Result<void> SkirmishTable::tell(const std::vector<Event> &events)
{
    const auto prompt = askedAs(events.front().prompt);
    const bool aside = prompt && prompt->alwaysOffered;
    std::vector<Event> all = aside ? std::vector<Event>{} : m_held.events();
    if (events.size() == 1 && !aside && all.empty()) {
        all = answeredAtScreen(
            game(), session().state(), open().prompts(),
            [this](Seat seat) { return isOnPhone(seat); }, events.front());
    } else {
        all.insert(all.end(), events.begin(), events.end());
    }
    all = m_chain.completed(std::move(all), m_wanted,
                            [this](Seat seat) { return m_veil.isElsewhere(seat); });
    if (std::any_of(all.begin(), all.end(),
                    [](const Event &event) { return event.prompt == SkirmishAsks::MoveHex; }))
        m_wanted.hex.reset(); // he is there; who moves later is asked
    const auto state = aside ? std::nullopt : m_chain.after(all);
    const auto begun = all.begin() + static_cast<std::ptrdiff_t>(HeldAct::beginning(all));
    const std::vector<Event> last(begun, all.end());
    if (!state || !HeldAct::isUnfinished(last, game().prompts(*state)))
        return SessionTable::act(all);
    // What was forced may begin the next act: the one before is told.
    if (begun != all.begin()) {
        const FieldAction wanted = m_wanted; // the same click goes on
        if (const auto done = SessionTable::act({all.begin(), begun}); !done)
            return done;
        m_wanted = wanted;
    }
    m_held.hold(game(), last, *state);
    follow();
    emit viewMoved();
    return {};
}

FighterRef SkirmishTable::regarded() const
{
    if (actor().isValid())
        return actor();
    const SkirmishState &state = lookedBackTo() ? shownState() : deskState();
    return state.agenda.empty() ? FighterRef() : state.agenda.back().fighter;
}

/// What was kept back is not done.
void SkirmishTable::letGo()
{
    m_veil.drop();
    if (m_held.isEmpty())
        return;
    m_held.drop();
    follow();
    emit viewMoved();
}

Result<void> SkirmishTable::undo()
{
    if (m_veil.isHandingOver()) {
        hideHands();
        return {};
    }
    const bool begun = !m_held.isEmpty();
    letGo();
    return begun ? Result<void>() : SessionTable::undo();
}

Result<void> SkirmishTable::redo()
{
    letGo();
    return SessionTable::redo();
}

Result<void> SkirmishTable::correct(const Correction &correction)
{
    letGo();
    return SessionTable::correct(correction);
}

bool SkirmishTable::mayCorrect(int group, QWidget *parent)
{
    const SkirmishState before = session().stateAfter(static_cast<size_t>(group));
    for (const Prompt &prompt : game().prompts(before)) {
        if (prompt.alwaysOffered || !m_veil.hides(prompt) || isFinished())
            continue;
        if (m_veil.isElsewhere(prompt.seat)) {
            sayOnPhone(prompt.seat);
            return false;
        }
        const auto answer = QMessageBox::question(
            parent, tr("Hidden cards"),
            tr("Only %1 may see these cards. Hand over the device; the others look away.")
                .arg(seatName(prompt.seat)),
            QMessageBox::Ok | QMessageBox::Cancel);
        if (answer != QMessageBox::Ok) {
            hideHands();
            return false;
        }
        m_veil.lift(prompt.seat);
        emit viewMoved();
    }
    return true;
}

/// At the end the verdict stands on the card: the last answer would only say it again. That nobody
/// reacts has no line: what they could react to, or what the attack goes on with, is still the last
/// that happened.
AnswerShown SkirmishTable::lastAnswer() const
{
    if (isFinished())
        return {};
    AnswerShown shown = SessionTable::lastAnswer();
    const auto told = std::find_if(rows().rbegin(), rows().rend(), [](const LogRow &row) {
        return !row.line.isEmpty() || !row.rejected.isEmpty();
    });
    const bool last = told == rows().rbegin();
    const bool goesOn = !session().state().combats.empty() || askedAs(SkirmishAsks::React)
        || askedAs(SkirmishAsks::Reaction) || askedAs(SkirmishAsks::PowerTable);
    if (told == rows().rend() || !told->rejected.isEmpty() || (!last && !goesOn))
        return shown;
    if (!last)
        shown.line = wordsOf(*told);
    const auto place = static_cast<size_t>(told->group);
    shown.came = game().cameOf(session().stateAfter(place), log().groups()[place]);
    return shown;
}

void SkirmishTable::lookBack(int groups)
{
    letGo();
    SessionTable::lookBack(groups);
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
            symbols.push_back({face.id, localized(face.name)});
    }
    return symbols;
}

} // namespace dugout
