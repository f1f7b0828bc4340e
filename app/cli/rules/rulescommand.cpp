// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/rules/rulescommand.h"

#include "app/cli/cliparser.h"
#include "app/cli/printeach.h"
#include "app/cli/rules/rulesfilescommand.h"
#include "app/cli/rules/rulesprintcommand.h"
#include "app/cli/subcommands.h"
#include "core/exchange/rulesetexport.h"
#include "core/rules/rulesetlibrary.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct RulesCommand
{
    Q_DECLARE_TR_FUNCTIONS(RulesCommand)
};

QJsonObject listEntry(const Manifest &manifest, Language language)
{
    return {{u"id"_s, manifest.id.text()},
            {u"name"_s, manifest.name.in(language)},
            {u"summary"_s, manifest.summary.in(language)},
            {u"extends"_s, manifest.parent ? QJsonValue(manifest.parent->text()) : QJsonValue()}};
}

int list(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"rules list"_s, RulesCommand::tr("Lists every ruleset there is."));
    if (!parser.parse(arguments, context))
        return parser.status();
    RulesetLibrary library(ownRulesetsFolder(context.dataFolder));
    QJsonArray rows;
    for (const QString &id : library.ids()) {
        const auto ruleset = library.load(id);
        if (!ruleset)
            return context.refuse(ruleset.error());
        const Manifest &manifest = (*ruleset)->manifest();
        if (context.json)
            rows.append(listEntry(manifest, context.language));
        else
            context.out << id.leftJustified(12) << manifest.name.in(context.language) << '\n';
    }
    if (context.json)
        context.printJson(QJsonDocument(rows));
    for (const auto &[id, problems] : library.faulty())
        context.err << id << ": " << problems.front().toString() << '\n';
    context.out << Qt::flush;
    context.err << Qt::flush;
    return exitstatus::done;
}

int tables(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"rules tables"_s, RulesCommand::tr("Lists the tables of an edition."));
    parser.addArgument(u"RULESET"_s, RulesCommand::tr("The edition, as in `dugout rules list`."));
    if (!parser.parse(arguments, context))
        return parser.status();
    RulesetLibrary library(ownRulesetsFolder(context.dataFolder));
    const auto ruleset = library.load(parser.positional().constFirst());
    if (!ruleset)
        return context.refuse(ruleset.error());
    const auto nameOf = [&context](const Table &table) { return table.name.in(context.language); };
    return printEach(
        (*ruleset)->tables(),
        [&nameOf](const Table &table) {
            return QJsonObject{{u"id"_s, table.id.text()}, {u"name"_s, nameOf(table)}};
        },
        [&nameOf](const Table &table) { return table.id.text().leftJustified(32) + nameOf(table); },
        context);
}

int exportOne(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"rules export"_s,
                     RulesCommand::tr("Prints a whole edition as one JSON object."));
    parser.addArgument(u"RULESET"_s, RulesCommand::tr("The edition, as in `dugout rules list`."));
    if (!parser.parse(arguments, context))
        return parser.status();
    RulesetLibrary library(ownRulesetsFolder(context.dataFolder));
    const auto ruleset = library.load(parser.positional().constFirst());
    if (!ruleset)
        return context.refuse(ruleset.error());
    context.out << QJsonDocument(exportRuleset(**ruleset, context.chosenLanguage)).toJson()
                << Qt::flush;
    return exitstatus::done;
}

} // namespace

int runRules(const QStringList &arguments, CliContext &context)
{
    static const std::vector<Subcommand> subcommands{
        {u"list"_s, QT_TRANSLATE_NOOP("RulesCommand", "lists every ruleset there is"), list},
        {u"tables"_s, QT_TRANSLATE_NOOP("RulesCommand", "lists the tables of an edition"), tables},
        {u"export"_s, QT_TRANSLATE_NOOP("RulesCommand", "prints a whole edition as JSON"),
         exportOne},
        {u"check"_s, QT_TRANSLATE_NOOP("RulesCommand", "checks a ruleset folder of your own"),
         runRulesCheck},
        {u"format"_s,
         QT_TRANSLATE_NOOP("RulesCommand", "lays the files of a ruleset out for diffs"),
         runRulesFormat},
        {u"schema"_s,
         QT_TRANSLATE_NOOP("RulesCommand", "prints what a part may say, as a JSON Schema"),
         runRulesSchema},
        {u"print"_s,
         QT_TRANSLATE_NOOP("RulesCommand", "writes the quick-reference sheet of an edition as PDF"),
         runRulesPrint},
    };
    return runSubcommand(u"rules"_s, "RulesCommand", subcommands, arguments, context);
}

} // namespace dugout
