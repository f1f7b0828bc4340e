// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/backupshelf.h"

#include "core/store/storebackup.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int keptDays = 7;
constexpr int keptWeeks = 4;
constexpr int keptMigrations = 3;
constexpr size_t alwaysKept = 2;
constexpr qint64 mostBytes = 512LL << 20;

/// A server's database and its computer, as a file may be called.
QString serverName(const StoreLocation &location)
{
    QString name
        = location.database.isEmpty() ? location.options.value(u"service"_s) : location.database;
    if (!location.host.isEmpty())
        name += u'@' + location.host;
    if (location.port > 0)
        name += u'.' + QString::number(location.port);
    static const QRegularExpression odd(u"[^A-Za-z0-9@._-]"_s);
    return name.replace(odd, u"_"_s);
}

/// Copies come day by day; two of one day by the time they were made.
bool isNewer(const BackupCopy &one, const BackupCopy &other)
{
    const QDate day = one.day.value_or(one.madeAt.date());
    const QDate otherDay = other.day.value_or(other.madeAt.date());
    return day != otherDay ? day > otherDay : one.madeAt > other.madeAt;
}

/// Counts what was kept so far, the newest first.
class KeepingRule
{
public:
    bool wants(const BackupCopy &copy)
    {
        const bool fits = m_kept < alwaysKept || m_bytes + copy.size <= mostBytes;
        if (!fits || !(copy.day ? wantsDay(*copy.day) : ++m_migrations <= keptMigrations))
            return false;
        ++m_kept;
        m_bytes += copy.size;
        return true;
    }

private:
    bool wantsDay(const QDate &day)
    {
        if (++m_days <= keptDays)
            return true;
        int year = 0;
        const int week = day.weekNumber(&year);
        return static_cast<int>(m_weeks.size()) < keptWeeks && m_weeks.insert({year, week}).second;
    }

    int m_days = 0;
    int m_migrations = 0;
    std::set<std::pair<int, int>> m_weeks;
    size_t m_kept = 0;
    qint64 m_bytes = 0;
};

} // namespace

BackupShelf::BackupShelf(const StoreLocation &location, const QString &dataFolder)
{
    const bool isFile = location.engine == StoreLocation::Engine::Sqlite;
    const QFileInfo file(location.path);
    m_folder = (isFile ? file.absolutePath() : dataFolder) + u"/backups"_s;
    m_name = isFile ? file.fileName() : serverName(location);
    m_file = isFile ? file.absoluteFilePath() : QString();
}

std::vector<BackupCopy> BackupShelf::copies() const
{
    const QRegularExpression form(
        u"^%1\\.(?:(\\d{4}-\\d\\d-\\d\\d)|v\\d+(?:\\.\\d+)?)\\.bak$"_s.arg(
            QRegularExpression::escape(m_name)));
    std::vector<BackupCopy> all;
    const QFileInfoList files = QDir(m_folder).entryInfoList(QDir::Files);
    for (const QFileInfo &file : files) {
        const auto match = form.match(file.fileName());
        if (!match.hasMatch())
            continue;
        const QDate day = QDate::fromString(match.captured(1), Qt::ISODate);
        all.push_back({file.absoluteFilePath(), file.lastModified(), file.size(),
                       day.isValid() ? std::optional(day) : std::nullopt});
    }
    std::sort(all.begin(), all.end(), isNewer);
    return all;
}

std::vector<BackupCopy> BackupShelf::putAside() const
{
    std::vector<BackupCopy> all;
    if (m_file.isEmpty())
        return all;
    // Its log, where one was left over, has the same name with an ending.
    const QRegularExpression form(
        u"^%1\\.aside-(\\d{8}-\\d{6})(?:-\\d+)?$"_s.arg(QRegularExpression::escape(m_name)));
    const QFileInfoList files = QDir(QFileInfo(m_file).path()).entryInfoList(QDir::Files);
    for (const QFileInfo &file : files) {
        const auto match = form.match(file.fileName());
        if (match.hasMatch())
            all.push_back({file.absoluteFilePath(),
                           QDateTime::fromString(match.captured(1), u"yyyyMMdd-HHmmss"_s),
                           file.size(),
                           {}});
    }
    std::sort(all.begin(), all.end(), [](const BackupCopy &one, const BackupCopy &other) {
        return one.madeAt > other.madeAt;
    });
    return all;
}

QString BackupShelf::pathOf(const QDate &day) const
{
    return u"%1/%2.%3.bak"_s.arg(m_folder, m_name, day.toString(Qt::ISODate));
}

QString BackupShelf::pathBeforeMigrating(int version) const
{
    return freeBackupName(m_folder + u'/' + m_name, version);
}

std::vector<BackupCopy> BackupShelf::superfluous(const std::vector<BackupCopy> &newestFirst)
{
    KeepingRule rule;
    std::vector<BackupCopy> rest;
    std::copy_if(newestFirst.begin(), newestFirst.end(), std::back_inserter(rest),
                 [&rule](const BackupCopy &copy) { return !rule.wants(copy); });
    return rest;
}

void BackupShelf::tidy() const
{
    for (const BackupCopy &copy : superfluous(copies()))
        QFile::remove(copy.path);
    removeLeftovers(m_folder, m_name + u'.');
}

} // namespace dugout
