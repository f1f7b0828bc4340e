// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/foreign/htmlformat.h"

#include "core/exchange/foreign/rostertable.h"

using namespace Qt::StringLiterals;

namespace dugout::html {

namespace {

constexpr QStringView style
    = uR"(body{font-family:sans-serif;margin:2em auto;max-width:75em;padding:0 1em;color:#111;background:#fff}
h1{border-bottom:.3em solid %1;padding-bottom:.2em}
table{border-collapse:collapse;width:100%;margin:1em 0}
th,td{text-align:left;padding:.3em .5em;border-bottom:1px solid #bbb;vertical-align:top}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}
dl{display:grid;grid-template-columns:max-content auto;gap:.2em 1em}dt{font-weight:bold}dd{margin:0})";

/// Number, the characteristics, achievements and value are numbers; names and skills are not.
bool isNumberColumn(qsizetype column)
{
    return column == 0 || (column >= 3 && column <= 6) || column >= 9;
}

QString rowOf(const QStringList &cells, const QString &tag)
{
    QString text = u"<tr>"_s;
    for (qsizetype column = 0; column < cells.size(); ++column)
        text += u"<%1%2>%3</%1>"_s.arg(tag, isNumberColumn(column) ? u" class=\"n\""_s : QString(),
                                       cells.at(column).toHtmlEscaped());
    return text + u"</tr>\n"_s;
}

} // namespace

Result<QByteArray> write(const Team &team, const Ruleset &ruleset, Language language)
{
    const TeamSheet sheet = makeTeamSheet(team, ruleset, language);
    const RosterTable table = rosterTable(sheet, true);
    const QString name = sheet.name.toHtmlEscaped();
    QString page = u"<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\">\n"
                   "<meta name=\"viewport\" content=\"width=device-width\">\n<title>"_s.arg(
                       languageCode(language))
        + name + u"</title>\n<style>\n"_s + style.toString().arg(sheet.primary.toString())
        + u"\n</style>\n</head>\n<body>\n<h1>"_s + name + u"</h1>\n<dl>\n"_s;
    for (const auto &[fact, value] : teamFacts(sheet))
        page += u"<dt>"_s + fact.toHtmlEscaped() + u"</dt><dd>"_s + value.toHtmlEscaped()
            + u"</dd>\n"_s;
    page += u"</dl>\n<table>\n<thead>\n"_s + rowOf(table.heads, u"th"_s) + u"</thead>\n<tbody>\n"_s;
    for (const QStringList &row : table.rows)
        page += rowOf(row, u"td"_s);
    page += u"</tbody>\n</table>\n<dl>\n"_s;
    for (const TeamSheetSkill &skill : sheet.skills)
        page += u"<dt>"_s + skill.name.first.toHtmlEscaped() + u"</dt><dd>"_s
            + skill.summary.first.toHtmlEscaped() + u"</dd>\n"_s;
    page += u"</dl>\n</body>\n</html>\n"_s;
    return page.toUtf8();
}

} // namespace dugout::html
