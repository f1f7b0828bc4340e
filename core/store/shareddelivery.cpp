// SPDX-License-Identifier: GPL-3.0-or-later
// What is said to a server with shared leagues; what is asked of it stands in sharedserver.cpp.
#include "core/leaguebook/leagueexport.h"
#include "core/store/connection.h"
#include "core/store/jsontext.h"
#include "core/store/query.h"
#include "core/store/sharedserver.h"
#include "core/store/transaction.h"

#include <QJsonDocument>

#include <utility>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QString textOf(const QJsonArray &list)
{
    return QString::fromUtf8(QJsonDocument(list).toJson(QJsonDocument::Compact));
}

QJsonArray arrayOf(const std::vector<QJsonObject> &list)
{
    QJsonArray all;
    for (const QJsonObject &each : list)
        all.append(each);
    return all;
}

/// All of a list, by pieces that a server takes easily: each is asked for once, and each question
/// is a way there and back.
template<typename Put>
Result<void> byPieces(const std::vector<QJsonObject> &list, Put put)
{
    constexpr qsizetype most = 500;
    constexpr qsizetype mostLetters = 2'000'000;
    QStringList piece;
    qsizetype letters = 0;
    for (const QJsonObject &each : list) {
        piece.append(jsonToText(each));
        letters += piece.last().size();
        if (&each != &list.back() && piece.size() < most && letters < mostLetters)
            continue;
        if (auto done = put(u'[' + piece.join(u',') + u']', piece.size()); !done)
            return done.error();
        piece.clear();
        letters = 0;
    }
    return {};
}

/// Calls one of the server's functions inside of a transaction; its answer as a text.
Result<QString> call(Connection &connection, const QString &sql, const QVariantList &values)
{
    Query query(connection, u"SELECT dugout_shared."_s + sql);
    for (const QVariant &each : values) {
        if (each.typeId() == QMetaType::QString)
            query.bind(each.toString());
        else
            query.bind(each);
    }
    if (auto done = query.run(); !done)
        return done.error();
    const auto found = query.next();
    if (!found)
        return found.error();
    return *found ? query.text(0) : QString();
}

/// Calls one of them, and has it kept.
Result<QString> callAndKeep(Connection &connection, const QString &sql, const QVariantList &values)
{
    auto transaction = Transaction::begin(connection, Transaction::Kind::Writing);
    if (!transaction)
        return transaction.error();
    auto answer = call(connection, sql, values);
    if (!answer)
        return answer;
    if (auto kept = transaction->commit(); !kept)
        return kept.error();
    return answer;
}

QString sideName(FixtureSide side)
{
    return side == FixtureSide::Home ? u"home"_s : u"away"_s;
}

Result<void> done(const Result<QString> &answer)
{
    return answer ? Result<void>() : answer.error();
}

Result<void> bringPieces(Connection &connection, const LeagueParcel &parcel)
{
    QJsonObject header = parcel.header;
    header.insert("sealed"_L1, parcel.isSealed);
    if (auto begun = call(connection, u"share_begin(?, ?, ?::jsonb)"_s,
                          {parcel.id, parcel.title, jsonToText(header)});
        !begun)
        return begun.error();
    qint64 next = 1;
    auto lines = byPieces(parcel.entries, [&](const QString &piece, qsizetype count) {
        const qint64 first = std::exchange(next, next + count);
        return call(connection, u"share_entries(?, ?, ?::jsonb)"_s, {parcel.id, first, piece});
    });
    if (!lines)
        return lines;
    auto teams = byPieces(parcel.teams, [&](const QString &piece, qsizetype) {
        return call(connection, u"share_teams(?, ?::jsonb)"_s, {parcel.id, piece});
    });
    if (!teams)
        return teams;
    auto matches = byPieces(parcel.matches, [&](const QString &piece, qsizetype) {
        return call(connection, u"share_matches(?, ?::jsonb)"_s, {parcel.id, piece});
    });
    if (!matches)
        return matches;
    return done(call(connection, u"share_end(?, ?, ?::jsonb, ?::jsonb)"_s,
                     {parcel.id, static_cast<qint64>(parcel.entries.size()),
                      textOf(parcel.fixtures), jsonToText(parcel.standing)}));
}

} // namespace

Result<QString> SharedServer::keep(const QString &sql, const QVariantList &values)
{
    if (const auto why = refusesToKeep())
        return *why;
    return callAndKeep(*m_connection, sql, values);
}

Result<Delivered> SharedServer::deliver(const QString &sql, const QVariantList &values)
{
    const auto answer = keep(sql, values);
    if (!answer)
        return answer.error();
    const auto object = jsonFromText(*answer, sql);
    if (!object)
        return object.error();
    const QString done = object->value("done"_L1).toString();
    if (done == u"claimed"_s)
        return Delivered::Claimed;
    return done == u"beside"_s ? Delivered::Beside : Delivered::Kept;
}

Result<void> SharedServer::bring(const LeagueParcel &parcel)
{
    if (const auto why = refusesToKeep())
        return *why;
    const Connection::LongWork moving(*m_connection);
    auto transaction = Transaction::begin(*m_connection, Transaction::Kind::Writing);
    if (!transaction)
        return transaction.error();
    if (auto put = bringPieces(*m_connection, parcel); !put)
        return put;
    return transaction->commit();
}

Result<void> SharedServer::takeHome(const LeagueId &id, qint64 changes)
{
    // From an older server it comes home in every case: that is how it gets to a newer one.
    if (const auto why = onlyReads(); why && m_version > sharedVersion())
        return *why;
    return done(callAndKeep(*m_connection, u"take_home(?, ?)"_s, {id.text(), changes}));
}

Result<Delivered> SharedServer::act(const LeagueId &id, const SharedDelivery &data)
{
    return deliver(u"act(?, ?, ?, ?::jsonb, ?::jsonb, ?::jsonb, ?, ?::jsonb)"_s,
                   {id.text(), data.delivery, data.first, textOf(arrayOf(data.entries)),
                    textOf(data.fixtures), textOf(data.teams), data.title,
                    jsonToText(data.standing)});
}

Result<Delivered> SharedServer::beginMatch(const LeagueId &id, const QString &delivery,
                                           const FixtureId &fixture, const JournalHeader &header)
{
    QJsonObject written = journalToJson({header, {}, {}});
    for (const QLatin1StringView key : {"entries"_L1, "state"_L1, "standing"_L1})
        written.remove(key);
    return deliver(u"begin_match(?, ?, ?, ?, ?::jsonb)"_s,
                   {id.text(), delivery, fixture.text(), header.id.text(), jsonToText(written)});
}

Result<qint64> SharedServer::addMatchEntries(const LeagueId &id, const JournalId &match,
                                             qint64 first, const QJsonArray &entries,
                                             const QJsonObject &standing)
{
    const auto answer
        = keep(u"add_match_entries(?, ?, ?, ?::jsonb, ?::jsonb)"_s,
               {id.text(), match.text(), first, textOf(entries), jsonToText(standing)});
    if (!answer)
        return answer.error();
    return answer->toLongLong();
}

Result<Delivered> SharedServer::endMatch(const LeagueId &id, const QString &delivery,
                                         const JournalId &match, const QJsonObject &end)
{
    return deliver(u"end_match(?, ?, ?, ?::jsonb)"_s,
                   {id.text(), delivery, match.text(), jsonToText(end)});
}

Result<Delivered> SharedServer::saveTeam(const LeagueId &id, const QString &delivery,
                                         const QString &team, qint64 base, const QString &name,
                                         const QJsonObject &body)
{
    return deliver(u"save_team(?, ?, ?, ?, ?, ?::jsonb)"_s,
                   {id.text(), delivery, team, base, name, jsonToText(body)});
}

Result<Delivered> SharedServer::signResult(const LeagueId &id, const QString &delivery,
                                           const FixtureId &fixture, FixtureSide side)
{
    return deliver(u"sign_result(?, ?, ?, ?)"_s,
                   {id.text(), delivery, fixture.text(), sideName(side)});
}

Result<Delivered> SharedServer::disputeResult(const LeagueId &id, const QString &delivery,
                                              const FixtureId &fixture, FixtureSide side,
                                              const QString &why)
{
    return deliver(u"dispute_result(?, ?, ?, ?, ?)"_s,
                   {id.text(), delivery, fixture.text(), sideName(side), why});
}

Result<void> SharedServer::grant(const LeagueId &id, const SharedMember &member)
{
    return done(keep(u"grant_role(?, ?, ?, ?, ARRAY(SELECT jsonb_array_elements_text(?::jsonb)))"_s,
                     {id.text(), member.person, sharedRoleId(member.role), member.coach,
                      textOf(QJsonArray::fromStringList(member.teams))}));
}

Result<void> SharedServer::revoke(const LeagueId &id, const QString &person)
{
    return done(keep(u"revoke_role(?, ?)"_s, {id.text(), person}));
}

Result<void> SharedServer::settle(const LeagueId &id, const QString &claim, bool asClaimed)
{
    return done(
        keep(u"settle(?, ?, ?)"_s, {id.text(), claim, asClaimed ? u"claimed"_s : u"stands"_s}));
}

Result<void> SharedServer::vouch(const LeagueId &id, const QStringList &matches, bool unchecked)
{
    return done(keep(u"vouch(?, ARRAY(SELECT jsonb_array_elements_text(?::jsonb)), ?)"_s,
                     {id.text(), textOf(QJsonArray::fromStringList(matches)), unchecked}));
}

Result<Delivered> SharedServer::setAside(const LeagueId &id, const JournalId &match,
                                         const QString &why, const SharedDelivery &data)
{
    return deliver(u"set_aside(?, ?, ?, ?, ?, ?::jsonb, ?::jsonb, ?::jsonb)"_s,
                   {id.text(), data.delivery, match.text(), why, data.first,
                    textOf(arrayOf(data.entries)), textOf(data.fixtures),
                    jsonToText(data.standing)});
}

Result<void> SharedServer::sitAt(const LeagueId &id, const QString &place,
                                 const QStringList &matches)
{
    return done(keep(u"at_table(?, ?, dugout_shared.played_by_me(?, ?::jsonb))"_s,
                     {id.text(), place, id.text(), textOf(QJsonArray::fromStringList(matches))}));
}

} // namespace dugout
