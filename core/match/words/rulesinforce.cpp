// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/words/rulesinforce.h"

#include "core/match/before/handicap.h"
#include "core/match/before/shophelp.h"
#include "core/match/effects/carddecks.h"
#include "core/match/effects/effects.h"
#include "core/match/extras/referees.h"
#include "core/match/matchviewer.h"
#include "core/match/state/ongoingnames.h"
#include "core/match/state/playednames.h"
#include "core/match/words/matchstanding.h"
#include "core/match/words/matchtexts.h"
#include "core/rules/knownwords.h"
#include "core/team/teamvalue.h"
#include "core/text/goldtext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

const TableRow *rowOf(const MatchContext &context, const QStringList &tables, const QString &id)
{
    for (const QString &table : tables) {
        if (const TableRow *row = id.isEmpty() ? nullptr : context.rowById(table, id))
            return row;
    }
    return nullptr;
}

/// The referee and the ball, as far as there is anything to say of them. Who whistles like
/// everybody is nothing to keep in mind.
std::vector<const TableRow *> conditions(const MatchContext &context, const Occasion &occasion)
{
    const QString referee
        = occasion.referee == ordinaryReferee(context) ? QString() : occasion.referee.text();
    std::vector<const TableRow *> rows{
        rowOf(context, {Tables::Referees, Tables::RefereesFamous}, referee),
        rowOf(context, {Tables::SpecialBalls}, occasion.ball.text())};
    std::erase(rows, nullptr);
    return rows;
}

/// Where somebody lives it has a name, too.
std::optional<RuleInForce> stadiumRule(const MatchContext &context, const MatchState &state)
{
    const TableRow *row = stadiumRow(context, state);
    if (!row)
        return std::nullopt;
    const QString name = stadiumName(context, state);
    return RuleInForce{name.isEmpty() ? localized(row->name)
                                      : u"%1 · %2"_s.arg(name, localized(row->name)),
                       localized(row->summary)};
}

/// A row of an own edition, or what the coaches read in their book: it may help all match long.
std::optional<RuleInForce> handicapRule(const MatchContext &context, const MatchState &state)
{
    const RowOrBook &handicap = state.occasion.handicap;
    if (handicap.isEmpty())
        return std::nullopt;
    const Seat whose = handicapSeat(context);
    if (const TableRow *row = rowOf(context, {Tables::Handicap}, handicap.row.text()))
        return RuleInForce{localized(row->name), localized(row->summary), whose};
    return RuleInForce{MatchWords::tr("Handicap"), handicap.text(), whose};
}

/// A card, or a row of whichever table has it.
std::optional<RuleInForce> sourceOf(const MatchContext &context, const OngoingEffect &ongoing)
{
    if (const PlayCard *card = findCard(context, ongoing.source))
        return RuleInForce{localized(card->name), localized(card->summary), ongoing.seat};
    const QString id = sourceText(ongoing.source);
    for (const Table &table : context.ruleset().tables()) {
        if (const TableRow *row = table.row(id))
            return RuleInForce{localized(row->name), localized(row->summary), ongoing.seat};
    }
    return std::nullopt;
}

bool isForTheSide(const PlayCard &card)
{
    return card.scope == Span::Team || card.values.contains(Key::TeamSt);
}

/// What cards have lent to players who may still play, and to whom; what a whole side has is said
/// once.
std::vector<RuleInForce> lentRules(const MatchContext &context, const MatchState &state)
{
    static const std::vector gone{Whereabouts::Injured, Whereabouts::SentOff, Whereabouts::Absent};
    std::vector<RuleInForce> rules;
    for (const Seat seat : {0, 1}) {
        for (const MatchPlayer &player : state.side(seat).players) {
            if (std::find(gone.begin(), gone.end(), player.where) != gone.end())
                continue;
            for (const TimedEffect &timedEffect : player.timedEffects) {
                const PlayCard *card = findCard(context, timedEffect.source);
                if (!card)
                    continue;
                const QString who = playerName(state, {seat, player.id()});
                const QString name = localized(card->name);
                rules.push_back({isForTheSide(*card) ? name : u"%1 · %2"_s.arg(name, who),
                                 localized(card->summary), seat});
            }
        }
    }
    return rules;
}

/// It says no more than that somebody has been lent something, who is named with it.
bool isOnlyLent(const MatchState &state, const OngoingEffect &ongoing)
{
    const auto hasIt = [&ongoing](const MatchPlayer &player) {
        return std::any_of(
            player.timedEffects.begin(), player.timedEffects.end(),
            [&](const TimedEffect &timedEffect) { return timedEffect.source == ongoing.source; });
    };
    return ongoing.values == QMap<QString, int>{{Lasts::Lent, 1}}
    && std::any_of(state.sides.begin(), state.sides.end(), [&hasIt](const SideState &side) {
               return std::any_of(side.players.begin(), side.players.end(), hasIt);
           });
}

QString boughtWords(const MatchContext &context, const SideState &side)
{
    QStringList names;
    for (const Purchase &each : side.purchases) {
        const StarPlayer *star = context.ruleset().stars().find(each.star);
        const Deck *deck = context.ruleset().decks().find(each.deck);
        const Inducement *help = context.ruleset().inducements().find(each.inducement);
        names.append(star       ? localized(star->name)
                         : deck ? localized(deck->name)
                         : help ? localized(help->name)
                                : QString());
    }
    QStringList counted;
    for (const QString &name : std::as_const(names)) {
        const auto count = names.count(name);
        const QString words = count == 1 ? name : u"%1 × %2"_s.arg(count).arg(name);
        if (!name.isEmpty() && !counted.contains(words))
            counted.append(words);
    }
    return counted.join(u", "_s);
}

/// "Cup, final", or what a match of no competition was set to be.
QString bigMatchName(const MatchSetup &setup)
{
    if (const QString fixture = fixtureWords(setup); !fixture.isEmpty())
        return fixture;
    return setup.occasion == Played::Final ? MatchWords::tr("Final") : MatchWords::tr("Semi-final");
}

} // namespace

std::optional<RuleInForce> bigMatchRule(const MatchContext &context)
{
    QStringList parts;
    for (const QString &each : {QString(Tables::Gate), QString(Tables::Winnings)}) {
        const TableRow *row = context.bigMatchRow(each);
        const int times = row ? row->value(Key::Multiplier, 1) : 1;
        if (times != 1)
            parts.append(u"%1 × %2"_s.arg(localized(row->name)).arg(times));
    }
    if (parts.isEmpty())
        return std::nullopt;
    return RuleInForce{bigMatchName(context.setup()), parts.join(u", "_s)};
}

std::vector<RuleInForce> rulesInForce(const MatchContext &context, const MatchState &state)
{
    std::vector<RuleInForce> all;
    const auto add = [&all](const RuleInForce &one) {
        if (std::find(all.begin(), all.end(), one) == all.end())
            all.push_back(one);
    };
    if (const auto big = bigMatchRule(context))
        add(*big);
    if (const auto stadium = stadiumRule(context, state))
        add(*stadium);
    for (const TableRow *row : conditions(context, state.occasion))
        add({localized(row->name), localized(row->summary)});
    if (const auto handicap = handicapRule(context, state))
        add(*handicap);
    for (const OngoingEffect &ongoing : state.ongoing) {
        const auto source = isOnlyLent(state, ongoing) ? std::nullopt : sourceOf(context, ongoing);
        if (source)
            add(*source);
    }
    for (const RuleInForce &lent : lentRules(context, state))
        add(lent);
    return all;
}

namespace {

/// What was bought and what is left matters until the shop is shut: then it stands where it is
/// used.
bool isShopToCome(const MatchState &state)
{
    return std::any_of(state.agenda.begin(), state.agenda.end(), [](const Step &step) {
        return step.kind == StepKind::Inducements || step.kind == StepKind::ShopClose;
    });
}

} // namespace

QStringList worthWords(const MatchContext &context, const MatchState &state, Seat seat)
{
    if (!state.side(seat).tracked)
        return {};
    if (const auto rating = teamRating(context.team(seat), context.ruleset()))
        return {MatchWords::tr("Team rating %1").arg(*rating)};
    QStringList parts{
        MatchWords::tr("Team value %1").arg(goldText(valueForMatch(context, state, seat)))};
    if (state.half > 0 || !context.hasShop() || !isShopToCome(state))
        return parts;
    // The buying coach has it on the card, and the other sees it afterwards.
    const bool isBuying = buyingSeat(state) == seat;
    const int gold = isBuying ? 0 : shopGold(context, state, seat);
    if (gold > 0)
        parts.append(MatchWords::tr("to spend %1").arg(goldText(gold)));
    parts.append(givenWords(context, state, seat));
    parts.removeAll(QString());
    const QString bought = isBuying ? QString() : boughtWords(context, state.side(seat));
    if (!bought.isEmpty())
        parts.append(MatchWords::tr("bought: %1").arg(bought));
    return parts;
}

} // namespace dugout
