// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/csv.h"
#include "core/exchange/foreign/xmlhead.h"
#include "core/exchange/listtext.h"
#include "core/leaguefiles/foreignnotes.h"
#include "core/leaguefiles/leaguecsv.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

bool beginsWith(const QByteArray &bytes, const QString &element)
{
    return xmlHead(bytes).value(0) == element;
}

bool looksLikeTable(const QByteArray &bytes)
{
    const QByteArray head = bytes.left(bytes.indexOf('\n'));
    if (looksLikeJson(bytes))
        return false;
    if (head.toLower().contains("home") || head.toLower().contains("team"))
        return true;
    const std::vector<CsvRow> rows = readCsv(listText(head), 1);
    return !rows.empty()
        && std::any_of(rows.front().fields.begin(), rows.front().fields.end(),
                       [](const QString &each) { // in whatever language Dugout wrote it
                           const QString id = csvColumnId(each);
                           return id == u"home"_s || id == u"team"_s;
                       });
}

} // namespace

const std::vector<LeagueFileFormat> &leagueFormats()
{
    static const std::vector<LeagueFileFormat> formats{
        {u"naf"_s, u"NAF"_s,
         [](const QByteArray &bytes) { return beginsWith(bytes, u"nafReport"_s); }, readNafLeague},
        {u"tourma"_s, u"Tourma"_s,
         [](const QByteArray &bytes) { return beginsWith(bytes, u"Tournament"_s); },
         readTourmaLeague},
        {u"tourplay"_s, u"TourPlay"_s, looksLikeJson, readTourPlayLeague},
        {u"csv"_s, u"CSV"_s, looksLikeTable, readCsvLeague}};
    return formats;
}

Result<ForeignLeague> readForeignLeague(const QByteArray &bytes, const QString &format)
{
    QStringList ids;
    for (const LeagueFileFormat &each : leagueFormats()) {
        ids.append(each.id);
        if (format.isEmpty() ? each.sniff(bytes) : each.id == format)
            return each.read(bytes);
    }
    return Error{ErrorCode::NoLeagueFormat,
                 LeagueReading::tr(
                     "This is not a file of entrants or results that Dugout knows; it knows %1.")
                     .arg(ids.join(u", "_s)),
                 {}};
}

} // namespace dugout
