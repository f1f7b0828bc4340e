// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sharedfetch.h"

#include "core/store/jsontext.h"
#include "core/store/query.h"
#include "core/store/storefault.h"
#include "core/text/plaintext.h"

#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QJsonValue anyJson(const QString &text)
{
    return QJsonDocument::fromJson('[' + text.toUtf8() + ']').array().at(0);
}

/// One league, piece after piece.
class Fetching
{
public:
    Fetching(Connection &connection, WantedParcel wanted)
        : m_connection(connection)
        , m_wanted(std::move(wanted))
        , m_league(m_wanted.league)
        , m_afterEntry(m_wanted.afterEntry)
        , m_afterChange(m_wanted.afterChange)
        , m_again(
              QString::fromUtf8(QJsonDocument(QJsonArray::fromStringList(m_wanted.again)).toJson()))
    {
        m_parcel.id = m_league;
        m_parcel.firstEntry = m_afterEntry + 1;
    }

    [[nodiscard]] Result<LeagueParcel> fetch()
    {
        for (const auto part :
             {&Fetching::fetchLeague, &Fetching::fetchEntries, &Fetching::fetchContacts,
              &Fetching::fetchTeams, &Fetching::fetchMatches, &Fetching::fetchLines,
              &Fetching::fetchSheets, &Fetching::fetchFixtures}) {
            if (auto done = (this->*part)(); !done)
                return done.error();
        }
        return std::move(m_parcel);
    }

private:
    [[nodiscard]] Result<void> fetchLeague()
    {
        Query row(m_connection,
                  u"SELECT title, header::text, standing::text, changes FROM dugout_shared.league "
                  "WHERE id = ?"_s);
        row.bind(m_league);
        bool found = false;
        auto done = row.each([&](const Query &each) -> Result<void> {
            found = true;
            m_parcel.title = plainLine(each.text(0));
            m_parcel.header = anyJson(each.text(1)).toObject();
            m_parcel.isSealed = m_parcel.header.take("sealed"_L1).toBool();
            // Written once as it began; what it is called may have changed since.
            m_parcel.header.insert("state"_L1, u"running"_s);
            m_parcel.header.insert("title"_L1, m_parcel.title);
            m_parcel.standing = anyJson(each.text(2)).toObject();
            m_parcel.changes = each.number(3);
            return {};
        });
        if (done && !found)
            return StoreFault::notFound(m_league);
        return done;
    }

    [[nodiscard]] Result<void> fetchEntries()
    {
        Query rows(m_connection,
                   u"SELECT e.at_ms, e.kind, e.version, coalesce(s.payload, e.payload)::text "
                   "FROM dugout_shared.entry e LEFT JOIN dugout_shared.sealed s "
                   "ON s.league = e.league AND s.seq = e.seq AND s.seq > ? "
                   "WHERE e.league = ? AND e.seq > ? ORDER BY e.seq"_s);
        rows.bind(m_afterEntry).bind(m_league).bind(m_afterEntry);
        return rows.each([this](const Query &each) -> Result<void> {
            m_parcel.entries.push_back({{u"at"_s, each.number(0)},
                                        {u"kind"_s, each.text(1)},
                                        {u"version"_s, each.number(2)},
                                        {u"payload"_s, anyJson(each.text(3))}});
            return {};
        });
    }

    /// Those that may be seen.
    [[nodiscard]] Result<void> fetchContacts()
    {
        Query rows(m_connection,
                   u"SELECT seq, path::text, coach, contact FROM dugout_shared.contact "
                   "WHERE league = ? AND seq > ? ORDER BY seq, place"_s);
        rows.bind(m_league).bind(m_afterEntry);
        return rows.each([this](const Query &each) -> Result<void> {
            const qint64 place = each.number(0) - m_parcel.firstEntry;
            if (place < 0 || place >= static_cast<qint64>(m_parcel.entries.size()))
                return {};
            QJsonObject &entry = m_parcel.entries[static_cast<size_t>(place)];
            QJsonArray contacts = entry.value("contacts"_L1).toArray();
            contacts.append(QJsonObject{{u"path"_s, anyJson(each.text(1))},
                                        {u"coach"_s, each.text(2)},
                                        {u"contact"_s, each.text(3)}});
            entry.insert("contacts"_L1, contacts);
            return {};
        });
    }

    [[nodiscard]] Result<void> fetchTeams()
    {
        Query rows(
            m_connection,
            u"SELECT t.id, t.name, t.locked, t.revision, t.body::text, coalesce(s.who, ''), "
            "coalesce(%1, '') FROM dugout_shared.team t LEFT JOIN dugout_shared.team_sheet s "
            "ON s.league = t.league AND s.team = t.id AND s.revision = t.revision "
            "WHERE t.league = ? AND t.changed > ? ORDER BY t.id"_s.arg(isProvable() ? u"s.match"_s
                                                                                    : u"''"_s));
        rows.bind(m_league).bind(m_afterChange);
        return rows.each([this](const Query &each) -> Result<void> {
            m_parcel.teams.push_back({{u"id"_s, each.text(0)},
                                      {u"name"_s, each.text(1)},
                                      {u"locked"_s, each.variant(2).toBool()},
                                      {u"revision"_s, each.number(3)},
                                      {u"body"_s, anyJson(each.text(4))},
                                      {u"who"_s, each.text(5)},
                                      {u"match"_s, each.text(6)}});
            return {};
        });
    }

    [[nodiscard]] Result<void> fetchMatches()
    {
        Query rows(
            m_connection,
            u"SELECT id, fixture, home, away, header::text, state, standing::text, "
            "result::text, sheets::text, entries, %1 FROM dugout_shared.match m "
            "WHERE m.league = ? AND %2 ORDER BY id"_s.arg(
                isProvable() ? u"vouched_by, unchecked"_s : u"'(before)', false"_s, wantedMatches));
        rows.bind(m_league).bind(m_afterChange).bind(m_again);
        return rows.each([this](const Query &each) -> Result<void> {
            m_places.insert(each.text(0), m_parcel.matches.size());
            const qint64 here = m_wanted.linesHere.value(each.text(0));
            if (here > 1)
                m_firstLines.insert(each.text(0), here);
            m_parcel.matches.push_back({{u"id"_s, each.text(0)},
                                        {u"fixture"_s, each.text(1)},
                                        {u"home"_s, each.text(2)},
                                        {u"away"_s, each.text(3)},
                                        {u"header"_s, anyJson(each.text(4))},
                                        {u"state"_s, each.text(5)},
                                        {u"standing"_s, anyJson(each.text(6))},
                                        {u"result"_s, anyJson(each.text(7))},
                                        {u"sheets"_s, anyJson(each.text(8))},
                                        {u"lines"_s, each.number(9)},
                                        {u"firstLine"_s, std::max<qint64>(1, here)},
                                        {u"vouched"_s, each.text(10)},
                                        {u"unchecked"_s, each.variant(11).toBool()}});
            return {};
        });
    }

    [[nodiscard]] Result<void> fetchLines()
    {
        std::vector<QJsonArray> lines(m_parcel.matches.size());
        Query rows(m_connection,
                   u"SELECT m.id, e.at_ms, e.kind, e.version, e.payload::text "
                   "FROM dugout_shared.match m "
                   "LEFT JOIN jsonb_each_text(?::jsonb) h ON h.key = m.id "
                   // Match by match, whatever the server thinks how many there are: never the
                   // lines of all others as well.
                   "CROSS JOIN LATERAL (SELECT * FROM dugout_shared.match_entry "
                   "WHERE league = m.league AND match = m.id "
                   // Not coalesce: behind a policy that would only sort out what was read.
                   "AND seq >= CASE WHEN h.value IS NULL THEN 1 ELSE h.value::bigint END "
                   "ORDER BY seq) e "
                   "WHERE m.league = ? AND %1 ORDER BY m.id, e.seq"_s.arg(wantedMatches));
        rows.bind(jsonToText(m_firstLines)).bind(m_league).bind(m_afterChange).bind(m_again);
        auto done = rows.each([this, &lines](const Query &each) -> Result<void> {
            if (const auto place = m_places.constFind(each.text(0)); place != m_places.cend())
                lines[*place].append(QJsonObject{{u"at"_s, each.number(1)},
                                                 {u"kind"_s, each.text(2)},
                                                 {u"version"_s, each.number(3)},
                                                 {u"payload"_s, anyJson(each.text(4))}});
            return {};
        });
        for (size_t i = 0; i < lines.size(); ++i)
            m_parcel.matches[i].insert("entries"_L1, lines[i]);
        return done;
    }

    /// Both sheets of each match that is over and that no commissioner stands by: what it left
    /// behind, and what its teams came with.
    [[nodiscard]] Result<void> fetchSheets()
    {
        if (!isProvable())
            return {};
        std::vector<QJsonArray> made(m_parcel.matches.size());
        Query rows(m_connection,
                   u"SELECT m.id, t.team, s.body::text, b.body::text, coalesce(b.match, '') "
                   "FROM dugout_shared.match m "
                   "CROSS JOIN LATERAL (VALUES (m.home), (m.away)) t (team) "
                   "LEFT JOIN LATERAL (SELECT revision, body FROM dugout_shared.team_sheet "
                   "WHERE league = m.league AND team = t.team AND match = m.id "
                   "ORDER BY revision DESC LIMIT 1) s ON true "
                   "LEFT JOIN LATERAL (SELECT body, match FROM dugout_shared.team_sheet o "
                   "WHERE o.league = m.league AND o.team = t.team AND o.match <> m.id "
                   "AND CASE WHEN s.revision IS NULL THEN o.at <= m.at "
                   "ELSE o.revision < s.revision END ORDER BY o.revision DESC LIMIT 1) b ON true "
                   "WHERE m.league = ? AND %1 AND m.vouched_by = '' "
                   "AND m.state IN ('finished', 'undecided')"_s.arg(wantedMatches));
        rows.bind(m_league).bind(m_afterChange).bind(m_again);
        const auto done = rows.each([this, &made](const Query &each) -> Result<void> {
            if (const auto place = m_places.constFind(each.text(0)); place != m_places.cend())
                made[*place].append(QJsonObject{{u"team"_s, each.text(1)},
                                                {u"after"_s, anyJson(each.text(2))},
                                                {u"before"_s, anyJson(each.text(3))},
                                                {u"by"_s, each.text(4)}});
            return {};
        });
        for (size_t i = 0; i < made.size(); ++i)
            m_parcel.matches[i].insert("made"_L1, made[i]);
        return done;
    }

    [[nodiscard]] bool isProvable() const { return m_wanted.version >= firstProvable; }

    [[nodiscard]] Result<void> fetchFixtures()
    {
        if (m_afterChange > 0)
            return {};
        Query rows(m_connection,
                   u"SELECT id, match FROM dugout_shared.fixture WHERE league = ? ORDER BY id"_s);
        rows.bind(m_league);
        return rows.each([this](const Query &each) -> Result<void> {
            m_parcel.fixtures.append(
                QJsonObject{{u"id"_s, each.text(0)}, {u"match"_s, each.text(1)}});
            return {};
        });
    }

    /// Changed since, or wanted again.
    static constexpr auto wantedMatches
        = "(m.changed > ? OR m.id IN (SELECT jsonb_array_elements_text(?::jsonb)))"_L1;

    Connection &m_connection;
    WantedParcel m_wanted;
    QString m_league;
    qint64 m_afterEntry;
    qint64 m_afterChange;
    QString m_again;
    LeagueParcel m_parcel;
    QJsonObject m_firstLines; ///< of matches that are here in part
    QHash<QString, size_t> m_places;
};

} // namespace

Result<LeagueParcel> fetchShared(Connection &connection, WantedParcel wanted)
{
    return Fetching(connection, std::move(wanted)).fetch();
}

} // namespace dugout
