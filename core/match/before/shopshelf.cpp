// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/before/shopshelf.h"

#include "core/match/before/shophelp.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/matchtexts.h"
#include "core/shop/purchaseid.h"
#include "core/team/playerstats.h"
#include "core/text/searchfold.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QString inAll(const LocalizedText &text)
{
    return QStringList{text.es, text.en, text.de}.join(u' ');
}

template<typename Skills>
QString skillNames(const MatchContext &context, const Skills &skills)
{
    QStringList names;
    for (const SkillId &id : skills) {
        if (const Skill *skill = context.ruleset().skills().find(id))
            names.append(localized(skill->name));
    }
    return names.join(u", "_s);
}

QString withSkills(const QString &figures, const QString &skills)
{
    return skills.isEmpty() ? figures : u"%1 · %2"_s.arg(figures, skills);
}

QString profileWords(const Profile &profile)
{
    QStringList figures;
    for (const Stat stat : allStats)
        figures.append(
            u"%1 %2"_s.arg(statLetters(stat, currentLanguage())).arg(statOf(profile, stat)));
    return figures.join(u' ');
}

/// Of a pair each with his name.
QString starWords(const MatchContext &context, const StarPlayer &star)
{
    QStringList parts;
    for (const StarMember &each : star.members)
        parts.append(u"%1: %2"_s.arg(
            localized(each.name),
            withSkills(profileWords(each.profile), skillNames(context, each.skills))));
    return star.members.empty()
        ? withSkills(profileWords(star.profile), skillNames(context, star.skills))
        : parts.join(u"; "_s);
}

/// What it is in particular, beside the kind of help: a star, a deck, a position.
void describe(const MatchContext &context, Seat seat, const Purchase &offered, ShelfRow &row)
{
    const Ruleset &rules = context.ruleset();
    if (const StarPlayer *star = rules.stars().find(offered.star)) {
        row.name = localized(star->name);
        row.description = starWords(context, *star);
        row.search += inAll(star->name) + u' ';
    } else if (const Deck *deck = rules.decks().find(offered.deck)) {
        row.name = localized(deck->name);
        row.description = localized(deck->summary);
        // Not every language has the word for cards in the name of what is sold.
        row.search += inAll(deck->name) + u' ' + inAll(deck->summary) + u' ';
    } else if (const Roster *roster = context.roster(seat); !offered.position.isEmpty() && roster) {
        const Position *position = roster->position(offered.position);
        if (!position)
            return;
        row.name = MatchWords::tr("Mercenary: %1").arg(localized(position->name));
        const Team &team = context.team(seat);
        const auto hired = makeMercenary(team, rules, offered.position, {});
        row.description
            = withSkills(profileWords(position->profile),
                         hired ? skillNames(context, skillsOf(*hired, team, rules)) : QString());
        row.search += inAll(position->name) + u' ';
    }
}

/// A player by the book is on the shelf without his position.
bool isSame(const Purchase &one, const Purchase &offered)
{
    return one.inducement == offered.inducement && one.star == offered.star
        && (offered.position.isEmpty() || one.position == offered.position)
        && one.deck == offered.deck;
}

ShelfRow rowOf(const MatchContext &context, const MatchState &state, Seat seat,
               const Purchase &offered)
{
    ShelfRow row;
    if (const Inducement *help = context.ruleset().inducements().find(offered.inducement)) {
        row.name = localized(help->name);
        row.description = localized(help->summary);
        row.search = inAll(help->name) + u' ' + QString(help->id.text()).replace(u'-', u' ') + u' ';
        // Coaching staff goes by names of its own; the rule that allows it says what they are.
        if (const auto *rule
            = help->option ? context.ruleset().options().find(*help->option) : nullptr)
            row.search += inAll(rule->name) + u' ';
    }
    describe(context, seat, offered, row);
    row.search = foldForSearch(row.search + row.name);
    const InducementShop shop = shopOf(context, state);
    const auto side = static_cast<size_t>(seat);
    row.price = inducementPrice(shop, side, offered, context.ruleset());
    row.most = mostForSale(shop, side, offered, context.ruleset());
    const std::vector<Purchase> &bought = state.side(seat).purchases;
    row.inCart = static_cast<int>(
        std::count_if(bought.begin(), bought.end(),
                      [&offered](const Purchase &one) { return isSame(one, offered); }));
    return row;
}

/// Who knows what a thing costs can see what is missing for it.
void addTooDear(const MatchContext &context, const MatchState &state, Seat seat,
                std::vector<ShelfRow> &shelf)
{
    if (state.agenda.empty())
        return;
    const int gold = shopGold(context, state, seat);
    for (const ShopOffer &offer :
         permittedOffers(context, state, seat, shelfOf(state.agenda.back()))) {
        if (offer.purchase.price <= gold)
            continue;
        shelf.push_back(rowOf(context, state, seat, offer.purchase));
        shelf.back().lacking = offer.purchase.price - gold;
    }
}

} // namespace

std::vector<ShelfRow> shopShelf(const MatchContext &context, const MatchState &state,
                                const Prompt &prompt)
{
    std::vector<ShelfRow> shelf;
    if (prompt.id != Asks::InducementsBuy)
        return shelf;
    for (const QString &choice : prompt.choices)
        shelf.push_back(
            rowOf(context, state, prompt.seat, purchaseFromId(choice, context.ruleset())));
    addTooDear(context, state, prompt.seat, shelf);
    return shelf;
}

std::vector<ShelfRow> refusedShelf(const MatchContext &context, const MatchState &state,
                                   const Prompt &prompt)
{
    std::vector<ShelfRow> shelf;
    if (prompt.id != Asks::InducementsBuy || state.agenda.empty())
        return shelf;
    for (const ShopOffer &offer :
         refusedOffers(context, state, prompt.seat, shelfOf(state.agenda.back()))) {
        shelf.push_back(rowOf(context, state, prompt.seat, offer.purchase));
        shelf.back().refusal = offer.refusal->message;
    }
    return shelf;
}

} // namespace dugout
