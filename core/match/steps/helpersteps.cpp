// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/harm.h"
#include "core/match/steps/actionhelp.h"
#include "core/match/steps/stepgroups.h"
#include "core/match/steps/stephelp.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Chefs, wizards and other hired help.

/// At the start of each half, one side after the other.
void chefEnter(const MatchContext &, MatchState &state, Step step)
{
    if (step.number > 1)
        pop(state);
    else if (usesLeft(state, step.number, u"halfling-master-chef"_s) < 1)
        ++state.agenda.back().number;
}

std::vector<Prompt> chefPrompts(const MatchContext &context, const MatchState &, const Step &step)
{
    const TableRow *row = context.row(u"chef"_s, 1);
    return {dicePrompt(step.kind, step.number, row ? row->value(u"dice"_s, 3) : 3, 6)};
}

Result<void> chefAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    SideState &other = state.side(MatchState::otherSeat(step.number));
    for (const int die : event.dice) {
        const TableRow *row = rowOfDie(context, u"chef"_s, die);
        if (!row)
            continue;
        gainRerolls(state.side(step.number), row->value(u"re-rolls"_s), Until::Half);
        if (other.rerolls.left > 0)
            other.rerolls.left += row->value(u"opponent-re-rolls"_s);
    }
    ++state.agenda.back().number;
    return {};
}

QStringList spells()
{
    return {u"fireball"_s, u"lightning-bolt"_s};
}

/// What a helper does depends on who he is; those the board alone concerns are only said.
void helperEnter(const MatchContext &, MatchState &state, Step step)
{
    const QString helper = step.detail;
    if (helper == u"wizard"_s)
        return;
    pop(state);
    useUp(state, step.seat, helper);
    ++state.uses.actions;
    if (helper == u"horatio-x-scottenheim"_s) {
        push(state, {u"fireball"_s, step.seat, {}, {}, u"horatio-fireball"_s});
    } else if (helper == u"warlock-engineer"_s) {
        push(state, {u"bolt"_s, step.seat, {}, {}, helper});
    } else if (helper == u"weather-mage"_s) {
        push(state, {u"changing-weather"_s});
    } else {
        say(state, step.seat, u"inducement"_s, helper);
    }
}

std::vector<Prompt> helperPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return {choicePrompt(u"wizard.spell"_s, step.seat, spells())};
}

Result<void> helperAnswer(const MatchContext &, MatchState &state, const Step &step,
                          const Event &event)
{
    pop(state);
    useUp(state, step.seat, u"wizard"_s);
    ++state.uses.actions;
    const bool fire = event.choice() == u"fireball"_s;
    push(state, {fire ? u"fireball"_s : u"bolt"_s, step.seat, {}, {}, event.choice()});
    return {};
}

QStringList everybodyOnPitch(const MatchState &state)
{
    return state.onPitch(0) + state.onPitch(1);
}

void targetEnter(const MatchContext &, MatchState &state, Step)
{
    if (everybodyOnPitch(state).isEmpty())
        pop(state);
}

/// Those in the blast, as the board shows them.
std::vector<Prompt> fireballPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    Prompt prompt = choicePrompt(u"fireball.targets"_s, step.seat, everybodyOnPitch(state));
    prompt.atLeast = 0;
    prompt.atMost = std::min(9, static_cast<int>(prompt.choices.size()));
    return {prompt};
}

Result<void> fireballAnswer(const MatchContext &, MatchState &state, const Step &step,
                            const Event &event)
{
    pop(state);
    if (!event.choices.isEmpty())
        push(state, {u"spell-roll"_s, step.seat, {}, {}, event.choices.join(u' ')});
    return {};
}

std::vector<Prompt> boltPrompts(const MatchContext &, const MatchState &state, const Step &step)
{
    return {choicePrompt(u"bolt.target"_s, step.seat, everybodyOnPitch(state))};
}

Result<void> boltAnswer(const MatchContext &, MatchState &state, const Step &step,
                        const Event &event)
{
    pop(state);
    const bool lightning = step.detail == u"lightning-bolt"_s;
    if (lightning)
        push(state, {u"spell-roll"_s, step.seat, {}, {}, event.choice(), 1, 0});
    else
        rollArmour(state, {chosenPlayer(event), {}, u"spell"_s, 0});
    return {};
}

std::vector<Prompt> spellPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return {dicePrompt(u"spell.roll"_s, step.seat, static_cast<int>(step.detail.split(u' ').size()),
                       6)};
}

Result<void> spellAnswer(const MatchContext &context, MatchState &state, const Step &step,
                         const Event &event)
{
    pop(state);
    const QString spell = step.number == 1 ? u"lightning-bolt"_s : u"fireball"_s;
    const int target = context.number(u"wizard"_s, spell, u"target"_s, step.number == 1 ? 2 : 4);
    const QStringList players = step.detail.split(u' ');
    for (qsizetype i = 0; i < players.size() && i < qsizetype(event.dice.size()); ++i) {
        const PlayerRef victim = PlayerRef::fromString(players.at(i));
        if (event.dice[static_cast<size_t>(i)] < target)
            continue;
        if (state.carrier == victim && victim.seat == state.active)
            pushTurnover(state);
        knockDown(context, state, {victim, {}, u"spell"_s, 0});
    }
    return {};
}

QStringList boxed(const MatchState &state, Seat seat, Whereabouts where)
{
    return state.refs(seat, [where](const MatchPlayer &player) {
        return player.where == where && !player.isStar();
    });
}

/// Instead of his usual roll one knocked-out player drinks the tonic.
void tonicEnter(const MatchContext &, MatchState &state, Step step)
{
    if (step.number == 0 && boxed(state, step.seat, Whereabouts::KnockedOut).isEmpty())
        pop(state);
}

std::vector<Prompt> tonicPrompts(const MatchContext &context, const MatchState &state,
                                 const Step &step)
{
    if (step.number == 1)
        return {tablePrompt(context, u"tonic.roll"_s, step.seat, u"revitalising-tonic"_s)};
    return {
        choicePrompt(step.kind, step.seat,
                     QStringList{u"none"_s} + boxed(state, step.seat, Whereabouts::KnockedOut))};
}

Result<void> tonicAnswer(const MatchContext &context, MatchState &state, const Step &step,
                         const Event &event)
{
    if (step.number == 0) {
        if (event.choice() == u"none"_s) {
            pop(state);
            return {};
        }
        useUp(state, step.seat, u"revitalising-tonic"_s);
        state.agenda.back().number = 1;
        state.agenda.back().player = chosenPlayer(event);
        return {};
    }
    pop(state);
    const TableRow *row = rowRolled(context, u"revitalising-tonic"_s, event);
    if (row && row->id.text() == u"recovers"_s)
        sendTo(state, step.player, Whereabouts::Reserves);
    return {};
}

bool isAlive(const MatchContext &context, const MatchPlayer &player)
{
    return std::none_of(player.casualties.begin(), player.casualties.end(),
                        [&context](const RowId &id) {
                            return context.number(u"casualty"_s, id.text(), u"dead"_s) > 0;
                        });
}

QStringList mendable(const MatchContext &context, const MatchState &state, Seat seat)
{
    return state.refs(seat, [&context](const MatchPlayer &player) {
        return player.where == Whereabouts::Injured && !player.isStar() && isAlive(context, player);
    });
}

void krotEnter(const MatchContext &context, MatchState &state, Step step)
{
    if (step.number == 0 && mendable(context, state, step.seat).isEmpty())
        pop(state);
}

std::vector<Prompt> krotPrompts(const MatchContext &context, const MatchState &state,
                                const Step &step)
{
    if (step.number == 1)
        return {tablePrompt(context, u"krot.roll"_s, step.seat, u"krot-shockwhisker"_s)};
    return {choicePrompt(step.kind, step.seat,
                         QStringList{u"none"_s} + mendable(context, state, step.seat))};
}

Result<void> krotAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    if (step.number == 0) {
        if (event.choice() == u"none"_s) {
            pop(state);
            return {};
        }
        state.agenda.back().number = 1;
        state.agenda.back().player = chosenPlayer(event);
        return {};
    }
    pop(state);
    const TableRow *row = rowRolled(context, u"krot-shockwhisker"_s, event);
    const QString id = row ? row->id.text() : QString();
    if (id == u"complications"_s) {
        push(state, {u"casualty-end"_s, step.seat, step.player, {}, u"other"_s});
        push(state, {u"casualty"_s, step.seat, step.player, {}, u"other"_s});
    } else if (id == u"flawed-execution"_s || id == u"witness-perfection"_s) {
        sendTo(state, step.player, Whereabouts::Reserves);
        if (id == u"flawed-execution"_s)
            state.find(step.player)
                ->boons.push_back(
                    {u"krot-shockwhisker"_s, {}, {SkillId(u"really-stupid"_s)}, Until::Drive, {}});
    }
    return {};
}

/// Blessings and runes: whom, and what the die says.
QStringList blessable(const MatchState &state, Seat seat, const QString &by)
{
    return state.refs(seat, [&](const MatchPlayer &player) {
        return player.isOnPitch() && !player.isStar()
            && !state.facts.contains(by + u' ' + player.ref());
    });
}

void blessEnter(const MatchContext &, MatchState &state, Step step)
{
    if (step.number == 0 && blessable(state, step.seat, step.kind).isEmpty())
        pop(state);
}

std::vector<Prompt> papaPrompts(const MatchContext &context, const MatchState &state,
                                const Step &step)
{
    if (step.number == 1)
        return {tablePrompt(context, u"papa.roll"_s, step.seat, u"papa-skullbones"_s)};
    return {choicePrompt(step.kind, step.seat,
                         QStringList{u"none"_s} + blessable(state, step.seat, step.kind))};
}

std::vector<SkillId> blessing(const QString &row)
{
    static const QMap<QString, QStringList> gifts{
        {u"freakish-proportions"_s, {u"big-hand"_s, u"very-long-legs"_s}},
        {u"grasping-tendrils"_s, {u"tentacles"_s, u"prehensile-tail"_s}},
        {u"horrific-visage"_s, {u"disturbing-presence"_s, u"foul-appearance"_s}},
        {u"grisly-bifurcation"_s, {u"extra-arms"_s, u"two-heads"_s}},
        {u"thorny-protrusions"_s, {u"claw"_s, u"horns"_s}},
        {u"rune-of-fury"_s, {u"dauntless"_s, u"mighty-blow"_s, u"frenzy"_s}},
        {u"rune-of-iron"_s, {u"stand-firm"_s}},
        {u"rune-of-impact"_s, {u"juggernaut"_s, u"horns"_s}},
    };
    std::vector<SkillId> skills;
    for (const QString &each : gifts.value(row))
        skills.emplace_back(each);
    return skills;
}

Result<void> papaAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    if (step.number == 0) {
        if (event.choice() == u"none"_s) {
            pop(state);
            return {};
        }
        state.facts.insert(step.kind + u' ' + event.choice(), u"yes"_s);
        state.agenda.back().number = 1;
        state.agenda.back().player = chosenPlayer(event);
        return {};
    }
    pop(state);
    const TableRow *row = rowRolled(context, u"papa-skullbones"_s, event);
    MatchPlayer *player = state.find(step.player);
    if (!row || !player)
        return {};
    if (row->id.text() == u"unworthy"_s)
        sendTo(state, step.player, Whereabouts::KnockedOut);
    else if (row->id.text() == u"favour-of-the-gods"_s)
        say(state, step.seat, u"papa-skullbones"_s, row->id.text(), step.player);
    else if (auto skills = blessing(row->id.text()); !skills.empty())
        player->boons.push_back({row->id.text(), {}, skills, Until::Drive, {}});
    return {};
}

std::vector<Prompt> runePrompts(const MatchContext &context, const MatchState &state,
                                const Step &step)
{
    if (step.number == 0)
        return {choicePrompt(step.kind, step.seat,
                             QStringList{u"none"_s} + blessable(state, step.seat, step.kind))};
    if (step.number == 2)
        return {tablePrompt(context, u"runesmith.roll"_s, step.seat, u"runesmith"_s)};
    QStringList runes;
    for (const TableRow &row : context.table(u"runesmith-runes"_s)->rows)
        runes.append(row.id.text());
    return {choicePrompt(u"runesmith.rune"_s, step.seat, runes)};
}

Result<void> runeAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    if (step.number == 0) {
        if (event.choice() == u"none"_s) {
            pop(state);
        } else {
            state.agenda.back().number = 1;
            state.agenda.back().player = chosenPlayer(event);
        }
        return {};
    }
    if (step.number == 1) {
        state.agenda.back().number = 2;
        state.agenda.back().detail = event.choice();
        return {};
    }
    pop(state);
    const TableRow *row = rowRolled(context, u"runesmith"_s, event);
    const TableRow *rune = context.rowById(u"runesmith-runes"_s, step.detail);
    MatchPlayer *player = state.find(step.player);
    if (!row || row->id.text() != u"works"_s || !rune || !player)
        return {};
    useUp(state, step.seat, u"runesmith"_s);
    Profile change;
    for (const Stat stat : allStats)
        change = withStat(change, stat, rune->value(statKey(stat)));
    player->boons.push_back({step.detail, change, blessing(step.detail), Until::Drive, {}});
    return {};
}

/// When too few can play, she plays a drive herself.
void kariEnter(const MatchContext &context, MatchState &state, Step step)
{
    const bool enough = state.side(step.seat).countToSetUp() >= context.mostOnPitch();
    if (enough || usesLeft(state, step.seat, u"kari-coldsteel"_s) < 1)
        pop(state);
}

std::vector<Prompt> kariPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return {yesNoPrompt(step.kind, step.seat)};
}

Result<void> kariAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    pop(state);
    const Inducement *kari = context.ruleset().inducements().find(u"kari-coldsteel"_s);
    if (!isYes(event) || !kari)
        return {};
    useUp(state, step.seat, u"kari-coldsteel"_s);
    Participant guest;
    guest.player.kind = PlayerKind::Star;
    guest.player.name = kari->name.en;
    guest.role = kari->name;
    for (const Stat stat : allStats)
        guest.profile = withStat(guest.profile, stat, kari->values.value(statKey(stat)));
    guest.skills = kari->skills;
    letStay(state, joinStranger(state, step.seat, std::move(guest), u'g'), Until::Drive);
    return {};
}

/// Three dice after the kick-off; each six drives an opponent back.
std::vector<Prompt> drummerPrompts(const MatchContext &, const MatchState &, const Step &step)
{
    return {dicePrompt(step.kind, step.seat, u"3D6"_s)};
}

Result<void> drummerAnswer(const MatchContext &context, MatchState &state, const Step &step,
                           const Event &event)
{
    pop(state);
    const auto sixes = static_cast<int>(std::count(event.dice.begin(), event.dice.end(), 6));
    if (const TableRow *row = context.row(u"waaagh-drummer"_s, sixes); row && sixes > 0)
        say(state, step.seat, u"waaagh-drummer"_s, row->id.text());
    return {};
}

constexpr StepRule rules[]{
    {u"kari", kariEnter, kariPrompts, kariAnswer},
    {u"drummer", nullptr, drummerPrompts, drummerAnswer, nullptr, nullptr, u"waaagh-drummer"},
    {u"chef", chefEnter, chefPrompts, chefAnswer, nullptr, nullptr, u"chef"},
    {u"helper", helperEnter, helperPrompts, helperAnswer},
    {u"fireball", targetEnter, fireballPrompts, fireballAnswer},
    {u"bolt", targetEnter, boltPrompts, boltAnswer},
    {u"spell-roll", nullptr, spellPrompts, spellAnswer},
    {u"tonic", tonicEnter, tonicPrompts, tonicAnswer, nullptr, nullptr, u"revitalising-tonic"},
    {u"krot", krotEnter, krotPrompts, krotAnswer, nullptr, nullptr, u"krot-shockwhisker"},
    {u"papa", blessEnter, papaPrompts, papaAnswer, nullptr, nullptr, u"papa-skullbones"},
    {u"runesmith", blessEnter, runePrompts, runeAnswer, nullptr, nullptr, u"runesmith-runes"},
};

} // namespace

std::span<const StepRule> helperSteps()
{
    return rules;
}

QStringList helpersReady(const MatchContext &, const MatchState &state, Seat seat)
{
    static const QStringList listed{u"wizard"_s, u"horatio-x-scottenheim"_s, u"warlock-engineer"_s,
                                    u"weather-mage"_s, u"interference"_s};
    QStringList ready;
    const QMap<QString, int> &counters = state.side(seat).counters;
    if (counters.isEmpty())
        return ready;
    for (const QString &helper : listed) {
        if (counters.value(helper) > 0)
            ready.append(helper);
    }
    return ready;
}

} // namespace dugout
