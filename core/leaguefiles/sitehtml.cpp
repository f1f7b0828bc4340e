// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguefiles/sitehtml.h"

#include "core/leaguefiles/standingstable.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// A larger one nobody reads, least of all on a phone.
constexpr size_t largestCrossTable = 40;

} // namespace

QString htmlElement(const QString &tag, const QString &text)
{
    return u'<' + tag + u'>' + text.toHtmlEscaped() + u"</"_s + tag + u">\n"_s;
}

QString htmlLink(const QString &target, const QString &text)
{
    return u"<a href=\""_s + target + u"\">"_s + text.toHtmlEscaped() + u"</a>"_s;
}

QString htmlFacts(const std::vector<std::pair<QString, QString>> &facts)
{
    QString list = u"<dl>\n"_s;
    for (const auto &[fact, value] : facts) {
        if (!value.isEmpty())
            list += u"<dt>"_s + fact.toHtmlEscaped() + u"</dt><dd>"_s + value.toHtmlEscaped()
                + u"</dd>\n"_s;
    }
    return list + u"</dl>\n"_s;
}

QString competitionBrackets(const LeagueShown &shown, const Competition &competition,
                            const TeamAddress &address)
{
    QString html;
    for (size_t i = 0; i < competition.phases.size(); ++i) {
        const auto stages = bracketStages(competition, static_cast<int>(i));
        if (!stages.empty())
            html += htmlBracket(shown.league, stages, address);
    }
    return html;
}

QString competitionTables(const LeagueShown &shown, const Competition &competition,
                          const TeamAddress &address)
{
    QString html;
    const auto add = [&html, &address](const Result<ShownTable> &table) {
        html += table ? htmlTable(*table, address) : htmlElement(u"p"_s, table.error().message);
    };
    const std::vector<NamedScope> scopes = scopesOf(competition);
    for (const NamedScope &scope : scopes)
        add(standingsTable(shown, competition, scope));
    html += competitionBrackets(shown, competition, address);
    for (const NamedScope &scope : scopes) {
        const auto cross = crossTable(shown, competition, scope);
        if (cross && cross->rows.size() <= largestCrossTable)
            add(cross);
    }
    return html;
}

} // namespace dugout
