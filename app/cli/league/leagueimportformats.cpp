// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/leagueformats.h"
#include "core/exchange/foreign/datatree.h"
#include "core/files/readfile.h"
#include "core/leaguefiles/leagueintake.h"
#include "core/rules/footballrules.h"

#include <QDateTime>
#include <QUuid>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct OpenedLeague
{
    OpenClub club;
    OpenLeague open;
};

Result<OpenedLeague> leagueInto(const QString &name, const CliContext &context)
{
    auto club = OpenClub::open(context, OpenClub::Use::Results);
    if (!club)
        return nothingNamed(name, club.error());
    const auto id = club->leagues().find(name);
    if (!id)
        return id.error();
    auto open = club->leagues().open(*id);
    if (!open)
        return open.error();
    return OpenedLeague{*std::move(club), *std::move(open)};
}

Result<LeagueIntake> intakeOf(const CliParser &parser, const OpenedLeague &into)
{
    const auto bytes = readFile(parser.positional().constFirst(), datalimits::bytes);
    if (!bytes)
        return bytes.error();
    const auto foreign = readForeignLeague(*bytes, parser.value(u"format"_s));
    if (!foreign)
        return foreign.error();
    const League &league = into.open.league();
    const auto ruleset = loadFootball(into.club->library(), league.currentRules().ruleset.text());
    if (!ruleset)
        return ruleset.error();
    IntakeSettings settings;
    settings.competition = parser.value(u"competition"_s);
    if (settings.competition.isEmpty() && !foreign->results.empty())
        settings.competition = foreign->name;
    settings.newId = [] { return QUuid::createUuid().toString(QUuid::WithoutBraces); };
    settings.nowMs = QDateTime::currentMSecsSinceEpoch();
    settings.seed = SeededRandomSource::systemSeed();
    return takeIn(league, *foreign, **ruleset, settings);
}

void printIntake(const LeagueIntake &intake, CliContext &context)
{
    if (context.json) {
        QJsonArray notes;
        for (const ImportNote &each : intake.notes)
            notes.append(QJsonObject{
                {u"place"_s, each.place}, {u"value"_s, each.value}, {u"reason"_s, each.reason}});
        context.printJson(QJsonDocument(QJsonObject{{u"teams"_s, intake.teams},
                                                    {u"entrants"_s, intake.entrants},
                                                    {u"results"_s, intake.results},
                                                    {u"notes"_s, notes}}));
        return;
    }
    context.out << LeagueFormats::tr("New teams: %1. Joined: %2. Results: %3.")
                       .arg(QString::number(intake.teams), QString::number(intake.entrants),
                            QString::number(intake.results))
                << '\n';
    for (const ImportNote &each : intake.notes) {
        context.out << each.place;
        if (!each.value.isEmpty())
            context.out << u": \""_s << each.value << u'"';
        context.out << u" – "_s << each.reason << '\n';
    }
    context.out << Qt::flush;
}

} // namespace

void addImportFormats(CliParser &parser)
{
    parser.addOption({u"into"_s},
                     LeagueFormats::tr("The saved league that takes entrants and results from a "
                                       "CSV, Tourma, TourPlay or NAF file."),
                     u"LEAGUE"_s);
    QStringList ids;
    for (const LeagueFileFormat &each : leagueFormats())
        ids.append(each.id);
    parser.addOption({u"format"_s},
                     LeagueFormats::tr("With --into: the format, recognised when left out; "
                                       "there are %1.")
                         .arg(ids.join(u", "_s)),
                     u"FORMAT"_s);
    parser.addOption({u"competition"_s},
                     LeagueFormats::tr("With --into: the competition; a new name creates one."),
                     u"NAME"_s);
    parser.addOption({u"dry-run"_s},
                     LeagueFormats::tr("With --into: says what would happen and changes "
                                       "nothing."));
}

bool takesForeign(const CliParser &parser)
{
    return parser.isSet(u"into"_s);
}

int importForeign(const CliParser &parser, CliContext &context)
{
    auto into = leagueInto(parser.value(u"into"_s), context);
    if (!into)
        return context.refuse(into.error());
    const auto intake = intakeOf(parser, *into);
    if (!intake)
        return context.refuse(intake.error());
    if (!parser.isSet(u"dry-run"_s) && !intake->events.empty()) {
        if (const auto done = into->open.act(intake->events); !done)
            return context.refuse(done.error());
    }
    printIntake(*intake, context);
    return exitstatus::done;
}

} // namespace dugout
