// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/leagueformats.h"
#include "core/files/writefile.h"
#include "core/leaguefiles/fixturecalendar.h"
#include "core/leaguefiles/leaguecsv.h"
#include "core/leaguefiles/leaguesite.h"
#include "core/leaguefiles/nafreport.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// A file that was made, with what it could not hold.
struct Made
{
    QByteArray bytes{};
    ImportNotes notes{};
    QString summary{}; ///< how much of it all is in it, where that is not everything
};

const QStringList &formats()
{
    static const QStringList ids{u"json"_s, u"csv"_s, u"ics"_s, u"naf"_s, u"html"_s};
    return ids;
}

const QStringList &tables()
{
    static const QStringList ids{u"standings"_s, u"fixtures"_s, u"leaders"_s, u"entrants"_s};
    return ids;
}

const QStringList &separators()
{
    static const QStringList words{u"comma"_s, u"semicolon"_s, u"tab"_s};
    return words;
}

/// Without one, what spreadsheets of the language part cells by.
QChar separatorFrom(const CliParser &parser)
{
    constexpr char16_t signs[]{u',', u';', u'\t'};
    const qsizetype chosen = separators().indexOf(parser.value(u"separator"_s));
    return chosen < 0 ? usualSeparator() : QChar(signs[chosen]);
}

QString wrongChoice(const CliParser &parser)
{
    if (!formats().contains(parser.value(u"format"_s)))
        return LeagueFormats::tr("There is no format \"%1\"; there are %2.")
            .arg(parser.value(u"format"_s), formats().join(u", "_s));
    if (!tables().contains(parser.value(u"table"_s)))
        return LeagueFormats::tr("There is no table \"%1\"; there are %2.")
            .arg(parser.value(u"table"_s), tables().join(u", "_s));
    if (parser.isSet(u"table"_s) && parser.value(u"format"_s) != u"csv"_s)
        return LeagueFormats::tr("--table goes with --format csv only.");
    if (parser.isSet(u"separator"_s) && !separators().contains(parser.value(u"separator"_s)))
        return LeagueFormats::tr("--separator is one of %1.").arg(separators().join(u", "_s));
    if (parser.isSet(u"separator"_s) && parser.value(u"format"_s) != u"csv"_s)
        return LeagueFormats::tr("--separator goes with --format csv only.");
    if (parser.isSet(u"organiser"_s) && parser.value(u"format"_s) != u"naf"_s)
        return LeagueFormats::tr("--organiser goes with --format naf only.");
    return {};
}

Result<Made> spreadsheet(const LeagueShown &shown, const CliParser &parser,
                         const CompetitionId &competition)
{
    const QChar separator = separatorFrom(parser);
    switch (tables().indexOf(parser.value(u"table"_s))) {
    case 0: {
        auto bytes = standingsCsv(shown, competition, separator);
        if (!bytes)
            return bytes.error();
        return Made{*std::move(bytes)};
    }
    case 1:
        return Made{fixturesCsv(shown, competition, separator)};
    case 2:
        return Made{leadersCsv(shown, separator)};
    default:
        return Made{entrantsCsv(shown, separator)};
    }
}

Result<Made> make(const LeagueShown &shown, const CliParser &parser)
{
    const QString format = parser.value(u"format"_s);
    CompetitionId competition;
    if (parser.isSet(u"competition"_s) || format == u"naf"_s || format == u"html"_s) {
        const auto named = competitionNamed(shown.league, parser.value(u"competition"_s));
        if (!named)
            return named.error();
        competition = named->id;
    }
    if (format == u"csv"_s)
        return spreadsheet(shown, parser, competition);
    if (format == u"ics"_s)
        return Made{fixtureCalendar(shown, competition)};
    if (format == u"html"_s)
        return Made{competitionPage(shown, *shown.league.competition(competition))};
    auto report = nafReport(shown, competition, parser.value(u"organiser"_s));
    if (!report)
        return report.error();
    return Made{report->bytes, report->notes, nafSummary(*report)};
}

void printNotes(const Made &made, QTextStream &stream)
{
    for (const ImportNote &each : made.notes)
        stream << each.place << u" ("_s << each.value << u"): "_s << each.reason << '\n';
    if (!made.summary.isEmpty())
        stream << made.summary << '\n';
    stream << Qt::flush;
}

int printMade(const Made &made, const QString &file, const QString &format, CliContext &context)
{
    if (file.isEmpty()) {
        context.out << QString::fromUtf8(made.bytes) << Qt::flush;
        printNotes(made, context.err);
        return exitstatus::done;
    }
    if (const auto written = writeFile(file, made.bytes); !written)
        return context.refuse(written.error());
    if (!context.json) {
        printNotes(made, context.out);
        return exitstatus::done;
    }
    QJsonArray notes;
    for (const ImportNote &each : made.notes)
        notes.append(QJsonObject{
            {u"place"_s, each.place}, {u"value"_s, each.value}, {u"reason"_s, each.reason}});
    QJsonObject object{{u"file"_s, file}, {u"format"_s, format}, {u"notes"_s, notes}};
    if (!made.summary.isEmpty())
        object.insert(u"summary"_s, made.summary);
    context.printJson(QJsonDocument(object));
    return exitstatus::done;
}

} // namespace

void addExportFormats(CliParser &parser)
{
    parser.addOption({u"format"_s},
                     LeagueFormats::tr("json for everything, csv for a spreadsheet, ics for a "
                                       "calendar, naf for the players' association or html "
                                       "for one page."),
                     u"FORMAT"_s, u"json"_s);
    parser.addOption({u"table"_s},
                     LeagueFormats::tr("With csv: standings, fixtures, leaders or entrants."),
                     u"TABLE"_s, u"standings"_s);
    parser.addOption(
        {u"separator"_s},
        LeagueFormats::tr("With csv: what parts the cells, one of %1; without it, what "
                          "spreadsheets of the language expect.")
            .arg(separators().join(u", "_s)),
        u"SIGN"_s);
    addCompetitionOption(parser);
    parser.addOption({u"organiser"_s},
                     LeagueFormats::tr("With naf: who organised it, by name or NAF nick."),
                     u"NAME"_s);
}

bool asksForFormat(const CliParser &parser)
{
    return parser.value(u"format"_s) != u"json"_s;
}

int exportFormat(const CliParser &parser, CliContext &context)
{
    if (const QString wrong = wrongChoice(parser); !wrong.isEmpty())
        return parser.wrongUsage(wrong, context);
    const auto hand = leagueAtHand(parser, context);
    if (!hand)
        return context.refuse(hand.error());
    const auto shown = gatherLeague(hand->club.leagues(), *hand->club, hand->open.id());
    if (!shown)
        return context.refuse(shown.error());
    const auto made = make(*shown, parser);
    if (!made)
        return context.refuse(made.error());
    return printMade(*made, parser.value(u"out"_s), parser.value(u"format"_s), context);
}

} // namespace dugout
