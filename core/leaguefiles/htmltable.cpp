// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguefiles/htmltable.h"

#include "core/leaguefiles/standingstable.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct HtmlTableWords
{
    Q_DECLARE_TR_FUNCTIONS(HtmlTable)
};

/// What put a row behind the one above stands out.
QString classesOf(const ShownColumn &column, bool decides = false)
{
    QStringList classes;
    if (column.isFigure)
        classes.append(u"n"_s);
    if (column.isMinor)
        classes.append(u"m"_s);
    static const QStringList ofTables{u"won"_s, u"drawn"_s, u"lost"_s};
    if (ofTables.contains(column.id))
        classes.append(u"s"_s);
    if (column.id == u"points"_s)
        classes.append(u"pts"_s);
    if (column.id == u"form"_s)
        classes.append(u"form"_s);
    if (decides)
        classes.append(u"by"_s);
    return classes.isEmpty() ? QString() : u" class=\"%1\""_s.arg(classes.join(u' '));
}

QString headOf(const ShownColumn &column)
{
    const QString title = column.title.toHtmlEscaped();
    const QString shown = column.meaning.isEmpty()
        ? title
        : u"<abbr title=\"%1\">%2</abbr>"_s.arg(column.meaning.toHtmlEscaped(), title);
    return u"<th scope=\"col\""_s + classesOf(column) + u'>' + shown + u"</th>"_s;
}

QString linked(const QString &text, const EntrantId &team, const TeamAddress &address)
{
    const QString target = team.isEmpty() ? QString() : address(team);
    const QString shown = text.toHtmlEscaped();
    const QString mark = team.isEmpty() ? QString() : address.mark(team);
    return mark
        + (target.isEmpty() ? shown : u"<a href=\""_s + target + u"\">"_s + shown + u"</a>"_s);
}

/// "W D L" as three tokens, each with its letter: nobody has to tell colours apart.
QString formText(const QString &letters)
{
    const std::pair<LeagueOutcome, QString> kinds[]{{LeagueOutcome::Won, u"won"_s},
                                                    {LeagueOutcome::Drawn, u"drawn"_s},
                                                    {LeagueOutcome::Lost, u"lost"_s}};
    QString html;
    for (const QString &letter : letters.split(u' ', Qt::SkipEmptyParts)) {
        for (const auto &[outcome, name] : kinds) {
            if (formWords({outcome}) == letter)
                html += (html.isEmpty() ? QString() : u" "_s) + u"<span class=\"f %1\">"_s.arg(name)
                    + letter.toHtmlEscaped() + u"</span>"_s;
        }
    }
    return html;
}

/// "2–0 (forfeit)": on a phone the word goes below the figures, which are never broken.
QString figureText(const QString &text)
{
    const qsizetype note = text.indexOf(u" ("_s);
    const bool isWords
        = std::none_of(text.begin(), text.end(), [](QChar each) { return each.isDigit(); });
    if (isWords && text.contains(u' ')) // "double forfeit"
        return u"<span class=\"w\">"_s + text.toHtmlEscaped() + u"</span>"_s;
    if (note < 0)
        return text.toHtmlEscaped();
    return text.first(note).toHtmlEscaped() + u" <span class=\"w\">"_s
        + text.sliced(note + 1).toHtmlEscaped() + u"</span>"_s;
}

QString sideOf(const League &league, const EntrantId &team, const BracketTie &tie,
               const TeamAddress &address)
{
    if (team.isEmpty())
        return u"<span class=\"open\">"_s
            + (tie.isBye ? HtmlTableWords::tr("bye") : HtmlTableWords::tr("open")).toHtmlEscaped()
            + u"</span>"_s;
    const QString name = linked(teamName(league, team), team, address);
    return tie.winner == team ? u"<strong>"_s + name + u"</strong>"_s : name;
}

QString tieOf(const League &league, const StageTie &stageTie, const TeamAddress &address)
{
    const BracketTie &tie = stageTie.tie;
    QString line = u"<li>"_s;
    if (tie.forThird)
        line += HtmlTableWords::tr("Third place").toHtmlEscaped() + u": "_s;
    line += sideOf(league, tie.home, tie, address) + u" – "_s
        + sideOf(league, tie.away, tie, address);
    if (!stageTie.score.isEmpty())
        line += u" <span class=\"score\">"_s + stageTie.text().toHtmlEscaped() + u"</span>"_s;
    return line + u"</li>\n"_s;
}

QString rowOf(const ShownTable &table, size_t number, const TeamAddress &address)
{
    const ShownRow &row = table.rows[number];
    if (row.isHeading())
        return u"</tbody>\n<tbody>\n<tr><th scope=\"rowgroup\" class=\"part\" colspan=\"%1\">"_s
                   .arg(table.columns.size())
            + row.text(0).toHtmlEscaped() + u"</th></tr>\n"_s;
    QString html = u"<tr>"_s;
    if (table.endsOnward(number))
        html = u"<tr class=\"on last-on\">"_s;
    else if (row.onward == Onward::Yes)
        html = u"<tr class=\"on\">"_s;
    for (size_t i = 0; i < row.cells.size(); ++i) {
        const ShownCell &cell = row.cells[i];
        const QString tag = i == table.naming ? u"th"_s : u"td"_s;
        const QString scope = i == table.naming ? u" scope=\"row\""_s : QString();
        const bool isFigure = table.columns[i].isFigure && cell.leadsTo.isEmpty();
        html
            += u'<' + tag + scope + classesOf(table.columns[i], table.isDecisive(number, i)) + u'>';
        if (table.columns[i].id == u"form"_s)
            html += formText(cell.text);
        else
            html += isFigure ? figureText(cell.text)
                             : linked(cell.text, EntrantId(cell.leadsTo), address);
        html += u"</"_s + tag + u'>';
    }
    return html + u"</tr>\n"_s;
}

} // namespace

QString htmlTable(const ShownTable &table, const TeamAddress &address)
{
    const QString caption = table.caption.toHtmlEscaped();
    QString html = u"<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\""_s + caption
        + u"\">\n<table>\n<caption>"_s + caption + u"</caption>\n<thead>\n<tr>"_s;
    for (const ShownColumn &each : table.columns)
        html += headOf(each);
    html += u"</tr>\n</thead>\n<tbody>\n"_s;
    for (size_t row = 0; row < table.rows.size(); ++row)
        html += rowOf(table, row, address);
    html += u"</tbody>\n</table>\n"_s;
    if (!table.note.isEmpty())
        html += u"<p class=\"soft\">"_s + table.note.toHtmlEscaped() + u"</p>\n"_s;
    return html + u"</div>\n"_s;
}

QString htmlBracket(const League &league, const std::vector<BracketStage> &stages,
                    const TeamAddress &address)
{
    QString html = u"<div class=\"bracket\">\n"_s;
    for (const BracketStage &stage : stages) {
        html += u"<section>\n<h3>"_s + stage.name.toHtmlEscaped() + u"</h3>\n<ul>\n"_s;
        for (const StageTie &tie : stage.ties)
            html += tieOf(league, tie, address);
        html += u"</ul>\n</section>\n"_s;
    }
    return html + u"</div>\n"_s;
}

} // namespace dugout
