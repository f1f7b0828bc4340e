// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hosting/leagueguest.h"

#include "core/files/readfile.h"
#include "core/files/writefile.h"
#include "core/hosting/hostedserver.h"
#include "core/hosting/hostingwords.h"
#include "core/hosting/hostsecret.h"
#include "core/hosting/hostsettings.h"
#include "core/platform/disk.h"
#include "core/platform/tlscertificate.h"

#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int patienceMs = 5000;
constexpr qint64 largestCertificate = 100'000;

Result<QString> keptCertificate(const QByteArray &certificate, const QString &folder)
{
    constexpr qsizetype enough = 24;
    const QString path
        = folder + u'/' + QString::fromLatin1(fingerprintOf(certificate).left(enough)) + u".crt"_s;
    if (!makeFolder(folder))
        return HostingWords::folderFailed(folder);
    const auto written = writeFile(path, certificateText(certificate));
    return written ? Result<QString>(path) : written.error();
}

/// What a password is kept under: whose it is, at the computer with that certificate.
QString keyringName(const ServerAddress &address)
{
    return address.user + u'@'
        + QFileInfo(address.options.value(u"sslrootcert"_s)).completeBaseName();
}

/// That the keyring has something for it: it is not opened to find out.
QString keyringMark(const ServerAddress &address)
{
    QString path = address.options.value(u"sslrootcert"_s);
    return path.isEmpty() ? path : path.replace(u".crt"_s, u".keyring"_s);
}

} // namespace

Result<ServerAddress> meetHost(const HostInvite &invite, const QString &dataFolder)
{
    const QString port = QString::number(invite.port);
    QString stranger;
    for (const QString &each : invite.addresses) {
        const auto certificate = certificateOfServer(each, invite.port, patienceMs);
        if (!certificate)
            continue;
        if (!fingerprintOf(*certificate).startsWith(invite.fingerprint)) {
            stranger = each;
            continue;
        }
        const auto kept = keptCertificate(*certificate, dataFolder + u"/hosts"_s);
        if (!kept)
            return kept.error();
        QString passwords = *kept;
        passwords.replace(u".crt"_s, u".pgpass"_s);
        return ServerAddress{each,
                             invite.port,
                             HostedServer::database(),
                             invite.secret.isEmpty() ? loginFor(invite.login)
                                                     : earlierLoginFor(invite.login),
                             {{u"channel_binding"_s, u"require"_s},
                              {u"passfile"_s, passwords},
                              {u"sslmode"_s, u"verify-ca"_s},
                              {u"sslrootcert"_s, *kept}}};
    }
    return stranger.isEmpty()
        ? HostingWords::nobodyAnswers(invite.addresses.join(u", "_s) + u':' + port)
        : HostingWords::otherCertificate(stranger + u':' + port);
}

Result<QString> passwordTo(const ServerAddress &address, const QString &typed,
                           const AskForClosed &ask)
{
    const auto text = readFile(address.options.value(u"sslrootcert"_s), largestCertificate);
    if (!text || address.database != HostedServer::database() || typed.isEmpty()
        || isSlipSecret(typed))
        return typed;
    const TypedKeys keys(typed, address.user, fingerprintOf(certificateFromText(*text)));
    ServerAddress door = address;
    door.user = typedLogin(address.user);
    door.options.remove(u"passfile"_s); // of the other login
    const auto closed = ask(door, keys.password());
    if (!closed)
        return closed.error();
    const auto secret = keys.opened(*closed);
    return secret ? Result<QString>(*secret) : HostingWords::badClosed();
}

Result<void> rememberPassword(const ServerAddress &address, const QString &secret,
                              SecretKeeper *keeper, bool inFile)
{
    const QString path = address.options.value(u"passfile"_s);
    if (keeper && keeper->keep(keyringName(address), secret)) {
        QFile::remove(path); // of a time without a keyring
        return writeFile(keyringMark(address), address.user.toUtf8() + '\n');
    }
    if (!inFile)
        return {};
    if (auto written = writeFile(path, u"*:*:*:%1:%2\n"_s.arg(address.user, secret).toUtf8());
        !written)
        return written;
    return QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner)
        ? Result<void>()
        : HostingWords::folderFailed(path);
}

QString rememberedPassword(const ServerAddress &address, SecretKeeper *keeper)
{
    if (!keeper || !QFile::exists(keyringMark(address)))
        return {};
    return keeper->kept(keyringName(address)).value_or(QString());
}

} // namespace dugout
