// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dailycopies.h"

#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace dugout {

DailyCopies::DailyCopies(StoreLocation location, BackupShelf shelf, QObject *parent)
    : QObject(parent)
    , m_location(std::move(location))
    , m_shelf(std::move(shelf))
{
    // Not while the window is still coming up.
    m_start.setSingleShot(true);
    m_start.start(2s);
    connect(&m_start, &QTimer::timeout, this, &DailyCopies::make);
}

void DailyCopies::make()
{
    m_backup = std::make_unique<DailyBackup>(
        m_location, m_shelf, QDate::currentDate(), [this](const Result<QString> &copy) {
            QMetaObject::invokeMethod(
                this, [this, copy] { look(copy); }, Qt::QueuedConnection);
        });
}

void DailyCopies::look(const Result<QString> &copy)
{
    m_backup.reset();
    if (copy)
        return;
    qWarning("no copy of the day: %s %s", qUtf8Printable(copy.error().message),
             qUtf8Printable(copy.error().detail));
    if (copy.error().code == ErrorCode::StoreDamaged)
        emit damageFound(copy.error().message);
}

} // namespace dugout
