// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/rules/tablecommand.h"

#include "app/cli/cliparser.h"
#include "app/cli/subcommands.h"
#include "core/dice/randomsource.h"
#include "core/rules/rulesetlibrary.h"
#include "core/rules/tableroll.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct TableCommand
{
    Q_DECLARE_TR_FUNCTIONS(TableCommand)
};

Result<TableRoll> roll(const Table &table)
{
    if (!table.dice)
        return Error{ErrorCode::NothingToRoll,
                     TableCommand::tr("Nothing is rolled on the table \"%1\"; say --result N.")
                         .arg(table.id.text()),
                     {}};
    SeededRandomSource source(SeededRandomSource::systemSeed());
    return TableDice::roll(table, source);
}

Error lookUpInBook(const Table &table)
{
    return {ErrorCode::EnteredFromBook,
            TableCommand::tr("This table stands on page %1 of the book; its result is entered by "
                             "the coach.")
                .arg(table.page),
            {}};
}

QJsonObject rowObject(const TableRow &row, Language language)
{
    QJsonObject object{{u"id"_s, row.id.text()},
                       {u"name"_s, row.name.in(language)},
                       {u"summary"_s, row.summary.in(language)}};
    if (row.from && row.to) {
        object.insert(u"from"_s, *row.from);
        object.insert(u"to"_s, *row.to);
    }
    QJsonObject values;
    for (const auto &[key, number] : row.values)
        values.insert(key, number);
    if (!values.isEmpty())
        object.insert(u"values"_s, values);
    if (row.next)
        object.insert(u"table"_s, row.next->text());
    return object;
}

void printAnswer(const Table &table, const TableRow &row, const TableRoll &answer,
                 CliContext &context)
{
    if (context.json) {
        QJsonObject object = rowObject(row, context.language);
        object.insert(u"result"_s, answer.result);
        QJsonArray dice;
        for (const int die : answer.dice)
            dice.append(die);
        object.insert(u"dice"_s, dice);
        context.printJson(QJsonDocument(object));
        return;
    }
    context.out << table.name.in(context.language) << ": " << answer.result << " – "
                << row.name.in(context.language) << '\n'
                << row.summary.in(context.language) << Qt::endl;
}

/// A list without dice or ranges is shown whole: there is nothing to look up in it.
void printList(const Table &table, CliContext &context)
{
    if (context.json) {
        QJsonArray rows;
        for (const TableRow &row : table.rows)
            rows.append(rowObject(row, context.language));
        context.printJson(QJsonDocument(rows));
        return;
    }
    context.out << table.name.in(context.language) << '\n';
    for (const TableRow &row : table.rows)
        context.out << "  " << row.name.in(context.language) << ": "
                    << row.summary.in(context.language) << '\n';
    context.out << Qt::flush;
}

int showTable(const Table &table, bool modified, const CliParser &parser, CliContext &context)
{
    if (table.enteredFromBook && table.rows.empty())
        return context.refuse(lookUpInBook(table));
    const bool given = parser.isSet(u"result"_s);
    if (!given && !table.dice && table.key.isEmpty()) {
        printList(table, context);
        return exitstatus::done;
    }
    const auto answer = given
        ? TableDice::lookUp(table, parser.value(u"result"_s).toInt(), modified)
        : roll(table);
    if (!answer)
        return context.refuse(answer.error());
    const TableRow *row = answer->row ? table.row(answer->row->text()) : nullptr;
    if (!row)
        return context.refuse(lookUpInBook(table));
    printAnswer(table, *row, *answer, context);
    return exitstatus::done;
}

} // namespace

int runTable(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"table"_s, TableCommand::tr("Looks a result up in a table, or rolls one."));
    parser.addArgument(u"RULESET"_s, TableCommand::tr("The edition, as in `dugout rules list`."));
    parser.addArgument(u"TABLE"_s, TableCommand::tr("The id of the table."));
    parser.addOption({u"result"_s}, TableCommand::tr("The result to look up instead of rolling."),
                     u"N"_s);
    if (!parser.parse(arguments, context))
        return parser.status();
    bool isNumber = true;
    if (parser.isSet(u"result"_s))
        (void)parser.value(u"result"_s).toInt(&isNumber);
    if (!isNumber)
        return parser.wrongUsage(TableCommand::tr("--result needs a whole number."), context);

    RulesetLibrary library(ownRulesetsFolder(context.dataFolder));
    const auto ruleset = library.load(parser.positional().at(0));
    if (!ruleset)
        return context.refuse(ruleset.error());
    const Table *table = (*ruleset)->tables().find(parser.positional().at(1));
    if (!table)
        return context.refuse({ErrorCode::NoSuchTable,
                               TableCommand::tr("The ruleset \"%1\" has no table \"%2\".")
                                   .arg(parser.positional().at(0), parser.positional().at(1)),
                               {}});
    // What has a table of modifiers may come to more, or less, than the dice can show.
    const bool modified = (*ruleset)->tables().contains(table->id.text() + u"-modifiers"_s);
    return showTable(*table, modified, parser, context);
}

} // namespace dugout
