// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/rulesprintcommand.h"

#include "app/cli/cliparser.h"
#include "app/cli/subcommands.h"
#include "core/rules/rulesetlibrary.h"
#include "ui/sheets/quickreferencepages.h"
#include "ui/sheets/sheetoutput.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct RulesPrintCommand
{
    Q_DECLARE_TR_FUNCTIONS(RulesPrintCommand)
};

void addOptions(CliParser &parser)
{
    parser.addArgument(u"RULESET"_s,
                       RulesPrintCommand::tr("The edition, as in `dugout rules list`."));
    parser.addOption({u"out"_s}, RulesPrintCommand::tr("The PDF file to write."), u"FILE"_s);
    parser.addOption({u"second-lang"_s},
                     RulesPrintCommand::tr("A second language beside the first: es, en or de."),
                     u"L"_s);
    parser.addOption({u"paper"_s}, RulesPrintCommand::tr("The paper: a4 or letter."), u"PAPER"_s,
                     u"a4"_s);
    parser.addOption({u"landscape"_s}, RulesPrintCommand::tr("Turns the paper on its side."));
}

/// The sentence that says what is wrong with the options; empty when all is well.
QString wrongOption(const CliParser &parser)
{
    if (parser.value(u"out"_s).isEmpty())
        return RulesPrintCommand::tr("--out FILE is missing.");
    const QString second = parser.value(u"second-lang"_s);
    if (!second.isEmpty() && !languageFromCode(second))
        return RulesPrintCommand::tr(
                   "\"%1\" is no language Dugout speaks; it speaks es, en and de.")
            .arg(second);
    const QString paper = parser.value(u"paper"_s).toLower();
    if (paper != u"a4"_s && paper != u"letter"_s)
        return RulesPrintCommand::tr("\"%1\" is no paper Dugout knows; it knows a4 and letter.")
            .arg(paper);
    return {};
}

SheetPaper paperOf(const CliParser &parser)
{
    return {parser.value(u"paper"_s).toLower() == u"letter"_s ? QPageSize::Letter : QPageSize::A4,
            parser.isSet(u"landscape"_s) ? QPageLayout::Landscape : QPageLayout::Portrait};
}

} // namespace

int runRulesPrint(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"rules print"_s,
                     RulesPrintCommand::tr("Writes the quick-reference sheet of an edition as "
                                           "PDF."));
    addOptions(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    if (const QString wrong = wrongOption(parser); !wrong.isEmpty())
        return parser.wrongUsage(wrong, context);
    RulesetLibrary library(ownRulesetsFolder(context.dataFolder));
    const auto ruleset = library.load(parser.positional().constFirst());
    if (!ruleset)
        return context.refuse(ruleset.error());
    QuickReferencePages pages(makeQuickReference(**ruleset, context.language,
                                                 languageFromCode(parser.value(u"second-lang"_s))));
    const QString file = parser.value(u"out"_s);
    if (const auto saved = SheetOutput::savePdf(pages, paperOf(parser), file); !saved)
        return context.refuse(saved.error());
    if (context.json)
        context.out << QJsonDocument(
                           QJsonObject{{u"file"_s, file}, {u"pages"_s, pages.pageCount()}})
                           .toJson()
                    << Qt::flush;
    else
        context.out << RulesPrintCommand::tr("%n page(s) written to %1.", nullptr,
                                             pages.pageCount())
                           .arg(file)
                    << Qt::endl;
    return exitstatus::done;
}

} // namespace dugout
