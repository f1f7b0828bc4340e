// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/looks/leagueoutput.h"

#include "core/club/club.h"
#include "core/exchange/foreign/datatree.h"
#include "core/files/readfile.h"
#include "core/files/writefile.h"
#include "core/leaguefiles/fixturecalendar.h"
#include "core/leaguefiles/leaguecsv.h"
#include "core/leaguefiles/leagueintake.h"
#include "core/leaguefiles/nafreport.h"
#include "core/leaguefiles/sitefolder.h"
#include "core/text/languagescope.h"
#include "ui/common/asidework.h"
#include "ui/common/command.h"
#include "ui/common/savequestion.h"
#include "ui/common/sheetprinting.h"
#include "ui/league/leaguedocument.h"
#include "ui/sheets/leaguesheet.h"

#include <QDir>
#include <QFileDialog>
#include <QJsonDocument>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int mostNotes = 8;

Result<LeagueShown> gathered(const LeagueDocument &document)
{
    return gatherLeague(document.services().leagues, document.services().club, document.id());
}

CompetitionId shownCompetition(const LeagueDocument &document)
{
    const Competition *shown = document.competition();
    return shown ? shown->id : CompetitionId();
}

/// What a file has to say of itself: what could not go along stands below it, a line each.
QString withNotes(const QString &sentence, const ImportNotes &notes)
{
    QStringList lines{sentence};
    for (const ImportNote &each : notes) {
        if (lines.size() > mostNotes) {
            lines.append(u"…"_s);
            break;
        }
        lines.append(u"%1: %2"_s.arg(each.place, each.reason));
    }
    return lines.join(u'\n');
}

Result<QByteArray> bytesOf(const LeagueDocument &document, LeagueOutput::Format format,
                           QString &remark)
{
    using Format = LeagueOutput::Format;
    if (format == Format::Json) {
        const auto object = document.services().leagues.exported(document.id());
        return object ? Result<QByteArray>(QJsonDocument(*object).toJson())
                      : Result<QByteArray>(object.error());
    }
    const auto shown = gathered(document);
    if (!shown)
        return shown.error();
    const CompetitionId competition = shownCompetition(document);
    const QChar separator = usualSeparator();
    switch (format) {
    case Format::Standings:
        return standingsCsv(*shown, competition, separator);
    case Format::Fixtures:
        return fixturesCsv(*shown, competition, separator);
    case Format::Leaders:
        return leadersCsv(*shown, separator);
    case Format::Entrants:
        return entrantsCsv(*shown, separator);
    case Format::Calendar:
        return fixtureCalendar(*shown, competition);
    default:
        break;
    }
    const auto report = nafReport(*shown, competition, {});
    if (!report)
        return report.error();
    remark = withNotes(nafSummary(*report), report->notes);
    return report->bytes;
}

QString endingOf(LeagueOutput::Format format)
{
    using Format = LeagueOutput::Format;
    switch (format) {
    case Format::Json:
        return u"json"_s;
    case Format::Calendar:
        return u"ics"_s;
    case Format::Naf:
        return u"xml"_s;
    default:
        return u"csv"_s;
    }
}

} // namespace

QString LeagueOutput::formatName(Format format)
{
    switch (format) {
    case Format::Json:
        return tr("Everything, to be imported again");
    case Format::Standings:
        return tr("Standings as a table");
    case Format::Fixtures:
        return tr("Fixtures as a table");
    case Format::Leaders:
        return tr("Leaders as a table");
    case Format::Entrants:
        return tr("Teams and coaches as a table");
    case Format::Calendar:
        return tr("Fixtures for a calendar");
    case Format::Naf:
        return tr("Results for the NAF");
    case Format::Site:
        break;
    }
    return tr("Web site");
}

void LeagueOutput::fillPrints(QMenu &menu, LeagueDocument &document, QWidget *parent)
{
    for (int i = 0; i < leaguePrintIds().size(); ++i) {
        const auto each = static_cast<LeaguePrint>(i);
        QAction *action = menu.addAction(tr("%1…").arg(leaguePrintName(each)));
        action->setObjectName(u"print-"_s + leaguePrintIds().at(i));
        action->setEnabled(document.competition() || each >= LeaguePrint::Rules);
        QObject::connect(action, &QAction::triggered, parent,
                         [&document, each, parent] { print(document, each, parent); });
    }
}

void LeagueOutput::fillFiles(QMenu &menu, LeagueDocument &document, QWidget *parent)
{
    for (const Format each : {Format::Site, Format::Calendar, Format::Standings, Format::Fixtures,
                              Format::Leaders, Format::Entrants, Format::Naf, Format::Json}) {
        QAction *action = menu.addAction(tr("%1…").arg(formatName(each)));
        action->setEnabled(document.competition() || each == Format::Json || each == Format::Site
                           || each == Format::Entrants);
        QObject::connect(action, &QAction::triggered, parent,
                         [&document, each, parent] { askToWrite(document, each, parent); });
    }
    menu.addSeparator();
    QObject::connect(addCommand(menu, "league-take-in", parent), &QAction::triggered, parent,
                     [&document, parent] { askToTakeIn(document, parent); });
}

void LeagueOutput::print(LeagueDocument &document, LeaguePrint print, QWidget *parent)
{
    const auto shown = gathered(document);
    if (!shown) {
        emit document.refused(shown.error().message);
        return;
    }
    const Competition *competition = shown->league.competition(shownCompetition(document));
    auto sheet = makeLeagueSheet(*shown, competition ? *competition : Competition{}, print);
    if (!sheet)
        emit document.refused(sheet.error().message);
    else
        SheetPrinting::preview(std::shared_ptr<PagedSheet>(*std::move(sheet)), parent);
}

Result<QString> LeagueOutput::write(LeagueDocument &document, Format format, const QString &path)
{
    QString remark;
    if (format == Format::Site) {
        const auto shown = gathered(document);
        if (!shown)
            return shown.error();
        if (const auto written = writeSite(path, leagueSite(*shown), true); !written)
            return written.error();
        return remark;
    }
    const auto bytes = bytesOf(document, format, remark);
    if (!bytes)
        return bytes.error();
    if (const auto written = writeFile(path, *bytes); !written)
        return written.error();
    return remark;
}

void LeagueOutput::tellOf(LeagueDocument &document, const Result<QString> &remark,
                          const QString &path)
{
    if (!remark) {
        emit document.refused(remark.error().message);
        return;
    }
    const QString where = tr("Written: %1").arg(QDir::toNativeSeparators(path));
    emit document.told(remark->isEmpty() ? where : where + u'\n' + *remark);
}

/// The pages of a long season take a while; meanwhile the window goes on, and it can be given up.
void LeagueOutput::writeSiteAside(LeagueDocument &document, const QString &path, QWidget *parent)
{
    auto shown = gathered(document);
    if (!shown) {
        emit document.refused(shown.error().message);
        return;
    }
    auto *aside = parent->findChild<AsideWork *>(u"league-writing"_s, Qt::FindDirectChildrenOnly);
    if (!aside) {
        aside = new AsideWork(parent);
        aside->setObjectName(u"league-writing"_s);
    }
    aside->start(tr("Writing the web site…"),
                 [&document, path, shown = std::make_shared<LeagueShown>(*std::move(shown)),
                  language = currentLanguage()]() -> AsideWork::Outcome {
                     const LanguageScope scope(language);
                     const auto written = dugout::writeSite(path, leagueSite(*shown), true);
                     const Result<QString> remark
                         = written ? Result<QString>(QString()) : Result<QString>(written.error());
                     return [&document, path, remark] { tellOf(document, remark, path); };
                 });
}

void LeagueOutput::askToWrite(LeagueDocument &document, Format format, QWidget *parent)
{
    QString path;
    if (format == Format::Site) {
        path = QFileDialog::getExistingDirectory(parent, tr("Folder for the web site"));
    } else {
        const QString ending = endingOf(format);
        const auto choice
            = askWhereToSave(parent, formatName(format), document.league().name,
                             {{u"%1 (*.%2)"_s.arg(formatName(format), ending), ending}});
        path = choice ? choice->path : QString();
    }
    if (path.isEmpty())
        return;
    if (format == Format::Site)
        writeSiteAside(document, path, parent);
    else
        tellOf(document, write(document, format, path), path);
}

Result<QString> LeagueOutput::takeIn(LeagueDocument &document, const QString &path)
{
    const auto bytes = readFile(path, datalimits::bytes);
    if (!bytes)
        return bytes.error();
    const auto foreign = readForeignLeague(*bytes);
    if (!foreign)
        return foreign.error();
    const auto ruleset = document.ruleset();
    if (!ruleset)
        return Error{ErrorCode::NoEdition, tr("The edition of this league is missing."), {}};
    IntakeSettings settings;
    const Competition *shown = document.competition();
    if (shown && document.isRunning())
        settings.competition = shown->id.text();
    else if (!foreign->results.empty())
        settings.competition = foreign->name;
    settings.newId = freshId;
    settings.nowMs = document.services().club.clock()();
    settings.seed = SeededRandomSource::systemSeed();
    const auto intake = dugout::takeIn(document.league(), *foreign, *ruleset, settings);
    if (!intake)
        return intake.error();
    if (!intake->events.empty()) {
        if (auto done = document.toChange().act(intake->events); !done)
            return done.error();
    }
    return withNotes(tr("New teams: %1. Joined: %2. Results: %3.")
                         .arg(intake->teams)
                         .arg(intake->entrants)
                         .arg(intake->results),
                     intake->notes);
}

void LeagueOutput::askToTakeIn(LeagueDocument &document, QWidget *parent)
{
    const QString path
        = QFileDialog::getOpenFileName(parent, tr("Entrants and results"), documentsFolder(),
                                       tr("Files of tournaments (*.csv *.xml *.json);;All files "
                                          "(*)"));
    if (path.isEmpty())
        return;
    const auto taken = takeIn(document, path);
    if (!taken) {
        emit document.refused(taken.error().message);
        return;
    }
    emit document.changed();
    emit document.told(*taken);
}

} // namespace dugout
