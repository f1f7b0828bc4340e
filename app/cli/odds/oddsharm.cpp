// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/odds/oddsharm.h"

#include "app/cli/odds/oddsoutput.h"
#include "app/cli/odds/oddsplayer.h"
#include "core/odds/harmodds.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct OddsHarm
{
    Q_DECLARE_TR_FUNCTIONS(OddsHarm)
};

enum class Act { Armour, Injury, Foul, Casualty, Apothecary };

/// A chance of the answer: how JSON and how people call it.
struct Line
{
    QString key;
    QString name;
    Rational chance;
};

std::vector<Line> linesOf(const HarmOdds &odds, Act act)
{
    std::vector<Line> lines;
    if (act == Act::Armour || act == Act::Foul)
        lines.push_back({u"armourBroken"_s, OddsHarm::tr("Armour broken"), odds.armourBroken});
    if (!odds.enteredFromBook && act != Act::Casualty && act != Act::Apothecary) {
        lines.push_back({u"stunned"_s, OddsHarm::tr("Stunned"), odds.stunned});
        lines.push_back({u"knockedOut"_s, OddsHarm::tr("Knocked out"), odds.knockedOut});
        lines.push_back({u"casualty"_s, OddsHarm::tr("Casualty"), odds.casualty});
    }
    if (!odds.enteredFromBook) {
        lines.push_back({u"badlyHurt"_s, OddsHarm::tr("  badly hurt"), odds.badlyHurt});
        lines.push_back(
            {u"missesNext"_s, OddsHarm::tr("  misses the next match"), odds.missesNext});
        lines.push_back({u"niggling"_s, OddsHarm::tr("  niggling injury"), odds.niggling});
        lines.push_back({u"statLost"_s, OddsHarm::tr("  loses a characteristic"), odds.statLost});
        lines.push_back({u"dead"_s, OddsHarm::tr("  dead"), odds.dead});
        lines.push_back({u"regenerated"_s, OddsHarm::tr("  regenerates"), odds.regenerated});
    }
    if (act == Act::Foul)
        lines.push_back({u"sentOff"_s, OddsHarm::tr("Sent off"), odds.sentOff});
    if (odds.kickBack != Rational(0)) {
        lines.push_back({u"kickBack"_s, OddsHarm::tr("Kick-back"), odds.kickBack});
        lines.push_back(
            {u"ownArmourBroken"_s, OddsHarm::tr("  own armour broken"), odds.ownArmourBroken});
        lines.push_back(
            {u"ownCasualty"_s, OddsHarm::tr("  own player a casualty"), odds.ownCasualty});
    }
    return lines;
}

/// How he comes to be hurt, where it is not the command itself that says so.
void describeWays(CliParser &parser)
{
    parser.addOption({u"block"_s}, OddsHarm::tr("A block knocked the victim down (the default)."));
    parser.addOption({u"fall"_s}, OddsHarm::tr("The victim fell without being blocked."));
    parser.addOption({u"stab"_s}, OddsHarm::tr("The victim is stabbed."));
    parser.addOption({u"chainsaw"_s}, OddsHarm::tr("The victim is hit by a chainsaw."));
    parser.addOption({u"crowd"_s}, OddsHarm::tr("The crowd beats the victim up."));
    parser.addOption({u"undead"_s}, OddsHarm::tr("The victim plays for an undead team."));
}

void describeFoul(CliParser &parser)
{
    parser.addOption({u"assists"_s}, OddsHarm::tr("Assists for a foul."), u"N"_s);
    parser.addOption({u"opponent-assists"_s}, OddsHarm::tr("Assists against a foul."), u"N"_s);
    parser.addOption({u"own-av"_s},
                     OddsHarm::tr("The armour of a fouler whose own weapon may backfire."), u"N"_s,
                     u"8"_s);
}

bool isCasualty(Act act)
{
    return act == Act::Casualty || act == Act::Apothecary;
}

void describe(CliParser &parser, Act act)
{
    OddsPlayer::describe(parser);
    parser.addOption({u"opponent-skills"_s}, OddsHarm::tr("The victim's skills."), u"LIST"_s);
    if (act != Act::Apothecary)
        parser.addOption({u"apothecary"_s}, OddsHarm::tr("An apothecary stands by."));
    if (isCasualty(act))
        return;
    if (act != Act::Injury)
        parser.addOption({u"av"_s}, OddsHarm::tr("The victim's armour."), u"N"_s, u"8"_s);
    if (act == Act::Foul)
        describeFoul(parser);
    else
        describeWays(parser);
    parser.addOption({u"niggling"_s}, OddsHarm::tr("The victim's niggling injuries."), u"N"_s);
    parser.addOption({u"team-reroll"_s}, OddsHarm::tr("A team re-roll may be spent."));
    parser.addOption({u"for-casualty"_s},
                     OddsHarm::tr("Choices aim at a casualty rather than a removal."));
}

/// He is hurt in one way only.
bool contradictsItself(const CliParser &parser)
{
    int ways = 0;
    for (const QString &way : {u"block"_s, u"fall"_s, u"stab"_s, u"chainsaw"_s, u"crowd"_s})
        ways += parser.isSet(way) ? 1 : 0;
    return ways > 1;
}

HarmSituation situationOf(OddsPlayer &player, const CliParser &parser, Act act)
{
    HarmSituation situation;
    situation.armour = act == Act::Injury ? 1 : player.number(u"av"_s, 8, 1, 15);
    situation.ownArmour = player.number(u"own-av"_s, 8, 1, 15);
    situation.attackerSkills = player.skills(u"skills"_s);
    situation.victimSkills = player.skills(u"opponent-skills"_s);
    situation.conditions = player.conditions();
    situation.weather = player.weather();
    situation.options = player.options();
    situation.niggling = player.number(u"niggling"_s, 0, 0, 10);
    situation.assists = player.number(u"assists"_s, 0, 0, 10);
    situation.defensiveAssists = player.number(u"opponent-assists"_s, 0, 0, 10);
    situation.apothecary = act == Act::Apothecary || parser.isSet(u"apothecary"_s);
    situation.teamReroll = parser.isSet(u"team-reroll"_s);
    situation.aim = parser.isSet(u"for-casualty"_s) ? HarmAim::Casualty : HarmAim::Removal;
    for (const auto &[option, condition] : {std::pair(u"chainsaw"_s, u"chainsaw-attack"_s),
                                            {u"crowd"_s, u"crowd"_s},
                                            {u"fall"_s, u"fall"_s},
                                            {u"undead"_s, u"undead-victim"_s},
                                            {u"block"_s, u"block"_s}}) {
        if (parser.isSet(option))
            situation.conditions.append(condition);
    }
    const bool otherwise = parser.isSet(u"stab"_s) || parser.isSet(u"chainsaw"_s)
        || parser.isSet(u"crowd"_s) || parser.isSet(u"fall"_s);
    if (act == Act::Foul)
        situation.conditions.append(u"foul"_s);
    else if (!otherwise && !situation.conditions.contains(u"foul"_s))
        situation.conditions.append(u"block"_s);
    return situation;
}

/// What is said must count for one of these rolls.
void checkWords(OddsPlayer &player, const CliParser &parser, const HarmSituation &situation)
{
    const EffectIndex &effects = player.needs().effects();
    player.refuseUnused([&](const QString &word) {
        const auto counts = [&](const QString &roll) {
            const Table *table = player.ruleset().tables().find(roll + u"-modifiers"_s);
            const TableRow *row = table ? table->row(word) : nullptr;
            return effects.dependsOn(roll, word)
                || (row && row->per.isEmpty() && !effects.belongsToSkill(*row));
        };
        const QStringList rolls{u"armour"_s, u"injury"_s, u"casualty"_s, u"foul"_s};
        return std::any_of(rolls.begin(), rolls.end(), counts);
    });
    const HarmCalculator calculator(effects);
    if (player.isSound() && parser.isSet(u"own-av"_s) && !calculator.mayKickBack(situation))
        player.misuse(
            OddsHarm::tr("--own-av counts only where the fouler's own weapon may backfire."));
    if (player.isSound() && parser.isSet(u"team-reroll"_s)
        && !calculator.wantsTeamReroll(situation))
        player.misuse(OddsHarm::tr("No roll here can be made again with a team re-roll."));
}

QJsonObject answerObject(const HarmOdds &odds, const std::vector<Line> &lines, Language language)
{
    QJsonObject object;
    QJsonObject exact;
    for (const Line &line : lines) {
        object.insert(line.key, shownChance(line.chance));
        exact.insert(line.key, line.chance.toString());
    }
    object.insert(u"exact"_s, exact);
    object.insert(u"armourModifiers"_s, modifierArray(odds.armourModifiers, language));
    object.insert(u"injuryModifiers"_s, modifierArray(odds.injuryModifiers, language));
    object.insert(u"eitherModifiers"_s, modifierArray(odds.eitherModifiers, language));
    object.insert(u"changes"_s, modifierArray(odds.changes, language));
    object.insert(u"enteredFromBook"_s, odds.enteredFromBook);
    return object;
}

int run(const QString &command, Act act, const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"odds "_s + command, OddsHarm::tr("What happens to a player who is hurt."));
    describe(parser, act);
    if (!parser.parse(arguments, context))
        return parser.status();
    if (contradictsItself(parser))
        return parser.wrongUsage(OddsHarm::tr("Say one way only in which the victim is hurt."),
                                 context);
    OddsPlayer player(parser, context);
    if (!player.isSound())
        return endOddsCommand(player, parser, context);
    const HarmSituation situation = situationOf(player, parser, act);
    checkWords(player, parser, situation);
    if (!player.isSound())
        return endOddsCommand(player, parser, context);
    const HarmCalculator calculator(player.needs().effects());
    const auto odds = isCasualty(act) ? calculator.casualty(situation) : calculator.harm(situation);
    if (!odds)
        return context.refuse(odds.error());
    if (act == Act::Injury && odds->enteredFromBook)
        return context.refuse({ErrorCode::EnteredFromBook,
                               OddsHarm::tr("The injury table of this edition stands in the book; "
                                            "its result is entered."),
                               {}});
    const std::vector<Line> lines = linesOf(*odds, act);
    if (context.json) {
        context.printJson(QJsonDocument(answerObject(*odds, lines, context.language)));
    } else {
        printModifiers(odds->armourModifiers, context);
        printModifiers(odds->injuryModifiers, context);
        printModifiers(odds->eitherModifiers, context);
        printModifiers(odds->changes, context);
        for (const Line &line : lines)
            context.out << line.name.leftJustified(28) << shownPercent(line.chance) << '\n';
    }
    context.out << Qt::flush;
    return exitstatus::done;
}

} // namespace

int runOddsArmour(const QStringList &arguments, CliContext &context)
{
    return run(u"armour"_s, Act::Armour, arguments, context);
}

int runOddsInjury(const QStringList &arguments, CliContext &context)
{
    return run(u"injury"_s, Act::Injury, arguments, context);
}

int runOddsFoul(const QStringList &arguments, CliContext &context)
{
    return run(u"foul"_s, Act::Foul, arguments, context);
}

int runOddsCasualty(const QStringList &arguments, CliContext &context)
{
    return run(u"casualty"_s, Act::Casualty, arguments, context);
}

int runOddsApothecary(const QStringList &arguments, CliContext &context)
{
    return run(u"apothecary"_s, Act::Apothecary, arguments, context);
}

} // namespace dugout
