// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguefiles/foreignnotes.h"

#include "core/exchange/foreign/fieldreader.h"
#include "core/league/drawnround.h"
#include "core/text/plaintext.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr qsizetype longestForeignName = 80;
constexpr int mostOfACount = 99;
constexpr size_t mostNotes = 200;

} // namespace

void ForeignNotes::add(const QString &place, const QString &value, const QString &reason)
{
    const auto known = m_places.constFind(reason);
    if (known != m_places.constEnd()) {
        ++m_kinds[*known].count;
        return;
    }
    if (m_kinds.size() >= mostNotes)
        return;
    m_places.insert(reason, m_kinds.size());
    m_kinds.push_back({{place, shortened(plainLine(value), longestForeignName), reason}, 1});
}

ImportNotes ForeignNotes::notes() const
{
    ImportNotes notes;
    for (const Kind &each : m_kinds) {
        notes.push_back(each.first);
        if (each.count > 1)
            notes.back().reason += u' ' + LeagueReading::tr("(%n time(s))", nullptr, each.count);
    }
    return notes;
}

QString foreignName(const QString &text)
{
    return shortened(cleanText(text).simplified(), longestForeignName);
}

QString fieldOf(const DataNode &node, QStringView name)
{
    const DataNode *child = node.child(name);
    return child ? child->text : QString();
}

std::optional<int> foreignCount(const QString &text)
{
    bool isNumber = false;
    const int value = text.trimmed().toInt(&isNumber);
    return isNumber && value >= 0 && value <= mostOfACount ? std::optional(value) : std::nullopt;
}

Error noLeagueInFile()
{
    return {ErrorCode::NoLeagueInFile,
            LeagueReading::tr("There are neither entrants nor results in this file."),
            {}};
}

EntrantList::EntrantList(ForeignLeague &league, ForeignNotes &notes)
    : m_league(league)
    , m_notes(notes)
{ }

bool EntrantList::contains(const QString &team) const
{
    return m_known.contains(team.toCaseFolded());
}

void EntrantList::add(ForeignEntrant entrant)
{
    if (entrant.team.isEmpty()) {
        m_notes.add(entrant.place, {}, LeagueReading::tr("An entrant without a name."));
        return;
    }
    if (contains(entrant.team)) {
        m_notes.add(entrant.place, entrant.team,
                    LeagueReading::tr("An entrant of the same name stands there already."));
        return;
    }
    if (m_league.entrants.size() >= static_cast<size_t>(mostEntrants)) {
        m_notes.add(entrant.place, entrant.team,
                    LeagueReading::tr("More than %1 entrants.").arg(mostEntrants));
        return;
    }
    m_known.insert(entrant.team.toCaseFolded(), m_league.entrants.size());
    m_league.entrants.push_back(std::move(entrant));
}

} // namespace dugout
