// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/privatepostgres.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTcpServer>

#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int patienceMs = 60000;

/// Debian keeps the server programs of each version in a folder of its own, not in the PATH.
QString programFolder()
{
    const QDir versions(u"/usr/lib/postgresql"_s);
    const QStringList names = versions.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    int newest = 0;
    for (const QString &name : names)
        newest = qMax(newest, name.toInt());
    return versions.filePath(QString::number(newest) + u"/bin"_s);
}

} // namespace

PrivatePostgres::PrivatePostgres()
    : m_folder(QDir::tempPath() + u"/dugout-pg-XXXXXX"_s)
    , m_programs(programFolder())
    , m_data(m_folder.filePath(u"server/data"_s))
{
    if (!QFile::exists(m_programs + u"/initdb"_s)) {
        m_problem = u"PostgreSQL is not installed (Debian package postgresql)"_s;
        return;
    }
    const QString home = m_folder.filePath(u"server"_s);
    QDir().mkpath(home);
    if (::geteuid() == 0) {
        ::chmod(QFile::encodeName(m_folder.path()).constData(), 0755);
        QProcess::execute(u"chown"_s, {u"postgres:"_s, home});
    }
    QString output;
    if (!run(u"initdb"_s,
             {u"--no-sync"_s, u"--auth=trust"_s, u"--username=coach"_s, u"--encoding=UTF8"_s,
              u"--locale=C"_s, u"--pgdata"_s, m_data},
             &output)) {
        m_problem = u"initdb: "_s + output;
        return;
    }
    start();
}

PrivatePostgres::~PrivatePostgres()
{
    stop();
}

void PrivatePostgres::prepare(QProcess &process, const QString &program,
                              const QStringList &arguments) const
{
    QStringList all{u"--pdeathsig"_s, u"QUIT"_s};
    if (::geteuid() == 0)
        all << u"--reuid=postgres"_s << u"--regid=postgres"_s << u"--clear-groups"_s;
    all << u"--"_s << m_programs + u'/' + program;
    process.setProgram(u"setpriv"_s);
    process.setArguments(all + arguments);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.setWorkingDirectory(u"/"_s);
    // Newer versions of psql read on where a COPY FROM STDIN was refused.
    process.setStandardInputFile(QProcess::nullDevice());
}

bool PrivatePostgres::run(const QString &program, const QStringList &arguments, QString *output)
{
    QProcess process;
    prepare(process, program, arguments);
    process.start();
    const bool finished = process.waitForFinished(patienceMs);
    if (output != nullptr)
        *output = QString::fromUtf8(process.readAll()).trimmed();
    return finished && process.exitCode() == 0;
}

bool PrivatePostgres::start()
{
    const QString home = m_folder.filePath(u"server"_s);
    QStringList arguments{u"-D"_s, m_data,         u"-k"_s, home,
                          u"-c"_s, u"fsync=off"_s, u"-c"_s, u"max_connections=40"_s,
                          u"-c"_s};
    if (m_port == 0)
        arguments << u"listen_addresses="_s;
    else
        arguments << u"listen_addresses=localhost"_s << u"-c"_s << u"ssl=on"_s << u"-p"_s
                  << QString::number(m_port);
    prepare(m_server, u"postgres"_s, arguments);
    m_server.setStandardOutputFile(m_folder.filePath(u"log"_s), QIODevice::Append);
    m_server.start();
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < patienceMs) {
        if (run(u"pg_isready"_s,
                {u"-q"_s, u"-h"_s, home, u"-p"_s, portText(), u"-d"_s, u"postgres"_s}))
            return true;
        if (m_server.waitForFinished(20))
            break;
    }
    m_problem = u"the server did not start"_s;
    return false;
}

void PrivatePostgres::stop()
{
    if (m_server.state() == QProcess::NotRunning)
        return;
    ::kill(static_cast<pid_t>(m_server.processId()), SIGQUIT);
    if (!m_server.waitForFinished(patienceMs))
        m_server.kill();
}

QString PrivatePostgres::psql(const QString &database, const QString &sql)
{
    QString output;
    if (!run(u"psql"_s,
             {u"-X"_s, u"-q"_s, u"-A"_s, u"-t"_s, u"-v"_s, u"ON_ERROR_STOP=1"_s, u"-h"_s,
              m_folder.filePath(u"server"_s), u"-p"_s, portText(), u"-U"_s, u"coach"_s, u"-d"_s,
              database, u"-c"_s, sql},
             &output))
        m_problem = u"psql: "_s + output;
    return output;
}

QString PrivatePostgres::psqlAs(const QString &user, const QString &database,
                                const QStringList &statements)
{
    QStringList arguments{u"-X"_s, u"-q"_s,
                          u"-A"_s, u"-t"_s,
                          u"-v"_s, u"VERBOSITY=sqlstate"_s,
                          u"-h"_s, m_folder.filePath(u"server"_s),
                          u"-p"_s, portText(),
                          u"-U"_s, user,
                          u"-d"_s, database};
    for (const QString &each : statements)
        arguments << u"-c"_s << each;
    QString output;
    (void)run(u"psql"_s, arguments, &output);
    return output;
}

QString PrivatePostgres::portText() const
{
    return QString::number(m_port == 0 ? 5432 : m_port);
}

QString PrivatePostgres::certificate() const
{
    return m_folder.filePath(u"certificate.pem"_s);
}

void PrivatePostgres::openToNetwork()
{
    stop();
    const QString home = m_folder.filePath(u"server"_s);
    QProcess maker;
    maker.start(u"openssl"_s,
                {u"req"_s, u"-x509"_s, u"-newkey"_s, u"rsa:2048"_s, u"-nodes"_s, u"-days"_s, u"2"_s,
                 u"-subj"_s, u"/CN=localhost"_s, u"-addext"_s, u"subjectAltName=DNS:localhost"_s,
                 u"-keyout"_s, m_data + u"/server.key"_s, u"-out"_s, certificate()});
    if (!maker.waitForFinished(patienceMs) || maker.exitCode() != 0
        || !QFile::copy(certificate(), m_data + u"/server.crt"_s)) {
        m_problem = u"openssl: "_s + QString::fromUtf8(maker.readAllStandardError());
        return;
    }
    QFile::setPermissions(m_data + u"/server.key"_s, QFile::ReadOwner | QFile::WriteOwner);
    if (::geteuid() == 0)
        QProcess::execute(u"chown"_s,
                          {u"postgres:"_s, m_data + u"/server.key"_s, m_data + u"/server.crt"_s});
    QFile rules(m_data + u"/pg_hba.conf"_s);
    if (rules.open(QIODevice::WriteOnly))
        rules.write("local all all trust\nhostssl all all samehost scram-sha-256\n");
    rules.close();
    QTcpServer free; // somebody else could take it in between, which has not happened yet
    free.listen(QHostAddress::LocalHost);
    m_port = free.serverPort();
    free.close();
    start();
}

void PrivatePostgres::addUserWithPassword(const QString &user, const QString &password)
{
    psql(u"postgres"_s, u"CREATE ROLE %1 SUPERUSER LOGIN PASSWORD '%2'"_s.arg(user, password));
    QFile rules(m_data + u"/pg_hba.conf"_s);
    if (!rules.open(QIODevice::ReadWrite)) {
        m_problem = u"pg_hba.conf cannot be written"_s;
        return;
    }
    const QByteArray others = rules.readAll();
    rules.seek(0); // the first line that fits counts
    rules.write("local all " + user.toUtf8() + " scram-sha-256\n" + others);
    rules.close();
    psql(u"postgres"_s, u"SELECT pg_reload_conf()"_s);
}

std::vector<qint64> PrivatePostgres::servants(const QString &database)
{
    std::vector<qint64> processes;
    const QStringList lines
        = psql(database,
               u"SELECT pid FROM pg_stat_activity WHERE application_name = 'dugout' "
               "AND datname = current_database()"_s)
              .split(u'\n', Qt::SkipEmptyParts);
    for (const QString &line : lines)
        processes.push_back(line.toLongLong());
    return processes;
}

StoreLocation PrivatePostgres::placeOf(const QString &database) const
{
    StoreLocation location;
    location.engine = StoreLocation::Engine::Postgres;
    location.host = m_folder.filePath(u"server"_s);
    location.user = u"coach"_s;
    location.database = database;
    return location;
}

StoreLocation PrivatePostgres::createDatabase()
{
    const StoreLocation location = placeOf(u"league%1"_s.arg(++m_databases));
    psql(u"postgres"_s, u"CREATE DATABASE "_s + location.database);
    return location;
}

QStringList PrivatePostgres::addressed(const QStringList &arguments) const
{
    return QStringList{u"-h"_s,   m_folder.filePath(u"server"_s), u"-p"_s, portText(), u"-U"_s,
                       u"coach"_s}
    + arguments;
}

QByteArray PrivatePostgres::dump(const QString &database)
{
    QString roles;
    QString contents;
    if (!run(u"pg_dumpall"_s, addressed({u"--roles-only"_s, u"--no-role-passwords"_s}), &roles)
        || !run(u"pg_dump"_s, addressed({u"--create"_s, u"--inserts"_s, database}), &contents))
        m_problem = u"pg_dump: "_s + roles.right(400) + contents.right(400);
    QStringList lines = (roles + u"\n\n"_s + contents + u'\n').split(u'\n');
    // Every private server has its owner already, and newer dumps lock themselves with a word that
    // is another one each time.
    lines.removeIf([](const QString &line) {
        return line == u"CREATE ROLE coach;"_s || line.startsWith(u"ALTER ROLE coach "_s)
            || line.startsWith(u"\\restrict "_s) || line.startsWith(u"\\unrestrict "_s);
    });
    return lines.join(u'\n').toUtf8();
}

StoreLocation PrivatePostgres::restore(const QByteArray &dump, const QString &database)
{
    const QString path = m_folder.filePath(u"restored.sql"_s);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(dump) != dump.size())
        m_problem = path + u": "_s + file.errorString();
    file.close();
    file.setPermissions(QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther);
    QString output;
    if (!run(u"psql"_s,
             addressed({u"-X"_s, u"-q"_s, u"-v"_s, u"ON_ERROR_STOP=1"_s, u"-o"_s, u"/dev/null"_s,
                        u"-d"_s, u"postgres"_s, u"-f"_s, path}),
             &output))
        m_problem = u"psql: "_s + output;
    file.remove();
    return placeOf(database);
}

} // namespace dugout
