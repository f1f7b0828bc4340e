// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/foreign/csvformat.h"

#include "core/exchange/csv.h"
#include "core/exchange/foreign/rostertable.h"

using namespace Qt::StringLiterals;

namespace dugout::csv {

Result<QByteArray> write(const Team &team, const Ruleset &ruleset, Language language)
{
    const RosterTable table = rosterTable(makeTeamSheet(team, ruleset, language), false);
    QString text = csvLine(table.heads);
    for (const QStringList &row : table.rows)
        text += csvLine(row);
    // Spreadsheets take a file for UTF-8 when it begins so.
    return "\xef\xbb\xbf" + text.toUtf8();
}

} // namespace dugout::csv
