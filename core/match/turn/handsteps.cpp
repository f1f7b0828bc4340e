// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/turn/handsteps.h"

#include "core/match/cards/cardhand.h"
#include "core/match/cards/cardplay.h"
#include "core/match/effects/facts.h"
#include "core/match/effects/ongoing.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/rolls/askedrolls.h"
#include "core/match/rolls/ballhelp.h"
#include "core/match/state/board.h"
#include "core/match/state/ongoingnames.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/promptwords.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// The board on the table is always right: everything can be changed by hand at any moment.

QStringList everybody(const MatchState &state)
{
    QStringList refs;
    refs.reserve(40);
    for (const SideState &side : state.sides) {
        for (const MatchPlayer &player : side.players)
            refs.append(player.ref());
    }
    return refs;
}

const QStringList &numbers()
{
    static const QStringList all{Choice::Score0,       Choice::Score1,   Choice::Turn0,
                                 Choice::Turn1,        Choice::ReRolls0, Choice::ReRolls1,
                                 Choice::Bribes0,      Choice::Bribes1,  Choice::Apothecaries0,
                                 Choice::Apothecaries1};
    return all;
}

/// Something that happened in this match would follow him home.
bool isHurt(const MatchPlayer &player)
{
    return !player.casualties.empty() || !player.bookInjuries.isEmpty();
}

/// Somebody at the table has seen to him: nothing of it stands any more.
void heal(MatchState &state, const PlayerRef &ref)
{
    MatchPlayer &player = *state.find(ref);
    player.casualties.clear();
    player.bookInjuries.clear();
    for (CasualtyRecord &record : state.casualties) {
        if (record.victim != ref)
            continue;
        record.note.clear();
        record.mended = Mending::Saved;
    }
}

const QString healed = u"-healed"_s;

QStringList places(const MatchContext &context, const MatchState &state, const Step &step)
{
    const MatchPlayer *player = state.find(step.player);
    const int most
        = context.mostOnPitch() + state.ongoingSum(step.player.seat, Key::PlayersOnPitch);
    QStringList choices{Choice::Reserves, Choice::KnockedOut, Choice::Injured, Choice::SentOff,
                        Choice::Absent};
    const bool room
        = state.side(step.player.seat).countIn(Whereabouts::Pitch) < most && state.half > 0;
    if (player->isOnPitch() || room)
        choices = QStringList{Choice::Standing, Choice::Prone, Choice::Stunned} + choices;
    if (isHurt(*player) && !context.isSwitchedOff(Options::LogByHand)) {
        choices.prepend(Choice::Reserves.word() + healed);
        if (choices.contains(Choice::Standing.word()))
            choices.prepend(Choice::Standing.word() + healed);
    }
    return choices;
}

/// Who plays on without having been healed takes his injury home all the same: nobody shall learn
/// that after the match only.
PromptWords placeWords(const MatchContext &context, const MatchState &state, const Step &step,
                       const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    static const QStringList playing{Choice::Standing, Choice::Prone, Choice::Stunned,
                                     Choice::Reserves};
    const MatchPlayer *player = state.find(step.player);
    for (qsizetype i = 0; player && isHurt(*player) && i < prompt.choices.size(); ++i) {
        if (playing.contains(prompt.choices.at(i)))
            words.choices[i]
                = MatchWords::tr("%1; the injury counts after the match").arg(words.choices.at(i));
    }
    return words;
}

std::vector<Prompt> placePrompts(const MatchContext &context, const MatchState &state,
                                 const Step &step)
{
    return only(choicePrompt(Asks::HandPlace, noSeat, places(context, state, step)));
}

Result<void> placeAnswer(const MatchContext &, MatchState &state, const Step &step,
                         const Event &event)
{
    pop(state);
    QString to = event.choice();
    if (to.endsWith(healed)) {
        heal(state, step.player);
        to.chop(healed.size());
    }
    if (to == Choice::Standing || to == Choice::Prone || to == Choice::Stunned) {
        if (!state.find(step.player)->isOnPitch())
            sendTo(state, step.player, Whereabouts::Pitch);
        state.find(step.player)->posture = Posture::Standing;
        if (to != Choice::Standing)
            layDown(state, step.player, to == Choice::Prone ? Posture::Prone : Posture::Stunned);
        return {};
    }
    static const QMap<QString, Whereabouts> boxes{{Choice::Reserves, Whereabouts::Reserves},
                                                  {Choice::KnockedOut, Whereabouts::KnockedOut},
                                                  {Choice::Injured, Whereabouts::Injured},
                                                  {Choice::Absent, Whereabouts::Absent}};
    if (to == Choice::SentOff)
        sendOff(state, step.player, SentOffFor::Other);
    else
        sendTo(state, step.player, boxes.value(to));
    return {};
}

int mostOf(const MatchContext &context, const QString &what)
{
    return what == Choice::Turn ? context.turnsPerHalf() : 20;
}

int valueOf(const SideState &side, const QString &what)
{
    if (what == Choice::Score)
        return side.score;
    if (what == Choice::Turn)
        return side.turn;
    if (what == Choice::Bribes)
        return side.bribes;
    return what == Choice::Apothecaries
        ? side.apothecaries
        : side.rerolls.left + side.rerolls.bonusHalf + side.rerolls.bonusDrive;
}

const QString &picked(const Step &step)
{
    return step.about<PickId>().text();
}

std::vector<Prompt> valuePrompts(const MatchContext &context, const MatchState &state,
                                 const Step &step)
{
    Prompt prompt = numberPrompt(Asks::HandValue, step.seat, 0, mostOf(context, picked(step)));
    prompt.usual = QString::number(valueOf(state.side(step.seat), picked(step)));
    return only(std::move(prompt));
}

/// "Re-rolls of Orcs": which number it is, as the choice before has called it.
QString valueName(const MatchContext &context, const MatchState &state, const Step &step)
{
    return choiceWords(context, state, step, u"%1.%2"_s.arg(picked(step)).arg(step.seat));
}

/// What a side is given before the match, such as by a handicap that stands in the coaches' book
/// only, is there again after half-time. A number put right later is that of the half. Where the
/// toss is the first thing of the half it still comes before it (lrb4.de.txt:3-23).
bool countsForTheMatch(const MatchState &state)
{
    const bool tossed = state.half > 1 || state.kicking != noSeat;
    return state.half == 0 || !tossed;
}

PromptWords valueWords(const MatchContext &context, const MatchState &state, const Step &step,
                       const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    words.title = valueName(context, state, step);
    words.detail.clear(); // a table that is called like the number has nothing to say about it
    if (picked(step) == Key::ReRolls)
        words.detail = countsForTheMatch(state)
            ? MatchWords::tr("What is set before the match counts in each half.")
            : MatchWords::tr("What is set now counts in this half.");
    return words;
}

QString valueLine(const MatchContext &context, const MatchState &before, const Step &step,
                  const Event &event)
{
    return MatchWords::tr("by hand: %1 %2")
        .arg(valueName(context, before, step), QString::number(event.number.value_or(0)));
}

Result<void> valueAnswer(const MatchContext &, MatchState &state, const Step &step,
                         const Event &event)
{
    pop(state);
    SideState &side = state.side(step.seat);
    const int value = event.number.value_or(0);
    if (picked(step) == Choice::Score)
        side.score = value;
    else if (picked(step) == Choice::Turn)
        side.turn = value;
    else if (picked(step) == Choice::Bribes)
        side.bribes = value;
    else if (picked(step) == Choice::Apothecaries)
        side.apothecaries = value;
    else {
        side.rerolls.bonusDrive = 0;
        if (countsForTheMatch(state))
            side.rerolls.perHalf = value;
        side.rerolls.left = std::min(value, side.rerolls.perHalf);
        side.rerolls.bonusHalf = value - side.rerolls.left;
    }
    return {};
}

/// The step keeps who is shown as what was picked: the ball is not a player.
std::vector<Prompt> squarePrompts(const MatchContext &, const MatchState &, const Step &)
{
    return only(numberPrompt(Asks::HandSquare, noSeat, 0, board::squares));
}

Result<void> squareAnswer(const MatchContext &, MatchState &state, const Step &step,
                          const Event &event)
{
    pop(state);
    board::walkTo(state, picked(step), board::squareOf(event.number.value_or(0)));
    return {};
}

QString squareLine(const MatchContext &context, const MatchState &before, const Step &step,
                   const Event &event)
{
    const QString who = choiceWords(context, before, step, picked(step));
    const auto square = board::squareOf(event.number.value_or(0));
    return square ? u"%1: %2"_s.arg(who, board::squareName(*square))
                  : MatchWords::tr("%1: off the board").arg(who);
}

/// One of the prompts that are always there, or nothing where there is nothing to change by it.
struct HandPrompt
{
    KnownWord<PromptNames> id;
    std::optional<Prompt> (*make)(const MatchContext &, const MatchState &, const QString &id);
};

std::optional<Prompt> playerByHand(const MatchContext &, const MatchState &state, const QString &id)
{
    const QStringList all = everybody(state);
    return all.isEmpty() ? std::nullopt : std::optional(choicePrompt(id, noSeat, all));
}

std::optional<Prompt> numberByHand(const MatchContext &, const MatchState &, const QString &id)
{
    return choicePrompt(id, noSeat, numbers());
}

/// Somebody on the pitch, or what else there is to say.
std::optional<Prompt> fieldedByHand(const MatchState &state, const QString &id, const QString &more)
{
    if (state.half == 0 || state.over)
        return std::nullopt;
    return choicePrompt(id, noSeat, state.onPitch(0) + state.onPitch(1) + QStringList{more});
}

std::optional<Prompt> carrierByHand(const MatchContext &, const MatchState &state,
                                    const QString &id)
{
    return fieldedByHand(state, id, Choice::None);
}

std::optional<Prompt> boardByHand(const MatchContext &, const MatchState &state, const QString &id)
{
    return fieldedByHand(state, id, board::ball);
}

/// Where only the book knows the weather it is told in its words.
std::optional<Prompt> weatherByHand(const MatchContext &context, const MatchState &,
                                    const QString &id)
{
    return context.weathers().isEmpty() ? textPrompt(id, noSeat)
                                        : choicePrompt(id, noSeat, context.weathers());
}

std::optional<Prompt> noteByHand(const MatchContext &, const MatchState &, const QString &id)
{
    return textPrompt(id, noSeat);
}

/// Where somebody has anything to roll for.
std::optional<Prompt> rollsByHand(const MatchContext &context, const MatchState &state,
                                  const QString &id)
{
    if (state.half == 0 || state.over || !hasTraits(context, state))
        return std::nullopt;
    Prompt prompt = choicePrompt(id, noSeat, {Choice::Asked, Choice::Ourselves});
    prompt.usual = asksRolls(context, state) ? Choice::Asked : Choice::Ourselves;
    return prompt;
}

std::optional<Prompt> cardsByHand(const QString &id, Seat seat, const CardList &cards)
{
    return cards.isEmpty() ? std::nullopt : std::optional(choicePrompt(id, seat, cardNames(cards)));
}

template<Seat seat>
std::optional<Prompt> restByHand(const MatchContext &, const MatchState &state, const QString &id)
{
    return cardsByHand(id, seat, state.side(seat).cards);
}

template<Seat seat>
std::optional<Prompt> cardByHand(const MatchContext &context, const MatchState &state,
                                 const QString &id)
{
    return state.active == noSeat ? std::nullopt
                                  : cardsByHand(id, seat, playableInBetween(context, state, seat));
}

constexpr HandPrompt handPrompts[]{
    {Asks::HandPlayer, playerByHand},    {Asks::HandNumber, numberByHand},
    {Asks::HandCarrier, carrierByHand},  {Asks::HandBoard, boardByHand},
    {Asks::HandWeather, weatherByHand},  {Asks::HandNote, noteByHand},
    {Asks::HandRestHome, restByHand<0>}, {Asks::HandCardHome, cardByHand<0>},
    {Asks::HandRestAway, restByHand<1>}, {Asks::HandCardAway, cardByHand<1>},
    {Asks::HandRolls, rollsByHand},
};

/// Nothing while another change is being made; once the match itself is over only notes.
bool isThere(const MatchState &state, const HandPrompt &prompt)
{
    const StepKind top = state.agenda.back().kind;
    const bool changing
        = top == StepKind::HandPlace || top == StepKind::HandSquare || top == StepKind::HandValue;
    return !changing && (prompt.id == Asks::HandNote || !state.after.hasBegun());
}

void addByHand(const MatchContext &context, const MatchState &state, const HandPrompt &prompt,
               std::vector<Prompt> &prompts)
{
    if (!isThere(state, prompt))
        return;
    if (std::optional<Prompt> made = prompt.make(context, state, prompt.id))
        prompts.push_back(aside(*std::move(made)));
}

constexpr StepRule handStepRules[]{
    {.kind = StepKind::HandPlace,
     .prompts = placePrompts,
     .answer = placeAnswer,
     .words = placeWords},
    {.kind = StepKind::HandSquare,
     .prompts = squarePrompts,
     .answer = squareAnswer,
     .line = squareLine},
    {.kind = StepKind::HandValue,
     .prompts = valuePrompts,
     .answer = valueAnswer,
     .words = valueWords,
     .line = valueLine},
};

constexpr PromptText handStepTexts[]{
    {Asks::HandPlayer, QT_TRANSLATE_NOOP("Match", "Change a player's status"), "",
     QT_TRANSLATE_NOOP("Match", "Which player's status changes?")},
    {Asks::HandPlace, QT_TRANSLATE_NOOP("Match", "Where is {player} now?"),
     QT_TRANSLATE_NOOP("Match", "by hand: {player}, {choice}")},
    {Asks::HandNumber, QT_TRANSLATE_NOOP("Match", "Change score, turn or re-rolls"), "",
     QT_TRANSLATE_NOOP("Match", "Which value changes?")},
    {Asks::HandValue, QT_TRANSLATE_NOOP("Match", "New value"), nullptr},
    {Asks::HandCarrier, QT_TRANSLATE_NOOP("Match", "Who has the ball?"),
     QT_TRANSLATE_NOOP("Match", "{choice} has the ball"), nullptr, PromptManner::Who},
    {Asks::HandBoard, QT_TRANSLATE_NOOP("Match", "Place somebody on the pitch view"), ""},
    {Asks::HandSquare, QT_TRANSLATE_NOOP("Match", "On which square of the pitch view?"), nullptr},
    {Asks::HandWeather, QT_TRANSLATE_NOOP("Match", "Change the weather"),
     QT_TRANSLATE_NOOP("Match", "by hand: {choice}"),
     QT_TRANSLATE_NOOP("Match", "What is the weather now?")},
    {Asks::HandNote, QT_TRANSLATE_NOOP("Match", "A note"), "{choice}"},
    {Asks::HandRolls, QT_TRANSLATE_NOOP("Match", "Rolls before an action, such as Bone-head"),
     QT_TRANSLATE_NOOP("Match", "rolls before an action: {choice}"),
     QT_TRANSLATE_NOOP("Match", "Who sees to the rolls before an action?")},
    {Asks::HandRestHome, QT_TRANSLATE_NOOP("Match", "{team} puts a card away or takes one up"),
     QT_TRANSLATE_NOOP("Match", "{team} puts a card away or takes one up")},
    {Asks::HandRestAway, QT_TRANSLATE_NOOP("Match", "{team} puts a card away or takes one up"),
     QT_TRANSLATE_NOOP("Match", "{team} puts a card away or takes one up")},
    {Asks::HandCardHome, QT_TRANSLATE_NOOP("Match", "{team} plays a card"),
     QT_TRANSLATE_NOOP("Match", "{team} plays {choice}")},
    {Asks::HandCardAway, QT_TRANSLATE_NOOP("Match", "{team} plays a card"),
     QT_TRANSLATE_NOOP("Match", "{team} plays {choice}")},
};

} // namespace

StepGroup handSteps()
{
    return {.steps = handStepRules, .texts = handStepTexts};
}

bool isByHand(const QString &prompt)
{
    constexpr QStringView prefix = u"hand.";
    return beginsWith(prompt, prefix) && prompt != Asks::HandPlace && prompt != Asks::HandValue
        && prompt != Asks::HandSquare;
}

void addHandPrompts(const MatchContext &context, const MatchState &state,
                    std::vector<Prompt> &prompts)
{
    for (const HandPrompt &each : handPrompts)
        addByHand(context, state, each, prompts);
}

std::vector<Prompt> handPromptsFor(const MatchContext &context, const MatchState &state,
                                   const QString &id)
{
    std::vector<Prompt> prompts;
    for (const HandPrompt &each : handPrompts) {
        if (id == each.id)
            addByHand(context, state, each, prompts);
    }
    return prompts;
}

Result<void> applyByHand(const MatchContext &context, MatchState &state, const Event &event)
{
    const QString &what = event.prompt;
    if (what == Asks::HandPlayer) {
        push(state, {StepKind::HandPlace, noSeat, chosenPlayer(event)});
    } else if (what == Asks::HandNumber) {
        const QString name = event.choice().section(u'.', 0, 0);
        push(state,
             {StepKind::HandValue, event.choice().section(u'.', 1).toInt(), {}, {}, PickId(name)});
    } else if (what == Asks::HandCarrier) {
        if (isBallGone(state)) // they have another one
            endOngoing(state, Lasts::BurstBall);
        state.carrier = chosenPlayer(event);
    } else if (what == Asks::HandBoard) {
        push(state,
             {StepKind::HandSquare, noSeat, chosenPlayer(event), {}, PickId(event.choice())});
    } else if (what == Asks::HandWeather) {
        changeWeather(state,
                      event.choices.isEmpty() ? RowOrBook::ofBook(event.text)
                                              : RowOrBook{RowId(event.choice())});
    } else if (what == Asks::HandRolls) {
        state.occasion.asksRolls = event.choice() == Choice::Asked;
    } else if (what.startsWith(u"hand.rest.")) {
        restCard(state, CardOf::fromString(event.choice()));
    } else if (what == Asks::HandCardHome || what == Asks::HandCardAway) {
        playCard(context, state, what == Asks::HandCardHome ? 0 : 1,
                 CardOf::fromString(event.choice()));
    }
    return {};
}

} // namespace dugout
