// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/keyring/desktopkeyring.h"
#include "core/hosting/leagueguest.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

class PretendedKeyring final : public SecretKeeper
{
public:
    bool isThere = true;
    int asked = 0;
    QMap<QString, QString> secrets;

    bool keep(const QString &name, const QString &secret) override
    {
        if (isThere)
            secrets.insert(name, secret);
        return isThere;
    }
    std::optional<QString> kept(const QString &name) override
    {
        ++asked;
        return secrets.contains(name) ? std::optional(secrets.value(name)) : std::nullopt;
    }
};

} // namespace

/// Where the secret of a slip is kept on the computer of a coach.
class TestKeyring final : public QObject
{
    Q_OBJECT

private slots:
    void theKeyringComesFirst();
    void withoutOneItIsWrittenDownIfWanted();
    void nobodyIsAskedForWhatWasNeverKept();
    void aDesktopWithoutOneKeepsNothing();

private:
    [[nodiscard]] ServerAddress address() const
    {
        return {u"192.0.2.7"_s,
                24'999,
                u"league"_s,
                u"ada"_s,
                {{u"sslrootcert"_s, m_folder.filePath(u"c0ffee.crt"_s)},
                 {u"passfile"_s, m_folder.filePath(u"c0ffee.pgpass"_s)}}};
    }

    QTemporaryDir m_folder;
};

void TestKeyring::theKeyringComesFirst()
{
    PretendedKeyring keyring;
    QVERIFY(rememberPassword(address(), u"first"_s, nullptr, true));
    QVERIFY(QFile::exists(m_folder.filePath(u"c0ffee.pgpass"_s)));
    QVERIFY(rememberPassword(address(), u"secret"_s, &keyring, false));
    // What was written down before is not left lying about.
    QVERIFY(!QFile::exists(m_folder.filePath(u"c0ffee.pgpass"_s)));
    QCOMPARE(keyring.secrets.value(u"ada@c0ffee"_s), u"secret"_s);
    QCOMPARE(rememberedPassword(address(), &keyring), u"secret"_s);
    QFile mark(m_folder.filePath(u"c0ffee.keyring"_s));
    QVERIFY(mark.open(QIODevice::ReadOnly));
    QVERIFY(!mark.readAll().contains("secret"));
    QVERIFY(mark.remove());
}

void TestKeyring::withoutOneItIsWrittenDownIfWanted()
{
    PretendedKeyring keyring;
    keyring.isThere = false;
    QVERIFY(rememberPassword(address(), u"secret"_s, &keyring, false));
    QVERIFY(!QFile::exists(m_folder.filePath(u"c0ffee.pgpass"_s)));
    QVERIFY(rememberPassword(address(), u"secret"_s, &keyring, true));
    const QFileInfo written(m_folder.filePath(u"c0ffee.pgpass"_s));
    QVERIFY(written.exists() && !written.permission(QFile::ReadGroup)
            && !written.permission(QFile::ReadOther));
    QVERIFY(QFile::remove(written.filePath()));
}

void TestKeyring::nobodyIsAskedForWhatWasNeverKept()
{
    PretendedKeyring keyring;
    QCOMPARE(rememberedPassword(address(), &keyring), QString());
    QCOMPARE(rememberedPassword({}, &keyring), QString());
    QCOMPARE(rememberedPassword(address(), nullptr), QString());
    QCOMPARE(keyring.asked, 0);
}

void TestKeyring::aDesktopWithoutOneKeepsNothing()
{
    qputenv("DBUS_SESSION_BUS_ADDRESS", "disabled:");
    QElapsedTimer clock;
    clock.start();
    for (const QString &library :
         {u"/nowhere/keyring.so"_s, qEnvironmentVariable("DUGOUT_KEYRING")}) {
        DesktopKeyring keyring(library);
        QVERIFY(!keyring.keep(u"ada@c0ffee"_s, u"secret"_s));
        QCOMPARE(keyring.kept(u"ada@c0ffee"_s), std::nullopt);
    }
    QVERIFY(clock.elapsed() < 30'000);
}

QTEST_GUILESS_MAIN(TestKeyring)
#include "tst_keyring.moc"
