// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hosting/hostinvite.h"

#include "core/files/readfile.h"
#include "core/files/writefile.h"
#include "core/hosting/hostingwords.h"
#include "core/hosting/hostsecret.h"
#include "core/sharing/slip.h"
#include "core/text/plaintext.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr qint64 largestFile = 10'000;
constexpr qsizetype longestWord = 100;
constexpr qsizetype mostAddresses = 6;
constexpr qsizetype fingerprintDigits = 64;
constexpr qsizetype typedDigits = 11; // 44 bits
const QString beginning = u"DUGOUT:"_s;
const QString fileFormat = u"dugout-hosted-league"_s;

/// Four numbers as eight hexadecimal digits; empty where they are no address of IPv4.
QByteArray addressDigits(const QString &address)
{
    const QStringList parts = address.split(u'.');
    QByteArray bytes;
    for (const QString &each : parts) {
        bool isNumber = false;
        const uint part = each.toUInt(&isNumber);
        if (!isNumber || part > 255 || each.size() > 3)
            return {};
        bytes.append(static_cast<char>(part));
    }
    return bytes.size() == 4 ? bytes.toHex() : QByteArray();
}

QString addressOf(const QByteArray &bytes)
{
    QStringList parts;
    for (const char each : bytes)
        parts.append(QString::number(static_cast<unsigned char>(each)));
    return parts.join(u'.');
}

QByteArray hexadecimal(uint number, int digits)
{
    return QByteArray::number(number, 16).rightJustified(digits, '0');
}

QByteArray checkOf(const QByteArray &digits)
{
    return hexadecimal(qChecksum(digits) & 0xffU, 2);
}

/// Twenty letters are twenty-five digits: a hundred bits, which whole bytes are not.
QString lettersOfDigits(const QByteArray &digits)
{
    return slipLetters(QByteArray::fromHex(digits + "00000")).left(20);
}

bool isFingerprint(const QByteArray &digits)
{
    return digits.size() == fingerprintDigits && QByteArray::fromHex(digits).toHex() == digits;
}

bool isWhole(const HostInvite &invite)
{
    return !invite.addresses.isEmpty() && invite.addresses.size() <= mostAddresses
        && invite.port > 0 && isFingerprint(invite.fingerprint) && isSlipSecret(invite.secret)
        && !invite.login.isEmpty()
        && std::none_of(invite.addresses.begin(), invite.addresses.end(),
                        [](const QString &each) { return addressDigits(each).isEmpty(); });
}

bool isShortCode(const QString &word)
{
    return word.size() < longestWord && plainSlipLetters(word).size() == 20
        && bytesOfSlipLetters(plainSlipLetters(word));
}

Result<HostInvite> fromShortCode(const QString &word)
{
    const auto bytes = bytesOfSlipLetters(plainSlipLetters(word) + u"0000"_s);
    const QByteArray all = bytes ? bytes->toHex().left(25) : QByteArray();
    if (all.size() != 25 || checkOf(all.left(23)) != all.mid(23))
        return HostingWords::badInvite();
    HostInvite invite;
    invite.addresses = {addressOf(QByteArray::fromHex(all.left(8)))};
    invite.port = all.mid(8, 4).toUShort(nullptr, 16);
    invite.fingerprint = all.mid(12, typedDigits);
    return invite.port > 0 ? Result<HostInvite>(invite) : HostingWords::badInvite();
}

/// One byte that counts the addresses, these, the port, the fingerprint, the secret, the name.
Result<HostInvite> fromInviteText(const QString &word)
{
    const auto bytes = bytesOfSlipLetters(word.mid(beginning.size()));
    if (!bytes || bytes->isEmpty())
        return HostingWords::badInvite();
    const qsizetype count = static_cast<unsigned char>(bytes->at(0));
    const qsizetype named = 1 + count * 4 + 2 + 32 + 16;
    if (count < 1 || count > mostAddresses || bytes->size() <= named)
        return HostingWords::badInvite();
    HostInvite invite;
    for (qsizetype i = 0; i < count; ++i)
        invite.addresses.append(addressOf(bytes->mid(1 + i * 4, 4)));
    const qsizetype at = 1 + count * 4;
    invite.port = bytes->mid(at, 2).toHex().toUShort(nullptr, 16);
    invite.fingerprint = bytes->mid(at + 2, 32).toHex();
    invite.secret = slipLetters(bytes->mid(at + 34, 16));
    invite.login = plainLine(QString::fromUtf8(bytes->mid(named)));
    return isWhole(invite) ? Result<HostInvite>(invite) : HostingWords::badInvite();
}

Result<HostInvite> fromInviteFile(const QString &path)
{
    const auto bytes = readFile(path, largestFile);
    if (!bytes)
        return bytes.error();
    const QJsonObject object = QJsonDocument::fromJson(*bytes).object();
    const auto word = [&object](QLatin1StringView key) {
        return shortened(plainLine(object.value(key).toString()), longestWord);
    };
    HostInvite invite;
    for (const auto &each : object.value("addresses"_L1).toArray())
        invite.addresses.append(each.toString());
    const int port = object.value("port"_L1).toInt();
    invite.port = port > 0 && port < 65536 ? static_cast<quint16>(port) : 0;
    invite.fingerprint = word("fingerprint"_L1).toLatin1();
    invite.login = word("login"_L1);
    invite.secret = word("secret"_L1);
    invite.league = word("title"_L1);
    if (object.value("format"_L1).toString() != fileFormat || !isWhole(invite))
        return HostingWords::badInvite();
    return invite;
}

bool isInviteFile(const QString &word)
{
    if (!QFileInfo(word).isFile())
        return false;
    const auto bytes = readFile(word, largestFile);
    return bytes
        && QJsonDocument::fromJson(*bytes).object().value("format"_L1).toString() == fileFormat;
}

} // namespace

QByteArray fingerprintOf(const QByteArray &certificate)
{
    return QCryptographicHash::hash(certificate, QCryptographicHash::Sha256).toHex();
}

QString shortCodeOf(const HostInvite &invite)
{
    const QByteArray address = addressDigits(invite.addresses.value(0));
    if (address.isEmpty() || invite.fingerprint.size() < typedDigits)
        return {};
    const QByteArray digits
        = address + hexadecimal(invite.port, 4) + invite.fingerprint.left(typedDigits);
    const QString text = lettersOfDigits(digits + checkOf(digits));
    QStringList groups;
    for (qsizetype i = 0; i < text.size(); i += 4)
        groups.append(text.mid(i, 4));
    return groups.join(u'-');
}

QString inviteText(const HostInvite &invite)
{
    QByteArray bytes(1, static_cast<char>(qMin(invite.addresses.size(), mostAddresses)));
    for (const QString &each : invite.addresses.mid(0, mostAddresses))
        bytes += QByteArray::fromHex(addressDigits(each));
    bytes += QByteArray::fromHex(hexadecimal(invite.port, 4));
    bytes += QByteArray::fromHex(invite.fingerprint);
    bytes += bytesOfSlipLetters(invite.secret).value_or(QByteArray());
    return beginning + slipLetters(bytes + invite.login.toUtf8());
}

QByteArray inviteFile(const HostInvite &invite)
{
    return QJsonDocument(QJsonObject{{u"format"_s, fileFormat},
                                     {u"version"_s, 1},
                                     {u"title"_s, invite.league},
                                     {u"addresses"_s, QJsonArray::fromStringList(invite.addresses)},
                                     {u"port"_s, invite.port},
                                     {u"fingerprint"_s, QString::fromLatin1(invite.fingerprint)},
                                     {u"login"_s, invite.login},
                                     {u"secret"_s, invite.secret}})
        .toJson();
}

Result<void> writeInvite(const QString &path, const HostInvite &invite)
{
    if (auto written = writeFile(path, inviteFile(invite)); !written)
        return written;
    return QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner)
        ? Result<void>()
        : HostingWords::folderFailed(path);
}

bool isInvite(const QString &word)
{
    return word.startsWith(beginning) || isShortCode(word) || isInviteFile(word);
}

Result<HostInvite> readInvite(const QString &word)
{
    if (word.startsWith(beginning))
        return fromInviteText(word);
    if (isInviteFile(word))
        return fromInviteFile(word);
    return isShortCode(word) ? fromShortCode(word) : HostingWords::badInvite();
}

} // namespace dugout
