// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/contract.h"

namespace dugout {

namespace {

constexpr ContractWord sequences[]{
    {u"drive-end", u"When a drive has ended"},
    {u"half-time", u"Between the halves"},
    {u"kick-off", u"When both sides stand"},
    {u"overtime", u"Before extra time"},
    {u"post-match", u"After the whistle, for each team"},
    {u"pre-match", u"Before the match"},
    {u"set-up", u"Before each drive"},
    {u"turn", u"When a turn begins"},
};

constexpr ContractWord steps[]{
    {u"bounce", u"The ball bounces where it came down"},
    {u"cards", u"Both coaches draw or choose their cards"},
    {u"chef", u"A hired chef may take re-rolls from the other side"},
    {u"coin-toss", u"Somebody tosses, and the winner chooses who kicks off"},
    {u"deviation", u"The ball flies D6 squares off the target"},
    {u"fame", u"Who came to watch gives FAME"},
    {u"gate", u"Both count their fans"},
    {u"handicap", u"The weaker side rolls for help"},
    {u"hire", u"The coaches hire helpers"},
    {u"inducements", u"Help is bought for this match"},
    {u"kick-off-return", u"A receiver may run before the ball lands"},
    {u"kick-off-table", u"The kick-off table is rolled on, and its result happens"},
    {u"kicking-team", u"The kicking side sets up"},
    {u"ko-recovery", u"Who was knocked out may come back"},
    {u"ko-rolls", u"Who was knocked out may come back"},
    {u"land", u"The ball comes down"},
    {u"marker", u"The turn marker moves"},
    {u"niggling-injuries", u"Old injuries may keep players away"},
    {u"no-players", u"A side that cannot set up loses turns"},
    {u"petty-cash", u"Gold is taken out of the treasury"},
    {u"place-ball", u"The kicker names the square"},
    {u"re-rolls", u"The re-rolls are there again"},
    {u"receiving-team", u"The receiving side sets up"},
    {u"referee", u"The referee is rolled for"},
    {u"scatter", u"The ball flies off the target"},
    {u"secret-weapons", u"Who used a secret weapon is sent off"},
    {u"shoot-out", u"Who wins without a touchdown is rolled for"},
    {u"special-ball", u"The kicker may bring a special ball"},
    {u"stadium", u"The stadium is rolled for"},
    {u"sweltering-heat", u"Players may faint in the heat"},
    {u"turn-marker", u"The turn marker moves"},
    {u"turns", u"Extra time begins"},
    {u"weather", u"The weather is rolled for"},
};

constexpr ContractWord stepsAfter[]{
    {u"end-insurance", u"A team may give its insurance up"},
    {u"expenses", u"Gold is paid for a team that became too valuable"},
    {u"expensive-mistakes", u"A full treasury tempts its owners"},
    {u"fan-factor", u"The fan factor rises or falls"},
    {u"free-recruits", u"The dead and the rotting that joined are entered"},
    {u"hire", u"Players and staff are hired"},
    {u"hire-and-fire", u"Players and staff are hired and let go"},
    {u"improvement", u"Players who reached a level improve"},
    {u"journeymen-add", u"Journeymen fill the team up"},
    {u"journeymen-hire", u"Journeymen are hired or let go"},
    {u"league-points", u"Points of the competition are counted"},
    {u"mvp", u"The most valuable player is awarded"},
    {u"owner-winnings", u"The owner of the stadium earns or pays"},
    {u"remove-dead", u"The dead leave the roster"},
    {u"residence", u"A team may find a home stadium"},
    {u"residence-lost", u"A team may lose its home stadium"},
    {u"sponsors", u"Sponsors come and go"},
    {u"stadium-fund", u"Gold is saved for a stadium"},
    {u"stadium-purchase", u"The stadium may be bought"},
    {u"stadium-sale", u"The stadium may be sold"},
    {u"star-player-points", u"Star player points are entered"},
    {u"team-rating", u"The team's rating is worked out"},
    {u"team-value", u"The team's value is worked out"},
    {u"upkeep", u"Stars of the team's own are paid"},
    {u"winnings", u"What the match earned is rolled for"},
};

} // namespace

std::span<const ContractWord> carriedOutSequences()
{
    return sequences;
}

std::span<const ContractWord> sequenceSteps()
{
    return steps;
}

std::span<const ContractWord> stepsAfterMatch()
{
    return stepsAfter;
}

} // namespace dugout
