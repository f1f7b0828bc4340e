// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/team/teamprintcommand.h"

#include "app/cli/openclub.h"
#include "app/cli/sheetoptions.h"
#include "app/cli/shopoptions.h"
#include "app/cli/team/openteam.h"
#include "core/sheet/shopsheet.h"
#include "ui/sheets/sheetbundle.h"
#include "ui/sheets/sheetchoice.h"

#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

using Sheets = std::vector<std::unique_ptr<PagedSheet>>;

struct TeamPrintCommand
{
    Q_DECLARE_TR_FUNCTIONS(TeamPrintCommand)
};

QStringList sheetNames()
{
    QStringList names;
    for (const SheetChoice choice : allSheetChoices)
        names.append(sheetChoiceName(choice));
    return names;
}

QString wrongOption(const CliParser &parser)
{
    const QString wanted = parser.value(u"sheet"_s);
    if (!sheetChoiceFromName(wanted))
        return TeamPrintCommand::tr("There is no sheet \"%1\"; there are %2.")
            .arg(wanted, sheetNames().join(u", "_s));
    if (hasShopOptions(parser)) {
        if (!parser.isSet(u"opponent"_s))
            return TeamPrintCommand::tr("Inducements need --opponent FILE.");
        if (parser.positional().size() != 1)
            return TeamPrintCommand::tr("Inducements are bought for one match at a time.");
    } else if (parser.isSet(u"opponent"_s) && wanted != u"match"_s) {
        return TeamPrintCommand::tr("--opponent goes with --sheet match or with inducements only.");
    }
    for (const QString &fact : {u"competition"_s, u"date"_s, u"place"_s}) {
        if (parser.isSet(fact) && wanted != u"match"_s)
            return TeamPrintCommand::tr("--%1 goes with --sheet match only.").arg(fact);
    }
    return wrongSheetOption(parser);
}

/// A folder stands for the team files in it, by name.
QStringList teamFiles(const QStringList &paths)
{
    QStringList files;
    for (const QString &path : paths) {
        if (!QFileInfo(path).isDir()) {
            files.append(path);
            continue;
        }
        const QDir folder(path);
        for (const QString &name :
             folder.entryList({u"*.json"_s, u"*.dugout-team"_s}, QDir::Files, QDir::Name))
            files.append(folder.filePath(name));
    }
    return files;
}

/// Makes the sheets a command asks for.
class Printing
{
public:
    Printing(const CliParser &parser, const CliContext &context)
        : m_parser(parser)
        , m_context(context)
        , m_choice(sheetChoiceFromName(parser.value(u"sheet"_s)).value_or(SheetChoice::Team))
        , m_second(languageFromCode(parser.value(u"second-lang"_s)))
    { }

    [[nodiscard]] Result<Sheets> teams(const QStringList &paths) const
    {
        std::optional<TeamSheet> opponent;
        if (m_parser.isSet(u"opponent"_s)) {
            auto other = sheetOf(m_parser.value(u"opponent"_s));
            if (!other)
                return other.error();
            opponent = *std::move(other);
        }
        Sheets sheets;
        for (const QString &path : paths) {
            auto sheet = sheetOf(path);
            if (!sheet)
                return sheet.error();
            sheets.push_back(makeSheetPages(m_choice, *std::move(sheet), opponent, fixture()));
        }
        return sheets;
    }

    /// Both teams with what they bought: on one match record, or a sheet each.
    [[nodiscard]] Result<Sheets> match(const QString &path) const
    {
        const auto home = openTeam(path, m_context);
        if (!home)
            return home.error();
        const auto away = openTeam(m_parser.value(u"opponent"_s), m_context);
        if (!away)
            return away.error();
        const auto shop = shopFromOptions(m_parser, *home, *away);
        if (!shop)
            return shop.error();
        const auto sheet = [&](size_t side) {
            return makeMatchSheet(*shop, side, {}, *home->ruleset, m_context.language, m_second);
        };
        Sheets sheets;
        if (m_choice == SheetChoice::Match) {
            sheets.push_back(makeSheetPages(m_choice, sheet(0), sheet(1), fixture()));
        } else {
            sheets.push_back(makeSheetPages(m_choice, sheet(0)));
            sheets.push_back(makeSheetPages(m_choice, sheet(1)));
        }
        return sheets;
    }

private:
    [[nodiscard]] Fixture fixture() const
    {
        return {m_parser.value(u"competition"_s), m_parser.value(u"date"_s),
                m_parser.value(u"place"_s)};
    }

    [[nodiscard]] Result<TeamSheet> sheetOf(const QString &path) const
    {
        const auto open = openTeam(path, m_context);
        if (!open)
            return open.error();
        return makeTeamSheet(open->team, *open->ruleset, m_context.language, m_second);
    }

    const CliParser &m_parser;
    const CliContext &m_context;
    SheetChoice m_choice;
    std::optional<Language> m_second;
};

} // namespace

int runTeamPrint(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"team print"_s, TeamPrintCommand::tr("Writes the sheets of teams as PDF."));
    parser.addArgument(
        u"FILE"_s,
        TeamPrintCommand::tr(
            "The team file, several, a folder of them, or saved teams by name or id."),
        u"FILE…"_s);
    addClubOption(parser);
    parser.addOption({u"sheet"_s},
                     TeamPrintCommand::tr("What to print: team, compact, match or "
                                          "cards."),
                     u"SHEET"_s, u"team"_s);
    parser.addOption({u"opponent"_s}, TeamPrintCommand::tr("The other team, for a match record."),
                     u"FILE"_s);
    parser.addOption({u"competition"_s},
                     TeamPrintCommand::tr("The competition, for a match record."), u"NAME"_s);
    parser.addOption({u"date"_s}, TeamPrintCommand::tr("When it is played, for a match record."),
                     u"DAY"_s);
    parser.addOption({u"place"_s}, TeamPrintCommand::tr("Where it is played, for a match record."),
                     u"NAME"_s);
    addShopOptions(parser);
    addSheetOptions(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    if (const QString wrong = wrongOption(parser); !wrong.isEmpty())
        return parser.wrongUsage(wrong, context);
    const QStringList files = teamFiles(parser.positional());
    if (files.isEmpty())
        return context.refuse(
            {ErrorCode::NoTeam, TeamPrintCommand::tr("There is no team file."), {}});
    const Printing printing(parser, context);
    auto sheets
        = hasShopOptions(parser) ? printing.match(files.constFirst()) : printing.teams(files);
    if (!sheets)
        return context.refuse(sheets.error());
    SheetBundle bundle(*std::move(sheets));
    return writeSheet(bundle, parser, context);
}

} // namespace dugout
