// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dice/dicewords.h"
#include "core/match/effects/effects.h"
#include "core/match/effects/inforce.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/promptwords.h"
#include "core/rules/knownwords.h"
#include "core/text/language.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Some editions roll a die for each point of fan factor instead of adding it.
int dicePerFanFactor(const MatchContext &context)
{
    return context.number(Tables::Gate, Rows::Dice, Key::Dice);
}

/// At his own stadium a coach adds a D3.
bool isAtHome(const MatchState &state, Seat seat)
{
    return state.occasion.home == seat;
}

QString gateDice(const MatchContext &context, const MatchState &state, Seat seat)
{
    if (const int each = dicePerFanFactor(context))
        return u"%1D6"_s.arg(std::clamp(each * context.team(seat).fanFactor, 1, 20));
    const int more = state.ongoingSum(seat, Key::FansDice);
    const QString plain = more > 0 ? u"%1D6"_s.arg(more) : u"2D6"_s;
    return isAtHome(state, seat) ? plain + u"+D3"_s : plain;
}

/// Both sides roll one after the other.
Seat rollingSide(const Step &step)
{
    return step.asOrNew<SidesDone>().count;
}

void gateEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    if (step.seat == noSeat) {
        state.agenda.back().seat = 0;
        push(state, {StepKind::Moment, noSeat, {}, {}, TimingId(When::BeforeFansRoll)});
        return;
    }
    const Seat seat = rollingSide(step);
    if (seat > 1)
        pop(state);
    else if (dicePerFanFactor(context) && context.team(seat).fanFactor < 1)
        state.agenda.back().data = SidesDone{seat + 1};
}

std::vector<Prompt> gatePrompts(const MatchContext &context, const MatchState &state,
                                const Step &step)
{
    const Seat seat = rollingSide(step);
    return only(dicePrompt(step.kind, seat, gateDice(context, state, seat)));
}

/// How a star says that he comes with the fans; null where he does not.
const RuleEffect *comingOf(const MatchContext &context, const StarPlayer &star)
{
    return findRuleEffect(ruleEffectsOfStar(context.ruleset(), star.id.text()),
                          Does::ComesForASide);
}

/// Old rivals turn up together when the stands are full.
void inviteRivals(const MatchContext &context, MatchState &state, const Event &event)
{
    if (!context.isOn(Options::Rivalry) || event.dice.size() < 2)
        return;
    for (const StarPlayer &star : context.ruleset().stars()) {
        const RuleEffect *comes = comingOf(context, star);
        const TableRow *row
            = comes ? context.row(comes->table, event.dice[0] + event.dice[1]) : nullptr;
        if (row && row->value(Key::Players) > 0)
            state.occasion.rivals = true;
    }
}

/// By each pip; what a big match makes of them is beside it.
int fansForOne(const MatchContext &context)
{
    return context.number(Tables::Gate, Rows::Fans, Key::Fans,
                          context.number(Tables::Gate, Rows::Multiplier, Key::Multiplier, 1));
}

int fansFrom(const MatchContext &context, Seat seat, const Event &event)
{
    int fans = 0;
    for (const int die : event.dice)
        fans += die;
    if (!dicePerFanFactor(context))
        fans += context.number(Tables::Gate, Rows::Fans, Key::PerFanFactor, 1)
            * context.team(seat).fanFactor;
    // The big matches of a season fill the stands; both sides alike, so FAME stays what it is.
    const TableRow *big = context.bigMatchRow(Tables::Gate);
    return fans * fansForOne(context) * (big ? big->value(Key::Multiplier, 1) : 1);
}

/// The words of the table are for the usual dice, not for those of a card or at home.
PromptWords gateWords(const MatchContext &context, const MatchState &state, const Step &step,
                      const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    const Table *gate = context.table(Tables::Gate);
    if (prompt.id == step.kind && gate && gate->dice && prompt.dice != gate->dice)
        words.detail = MatchWords::tr("(%1 + fan factor) × %2 fans.")
                           .arg(diceWords(*prompt.dice, currentLanguage()),
                                groupedNumber(fansForOne(context), currentLanguage()));
    return words;
}

Result<void> gateAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    const Seat seat = rollingSide(step);
    state.side(seat).fans = fansFrom(context, seat, event);
    inviteRivals(context, state, event);
    state.agenda.back().data = SidesDone{seat + 1};
    return {};
}

/// What a side gains by the fans of both; 0 where the edition knows no FAME.
int fameByFans(const MatchContext &context, int own, int theirs)
{
    // In percent; a single fan more is more, however many there are.
    const int share = std::max(100 * own / std::max(1, theirs), own > theirs ? 101 : 0);
    const TableRow *row = context.row(Tables::Fame, share);
    return row ? row->value(Key::Fame) : 0;
}

/// Beside what was gained before, by a crowd or a card.
void addFame(const MatchContext &context, MatchState &state)
{
    for (const Seat seat : {0, 1}) {
        state.side(seat).fame += fameByFans(context, state.side(seat).fans,
                                            state.side(MatchState::otherSeat(seat)).fans);
        if (hasEffect(context, state, EffectSource::Stadium, Does::FameRaised)) {
            const TableRow *rabble = stadiumRow(context, state);
            state.side(seat).fame = std::min(state.side(seat).fame + rabble->value(Key::Fame),
                                             rabble->value(Key::FameMax, 2));
        }
    }
}

/// With the second roll it is known what the fans are worth, and what counts whatever their number.
QString gateLine(const MatchContext &context, const MatchState &before, const Step &step,
                 const Event &event)
{
    const Seat seat = rollingSide(step);
    const int fans = fansFrom(context, seat, event);
    const QString line = MatchWords::tr("%1: %2 fans")
                             .arg(teamName(context, seat), groupedNumber(fans, currentLanguage()));
    const int first = before.side(0).fans;
    if (seat == 0)
        return line;
    if (!context.table(Tables::Fame))
        return line + u"; "_s
            + MatchWords::tr("%1 came to the match")
                  .arg(groupedNumber(first + fans, currentLanguage()));
    MatchState after = before;
    after.side(seat).fans = fans;
    addFame(context, after);
    return line + u"; "_s
        + MatchWords::tr("FAME: %1 %2, %3 %4")
              .arg(teamName(context, 0), QString::number(fameAfterMatch(context, after, 0)),
                   teamName(context, 1), QString::number(fameAfterMatch(context, after, 1)));
}

/// FAME follows from the gate; nobody is asked.
void fameEnter(const MatchContext &context, MatchState &state, const Step &)
{
    pop(state);
    addFame(context, state);
    if (state.occasion.rivals)
        push(state, {StepKind::Rivals});
}

/// The one side a star plays for; he does not come where both could have him.
Seat sideOfStar(const MatchContext &context, const StarPlayer &star)
{
    const auto plays = [&](Seat seat) {
        const auto &teams = star.teams;
        return std::find(teams.begin(), teams.end(), context.team(seat).roster) != teams.end();
    };
    const bool home = plays(0);
    if (home == plays(1))
        return noSeat;
    return home ? 0 : 1;
}

void addRival(const MatchContext &context, MatchState &state, Seat seat, const StarId &star)
{
    const auto made = makeStars(context.ruleset(), star, Language::English);
    if (!made)
        return;
    for (Player player : *made) {
        player.name.clear(); // who he is has a name in every language
        join(context, state, seat, player, Origin::Star);
    }
}

/// The words for those who have come.
void sayRivals(const MatchContext &context, MatchState &state, const QString &table)
{
    for (const TableRow &row : context.rows(table)) {
        if (row.value(Key::Players) > 0) {
            say(state, noSeat, {TableId(table), row.id});
            return;
        }
    }
}

/// They come for both sides or not at all.
void rivalsEnter(const MatchContext &context, MatchState &state, const Step &)
{
    pop(state);
    std::array<std::vector<StarId>, 2> coming;
    QString table;
    for (const StarPlayer &star : context.ruleset().stars()) {
        const RuleEffect *comes = comingOf(context, star);
        if (!comes)
            continue;
        table = comes->table;
        if (const Seat seat = sideOfStar(context, star); seat != noSeat)
            coming[static_cast<size_t>(seat)].push_back(star.id);
    }
    if (coming[0].empty() || coming[1].empty())
        return;
    for (const Seat seat : {0, 1}) {
        for (const StarId &star : coming[static_cast<size_t>(seat)])
            addRival(context, state, seat, star);
    }
    sayRivals(context, state, table);
}

constexpr StepRule fanStepRules[]{
    {StepKind::Gate, gateEnter, gatePrompts, gateAnswer, gateWords, gateLine, Tables::Gate},
    {StepKind::Fame, fameEnter},
    {StepKind::Rivals, rivalsEnter},
};

constexpr PromptText fanStepTexts[]{
    {Asks::Gate, QT_TRANSLATE_NOOP("Match", "Fans of {team}"), nullptr},
};

} // namespace

StepGroup fanSteps()
{
    return {.steps = fanStepRules, .texts = fanStepTexts};
}

} // namespace dugout
