// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/facts.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/state/playednames.h"
#include "core/match/state/promptnames.h"
#include "core/match/turn/frompaper.h"
#include "core/match/turn/paperprompts.h"
#include "core/match/words/matchtexts.h"
#include "core/rules/knownwords.h"
#include "core/team/hiring.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// What stands on the slip of a match that was played without Dugout, in any order. Casualties wait
// until all of it is entered: questions about the dead come after that.

constexpr int mostFans = 1'000'000;
constexpr int mostGold = 10'000'000;
constexpr int mostOfDice = 99;

QStringList present(const MatchState &state, Seat seat)
{
    return state.refs(
        seat, [](const MatchPlayer &player) { return player.where != Whereabouts::Absent; });
}

/// A match of a knock-out cannot end in a draw.
bool needsWinner(const MatchContext &context)
{
    const QString &occasion = context.setup().occasion;
    return !occasion.isEmpty() && occasion != Played::Friendly;
}

bool hasConceded(const MatchState &state)
{
    return state.sides[0].conceded || state.sides[1].conceded;
}

bool isLevel(const MatchState &state)
{
    return state.sides[0].score == state.sides[1].score;
}

/// A choice for each side.
QStringList ofBoth(const QString &choice)
{
    return {choice.arg(0), choice.arg(1)};
}

/// Stars who may be hired for this match and were not yet.
QStringList hireable(const MatchContext &context, const MatchState &state, Seat seat)
{
    const Roster *roster = context.roster(seat);
    QStringList stars;
    for (const StarPlayer &star : context.ruleset().stars()) {
        const bool plays = roster
            && std::find(star.teams.begin(), star.teams.end(), roster->id) != star.teams.end();
        const bool isThere = std::any_of(
            state.side(seat).players.begin(), state.side(seat).players.end(),
            [&star](const MatchPlayer &each) { return each.who->player.star == star.id; });
        if (plays && !isThere)
            stars.append(star.id.text());
    }
    return stars;
}

void addMoney(const MatchContext &context, const MatchState &state, Seat seat,
              std::vector<Prompt> &prompts)
{
    const QString side = seat == 0 ? u"home"_s : u"away"_s;
    Prompt fans = numberPrompt(u"paper.fans.%1"_s.arg(side), seat, 0, mostFans);
    fans.usual = QString::number(state.side(seat).fans);
    prompts.push_back(fans);
    if (!context.setup().league)
        return;
    for (const auto &[what, most] : {std::pair(u"paper.winnings.%1"_s, mostGold),
                                     std::pair(u"paper.fan-roll.%1"_s, mostOfDice),
                                     std::pair(u"paper.fan-factor.%1"_s, mostOfDice)})
        prompts.push_back(numberPrompt(what.arg(side), seat, 0, most));
    const int treasury = context.team(seat).treasury;
    if (treasury <= 0)
        return;
    Prompt gold = numberPrompt(u"paper.gold.%1"_s.arg(side), seat, 0, treasury);
    gold.usual = QString::number(state.side(seat).transferred);
    prompts.push_back(gold);
}

std::vector<Prompt> slipPrompts(const MatchContext &context, const MatchState &state, const Step &)
{
    const QStringList all = present(state, 0) + present(state, 1);
    std::vector<Prompt> prompts{
        choicePrompt(Asks::PaperTouchdown, noSeat, all + QStringList{otherOf(0), otherOf(1)})};
    for (const QString &achievement :
         std::initializer_list<QString>{Asks::PaperCompletion, Asks::PaperInterception,
                                        Asks::PaperCasualty, PaperAsks::Inflicted}) {
        if (!all.isEmpty())
            prompts.push_back(choicePrompt(achievement, noSeat, all));
    }
    if (context.setup().league && !all.isEmpty())
        prompts.push_back(choicePrompt(PaperAsks::Mvp, noSeat, all));
    for (const Seat seat : {0, 1}) {
        addMoney(context, state, seat, prompts);
        if (const QStringList stars = hireable(context, state, seat); !stars.isEmpty())
            prompts.push_back(choicePrompt(
                QString(seat == 0 ? PaperAsks::StarHome : PaperAsks::StarAway), seat, stars));
    }
    if (const QStringList stadiums = paperStadiums(context); !stadiums.isEmpty())
        prompts.push_back(choicePrompt(Asks::PaperStadium, noSeat, stadiums));
    const QStringList none{Choice::None};
    prompts.push_back(choicePrompt(Asks::PaperConceded, noSeat,
                                   none + ofBoth(u"conceded.%1"_s) + ofBoth(u"gave-up.%1"_s)));
    prompts.push_back(choicePrompt(Asks::PaperShootOut, noSeat, none + ofBoth(u"winner.%1"_s)));
    prompts.push_back(passPrompt(Asks::PaperDone, noSeat));
    return prompts;
}

void takeTouchdown(MatchState &state, const QString &who)
{
    const bool unnamed = who == otherOf(0) || who == otherOf(1);
    const PlayerRef scorer = unnamed ? PlayerRef{} : PlayerRef::fromString(who);
    const Seat seat = unnamed ? (who == otherOf(0) ? 0 : 1) : scorer.seat;
    ++state.side(seat).score;
    countTouchdown(state, seat, scorer);
}

void takeMoney(const MatchContext &context, MatchState &state, const Event &event)
{
    SideState &side = state.side(event.seat);
    const int number = event.number.value_or(0);
    if (event.prompt.startsWith(u"paper.fans")) {
        side.fans = number;
        return;
    }
    if (event.prompt == Asks::PaperGoldHome || event.prompt == Asks::PaperGoldAway) {
        side.transferred = number;
        side.treasury = context.team(event.seat).treasury - number;
        return;
    }
    SideTold told;
    if (event.prompt == PaperAsks::WinningsHome || event.prompt == PaperAsks::WinningsAway)
        told.winnings = number;
    else if (event.prompt == PaperAsks::FanRollHome || event.prompt == PaperAsks::FanRollAway)
        told.fanRoll = number;
    else
        told.fanFactor = number;
    tellOnSlip(side, told);
}

/// What he cost is told as gold: here he only joins.
Result<void> hireStar(const MatchContext &context, MatchState &state, const Event &event)
{
    const auto stars = makeStars(context.ruleset(), StarId(event.choice()), Language::English);
    if (!stars)
        return stars.error();
    for (const Player &each : *stars)
        join(context, state, event.seat, each, Origin::Star);
    return {};
}

/// The seat that the end of such a choice names; nobody's in "none".
Seat seatIn(const QString &choice)
{
    return choice.endsWith(u".0") ? 0 : choice.endsWith(u".1") ? 1 : noSeat;
}

/// What it did before and in the match is on the slip already; what follows asks for it.
void takeStadium(const MatchContext &context, MatchState &state, const QString &choice)
{
    Occasion &occasion = state.occasion;
    occasion.home = seatIn(choice);
    occasion.stadium = occasion.home == noSeat
        ? RowOf::fromString(choice)
        : stadiumWith(context, context.team(occasion.home).home.stadium.front());
    if (occasion.stadium.table.text() == Tables::StadiumKind) // nothing is special about it
        occasion.stadium = {};
}

void takeConcession(MatchState &state, const QString &choice)
{
    for (const Seat seat : {0, 1})
        state.side(seat).conceded = seat == seatIn(choice);
    state.occasion.freeConcession = choice.startsWith(u"gave-up");
}

void bookCasualty(MatchState &state, const QString &victimRef, const QString &result,
                  const QString &byRef)
{
    const PlayerRef victim = PlayerRef::fromString(victimRef);
    const PlayerRef by = byRef == Choice::None ? PlayerRef{} : PlayerRef::fromString(byRef);
    CasualtyChain chain{by.isValid() ? HarmCause::Block : HarmCause::Other};
    chain.saved = result == Choice::Saved;
    chain.rolled.emplace_back(chain.saved ? Rows::BadlyHurt : result);
    if (!chain.saved)
        sendTo(state, victim, Whereabouts::Injured);
    push(state, Step::with(StepKind::CasualtyEnd, victim.seat, victim, by, chain));
    if (MatchPlayer *author = state.find(by))
        ++author->achievements.casualties;
}

Result<void> closeSlip(const MatchContext &context, MatchState &state, const Step &step)
{
    if (needsWinner(context) && isLevel(state) && !hasConceded(state)
        && state.shootOutWinner == noSeat)
        return Error{ErrorCode::NeedsWinner,
                     MatchWords::tr("A match of a knock-out has a winner: say who won it."),
                     {}};
    const QStringList told = step.as<StepChoices>().choices;
    pop(state);
    state.half = context.halves();
    if (!isLevel(state) || hasConceded(state))
        state.shootOutWinner = noSeat;
    push(state, {StepKind::Fame});
    for (qsizetype i = told.size() - 3; i >= 0; i -= 3)
        bookCasualty(state, told.at(i), told.at(i + 1), told.at(i + 2));
    return {};
}

Result<void> slipAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    const QString &what = event.prompt;
    if (what == Asks::PaperDone)
        return closeSlip(context, state, step);
    MatchPlayer *player = state.find(chosenPlayer(event));
    if (what == Asks::PaperTouchdown)
        takeTouchdown(state, event.choice());
    else if (what == Asks::PaperCompletion && player)
        countCompletion(state, chosenPlayer(event));
    else if (what == Asks::PaperInterception && player)
        countInterception(state, chosenPlayer(event));
    else if (what == PaperAsks::Inflicted && player)
        ++player->achievements.casualties;
    else if (what == PaperAsks::Mvp && player)
        tellOnSlip(state.side(chosenPlayer(event).seat), {.mvps = {player->ref()}});
    else if (what == PaperAsks::StarHome || what == PaperAsks::StarAway)
        return hireStar(context, state, event);
    else if (what == Asks::PaperCasualty)
        push(state, {StepKind::PaperCasualty, noSeat, chosenPlayer(event)});
    else if (what == Asks::PaperConceded)
        takeConcession(state, event.choice());
    else if (what == Asks::PaperStadium)
        takeStadium(context, state, event.choice());
    else if (what == Asks::PaperShootOut)
        state.shootOutWinner = seatIn(event.choice());
    else if (event.seat != noSeat)
        takeMoney(context, state, event);
    return {};
}

const QString &harmIn(const Step &step)
{
    return step.about<PickId>().text();
}

/// First the injury, then who caused it.
std::vector<Prompt> casualtyPrompts(const MatchContext &context, const MatchState &state,
                                    const Step &step)
{
    if (!harmIn(step).isEmpty())
        return only(choicePrompt(Asks::PaperBy, noSeat,
                                 QStringList{Choice::None}
                                     + present(state, MatchState::otherSeat(step.player.seat))));
    return only(choicePrompt(Asks::PaperHarm, noSeat, paperInjuries(context)));
}

Result<void> casualtyAnswer(const MatchContext &, MatchState &state, const Step &step,
                            const Event &event)
{
    if (harmIn(step).isEmpty()) {
        state.agenda.back().subject = PickId(event.choice());
        return {};
    }
    const QStringList told{step.player.toString(), harmIn(step), event.choice()};
    pop(state);
    state.agenda.back().as<StepChoices>().choices.append(told);
    return {};
}

QString casualtyLine(const MatchContext &context, const MatchState &before, const Step &step,
                     const Event &event)
{
    if (harmIn(step).isEmpty())
        return {};
    const QString what = u"%1, %2"_s.arg(playerName(before, step.player),
                                         choiceWords(context, before, step, harmIn(step)));
    return event.choice() == Choice::None
        ? MatchWords::tr("casualty: %1").arg(what)
        : MatchWords::tr("casualty: %1, by %2")
              .arg(what, choiceWords(context, before, step, event.choice()));
}

constexpr StepRule paperStepRules[]{
    {.kind = StepKind::PaperSlip, .prompts = slipPrompts, .answer = slipAnswer},
    {.kind = StepKind::PaperCasualty,
     .prompts = casualtyPrompts,
     .answer = casualtyAnswer,
     .line = casualtyLine,
     .table = Tables::Casualty},
};

constexpr PromptText paperStepTexts[]{
    {Asks::PaperTouchdown, QT_TRANSLATE_NOOP("Match", "A touchdown: who scored it?"),
     QT_TRANSLATE_NOOP("Match", "touchdown: {choice}")},
    {Asks::PaperCompletion, QT_TRANSLATE_NOOP("Match", "A completion: who threw it?"),
     QT_TRANSLATE_NOOP("Match", "completion: {choice}")},
    {Asks::PaperInterception, QT_TRANSLATE_NOOP("Match", "An interception: whose?"),
     QT_TRANSLATE_NOOP("Match", "interception: {choice}")},
    {Asks::PaperCasualty, QT_TRANSLATE_NOOP("Match", "A casualty: who was hurt?"), ""},
    {Asks::PaperHarm, QT_TRANSLATE_NOOP("Match", "What happened to {player}?"), ""},
    {Asks::PaperBy, QT_TRANSLATE_NOOP("Match", "Who hurt {player} and is credited with it?"),
     QT_TRANSLATE_NOOP("Match", "{choice} hurt {player}")},
    {PaperAsks::Inflicted, QT_TRANSLATE_NOOP("Match", "A casualty: who is credited with it?"),
     QT_TRANSLATE_NOOP("Match", "casualty caused by {choice}")},
    {PaperAsks::Mvp, QT_TRANSLATE_NOOP("Match", "Who was a most valuable player?"),
     QT_TRANSLATE_NOOP("Match", "most valuable player: {choice}")},
    {PaperAsks::StarHome, QT_TRANSLATE_NOOP("Match", "{team}: a star who was hired"),
     QT_TRANSLATE_NOOP("Match", "{team} hired {choice}")},
    {PaperAsks::StarAway, QT_TRANSLATE_NOOP("Match", "{team}: a star who was hired"),
     QT_TRANSLATE_NOOP("Match", "{team} hired {choice}")},
    {PaperAsks::WinningsHome, QT_TRANSLATE_NOOP("Match", "Winnings of {team}"), nullptr},
    {PaperAsks::WinningsAway, QT_TRANSLATE_NOOP("Match", "Winnings of {team}"), nullptr},
    {PaperAsks::FanRollHome, QT_TRANSLATE_NOOP("Match", "Dice for the fan factor of {team}"),
     nullptr},
    {PaperAsks::FanRollAway, QT_TRANSLATE_NOOP("Match", "Dice for the fan factor of {team}"),
     nullptr},
    {PaperAsks::FanFactorHome, QT_TRANSLATE_NOOP("Match", "Fan factor of {team} afterwards"),
     nullptr},
    {PaperAsks::FanFactorAway, QT_TRANSLATE_NOOP("Match", "Fan factor of {team} afterwards"),
     nullptr},
    {Asks::PaperFansHome, QT_TRANSLATE_NOOP("Match", "Fans of {team}"), nullptr},
    {Asks::PaperFansAway, QT_TRANSLATE_NOOP("Match", "Fans of {team}"), nullptr},
    {Asks::PaperGoldHome,
     QT_TRANSLATE_NOOP("Match", "Gold from the treasury of {team} for this match"), nullptr},
    {Asks::PaperGoldAway,
     QT_TRANSLATE_NOOP("Match", "Gold from the treasury of {team} for this match"), nullptr},
    {Asks::PaperStadium, QT_TRANSLATE_NOOP("Match", "In which stadium was it played?"),
     QT_TRANSLATE_NOOP("Match", "stadium: {choice}")},
    {Asks::PaperConceded, QT_TRANSLATE_NOOP("Match", "Did anybody concede?"),
     QT_TRANSLATE_NOOP("Match", "conceded: {choice}")},
    {Asks::PaperShootOut, QT_TRANSLATE_NOOP("Match", "Who won on a level score?"),
     QT_TRANSLATE_NOOP("Match", "won on a level score: {choice}")},
    {Asks::PaperDone, QT_TRANSLATE_NOOP("Match", "That is the whole sheet"), ""},
};

} // namespace

StepGroup paperSteps()
{
    return {.steps = paperStepRules, .texts = paperStepTexts};
}

} // namespace dugout
