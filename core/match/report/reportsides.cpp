// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/report/reportsides.h"

#include "core/match/effects/effects.h"
#include "core/match/report/reportnames.h"
#include "core/match/state/sidecolour.h"
#include "core/rules/knownwords.h"
#include "core/rules/ruleeffect.h"
#include "core/shop/purchaseid.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

void count(std::vector<ReportItem> &items, const LocalizedText &name)
{
    const auto same = std::find_if(items.begin(), items.end(),
                                   [&name](const ReportItem &item) { return item.name == name; });
    if (same == items.end())
        items.push_back({name, 1});
    else
        ++same->count;
}

bool bringsPlayers(const MatchContext &context, const InducementId &id)
{
    const auto ruleEffects = ruleEffectsOfInducement(context.ruleset(), id.text());
    return std::any_of(ruleEffects.begin(), ruleEffects.end(),
                       [](const RuleEffect &each) { return each.effect == Does::BringsPlayers; });
}

/// Hired by a price of the book, where the purchase does not say which position it was.
std::vector<LocalizedText> hiredByBook(const MatchContext &context, const SideState &side)
{
    std::vector<LocalizedText> roles;
    for (const MatchPlayer &player : side.players) {
        if (player.who->player.kind == PlayerKind::Mercenary)
            roles.push_back(player.who->role);
    }
    for (const Purchase &purchase : side.purchases) {
        if (purchase.position.isEmpty())
            continue;
        if (!bringsPlayers(context, purchase.inducement))
            roles.clear();
        else if (!roles.empty())
            roles.erase(roles.begin());
    }
    return roles;
}

std::vector<ReportItem> bought(const MatchContext &context, const SideState &side, Seat seat)
{
    std::vector<ReportItem> items;
    std::vector<LocalizedText> hired = hiredByBook(context, side);
    for (const Purchase &purchase : side.purchases) {
        LocalizedText name = purchaseName(purchase, context.team(seat), context.ruleset());
        const bool byBook = bringsPlayers(context, purchase.inducement);
        if (byBook && !purchase.position.isEmpty()) {
            const Inducement *help = context.ruleset().inducements().find(purchase.inducement);
            name = joinedText(help->name, name, u": "_s);
        } else if (byBook && !hired.empty()) {
            name = joinedText(name, hired.front(), u": "_s);
            hired.erase(hired.begin());
        }
        count(items, name);
    }
    return items;
}

} // namespace

ReportSide reportSide(const MatchContext &context, const MatchState &state, Seat seat)
{
    const SideState &side = state.side(seat);
    ReportSide made;
    made.team = context.team(seat).name;
    made.coach = context.team(seat).coach;
    made.colour = sideColour(context, seat);
    made.badge = context.team(seat).badge;
    made.score = side.score;
    made.fans = side.fans;
    if (context.table(Tables::Fame))
        made.fame = fameAfterMatch(context, state, seat);
    made.inducements = bought(context, side, seat);
    for (const CardOf &card : side.cardsPlayed)
        count(made.cards, cardText(context, card));
    made.turns = side.turnsPlayed;
    made.conceded = side.conceded;
    made.confirmed = side.confirmed;
    for (const MatchPlayer &player : side.players) {
        made.casualties += player.achievements.casualties;
        made.completions += player.achievements.completions;
        made.interceptions += player.achievements.interceptions;
    }
    return made;
}

void addConditions(MatchReport &report, const MatchContext &context, const MatchState &state)
{
    for (const ReportMoment &moment : report.moments) {
        if (moment.kind == ReportMoment::Kind::Weather)
            report.weathers.push_back(moment.what);
    }
    if (const TableRow *stadium = stadiumRow(context, state)) {
        const QString name = stadiumName(context, state);
        report.stadium
            = name.isEmpty() ? stadium->name : joinedText(sameInAll(name), stadium->name, u" · "_s);
    }
    if (const QString &referee = state.occasion.referee.text(); !referee.isEmpty())
        report.referee = rowText(context, {Tables::Referees, Tables::RefereesFamous}, referee);
    if (const RowOrBook &handicap = state.occasion.handicap; !handicap.isEmpty())
        report.handicap = rowText(context, {Tables::Handicap}, handicap.text());
    report.extraTime = state.half > context.halves();
    report.shootOut = state.shootOutWinner != noSeat;
    const Table *points = context.table(Tables::StarPlayerPoints);
    report.pointsByBook = points && points->enteredFromBook;
}

} // namespace dugout
