// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileSystemWatcher>
#include <QTimer>

namespace dugout {

class Store;

/// Notices what others write to the database that is open here: a command in a terminal, or another
/// thread. The system tells when the file is written to, so that waiting costs nothing; then the
/// database is asked whether that was somebody else. On a server nothing is watched.
class StoreWatch final : public QObject
{
    Q_OBJECT

public:
    /// The store must outlive it.
    explicit StoreWatch(Store &store, QObject *parent = nullptr);

    /// Asks the database now.
    void look();
    /// What was written up to now is known already.
    void skip();

signals:
    /// Somebody else changed what is kept; once for what came in one go.
    void changed();

private:
    void watchFiles();

    Store &m_store;
    qint64 m_seen;
    QFileSystemWatcher m_files;
    QTimer m_soon; ///< many lines are written in one go
    QTimer m_unwatched; ///< where the system has no more files to watch
};

} // namespace dugout
