// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/leagueserver.h"
#include "core/store/storelocation.h"

#include <QMutex>
#include <QThread>
#include <QWaitCondition>

#include <memory>

namespace dugout {

/// How a window reaches a server: with the password that libpq finds (~/.pgpass, PGPASSWORD, a
/// service file). Nobody is asked.
[[nodiscard]] Result<std::unique_ptr<LeagueServer>> reachShared(const QString &address);

/// Looks after the shared leagues of a database, in a thread with lines of its own, so that no
/// window waits for a server: delivers what waits and takes in what others did, about once a
/// second, and at once when the line is back.
class SharedLine final : public QThread
{
    Q_OBJECT

public:
    SharedLine(StoreLocation location, QString rulesets, QObject *parent = nullptr);
    SharedLine(const SharedLine &) = delete;
    SharedLine &operator=(const SharedLine &) = delete;
    ~SharedLine() override;

signals:
    /// Something of a league is different in the database.
    void changed();
    /// How the line is: how many leagues are shared here, whether a server is away, and how much
    /// waits to be delivered.
    void said(int leagues, bool isAway, int waiting);

protected:
    void run() override;

private:
    void pause(int milliseconds);

    StoreLocation m_location;
    QString m_rulesets;
    QMutex m_mutex;
    QWaitCondition m_woken;
};

} // namespace dugout
