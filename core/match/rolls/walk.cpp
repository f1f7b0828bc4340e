// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/rolls/walk.h"

#include "core/match/action/actionhelp.h"
#include "core/match/action/actions.h"
#include "core/match/rolls/askedrolls.h"
#include "core/match/rolls/rollcalculator.h"
#include "core/match/rolls/rolloffers.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/sidethings.h"
#include "core/odds/chainodds.h"
#include "core/play/choosing.h"
#include "core/rules/knownwords.h"

#include <cmath>

namespace dugout {

namespace {

/// Far more than a chance ever costs, and far less than one roll.
constexpr double perSquare = 1e-6;
/// A straight way is easier to read than one that wavers.
constexpr double perDiagonal = 1e-9;

double costOf(const Rational &chance)
{
    return -std::log(chance.toDouble());
}

} // namespace

Formation hinderingDodges(const MatchState &state, const Formation &all)
{
    std::vector<PlacedPlayer> placed = all.players();
    for (PlacedPlayer &each : placed) {
        const MatchPlayer *player
            = state.find(PlayerRef::fromString(board::playerAt(state, each.square)));
        each.tackleZone = each.tackleZone && !(player && player->has(Skills::Titchy));
    }
    return Formation(std::move(placed));
}

bool Walk::hasRolls() const
{
    return std::any_of(steps.begin(), steps.end(),
                       [](const WalkStep &step) { return !step.rolls.empty(); });
}

Walks::Walks(const MatchContext &context, const MatchState &state, const QString &ref)
    : m_context(context)
    , m_state(state)
    , m_ref(ref)
    , m_who(PlayerRef::fromString(ref))
{
    const bool turn = !state.agenda.empty() && state.agenda.back().kind == StepKind::TurnActions;
    const auto square = state.board.find(ref);
    if (!turn || !m_who.isValid() || !state.find(m_who) || square == state.board.end() || !stands()
        || !isOffered(Asks::RollDodge)) // without a dodge there is no walk
        return;
    m_traitsFirst = asksTraits(context, state, m_who);
    const MatchPlayer *player = m_state.find(m_who);
    m_from = *square;
    const auto times = [player](const TurnUse &use) {
        return static_cast<int>(
            std::count(player->usedThisTurn.begin(), player->usedThisTurn.end(), use));
    };
    const int most = squaresToMove(context, m_state, *player);
    const int gone = times(TurnMark::Square);
    m_free = std::max(0, most - gone);
    m_further = isOffered(Asks::RollGoingForIt) ? squaresToGoFor(context, m_state, *player) : 0;
    m_wentForIt = times(RollId(Rolls::GoingForIt)) > std::max(0, gone - most);
    if (m_wentForIt)
        ++m_further;
    MatchState others = m_state;
    others.board.remove(ref);
    m_others = board::formation(others);
    m_hindering = hinderingDodges(others, m_others);
    considerBall();
    search();
}

bool Walks::stands()
{
    const MatchPlayer *player = m_state.find(m_who);
    if (player->posture == Posture::Standing)
        return true;
    m_standsUp = player->posture == Posture::Prone && isOffered(Asks::StandUp)
        && !risesByRoll(m_context, m_state, m_who);
    if (m_standsUp)
        act(m_state, m_who);
    return m_standsUp;
}

bool Walks::isOffered(const QString &ask) const
{
    const TurnAction *action = turnAction(ask);
    return action
        && action->offer(m_context, m_state, m_state.agenda.back()).choices.contains(m_ref);
}

std::optional<WalkRoll> Walks::rollAt(const QString &roll, Square at, std::optional<int> zones)
{
    m_state.board.insert(m_ref, at);
    const RollCalculator calculator(m_context);
    WalkRoll made{rollPrefix + roll, roll, {}, {}};
    RollPlan plan;
    plan.roll = RollId(roll);
    plan.who = m_who;
    plan = calculator.withBoard(m_state, plan);
    if (zones && calculator.question(m_state, plan) == RollQuestion::Zones) {
        plan.zones = zones;
        made.zones = zones;
    }
    auto need = calculator.need(m_state, plan);
    if (!need)
        return std::nullopt;
    made.need = *std::move(need);
    return made;
}

void Walks::considerBall()
{
    m_goingForIt = rollAt(Rolls::GoingForIt, *m_from, std::nullopt);
    const auto ball = m_state.board.find(board::ball);
    if (ball == m_state.board.end() || m_state.carrier.isValid())
        return;
    m_ball = *ball;
    if (isOffered(Asks::RollPickUp))
        m_pickUp = rollAt(Rolls::PickUp, *ball,
                          m_others.tackleZones(*ball, otherHalf(board::endOf(m_who.seat))));
    if (m_pickUp && m_pickUp->need.impossible)
        m_pickUp.reset();
}

const WalkRoll *Walks::dodge(Square from, Square to)
{
    const Half enemy = otherHalf(board::endOf(m_who.seat));
    const int left = m_others.tackleZones(from, enemy);
    if (left == 0)
        return nullptr;
    const auto known = m_dodges.find({from, to});
    if (known != m_dodges.end())
        return &known->second;
    const bool countsLeft
        = m_context.ruleset().rolls().find(RollId(Rolls::Dodge))->zones == Roll::Zones::Left;
    auto made = rollAt(Rolls::Dodge, from, countsLeft ? left : m_hindering.tackleZones(to, enemy));
    if (!made) {
        made.emplace();
        made->need.impossible = true;
    }
    return &m_dodges.insert({{from, to}, *std::move(made)}).first->second;
}

/// Every square that is reached by one step more.
void Walks::spread(const Layer &from, Layer &next, bool further)
{
    const bool rolled = m_wentForIt && m_layers.size() == 1;
    for (const auto &[square, reached] : from) {
        for (const Stride stride : scatterSteps) {
            const Square to = square + stride;
            if (!pitch::contains(to) || m_others.isOccupied(to) || to == *m_from
                || (m_ball == to && !m_pickUp))
                continue;
            double cost = reached.cost + perSquare;
            if (stride.dx != 0 && stride.dy != 0)
                cost += perDiagonal;
            if (further && !rolled)
                cost += costOf(m_goingForIt->need.chanceWithSkill);
            if (const WalkRoll *roll = dodge(square, to)) {
                if (roll->need.impossible)
                    continue;
                cost += costOf(roll->need.chanceWithSkill);
            }
            if (m_ball == to)
                cost += costOf(m_pickUp->need.chanceWithSkill);
            const auto known = next.find(to);
            if (known == next.end() || cost < known->second.cost)
                next[to] = {cost, square};
        }
    }
}

void Walks::search()
{
    m_layers.push_back({{*m_from, {0, *m_from}}});
    const int most = m_free + (m_goingForIt ? m_further : 0);
    for (int step = 1; step <= most; ++step) {
        Layer next;
        spread(m_layers.back(), next, step > m_free);
        m_layers.push_back(std::move(next));
    }
    m_state.board.insert(m_ref, *m_from);
}

std::vector<WalkRoll> Walks::rollsOf(Square from, Square to, bool further) const
{
    std::vector<WalkRoll> rolls;
    if (const auto dodged = m_dodges.find({from, to}); dodged != m_dodges.end())
        rolls.push_back(dodged->second);
    if (further)
        rolls.push_back(*m_goingForIt);
    if (m_ball == to)
        rolls.push_back(*m_pickUp);
    std::erase_if(rolls, [](const WalkRoll &roll) { return roll.need.certain; });
    return rolls;
}

std::optional<Walk> Walks::to(Square square) const
{
    size_t best = 0;
    for (size_t steps = 1; steps < m_layers.size(); ++steps) {
        const auto found = m_layers[steps].find(square);
        if (found != m_layers[steps].end()
            && (best == 0 || found->second.cost < m_layers[best].at(square).cost))
            best = steps;
    }
    if (best == 0)
        return std::nullopt;
    Walk walk;
    walk.from = *m_from;
    walk.standsUp = m_standsUp;
    walk.traitsFirst = m_traitsFirst;
    walk.chance = Rational(1);
    std::vector<ChainStep> chain;
    ChainRules rules;
    for (Square at = square; best > 0; --best) {
        const Square before = m_layers[best].at(at).before;
        const auto number = static_cast<int>(best);
        const bool further = number > m_free && !(m_wentForIt && number == 1);
        walk.steps.insert(walk.steps.begin(), {at, rollsOf(before, at, further)});
        at = before;
    }
    for (const WalkStep &step : walk.steps) {
        for (const WalkRoll &roll : step.rolls) {
            chain.push_back(roll.need.step());
            rules.lonerTarget = roll.need.lonerTarget.value_or(rules.lonerTarget);
            rules.proTarget = roll.need.proTarget.value_or(rules.proTarget);
        }
    }
    rules.rerolls = std::min(1, usableRerolls(m_context, m_state, m_who.seat));
    if (chain.empty())
        return walk;
    if (const auto chances = ChainOdds::chances(chain, rules)) {
        walk.chance = chances->front();
        if (rules.rerolls > 0 && chances->back() != chances->front())
            walk.withReroll = chances->back();
    }
    return walk;
}

std::vector<Event> walking(const QString &ref, const Walk &walk)
{
    std::vector<Event> events;
    const Seat seat = PlayerRef::fromString(ref).seat;
    if (walk.standsUp)
        events.push_back(choosing(Asks::StandUp, seat, ref));
    if (walk.traitsFirst && !walk.standsUp)
        events.push_back(choosing(Asks::RollActivation, seat, ref));
    if (walk.traitsFirst) // the rest once they are known
        return events;
    Square shown = walk.from;
    Square at = walk.from;
    int since = 0; ///< steps that nobody has been shown
    const auto show = [&] {
        if (at == shown)
            return;
        const std::vector<Event> put = board::placing(ref, at);
        events.insert(events.end(), put.begin(), put.end());
        shown = at;
        since = 0;
    };
    for (const WalkStep &step : walk.steps) {
        if (!step.rolls.empty()) {
            show();
            events.push_back(choosing(Asks::Move, seat, ref));
            events.push_back(choosing(Asks::MoveSquare, seat, board::squareName(step.to)));
            return events;
        }
        if (squareDistance(shown, step.to) < since + 1)
            show();
        at = step.to;
        ++since;
    }
    show();
    return events;
}

} // namespace dugout
