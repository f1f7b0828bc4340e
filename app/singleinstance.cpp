// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/singleinstance.h"

#include "core/files/filelock.h"
#include "core/platform/disk.h"
#include "core/platform/sockets.h"
#include "core/store/lockowner.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QThread>

#include <cerrno>
#include <cstring>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int patience = 3000; // milliseconds: the first window may be starting or busy
constexpr int callerPatience = 500; // a caller says its few words at once
constexpr char answer[] = "ok\n";

/// The folder is part of the message: the listener under a name must own these data and no others.
QByteArray messageOf(const QString &folder, const QStringList &files)
{
    QJsonArray paths;
    for (const QString &file : files)
        paths.append(QFileInfo(file).absoluteFilePath());
    return QJsonDocument(QJsonObject{{u"folder"_s, folder}, {u"files"_s, paths}})
               .toJson(QJsonDocument::Compact)
        + '\n';
}

} // namespace

SingleInstance::SingleInstance(const QString &dataFolder, QObject *parent)
    : QObject(parent)
    , m_folder(dataFolder)
    , m_lock(dataFolder + u"/window.lock"_s)
{
    (void)makeFolder(dataFolder); // the store says what is wrong
    m_canonical = QDir(dataFolder).canonicalPath();
    m_name = InstanceSocket(m_canonical);
    m_lock.setStaleLockTime(0); // only a dead owner makes a lock stale, not its age
}

SingleInstance::~SingleInstance()
{
    if (m_socket < 0)
        return;
    m_callers.reset();
    sockets::close(m_socket);
    m_name.remove();
}

SingleInstance::Outcome SingleInstance::start(const QStringList &files)
{
    if (takeLock(m_lock, 0)) {
        listen();
        return Outcome::First;
    }
    // Where nothing can be written nobody can own anything; the store says what is wrong.
    if (m_lock.error() != QLockFile::LockFailedError)
        return Outcome::First;
    if (const auto owner = lockOwner(m_lock.fileName()); owner && owner->isElsewhere)
        return Outcome::Elsewhere;
    QDeadlineTimer deadline(patience);
    do {
        if (handOver(files))
            return Outcome::HandedOver;
        if (m_lock.tryLock(0)) { // it has just closed
            listen();
            return Outcome::First;
        }
        QThread::msleep(50);
    } while (!deadline.hasExpired());
    return Outcome::Unreachable;
}

bool SingleInstance::takeOver()
{
    if (!takeLockOver(m_lock))
        return false;
    listen();
    return true;
}

QString SingleInstance::sentence() const
{
    if (const auto owner = lockOwner(m_lock.fileName()); owner && owner->isElsewhere)
        return lockedElsewhereSentence(QDir::toNativeSeparators(m_folder), *owner);
    return tr("Dugout is already open with the data in %1, but that window does not answer. Close "
              "it, or start with other data: dugout --data-dir FOLDER")
        .arg(QDir::toNativeSeparators(m_folder));
}

bool SingleInstance::handOver(const QStringList &files) const
{
    const int socket = m_name.call();
    if (socket < 0)
        return false;
    const bool taken = sockets::writeAll(socket, messageOf(m_canonical, files))
        && sockets::readLine(socket, patience) == answer;
    sockets::close(socket);
    return taken;
}

void SingleInstance::listen()
{
    m_name.remove(); // left behind by a crash: the lock is ours
    m_socket = m_name.listen();
    if (m_socket < 0) {
        qWarning("a second start cannot reach this window: %s", std::strerror(errno));
        return;
    }
    m_callers = std::make_unique<QSocketNotifier>(m_socket, QSocketNotifier::Read);
    connect(m_callers.get(), &QSocketNotifier::activated, this, &SingleInstance::accept);
}

void SingleInstance::accept()
{
    const int caller = m_name.accept(m_socket);
    if (caller < 0)
        return;
    const auto message
        = QJsonDocument::fromJson(sockets::readLine(caller, callerPatience)).object();
    const bool isOurs = message.value(u"folder"_s).toString() == m_canonical;
    if (isOurs && message.contains(u"files"_s) && sockets::writeAll(caller, answer)) {
        QStringList files;
        const QJsonArray paths = message.value(u"files"_s).toArray();
        for (const auto &path : paths)
            files.append(path.toString());
        emit startedAgain(files);
    }
    sockets::close(caller);
}

} // namespace dugout
