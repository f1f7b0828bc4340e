// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/rules/rulesprintcommand.h"

#include "app/cli/sheetoptions.h"
#include "app/cli/subcommands.h"
#include "core/rules/rulesetlibrary.h"
#include "ui/sheets/quickreferencepages.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct RulesPrintCommand
{
    Q_DECLARE_TR_FUNCTIONS(RulesPrintCommand)
};

} // namespace

int runRulesPrint(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"rules print"_s,
                     RulesPrintCommand::tr("Writes the quick-reference sheet of an edition as "
                                           "PDF."));
    parser.addArgument(u"RULESET"_s,
                       RulesPrintCommand::tr("The edition, as in `dugout rules list`."));
    addSheetOptions(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    if (const QString wrong = wrongSheetOption(parser); !wrong.isEmpty())
        return parser.wrongUsage(wrong, context);
    RulesetLibrary library(ownRulesetsFolder(context.dataFolder));
    const auto ruleset = library.load(parser.positional().constFirst());
    if (!ruleset)
        return context.refuse(ruleset.error());
    QuickReferencePages pages(makeQuickReference(**ruleset, context.language,
                                                 languageFromCode(parser.value(u"second-lang"_s))));
    return writeSheet(pages, parser, context);
}

} // namespace dugout
