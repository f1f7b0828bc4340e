// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/linelook.h"
#include "core/store/storelocation.h"

#include <QThread>
#include <QTimer>

#include <atomic>

namespace dugout {

class SharedDoor;

/// Looks after the shared leagues of a database, in a thread with lines of its own, so that no
/// window waits for a server: delivers what waits and takes in what others did, whenever a server
/// hints that something happened, somebody here did something, or a while has passed.
class SyncThread final : public QThread
{
    Q_OBJECT

public:
    SyncThread(StoreLocation location, QString rulesets, const SharedDoor &door,
               QObject *parent = nullptr);
    SyncThread(const SyncThread &) = delete;
    SyncThread &operator=(const SyncThread &) = delete;
    ~SyncThread() override;

    /// Looks now; begins to where nothing was shared before. From the thread that made it.
    void lookNow();

signals:
    /// Something of a league is different in the database.
    void changed();
    /// Matches of other tables went on, and nothing else did.
    void played();
    void stateChanged(const dugout::LineLook &look);

protected:
    void run() override;

private:
    void pause(int milliseconds);
    void heard(const LineLook &look);
    /// The last look said something, and none has come for too long since: a server that stands
    /// still keeps the thread from saying so.
    void sayAway();

    StoreLocation m_location;
    QString m_rulesets;
    const SharedDoor &m_door;
    LineLook m_last; ///< in the thread that made it
    QTimer m_silence;
    std::atomic_bool m_wanted = false; ///< somebody asked for a look that has not begun
};

} // namespace dugout
