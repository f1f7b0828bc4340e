// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/matchreportwriter.h"

#include "core/sheet/reportsections.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QString tableText(const ReportSection &section)
{
    std::vector<qsizetype> widths;
    std::vector<QStringList> lines{section.columns};
    lines.insert(lines.end(), section.rows.begin(), section.rows.end());
    for (const QStringList &line : lines) {
        widths.resize(std::max(widths.size(), static_cast<size_t>(line.size())));
        for (qsizetype i = 0; i < line.size(); ++i)
            widths[static_cast<size_t>(i)]
                = std::max(widths[static_cast<size_t>(i)], line.at(i).size());
    }
    QString text;
    for (const QStringList &line : lines) {
        QString row;
        for (qsizetype i = 0; i < line.size(); ++i)
            row += line.at(i).leftJustified(widths[static_cast<size_t>(i)] + 2);
        while (row.endsWith(u' '))
            row.chop(1);
        text += row + u'\n';
    }
    return text;
}

QString cells(const QStringList &line, const QString &tag)
{
    QString row = u"<tr>"_s;
    for (const QString &cell : line)
        row += u"<%1>%2</%1>"_s.arg(tag, cell.toHtmlEscaped());
    return row + u"</tr>\n"_s;
}

QString paragraph(const QString &text)
{
    return u"<p>%1</p>\n"_s.arg(text.toHtmlEscaped());
}

} // namespace

QString reportText(const MatchReport &report, ReportContent content)
{
    QString text
        = reportTitle(report) + u'\n' + reportOutcome(report) + u'\n' + reportDate(report) + u'\n';
    for (const QString &line : reportConditions(report))
        text += line + u'\n';
    for (const ReportSection &section : content(report))
        text += u'\n' + section.heading + u'\n' + tableText(section);
    return text + u'\n' + reportCheckCode(report) + u'\n';
}

QString reportHtml(const MatchReport &report, ReportContent content)
{
    QString body = u"<h1>%1</h1>\n"_s.arg(reportTitle(report).toHtmlEscaped());
    body += paragraph(reportOutcome(report)) + paragraph(reportDate(report));
    for (const QString &line : reportConditions(report))
        body += paragraph(line);
    for (const ReportSection &section : content(report)) {
        body += u"<h2>%1</h2>\n<table>\n"_s.arg(section.heading.toHtmlEscaped());
        body += cells(section.columns, u"th"_s);
        for (const QStringList &row : section.rows)
            body += cells(row, u"td"_s);
        body += u"</table>\n"_s;
    }
    body += paragraph(reportCheckCode(report));
    return u"<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"><title>%1</title><style>"
           "body{font-family:sans-serif;max-width:50em;margin-left:auto;margin-right:auto}"
           "table{border-collapse:collapse}th,td{border:1px solid gray;padding:.2em .6em;"
           "text-align:left}</style></head><body>\n%2</body></html>\n"_s.arg(
               reportTitle(report).toHtmlEscaped(), body);
}

} // namespace dugout
