// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/poweroutage.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

using Record = faults::FaultRecord;

constexpr int sector = 512;

void write(QByteArray &file, qint64 offset, const QByteArray &bytes)
{
    if (file.size() < offset + bytes.size())
        file.append(offset + bytes.size() - file.size(), '\0');
    file.replace(offset, bytes.size(), bytes);
}

QByteArray readAll(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qPrintable(path));
    return file.readAll();
}

} // namespace

PowerOutage::PowerOutage(QString folder, const QString &record)
    : m_folder(std::move(folder))
{
    QDirIterator files(m_folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        const auto number = static_cast<int>(m_files.size());
        m_names.insert(path, number);
        m_files.insert(number, readAll(path));
    }
    readRecord(record);
    findFiles();
}

void PowerOutage::readRecord(const QString &record)
{
    const QByteArray all = readAll(record);
    for (qsizetype place = 0; place < all.size();) {
        Record head{};
        memcpy(&head, all.constData() + place, sizeof head);
        place += static_cast<qsizetype>(sizeof head);
        const auto next = [&](quint32 length) {
            const QByteArray bytes = all.mid(place, length);
            place += length;
            return bytes;
        };
        Change change;
        change.kind = head.kind;
        change.path = QFile::decodeName(next(head.pathLength));
        change.other = QFile::decodeName(next(head.otherLength));
        change.bytes = next(head.dataLength);
        change.offset = head.offset;
        m_changes.push_back(std::move(change));
    }
}

/// Names move while the command runs; what was written belongs to the file that bore them then.
void PowerOutage::findFiles()
{
    Names names = m_names;
    auto count = static_cast<int>(m_files.size());
    for (Change &change : m_changes) {
        const bool isNew = !names.contains(change.path) && change.path != m_folder;
        if (isNew && change.kind != Record::Sync)
            names.insert(change.path, count++);
        change.file = names.value(change.path, -1);
        rename(names, change);
    }
}

bool PowerOutage::isSync(int change) const
{
    return m_changes.at(static_cast<size_t>(change)).kind == Record::Sync;
}

bool PowerOutage::isOfNames(const Change &change)
{
    return change.kind != Record::Write && change.kind != Record::Cut
        && change.kind != Record::Sync;
}

void PowerOutage::rename(Names &names, const Change &change)
{
    if (change.kind == Record::Make)
        names.insert(change.path, change.file);
    if (change.kind == Record::Rename || change.kind == Record::Remove)
        names.remove(change.path);
    if (change.kind == Record::Rename || change.kind == Record::Link)
        names.insert(change.other, change.file);
}

QMap<int, QByteArray> PowerOutage::filesAt(int end, Luck luck, std::mt19937 &random) const
{
    QMap<int, int> lastSync;
    for (int i = 0; i < end; ++i) {
        if (isSync(i))
            lastSync.insert(m_changes.at(static_cast<size_t>(i)).file, i);
    }
    QMap<int, QByteArray> files = m_files;
    for (int i = 0; i < end; ++i) {
        const Change &change = m_changes.at(static_cast<size_t>(i));
        const bool safe = i < lastSync.value(change.file, -1);
        const bool lucky = luck == Luck::All || (luck != Luck::None && random() % 2 == 0);
        if (isOfNames(change) || (!safe && !lucky))
            continue;
        QByteArray bytes = change.bytes;
        if (!safe && luck == Luck::Torn)
            bytes.truncate(bytes.size() / 2 / sector * sector);
        if (change.kind == Record::Cut)
            files[change.file].resize(change.offset);
        if (change.kind == Record::Write && !bytes.isEmpty())
            write(files[change.file], change.offset, bytes);
    }
    return files;
}

PowerOutage::Names PowerOutage::namesAt(int end, Luck luck, std::mt19937 &random) const
{
    int safe = 0;
    for (int i = 0; i < end; ++i)
        safe = isSync(i) ? i : safe;
    int reached = luck == Luck::All ? end : safe;
    if (luck == Luck::Some || luck == Luck::Torn)
        reached += static_cast<int>(random() % static_cast<unsigned>(end - safe + 1));
    Names names = m_names;
    for (int i = 0; i < reached; ++i) {
        if (isOfNames(m_changes.at(static_cast<size_t>(i))))
            rename(names, m_changes.at(static_cast<size_t>(i)));
    }
    return names;
}

void PowerOutage::happen(int change, Luck luck, std::mt19937 &random) const
{
    const QMap<int, QByteArray> files = filesAt(change, luck, random);
    const Names names = namesAt(change, luck, random);
    QDir(m_folder).removeRecursively();
    QDir().mkpath(m_folder);
    for (auto name = names.begin(); name != names.end(); ++name) {
        QDir().mkpath(QFileInfo(name.key()).path());
        QFile file(name.key());
        if (!file.open(QIODevice::WriteOnly) || file.write(files.value(name.value())) < 0)
            qFatal("%s cannot be written", qPrintable(name.key()));
    }
}

} // namespace dugout
