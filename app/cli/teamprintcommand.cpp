// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/teamprintcommand.h"

#include "app/cli/openteam.h"
#include "app/cli/sheetoptions.h"
#include "ui/sheets/matchrecordpages.h"
#include "ui/sheets/playercardpages.h"
#include "ui/sheets/sheetbundle.h"
#include "ui/sheets/teamsheetpages.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct TeamPrintCommand
{
    Q_DECLARE_TR_FUNCTIONS(TeamPrintCommand)
};

const QStringList &sheetNames()
{
    static const QStringList names{u"team"_s, u"compact"_s, u"match"_s, u"cards"_s};
    return names;
}

QString wrongOption(const CliParser &parser)
{
    const QString wanted = parser.value(u"sheet"_s);
    if (!sheetNames().contains(wanted))
        return TeamPrintCommand::tr("There is no sheet \"%1\"; there are %2.")
            .arg(wanted, sheetNames().join(u", "_s));
    if (parser.isSet(u"opponent"_s) && wanted != u"match"_s)
        return TeamPrintCommand::tr("--opponent goes with --sheet match only.");
    return wrongSheetOption(parser);
}

Result<TeamSheet> sheetOf(const QString &path, const CliParser &parser, const CliContext &context)
{
    const auto open = openTeam(path, context);
    if (!open)
        return open.error();
    return makeTeamSheet(open->team, *open->ruleset, context.language,
                         languageFromCode(parser.value(u"second-lang"_s)));
}

Result<std::unique_ptr<PagedSheet>> pagesOf(const QString &path, const CliParser &parser,
                                            const CliContext &context)
{
    auto sheet = sheetOf(path, parser, context);
    if (!sheet)
        return sheet.error();
    const QString wanted = parser.value(u"sheet"_s);
    std::unique_ptr<PagedSheet> pages;
    if (wanted == u"match"_s) {
        MatchRecordSheet record{*std::move(sheet), {}, {}, {}, {}};
        if (parser.isSet(u"opponent"_s)) {
            auto opponent = sheetOf(parser.value(u"opponent"_s), parser, context);
            if (!opponent)
                return opponent.error();
            record.away = *std::move(opponent);
        }
        pages = std::make_unique<MatchRecordPages>(std::move(record));
    } else if (wanted == u"cards"_s) {
        pages = std::make_unique<PlayerCardPages>(*std::move(sheet));
    } else {
        pages = std::make_unique<TeamSheetPages>(*std::move(sheet),
                                                 wanted == u"compact"_s ? TeamSheetKind::Compact
                                                                        : TeamSheetKind::Full);
    }
    return pages;
}

} // namespace

int runTeamPrint(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"team print"_s, TeamPrintCommand::tr("Writes the sheets of teams as PDF."));
    parser.addArgument(u"FILE"_s, TeamPrintCommand::tr("The team file, or several."), u"FILE…"_s);
    parser.addOption({u"sheet"_s},
                     TeamPrintCommand::tr("What to print: team, compact, match or "
                                          "cards."),
                     u"SHEET"_s, u"team"_s);
    parser.addOption({u"opponent"_s},
                     TeamPrintCommand::tr("The other team's file, for a match record."), u"FILE"_s);
    addSheetOptions(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    if (const QString wrong = wrongOption(parser); !wrong.isEmpty())
        return parser.wrongUsage(wrong, context);
    std::vector<std::unique_ptr<PagedSheet>> sheets;
    for (const QString &path : parser.positional()) {
        auto pages = pagesOf(path, parser, context);
        if (!pages)
            return context.refuse(pages.error());
        sheets.push_back(std::move(*pages));
    }
    SheetBundle bundle(std::move(sheets));
    return writeSheet(bundle, parser, context);
}

} // namespace dugout
