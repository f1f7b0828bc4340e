// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/storewatch.h"

#include "core/store/store.h"

#include <QFileInfo>

#include <utility>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Short enough to look like at once, long enough for a command that writes several times.
constexpr int gatheringMs = 150;
/// Where the system tells nothing.
constexpr int unwatchedMs = 5'000;

} // namespace

StoreWatch::StoreWatch(Store &store, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_seen(store.writtenByOthers())
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(gatheringMs);
    connect(&m_soon, &QTimer::timeout, this, &StoreWatch::look);
    // Not begun anew by each write: who writes all the time is shown all the same.
    const auto lookSoon = [this] {
        if (!m_soon.isActive())
            m_soon.start();
    };
    connect(&m_files, &QFileSystemWatcher::fileChanged, this, lookSoon);
    connect(&m_files, &QFileSystemWatcher::directoryChanged, this, lookSoon);
    watchFiles();
    m_unwatched.setTimerType(Qt::VeryCoarseTimer);
    connect(&m_unwatched, &QTimer::timeout, this, &StoreWatch::look);
    const bool isFile = m_store.location().engine == StoreLocation::Engine::Sqlite;
    if (isFile && m_files.files().isEmpty())
        m_unwatched.start(unwatchedMs);
}

/// What is written goes into the log beside the database first; that comes and goes, which the
/// folder tells.
void StoreWatch::watchFiles()
{
    if (m_store.location().engine != StoreLocation::Engine::Sqlite)
        return;
    const QString file = m_store.location().path;
    const QStringList known = m_files.files() + m_files.directories();
    for (const QString &each : {file, QString(file + u"-wal"_s), QFileInfo(file).absolutePath()}) {
        if (!known.contains(each) && QFileInfo::exists(each))
            m_files.addPath(each);
    }
}

void StoreWatch::skip()
{
    m_seen = m_store.writtenByOthers();
}

void StoreWatch::look()
{
    watchFiles();
    const qint64 now = m_store.writtenByOthers();
    if (std::exchange(m_seen, now) != now)
        emit changed();
}

} // namespace dugout
