// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/contract.h"

namespace dugout {

namespace {

constexpr ContractWord momentWords[]{
    {u"any-turn", u"When its coach likes, in any turn"},
    {u"before-kick-off-table", u"Before the kick-off table is rolled on"},
    {u"behind-turn-end", u"When a turn of the side ends in which it is behind"},
    {u"behind-turn-start", u"When a turn of the side begins in which it is behind"},
    {u"drive-end", u"When a drive has ended"},
    {u"drive-start", u"Before both sides set up"},
    {u"foul-called", u"When a player of the side is sent off for a foul"},
    {u"foul-unpunished", u"After a foul that nobody has punished so far"},
    {u"get-the-ref", u"When the fans get the referee"},
    {u"half-start", u"When a half begins"},
    {u"kick-off", u"When both sides stand and the ball is about to be kicked"},
    {u"kick-off-done", u"When the ball has landed"},
    {u"later-drive-start", u"Before both sides set up, but not for the first drive"},
    {u"own-casualty", u"When a player of the side has caused a casualty by a block"},
    {u"own-interception", u"When a player of the side has intercepted"},
    {u"own-kick-off", u"When the side is about to kick"},
    {u"own-touchdown", u"When a player of the side has scored"},
    {u"own-turn", u"When its coach likes, in the side's own turn or right after it"},
    {u"rolled", u"When it is rolled, or its turn has come"},
    {u"turn-end", u"When a turn ends"},
    {u"turn-start", u"When a turn begins"},
};

constexpr ContractWord resultWords[]{
    {u"blocks-at-once", u"Receivers block one after the other before the ball lands"},
    {u"bolsters", u"A die for each reserve of the receivers, by the table"},
    {u"bursts-ball", u"The ball bursts: nobody throws it, and on the ground it is out of play"},
    {u"contest-for-re-rolls", u"Both roll, and add what the table says: the higher gains re-rolls"},
    {u"contest-of-rocks", u"Both roll, and add what the table says: a rock hits the lower"},
    {u"contest-pelted", u"Both roll and add FAME: the lower is pelted"},
    {u"contest-to-blitz", u"Both roll, and add what the table says: one of the higher may blitz"},
    {u"contest-to-stay", u"Both roll, and add what the table says: one of the lower has to go"},
    {u"darkens", u"Half the movement, and hardly a ball to be seen"},
    {u"die-for-each", u"A die for each player on the pitch, by the table: of the side, or of both"},
    {u"extra-turn-for-kickers", u"The kicking side has a turn that its marker does not count"},
    {u"fireball-comes", u"A fireball comes down, or something like it"},
    {u"gives-bribes", u"Both sides get bribes"},
    {u"grants-wish", u"The weaker side may turn a die"},
    {u"hits", u"Those whom it hits on the board are hurt"},
    {u"invades", u"A die for each player on the pitch, whom the fans stun"},
    {u"lasts", u"Its values last: for a drive, or as they say themselves"},
    {u"mages-battle", u"Both roll for the weather"},
    {u"names-opponent", u"The coach names an opponent, who gets what the values say"},
    {u"new-weather", u"The weather is rolled for again"},
    {u"no-referee", u"Nobody is sent off until the drive ends"},
    {u"pardons", u"Who was sent off comes back, or nobody is sent off"},
    {u"pays-re-rolls", u"A die of re-rolls for both sides in this drive"},
    {u"picks-by-lot", u"The lot picks a player, who gets what the values say"},
    {u"reserve-comes", u"A reserve may come in"},
    {u"riots", u"Both markers move, by the table or the turn"},
    {u"rolls", u"Rolls on the table first"},
    {u"runs-under", u"A receiver may run under the ball"},
    {u"scandal", u"Both sides lose FAME, and who stands near the fans may fall"},
    {u"sends-assassin", u"Both roll for whom the assassin comes"},
};

constexpr ContractWord tableWords[]{
    {u"ball-runs-off", u"Nobody has the ball any more"},
    {u"coaches-kick", u"The next kick of the side scatters as the row says"},
    {u"device-stops", u"The noise ends"},
    {u"dugout-fight", u"The reserves of both sides fight"},
    {u"fans-leave", u"FAME changes: of the side that rolled, or of both"},
    {u"guest-decides", u"A guest leaves, or changes sides"},
    {u"kick-off-result", u"What the row of its name in the kick-off table does"},
    {u"kidnaps", u"A player of the other side is away, for a drive or the match"},
    {u"mutates", u"He becomes what the row says, until the drive ends"},
    {u"oversleeps", u"He is knocked out, and misses the next drive"},
    {u"poisons", u"He misses the next match"},
    {u"raids", u"A player is knocked out by lot, or the next table is rolled on"},
    {u"refuses-to-play", u"He goes, for the rest of the match"},
    {u"rocks-fall", u"Rocks come down on players"},
    {u"spares-the-fouler", u"The fouler is not sent off"},
    {u"stays-away", u"He misses the next drive"},
    {u"steals-re-rolls", u"The other side loses re-rolls"},
    {u"takes-over-kick-off", u"The table of the row takes the place of the kick-off table"},
    {u"warps", u"The side is blessed, or pays for it"},
};

constexpr ContractWord momentaryWords[]{
    {u"bites-holder", u"Who holds the ball rolls on the table"},
    {u"book-of-grudges", u"A die for the grudges borne so far"},
    {u"burns", u"The fuse burns down"},
    {u"calls-the-fouler", u"The crowd calls a fouler who is still there"},
    {u"casts-spells", u"Casts a spell of the coach's choice"},
    {u"changes-weather", u"Rolls for the weather again"},
    {u"checks-the-kit", u"The referee looks for what is not allowed"},
    {u"climbs-the-track", u"The referee climbs the track of a side that fouls"},
    {u"crusade", u"A die for each point the side is behind"},
    {u"disturbs", u"The next roll of an opponent in this turn is one worse"},
    {u"drums", u"Drives opponents back"},
    {u"experiment", u"Makes one player a mutant"},
    {u"fame-swings", u"FAME is rolled for instead of bribes"},
    {u"frees-the-sent-off", u"Who was sent off may come back"},
    {u"frenzy-ends", u"Who was in a frenzy pays for it"},
    {u"judges", u"The referee rolls on the table"},
    {u"leaves", u"The referee goes, and an ordinary one comes"},
    {u"plays-herself", u"Plays instead of cheering, for a drive"},
    {u"prays", u"Makes one player better, or worse"},
    {u"ready-again", u"May be used once more"},
    {u"roll", u"Rolls on the table"},
    {u"rolls-again", u"The kick-off table is rolled on once more"},
    {u"runes", u"Puts a rune on a player"},
    {u"seats", u"Those in the good seats may want more"},
    {u"shoots", u"Shoots at one player"},
    {u"throws-fireball", u"Throws a fireball, by the table"},
    {u"tonic", u"May wake somebody who was knocked out"},
    {u"tremor", u"Rolls on the table, and more for each strong player"},
};

constexpr ContractWord ongoingWords[]{
    {u"are-dirty", u"Its cards are dirty tricks"},
    {u"armour-in-falls", u"Its armour modifier counts for falls only"},
    {u"bears-grudges", u"Remembers who wronged it, and hits him harder"},
    {u"brings-players", u"Players of any position join for the match"},
    {u"captain-inspires", u"While the star stands the others are professionals"},
    {u"changes-holder", u"Who could not hold the ball rolls on the table"},
    {u"cheerleaders-multiply", u"Its multiplier counts for the cheerleaders"},
    {u"comes-by-choice", u"Is there without a roll where the option has this value"},
    {u"comes-for-a-side",
     u"Comes when the fans roll so on the table, to the side he plays for, once all such stars "
     u"have one each"},
    {u"cooks", u"Takes re-rolls from the other side"},
    {u"dead-join", u"The dead of the other side join as the position"},
    {u"double-forgiven", u"Gets away with the first double of each half"},
    {u"eats-stonebread", u"Its players can eat stonebread"},
    {u"fame-of-its-own", u"Its FAME is always that of the row"},
    {u"fame-raised", u"Raises the FAME of both sides"},
    {u"fixes", u"Makes the coach's dice for the referee better"},
    {u"for-casualties", u"Counts for casualties its players have caused"},
    {u"for-defeat", u"Counts for a match that was lost"},
    {u"for-fan-factor", u"Counts for the fan factor"},
    {u"for-final", u"Counts after a final"},
    {u"for-major-sponsor", u"Counts where the team has a major sponsor"},
    {u"for-opposing-casualties", u"Counts for casualties of the other side, whatever hurt them"},
    {u"for-owned-stadium", u"Counts where the team owns a stadium"},
    {u"for-play-off", u"Counts after play-offs, semi-finals and finals"},
    {u"for-semi-final", u"Counts after a semi-final"},
    {u"for-touchdowns", u"Counts for touchdowns"},
    {u"for-touchdowns-ahead", u"Counts for touchdowns more than the other side"},
    {u"for-victory", u"Counts for a match that was won"},
    {u"forgets-fans", u"Nobody's fans count, and the crowd hands players back"},
    {u"gentle-crowd", u"The crowd may spare whom it gets"},
    {u"geysers", u"Who falls may be launched"},
    {u"hard-training", u"Improvement rolls have so many dice, and equal ones hurt"},
    {u"healers", u"Gives both sides what an apothecary is worth"},
    {u"heats", u"Players may faint at the end of a drive"},
    {u"hidden", u"Nobody looks at the ball"},
    {u"injury-by-crowd", u"Its injury modifier counts for the crowd only"},
    {u"insures", u"Pays for the dead, and sends a bill; is left at the very end only"},
    {u"keeps-footing", u"Who could not go for it may stay on his feet, by the roll"},
    {u"knocks-down", u"The referee on the track knocks the fouler down"},
    {u"lame-stays-down", u"Who is stunned may stay so"},
    {u"lends-skills", u"Lends the skills to one line player as long as the deal lasts"},
    {u"never-argues", u"The coach cannot argue a call"},
    {u"never-fouls", u"Does not foul"},
    {u"never-lonely", u"Who is left of the pair is no loner while the other one is injured"},
    {u"no-dirty-players", u"Hires no dirty players"},
    {u"no-dirty-tricks", u"Plays no dirty tricks"},
    {u"ordinary", u"The referee who comes when another one goes"},
    {u"pays-everybody", u"Both sides earn gold after the match"},
    {u"raises-again", u"A regeneration that failed may be rolled again"},
    {u"retorts", u"A one when pleading costs a second player"},
    {u"sells", u"The side earns gold after the match"},
    {u"short-kick", u"The ball is kicked a shorter way"},
    {u"spectacle", u"Both sides roll for gold before the match"},
    {u"stabs-again", u"Armour of the star that held a stab may be rolled for again"},
    {u"stabs-holder", u"Who could not hold the ball is stabbed"},
    {u"teleports", u"One player a turn goes through the trapdoors"},
    {u"tolerates-weapons", u"Nobody is sent off for a secret weapon"},
    {u"walled-in", u"Nobody is pushed off the pitch"},
};

} // namespace

std::span<const ContractWord> moments()
{
    return momentWords;
}

std::span<const ContractWord> resultEffects()
{
    return resultWords;
}

std::span<const ContractWord> tableEffects()
{
    return tableWords;
}

std::span<const ContractWord> momentaryEffects()
{
    return momentaryWords;
}

std::span<const ContractWord> ongoingEffects()
{
    return ongoingWords;
}

} // namespace dugout
