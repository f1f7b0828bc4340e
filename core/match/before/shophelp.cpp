// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/before/shophelp.h"

#include "core/match/effects/carddecks.h"
#include "core/match/effects/effects.h"
#include "core/match/effects/inforce.h"
#include "core/match/state/ongoingnames.h"
#include "core/match/words/matchtexts.h"
#include "core/rules/knownwords.h"
#include "core/shop/purchaseid.h"
#include "core/text/goldtext.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

bool isOnShelf(const ShopOffer &offer, ShopShelf shelf)
{
    const bool card = !offer.purchase.deck.isEmpty();
    return shelf == ShopShelf::Everything || (shelf == ShopShelf::Cards) == card;
}

/// What each inducement is worth as numbers of the side.
void takeInducement(const MatchContext &context, MatchState &state, Seat seat, const QString &id,
                    int count)
{
    SideState &side = state.side(seat);
    const Inducement *inducement = context.ruleset().inducements().find(id);
    const auto worth = [inducement](const QString &key) {
        return inducement ? inducement->values.value(key) : 0;
    };
    side.bribes += count * worth(Key::Bribes);
    gainRerolls(state, seat, count * worth(Key::Rerolls), Until::Match);
    side.apothecaries += count * worth(Key::Apothecaries);
    // What is no number of the side is used later.
    if (worth(Key::Bribes) + worth(Key::Rerolls) + worth(Key::Apothecaries) == 0)
        side.counters[id] += count;
    if (!inducement || inducement->group.isEmpty())
        return;
    for (const QString &key : {Counter::Cheerleaders, Counter::AssistantCoaches}) {
        if (inducement->values.contains(key))
            side.counters[key] += inducement->values.value(key) * count;
    }
}

bool isDirty(const MatchContext &context, const StarId &id)
{
    const StarPlayer *star = context.ruleset().stars().find(id);
    const auto dirty = [](const auto &each) {
        return std::find(each.skills.begin(), each.skills.end(), SkillId(Skills::DirtyPlayer))
            != each.skills.end();
    };
    return star && (dirty(*star) || std::any_of(star->members.begin(), star->members.end(), dirty));
}

/// Why what the rules of the shop allow is not sold in this match, or not now.
std::optional<Error> whyNotHere(const MatchContext &context, const MatchState &state, Seat seat,
                                const ShopOffer &offer, ShopShelf shelf)
{
    const Purchase &wanted = offer.purchase;
    const auto no = [](const QString &why) { return Error{ErrorCode::NotSoldHere, why, {}}; };
    if (!isOnShelf(offer, shelf))
        return no(shelf == ShopShelf::Cards ? MatchWords::tr("Only cards are bought now.")
                                            : MatchWords::tr("Cards are not bought now."));
    if (!wanted.deck.isEmpty() && !isDeckForSale(context, wanted.deck))
        return no(MatchWords::tr("This deck is not sold here."));
    if (hasEffect(context, state, EffectSource::Legend, Does::NoDirtyPlayers, seat)
        && isDirty(context, wanted.star))
        return no(MatchWords::tr("This team hires nobody with Dirty Player."));
    return std::nullopt;
}

/// Nothing where the side has no gold at all.
std::vector<ShopOffer> judgedOffers(const MatchContext &context, const MatchState &state, Seat seat,
                                    ShopShelf shelf)
{
    if (shopGold(context, state, seat) <= 0)
        return {};
    std::vector<ShopOffer> offers
        = shopOffers(shopOf(context, state), static_cast<size_t>(seat), context.ruleset());
    for (ShopOffer &offer : offers) {
        if (!offer.refusal)
            offer.refusal = whyNotHere(context, state, seat, offer, shelf);
    }
    return offers;
}

/// Something that the side may and can buy suits; looks no further than that.
bool anyAffordable(const MatchContext &context, const MatchState &state, Seat seat, ShopShelf shelf,
                   const std::function<bool(ShopOffer &&)> &suits)
{
    const int gold = shopGold(context, state, seat);
    if (gold <= 0)
        return false;
    return anyShopOffer(shopOf(context, state), static_cast<size_t>(seat), context.ruleset(), gold,
                        [&](ShopOffer &&offer) {
                            return !offer.refusal && !whyNotHere(context, state, seat, offer, shelf)
                                && suits(std::move(offer));
                        });
}

} // namespace

InducementShop shopOf(const MatchContext &context, const MatchState &state)
{
    InducementShop shop = context.emptyShop();
    if (const TableRow *stadium = stadiumRow(context, state)) {
        shop.starDiscount = stadium->value(Key::StarDiscount);
        shop.starMinimum = stadium->value(Key::StarMinimum);
    }
    for (const Seat seat : {0, 1}) {
        ShopSide &side = shop.sides.at(static_cast<size_t>(seat));
        side.teamValue = valueForMatch(context, state, seat);
        side.transferred = state.side(seat).transferred;
        side.gift = state.side(seat).gift;
        side.purchases = state.side(seat).purchases;
    }
    return shop;
}

int shopGold(const MatchContext &context, const MatchState &state, Seat seat)
{
    const ShopMoney money = shopMoney(context.ruleset());
    const auto value = [&](Seat whose) {
        return valueForMatch(context, state, whose)
            + (money.transfersCount ? state.side(whose).transferred : 0);
    };
    int gold = state.side(seat).transferred + state.side(seat).gift;
    if (money.underdogGetsDifference && context.emptyShop().underdogIsPaid)
        gold += std::max(0, value(MatchState::otherSeat(seat)) - value(seat));
    for (const Purchase &each : state.side(seat).purchases)
        gold -= each.price;
    return gold;
}

QString givenWords(const MatchContext &context, const MatchState &state, Seat seat)
{
    const int given
        = underdogGold(shopOf(context, state), static_cast<size_t>(seat), context.ruleset());
    return given > 0 ? MatchWords::tr("%1 for lower team value").arg(goldText(given)) : QString();
}

bool addsToDeal(const MatchContext &context, const DeckId &deck)
{
    const QString variant = context.chosen(Options::SpecialPlayVariant);
    const bool dealt = variant == Chosen::Standard || variant == Chosen::RoundRobin;
    return dealt && isNewDeck(context, deck.text()) && context.dealsCards()
        && !context.isSwitchedOff(Options::SpecialPlays);
}

bool isDeckForSale(const MatchContext &context, const DeckId &deck)
{
    const Table *newer = context.table(Tables::CardPricesPoints);
    if (!newer)
        return context.isOn(Options::SpecialPlayCards);
    return newer->row(deck.text()) ? context.isOn(Options::SpecialPlayInducement)
                                   : context.isOn(Options::SpecialPlayCards);
}

std::vector<ShopOffer> permittedOffers(const MatchContext &context, const MatchState &state,
                                       Seat seat, ShopShelf shelf)
{
    std::vector<ShopOffer> offers = judgedOffers(context, state, seat, shelf);
    std::erase_if(offers, [](const ShopOffer &offer) { return offer.refusal.has_value(); });
    return offers;
}

std::vector<ShopOffer> refusedOffers(const MatchContext &context, const MatchState &state,
                                     Seat seat, ShopShelf shelf)
{
    std::vector<ShopOffer> offers = judgedOffers(context, state, seat, shelf);
    std::erase_if(offers, [](const ShopOffer &offer) { return !offer.refusal; });
    return offers;
}

QStringList affordableIds(const MatchContext &context, const MatchState &state, Seat seat,
                          ShopShelf shelf)
{
    QStringList ids;
    (void)anyAffordable(context, state, seat, shelf, [&ids](const ShopOffer &offer) {
        ids.append(purchaseId(offer.purchase));
        return false;
    });
    return ids;
}

bool canAffordAnything(const MatchContext &context, const MatchState &state, Seat seat,
                       ShopShelf shelf)
{
    return anyAffordable(context, state, seat, shelf, [](ShopOffer &&) { return true; });
}

ShopShelf shelfOf(const Step &step)
{
    return step.asOrNew<ShopShelf>();
}

QStringList mercenarySkills(const MatchContext &context, Seat seat, const PositionId &position)
{
    QStringList skills;
    for (const SkillId &skill :
         mercenarySkillChoices(context.team(seat), context.ruleset(), position))
        skills.append(skill.text());
    return skills;
}

void closeShopInto(const MatchContext &context, MatchState &state)
{
    const InducementShop shop = shopOf(context, state);
    const auto outcomes = closeShop(shop, context.ruleset(), Language::English);
    for (const Seat seat : {0, 1}) {
        const ShopOutcome &outcome = outcomes.at(static_cast<size_t>(seat));
        for (const auto &[id, count] : outcome.inducements)
            takeInducement(context, state, seat, id.text(), count);
        for (const Player &player : outcome.players)
            join(context, state, seat, player,
                 player.kind == PlayerKind::Star ? Origin::Star : Origin::Mercenary);
        if (!context.isBoughtForGood()) // which the sheet has paid for
            state.side(seat).treasury = outcome.treasury;
    }
}

} // namespace dugout
