// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/shop/shoprules.h"

#include "core/rules/knownwords.h"
#include "core/shop/ownprices.h"
#include "core/team/hiring.h"
#include "core/team/improvement.h"
#include "core/team/teamvalue.h"

#include <QCoreApplication>

#include <limits>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

bool contains(const std::vector<RosterId> &teams, const RosterId &team)
{
    return std::find(teams.begin(), teams.end(), team) != teams.end();
}

/// Says why something is not for sale to a side of a shop.
class ShopRules
{
    Q_DECLARE_TR_FUNCTIONS(ShopRules)

public:
    ShopRules(const InducementShop &shop, size_t side, const Ruleset &ruleset)
        : m_shop(shop)
        , m_side(shop.sides[side])
        , m_ruleset(ruleset)
    { }

    [[nodiscard]] std::optional<Error> refuse(const Purchase &wanted) const
    {
        const Inducement *inducement = m_ruleset.inducements().find(wanted.inducement);
        if (!inducement)
            return Error{ErrorCode::NoSuchInducement,
                         tr("This edition has no inducement \"%1\".").arg(wanted.inducement.text()),
                         {}};
        auto refused = refuseInducement(*inducement);
        return refused ? refused : refuseThisOne(*inducement, wanted);
    }

    [[nodiscard]] std::optional<Error> refuseThisOne(const Inducement &inducement,
                                                     const Purchase &wanted) const
    {
        if (!wanted.star.isEmpty())
            return refuseStar(wanted.star);
        if (!wanted.position.isEmpty())
            return refuseMercenary(wanted);
        if (!wanted.deck.isEmpty())
            return refuseDeck(inducement, wanted.deck);
        if (!inducement.cost
            && isOneOf(inducement.id, {u"star-players", u"mercenaries", u"special-play-cards"})
            && !isByBook(inducement))
            return Error{ErrorCode::SayWhich, tr("Say which one."), inducement.id.text()};
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Error> refuseInducement(const Inducement &inducement) const
    {
        if (isBanned(inducement) || !isInUse(inducement.option, m_shop.options, m_ruleset)
            || !isOfTheSystem(inducement))
            return Error{ErrorCode::NotInUse, tr("This league plays without that."),
                         inducement.id.text()};
        if (!inducement.teams.empty() && !contains(inducement.teams, m_side.team->roster))
            return Error{ErrorCode::NotForThisTeam, tr("This team may not hire that."),
                         inducement.id.text()};
        const int bought = boughtOf(inducement.id);
        if (bought >= limitOf(inducement))
            return Error{ErrorCode::InducementLimit,
                         tr("Of this a team may have at most %1.").arg(limitOf(inducement)),
                         inducement.id.text()};
        if (const auto limit = groupLimit(inducement); limit && boughtOfGroup(inducement) >= *limit)
            return Error{ErrorCode::InducementLimit,
                         tr("Of these a team may have at most %1.").arg(*limit), inducement.group};
        return std::nullopt;
    }

    /// How many of it the side may have in all, beside what else it has bought.
    [[nodiscard]] int most(const Purchase &wanted) const
    {
        const Inducement *inducement = m_ruleset.inducements().find(wanted.inducement);
        if (!inducement)
            return 0;
        const int same = boughtLike(wanted);
        int most = limitOf(*inducement) - (boughtOf(inducement->id) - same);
        if (const auto limit = groupLimit(*inducement))
            most = std::min(most, *limit - (boughtOfGroup(*inducement) - same));
        if (!wanted.star.isEmpty())
            most = std::min(most, 1);
        if (!wanted.position.isEmpty())
            most = std::min(
                {most, positionLimit(wanted.position), mostPlaces() - placesTaken() + same});
        return std::max(0, most);
    }

    /// Where a whole list is missing from the edition, the book is asked for names and prices.
    [[nodiscard]] bool isByBook(const Inducement &inducement) const
    {
        if (inducement.id.text() == hiredStars)
            return m_ruleset.stars().empty();
        if (inducement.id.text() == u"special-play-cards"_s)
            return m_ruleset.decks().empty();
        return !m_ruleset.tables().find(u"mercenaries"_s);
    }

private:
    [[nodiscard]] static bool isOneOf(const InducementId &id,
                                      std::initializer_list<QStringView> names)
    {
        return std::any_of(names.begin(), names.end(),
                           [&id](QStringView name) { return id.text() == name; });
    }

    [[nodiscard]] bool isBanned(const Inducement &inducement) const
    {
        const QString key = u"ban-"_s + inducement.id.text();
        return std::find(m_shop.banned.begin(), m_shop.banned.end(), inducement.id)
            != m_shop.banned.end()
            || isOptionOn(m_shop.options, m_ruleset, key)
            || isOptionOn(m_shop.options, m_ruleset, key + u's');
    }

    /// Where the commissioner has a system of his own, only what he put a price to is sold.
    [[nodiscard]] bool isOfTheSystem(const Inducement &inducement) const
    {
        return !isOptionOn(m_shop.options, m_ruleset, u"other-inducement-system"_s)
            || ownPrice(m_shop.options, inducement.id.text());
    }

    [[nodiscard]] int limitOf(const Inducement &inducement) const
    {
        int limit = ownLimit(m_shop.options, inducement.id.text()).value_or(inducement.max);
        if (inducement.id.text() == hiredStars && hasRosteredStar()) {
            const Table *rules = m_ruleset.tables().find(Tables::RosteredStarRules.word());
            const TableRow *row = rules ? rules->row(u"one-induced"_s) : nullptr;
            limit = row ? std::min(limit, row->value(u"max"_s, limit)) : limit;
        }
        if (inducement.id.text() == u"special-play-cards"_s
            && m_ruleset.options().contains(u"cards-limit"_s)) {
            const OptionValue most = optionValue(m_shop.options, m_ruleset, u"cards-limit"_s);
            limit = std::min(limit, std::get<int>(most));
        }
        return limit;
    }

    [[nodiscard]] bool hasRosteredStar() const
    {
        return std::any_of(m_side.team->players.begin(), m_side.team->players.end(),
                           [](const Player &each) { return each.kind == PlayerKind::Star; });
    }

    /// The entry of a group without a price of its own says how many of the group there may be.
    [[nodiscard]] std::optional<int> groupLimit(const Inducement &inducement) const
    {
        if (inducement.group.isEmpty())
            return std::nullopt;
        for (const Inducement &each : m_ruleset.inducements()) {
            if (each.group == inducement.group && !each.cost)
                return each.max;
        }
        return std::nullopt;
    }

    [[nodiscard]] int boughtOf(const InducementId &id) const
    {
        return static_cast<int>(
            std::count_if(m_side.purchases.begin(), m_side.purchases.end(),
                          [&id](const Purchase &each) { return each.inducement == id; }));
    }

    /// A player by the book is wanted before his position is known.
    [[nodiscard]] int boughtLike(const Purchase &wanted) const
    {
        return static_cast<int>(std::count_if(
            m_side.purchases.begin(), m_side.purchases.end(), [&wanted](const Purchase &each) {
                return each.inducement == wanted.inducement && each.star == wanted.star
                    && (wanted.position.isEmpty() || each.position == wanted.position)
                    && each.deck == wanted.deck;
            }));
    }

    [[nodiscard]] int boughtOfGroup(const Inducement &inducement) const
    {
        int bought = 0;
        for (const Inducement &each : m_ruleset.inducements()) {
            if (each.group == inducement.group)
                bought += boughtOf(each.id);
        }
        return bought;
    }

    /// Places taken on the pitch side: present players, hired mercenaries and stars.
    [[nodiscard]] int placesTaken() const
    {
        int places = playersAvailable(*m_side.team);
        for (const Purchase &each : m_side.purchases)
            places += placesOf(each);
        return places;
    }

    [[nodiscard]] int placesOf(const Purchase &bought) const
    {
        if (!bought.position.isEmpty())
            return 1;
        const StarPlayer *star
            = bought.star.isEmpty() ? nullptr : m_ruleset.stars().find(bought.star);
        return star ? std::max(1, static_cast<int>(star->members.size())) : 0;
    }

    [[nodiscard]] int mostPlaces() const
    {
        return teamRules(m_ruleset, m_side.team->options).mostPlayers;
    }

    [[nodiscard]] std::optional<Error> refusePlaces(int places) const
    {
        const int most = mostPlaces();
        if (placesTaken() + places <= most)
            return std::nullopt;
        return Error{
            ErrorCode::TeamFull, tr("A team has at most %1 players for a match.").arg(most), {}};
    }

    [[nodiscard]] std::optional<Error> refuseStar(const StarId &star) const
    {
        const StarPlayer *wanted = m_ruleset.stars().find(star);
        if (!wanted)
            return Error{
                ErrorCode::NoSuchStar, tr("This edition has no star \"%1\".").arg(star.text()), {}};
        if (!isHiredBy(*wanted, m_side.team->roster))
            return Error{ErrorCode::StarRefuses, tr("This star does not play for such a team."),
                         star.text()};
        const bool twice = std::any_of(m_side.purchases.begin(), m_side.purchases.end(),
                                       [&star](const Purchase &each) { return each.star == star; });
        if (twice || isRostered(star) || isGone(star))
            return Error{ErrorCode::StarTaken, tr("This star has already been hired."),
                         star.text()};
        return refusePlaces(std::max(1, static_cast<int>(wanted->members.size())));
    }

    /// He plays for another team of the league, or died in one of its matches.
    [[nodiscard]] bool isGone(const StarId &star) const
    {
        const auto found = m_shop.options.find(OptionId(u"gone-"_s + star.text()));
        return found != m_shop.options.end() && found->second == OptionValue(true);
    }

    /// A star who belongs to one of the two teams is not for hire.
    [[nodiscard]] bool isRostered(const StarId &star) const
    {
        return std::any_of(m_shop.sides.begin(), m_shop.sides.end(), [&star](const ShopSide &side) {
            return std::any_of(side.team->players.begin(), side.team->players.end(),
                               [&star](const Player &each) { return each.star == star; });
        });
    }

    [[nodiscard]] const Position *positionOf(const PositionId &id) const
    {
        const Roster *roster = rosterOf(*m_side.team, m_ruleset);
        return roster ? roster->position(id) : nullptr;
    }

    /// Mercenaries of a position: those who sit this match out make room for them.
    [[nodiscard]] int positionLimit(const PositionId &id) const
    {
        const Position *position = positionOf(id);
        const auto present = std::count_if(
            m_side.team->players.begin(), m_side.team->players.end(),
            [&id](const Player &each) { return each.position == id && each.canPlayNextMatch(); });
        return position ? position->max - static_cast<int>(present) : 0;
    }

    [[nodiscard]] std::optional<Error> refuseMercenary(const Purchase &wanted) const
    {
        const auto player = makeMercenary(*m_side.team, m_ruleset, wanted.position, wanted.skill);
        if (!player)
            return player.error();
        if (boughtLike(wanted) >= positionLimit(wanted.position))
            return Error{
                ErrorCode::PositionFull,
                tr("Players of this position: at most %1.").arg(positionOf(wanted.position)->max),
                wanted.position.text()};
        return refusePlaces(1);
    }

    [[nodiscard]] std::optional<Error> refuseDeck(const Inducement &inducement,
                                                  const DeckId &deck) const
    {
        const Deck *known = m_ruleset.decks().find(deck);
        const bool sold = known
            && (inducement.values.isEmpty() || inducement.values.contains(deck.text())
                || isOptionOn(m_shop.options, m_ruleset, inducement.id.text()));
        if (sold)
            return std::nullopt;
        return Error{ErrorCode::NoSuchDeck,
                     tr("No cards are drawn from the deck \"%1\".")
                         .arg(known ? localized(known->name) : deck.text()),
                     deck.text()};
    }

    const InducementShop &m_shop;
    const ShopSide &m_side;
    const Ruleset &m_ruleset;
};

} // namespace

std::optional<int> inducementPrice(const InducementShop &shop, size_t side, const Purchase &wanted,
                                   const Ruleset &ruleset)
{
    const Team &team = *shop.sides[side].team;
    const Inducement *inducement = ruleset.inducements().find(wanted.inducement);
    if (!inducement)
        return std::nullopt;
    if (const StarPlayer *star = ruleset.stars().find(wanted.star)) {
        const int cost = ownPrice(shop.options, star->id.text()).value_or(star->cost);
        return std::max(cost - shop.starDiscount, std::min(cost, shop.starMinimum));
    }
    if (const auto own = ownPrice(
            shop.options, wanted.deck.isEmpty() ? inducement->id.text() : wanted.deck.text());
        own && wanted.position.isEmpty())
        return own;
    if (const Deck *deck = ruleset.decks().find(wanted.deck))
        return inducement->values.value(deck->id.text(), deck->price);
    if (!wanted.position.isEmpty()) {
        const auto player = makeMercenary(team, ruleset, wanted.position, wanted.skill);
        const bool priced = ruleset.tables().contains(u"mercenaries"_s);
        return player && priced ? std::optional(hiringPrice(*player, team, ruleset)) : std::nullopt;
    }
    for (const Discount &discount : inducement->discounts) {
        if (contains(discount.teams, team.roster))
            return discount.cost;
    }
    return inducement->cost;
}

int mostForSale(const InducementShop &shop, size_t side, const Purchase &wanted,
                const Ruleset &ruleset)
{
    return ShopRules(shop, side, ruleset).most(wanted);
}

std::optional<Error> whyNotForSale(const InducementShop &shop, size_t side, const Purchase &wanted,
                                   const Ruleset &ruleset)
{
    return ShopRules(shop, side, ruleset).refuse(wanted);
}

std::optional<Error> whyNoneForSale(const InducementShop &shop, size_t side,
                                    const Inducement &inducement, const Ruleset &ruleset)
{
    return ShopRules(shop, side, ruleset).refuseInducement(inducement);
}

std::optional<Error> whyNotThisOne(const InducementShop &shop, size_t side,
                                   const Inducement &inducement, const Purchase &wanted,
                                   const Ruleset &ruleset)
{
    return ShopRules(shop, side, ruleset).refuseThisOne(inducement, wanted);
}

} // namespace dugout
