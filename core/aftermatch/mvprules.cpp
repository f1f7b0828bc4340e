// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/mvprules.h"

#include "core/aftermatch/aftergroups.h"
#include "core/aftermatch/afterprompts.h"
#include "core/aftermatch/trade.h"
#include "core/match/effects/carddecks.h"
#include "core/match/effects/cardtimedeffects.h"
#include "core/match/effects/stephelp.h"
#include "core/match/state/changekinds.h"
#include "core/match/state/promptnames.h"
#include "core/match/turn/frompaper.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// The most valuable player, in the edition's or the league's way.

constexpr int nominees = 3;

/// A mercenary or a star; whom a card brought for a while is neither.
bool isHired(const MatchPlayer &player)
{
    const PlayerKind kind = player.who->player.kind;
    return player.who->origin != Origin::Guest
        && (kind == PlayerKind::Mercenary || kind == PlayerKind::Star);
}

/// Raised in the match he stands in the reserves like everybody else, so he was there to play and
/// is nobody's inducement (crp.es.txt:1316-1322, 2173-2175, 2726-2729; of bb2016.en.txt:2556-2558
/// he is a player of the team, 1097-1103). The points are his if he joins, which is asked later.
bool isRaised(const MatchPlayer &player)
{
    return player.who->origin == Origin::Raised;
}

/// A card that makes somebody a most valuable player on top of the usual one.
bool hasBonusCard(const AfterView &view)
{
    const CardList &played = view.match().side(view.seat()).cardsPlayed;
    return std::any_of(played.begin(), played.end(), [&view](const CardOf &each) {
        const PlayCard *card = findCard(view.context(), each);
        return card && card->values.value(Key::Mvp) > 0;
    });
}

QString method(const AfterView &view)
{
    return view.context().chosen(Options::MvpMethod);
}

/// Everybody who could have played; hired ones and the dead only where the award may fall on them.
/// A star of the team's own is chosen by nobody, but chance may pick him.
QStringList candidates(const AfterView &view, bool evenHired)
{
    const bool evenStars = method(view) == Chosen::RandomEligible;
    return view.match().refs(view.seat(), [&](const MatchPlayer &player) {
        if (player.where == Whereabouts::Absent)
            return false;
        if (isRaised(player))
            return evenHired || !wasKilled(view, player);
        const PlayerId id = view.teamId(player);
        if (evenHired)
            return isHired(player) || !id.isEmpty();
        const Player *known = view.team().player(id);
        return known && (evenStars || known->kind != PlayerKind::Star) && !view.isDead(id);
    });
}

/// Whether chance alone decides among all, the hired and the dead as well.
bool fallsOnAnybody(const AfterView &view)
{
    return method(view) == Chosen::RandomAvailable || method(view).isEmpty();
}

void award(AfterDesk &desk, const QString &ref)
{
    const MatchPlayer *player = desk.match().find(PlayerRef::fromString(ref));
    const PlayerId id = player ? desk.teamId(*player) : PlayerId();
    const Player *known = desk.team().player(id);
    if (player && isRaised(*player))
        ++desk.mine().raisedAwards;
    else if (!known || known->kind == PlayerKind::Star)
        desk.note({ChangeKind::MvpLost, {}, ref, 0, 0, Tables::StarPlayerPoints});
    else
        desk.addPoints(id, Achievement::Mvp, 1);
}

/// Those whom the slip names are asked about no more.
void awardOnSlip(AfterDesk &desk)
{
    const QStringList named = toldOnSlip(desk.match(), desk.seat()).mvps;
    int given = desk.step().asOrNew<AwardsGiven>().count;
    while (given < std::min(mvpAwards(desk), static_cast<int>(named.size())))
        award(desk, named.at(given++));
    if (!named.isEmpty())
        desk.mine().agenda.back().data = AwardsGiven{given};
}

void enter(AfterDesk &desk)
{
    awardOnSlip(desk);
    const int given = desk.step().asOrNew<AwardsGiven>().count;
    if (given < mvpAwards(desk) && !candidates(desk, fallsOnAnybody(desk)).isEmpty())
        return;
    desk.pop();
    if (hasBonusCard(desk))
        desk.push({StepKind::BonusMvp, desk.seat()});
}

std::vector<Prompt> prompts(const AfterView &view)
{
    const QStringList all = candidates(view, fallsOnAnybody(view));
    if (method(view) == Chosen::CoachChoice)
        return {choicePrompt(view.id(AfterAsks::Mvp), view.seat(), all)};
    if (method(view) != Chosen::ThreeNominees)
        return {lotPrompt(view.id(AfterAsks::Mvp), view.seat(), all)};
    Prompt prompt = choicePrompt(view.id(AfterAsks::Nominate), view.seat(), all);
    prompt.atLeast = prompt.atMost = std::min(nominees, static_cast<int>(all.size()));
    return {prompt};
}

Result<void> answer(AfterDesk &desk, const Event &event)
{
    desk.mine().agenda.back().data = AwardsGiven{desk.step().asOrNew<AwardsGiven>().count + 1};
    if (event.choices.size() > 1)
        desk.push(Step::with(StepKind::MvpDie, desk.seat(), {}, {}, StepChoices{event.choices}));
    else
        award(desk, event.choice());
    return {};
}

std::vector<Prompt> diePrompts(const AfterView &view)
{
    const QStringList &named = view.step().as<StepChoices>().choices;
    if (named.size() < nominees)
        return {lotPrompt(view.id(AfterAsks::Mvp), view.seat(), named)};
    return {dicePrompt(view.id(AfterAsks::MvpDie), view.seat(), 1, nominees)};
}

Result<void> dieAnswer(AfterDesk &desk, const Event &event)
{
    const QStringList named = desk.step().as<StepChoices>().choices;
    const QString ref = event.dice.empty() ? event.choice() : named.value(event.dice[0] - 1);
    desk.pop();
    award(desk, ref);
    return {};
}

/// Whom the card was played on, if he is still there to be awarded.
QStringList promised(const AfterView &view)
{
    return view.match().refs(view.seat(), [&view](const MatchPlayer &player) {
        const PlayerId id = view.teamId(player);
        return timedEffectValue(view.context(), player, Key::Mvp) > 0 && view.team().player(id)
            && !view.isDead(id);
    });
}

/// He has to stand on the pitch at the end. What Dugout saw of that is the likely answer; the
/// coaches have the last word.
std::vector<Prompt> bonusPrompts(const AfterView &view)
{
    Prompt prompt = choicePrompt(view.id(AfterAsks::BonusMvp), view.seat(),
                                 QStringList{Choice::None} + promised(view));
    const QString stood = view.match().occasion.side(view.seat()).lastStanding.toString();
    prompt.usual = prompt.choices.contains(stood) ? stood : Choice::None.word();
    return {prompt};
}

Result<void> bonusAnswer(AfterDesk &desk, const Event &event)
{
    desk.pop();
    if (event.choice() != Choice::None)
        award(desk, event.choice());
    return {};
}

constexpr AfterRule mvpStepRules[]{
    {StepKind::Mvp, enter, prompts, answer},
    {.kind = StepKind::BonusMvp, .prompts = bonusPrompts, .answer = bonusAnswer},
    {.kind = StepKind::MvpDie, .prompts = diePrompts, .answer = dieAnswer},
};

constexpr AfterTitle mvpTitles[]{
    {AfterAsks::Mvp, QT_TRANSLATE_NOOP("AfterMatch", "Most valuable player of {team}")},
    {AfterAsks::BonusMvp,
     QT_TRANSLATE_NOOP("AfterMatch", "{team}: the most valuable player of its card")},
    {AfterAsks::Nominate,
     QT_TRANSLATE_NOOP("AfterMatch", "{team} nominates its most valuable players")},
    {AfterAsks::MvpDie, QT_TRANSLATE_NOOP("AfterMatch", "{team}: which of the three nominees?"),
     QT_TRANSLATE_NOOP("AfterMatch", "{team}, the nominee")},
};

} // namespace

int mvpAwards(const AfterView &view)
{
    if (view.isFriendly() && view.context().rowById(Tables::Friendly, Rows::Mvp))
        return view.context().number(Tables::Friendly, Rows::Mvp, Key::Mvp);
    if (view.concededWithPenalty(view.seat()))
        return view.context().number(Tables::Conceding, Rows::Mvp, Key::Loser);
    if (view.concededWithPenalty(view.otherSeat()))
        return view.context().number(Tables::Conceding, Rows::Mvp, Key::Winner, 1);
    return 1;
}

int mvpInTurn(const AfterView &view)
{
    const bool isDrawn = !view.side().agenda.empty() && view.step().kind == StepKind::MvpDie;
    for (const Step &each : view.side().agenda) {
        if (each.kind == StepKind::Mvp) // counted as soon as somebody is nominated for it
            return each.asOrNew<AwardsGiven>().count + (isDrawn ? 0 : 1);
    }
    return 0;
}

AfterGroup mvpRules()
{
    return {.steps = mvpStepRules, .titles = mvpTitles};
}

} // namespace dugout
