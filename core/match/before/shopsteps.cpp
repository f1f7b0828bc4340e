// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/before/shophelp.h"
#include "core/match/effects/inforce.h"
#include "core/match/effects/stephelp.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/state/ongoingnames.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/eventlines.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/promptwords.h"
#include "core/rules/knownwords.h"
#include "core/team/teamvalue.h"
#include "core/text/goldtext.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// Buying: what is on the shelves, what only the book has a price for, and who is hired.

/// After a purchase the coach has to end the shop, however little is left: the key for that must
/// not answer what comes next.
void keepOpen(Step &shop, const Event &bought)
{
    shop.subject = PurchaseId(bought.choice());
}

void shopEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    const bool staysOpen = !step.about<PurchaseId>().isEmpty();
    if (!staysOpen && !canAffordAnything(context, state, step.seat, shelfOf(step)))
        pop(state);
}

std::vector<Prompt> shopPrompts(const MatchContext &context, const MatchState &state,
                                const Step &step)
{
    const QStringList choices = affordableIds(context, state, step.seat, shelfOf(step));
    std::vector<Prompt> prompts;
    if (!choices.isEmpty())
        prompts.push_back(choicePrompt(Asks::InducementsBuy, step.seat, choices));
    prompts.push_back(passPrompt(Asks::InducementsDone, step.seat));
    return prompts;
}

std::vector<Prompt> shopPromptsFor(const MatchContext &context, const MatchState &state,
                                   const Step &step, const QString &id)
{
    if (id == Asks::InducementsDone)
        return only(passPrompt(Asks::InducementsDone, step.seat));
    return shopPrompts(context, state, step);
}

/// What each costs and what is left to spend.
PromptWords shopWords(const MatchContext &context, const MatchState &state, const Step &step,
                      const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    words.detail
        = MatchWords::tr("Gold left: %1").arg(goldText(shopGold(context, state, step.seat)));
    if (!canAffordAnything(context, state, step.seat, shelfOf(step)))
        words.why = MatchWords::tr("That pays for nothing more.");
    const InducementShop shop = shopOf(context, state);
    for (qsizetype i = 0; i < prompt.choices.size(); ++i) {
        const Purchase offered = purchaseFromId(prompt.choices.at(i), context.ruleset());
        const auto price
            = inducementPrice(shop, static_cast<size_t>(step.seat), offered, context.ruleset());
        QString &choice = words.choices[i];
        if (!offered.position.isEmpty())
            choice = MatchWords::tr("Mercenary: %1").arg(choice);
        if (price)
            choice = u"%1 · %2"_s.arg(choice, goldText(*price));
    }
    return words;
}

QString positionName(const MatchContext &context, Seat seat, const PositionId &id)
{
    const Roster *roster = context.roster(seat);
    const Position *position = roster && !id.isEmpty() ? roster->position(id) : nullptr;
    return position ? localized(position->name) : QString();
}

/// Mercenaries are called so: the team has linemen of its own, too.
QString shopLine(const MatchContext &context, const MatchState &before, const Step &step,
                 const Event &event)
{
    const PositionId hired = event.prompt == Asks::InducementsBuy
        ? purchaseFromId(event.choice(), context.ruleset()).position
        : PositionId();
    const QString name = positionName(context, step.seat, hired);
    return name.isEmpty()
        ? eventLine(context, before, step, event)
        : MatchWords::tr("%1 hires a mercenary: %2").arg(teamName(context, step.seat), name);
}

Result<void> buy(const MatchContext &context, MatchState &state, Seat seat, Purchase wanted)
{
    auto bought = purchase(shopOf(context, state), static_cast<size_t>(seat), std::move(wanted),
                           context.ruleset());
    if (!bought)
        return bought.error();
    state.side(seat).purchases = bought->sides.at(static_cast<size_t>(seat)).purchases;
    const Purchase &last = state.side(seat).purchases.back();
    // Where it adds to the cards that are dealt later, it is drawn with those.
    if (!last.deck.isEmpty() && !addsToDeal(context, last.deck))
        push(state, {StepKind::DrawCard, seat, {}, {}, last.deck});
    return {};
}

Result<void> shopAnswer(const MatchContext &context, MatchState &state, const Step &step,
                        const Event &event)
{
    if (event.prompt == Asks::InducementsDone) {
        pop(state);
        return {};
    }
    const Purchase wanted = purchaseFromId(event.choice(), context.ruleset());
    const auto price = inducementPrice(shopOf(context, state), static_cast<size_t>(step.seat),
                                       wanted, context.ruleset());
    const size_t here = state.agenda.size() - 1;
    if (!price) {
        keepOpen(state.agenda[here], event);
        push(state, {StepKind::ShopPrice, step.seat, {}, {}, PurchaseId(event.choice())});
        return {};
    }
    if (auto done = buy(context, state, step.seat, wanted); !done)
        return done;
    keepOpen(state.agenda[here], event);
    if (!wanted.position.isEmpty())
        push(state, {StepKind::MercenarySkill, step.seat, {}, {}, wanted.position});
    return {};
}

/// Nobody whose position is full; all where every one of them is.
std::vector<Prompt> freebooterPrompts(const MatchContext &context, const MatchState &state,
                                      const Step &step)
{
    const Team &team = context.team(step.seat);
    const std::vector<Purchase> &bought = state.side(step.seat).purchases;
    QStringList all;
    QStringList positions;
    for (const Position &position : context.roster(step.seat)->positions) {
        all.append(position.id.text());
        const auto hired
            = std::count_if(bought.begin(), bought.end(), [&position](const Purchase &one) {
                  return one.position == position.id;
              });
        if (playersIn(position.id, team) + hired < position.max)
            positions.append(position.id.text());
    }
    return only(choicePrompt(step.kind, step.seat, positions.isEmpty() ? all : positions));
}

/// Whether a player comes for this one, who has a position and therefore a price.
bool isFreebooter(const MatchContext &context, const Purchase &wanted)
{
    const auto ruleEffects = ruleEffectsOfInducement(context.ruleset(), wanted.inducement.text());
    return std::any_of(ruleEffects.begin(), ruleEffects.end(),
                       [](const RuleEffect &each) { return each.effect == Does::BringsPlayers; });
}

/// What only the book knows the price of; of a player first what he plays.
std::vector<Prompt> pricePrompts(const MatchContext &context, const MatchState &state,
                                 const Step &step)
{
    std::vector<Prompt> prompts{
        numberPrompt(step.kind, step.seat, 0, shopGold(context, state, step.seat))};
    const Purchase wanted = purchaseFromId(step.about<PurchaseId>().text(), context.ruleset());
    if (isFreebooter(context, wanted) && wanted.position.isEmpty()) {
        Prompt position = freebooterPrompts(context, state, step).front();
        position.id = Asks::Freebooter;
        prompts.insert(prompts.begin(), std::move(position));
    }
    return prompts;
}

/// The book goes by what the team list asks for him.
PromptWords priceWords(const MatchContext &context, const MatchState &state, const Step &step,
                       const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    const Purchase wanted = purchaseFromId(step.about<PurchaseId>().text(), context.ruleset());
    const Roster *roster = context.roster(step.seat);
    const Position *position
        = roster && !wanted.position.isEmpty() ? roster->position(wanted.position) : nullptr;
    if (position)
        words.detail = MatchWords::tr("%1: %2 in the team list.")
                           .arg(localized(position->name), goldText(position->cost));
    return words;
}

/// Whose it was, and for what: two sides shop, and a price alone says neither.
QString priceLine(const MatchContext &context, const MatchState &before, const Step &step,
                  const Event &event)
{
    if (event.prompt != Asks::ShopPrice)
        return eventLine(context, before, step, event);
    const Team &team = context.team(step.seat);
    const Purchase bought = purchaseFromId(step.about<PurchaseId>().text(), context.ruleset());
    return u"%1: %2, %3"_s.arg(team.name, localized(purchaseName(bought, team, context.ruleset())),
                               goldText(event.number.value_or(0)));
}

/// The position is no mercenary's of the shop, which would have a price of its own.
Result<void> priceAnswer(const MatchContext &context, MatchState &state, const Step &step,
                         const Event &event)
{
    if (event.prompt == Asks::Freebooter) {
        state.agenda.back().subject
            = PurchaseId(step.about<PurchaseId>().text() + u'/' + event.choice());
        return {};
    }
    Purchase wanted = purchaseFromId(step.about<PurchaseId>().text(), context.ruleset());
    wanted.price = event.number.value_or(0);
    const PositionId position
        = isFreebooter(context, wanted) ? std::exchange(wanted.position, {}) : PositionId();
    pop(state);
    auto bought = buy(context, state, step.seat, wanted);
    if (bought && !position.isEmpty())
        state.side(step.seat).purchases.back().position = position;
    return bought;
}

int extraSkillPrice(const MatchContext &context)
{
    return context.number(Tables::Mercenaries, Rows::ExtraSkill, Key::Cost);
}

void skillEnter(const MatchContext &context, MatchState &state, const Step &step)
{
    if (shopGold(context, state, step.seat) < extraSkillPrice(context)
        || mercenarySkills(context, step.seat, step.about<PositionId>()).isEmpty())
        pop(state);
}

std::vector<Prompt> skillPrompts(const MatchContext &context, const MatchState &, const Step &step)
{
    return only(choicePrompt(step.kind, step.seat,
                             QStringList{Choice::None}
                                 + mercenarySkills(context, step.seat, step.about<PositionId>())));
}

/// What each of them costs.
PromptWords skillWords(const MatchContext &context, const MatchState &state, const Step &step,
                       const Prompt &prompt)
{
    PromptWords words = promptWords(context, state, step, prompt);
    for (qsizetype i = 0; prompt.id == step.kind && i < prompt.choices.size(); ++i) {
        if (prompt.choices.at(i) != Choice::None)
            words.choices[i] += u" · "_s + goldText(extraSkillPrice(context));
    }
    return words;
}

/// Who has it now, by what he plays.
QString skillLine(const MatchContext &context, const MatchState &before, const Step &step,
                  const Event &event)
{
    const QString name = positionName(context, step.seat, step.about<PositionId>());
    if (event.prompt != step.kind || event.choice() == Choice::None || name.isEmpty())
        return eventLine(context, before, step, event);
    return MatchWords::tr("%1: the mercenary (%2) also has %3")
        .arg(teamName(context, step.seat), name,
             choiceWords(context, before, step, event.choice()));
}

Result<void> skillAnswer(const MatchContext &context, MatchState &state, const Step &step,
                         const Event &event)
{
    if (event.choice() != Choice::None) {
        Purchase &last = state.side(step.seat).purchases.back();
        last.skill = SkillId(event.choice());
        last.price += extraSkillPrice(context);
    }
    pop(state);
    return {};
}

/// Who was hired by the book alone.
void pushBookStars(const MatchContext &context, MatchState &state, Seat seat)
{
    if (!context.ruleset().stars().empty())
        return;
    for (const Purchase &each : state.side(seat).purchases) {
        if (each.inducement.text() == hiredStars && each.star.isEmpty())
            push(state, {StepKind::BookStar, seat});
    }
}

void closeEnter(const MatchContext &context, MatchState &state, const Step &)
{
    pop(state);
    closeShopInto(context, state);
    for (const Seat seat : {0, 1}) {
        const QString who = helperWho(context, state, seat, Does::BringsPlayers);
        if (who.isEmpty())
            continue;
        for (const Purchase &each : state.side(seat).purchases) {
            if (each.inducement.text() == who && !each.position.isEmpty())
                useUp(state, seat, who); // what he plays was said with his price
        }
        for (int i = usesLeft(state, seat, who); i > 0; --i)
            push(state, {StepKind::Freebooter, seat});
    }
    for (const Seat seat : {1, 0})
        pushBookStars(context, state, seat);
}

Result<void> freebooterAnswer(const MatchContext &context, MatchState &state, const Step &step,
                              const Event &event)
{
    const auto made = makeMercenary(context.team(step.seat), context.ruleset(),
                                    PositionId(event.choice()), SkillId());
    if (!made)
        return made.error();
    pop(state);
    useUp(state, step.seat, Counter::Freebooters);
    join(context, state, step.seat, *made, Origin::Mercenary);
    return {};
}

constexpr StepRule shopStepRules[]{
    {.kind = StepKind::Shop,
     .enter = shopEnter,
     .prompts = shopPrompts,
     .answer = shopAnswer,
     .words = shopWords,
     .line = shopLine,
     .promptsFor = shopPromptsFor},
    {.kind = StepKind::ShopPrice,
     .prompts = pricePrompts,
     .answer = priceAnswer,
     .words = priceWords,
     .line = priceLine},
    {StepKind::MercenarySkill, skillEnter, skillPrompts, skillAnswer, skillWords, skillLine},
    {StepKind::ShopClose, closeEnter},
    {.kind = StepKind::Freebooter, .prompts = freebooterPrompts, .answer = freebooterAnswer},
};

constexpr PromptText shopStepTexts[]{
    {Asks::InducementsBuy, QT_TRANSLATE_NOOP("Match", "{team} buys"), nullptr},
    {Asks::InducementsDone, QT_TRANSLATE_NOOP("Match", "{team}: done buying"), ""},
    {Asks::ShopPrice, QT_TRANSLATE_NOOP("Match", "The price in the book"), nullptr},
    {Asks::MercenarySkill, QT_TRANSLATE_NOOP("Match", "An extra skill for the mercenary"), nullptr},
    {Asks::Freebooter, QT_TRANSLATE_NOOP("Match", "Position of the freebooter"), nullptr},
};

} // namespace

StepGroup shopSteps()
{
    return {.steps = shopStepRules, .texts = shopStepTexts};
}

} // namespace dugout
