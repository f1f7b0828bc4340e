// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/shopsheet.h"

#include "core/shop/purchaseid.h"
#include "core/team/teamedits.h"
#include "core/team/teamvalue.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// The team with those who were hired for the match, each with a number nobody wears.
Team withHired(Team team, const std::vector<Player> &hired)
{
    for (Player player : hired) {
        player.id = PlayerId(u"hired-%1"_s.arg(team.players.size()));
        player.number = freeNumber(team);
        team.players.push_back(std::move(player));
    }
    return team;
}

/// Lines of what was bought; the same thing bought again is counted.
class Purchases
{
public:
    Purchases(const ShopSide &side, const Ruleset &ruleset, const SheetWords &words)
        : m_side(side)
        , m_ruleset(ruleset)
        , m_words(words)
    { }

    void add(const Purchase &purchase)
    {
        const SheetWord name = m_words(purchaseName(purchase, *m_side.team, m_ruleset));
        const auto same
            = std::find_if(m_lines.begin(), m_lines.end(),
                           [&name](const TeamSheetInducement &line) { return line.name == name; });
        if (same != m_lines.end()) {
            ++same->count;
            same->price += purchase.price;
            return;
        }
        const Inducement *inducement = m_ruleset.inducements().find(purchase.inducement);
        const bool isPlayer = !purchase.star.isEmpty() || !purchase.position.isEmpty();
        m_lines.push_back({name,
                           inducement && !isPlayer ? m_words(inducement->summary) : SheetWord{}, 1,
                           purchase.price});
    }

    void add(const CardId &id)
    {
        if (const PlayCard *card = findCard(id, m_ruleset))
            m_lines.push_back({m_words(card->name), m_words(card->summary), 1, 0});
    }

    [[nodiscard]] std::vector<TeamSheetInducement> take() { return std::move(m_lines); }

private:
    const ShopSide &m_side;
    const Ruleset &m_ruleset;
    const SheetWords &m_words;
    std::vector<TeamSheetInducement> m_lines;
};

} // namespace

TeamSheet makeMatchSheet(const InducementShop &shop, size_t side, const DealtCards &cards,
                         const Ruleset &ruleset, Language language, std::optional<Language> second)
{
    const ShopSide &here = shop.sides[side];
    const ShopOutcome outcome = closeShop(shop, ruleset, language)[side];
    TeamSheet sheet
        = makeTeamSheet(withHired(*here.team, outcome.players), ruleset, language, second);
    sheet.teamValue = here.teamValue;
    sheet.treasury = here.team->founded ? outcome.treasury : goldLeft(*here.team, ruleset);
    Purchases lines(here, ruleset, sheet.words);
    for (const Purchase &purchase : here.purchases) {
        if (std::find(outcome.lost.begin(), outcome.lost.end(), purchase) == outcome.lost.end())
            lines.add(purchase);
    }
    for (const CardId &card : cards[side])
        lines.add(card);
    sheet.inducements = lines.take();
    return sheet;
}

} // namespace dugout
