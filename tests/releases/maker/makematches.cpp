// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/optionchoices.h"
#include "tests/releases/maker/makefiles.h"
#include "tests/support/teambuilder.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct Plan
{
    QString name;
    MatchSetup setup;
    Manner manner{};
    int corrections = 0; ///< made at the whistle
    bool rejectedEvents = false; ///< with a correction that was left open
    std::function<bool(const QJsonObject &)> wanted{}; ///< what its facts must be like
};

/// Both sides together.
int countOf(const QJsonObject &facts, const QString &what)
{
    int count = 0;
    for (const auto &side : facts.value("sides"_L1).toArray()) {
        const QJsonValue value = side.toObject().value(what);
        count += value.isArray() ? static_cast<int>(value.toArray().size()) : value.toInt();
    }
    return count;
}

/// Two teams of the workshop, which have played before.
MatchSetup between(Workshop &shop, const QString &edition, size_t home, size_t away, bool league)
{
    MatchSetup setup;
    setup.ruleset = RulesetId(edition);
    setup.teams = {shop.teams.at(edition).at(home), shop.teams.at(edition).at(away)};
    setup.league = league;
    return setup;
}

Team quickTeam(const QString &name, int rerolls)
{
    Team team;
    team.name = name;
    team.coach = name;
    team.rerolls = rerolls;
    team.primary = {120, 40, 90};
    team.founded = true;
    return team;
}

void makeMatch(Workshop &shop, const Plan &plan)
{
    constexpr int patience = 200; // what is waited for does not happen in every match
    for (int i = 0; i < patience; ++i) {
        const auto game = must(openGame(plan.setup, {}, shop.library));
        if (plan.corrections > 0) {
            (void)play(*game, shop.coach, {u"result.home"_s, plan.manner.undoOnceIn}, shop.time);
            correctSome(*game, shop.coach, plan.corrections);
        }
        if (!play(*game, shop.coach, plan.manner, shop.time))
            continue;
        if (plan.rejectedEvents && !breakSomething(*game, shop.coach))
            continue;
        if (plan.wanted && !plan.wanted(game->facts()))
            continue;
        shop.writer.addGame(u"matches/"_s + plan.name, *game);
        return;
    }
    qFatal("%s never happened", qPrintable(plan.name));
}

/// Of every edition: finished ones, and running ones in the middle of something.
void makeUsualMatches(Workshop &shop, const QString &edition)
{
    makeMatch(shop, {edition + u"-league"_s, between(shop, edition, 0, 1, true)});
    makeMatch(shop, {edition + u"-league-again"_s, between(shop, edition, 2, 3, true)});
    makeMatch(shop, {edition + u"-one-off"_s, between(shop, edition, 0, 3, false)});
    makeMatch(
        shop,
        {edition + u"-at-a-block"_s, between(shop, edition, 1, 2, true), {u"block.outcome"_s, 0}});
    makeMatch(
        shop,
        {edition + u"-at-a-casualty"_s, between(shop, edition, 3, 1, true), {u"casualty"_s, 0}});
    makeMatch(shop,
              {edition + u"-at-an-improvement"_s,
               between(shop, edition, 2, 0, true),
               {u"after.improve."_s, 0}});
    makeMatch(
        shop,
        {edition + u"-undone-and-corrected"_s, between(shop, edition, 3, 0, true), {{}, 12}, 3});
}

void makeShops(Workshop &shop)
{
    for (const QString &edition : {u"lrb5"_s, u"crp"_s, u"bb2016"_s}) {
        MatchSetup setup = between(shop, edition, 0, 2, true);
        setup.teams[0].treasury = 300'000;
        setup.teams[1].treasury = 150'000;
        makeMatch(shop, {edition + u"-at-the-shop"_s, setup, {u"inducements.buy"_s, 0}});
        makeMatch(
            shop,
            {edition + u"-with-inducements"_s, setup, {}, 0, false, [](const QJsonObject &facts) {
                 return countOf(facts, u"bought"_s) > 2;
             }});
    }
}

/// Everything that an edition makes optional and that a match notices.
OptionChoices manyOptions()
{
    OptionChoices options;
    for (const QString &on :
         {u"overtime"_s, u"special-balls"_s, u"goblin-balls"_s, u"rivalry"_s, u"piling-on"_s,
          u"wizard-inducement"_s, u"winterbowl-inducements"_s, u"spiralling-expenses"_s,
          u"illegal-procedure"_s, u"lasting-star-injuries"_s, u"chaos-all-stars"_s})
        options[OptionId(on)] = true;
    options[OptionId(u"kick-off-variant"_s)] = u"blitzmania"_s;
    options[OptionId(u"weather-variant"_s)] = u"winter"_s;
    options[OptionId(u"match-events"_s)] = u"standard"_s;
    options[OptionId(u"short-league-winnings"_s)] = u"both"_s;
    return options;
}

void makeRicherMatches(Workshop &shop)
{
    MatchSetup many = between(shop, u"bb2016"_s, 0, 1, true);
    many.options = manyOptions();
    many.options[OptionId(u"special-play-variant"_s)] = u"points"_s;
    makeMatch(shop, {u"bb2016-many-options"_s, many, {}, 0, false, [](const QJsonObject &facts) {
                         return countOf(facts, u"cardsPlayed"_s) > 1;
                     }});
    for (const QString &variant : {u"draft"_s, u"one-deck"_s, u"round-robin"_s}) {
        MatchSetup cards = between(shop, u"bb2016"_s, 2, 1, variant != u"draft"_s);
        cards.options[OptionId(u"special-play-variant"_s)] = variant;
        makeMatch(shop, {u"bb2016-cards-"_s + variant, cards});
    }
    MatchSetup home = between(shop, u"bb2016"_s, 0, 3, true);
    for (Team &team : home.teams)
        team = shop.teamRoom().atHome(team);
    makeMatch(shop, {u"bb2016-at-home"_s, home});
    MatchSetup classic = between(shop, u"crp"_s, 1, 2, true);
    classic.options[OptionId(u"special-play-cards"_s)] = u"allowance"_s;
    classic.options[OptionId(u"cards-allowance"_s)] = 300'000;
    classic.occasion = u"final"_s;
    makeMatch(shop,
              {u"crp-cards-in-the-final"_s, classic, {}, 0, false, [](const QJsonObject &facts) {
                   return countOf(facts, u"cardsPlayed"_s) > 2;
               }});
    makeMatch(shop, {u"crp-holding-a-card"_s, classic, {u"card.home"_s, 0}});
}

void makeQuickMatches(Workshop &shop)
{
    for (const QString &edition : {u"lrb4"_s, u"lrb5"_s, u"crp"_s, u"bb2016"_s}) {
        MatchSetup setup;
        setup.ruleset = RulesetId(edition);
        setup.teams = {quickTeam(u"Reds"_s, 3), quickTeam(u"Blues"_s, 2)};
        makeMatch(shop, {edition + u"-quick"_s, setup});
        setup = between(shop, edition, 0, 1, true);
        setup.teams[1] = quickTeam(u"Visitors"_s, 4);
        makeMatch(shop, {edition + u"-against-a-quick-team"_s, setup});
    }
}

void makeOwnMatches(Workshop &shop)
{
    TeamRoom room = shop.teamRoom();
    for (const auto &[edition, home, away] :
         {std::tuple{u"garden"_s, u"halfling"_s, u"human"_s},
          std::tuple{u"courtyard"_s, u"alley-cats"_s, u"human"_s}}) {
        shop.teams[edition] = room.seasoned(
            {room.built(edition, home, u"Tulip Row"_s), room.built(edition, away, u"Back Gate"_s)},
            1);
        for (const Team &team : shop.teams.at(edition))
            shop.writer.addTeam(u"played-"_s + team.id.text(), team, *room.ruleset(edition));
        makeMatch(shop, {edition + u"-league"_s, between(shop, edition, 0, 1, true)});
        makeMatch(
            shop,
            {edition + u"-at-a-turn"_s, between(shop, edition, 1, 0, false), {u"end-turn"_s, 0}});
    }
}

} // namespace

void makeMatches(Workshop &shop)
{
    for (const QString &edition : {u"lrb4"_s, u"lrb5"_s, u"crp"_s, u"bb2016"_s})
        makeUsualMatches(shop, edition);
    makeShops(shop);
    makeRicherMatches(shop);
    makeQuickMatches(shop);
    makeOwnMatches(shop);
    makeMatch(shop,
              {u"crp-correction-left-open"_s, between(shop, u"crp"_s, 1, 3, true), {}, 0, true});
    MatchSetup longer = between(shop, u"crp"_s, 2, 0, true);
    longer.options[OptionId(u"overtime"_s)] = true;
    makeMatch(shop, {u"crp-overtime"_s, longer, {}, 0, false, [](const QJsonObject &facts) {
                         return facts.value("half"_L1).toInt() == 3;
                     }});
    MatchSetup untouched = between(shop, u"crp"_s, 0, 1, true);
    shop.writer.addGame(u"matches/crp-not-begun"_s, *must(openGame(untouched, {}, shop.library)));
    makeMatch(shop, {u"crp-at-the-whistle"_s, untouched, {u"result.home"_s, 0}});
}

} // namespace dugout
