// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/odds/oddschain.h"

#include "app/cli/cliparser.h"
#include "app/cli/odds/oddsoutput.h"
#include "app/cli/odds/oddsplayer.h"
#include "app/cli/odds/oddsroll.h"
#include "core/odds/chainodds.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct OddsChain
{
    Q_DECLARE_TR_FUNCTIONS(OddsChain)
};

/// What was asked for.
struct Question
{
    std::vector<ChainStep> steps;
    ChainRules rules;
    int failed = 0; ///< the step that failed, counted from 1; 0 when none did
};

std::optional<int> wholeNumber(const CliParser &parser, const QString &option, int lowest,
                               int highest)
{
    bool read = false;
    const int number = parser.value(option).toInt(&read);
    return read && number >= lowest && number <= highest ? std::optional(number) : std::nullopt;
}

/// A step that names a roll of the player, such as `dodge` or `dodge@2` with two enemy tackle
/// zones.
class NamedSteps
{
public:
    NamedSteps(const CliParser &parser, const CliContext &context)
        : m_player(parser, context)
    {
        if (m_player.isSound())
            m_situation = m_player.situation();
    }

    [[nodiscard]] Result<ChainStep> step(const QString &word)
    {
        if (!m_player.isSound())
            return m_player.problem();
        static const QRegularExpression form(u"^([a-z-]+)(?:@([0-8]))?$"_s);
        const auto match = form.match(word.toLower());
        const QString roll = rollIdOf(match.captured(1));
        if (!match.hasMatch() || !m_player.ruleset().rolls().contains(roll))
            return Error{ErrorCode::Usage, ChainStep::parse(word).error().message, {}};
        RollSituation situation = m_situation;
        if (match.hasCaptured(2))
            situation.zones = situation.zonesLeft = match.captured(2).toInt();
        const auto need = m_player.needs().need(roll, situation);
        if (!need)
            return need.error();
        m_rolls.push_back(need->roll);
        return need->step();
    }

    /// What was said of rolls that are not in the chain, or not said of those that are.
    [[nodiscard]] Result<void> check()
    {
        if (m_player.isSound())
            m_player.checkRolls(m_rolls);
        return m_player.isSound() ? Result<void>() : m_player.problem();
    }

private:
    OddsPlayer m_player;
    RollSituation m_situation;
    std::vector<const Roll *> m_rolls;
};

Result<std::vector<ChainStep>> readSteps(const CliParser &parser, const CliContext &context)
{
    std::vector<ChainStep> steps;
    NamedSteps named(parser, context);
    for (const QString &word : parser.positional()) {
        auto step = ChainStep::parse(word);
        if (!step)
            step = named.step(word);
        if (!step)
            return step.error();
        steps.push_back(*step);
    }
    if (const auto checked = named.check(); !checked)
        return checked.error();
    return steps;
}

/// Empty when understood; else the sentence that says why not.
QString readRules(const CliParser &parser, Question &question)
{
    const auto rerolls = wholeNumber(parser, u"rerolls"_s, 0, ChainOdds::mostRerolls);
    if (!rerolls)
        return OddsChain::tr("--rerolls needs a number from 0 to %1.").arg(ChainOdds::mostRerolls);
    question.rules.rerolls = *rerolls;
    question.rules.loner = parser.isSet(u"loner"_s);
    if (parser.isSet(u"failed"_s)) {
        const auto failed
            = wholeNumber(parser, u"failed"_s, 1, static_cast<int>(question.steps.size()));
        if (!failed)
            return OddsChain::tr("--failed needs the number of a step of this chain.");
        question.failed = *failed;
    }
    return {};
}

QJsonObject answerObject(const std::vector<Rational> &chances,
                         const std::optional<RerollAdvice> &advice)
{
    QJsonArray chance;
    QJsonArray exact;
    for (const Rational &one : chances) {
        chance.append(shownChance(one));
        exact.append(one.toString());
    }
    QJsonObject object{{u"chance"_s, chance}, {u"exact"_s, exact}};
    if (advice)
        object.insert(u"advice"_s,
                      QJsonObject{{u"use"_s, shownChance(advice->use)},
                                  {u"useExact"_s, advice->use.toString()},
                                  {u"keep"_s, shownChance(advice->keep)},
                                  {u"keepExact"_s, advice->keep.toString()},
                                  {u"worthIt"_s, advice->worthIt()}});
    return object;
}

void printChain(const std::vector<Rational> &chances, const std::optional<RerollAdvice> &advice,
                QTextStream &out)
{
    for (size_t rerolls = 0; rerolls < chances.size(); ++rerolls)
        out << OddsChain::tr("%n team re-roll(s):", nullptr, static_cast<int>(rerolls)) << "  "
            << shownPercent(chances[rerolls]) << '\n';
    if (advice)
        out << OddsChain::tr("Re-roll used now:") << "  " << shownPercent(advice->use) << '\n'
            << OddsChain::tr("Re-roll kept:") << "  " << shownPercent(advice->keep) << '\n';
    out << Qt::flush;
}

void describe(CliParser &parser)
{
    parser.addArgument(
        u"STEP"_s,
        OddsChain::tr("3+ a D6 target, 3+r with a skill that re-rolls it each time; 3+d Dodge and "
                      "3+f Sure Feet re-roll one such step a turn; 2d4 two block dice, the "
                      "attacker picks and 4 faces will do, 2d4- the defender picks; armour:8 and "
                      "injury:8 rolls of 2D6 that must beat 8 or reach 8. The letters p and l mark "
                      "Pro and Loner, o a roll in the opponent's turn, where no team re-roll is "
                      "used, n a roll that is never made again. Or a roll by its name, "
                      "such as dodge, dodge@2 with two enemy "
                      "tackle zones, gfi, pickup, pass or catch: the options below say what it "
                      "needs."),
        u"STEP…"_s);
    parser.addOption({u"rerolls"_s},
                     OddsChain::tr("How many team re-rolls may be spent on this chain."), u"N"_s,
                     u"0"_s);
    parser.addOption({u"loner"_s}, OddsChain::tr("A team re-roll works only on 4+."));
    parser.addOption({u"failed"_s},
                     OddsChain::tr("This step has just failed: is the re-roll worth it?"),
                     u"STEP"_s);
    describeRollOptions(parser);
}

} // namespace

int runOddsChain(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"odds chain"_s,
                     OddsChain::tr("The exact chance that several rolls all succeed."));
    describe(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto steps = readSteps(parser, context);
    if (!steps)
        return steps.error().code == ErrorCode::Usage
            ? parser.wrongUsage(steps.error().message, context)
            : context.refuse(steps.error());
    Question question{*steps, {}, 0};
    if (const QString problem = readRules(parser, question); !problem.isEmpty())
        return parser.wrongUsage(problem, context);
    const auto chances = ChainOdds::chances(question.steps, question.rules);
    if (!chances)
        return context.refuse(chances.error());
    std::optional<RerollAdvice> advice;
    if (question.failed > 0) {
        const auto found = ChainOdds::advice(
            question.steps, static_cast<size_t>(question.failed - 1), question.rules);
        if (!found)
            return context.refuse(found.error());
        advice = *found;
    }
    if (context.json)
        context.printJson(QJsonDocument(answerObject(*chances, advice)));
    else
        printChain(*chances, advice, context.out);
    return exitstatus::done;
}

} // namespace dugout
