// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/carddriver.h"

using namespace Qt::StringLiterals;

namespace dugout {

MatchSetup cardSetup(const QString &ruleset)
{
    MatchSetup setup = plainSetup(ruleset);
    if (ruleset != u"bb2016"_s) {
        setup.options[OptionId(u"special-play-cards"_s)] = u"allowance"_s;
        setup.options[OptionId(u"cards-allowance"_s)] = 400'000;
    } else {
        setup.options[OptionId(u"special-play-variant"_s)] = u"points"_s;
    }
    return setup;
}

void dealCard(MatchDriver &match, const QString &card)
{
    match.alwaysRoll(u"special-size"_s, {6}); // as many points as there are
    match.until(u"card.deck"_s);
    while (match.session().prompts().front().seat != 0) {
        if (match.asks(u"card.enough"_s)) {
            match.confirm(u"card.enough"_s);
        } else {
            match.choose(u"card.deck"_s, match.choices(u"card.deck"_s).constLast());
            match.choose(u"draw-card"_s, match.choices(u"draw-card"_s).constLast());
        }
        match.until(u"card.deck"_s);
    }
    match.choose(u"card.deck"_s, card.section(u'/', 0, 0));
    match.choose(u"draw-card"_s, card);
}

void playCard(MatchDriver &match, const QString &card)
{
    while (!match.choices(u"card.home"_s).contains(card)) {
        if (match.asks(u"card.none"_s))
            match.confirm(u"card.none"_s);
        match.until(u"card.home"_s);
    }
    match.choose(u"card.home"_s, card);
    match.confirm(u"said"_s);
}

void block(MatchDriver &match, Seat by, const QString &victim)
{
    match.choose(u"block"_s, match.onPitch(by, 0));
    match.choose(u"block.victim"_s, victim);
    match.choose(u"block.result"_s, u"defender-down"_s);
    match.choose(u"block.outcome"_s, u"defender"_s);
}

void holdToTheEnd(MatchDriver &match, const QString &card)
{
    match.alwaysRoll(u"stadium"_s, {3, 4});
    dealCard(match, card);
    while (!match.session().game().seen(match.state()).over && match.goOn()) { }
}

void untilTurnOf(MatchDriver &match, Seat seat)
{
    match.untilTurn();
    while (match.state().active != seat) {
        match.confirm(u"end-turn"_s);
        match.untilTurn();
    }
}

} // namespace dugout
