// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/odds/oddsattack.h"

#include "app/cli/cliparser.h"
#include "app/cli/odds/oddsoutput.h"
#include "app/cli/subcommands.h"
#include "core/rules/rulesetlibrary.h"
#include "core/skirmish/combat/attackodds.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct OddsAttack
{
    Q_DECLARE_TR_FUNCTIONS(OddsAttack)
};

/// "--attack 2 hammer" has a number and a symbol: both become one value for the parser.
QStringList joined(const QStringList &arguments)
{
    QStringList words;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        words.append(arguments.at(i));
        if (arguments.at(i) != u"--attack" && arguments.at(i) != u"--defence")
            continue;
        QStringList value = arguments.mid(i + 1, 2);
        if (value.size() == 2 && value.at(1).startsWith(u'-'))
            value.removeLast();
        if (value.isEmpty())
            continue;
        words.append(value.join(u' '));
        i += value.size();
    }
    return words;
}

void describe(CliParser &parser)
{
    parser.addOption({u"attack"_s}, OddsAttack::tr("Attack dice and their symbol: 2 hammer."),
                     u"N SYMBOL"_s);
    parser.addOption({u"defence"_s}, OddsAttack::tr("Defence dice and their symbol: 1 shield."),
                     u"N SYMBOL"_s);
    parser.addOption({u"support"_s}, OddsAttack::tr("The attacker's supports minus the target's."),
                     u"N"_s, u"0"_s);
    parser.addOption({u"guard"_s}, OddsAttack::tr("The target is on Guard."));
    parser.addOption({u"cleave"_s}, OddsAttack::tr("The target's shields do not count."));
    parser.addOption({u"trapped"_s}, OddsAttack::tr("The target cannot be driven back."));
    parser.addOption({u"extra-attack"_s}, OddsAttack::tr("Additional attack dice."), u"N"_s,
                     u"0"_s);
    parser.addOption({u"extra-defence"_s}, OddsAttack::tr("Additional defence dice."), u"N"_s,
                     u"0"_s);
    parser.addOption({u"reroll-attack"_s},
                     OddsAttack::tr("Attack dice that may be rolled again, or all."), u"N"_s,
                     u"0"_s);
    parser.addOption({u"reroll-defence"_s},
                     OddsAttack::tr("Defence dice that may be rolled again, or all."), u"N"_s,
                     u"0"_s);
    parser.addOption({u"ruleset"_s}, OddsAttack::tr("The edition whose dice are rolled."), u"ID"_s,
                     u"shadespire"_s);
}

/// Reads numbers until one is not understood.
class Numbers
{
public:
    explicit Numbers(const CliParser &parser)
        : m_parser(parser)
    { }

    [[nodiscard]] const QString &problem() const { return m_problem; }

    [[nodiscard]] int whole(const QString &option, const QString &text, int lowest = 0)
    {
        bool read = false;
        const int number = text.toInt(&read);
        if ((!read || number < lowest || number > mostPoolDice) && m_problem.isEmpty())
            m_problem = OddsAttack::tr("--%1 needs a number from %2 to %3.")
                            .arg(option)
                            .arg(lowest)
                            .arg(mostPoolDice);
        return number;
    }

    [[nodiscard]] int whole(const QString &option, int lowest = 0)
    {
        return whole(option, m_parser.value(option), lowest);
    }

    void pool(const QString &option, int &dice, QString &symbol)
    {
        const QString value = m_parser.value(option);
        dice = whole(option, value.section(u' ', 0, 0));
        symbol = value.section(u' ', 1, 1);
        if (symbol.isEmpty() && m_problem.isEmpty())
            m_problem = OddsAttack::tr("--%1 needs a number and a symbol.").arg(option);
    }

    void again(const QString &option, int &dice, bool &whole_)
    {
        whole_ = m_parser.value(option) == u"all";
        dice = whole_ ? 0 : whole(option);
    }

private:
    const CliParser &m_parser;
    QString m_problem;
};

QString readSituation(const CliParser &parser, AttackSituation &situation)
{
    Numbers numbers(parser);
    numbers.pool(u"attack"_s, situation.attackDice, situation.attackSymbol);
    numbers.pool(u"defence"_s, situation.defenceDice, situation.defenceSymbol);
    situation.attackDice += numbers.whole(u"extra-attack"_s, -mostPoolDice);
    situation.defenceDice += numbers.whole(u"extra-defence"_s, -mostPoolDice);
    situation.support = numbers.whole(u"support"_s, -mostPoolDice);
    numbers.again(u"reroll-attack"_s, situation.attackRerolls, situation.attackRerollWhole);
    numbers.again(u"reroll-defence"_s, situation.defenceRerolls, situation.defenceRerollWhole);
    situation.guard = parser.isSet(u"guard"_s);
    situation.cleave = parser.isSet(u"cleave"_s);
    return numbers.problem();
}

Result<AttackOdds> loadDice(const QString &id, const CliContext &context)
{
    RulesetLibrary library(ownRulesetsFolder(context.dataFolder));
    const auto ruleset = library.load(id);
    if (!ruleset)
        return ruleset.error();
    ProblemList problems;
    std::optional<SkirmishDie> attack;
    std::optional<SkirmishDie> defence;
    for (const Entry &entry : (*ruleset)->files().entries(u"dice"_s, problems)) {
        const SkirmishDie die = readSkirmishDie(entry, problems);
        (die.id.text() == u"attack" ? attack : defence) = die;
    }
    if (!attack || !defence)
        return Error{ErrorCode::NoDice,
                     OddsAttack::tr("The ruleset \"%1\" has no attack and defence dice.").arg(id),
                     {}};
    return AttackOdds(*attack, *defence);
}

QJsonObject oddsObject(const PoolOdds &odds)
{
    return {{u"success"_s, shownChance(odds.success)},
            {u"driveBack"_s, shownChance(odds.driveBack)},
            {u"failure"_s, shownChance(odds.failure)},
            {u"criticalHit"_s, shownChance(odds.criticalHit)},
            {u"exact"_s,
             QJsonObject{{u"success"_s, odds.success.toString()},
                         {u"driveBack"_s, odds.driveBack.toString()},
                         {u"failure"_s, odds.failure.toString()},
                         {u"criticalHit"_s, odds.criticalHit.toString()}}}};
}

void printAttack(const PoolOdds &odds, QTextStream &out)
{
    for (const auto &[name, chance] : {std::pair(OddsAttack::tr("Success"), odds.success),
                                       {OddsAttack::tr("Drive-back"), odds.driveBack},
                                       {OddsAttack::tr("Failure"), odds.failure},
                                       {OddsAttack::tr("Critical hit"), odds.criticalHit}})
        out << name.leftJustified(16) << shownPercent(chance) << '\n';
}

} // namespace

int runOddsAttack(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"odds attack"_s, OddsAttack::tr("What comes of a skirmish attack, exactly."));
    describe(parser);
    if (!parser.parse(joined(arguments), context))
        return parser.status();
    AttackSituation situation;
    if (const QString problem = readSituation(parser, situation); !problem.isEmpty())
        return parser.wrongUsage(problem, context);
    const auto dice = loadDice(parser.value(u"ruleset"_s), context);
    if (!dice)
        return context.refuse(dice.error());
    const auto answer = dice->answer(situation);
    if (!answer)
        return context.refuse(answer.error());
    const PoolOdds &odds = parser.isSet(u"trapped"_s) ? answer->trapped : answer->free;
    if (context.json) {
        QJsonObject object = oddsObject(odds);
        object.insert(u"trapped"_s, oddsObject(answer->trapped));
        context.printJson(QJsonDocument(object));
    } else {
        printAttack(odds, context.out);
        if (!parser.isSet(u"trapped"_s))
            context.out << OddsAttack::tr("Trapped").leftJustified(16)
                        << shownPercent(answer->trapped.success) << '\n';
    }
    context.out << Qt::flush;
    return exitstatus::done;
}

} // namespace dugout
