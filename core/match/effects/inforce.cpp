// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/inforce.h"

#include "core/match/effects/effects.h"
#include "core/match/engine/agenda.h"
#include "core/match/state/ongoingnames.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

const QString noText;

const QString &refereeTable(const MatchContext &context, const QString &referee)
{
    for (const auto table : {Tables::Referees, Tables::RefereesFamous}) {
        if (context.rowById(table, referee))
            return table.word();
    }
    return noText;
}

/// The table and row that stand for one who is the only one of his kind. They are not copied: it is
/// asked several times for every answer.
struct Place
{
    const QString &table = noText;
    const QString &row = noText;
};

Place placeOf(const MatchContext &context, const MatchState &state, EffectSource effectSource,
              Seat seat)
{
    switch (effectSource) {
    case EffectSource::Stadium:
        return {state.occasion.stadium.table.text(), state.occasion.stadium.row.text()};
    case EffectSource::Referee: {
        const QString &referee = state.occasion.referee.text();
        return referee.isEmpty() ? Place{} : Place{refereeTable(context, referee), referee};
    }
    case EffectSource::Weather:
        return {context.weatherTable(), state.weather.row.text()};
    case EffectSource::Ball:
        return {Tables::SpecialBalls.word(), state.occasion.ball.text()};
    case EffectSource::Legend:
        return {Tables::HallOfFame.word(), state.occasion.side(seat).legend.text()};
    case EffectSource::Helper:
    case EffectSource::Star:
        break;
    }
    return {};
}

/// Those whom the side has hired, in the order of the data.
std::vector<const Inducement *> helpersOf(const Ruleset &rules, const QMap<QString, int> &counters)
{
    std::vector<const Inducement *> helpers;
    for (auto each = counters.begin(); each != counters.end(); ++each) {
        if (const Inducement *helper = rules.inducements().find(each.key()))
            helpers.push_back(helper);
    }
    std::sort(helpers.begin(), helpers.end()); // they stand in one row
    return helpers;
}

/// Calls `use` with the id and the doings of each that is there, and whether it may still be used,
/// in the order of the data, until it returns true.
template<typename Use>
void forEach(const MatchContext &context, const MatchState &state, EffectSource effectSource,
             Seat seat, const Use &use)
{
    const Ruleset &rules = context.ruleset();
    const bool ofASide = effectSource == EffectSource::Legend
        || effectSource == EffectSource::Helper || effectSource == EffectSource::Star;
    if (ofASide && seat == noSeat)
        return;
    if (effectSource == EffectSource::Helper) {
        const QMap<QString, int> &counters = state.side(seat).counters;
        for (const Inducement *each : helpersOf(rules, counters)) {
            const QString &id = each->id.text();
            if (use(id, ruleEffectsOfInducement(rules, id), counters.value(id) > 0))
                return;
        }
    } else if (effectSource == EffectSource::Star) {
        for (const MatchPlayer &player : state.side(seat).players) {
            const bool there = player.isStar() && player.where != Whereabouts::SentOff
                && player.where != Whereabouts::Injured;
            const QString &star = player.who->player.star.text();
            if (there && use(star, ruleEffectsOfStar(rules, star), true))
                return;
        }
    } else if (const Place place = placeOf(context, state, effectSource, seat);
               !place.row.isEmpty()) {
        use(place.row, ruleEffectsOfRow(rules, place.table, place.row), true);
    }
}

using Apply = void (*)(const MatchContext &, MatchState &, Seat, const InForce &);

struct Effect
{
    QStringView key;
    Apply apply;
};

int behind(const MatchState &state, Seat seat)
{
    return seat == noSeat
        ? 0
        : std::max(0, state.side(MatchState::otherSeat(seat)).score - state.side(seat).score);
}

/// More where somebody strong stamps on the ground.
int stamping(const MatchState &state, int strength)
{
    int count = 0;
    for (const SideState &side : state.sides)
        count += static_cast<int>(std::count_if(
            side.players.begin(), side.players.end(), [strength](const MatchPlayer &player) {
                return player.isOnPitch() && player.profile().strength >= strength;
            }));
    return count;
}

constexpr int mostDice = 20;

/// All that data can ask for at a moment; `contract.h` says what each means.
constexpr Effect effects[]{
    {Does::Roll,
     [](const MatchContext &, MatchState &state, Seat seat, const InForce &what) {
         const int more = what.ruleEffect->at == At::BehindTurnEnd ? behind(state, seat) : 0;
         pushTableRoll(state, seat, what.ruleEffect->table, more);
     }},
    {Does::Tremor,
     [](const MatchContext &, MatchState &state, Seat, const InForce &what) {
         pushTableRoll(state, noSeat, what.ruleEffect->table,
                       stamping(state, what.ruleEffect->values.value(Key::St)));
     }},
    {Does::Crusade,
     [](const MatchContext &, MatchState &state, Seat seat, const InForce &what) {
         const int dice = std::min(behind(state, seat), mostDice);
         push(
             state,
             {StepKind::Crusade, seat, {}, {}, TableId(what.ruleEffect->table), CrusadeDice{dice}});
     }},
    {Does::BitesHolder,
     [](const MatchContext &, MatchState &state, Seat, const InForce &what) {
         if (state.carrier.isValid())
             push(state,
                  {StepKind::Roll,
                   state.carrier.seat,
                   state.carrier,
                   {},
                   TableId(what.ruleEffect->table)});
     }},
    {Does::Burns,
     [](const MatchContext &, MatchState &state, Seat, const InForce &what) {
         if (usesLeft(state, state.kicking, Counter::Fuse) > 0)
             push(state, {StepKind::Fuse, state.kicking, {}, {}, TableId(what.ruleEffect->table)});
     }},
    {Does::ReadyAgain,
     [](const MatchContext &, MatchState &state, Seat seat, const InForce &what) {
         state.side(seat).counters[what.helper.text()] = 1;
     }},
};

/// Effects that are a step of their own, which is about the table.
constexpr std::pair<QStringView, StepKind> steps[]{
    {Does::BookOfGrudges, StepKind::GrudgeRoll},
    {Does::ChecksTheKit, StepKind::KitCheck},
    {Does::Drums, StepKind::Drummer},
    {Does::Experiment, StepKind::Krot},
    {Does::FameSwings, StepKind::JormFame},
    {Does::FreesTheSentOff, StepKind::Dungeons},
    {Does::FrenzyEnds, StepKind::FrenzyEnd},
    {Does::PlaysHerself, StepKind::Kari},
    {Does::Prays, StepKind::Papa},
    {Does::Runes, StepKind::Runesmith},
    {Does::Seats, StepKind::Seating},
    {Does::Tonic, StepKind::Tonic},
};

void carryOut(const MatchContext &context, MatchState &state, Seat seat, const InForce &what)
{
    for (const Effect &effect : effects) {
        if (effect.key == what.ruleEffect->effect)
            effect.apply(context, state, seat, what);
    }
    for (const auto &[key, step] : steps) {
        if (key == what.ruleEffect->effect)
            push(state, {step, seat, {}, {}, TableId(what.ruleEffect->table)});
    }
}

} // namespace

std::vector<InForce> ruleEffectsAt(const MatchContext &context, const MatchState &state,
                                   EffectSource effectSource, Seat seat, QStringView at)
{
    std::vector<InForce> found;
    forEach(
        context, state, effectSource, seat,
        [&](const QString &source, std::span<const RuleEffect> ruleEffects, bool left) {
            for (const RuleEffect &ruleEffect : ruleEffects) {
                // Who is used up may be ready again.
                if (ruleEffect.at == at && (left || ruleEffect.effect == Does::ReadyAgain))
                    found.push_back(
                        {&ruleEffect,
                         InducementId(effectSource == EffectSource::Helper ? source : QString())});
            }
            return false;
        });
    return found;
}

const RuleEffect *ruleEffectOf(const MatchContext &context, const MatchState &state,
                               EffectSource effectSource, QStringView effect, Seat seat)
{
    const RuleEffect *found = nullptr;
    forEach(context, state, effectSource, seat,
            [&](const QString &, std::span<const RuleEffect> ruleEffects, bool left) {
                found = left ? findRuleEffect(ruleEffects, effect) : nullptr;
                return found != nullptr;
            });
    return found;
}

QString helperWho(const MatchContext &context, const MatchState &state, Seat seat,
                  QStringView effect)
{
    QString found;
    forEach(context, state, EffectSource::Helper, seat,
            [&](const QString &source, std::span<const RuleEffect> ruleEffects, bool left) {
                if (left && findRuleEffect(ruleEffects, effect))
                    found = source;
                return !found.isEmpty();
            });
    return found;
}

QString argueTable(const MatchContext &context, const MatchState &state, Seat seat)
{
    const RuleEffect *fixes = ruleEffectOf(context, state, EffectSource::Helper, Does::Fixes, seat);
    return fixes ? fixes->table : Tables::ArgueTheCall.word();
}

const TableRow *legendRow(const MatchContext &context, const MatchState &state, Seat seat)
{
    const QString &legend = state.occasion.side(seat).legend.text();
    return legend.isEmpty() ? nullptr : context.rowById(Tables::HallOfFame, legend);
}

void pushRuleEffects(const MatchContext &context, MatchState &state, EffectSource effectSource,
                     Seat seat, QStringView at)
{
    const std::vector<InForce> found = ruleEffectsAt(context, state, effectSource, seat, at);
    for (auto each = found.rbegin(); each != found.rend(); ++each)
        carryOut(context, state, seat, *each);
}

} // namespace dugout
