// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/odds/oddsblock.h"

#include "app/cli/odds/oddsoutput.h"
#include "app/cli/odds/oddsplayer.h"
#include "core/odds/blockchoices.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct OddsBlock
{
    Q_DECLARE_TR_FUNCTIONS(OddsBlock)
};

struct Line
{
    QString key;
    QString name;
    Rational chance;
};

std::vector<Line> linesOf(const BlockNeed &need)
{
    const BlockEnds &ends = need.ends;
    return {
        {u"defenderDown"_s, OddsBlock::tr("Opponent knocked down"), ends.defenderDown},
        {u"pushed"_s, OddsBlock::tr("Opponent pushed"), ends.pushed},
        {u"bothProne"_s, OddsBlock::tr("Both wrestled to the ground"), ends.bothProne},
        {u"nothing"_s, OddsBlock::tr("Nothing happens"), ends.nothing},
        {u"bothDown"_s, OddsBlock::tr("Both knocked down"), ends.bothDown},
        {u"attackerDown"_s, OddsBlock::tr("Player knocked down"), ends.attackerDown},
        {u"turnover"_s, OddsBlock::tr("Turnover"), ends.turnover},
        {u"ballLoose"_s, OddsBlock::tr("Ball comes loose"), ends.ballLoose},
        {u"refused"_s, OddsBlock::tr("Does not dare to block"), ends.refused},
        {u"armourBroken"_s, OddsBlock::tr("Opponent's armour broken"),
         need.defenderHarm.armourBroken},
        {u"knockedOut"_s, OddsBlock::tr("Opponent knocked out"), need.defenderHarm.knockedOut},
        {u"casualty"_s, OddsBlock::tr("Opponent a casualty"), need.defenderHarm.casualty},
        {u"dead"_s, OddsBlock::tr("Opponent dead"), need.defenderHarm.dead},
        {u"ownArmourBroken"_s, OddsBlock::tr("Own armour broken"), need.attackerHarm.armourBroken},
        {u"ownCasualty"_s, OddsBlock::tr("Own player a casualty"), need.attackerHarm.casualty},
    };
}

void describe(CliParser &parser)
{
    OddsPlayer::describe(parser);
    OddsPlayer::describeOpponent(parser);
    parser.addOption({u"st"_s}, OddsBlock::tr("The player's strength."), u"N"_s, u"3"_s);
    parser.addOption({u"av"_s}, OddsBlock::tr("The player's armour."), u"N"_s, u"8"_s);
    parser.addOption({u"assists"_s}, OddsBlock::tr("Assists for the player."), u"N"_s);
    parser.addOption({u"opponent-assists"_s}, OddsBlock::tr("Assists for the opponent."), u"N"_s);
    parser.addOption({u"opponent-niggling"_s}, OddsBlock::tr("The opponent's niggling injuries."),
                     u"N"_s);
    parser.addOption({u"second-assists"_s},
                     OddsBlock::tr("Assists for the player in the second block of Frenzy."),
                     u"N"_s);
    parser.addOption({u"second-opponent-assists"_s},
                     OddsBlock::tr("Assists for the opponent in the second block."), u"N"_s);
    parser.addOption({u"multiple-block"_s}, OddsBlock::tr("Two opponents are blocked at once."));
    parser.addOption({u"has-ball"_s}, OddsBlock::tr("The player has the ball."));
    parser.addOption({u"opponent-has-ball"_s}, OddsBlock::tr("The opponent has the ball."));
    parser.addOption({u"apothecary"_s}, OddsBlock::tr("An apothecary treats the opponent."));
    parser.addOption({u"team-reroll"_s}, OddsBlock::tr("A team re-roll may be spent."));
    parser.addOption({u"aim"_s}, OddsBlock::tr("What is wanted most: down, ball or push."), u"A"_s,
                     u"down"_s);
}

BlockSituation situationOf(OddsPlayer &player, const CliParser &parser)
{
    BlockSituation situation;
    situation.attacker = {player.number(u"st"_s, 3, 1, 15),
                          player.number(u"av"_s, 8, 1, 15),
                          player.skills(u"skills"_s),
                          player.number(u"assists"_s, 0, 0, 10),
                          0,
                          parser.isSet(u"has-ball"_s)};
    situation.defender = {player.number(u"opponent-st"_s, 3, 1, 15),
                          player.number(u"opponent-av"_s, 8, 1, 15),
                          player.skills(u"opponent-skills"_s),
                          player.number(u"opponent-assists"_s, 0, 0, 10),
                          player.number(u"opponent-niggling"_s, 0, 0, 10),
                          parser.isSet(u"opponent-has-ball"_s),
                          parser.isSet(u"apothecary"_s)};
    const QString two = u"multiple-block"_s;
    if (parser.isSet(two) && (parser.isSet(u"blitz"_s) || !situation.attacker.skills.contains(two)))
        player.misuse(
            OddsBlock::tr("--multiple-block is for a Block Action of somebody with that skill."));
    situation.conditions = player.conditions();
    situation.weather = player.weather();
    situation.options = player.options();
    situation.teamReroll = parser.isSet(u"team-reroll"_s);
    if (parser.isSet(u"second-assists"_s))
        situation.secondAssists = player.number(u"second-assists"_s, 0, 0, 10);
    if (parser.isSet(u"second-opponent-assists"_s))
        situation.secondDefenderAssists = player.number(u"second-opponent-assists"_s, 0, 0, 10);
    for (const QString &second : {u"second-assists"_s, u"second-opponent-assists"_s}) {
        if (parser.isSet(second) && !situation.attacker.skills.contains(u"frenzy"_s))
            player.misuse(OddsPlayer::tr("--%1 changes nothing here.").arg(second));
    }
    const QString aim = parser.value(u"aim"_s);
    if (aim == u"ball")
        situation.aim = BlockAim::LooseBall;
    else if (aim == u"push")
        situation.aim = BlockAim::Push;
    else if (aim != u"down")
        player.fail({ErrorCode::Usage, OddsBlock::tr("--aim is down, ball or push."), {}});
    return situation;
}

/// What is said must count for the block or for what it does to a player.
void checkWords(OddsPlayer &player)
{
    const EffectIndex &effects = player.needs().effects();
    player.refuseUnused([&](const QString &word) {
        const QStringList rolls{u"block"_s,  u"blocked"_s, u"dauntless"_s,
                                u"armour"_s, u"injury"_s,  u"casualty"_s};
        return std::any_of(rolls.begin(), rolls.end(),
                           [&](const QString &roll) { return effects.dependsOn(roll, word); });
    });
}

QJsonObject diceObject(const BlockDice &dice)
{
    return {{u"dice"_s, dice.dice},
            {u"chooser"_s, dice.chooser == Chooser::Attacker ? u"attacker"_s : u"defender"_s},
            {u"attackerStrength"_s, dice.attackerStrength},
            {u"defenderStrength"_s, dice.defenderStrength}};
}

Rational aimOf(const BlockEnds &ends, BlockAim aim)
{
    switch (aim) {
    case BlockAim::LooseBall:
        return ends.ballLoose;
    case BlockAim::Push:
        return ends.pushed + ends.defenderDown;
    case BlockAim::KnockDown:
        break;
    }
    return ends.defenderDown;
}

QString aimName(BlockAim aim)
{
    switch (aim) {
    case BlockAim::LooseBall:
        return OddsBlock::tr("ball loose");
    case BlockAim::Push:
        return OddsBlock::tr("pushed or down");
    case BlockAim::KnockDown:
        break;
    }
    return OddsBlock::tr("opponent down");
}

QJsonArray choiceArray(const std::vector<FaceChoice> &choices, BlockAim aim)
{
    QJsonArray array;
    for (const FaceChoice &each : choices)
        array.append(QJsonObject{{u"face"_s, each.face.text()},
                                 {u"keeps"_s, each.keeps},
                                 {u"aimKept"_s, aimOf(each.kept, aim).toString()},
                                 {u"aimAgain"_s, aimOf(each.again, aim).toString()},
                                 {u"turnoverKept"_s, each.kept.turnover.toString()},
                                 {u"turnoverAgain"_s, each.again.turnover.toString()}});
    return array;
}

QString shortPercent(const Rational &chance)
{
    return languageLocale(currentLanguage()).toString(chance.toDouble() * 100, 'f', 1) + u" %"_s;
}

/// What each face is best followed by, and what speaks for it.
void printChoices(const std::vector<FaceChoice> &choices, BlockAim aim, CliContext &context)
{
    for (const FaceChoice &each : choices) {
        const QString what = each.keeps ? OddsBlock::tr("keep") : OddsBlock::tr("roll again");
        const QString why
            = OddsBlock::tr("%1: %2 kept, %3 again; turnover: %4 kept, %5 again")
                  .arg(aimName(aim), shortPercent(aimOf(each.kept, aim)),
                       shortPercent(aimOf(each.again, aim)), shortPercent(each.kept.turnover),
                       shortPercent(each.again.turnover));
        context.out << each.name.in(context.language).leftJustified(22) << what.leftJustified(14)
                    << why << '\n';
    }
    context.out << Qt::flush;
}

QJsonObject answerObject(const BlockNeed &need, Language language)
{
    QJsonObject object = diceObject(need.dice);
    QJsonObject exact;
    for (const Line &line : linesOf(need)) {
        object.insert(line.key, shownChance(line.chance));
        exact.insert(line.key, line.chance.toString());
    }
    QJsonObject faces;
    for (const auto &[face, chance] : need.faces)
        faces.insert(face.text(), chance.toString());
    object.insert(u"exact"_s, exact);
    object.insert(u"faces"_s, faces);
    object.insert(u"modifiers"_s, modifierArray(need.strengthModifiers, language));
    object.insert(u"attackerSkills"_s, modifierArray(need.attackerSkills, language));
    object.insert(u"defenderSkills"_s, modifierArray(need.defenderSkills, language));
    if (need.dauntlessDice) {
        object.insert(u"dauntless"_s, need.dauntless.toString());
        object.insert(u"dauntlessDice"_s, diceObject(*need.dauntlessDice));
    }
    return object;
}

QString diceLine(const BlockDice &dice)
{
    const QString count = OddsBlock::tr("%n block die/dice", nullptr, dice.dice);
    if (dice.dice == 1)
        return count;
    return dice.chooser == Chooser::Attacker ? OddsBlock::tr("%1, the player picks").arg(count)
                                             : OddsBlock::tr("%1, the opponent picks").arg(count);
}

void printBlock(const BlockNeed &need, CliContext &context)
{
    context.out << diceLine(need.dice) << '\n';
    if (need.dauntlessDice)
        context.out << diceLine(*need.dauntlessDice) << "  " << shownPercent(need.dauntless)
                    << '\n';
    printModifiers(need.strengthModifiers, context);
    printModifiers(need.attackerSkills, context);
    printModifiers(need.defenderSkills, context);
    for (const Line &line : linesOf(need)) {
        if (line.chance != Rational(0))
            context.out << line.name.leftJustified(30) << shownPercent(line.chance) << '\n';
    }
    context.out << Qt::flush;
}

} // namespace

int runOddsBlock(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"odds block"_s, OddsBlock::tr("The dice of a block and what comes of them."));
    describe(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    OddsPlayer player(parser, context);
    if (!player.isSound())
        return endOddsCommand(player, parser, context);
    const BlockSituation situation = situationOf(player, parser);
    checkWords(player);
    if (!player.isSound())
        return endOddsCommand(player, parser, context);
    const auto need = BlockCalculator(player.needs().effects()).block(situation);
    if (!need)
        return context.refuse(need.error());
    const auto choices = blockChoices(player.needs().effects(), situation);
    if (!choices)
        return context.refuse(choices.error());
    if (context.json) {
        QJsonObject answer = answerObject(*need, context.language);
        answer.insert(u"choices"_s, choiceArray(*choices, situation.aim));
        context.printJson(QJsonDocument(answer));
    } else {
        printBlock(*need, context);
        printChoices(*choices, situation.aim, context);
    }
    return exitstatus::done;
}

} // namespace dugout
