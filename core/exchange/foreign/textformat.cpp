// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/foreign/textformat.h"

#include "core/exchange/foreign/rostertable.h"

using namespace Qt::StringLiterals;

namespace dugout::plaintext {

namespace {

/// Skills come last: they are as long as they like.
QStringList reordered(QStringList cells)
{
    cells.append(cells.takeAt(7));
    return cells;
}

QString lineOf(const QStringList &cells, const std::vector<qsizetype> &widths)
{
    QString line;
    for (qsizetype column = 0; column < cells.size(); ++column)
        line += cells.at(column).leftJustified(widths[static_cast<size_t>(column)] + 2);
    while (line.endsWith(u' '))
        line.chop(1);
    return line + u'\n';
}

} // namespace

Result<QByteArray> write(const Team &team, const Ruleset &ruleset, Language language)
{
    const TeamSheet sheet = makeTeamSheet(team, ruleset, language);
    const RosterTable table = rosterTable(sheet, true);
    std::vector<QStringList> lines{reordered(table.heads)};
    for (const QStringList &row : table.rows)
        lines.push_back(reordered(row));
    std::vector<qsizetype> widths(static_cast<size_t>(table.heads.size()), 0);
    for (const QStringList &line : lines) {
        for (qsizetype column = 0; column + 1 < line.size(); ++column) {
            auto &width = widths[static_cast<size_t>(column)];
            width = std::max(width, line.at(column).size());
        }
    }
    QString text = sheet.name + u'\n' + QString(sheet.name.size(), u'=') + u"\n\n"_s;
    for (const auto &[fact, value] : teamFacts(sheet))
        text += fact + u": "_s + value + u'\n';
    text += u'\n';
    for (const QStringList &line : lines)
        text += lineOf(line, widths);
    return text.toUtf8();
}

} // namespace dugout::plaintext
