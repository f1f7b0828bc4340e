// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hosting/hostinvite.h"
#include "core/hosting/hostsecret.h"
#include "core/hosting/hostsettings.h"
#include "core/platform/tlscertificate.h"

#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// Made once: its secret is another one each time.
const HostInvite &invitation()
{
    static const HostInvite invite{{u"192.168.1.20"_s, u"10.0.0.7"_s},
                                   24999,
                                   fingerprintOf("a certificate"),
                                   u"ana-maría"_s,
                                   newSlipSecret(),
                                   u"Harbour and Hills"_s};
    return invite;
}

} // namespace

/// What is printed on a slip, typed, scanned and handed on as a file.
class TestSlips final : public QObject
{
    Q_OBJECT

private slots:
    void passwordsAreSaidAndAreManyEnough();
    void onlyItsOwnerReadsAFile();
    void aPasswordOpensTheSecretHoweverItIsTyped();
    void nothingElseOpensIt();
    void theServerKeepsWhatPostgresWants();
    void aShortCodeComesBack();
    void aWrongLetterIsNoticed();
    void whatIsScannedComesBack();
    void hostileWordsAreRefused();
    void aFileComesBack();
    void loginsAreToldApart();
    void whatSomebodyClosedStaysClosed();
    void aCertificateIsFoundInTheAnswer();
};

void TestSlips::passwordsAreSaidAndAreManyEnough()
{
    SecretRandom chance;
    QSet<QString> seen;
    static const QRegularExpression form(u"^([bdfghklmnprstvwz][aeiou]){3} "
                                         "([bdfghklmnprstvwz][aeiou]){3} [0-9]{2}$"_s);
    for (int i = 0; i < 2000; ++i) {
        const QString password = newSlipPassword(chance);
        QVERIFY2(form.match(password).hasMatch(), qPrintable(password));
        seen.insert(password);
    }
    QCOMPARE(seen.size(), 2000);
    QVERIFY(std::log2(std::pow(16.0 * 5.0, 6.0) * 100.0) >= 44.0);
}

void TestSlips::aPasswordOpensTheSecretHoweverItIsTyped()
{
    const QString secret = newSlipSecret();
    QVERIFY(isSlipSecret(secret));
    QVERIFY(newSlipSecret() != secret);
    QVERIFY(!isSlipSecret(u"mosike tulaba 41"_s));
    const TypedKeys keys(u"mosike tulaba 41"_s, u"ada"_s, "ff00");
    QCOMPARE(keys.opened(keys.closed(secret)), secret);
    const TypedKeys again(u" Mosike-Tulaba41"_s, u"ada"_s, "ff00");
    QCOMPARE(again.password(), keys.password());
    QCOMPARE(again.opened(keys.closed(secret)), secret);
    // What is typed leads to the secret by no other way.
    QVERIFY(isSlipSecret(keys.password()));
    QVERIFY(keys.password() != secret);
    QVERIFY(!keys.closed(secret).contains(secret));
}

void TestSlips::nothingElseOpensIt()
{
    const QString secret = newSlipSecret();
    const TypedKeys keys(u"mosike tulaba 41"_s, u"ada"_s, "ff00");
    const QString closed = keys.closed(secret);
    for (const TypedKeys &other : {TypedKeys(u"mosike tulaba 42"_s, u"ada"_s, "ff00"),
                                   TypedKeys(u"mosike tulaba 41"_s, u"ben"_s, "ff00"),
                                   TypedKeys(u"mosike tulaba 41"_s, u"ada"_s, "ff01")}) {
        QVERIFY(other.password() != keys.password());
        QCOMPARE(other.opened(closed), std::nullopt);
    }
    for (qsizetype i = 0; i < closed.size(); ++i) {
        QString changed = closed;
        changed[i] = changed.at(i) == u'0' ? u'1' : u'0';
        QCOMPARE(keys.opened(changed), std::nullopt);
    }
    for (const QString &word : {QString(), u"ff"_s, closed + u"00"_s, u"no digits at all"_s})
        QCOMPARE(keys.opened(word), std::nullopt);
}

/// The example of RFC 7677 has these keys for "pencil".
void TestSlips::theServerKeepsWhatPostgresWants()
{
    const QByteArray salt = QByteArray::fromBase64("W22ZaJ0SNY7soEsUEjb6gQ==");
    QCOMPARE(scramVerifier(u"pencil"_s, salt),
             u"SCRAM-SHA-256$4096:W22ZaJ0SNY7soEsUEjb6gQ==$WG5d8oPm3OtcPnkdi4Uo7BkeZkBFzpcXkuLmtbsT"
             "4qY=:wfPLwcE6nTWhTAmQ7tl2KeoiWGPlZqQxSrmfPwDl2dU="_s);
    QCOMPARE(newSalt().size(), 16);
    QVERIFY(newSalt() != newSalt());
}

void TestSlips::aShortCodeComesBack()
{
    const HostInvite invite = invitation();
    const QString code = shortCodeOf(invite);
    QCOMPARE(code.size(), 24); // twenty letters in groups of four
    for (const QString &typed : {code, code.toLower(), QString(code).remove(u'-'),
                                 QString(code).replace(u'-', u' ').replace(u'0', u'o')}) {
        QVERIFY(isInvite(typed));
        const auto read = readInvite(typed);
        QVERIFY(read);
        QCOMPARE(read->addresses, QStringList{u"192.168.1.20"_s});
        QCOMPARE(read->port, invite.port);
        QCOMPARE(read->fingerprint, invite.fingerprint.left(11));
        QVERIFY(read->secret.isEmpty());
    }
    HostInvite nowhere = invite;
    nowhere.addresses.clear();
    QVERIFY(shortCodeOf(nowhere).isEmpty());
}

void TestSlips::aWrongLetterIsNoticed()
{
    const QString code = shortCodeOf(invitation());
    int noticed = 0;
    for (qsizetype i = 0; i < code.size(); ++i) {
        if (code.at(i) == u'-')
            continue;
        QString wrong = code;
        wrong[i] = code.at(i) == u'7' ? u'8' : u'7';
        noticed += readInvite(wrong) ? 0 : 1;
    }
    // One in 256 would be taken for another; what it leads to has another certificate.
    QVERIFY(noticed >= 19);
    QVERIFY(!isInvite(u"DUGOUT-0000-0000-0000-0000"_s));
    QVERIFY(!isInvite(u"postgresql://ada@host/league"_s));
}

void TestSlips::whatIsScannedComesBack()
{
    HostInvite invite = invitation();
    const auto read = readInvite(inviteText(invite));
    QVERIFY(read);
    invite.league.clear(); // nobody needs it to get in
    QCOMPARE(*read, invite);
}

void TestSlips::hostileWordsAreRefused()
{
    const QString text = inviteText(invitation());
    for (qsizetype length = 7; length < text.size() - 17; ++length)
        QVERIFY2(!readInvite(text.left(length)), qPrintable(text.left(length)));
    for (const QString &word : {u"DUGOUT:"_s, u"DUGOUT:ZZZZZZZZ"_s, u"DUGOUT:***"_s,
                                QString(5000, u'0'), u"DUGOUT:"_s + QString(5000, u'Z')})
        QVERIFY2(!readInvite(word), qPrintable(word.left(20)));
}

void TestSlips::aFileComesBack()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"ana.dugout-slip"_s);
    const auto write = [&path](const QByteArray &bytes) {
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    };
    QVERIFY(write(inviteFile(invitation())));
    const auto read = readInvite(path);
    QVERIFY(read);
    QCOMPARE(*read, invitation());
    for (const QByteArray &part : {QByteArray("192.168.1.20"), QByteArray("24999")}) {
        QVERIFY(write(inviteFile(invitation()).replace(part, "x'; DROP")));
        QVERIFY(!readInvite(path));
    }
    QVERIFY(write("{}"));
    QVERIFY(!isInvite(path));
}

/// A server that died is started again; one that somebody stopped stays as he left it.
void TestSlips::whatSomebodyClosedStaysClosed()
{
    HostSettings settings;
    settings.opensWithDugout = true;
    settings.wasEndedInOrder = true; // "dugout host stop" beside an open window
    QVERIFY(!isToBeOpened(settings, false));
    QVERIFY(isToBeOpened(settings, true));
    settings.wasEndedInOrder = false;
    QVERIFY(isToBeOpened(settings, false));
    settings.opensWithDugout = false;
    QVERIFY(!isToBeOpened(settings, true));
    QVERIFY(!isToBeOpened(settings, false));
}

void TestSlips::loginsAreToldApart()
{
    QCOMPARE(loginFor(u"Ada"_s), u"ada"_s);
    QCOMPARE(loginFor(u"Ada"_s, {u"ada"_s}), u"ada2"_s);
    // It can be typed on keyboards without such a letter.
    QCOMPARE(loginFor(u"  José  Luis! "_s), u"jose-luis"_s);
    QCOMPARE(loginFor(u"Tomás Rueda"_s), u"tomas-rueda"_s);
    QCOMPARE(loginFor(u"Jörg Strauß"_s), u"jorg-strauss"_s);
    QCOMPARE(loginFor(u"Íñigo Ø. Łęcka"_s), u"inigo-o-lecka"_s);
    QCOMPARE(loginFor(u"Иван"_s), u"coach"_s);
    QCOMPARE(loginFor(u"Tomas Rueda"_s, {loginFor(u"Tomás Rueda"_s)}), u"tomas-rueda2"_s);
    QCOMPARE(earlierLoginFor(u"Tomás Rueda"_s), u"tomás-rueda"_s);
    QCOMPARE(loginFor(u"%&/"_s), u"coach"_s);
    QVERIFY(loginFor(u"postgres"_s) != u"postgres"_s);
    QCOMPARE(loginFor(loginFor(u"Ana María"_s)), loginFor(u"Ana María"_s));
}

void TestSlips::aCertificateIsFoundInTheAnswer()
{
    const QByteArray certificate(300, 'c');
    const QByteArray message = QByteArray::fromHex("0b000132"
                                                   "00012f"
                                                   "00012c")
        + certificate;
    const QByteArray first = QByteArray::fromHex("02000004") + "helo";
    const QByteArray all = first + message;
    const auto record = [](const QByteArray &bytes) {
        return QByteArray::fromHex("160303") + static_cast<char>(bytes.size() >> 8)
            + static_cast<char>(bytes.size() & 0xff) + bytes;
    };
    QCOMPARE(certificateIn(record(all)), certificate);
    QCOMPARE(certificateIn(record(all.left(50)) + record(all.mid(50))), certificate);
    for (qsizetype length = 0; length < record(all).size(); ++length)
        QVERIFY(!certificateIn(record(all).left(length)));
    QByteArray lies = record(all);
    lies[20] = char(0xff); // the list says that it is longer than its message
    lies[23] = char(0xff);
    (void)certificateIn(lies);
    QVERIFY(!certificateIn(QByteArray::fromHex("160303ffff0bffffff")));
    QCOMPARE(certificateFromText("before\n" + certificateText(certificate)), certificate);
    QVERIFY(certificateFromText("nothing").isEmpty());
}

void TestSlips::onlyItsOwnerReadsAFile()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"ana.dugout-slip"_s);
    QVERIFY(writeInvite(path, invitation()));
    constexpr auto others
        = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QVERIFY(!(QFile::permissions(path) & others));
    QCOMPARE(readInvite(path).value(), invitation());
}

QTEST_GUILESS_MAIN(TestSlips)
#include "tst_slips.moc"
