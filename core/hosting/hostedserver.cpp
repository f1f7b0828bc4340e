// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hosting/hostedserver.h"

#include "core/files/readfile.h"
#include "core/files/writefile.h"
#include "core/hosting/hostingwords.h"
#include "core/hosting/hostinvite.h"
#include "core/hosting/hostsecret.h"
#include "core/platform/disk.h"
#include "core/platform/process.h"
#include "core/platform/sockets.h"
#include "core/platform/tcp.h"
#include "core/platform/tlscertificate.h"
#include "core/sharing/slip.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QStandardPaths>
#include <QThread>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr qint64 largestText = 100'000;
constexpr qint64 largestCopy = 500'000'000;
constexpr auto onlyOwner = QFile::ReadOwner | QFile::WriteOwner;

Result<void> writeSecret(const QString &path, const QByteArray &bytes)
{
    if (auto written = writeFile(path, bytes); !written)
        return written;
    return QFile::setPermissions(path, onlyOwner) ? Result<void>()
                                                  : HostingWords::folderFailed(path);
}

/// As the configuration of PostgreSQL takes a text.
QByteArray quoted(const QString &text)
{
    return '\'' + QString(text).replace(u'\'', u"''"_s).toUtf8() + '\'';
}

/// A killed process that had it gives it back in a moment.
bool isFree(int port)
{
    constexpr int attempts = 10;
    constexpr unsigned long pauseMs = 300;
    for (int i = 0; i < attempts; ++i) {
        const int socket = tcp::listen("0.0.0.0", static_cast<quint16>(port));
        if (socket >= 0) {
            sockets::close(socket);
            return true;
        }
        QThread::msleep(pauseMs);
    }
    return false;
}

/// The newest three, and of each of so many days the last.
QStringList tooMany(const QStringList &copies)
{
    constexpr qsizetype always = 3;
    constexpr qsizetype mostDays = 14;
    constexpr qsizetype dayLength = 10;
    QStringList days;
    QStringList rest;
    for (qsizetype i = 0; i < copies.size(); ++i) {
        const QString day = QFileInfo(copies.at(i)).fileName().left(dayLength);
        const bool isLast = !days.contains(day);
        if (isLast)
            days.append(day);
        if (i >= always && (!isLast || days.size() > mostDays))
            rest.append(copies.at(i));
    }
    return rest;
}

} // namespace

HostedServer::HostedServer(const QString &folder)
    : m_folder(QDir(folder).absolutePath())
{ }

Result<void> HostedServer::mayHost()
{
    if (!canRunServers())
        return HostingWords::notOnThisSystem();
    return hasAllRights() ? Result<void>(HostingWords::notAsRoot()) : Result<void>();
}

Result<void> HostedServer::canHost()
{
    if (auto may = mayHost(); !may)
        return may;
    if (installedPostgres().empty())
        return HostingWords::noPostgres();
    return QStandardPaths::findExecutable(u"openssl"_s).isEmpty() ? HostingWords::noOpenssl({})
                                                                  : Result<void>();
}

QString HostedServer::cluster(const QString &version) const
{
    return m_folder + u"/server-"_s + version;
}

QString HostedServer::clusterVersion() const
{
    const QDir folder(m_folder);
    for (const QString &each : folder.entryList({u"server-*"_s}, QDir::Dirs)) {
        const QString version = each.mid(7);
        if (version.toInt() > 0 && QFile::exists(folder.filePath(each + u"/PG_VERSION"_s)))
            return version;
    }
    return {};
}

/// What a server says of itself: its process, and further down its port and how far it is.
QByteArrayList HostedServer::saidBy(const QString &where) const
{
    const auto text = readFile(where + u"/postmaster.pid"_s, largestText);
    return text ? text->split('\n') : QByteArrayList();
}

bool HostedServer::isRunningIn(const QString &where) const
{
    return isProcessIn(saidBy(where).value(0).trimmed().toLongLong(), where);
}

int HostedServer::portIn(const QString &where) const
{
    return saidBy(where).value(3).trimmed().toInt();
}

/// The process that started it may have been killed meanwhile: the server comes up all the same.
Result<void> HostedServer::awaitReady(const QString &where) const
{
    constexpr int attempts = 600;
    constexpr unsigned long pauseMs = 100;
    for (int i = 0; i < attempts && isRunningIn(where); ++i) {
        if (saidBy(where).value(7).trimmed() == "ready")
            return {};
        QThread::msleep(pauseMs);
    }
    return HostingWords::programFailed(u"postgres"_s, lastWords());
}

/// Where the session keeps its sockets, if they may have such long names.
QString HostedServer::socketFolder() const
{
    const QByteArray mark
        = QCryptographicHash::hash(m_folder.toUtf8(), QCryptographicHash::Sha256).toHex().left(12);
    const QString session = qEnvironmentVariable("XDG_RUNTIME_DIR");
    constexpr qsizetype longest = 80; // of 107, with the name of the socket behind it
    const QString wanted = session + u"/dugout-"_s + QString::fromLatin1(mark);
    if (!session.isEmpty() && wanted.size() <= longest && QFileInfo(session).isWritable())
        return wanted;
    const QString own = in("socket");
    return own.size() <= longest ? own
                                 : QDir::tempPath() + u"/dugout-"_s + QString::fromLatin1(mark);
}

QByteArray HostedServer::fingerprint() const
{
    const auto text = readFile(certificate(), largestText);
    return text ? fingerprintOf(certificateFromText(*text)) : QByteArray();
}

QMap<QString, QString> HostedServer::asOwner() const
{
    return {{u"PGPASSFILE"_s, ownerPasswords()}, {u"PGCONNECT_TIMEOUT"_s, u"10"_s}};
}

QStringList HostedServer::reached(int port) const
{
    return {u"-h"_s, socketFolder(), u"-p"_s, QString::number(port), u"-U"_s, owner()};
}

Result<void> HostedServer::prepareFolder() const
{
    constexpr auto onlyOwnerIn = onlyOwner | QFile::ExeOwner;
    for (const QString &each : {m_folder, m_folder + u"/copies"_s, socketFolder()}) {
        if (!makeFolder(each) || !QFile::setPermissions(each, onlyOwnerIn))
            return HostingWords::folderFailed(each);
    }
    return {};
}

Result<void> HostedServer::makeOwner() const
{
    if (QFile::exists(ownerPasswords()))
        return {};
    return writeSecret(ownerPasswords(),
                       "*:*:*:" + owner().toUtf8() + ':' + slipLetters(newSalt()).toUtf8() + '\n');
}

/// Valid for as long as anybody plays: clients only compare it with the one of their slip.
Result<void> HostedServer::makeCertificate() const
{
    if (QFile::exists(certificate()) && QFile::exists(key()))
        return {};
    const QString made = in("server.crt.part");
    const RunProgram run = runProgram(u"openssl"_s,
                                      {u"req"_s, u"-x509"_s, u"-newkey"_s, u"ec"_s, u"-pkeyopt"_s,
                                       u"ec_paramgen_curve:P-256"_s, u"-nodes"_s, u"-sha256"_s,
                                       u"-days"_s, u"36500"_s, u"-subj"_s, u"/CN=dugout-league"_s,
                                       u"-keyout"_s, key(), u"-out"_s, made},
                                      m_folder);
    if (!run.isDone || !QFile::setPermissions(key(), onlyOwner) || !moveOver(made, certificate()))
        return HostingWords::noOpenssl(run.said);
    return {};
}

Result<void> HostedServer::configure(const PostgresPrograms &programs, const QString &where,
                                     int port, bool byNetwork) const
{
    const bool delays = QFile::exists(programs.folder + u"/../lib/auth_delay.so"_s);
    QByteArray text = "# Written by Dugout whenever the league is hosted.\n"
                      "listen_addresses = "
        + quoted(byNetwork ? u"*"_s : QString()) + "\nport = " + QByteArray::number(port)
        + "\nunix_socket_directories = " + quoted(socketFolder())
        + "\nunix_socket_permissions = 0700\n"
          "max_connections = 400\n"
          "superuser_reserved_connections = 5\n"
          "authentication_timeout = 10s\n"
          "password_encryption = 'scram-sha-256'\n"
          "ssl = on\nssl_cert_file = "
        + quoted(certificate()) + "\nssl_key_file = " + quoted(key())
        + "\nshared_buffers = 64MB\nmax_wal_size = 256MB\n"
          "log_line_prefix = '%m %u '\nlog_min_messages = warning\n"
          "log_min_error_statement = panic\nlog_parameter_max_length_on_error = 0\n"
          "tcp_keepalives_idle = 60\ntcp_keepalives_interval = 15\ntcp_keepalives_count = 4\n"
          "timezone = 'UTC'\nlog_timezone = 'UTC'\n";
    if (delays)
        text += "shared_preload_libraries = 'auth_delay'\nauth_delay.milliseconds = 500\n";
    const QByteArray rules = "local all " + owner().toUtf8() + " scram-sha-256\nhostssl "
        + database().toUtf8() + " +dugout_member_" + database().toUtf8()
        + " all scram-sha-256\nhostssl " + database().toUtf8() + " +dugout_slip_"
        + database().toUtf8() + " all scram-sha-256\n";
    if (auto written = writeFile(where + u"/postgresql.conf"_s, text); !written)
        return written;
    return writeFile(where + u"/pg_hba.conf"_s, rules);
}

Result<void> HostedServer::makeCluster(const PostgresPrograms &programs, const QString &where) const
{
    QDir(where).removeRecursively(); // of an attempt that was cut short
    const auto passwords = readFile(ownerPasswords(), largestText);
    if (!passwords)
        return passwords.error();
    const QString secret = in("owner.part");
    if (auto written = writeSecret(secret, passwords->trimmed().split(':').last() + '\n'); !written)
        return written;
    const RunProgram run = runProgram(
        programs.path(u"initdb"_s),
        {u"--pgdata"_s, where, u"--username"_s, owner(), u"--pwfile"_s, secret,
         u"--auth=scram-sha-256"_s, u"--encoding=UTF8"_s, u"--locale=C"_s, u"--data-checksums"_s},
        m_folder);
    QFile::remove(secret);
    return run.isDone ? Result<void>() : HostingWords::programFailed(u"initdb"_s, run.said);
}

/// What it said last, which nobody reads where all goes well.
QString HostedServer::lastWords() const
{
    QFile told(in("server.log"));
    constexpr qint64 enough = 600;
    if (!told.open(QIODevice::ReadOnly))
        return {};
    told.seek(qMax<qint64>(0, told.size() - enough));
    return QString::fromUtf8(told.readAll()).section(u'\n', 1).trimmed();
}

Result<void> HostedServer::launch(const PostgresPrograms &programs, const QString &where) const
{
    constexpr int attempts = 20;
    constexpr unsigned long pauseMs = 500;
    // A number in it may belong to somebody else since the computer was started again.
    if (!isRunningIn(where)) {
        QFile::remove(where + u"/postmaster.pid"_s);
        const QDir sockets(socketFolder());
        for (const QString &each :
             sockets.entryList({u".s.PGSQL.*"_s}, QDir::Files | QDir::System | QDir::Hidden))
            QFile::remove(sockets.filePath(each));
    }
    for (int i = 0;; ++i) {
        const RunProgram run = runProgram(
            programs.path(u"pg_ctl"_s),
            {u"start"_s, u"-s"_s, u"-w"_s, u"-t"_s, u"60"_s, u"-l"_s, in("server.log")}, m_folder,
            {{u"PGDATA"_s, where}});
        if (run.isDone)
            return {};
        if (isRunningIn(where))
            return awaitReady(where);
        // What is left of one that was killed goes away by itself in a moment.
        const QString words = lastWords();
        if (i == attempts || !words.contains(u"shared memory block"_s))
            return HostingWords::programFailed(u"pg_ctl"_s, words.isEmpty() ? run.said : words);
        QThread::msleep(pauseMs);
    }
}

Result<void> HostedServer::halt(const PostgresPrograms &programs, const QString &where) const
{
    const RunProgram run
        = runProgram(programs.path(u"pg_ctl"_s),
                     {u"stop"_s, u"-s"_s, u"-w"_s, u"-t"_s, u"60"_s, u"-m"_s, u"fast"_s}, m_folder,
                     {{u"PGDATA"_s, where}});
    return run.isDone ? Result<void>() : HostingWords::programFailed(u"pg_ctl"_s, run.said);
}

Result<void> HostedServer::restore(const PostgresPrograms &programs, const QString &copy,
                                   int port) const
{
    auto sql = readFile(copy, largestCopy);
    if (!sql)
        return sql.error();
    // Every server has its owner already.
    sql->replace("\nCREATE ROLE " + owner().toUtf8() + ";\n", "\n");
    const QString file = in("restored.part");
    if (auto written = writeSecret(file, *sql); !written)
        return written;
    const RunProgram run
        = runProgram(programs.path(u"psql"_s),
                     QStringList{u"-X"_s, u"-q"_s, u"-v"_s, u"ON_ERROR_STOP=1"_s, u"-o"_s,
                                 u"/dev/null"_s, u"-d"_s, u"postgres"_s, u"-f"_s, file}
                         + reached(port),
                     m_folder, asOwner());
    QFile::remove(file);
    return run.isDone ? Result<void>() : HostingWords::programFailed(u"psql"_s, run.said);
}

/// Beside what is there, which gives way only to a whole one.
Result<void> HostedServer::makeAnew(const PostgresPrograms &programs, const QString &before,
                                    const Start &start) const
{
    const QString last = copies().value(0);
    if (last.isEmpty())
        return HostingWords::noCopy(before);
    if (!start.wasEndedInOrder && !start.fromCopy)
        return HostingWords::otherVersion(before, QFileInfo(last).fileName());
    const QString part = in("server.part");
    if (auto made = makeCluster(programs, part); !made)
        return made;
    if (auto written = configure(programs, part, start.port, false); !written)
        return written;
    if (auto launched = launch(programs, part); !launched)
        return launched;
    const auto restored = restore(programs, last, start.port);
    const auto halted = halt(programs, part);
    if (!restored || !halted)
        return restored ? halted : restored;
    if (!before.isEmpty()) {
        const QString aside = in("before-") + before;
        QDir(aside).removeRecursively();
        if (!QDir().rename(cluster(before), aside))
            return HostingWords::folderFailed(aside);
    }
    return QDir().rename(part, cluster(programs.version))
        ? Result<void>()
        : HostingWords::folderFailed(cluster(programs.version));
}

Result<PostgresPrograms> HostedServer::programsFor(const QString &version) const
{
    const auto programs = findPostgres(version);
    return programs ? programs : findPostgres();
}

Result<void> HostedServer::makeMissing(const PostgresPrograms &programs, const Start &start) const
{
    if (auto made = makeOwner(); !made)
        return made;
    if (auto made = makeCertificate(); !made)
        return made;
    const QString before = clusterVersion();
    if (before == programs.version)
        return {};
    if (!before.isEmpty() || !copies().isEmpty())
        return makeAnew(programs, before, start);
    const QString part = in("server.part");
    if (auto made = makeCluster(programs, part); !made)
        return made;
    const QString where = cluster(programs.version);
    return QDir().rename(part, where) ? Result<void>() : HostingWords::folderFailed(where);
}

Result<void> HostedServer::start(const Start &start)
{
    if (auto may = mayHost(); !may)
        return may;
    const auto programs = programsFor(clusterVersion());
    if (!programs)
        return programs.error();
    if (auto made = prepareFolder(); !made)
        return made;
    QLockFile lock(in("starting"));
    lock.setStaleLockTime(0);
    constexpr int patienceMs = 10'000;
    if (!lock.tryLock(patienceMs))
        return HostingWords::busy();
    if (!isRunning()) {
        if (!isFree(start.port))
            return HostingWords::portTaken(start.port);
        if (auto made = makeMissing(*programs, start); !made)
            return made;
        const QString where = cluster(programs->version);
        if (auto written = configure(*programs, where, start.port, true); !written)
            return written;
        if (auto launched = launch(*programs, where); !launched)
            return launched;
    }
    const QString where = cluster(clusterVersion());
    if (auto ready = awaitReady(where); !ready)
        return ready;
    const RunProgram run = runProgram(programs->path(u"createdb"_s),
                                      reached(portIn(where)) + QStringList{u"-w"_s, database()},
                                      m_folder, asOwner());
    return run.isDone || run.said.contains(u"already exists"_s)
        ? Result<void>()
        : HostingWords::programFailed(u"createdb"_s, run.said);
}

Result<void> HostedServer::stop()
{
    if (!isRunning())
        return {};
    const auto programs = findPostgres(clusterVersion());
    return programs ? halt(*programs, cluster(clusterVersion())) : programs.error();
}

Result<QString> HostedServer::copy(qint64 nowMs)
{
    if (!isRunning())
        return HostingWords::notRunning();
    const auto programs = findPostgres(clusterVersion());
    if (!programs)
        return programs.error();
    const int port = portIn(cluster(clusterVersion()));
    const QString part = in("copy.part");
    const RunProgram run
        = runProgram(programs->path(u"pg_dumpall"_s),
                     QStringList{u"-w"_s, u"-f"_s, part} + reached(port), m_folder, asOwner());
    const QString name = m_folder + u"/copies/"_s
        + QDateTime::fromMSecsSinceEpoch(nowMs, Qt::UTC).toString(u"yyyy-MM-dd-HHmmss"_s)
        + u".sql"_s;
    if (!run.isDone || !QFile::setPermissions(part, onlyOwner) || !synchronise(part)
        || !moveOver(part, name)) {
        QFile::remove(part);
        return HostingWords::programFailed(u"pg_dumpall"_s, run.said);
    }
    (void)synchronise(m_folder + u"/copies"_s);
    for (const QString &each : tooMany(copies()))
        QFile::remove(each);
    return name;
}

QStringList HostedServer::copies() const
{
    const QDir folder(m_folder + u"/copies"_s);
    QStringList paths;
    for (const QString &each : folder.entryList({u"*.sql"_s}, QDir::Files, QDir::Name))
        paths.prepend(folder.filePath(each));
    return paths;
}

} // namespace dugout
