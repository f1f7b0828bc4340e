// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/readfile.h"
#include "core/files/writefile.h"
#include "core/hosting/hostingwords.h"
#include "core/hosting/leaguehost.h"
#include "core/platform/disk.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr qint64 largestParcel = 500'000'000;
const QString parcelFormat = u"dugout-hosting"_s;

/// What goes along beside the settings; the last copy has the name `copy`.
QStringList parts()
{
    return {u"owner.pgpass"_s, u"server.crt"_s, u"server.key"_s};
}

QString packed(const QByteArray &bytes)
{
    return QString::fromLatin1(qCompress(bytes).toBase64());
}

QByteArray unpacked(const QJsonObject &object, const QString &name)
{
    const QByteArray bytes = QByteArray::fromBase64(object.value(name).toString().toLatin1());
    constexpr qsizetype head = 4; // how long it claims to be
    constexpr quint32 longest = 500'000'000;
    if (bytes.size() <= head || bytes.left(head).toHex().toUInt(nullptr, 16) > longest)
        return {};
    return qUncompress(bytes);
}

} // namespace

Result<void> LeagueHost::moveAway(const QString &file, qint64 nowMs)
{
    const auto kept = settings();
    if (!kept)
        return kept.error();
    if (auto writable = checkWritable(file); !writable)
        return writable;
    if (m_server.isRunning()) {
        const auto copied = m_server.copy(nowMs);
        if (!copied)
            return copied.error();
        if (auto stopped = m_server.stop(); !stopped)
            return stopped;
    } else if (!kept->wasEndedInOrder) {
        return HostingWords::notRunning();
    }
    HostSettings ended = *kept;
    ended.wasEndedInOrder = true;
    QJsonObject object{{u"format"_s, parcelFormat},
                       {u"version"_s, 1},
                       {u"settings"_s, packed(hostSettingsToJson(ended))}};
    for (const QString &each : parts()) {
        const auto bytes = readFile(m_folder + u'/' + each, largestParcel);
        if (!bytes)
            return bytes.error();
        object.insert(each, packed(*bytes));
    }
    const auto copy = readFile(m_server.copies().value(0), largestParcel);
    if (!copy)
        return copy.error();
    object.insert(u"copy"_s, packed(*copy));
    if (auto written = writeFile(file, QJsonDocument(object).toJson(QJsonDocument::Compact));
        !written)
        return written;
    if (!QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner))
        return HostingWords::folderFailed(file);
    // Starting it here again would make two leagues that go different ways.
    const QString aside = m_folder + u"-moved"_s;
    QDir(aside).removeRecursively();
    return QDir().rename(m_folder, aside) ? Result<void>() : HostingWords::folderFailed(aside);
}

Result<void> LeagueHost::moveHere(const QString &file)
{
    if (auto may = HostedServer::mayHost(); !may)
        return may;
    const auto bytes = readFile(file, largestParcel);
    if (!bytes)
        return bytes.error();
    const auto known = readHostSettings(m_folder);
    if (!known)
        return known.error();
    if (*known)
        return HostingWords::hostsAlready();
    const QJsonObject object = QJsonDocument::fromJson(*bytes).object();
    auto settings = hostSettingsFromJson(unpacked(object, u"settings"_s));
    const QByteArray copy = unpacked(object, u"copy"_s);
    if (object.value("format"_L1).toString() != parcelFormat
        || object.value("version"_L1).toInt() != 1 || !settings || !settings->mine()
        || copy.isEmpty())
        return HostingWords::badParcel(file);
    if (!makeFolder(m_folder + u"/copies"_s)
        || !QFile::setPermissions(m_folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner))
        return HostingWords::folderFailed(m_folder);
    for (const QString &each : parts()) {
        const QString path = m_folder + u'/' + each;
        if (auto written = writeFile(path, unpacked(object, each)); !written)
            return written;
        if (!QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner))
            return HostingWords::folderFailed(path);
    }
    const QString name = m_folder + u"/copies/moved.sql"_s;
    if (auto written = writeFile(name, copy); !written)
        return written;
    if (!QFile::setPermissions(name, QFile::ReadOwner | QFile::WriteOwner))
        return HostingWords::folderFailed(name);
    settings->address.clear(); // of the other computer
    return writeHostSettings(m_folder, *settings);
}

} // namespace dugout
