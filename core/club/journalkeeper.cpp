// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/journalkeeper.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// The form of a line's JSON; another one gets another number.
constexpr int lineVersion = 1;

Error unknownLine(const JournalEntry &entry)
{
    return {ErrorCode::LogLineUnknown,
            PlayWords::tr("This game was continued with a newer Dugout; please update Dugout to "
                          "open it."),
            u"entry %1: %2, version %3"_s.arg(entry.seq).arg(entry.kind).arg(entry.payloadVersion)};
}

} // namespace

JournalKeeper::JournalKeeper(JournalStore &store, JournalId id, qint64 kept, WallClock clock)
    : m_store(store)
    , m_id(std::move(id))
    , m_kept(kept)
    , m_clock(std::move(clock))
{ }

Result<void> JournalKeeper::keep(const LogAction &action, const JournalProgress &after)
{
    auto kept = m_store.append(m_id, m_kept + 1, {next(action)}, after);
    if (kept)
        countKept(1);
    return kept;
}

JournalEntry JournalKeeper::next(const LogAction &action) const
{
    return entryOf(action, m_kept + 1, m_clock());
}

JournalEntry JournalKeeper::entryOf(const LogAction &action, qint64 seq, qint64 atMs)
{
    const QJsonObject line = logActionToJson(action);
    return {seq, seq, atMs, line.value("kind"_L1).toString(), line, lineVersion};
}

std::vector<JournalEntry> JournalKeeper::entriesOf(const std::vector<LogAction> &lines)
{
    std::vector<JournalEntry> entries;
    entries.reserve(lines.size());
    for (const LogAction &line : lines)
        entries.push_back(entryOf(line, static_cast<qint64>(entries.size()) + 1, line.group.atMs));
    return entries;
}

Result<std::vector<LogAction>> JournalKeeper::linesOf(const Journal &journal)
{
    std::vector<LogAction> lines;
    for (const JournalEntry &entry : journal.entries) {
        auto line = logActionFromJson(entry.payload);
        if (entry.payloadVersion != lineVersion || !line)
            return unknownLine(entry);
        lines.push_back(std::move(*line));
    }
    return lines;
}

std::vector<LogAction> asEntered(const std::vector<Event> &events, const WallClock &clock)
{
    std::vector<LogAction> lines;
    lines.reserve(events.size());
    for (const Event &event : events)
        lines.push_back({LogAction::Kind::Do, {clock(), {event}}, {}});
    return lines;
}

} // namespace dugout
