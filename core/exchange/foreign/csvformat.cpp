// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/foreign/csvformat.h"

#include "core/exchange/foreign/rostertable.h"

using namespace Qt::StringLiterals;

namespace dugout::csv {

namespace {

QString cell(QString text)
{
    static const QString needQuotes = u",\"\n\r;"_s;
    const bool quote
        = std::any_of(text.begin(), text.end(), [](QChar c) { return needQuotes.contains(c); });
    return quote ? u'"' + text.replace(u'"', u"\"\""_s) + u'"' : text;
}

QString line(const QStringList &cells)
{
    QStringList quoted;
    for (const QString &each : cells)
        quoted.append(cell(each));
    return quoted.join(u',') + u"\r\n"_s;
}

} // namespace

Result<QByteArray> write(const Team &team, const Ruleset &ruleset, Language language)
{
    const RosterTable table = rosterTable(makeTeamSheet(team, ruleset, language), false);
    QString text = line(table.heads);
    for (const QStringList &row : table.rows)
        text += line(row);
    // Spreadsheets take a file for UTF-8 when it begins so.
    return "\xef\xbb\xbf" + text.toUtf8();
}

} // namespace dugout::csv
