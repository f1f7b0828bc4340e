// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/rules/rulesfilescommand.h"

#include "app/cli/cliparser.h"
#include "app/cli/subcommands.h"
#include "core/files/readfile.h"
#include "core/files/writefile.h"
#include "core/rules/jsonlayout.h"
#include "core/rules/ruleschema.h"
#include "core/rules/rulesetlibrary.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct RulesFilesCommand
{
    Q_DECLARE_TR_FUNCTIONS(RulesFilesCommand)
};

constexpr qsizetype mostBytes = 8 * 1024 * 1024;

/// Every file is read before the first one is written.
Result<std::vector<std::pair<QString, QByteArray>>> laidOut(const QDir &folder)
{
    std::vector<std::pair<QString, QByteArray>> changed;
    const QStringList names = folder.entryList({u"*.json"_s}, QDir::Files, QDir::Name);
    for (const QString &name : names) {
        ProblemList problems;
        if (!readJsonFile(folder.filePath(name), problems))
            return Error{ErrorCode::RulesetFaulty,
                         RulesFilesCommand::tr("\"%1\" cannot be laid out.").arg(name),
                         problems.front().toString()};
        const auto bytes = readFile(folder.filePath(name), mostBytes);
        if (!bytes)
            return bytes.error();
        const QByteArray now = laidOutJson(QString::fromUtf8(*bytes)).toUtf8();
        if (now != *bytes)
            changed.emplace_back(folder.filePath(name), now);
    }
    return changed;
}

} // namespace

int runRulesCheck(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"rules check"_s,
                     RulesFilesCommand::tr("Checks a ruleset folder of your own."));
    parser.addArgument(u"FOLDER"_s, RulesFilesCommand::tr("The folder with ruleset.json in it."));
    if (!parser.parse(arguments, context))
        return parser.status();
    const QString folder = parser.positional().constFirst();
    const RulesetLibrary library(ownRulesetsFolder(context.dataFolder));
    const ProblemList problems = library.checkFolder(QFileInfo(folder).absoluteFilePath());
    if (context.json) {
        QJsonArray rows;
        for (const Problem &problem : problems)
            rows.append(QJsonObject{{u"file"_s, problem.file},
                                    {u"place"_s, problem.place},
                                    {u"reason"_s, problem.reason}});
        context.printJson(QJsonDocument(rows));
    }
    for (const Problem &problem : problems)
        context.err << problem.toString() << '\n';
    context.err << Qt::flush;
    if (problems.empty() && !context.json)
        context.out << RulesFilesCommand::tr("This ruleset is sound.") << Qt::endl;
    return problems.empty() ? exitstatus::done : exitstatus::refused;
}

int runRulesFormat(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"rules format"_s,
                     RulesFilesCommand::tr("Lays the files of a ruleset folder out as Dugout's own "
                                           "are; what they say stays."));
    parser.addArgument(u"FOLDER"_s, RulesFilesCommand::tr("The folder with ruleset.json in it."));
    if (!parser.parse(arguments, context))
        return parser.status();
    const auto files = laidOut(QDir(parser.positional().constFirst()));
    if (!files)
        return context.refuse(files.error());
    for (const auto &[path, bytes] : *files) {
        if (const auto written = writeFile(path, bytes); !written)
            return context.refuse(written.error());
        if (!context.json)
            context.out << QFileInfo(path).fileName() << '\n';
    }
    if (context.json) {
        QJsonArray names;
        for (const auto &[path, bytes] : *files)
            names.append(QFileInfo(path).fileName());
        context.printJson(QJsonDocument(names));
    }
    context.out << Qt::flush;
    return exitstatus::done;
}

int runRulesSchema(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"rules schema"_s,
                     RulesFilesCommand::tr("Prints what a part of a ruleset may say, as a JSON "
                                           "Schema for editors."));
    parser.addArgument(u"PART"_s,
                       RulesFilesCommand::tr("One of: %1.").arg(schemaNames().join(u", "_s)));
    if (!parser.parse(arguments, context))
        return parser.status();
    const QString part = parser.positional().constFirst();
    if (!schemaNames().contains(part))
        return parser.wrongUsage(RulesFilesCommand::tr("There is no part \"%1\"; there are: %2.")
                                     .arg(part, schemaNames().join(u", "_s)),
                                 context);
    context.out << QJsonDocument(ruleSchema(part)).toJson() << Qt::flush;
    return exitstatus::done;
}

} // namespace dugout
