// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/match/matchreportcommand.h"

#include "app/cli/match/openmatchfile.h"
#include "app/cli/playanswer.h"
#include "app/cli/sheetoptions.h"
#include "core/exchange/afterreport.h"
#include "core/exchange/matchreportwriter.h"
#include "core/files/readfile.h"
#include "core/files/writefile.h"
#include "ui/sheets/matchreportpages.h"

#include <QFileInfo>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct MatchReportCommand
{
    Q_DECLARE_TR_FUNCTIONS(MatchReportCommand)
};

QByteArray written(const MatchReport &report, const QString &format, ReportContent content)
{
    if (format == u"json"_s)
        return QJsonDocument(reportJson(report)).toJson();
    return (format == u"html"_s ? reportHtml(report, content) : reportText(report, content))
        .toUtf8();
}

/// The one that was asked for, else what the name of the file promises.
QString formatWanted(const CliParser &parser, bool json)
{
    QString format = parser.value(u"format"_s);
    if (!parser.isSet(u"format"_s)) {
        const QString suffix = QFileInfo(parser.value(u"out"_s)).suffix().toLower();
        if (suffix == u"pdf"_s || suffix == u"json"_s)
            format = suffix;
        else if (suffix == u"html"_s || suffix == u"htm"_s)
            format = u"html"_s;
    }
    return json && format != u"pdf"_s ? u"json"_s : format;
}

QString wrongOption(const CliParser &parser, const QString &format)
{
    static const QStringList formats{u"text"_s, u"html"_s, u"json"_s, u"pdf"_s};
    if (!formats.contains(format))
        return MatchReportCommand::tr("The format is text, html, json or pdf.");
    static const QStringList sides{{}, u"home"_s, u"away"_s};
    if (!sides.contains(parser.value(u"changes"_s)))
        return MatchReportCommand::tr("--changes is home or away.");
    return format == u"pdf"_s ? wrongSheetOption(parser) : QString();
}

/// What a report in JSON says of itself; none when the file is no such report.
std::optional<QJsonObject> reportIn(const QByteArray &bytes)
{
    const QJsonObject object = QJsonDocument::fromJson(bytes).object();
    return object.value(u"format").toString() == u"dugout-match-report"_s ? std::optional(object)
                                                                          : std::nullopt;
}

/// The check code of what stands in a file.
Result<QString> codeOfFile(const QString &path, const CliContext &context)
{
    const auto bytes = readFile(path, largestMatchFile);
    if (!bytes)
        return bytes.error();
    if (const auto report = reportIn(*bytes)) {
        const FileTrust trust{path, isReportUnaltered(*report) ? Seal::Whole : Seal::Broken,
                              report->value(u"altered").toBool()};
        if (trust.isAltered())
            return Error{ErrorCode::Altered, alteredSentence(trust), {}};
        return report->value(u"checkCode").toString();
    }
    const auto match = openMatchBytes(path, *bytes, context);
    if (!match)
        return match.error();
    if (match->trust.isAltered())
        return Error{ErrorCode::Altered, alteredSentence(match->trust), {}};
    return matchCode(match->session);
}

} // namespace

int runMatchReport(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"match report"_s, MatchReportCommand::tr("Writes the report of a match."));
    addMatchArgument(parser);
    parser.addOption({u"format"_s},
                     MatchReportCommand::tr("text, html, json or pdf; else as the name of --out "
                                            "ends, or text."),
                     u"F"_s, u"text"_s);
    parser.addOption({u"changes"_s},
                     MatchReportCommand::tr("home or away: only what changed in that team."),
                     u"SIDE"_s);
    addSheetOptions(parser);
    if (!parser.parse(arguments, context))
        return parser.status();
    const QString format = formatWanted(parser, context.json);
    const bool pdf = format == u"pdf"_s;
    if (const QString wrong = wrongOption(parser, format); !wrong.isEmpty())
        return parser.wrongUsage(wrong, context);
    if (!pdf && !parser.isFreeOf({u"paper"_s, u"landscape"_s, u"second-lang"_s}, context))
        return parser.status();
    const auto match = openNamedMatch(parser.positional().constFirst(), context);
    if (!match)
        return context.refuse(match.error());
    MatchReport report = makeFullReport(match->session);
    report.altered = match->trust.isAltered();
    const bool whole = !parser.isSet(u"changes"_s);
    if (!whole)
        report = changesOnly(std::move(report), parser.value(u"changes"_s) == u"home"_s ? 0 : 1);
    const ReportContent content = whole ? reportSections : changeSections;
    if (pdf) {
        MatchReportPages pages(
            report, SheetWords(context.language, languageFromCode(parser.value(u"second-lang"_s))),
            content);
        const int status = writeSheet(pages, parser, context);
        return status == exitstatus::done
            ? endWithRejectedEvents(match->session.rejectedEvents(), context)
            : status;
    }
    const QByteArray bytes = written(report, format, content);
    if (!parser.isSet(u"out"_s))
        context.out << QString::fromUtf8(bytes) << Qt::flush;
    else if (const auto saved = writeFile(parser.value(u"out"_s), bytes); !saved)
        return context.refuse(saved.error());
    else if (context.json)
        context.printJson(QJsonDocument(QJsonObject{{u"file"_s, parser.value(u"out"_s)}}));
    return endWithRejectedEvents(match->session.rejectedEvents(), context);
}

int runMatchCheck(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"match check"_s,
                     MatchReportCommand::tr("Says whether a report or a match was altered."));
    parser.addArgument(u"FILE"_s,
                       MatchReportCommand::tr("A report in JSON, or the file of the match."));
    parser.addArgument(u"CODE"_s, MatchReportCommand::tr("The check code of the printed report."),
                       u"[CODE]"_s);
    if (!parser.parse(arguments, context))
        return parser.status();
    const QString path = parser.positional().constFirst();
    const auto code = codeOfFile(path, context);
    if (!code)
        return context.refuse(code.error());
    const QString wanted = parser.positional().value(1);
    if (!wanted.isEmpty() && wanted.compare(*code, Qt::CaseInsensitive) != 0)
        return context.refuse(
            {ErrorCode::Altered,
             MatchReportCommand::tr("%1 has the check code %2, not %3.").arg(path, *code, wanted),
             {}});
    if (context.json)
        context.printJson(QJsonDocument(QJsonObject{{u"file"_s, path}, {u"checkCode"_s, *code}}));
    else
        context.out << MatchReportCommand::tr("%1 is sound; its check code is %2.").arg(path, *code)
                    << Qt::endl;
    return exitstatus::done;
}

} // namespace dugout
