// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/faults/faultplan.h"

#include <QByteArray>
#include <QMap>
#include <QString>

#include <random>
#include <vector>

namespace dugout {

/// What is on a disk whose power went away while a command was at work, for any moment of it.
///
/// A file holds what was written before it was last synchronised; of what came after, luck decides.
/// Names are kept as the usual file systems keep them: in the order in which they were given, and
/// whatever was synchronised last takes all earlier ones along.
class PowerOutage
{
public:
    /// Which of the changes since the last synchronisation reached the disk.
    enum class Luck { None, All, Some, Torn };

    /// What a command did to a folder that held this before.
    PowerOutage(QString folder, const QString &record);

    [[nodiscard]] int changes() const { return static_cast<int>(m_changes.size()); }
    [[nodiscard]] bool isSync(int change) const;
    /// Makes the folder what it is when the power goes just before this change.
    void happen(int change, Luck luck, std::mt19937 &random) const;

private:
    struct Change
    {
        faults::FaultRecord::Kind kind{};
        QString path;
        QString other;
        qint64 offset = 0;
        QByteArray bytes;
        int file = -1; ///< what the path meant then
    };
    using Names = QMap<QString, int>;

    void readRecord(const QString &record);
    void findFiles();
    [[nodiscard]] static bool isOfNames(const Change &change);
    static void rename(Names &names, const Change &change);
    [[nodiscard]] QMap<int, QByteArray> filesAt(int end, Luck luck, std::mt19937 &random) const;
    [[nodiscard]] Names namesAt(int end, Luck luck, std::mt19937 &random) const;

    QString m_folder;
    Names m_names; ///< at the beginning
    QMap<int, QByteArray> m_files;
    std::vector<Change> m_changes;
};

} // namespace dugout
