// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/odds/oddsroll.h"

#include "app/cli/odds/oddsoutput.h"
#include "app/cli/odds/oddsplayer.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct OddsRoll
{
    Q_DECLARE_TR_FUNCTIONS(OddsRoll)
};

QJsonArray ids(const std::vector<const Skill *> &skills)
{
    QJsonArray array;
    for (const Skill *skill : skills)
        array.append(skill->id.text());
    return array;
}

QJsonObject answerObject(const RollNeed &need, Language language)
{
    const Rational team = need.chanceWithTeamReroll();
    QJsonObject object{{u"roll"_s, need.roll->id.text()},
                       {u"name"_s, need.roll->name.in(language)},
                       {u"dice"_s, need.roll->dice == 1 ? u"D6"_s : u"2D6"_s},
                       {u"basic"_s, need.basic},
                       {u"target"_s, need.target},
                       {u"certain"_s, need.certain},
                       {u"impossible"_s, need.impossible},
                       {u"naturals"_s, need.roll->naturals},
                       {u"modifiers"_s, modifierArray(need.modifiers, language)},
                       {u"changes"_s, modifierArray(need.changes, language)},
                       {u"rerolls"_s, ids(need.rerolls)},
                       {u"cancelled"_s, ids(need.cancelled)},
                       {u"chance"_s, shownChance(need.chance)},
                       {u"exact"_s, need.chance.toString()},
                       {u"withSkill"_s, shownChance(need.chanceWithSkill)},
                       {u"withSkillExact"_s, need.chanceWithSkill.toString()},
                       {u"withTeamReroll"_s, shownChance(team)},
                       {u"withTeamRerollExact"_s, team.toString()}};
    if (need.helper) {
        object.insert(u"helper"_s, need.helper->id.text());
        object.insert(u"withHelper"_s, shownChance(need.chanceWithHelper));
        object.insert(u"withHelperExact"_s, need.chanceWithHelper.toString());
    }
    if (need.pro) {
        object.insert(u"withPro"_s, shownChance(need.chanceWithPro()));
        object.insert(u"withProExact"_s, need.chanceWithPro().toString());
    }
    if (need.roll->fumble != Roll::Fumble::None) {
        const Rational inaccurate = Rational(1) - need.chance - need.fumble - need.kept;
        object.insert(u"fumble"_s, shownChance(need.fumble));
        object.insert(u"fumbleExact"_s, need.fumble.toString());
        object.insert(u"kept"_s, shownChance(need.kept));
        object.insert(u"keptExact"_s, need.kept.toString());
        object.insert(u"inaccurate"_s, shownChance(inaccurate));
        object.insert(u"inaccurateExact"_s, inaccurate.toString());
    }
    return object;
}

/// Re-rolls for a player without a skill for this very roll.
void printOtherRerolls(const RollNeed &need, CliContext &context)
{
    if (!need.rerolls.empty())
        return;
    if (need.pro && need.step().mayBeRerolled())
        context.out << shownPercent(need.chanceWithPro()) << "  "
                    << need.pro->name.in(context.language) << '\n';
    if (need.step().mayBeTeamRerolled())
        context.out << shownPercent(need.chanceWithTeamReroll()) << "  "
                    << OddsRoll::tr("with a team re-roll") << '\n';
}

void printRoll(const RollNeed &need, CliContext &context)
{
    context.out << need.roll->name.in(context.language) << ": ";
    if (need.certain)
        context.out << OddsRoll::tr("no roll needed") << '\n';
    else if (need.impossible)
        context.out << OddsRoll::tr("impossible") << '\n';
    else
        context.out << (need.roll->dice == 1 ? "" : "2D6 ") << need.target << "+\n";
    printModifiers(need.modifiers, context);
    printModifiers(need.changes, context);
    context.out << shownPercent(need.chance) << '\n';
    for (const Skill *skill : need.rerolls)
        context.out << shownPercent(need.chanceWithSkill) << "  "
                    << skill->name.in(context.language) << '\n';
    if (need.helper)
        context.out << shownPercent(need.chanceWithHelper) << "  "
                    << need.helper->name.in(context.language) << '\n';
    printOtherRerolls(need, context);
    if (need.roll->fumble != Roll::Fumble::None)
        context.out << OddsRoll::tr("Fumble:") << ' ' << shownPercent(need.fumble) << '\n';
    if (need.kept != Rational(0))
        context.out << OddsRoll::tr("Ball kept:") << ' ' << shownPercent(need.kept) << '\n';
    context.out << Qt::flush;
}

/// Of a parser that has read what was said.
int answerRoll(const QString &roll, CliParser &parser, CliContext &context)
{
    OddsPlayer player(parser, context);
    if (!player.isSound())
        return endOddsCommand(player, parser, context);
    const RollSituation situation = player.situation();
    if (const Roll *known = player.ruleset().rolls().find(roll))
        player.checkRolls({known});
    if (!player.isSound())
        return endOddsCommand(player, parser, context);
    const auto need = player.needs().need(roll, situation);
    if (!need)
        return context.refuse(need.error());
    if (context.json)
        context.printJson(QJsonDocument(answerObject(*need, context.language)));
    else
        printRoll(*need, context);
    return exitstatus::done;
}

int runRoll(const QString &command, const QString &roll, const QStringList &arguments,
            CliContext &context)
{
    CliParser parser(u"odds "_s + command,
                     OddsRoll::tr("What the player needs, how likely it is, and why."));
    describeRollOptions(parser);
    return parser.parse(arguments, context) ? answerRoll(roll, parser, context) : parser.status();
}

/// The id stands behind options, one of which may name a skill of the same name, or is missing.
int runWithoutId(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"odds roll ID"_s,
                     OddsRoll::tr("What the player needs, how likely it is, and why."));
    parser.addArgument(u"ID"_s, OddsRoll::tr("The id of a roll of the edition."));
    describeRollOptions(parser);
    return parser.parse(arguments, context)
        ? answerRoll(rollIdOf(parser.positional().constFirst()), parser, context)
        : parser.status();
}

} // namespace

void describeRollOptions(CliParser &parser)
{
    OddsPlayer::describe(parser);
    for (const auto &[name, text] : {std::pair(u"ma"_s, OddsRoll::tr("The player's movement.")),
                                     {u"st"_s, OddsRoll::tr("The player's strength.")},
                                     {u"ag"_s, OddsRoll::tr("The player's agility.")},
                                     {u"av"_s, OddsRoll::tr("The player's armour.")}})
        parser.addOption({name}, text, u"N"_s);
    parser.addOption({u"zones"_s}, OddsRoll::tr("Enemy tackle zones that count for the roll."),
                     u"N"_s);
    parser.addOption({u"zones-left"_s},
                     OddsRoll::tr("Enemy tackle zones on the square the player leaves."), u"N"_s);
    parser.addOption({u"range"_s}, OddsRoll::tr("quick, short, long or bomb."), u"R"_s, u"short"_s);
    parser.addOption({u"squares"_s},
                     OddsRoll::tr("The squares along and across instead of the range: 4,2."),
                     u"X,Y"_s);
    parser.addOption(
        {u"opponents"_s},
        OddsRoll::tr(
            "Skills that opponents use against the player, such as tackle,disturbing-presence:2."),
        u"LIST"_s);
    parser.addOption({u"opponent-st"_s}, OddsRoll::tr("The strength to compare with."), u"N"_s);
    parser.addOption({u"opponent-ma"_s}, OddsRoll::tr("The movement to compare with."), u"N"_s);
    parser.addOption({u"accurate"_s}, OddsRoll::tr("The ball comes from an accurate pass."));
    parser.addOption({u"helper"_s},
                     OddsRoll::tr("A team-mate stands next to the player and helps."));
    parser.addOption({u"helpers"_s}, OddsRoll::tr("How many team-mates help."), u"N"_s);
    parser.addOption(
        {u"turn"_s},
        OddsRoll::tr("Whose turn it is, own or opponent: a team re-roll is for the own "
                     "one, and not for catching a kick-off."),
        u"T"_s);
}

QString rollIdOf(const QString &word)
{
    static const QHash<QString, QString> ids{
        {u"pickup"_s, u"pick-up"_s},      {u"intercept"_s, u"interception"_s},
        {u"handoff"_s, u"hand-off"_s},    {u"gfi"_s, u"going-for-it"_s},
        {u"standup"_s, u"standing-up"_s}, {u"ttm"_s, u"throw-team-mate"_s},
        {u"gaze"_s, u"hypnotic-gaze"_s},  {u"ko"_s, u"ko-recovery"_s}};
    return ids.value(word, word);
}

int runOddsRoll(const QString &command, const QStringList &arguments, CliContext &context)
{
    return runRoll(command, rollIdOf(command), arguments, context);
}

int runOddsActivation(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"odds activation"_s,
                     OddsRoll::tr("What a player with such traits rolls on declaring an action."));
    describeRollOptions(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    OddsPlayer player(parser, context);
    if (!player.isSound())
        return endOddsCommand(player, parser, context);
    const RollSituation situation = player.situation();
    const auto rolls = player.needs().activationRolls(situation.now.skills);
    if (!rolls.empty())
        player.checkRolls(rolls);
    if (!player.isSound())
        return endOddsCommand(player, parser, context);
    QJsonArray answers;
    for (const Roll *roll : rolls) {
        const auto need = player.needs().need(roll->id.text(), situation);
        if (!need)
            return context.refuse(need.error());
        answers.append(answerObject(*need, context.language));
        if (!context.json)
            printRoll(*need, context);
    }
    if (context.json)
        context.printJson(QJsonDocument(answers));
    else if (answers.isEmpty())
        context.out << OddsRoll::tr("Nothing is rolled.") << Qt::endl;
    return exitstatus::done;
}

int runOddsAnyRoll(const QStringList &arguments, CliContext &context)
{
    const auto place = std::find_if(arguments.begin(), arguments.end(),
                                    [](const QString &word) { return !word.startsWith(u'-'); });
    if (arguments.isEmpty() || place != arguments.begin())
        return runWithoutId(arguments, context);
    return runRoll(u"roll "_s + *place, rollIdOf(*place), arguments.mid(1), context);
}

} // namespace dugout
