// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/shop/shopoutcome.h"

#include "core/shop/shoprules.h"
#include "core/team/hiring.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Stars and named helpers exist once; kegs and bribes do not.
bool existsOnce(const Purchase &purchase, const Ruleset &ruleset)
{
    if (!purchase.star.isEmpty())
        return true;
    const Inducement *inducement = ruleset.inducements().find(purchase.inducement);
    return inducement && !inducement->group.isEmpty();
}

bool bothWant(const Purchase &purchase, const ShopSide &other)
{
    return std::any_of(other.purchases.begin(), other.purchases.end(), [&](const Purchase &each) {
        return each.inducement == purchase.inducement && each.star == purchase.star;
    });
}

void take(ShopOutcome &outcome, const Purchase &purchase, const ShopSide &side,
          const Ruleset &ruleset, Language language)
{
    ++outcome.inducements[purchase.inducement];
    if (!purchase.deck.isEmpty())
        ++outcome.draws[purchase.deck];
    if (!purchase.star.isEmpty()) {
        if (auto stars = makeStars(ruleset, purchase.star, language))
            outcome.players.insert(outcome.players.end(), stars->begin(), stars->end());
    } else if (!purchase.position.isEmpty()) {
        if (auto mercenary = makeMercenary(*side.team, ruleset, purchase.position, purchase.skill))
            outcome.players.push_back(*std::move(mercenary));
    }
}

/// Goes through what the edition sells: each inducement, or each thing that it stands for.
class Offers
{
public:
    Offers(const InducementShop &shop, size_t side, const Ruleset &ruleset, int mostGold,
           const std::function<bool(ShopOffer &&)> &suits)
        : m_shop(shop)
        , m_side(side)
        , m_ruleset(ruleset)
        , m_mostGold(mostGold)
        , m_suits(suits)
    { }

    /// Up to the first one that suits.
    [[nodiscard]] bool any() const
    {
        return anyOf(m_ruleset.inducements(), [this](const Inducement &inducement) {
            const QString &id = inducement.id.text();
            if (id == hiredStars && !m_ruleset.stars().empty())
                return anyStar(inducement);
            if (id == u"mercenaries"_s && m_ruleset.tables().contains(u"mercenaries"_s))
                return anyMercenary(inducement);
            if (id == u"special-play-cards"_s && !m_ruleset.decks().empty())
                return anyDeck(inducement);
            return (inducement.cost || inducement.group.isEmpty())
                && suits(inducement, {inducement.id, {}, {}, {}, {}, 0}, inducement.name);
        });
    }

private:
    template<typename Things, typename Test>
    static bool anyOf(const Things &things, const Test &test)
    {
        return std::any_of(things.begin(), things.end(), test);
    }

    [[nodiscard]] bool suits(const Inducement &inducement, Purchase purchase,
                             const LocalizedText &name) const
    {
        const auto price = inducementPrice(m_shop, m_side, purchase, m_ruleset);
        purchase.price = price.value_or(0);
        if (purchase.price > m_mostGold)
            return false;
        auto refusal = whyNone(inducement);
        if (!refusal)
            refusal = whyNotThisOne(m_shop, m_side, inducement, purchase, m_ruleset);
        return m_suits({std::move(purchase), name, !price, std::move(refusal)});
    }

    /// Asked once for all that it stands for.
    [[nodiscard]] const std::optional<Error> &whyNone(const Inducement &inducement) const
    {
        if (m_asked != &inducement)
            m_none = whyNoneForSale(m_shop, m_side, inducement, m_ruleset);
        m_asked = &inducement;
        return m_none;
    }

    [[nodiscard]] const Team &team() const { return *m_shop.sides[m_side].team; }

    [[nodiscard]] bool anyStar(const Inducement &inducement) const
    {
        return anyOf(m_ruleset.stars(), [&](const StarPlayer &star) {
            return isHiredBy(star, team().roster)
                && suits(inducement, {inducement.id, star.id, {}, {}, {}, 0}, star.name);
        });
    }

    [[nodiscard]] bool anyMercenary(const Inducement &inducement) const
    {
        const Roster *roster = rosterOf(team(), m_ruleset);
        return roster && anyOf(roster->positions, [&](const Position &position) {
                   return suits(inducement, {inducement.id, {}, position.id, {}, {}, 0},
                                position.name);
               });
    }

    [[nodiscard]] bool anyDeck(const Inducement &inducement) const
    {
        return anyOf(m_ruleset.decks(), [&](const Deck &deck) {
            return suits(inducement, {inducement.id, {}, {}, {}, deck.id, 0}, deck.name);
        });
    }

    const InducementShop &m_shop;
    size_t m_side;
    const Ruleset &m_ruleset;
    int m_mostGold;
    const std::function<bool(ShopOffer &&)> &m_suits;
    mutable const Inducement *m_asked = nullptr;
    mutable std::optional<Error> m_none; ///< why none of those is for sale
};

} // namespace

std::array<ShopOutcome, 2> closeShop(const InducementShop &shop, const Ruleset &ruleset,
                                     Language language)
{
    std::array<ShopOutcome, 2> outcomes;
    const ShopMoney money = shopMoney(ruleset);
    for (size_t side = 0; side < 2; ++side) {
        const ShopSide &here = shop.sides[side];
        for (const Purchase &purchase : here.purchases) {
            if (existsOnce(purchase, ruleset) && bothWant(purchase, shop.sides[1 - side]))
                outcomes[side].lost.push_back(purchase);
            else
                take(outcomes[side], purchase, here, ruleset, language);
        }
        const int paid
            = money.leftoverReturns ? spentOwnGold(shop, side, ruleset) : here.transferred;
        outcomes[side].treasury = here.team->treasury - paid;
    }
    return outcomes;
}

std::vector<ShopOffer> shopOffers(const InducementShop &shop, size_t side, const Ruleset &ruleset,
                                  int mostGold)
{
    std::vector<ShopOffer> offers;
    (void)anyShopOffer(shop, side, ruleset, mostGold, [&offers](ShopOffer &&offer) {
        offers.push_back(std::move(offer));
        return false;
    });
    return offers;
}

bool anyShopOffer(const InducementShop &shop, size_t side, const Ruleset &ruleset, int mostGold,
                  const std::function<bool(ShopOffer &&)> &suits)
{
    return Offers(shop, side, ruleset, mostGold, suits).any();
}

} // namespace dugout
