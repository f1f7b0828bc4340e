// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/state/leaguebase.h"

#include "core/leaguebook/journal/leaguebytes.h"
#include "core/values/valuebytes.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// What the first part says of all of them.
struct Head
{
    int version = leagueFoldVersion;
    qint64 lines = 0;
    int groups = 0;
    qint64 sheets = 0; ///< the entries in that part: another one does not belong here
    std::vector<qint64> seasons{}; ///< and in those of the seasons
    std::vector<QByteArray> titles{};
    QByteArray league{};
};

} // namespace

DUGOUT_FIELDS(Head, version, lines, groups, sheets, seasons, titles, league)

namespace {

const QString headName = u"league"_s;
const QString sheetsName = u"sheets"_s;

QString seasonName(size_t number)
{
    return u"season-%1"_s.arg(number + 1);
}

const JournalPart *find(const std::vector<JournalPart> &parts, const QString &name)
{
    const auto found = std::find_if(parts.begin(), parts.end(),
                                    [&name](const JournalPart &each) { return each.name == name; });
    return found == parts.end() ? nullptr : &*found;
}

std::optional<Head> readHead(const std::vector<JournalPart> &parts)
{
    const JournalPart *part = find(parts, headName);
    if (!part)
        return std::nullopt;
    auto head = fromBytes<Head>(part->bytes);
    const bool good = head && head->version == leagueFoldVersion
        && head->seasons.size() == head->titles.size() && head->lines == part->entries;
    return good ? std::move(head) : std::nullopt;
}

bool hasNegative(const Correction &correction)
{
    return correction.group < 0
        || std::any_of(correction.also.begin(), correction.also.end(), hasNegative);
}

void countFrom(Correction &correction, int below)
{
    correction.group -= below;
    for (Correction &each : correction.also)
        countFrom(each, below);
}

} // namespace

std::optional<LeagueBase> LeagueBaseParts::read(const std::vector<JournalPart> &parts)
{
    const auto head = readHead(parts);
    const JournalPart *sheets = head ? find(parts, sheetsName) : nullptr;
    if (!sheets || sheets->entries != head->sheets)
        return std::nullopt;
    std::vector<PackedCompetitions> seasons;
    for (size_t i = 0; i < head->seasons.size(); ++i) {
        const JournalPart *part = find(parts, seasonName(i));
        auto packed = unpackedTitles(head->titles[i]);
        if (!part || !packed || part->entries != head->seasons[i])
            return std::nullopt;
        packed->bytes = part->bytes;
        seasons.push_back(*std::move(packed));
    }
    auto league = unpackedLeague(head->league, sheets->bytes, std::move(seasons));
    if (!league)
        return std::nullopt;
    return LeagueBase{*std::move(league), head->lines, head->groups};
}

std::vector<JournalPart> LeagueBaseParts::changed(const LeagueBase &base,
                                                  const std::vector<JournalPart> &kept)
{
    const PackedLeague packed = packedLeague(base.league);
    std::vector<JournalPart> parts;
    const auto keep = [&](const QString &name, const QByteArray &bytes) {
        const JournalPart *known = find(kept, name);
        if (known && known->bytes == bytes)
            return known->entries;
        parts.push_back({name, base.lines, bytes});
        return base.lines;
    };
    Head head;
    head.lines = base.lines;
    head.groups = base.groups;
    head.league = packed.head;
    head.sheets = keep(sheetsName, packed.sheets);
    for (size_t i = 0; i < packed.seasons.size(); ++i) {
        head.seasons.push_back(keep(seasonName(i), packed.seasons[i].bytes));
        head.titles.push_back(packedTitles(packed.seasons[i]));
    }
    parts.push_back({headName, base.lines, bytesOf(head)});
    return parts;
}

std::vector<JournalPart> LeagueBaseParts::none()
{
    return {{headName, 0, {}}};
}

bool reachesBelow(const LogAction &line, const EventLog &log, int below)
{
    if (below == 0)
        return false;
    if (line.kind == LogAction::Kind::Undo)
        return !log.canUndo();
    if (line.kind == LogAction::Kind::Redo)
        return !log.canRedo();
    return line.kind == LogAction::Kind::Correct
        && hasNegative(countedFrom(line, below).correction);
}

LogAction countedFrom(LogAction line, int below)
{
    if (line.kind == LogAction::Kind::Correct)
        countFrom(line.correction, below);
    return line;
}

Result<void> applyGroup(League &league, const EventGroup &group)
{
    for (const Event &each : group.events) {
        const auto event = leagueEventFrom(each);
        if (!event)
            return event.error();
        if (auto done = applyTo(league, *event); !done)
            return done;
    }
    return {};
}

Result<League> foldGroups(League league, const std::vector<EventGroup> &groups)
{
    for (const EventGroup &group : groups) {
        if (auto done = applyGroup(league, group); !done)
            return done.error();
    }
    return league;
}

} // namespace dugout
