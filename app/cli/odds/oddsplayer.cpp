// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/odds/oddsplayer.h"

#include "app/cli/subcommands.h"
#include "core/exchange/foreign/namematcher.h"
#include "core/odds/needwords.h"
#include "core/pitch/passruler.h"
#include "core/rules/footballrules.h"
#include "core/rules/optionchoices.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QStringList listOf(const QString &text)
{
    QStringList words = text.split(u',', Qt::SkipEmptyParts);
    for (QString &word : words)
        word = word.trimmed();
    return words;
}

/// "Pouring Rain" as ids have it.
QString idOf(const QString &words)
{
    return words.trimmed().toLower().replace(u' ', u'-');
}

struct Flag
{
    QString option;
    QString condition;
};

/// Flags that are conditions of effects.
const std::vector<Flag> &conditionFlags()
{
    static const std::vector<Flag> flags{{u"blitz"_s, u"blitz"_s},
                                         {u"helper"_s, u"helper"_s},
                                         {u"stab"_s, u"stab"_s},
                                         {u"multiple-block"_s, u"multiple-block"_s},
                                         {u"accurate"_s, u"accurate-pass"_s}};
    return flags;
}

/// "tackle:2" without its number.
QString nameOf(const QString &word)
{
    return word.section(u':', 0, 0);
}

/// The number behind the colon, 1 without one; none when it is no number up to `most`.
std::optional<int> countOf(const QString &word, int most)
{
    bool read = true;
    const int count = word.contains(u':') ? word.section(u':', 1).toInt(&read) : 1;
    return read && count >= 0 && count <= most ? std::optional(count) : std::nullopt;
}

constexpr int mostOpponents = 11;

QStringList choicesOf(const Option &option)
{
    QStringList choices;
    for (const OptionChoice &choice : option.choices)
        choices.append(choice.id);
    return choices;
}

/// What somebody wrote for an option: a switch, one of its choices, a number; none where it is
/// neither. Any option may be said to be on or off.
std::optional<OptionValue> valueOf(const Option &option, const QString &word)
{
    if (word == u"on" || (word == u"off" && !choicesOf(option).contains(word)))
        return word == u"on";
    if (choicesOf(option).contains(word))
        return word;
    bool isNumber = false;
    const int number = word.toInt(&isNumber);
    const bool wanted = std::holds_alternative<int>(option.defaultValue);
    return wanted && isNumber && number >= 0 ? std::optional<OptionValue>(number) : std::nullopt;
}

} // namespace

OddsPlayer::OddsPlayer(const CliParser &parser, const CliContext &context)
    : m_parser(parser)
{
    RulesetLibrary library(ownRulesetsFolder(context.dataFolder));
    const auto ruleset = loadFootball(library, parser.value(u"ruleset"_s));
    if (!ruleset) {
        fail(ruleset.error());
        return;
    }
    m_ruleset = *ruleset;
    m_needs = std::make_unique<RollNeeds>(*m_ruleset);
}

void OddsPlayer::describe(CliParser &parser)
{
    parser.addOption({u"ruleset"_s}, tr("The edition, as in `dugout rules list`."), u"ID"_s,
                     u"crp"_s);
    parser.addOption({u"skills"_s}, tr("The player's skills by their ids, with commas."),
                     u"LIST"_s);
    parser.addOption({u"weather"_s}, tr("The row of the weather table."), u"ID"_s);
    parser.addOption({u"with"_s},
                     tr("What else is true, with commas: rows of modifier tables, conditions and "
                        "inducements, such as bloodweiser-babes:2."),
                     u"LIST"_s);
    parser.addOption({u"options"_s},
                     tr("Optional rules that are in use, with commas; RULE=off for one that is "
                        "not, RULE=CHOICE where there are several."),
                     u"LIST"_s);
    parser.addOption({u"blitz"_s}, tr("It happens in a Blitz Action."));
}

void OddsPlayer::describeOpponent(CliParser &parser)
{
    parser.addOption({u"opponent-skills"_s}, tr("The opponent's skills."), u"LIST"_s);
    parser.addOption({u"opponent-st"_s}, tr("The opponent's strength."), u"N"_s, u"3"_s);
    parser.addOption({u"opponent-av"_s}, tr("The opponent's armour."), u"N"_s, u"8"_s);
}

void OddsPlayer::fail(const Error &error)
{
    if (isSound())
        m_problem = error;
}

void OddsPlayer::misuse(const QString &sentence)
{
    fail({ErrorCode::Usage, sentence, {}});
}

int OddsPlayer::number(const QString &option, int fallback, int lowest, int highest)
{
    if (!m_parser.isSet(option))
        return fallback;
    bool read = false;
    const int found = m_parser.value(option).toInt(&read);
    if (read && found >= lowest && found <= highest)
        return found;
    misuse(tr("--%1 needs a number from %2 to %3.").arg(option).arg(lowest).arg(highest));
    return fallback;
}

QStringList OddsPlayer::skills(const QString &option)
{
    QStringList found;
    for (const QString &word : listOf(m_parser.value(option)))
        found.append(skill(word));
    return found;
}

QString OddsPlayer::skill(const QString &word)
{
    if (!isSound() || m_ruleset->skills().contains(word))
        return word;
    const auto gain = NameMatcher(*m_ruleset).gain(word);
    if (const SkillId *found = gain ? std::get_if<SkillId>(&*gain) : nullptr)
        return found->text();
    fail({ErrorCode::NoSuchSkill, tr("There is no skill \"%1\".").arg(word), {}});
    return word;
}

QHash<QString, int> OddsPlayer::skillCounts(const QString &option)
{
    QHash<QString, int> counts;
    for (const QString &word : listOf(m_parser.value(option))) {
        if (const auto count = countOf(word, mostOpponents))
            counts[skill(nameOf(word))] += *count;
        else
            misuse(tr("\"%1\" is not a skill with a number.").arg(word));
    }
    return counts;
}

QStringList OddsPlayer::conditions()
{
    QStringList found;
    for (const QString &word : listOf(m_parser.value(u"with"_s))) {
        if (!isSound() || m_ruleset->inducements().contains(nameOf(word)))
            continue;
        if (!m_needs->effects().isCondition(word))
            fail({ErrorCode::NoSuchCondition, tr("No roll depends on \"%1\".").arg(word), {}});
        found.append(word);
    }
    for (const Flag &flag : conditionFlags()) {
        if (m_parser.isSet(flag.option))
            found.append(flag.condition);
    }
    return found;
}

QHash<QString, int> OddsPlayer::bought()
{
    QHash<QString, int> found;
    for (const QString &word : listOf(m_parser.value(u"with"_s))) {
        const Inducement *thing = isSound() ? m_ruleset->inducements().find(nameOf(word)) : nullptr;
        if (!thing)
            continue;
        if (const auto count = countOf(word, thing->max))
            found[thing->id.text()] += *count;
        else
            misuse(tr("There are at most %1 of \"%2\".").arg(thing->max).arg(nameOf(word)));
    }
    return found;
}

QString OddsPlayer::weather()
{
    const QString found = idOf(m_parser.value(u"weather"_s));
    if (!found.isEmpty() && isSound() && !m_needs->effects().weatherRow(found)) {
        const Table *table = m_ruleset->tables().find(u"weather"_s);
        if (!table || !table->enteredFromBook)
            fail({ErrorCode::NoSuchWeather, tr("There is no weather \"%1\".").arg(found), {}});
    }
    return found;
}

QHash<QString, bool> OddsPlayer::options()
{
    QHash<QString, bool> found;
    for (const QString &word : listOf(m_parser.value(u"options"_s))) {
        const QString name = word.section(u'=', 0, 0);
        const QString value = word.contains(u'=') ? word.section(u'=', 1) : u"on"_s;
        const Option *option = isSound() ? m_ruleset->options().find(name) : nullptr;
        if (isSound() && !option)
            fail({ErrorCode::NoSuchOption, tr("There is no optional rule \"%1\".").arg(name), {}});
        if (!option)
            continue;
        const auto chosen = valueOf(*option, value);
        if (!chosen)
            misuse(option->choices.empty() ? tr("\"%1\" is neither on nor off.").arg(word)
                                           : tr("\"%1\" is none of the choices: %2.")
                                                 .arg(word, choicesOf(*option).join(u", "_s)));
        else
            found.insert(name, isOptionOn({{option->id, *chosen}}, *m_ruleset, name));
    }
    return found;
}

QString OddsPlayer::measuredRange(const QString &squares)
{
    static const QRegularExpression form(u"^([0-9]{1,2}),([0-9]{1,2})$"_s);
    const auto match = form.match(squares);
    const Table *ranges = isSound() ? m_ruleset->tables().find(u"pass-ranges"_s) : nullptr;
    if (!match.hasMatch())
        misuse(tr("--squares needs two numbers, such as 4,2."));
    if (!match.hasMatch() || !ranges)
        return {};
    const Square target{match.captured(1).toInt(), match.captured(2).toInt()};
    const RowId range = PassRuler(*ranges).range({0, 0}, target);
    if (range.text().isEmpty())
        fail({ErrorCode::TooFar, tr("No pass reaches as far."), {}});
    return range.text();
}

QString OddsPlayer::range()
{
    if (m_parser.isSet(u"squares"_s))
        return measuredRange(m_parser.value(u"squares"_s));
    const QString word = idOf(m_parser.value(u"range"_s));
    if (word == u"quick" || word == u"short" || word == u"long")
        return word + u"-pass"_s;
    return word == u"bomb" ? u"long-bomb"_s : word;
}

std::optional<RollTurn> OddsPlayer::turn()
{
    if (!m_parser.isSet(u"turn"_s))
        return {};
    const QString word = m_parser.value(u"turn"_s);
    if (word == u"own")
        return RollTurn::Own;
    if (word != u"opponent")
        misuse(tr("--turn is either own or opponent."));
    return RollTurn::Opponent;
}

RollSituation OddsPlayer::situation()
{
    RollSituation situation;
    situation.profile = {number(u"ma"_s, 6, 0, 15), number(u"st"_s, 3, 1, 15),
                         number(u"ag"_s, 3, 1, 15), number(u"av"_s, 8, 1, 15)};
    situation.other
        = {number(u"opponent-ma"_s, 6, 0, 15), number(u"opponent-st"_s, 3, 1, 15), 3, 8};
    situation.zones = number(u"zones"_s, 0, 0, 8);
    situation.zonesLeft = number(u"zones-left"_s, situation.zones, 0, 8);
    situation.now.helpers = number(u"helpers"_s, 0, 0, 10);
    situation.now.skills = skills(u"skills"_s);
    situation.now.opponents = skillCounts(u"opponents"_s);
    situation.now.conditions = conditions();
    situation.now.bought = bought();
    situation.now.weather = weather();
    situation.now.range = range();
    situation.now.options = options();
    situation.turn = turn();
    return situation;
}

int endOddsCommand(const OddsPlayer &player, CliParser &parser, CliContext &context)
{
    return player.isWrongUsage() ? parser.wrongUsage(player.problem().message, context)
                                 : context.refuse(player.problem());
}

QJsonArray modifierArray(const std::vector<AppliedModifier> &modifiers, Language language)
{
    QJsonArray array;
    for (const AppliedModifier &modifier : modifiers)
        array.append(QJsonObject{
            {u"id"_s, modifier.id},
            {u"name"_s, modifier.name.in(language)},
            {u"value"_s, modifier.value},
            {u"source"_s, u"%1:%2"_s.arg(modifier.source.document).arg(modifier.source.line)}});
    return array;
}

void printModifiers(const std::vector<AppliedModifier> &modifiers, CliContext &context)
{
    for (const AppliedModifier &modifier : modifiers) {
        const QString value = modifier.value == 0 ? u"*"_s
            : modifier.value > 0                  ? u"+%1"_s.arg(modifier.value)
                                                  : QString::number(modifier.value);
        const QString what = modifier.times > 1 ? modifierWords(modifier, context.language)
                                                : modifier.name.in(context.language);
        context.out << value.rightJustified(4) << "  " << what << '\n';
    }
}

} // namespace dugout
