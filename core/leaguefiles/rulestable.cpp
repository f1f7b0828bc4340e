// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguefiles/rulestable.h"

#include "core/shop/ownprices.h"
#include "core/team/teamrules.h"
#include "core/text/goldtext.h"
#include "core/text/languagescope.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct RulesTableWords
{
    Q_DECLARE_TR_FUNCTIONS(RulesTable)
};

QString valueText(const Option &option, const OptionValue &value)
{
    if (const bool *on = std::get_if<bool>(&value))
        return *on ? RulesTableWords::tr("yes") : RulesTableWords::tr("no");
    if (const int *number = std::get_if<int>(&value))
        return currentLocale().toString(*number);
    const QString &id = std::get<QString>(value);
    for (const OptionChoice &each : option.choices) {
        if (each.id == id)
            return localized(each.name);
    }
    return id;
}

void addRow(ShownTable &table, const QString &rule, const QString &book, const QString &league)
{
    if (book != league)
        table.rows.push_back({QString::number(table.rows.size() + 1), {rule, book, league}});
}

void addOptions(ShownTable &table, const LeagueRules &rules, const Ruleset &ruleset)
{
    for (const Option &each : ruleset.options()) {
        const OptionValue chosen = optionValue(rules.options, ruleset, each.id.text());
        if (chosen != each.defaultValue)
            addRow(table, localized(each.name), valueText(each, each.defaultValue),
                   valueText(each, chosen));
    }
}

/// What is sold otherwise than the book says.
void addPrices(ShownTable &table, const LeagueRules &rules, const Ruleset &ruleset)
{
    for (const SoldThing &each : soldThings(ruleset)) {
        if (const auto price = ownPrice(rules.options, each.id))
            addRow(table, RulesTableWords::tr("Price: %1").arg(localized(each.name)),
                   each.price ? goldText(*each.price) : u"–"_s, goldText(*price));
        if (const auto limit = ownLimit(rules.options, each.id); limit && each.limit)
            addRow(table, RulesTableWords::tr("At most: %1").arg(localized(each.name)),
                   currentLocale().toString(*each.limit), currentLocale().toString(*limit));
    }
}

QString rosterNames(const LeagueRules &rules, const Ruleset &ruleset)
{
    QStringList names;
    for (const RosterId &each : rules.rosters) {
        const Roster *found = ruleset.rosters().find(each);
        names.append(found ? localized(found->name) : each.text());
    }
    names.sort(Qt::CaseInsensitive);
    return names.join(u", "_s);
}

void addTeamRules(ShownTable &table, const LeagueRules &rules, const Ruleset &ruleset)
{
    const QString book = goldText(teamRules(ruleset, {}).budget);
    addRow(table, RulesTableWords::tr("Gold for a new team"), book,
           rules.budget > 0 ? goldText(rules.budget) : book);
    addRow(table, RulesTableWords::tr("Extra gold per season"), goldText(0),
           goldText(rules.budgetRise));
    if (!rules.buyBack.isEmpty())
        addRow(table, RulesTableWords::tr("Price to buy a player back"),
               RulesTableWords::tr("the player's value"), rules.buyBack);
    if (!rules.rosters.empty())
        addRow(table, RulesTableWords::tr("Races that may join"), RulesTableWords::tr("all"),
               rosterNames(rules, ruleset));
}

QString captionOf(const LeagueShown &shown, const RulesPeriod &period)
{
    const Season *season = shown.league.season(period.season);
    const QString when = season ? RulesTableWords::tr("%1, from round %2")
                                      .arg(season->name, QString::number(period.fromRound))
                                : RulesTableWords::tr("From the founding on");
    return period.reason.isEmpty() ? when : u"%1: %2"_s.arg(when, period.reason);
}

} // namespace

std::vector<ShownTable> rulesTables(const LeagueShown &shown)
{
    std::vector<ShownTable> tables;
    for (auto period = shown.league.rules.rbegin();
         shown.ruleset && period != shown.league.rules.rend(); ++period) {
        ShownTable table;
        table.caption = captionOf(shown, *period);
        table.columns = {growing(wordsColumn(u"rule"_s, RulesTableWords::tr("Rule"))),
                         wordsColumn(u"book"_s, RulesTableWords::tr("In the book")),
                         wordsColumn(u"league"_s, RulesTableWords::tr("In this league"))};
        addTeamRules(table, period->rules, *shown.ruleset);
        addOptions(table, period->rules, *shown.ruleset);
        addPrices(table, period->rules, *shown.ruleset);
        if (table.rows.empty())
            table.rows.push_back(
                {u"1"_s, {RulesTableWords::tr("Everything is played by the book."), {}, {}}});
        tables.push_back(std::move(table));
    }
    return tables;
}

} // namespace dugout
