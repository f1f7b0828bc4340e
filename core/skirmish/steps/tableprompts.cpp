// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/steps/tableprompts.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int mostGlory = 20;

/// "score.1" is about seat 1.
Seat seatIn(const QString &prompt)
{
    return QStringView(prompt).mid(prompt.lastIndexOf(u'.') + 1).toInt();
}

void scoreNow(const SkirmishContext &context, SkirmishState &state, Seat seat, const CardId &card)
{
    // Uppermost comes first: the glory, if it must be asked, and then the replacement.
    push(state, {u"draw"_s, seat, {}, u"objectives"_s, 1, true});
    score(context, state, seat, card);
}

} // namespace

void addTablePrompts(const SkirmishContext &context, const SkirmishState &state,
                     std::vector<Prompt> &prompts)
{
    for (const Seat seat : allSeats(state)) {
        if (context.tracksCards() && !state.suddenDeath && state.phase == SkirmishPhase::Action) {
            const QStringList cards = scorable(context, state, seat, ScoreTiming::Immediate);
            if (!cards.isEmpty())
                prompts.push_back(aside(askChoice(u"score.%1"_s.arg(seat), seat, cards)));
        }
        prompts.push_back(
            aside(askNumber(u"glory.%1"_s.arg(seat), seat,
                            -std::min(mostGlory, state.player(seat).glory), mostGlory)));
    }
    const auto uninspired = state.fighters([](Seat, const SkirmishFighter &fighter) {
        return fighter.isInPlay() && !fighter.inspired;
    });
    if (!uninspired.empty())
        prompts.push_back(aside(askChoice(u"inspire"_s, noSeat, fighterChoices(uninspired))));
    prompts.push_back(aside(askConfirm(u"by-hand"_s)));
}

bool isTablePrompt(const QString &prompt)
{
    return prompt.startsWith("score."_L1) || prompt.startsWith("glory."_L1)
        || prompt == u"inspire"_s || prompt == u"by-hand"_s;
}

Result<void> answerTable(const SkirmishContext &context, SkirmishState &state, const Event &event)
{
    if (event.prompt.startsWith("score."_L1))
        scoreNow(context, state, seatIn(event.prompt), CardId(event.choice()));
    else if (event.prompt.startsWith("glory."_L1))
        gainGlory(state, seatIn(event.prompt), *event.number, u"by-hand"_s);
    else if (event.prompt == u"inspire"_s)
        inspire(context, state, FighterRef::fromString(event.choice()));
    else
        push(state, {u"effects"_s, std::max(0, state.active), {}, u"by-hand"_s});
    return {};
}

} // namespace dugout
