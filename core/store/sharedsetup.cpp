// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sharedsetup.h"

#include "core/hosting/hostsecret.h"
#include "core/hosting/leaguehost.h"
#include "core/store/connection.h"
#include "core/store/query.h"
#include "core/store/sqlscript.h"
#include "core/store/transaction.h"

#include <QCryptographicHash>
#include <QFile>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// The oldest version whose Dugout understands what it reads on a server of today's.
constexpr int readableFrom = 3;

QString identifier(QString name)
{
    return u'"' + name.replace(u'"', u"\"\""_s) + u'"';
}

QString literal(QString text)
{
    return u'\'' + text.replace(u'\'', u"''"_s) + u'\'';
}

/// Roles belong to the whole server: each database has its own three. A name of a role is cut after
/// 63 bytes, which must not make two of them one.
QString roleName(const QString &part, const QString &database)
{
    constexpr qsizetype longest = 40;
    const QByteArray bytes = database.toUtf8();
    const QString place = bytes.size() <= longest
        ? database
        : QString::fromLatin1(
            QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().left(32));
    return u"dugout_%1_%2"_s.arg(part, place);
}

QString script(const QString &name, const QString &folder = u"shared"_s)
{
    QFile file(u":/store/%1/%2.sql"_s.arg(folder, name));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString filled(QString sql, const QString &database)
{
    for (const QString &part : {u"keeper"_s, u"member"_s, u"founder"_s, u"slip"_s}) {
        sql.replace(u"@%1@"_s.arg(part), identifier(roleName(part, database)));
        sql.replace(u"@%1_name@"_s.arg(part), literal(roleName(part, database)));
    }
    sql.replace(u"@version@"_s, QString::number(sharedVersion()));
    sql.replace(u"@readable_from@"_s, QString::number(readableFrom));
    return sql.replace(u"@database@"_s, identifier(database));
}

/// `first` comes before what a server is prepared with whenever that is.
QString scriptFrom(const QString &begin, const QString &first, const QString &database)
{
    QString sql = begin + u"\nSET LOCAL ROLE @keeper@;\n"_s;
    for (const QString &part : {first, u"policies"_s, u"parts"_s, u"counting"_s, u"bringing"_s,
                                u"deciding"_s, u"playing"_s, u"rights"_s})
        sql += u'\n' + script(part);
    return filled(sql + u"\nRESET ROLE;\nREVOKE @keeper@ FROM CURRENT_USER;\n"_s, database);
}

QString setupScript(const QString &database, SharedNeed need)
{
    switch (need) {
    case SharedNeed::Setup:
        return scriptFrom(script(u"roles"_s), u"tables"_s, database);
    case SharedNeed::Renewal:
        return scriptFrom(script(u"limits"_s) + u"GRANT @keeper@ TO CURRENT_USER;\n"_s,
                          u"renewing"_s, database);
    case SharedNeed::Nothing:
        break;
    }
    return {};
}

QString foundingGrant(const QString &database, const QString &person)
{
    return u"GRANT %1 TO %2;\n"_s.arg(identifier(roleName(u"founder"_s, database)),
                                      identifier(person));
}

QString loginSql(const QString &person)
{
    return u"DO $login$ BEGIN\n"
           "    IF NOT EXISTS (SELECT FROM pg_catalog.pg_roles WHERE rolname = %1) THEN\n"
           "        CREATE ROLE %2 LOGIN CONNECTION LIMIT 12;\n"
           "    ELSIF EXISTS (SELECT FROM pg_catalog.pg_roles WHERE rolname = %1 AND NOT rolsuper\n"
           "        AND rolconnlimit = -1) THEN\n"
           "        ALTER ROLE %2 CONNECTION LIMIT 12;\n"
           "    END IF;\n"
           "END $login$;\n"_s.arg(literal(person), identifier(person));
}

Result<bool> isTrue(Connection &connection, const QString &sql)
{
    const auto value = connection.value(sql);
    if (!value)
        return value.error();
    return *value == u"true"_s || *value == u"t"_s || *value == u"1"_s;
}

Result<void> inspectTables(Connection &connection, SharedSetupState &state)
{
    const QString founder = literal(roleName(u"founder"_s, state.database));
    const auto mayFound
        = isTrue(connection,
                 u"SELECT coalesce((SELECT pg_catalog.pg_has_role(session_user, oid, "
                 "'MEMBER') FROM pg_catalog.pg_roles WHERE rolname = %1), false)"_s.arg(founder));
    if (!mayFound)
        return mayFound.error();
    state.mayFound = *mayFound;
    const auto mayLook
        = isTrue(connection, u"SELECT pg_catalog.has_schema_privilege('dugout_shared', 'USAGE')"_s);
    if (!mayLook)
        return mayLook.error();
    state.isMember = *mayLook;
    if (!state.isMember)
        return {};
    Query row(connection, u"SELECT version, readable_from FROM dugout_shared.about"_s);
    if (auto done = row.run(); !done)
        return done;
    if (const auto found = row.next(); !found || !*found)
        return found ? Result<void>() : found.error();
    state.version = static_cast<int>(row.number(0));
    state.readableFrom = static_cast<int>(row.number(1));
    return {};
}

} // namespace

int sharedVersion()
{
    return 3;
}

SharedNeed SharedSetupState::need() const
{
    if (!isSetUp)
        return SharedNeed::Setup;
    return isMember && version < sharedVersion() ? SharedNeed::Renewal : SharedNeed::Nothing;
}

Result<SharedSetupState> inspectShared(Connection &connection)
{
    SharedSetupState state;
    auto transaction = Transaction::begin(connection, Transaction::Kind::Reading);
    if (!transaction)
        return transaction.error();
    {
        Query row(
            connection,
            u"SELECT session_user, current_database(), rolsuper, rolsuper OR (rolcreaterole AND "
            "EXISTS (SELECT FROM pg_catalog.pg_database WHERE datname = current_database() "
            "AND pg_catalog.pg_has_role(session_user, datdba, 'MEMBER'))), "
            "EXISTS (SELECT FROM pg_catalog.pg_namespace WHERE nspname = 'dugout_shared') "
            "FROM pg_catalog.pg_roles WHERE rolname = session_user"_s);
        if (auto done = row.run(); !done)
            return done.error();
        if (const auto found = row.next(); !found || !*found)
            return found ? Result<SharedSetupState>(state) : found.error();
        state.person = row.text(0);
        state.database = row.text(1);
        state.isSuperuser = row.variant(2).toBool();
        state.maySetUp = row.variant(3).toBool();
        state.isSetUp = row.variant(4).toBool();
    }
    if (state.isSetUp) {
        if (auto done = inspectTables(connection, state); !done)
            return done.error();
    }
    return state;
}

Result<void> setUpShared(Connection &connection, const SharedSetupState &state)
{
    const Connection::LongWork making(connection);
    auto transaction = Transaction::begin(connection, Transaction::Kind::Writing);
    if (!transaction)
        return transaction.error();
    const SharedNeed need = state.need();
    const QString sql = setupScript(state.database, need)
        + (need == SharedNeed::Setup ? foundingGrant(state.database, state.person) : QString());
    for (const QString &statement : splitStatements(sql)) {
        if (auto done = connection.execute(statement); !done)
            return done;
    }
    return transaction->commit();
}

QString sharedSetupSql(const QString &database, SharedNeed need, const QStringList &founders,
                       const QStringList &people)
{
    QString sql = u"-- For the administrator of the database %1, as a superuser:\n"
                  "--   psql -v ON_ERROR_STOP=1 -d %1 -f THIS-FILE\n"
                  "-- A new login has no password yet: \\password NAME in psql gives it one.\n"
                  "BEGIN;\n\n"_s.arg(database);
    sql += setupScript(database, need) + u'\n';
    for (const QString &each : people + founders)
        sql += loginSql(each);
    for (const QString &each : founders)
        sql += foundingGrant(database, each);
    return sql + u"\nCOMMIT;\n"_s;
}

QStringList loginStatements(const QString &database, const HostLogin &login)
{
    QStringList statements{
        loginSql(login.name),
        u"DO $may$ BEGIN\n"
        "    IF (SELECT rolsuper FROM pg_catalog.pg_roles WHERE rolname = %1) THEN\n"
        "        RAISE EXCEPTION 'not a login for a coach' USING ERRCODE = '42501';\n"
        "    END IF;\n"
        "END $may$"_s.arg(literal(login.name)),
        u"ALTER ROLE %1 PASSWORD %2"_s.arg(identifier(login.name), literal(login.verifier))};
    if (login.mayFound)
        statements.append(foundingGrant(database, login.name));
    if (login.typedVerifier.isEmpty())
        return statements;
    const QString typed = typedLogin(login.name);
    statements << loginSql(typed)
               << u"ALTER ROLE %1 PASSWORD %2 CONNECTION LIMIT 2"_s.arg(
                      identifier(typed), literal(login.typedVerifier))
               << u"GRANT %1 TO %2"_s.arg(identifier(roleName(u"slip"_s, database)),
                                          identifier(typed))
               << u"INSERT INTO dugout_slips.closed VALUES (%1, %2) "
                  "ON CONFLICT (login) DO UPDATE SET secret = EXCLUDED.secret"_s.arg(
                      literal(typed), literal(login.closedSecret));
    return statements;
}

QString databaseStatement(const QString &database)
{
    return u"CREATE DATABASE %1 ENCODING 'UTF8' TEMPLATE template0"_s.arg(identifier(database));
}

QString newLoginStatement(const QString &person, const QString &verifier)
{
    return u"CREATE ROLE %1 LOGIN CONNECTION LIMIT 12 PASSWORD %2"_s.arg(identifier(person),
                                                                         literal(verifier));
}

QStringList slipStatements(const QString &database)
{
    return splitStatements(filled(script(u"slips"_s, u"hosted"_s), database));
}

} // namespace dugout
