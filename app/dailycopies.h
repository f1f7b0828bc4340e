// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/dailybackup.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace dugout {

/// Makes the copy of the day some seconds after the window stands, beside whatever the coach does.
class DailyCopies final : public QObject
{
    Q_OBJECT

public:
    DailyCopies(StoreLocation location, BackupShelf shelf, QObject *parent = nullptr);

signals:
    /// No copy could be made because the database is damaged, as the sentence says.
    void damageFound(const QString &sentence);

private:
    void make();
    void look(const Result<QString> &copy);

    StoreLocation m_location;
    BackupShelf m_shelf;
    QTimer m_start;
    std::unique_ptr<DailyBackup> m_backup; ///< first to go: it calls back
};

} // namespace dugout
