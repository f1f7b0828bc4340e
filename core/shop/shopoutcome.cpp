// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/shop/shopoutcome.h"

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
        if (auto mercenary = makeMercenary(side.team, ruleset, purchase.position, purchase.skill))
            outcome.players.push_back(*std::move(mercenary));
    }
}

/// Makes the offers of one inducement: one, or one for each thing it stands for.
class Offers
{
public:
    Offers(const InducementShop &shop, size_t side, const Ruleset &ruleset)
        : m_shop(shop)
        , m_side(side)
        , m_ruleset(ruleset)
    { }

    std::vector<ShopOffer> run()
    {
        for (const Inducement &inducement : m_ruleset.inducements()) {
            const QString &id = inducement.id.text();
            if (id == hiredStars && !m_ruleset.stars().empty())
                addStars(inducement);
            else if (id == u"mercenaries"_s && m_ruleset.tables().contains(u"mercenaries"_s))
                addMercenaries(inducement);
            else if (id == u"special-play-cards"_s && !m_ruleset.decks().empty())
                addDecks(inducement);
            else if (inducement.cost || inducement.group.isEmpty())
                add({inducement.id, {}, {}, {}, {}, 0}, inducement.name);
        }
        return std::move(m_offers);
    }

private:
    void add(Purchase purchase, const LocalizedText &name)
    {
        const auto price = inducementPrice(m_shop, m_side, purchase, m_ruleset);
        purchase.price = price.value_or(0);
        auto refusal = whyNotForSale(m_shop, m_side, purchase, m_ruleset);
        m_offers.push_back({std::move(purchase), name, !price, std::move(refusal)});
    }

    [[nodiscard]] const Team &team() const { return m_shop.sides[m_side].team; }

    void addStars(const Inducement &inducement)
    {
        for (const StarPlayer &star : m_ruleset.stars()) {
            if (isHiredBy(star, team().roster))
                add({inducement.id, star.id, {}, {}, {}, 0}, star.name);
        }
    }

    void addMercenaries(const Inducement &inducement)
    {
        const Roster *roster = rosterOf(team(), m_ruleset);
        if (!roster)
            return;
        for (const Position &position : roster->positions)
            add({inducement.id, {}, position.id, {}, {}, 0}, position.name);
    }

    void addDecks(const Inducement &inducement)
    {
        for (const Deck &deck : m_ruleset.decks())
            add({inducement.id, {}, {}, {}, deck.id, 0}, deck.name);
    }

    const InducementShop &m_shop;
    size_t m_side;
    const Ruleset &m_ruleset;
    std::vector<ShopOffer> m_offers;
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
        outcomes[side].treasury = here.team.treasury - paid;
    }
    return outcomes;
}

std::vector<ShopOffer> shopOffers(const InducementShop &shop, size_t side, const Ruleset &ruleset)
{
    return Offers(shop, side, ruleset).run();
}

} // namespace dugout
