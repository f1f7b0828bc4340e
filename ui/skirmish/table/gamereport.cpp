// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/table/gamereport.h"

#include "core/text/languagescope.h"

#include <QDateTime>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QString dateOf(const SkirmishTable &table)
{
    const std::vector<EventGroup> &groups = table.log().groups();
    if (groups.empty() || groups.front().atMs <= 0)
        return {};
    const QDateTime start = QDateTime::fromMSecsSinceEpoch(groups.front().atMs);
    return currentLocale().toString(start.date(), QLocale::LongFormat);
}

std::vector<SkirmishChapter> chaptersOf(const SkirmishTable &table)
{
    std::vector<SkirmishChapter> chapters;
    for (const LogRow &row : table.rows()) {
        if (row.line.isEmpty())
            continue;
        const SkirmishState before = table.session().stateAfter(static_cast<size_t>(row.group));
        const QString heading = table.game().round(before);
        if (chapters.empty() || chapters.back().heading != heading)
            chapters.push_back({heading, {}});
        chapters.back().lines.append(row.line);
    }
    return chapters;
}

} // namespace

SkirmishReport gameReport(const SkirmishTable &table)
{
    QStringList names;
    for (Seat seat = 0; seat < table.context().playerCount(); ++seat)
        names.append(table.seatName(seat));
    return {names.join(u" – "_s), dateOf(table), summarize(table.game(), table.session().state()),
            chaptersOf(table)};
}

} // namespace dugout
