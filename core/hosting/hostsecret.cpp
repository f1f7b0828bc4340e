// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hosting/hostsecret.h"

#include "core/sharing/slip.h"

#include <QMessageAuthenticationCode>
#include <QRandomGenerator>

#include <array>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// About a third of a second: a guess costs a thief as much.
constexpr int rounds = 200'000;
constexpr int scramRounds = 4096; // PostgreSQL's own
constexpr qsizetype secretBytes = 16;

QByteArray hmac(const QByteArray &key, const QByteArray &message)
{
    return QMessageAuthenticationCode::hash(message, key, QCryptographicHash::Sha256);
}

/// PBKDF2 (RFC 8018), of which one block is all that is needed.
QByteArray stretched(const QByteArray &password, const QByteArray &salt, int count)
{
    QMessageAuthenticationCode code(QCryptographicHash::Sha256, password);
    code.addData(salt + QByteArray::fromHex("00000001"));
    QByteArray last = code.result();
    QByteArray sum = last;
    for (int round = 1; round < count; ++round) {
        code.reset();
        code.addData(last);
        last = code.result();
        for (qsizetype i = 0; i < sum.size(); ++i)
            sum[i] = static_cast<char>(sum.at(i) ^ last.at(i));
    }
    return sum;
}

/// However it was typed.
QString plainPassword(const QString &password)
{
    QString plain;
    for (const QChar each : password.toLower()) {
        if (each.isLetterOrNumber())
            plain.append(each);
    }
    return plain;
}

QString syllables(int count, RandomSource &chance)
{
    static const QString beginnings = u"bdfghklmnprstvwz"_s;
    static const QString endings = u"aeiou"_s;
    QString word;
    for (int i = 0; i < count; ++i) {
        word.append(beginnings.at(chance.roll(static_cast<int>(beginnings.size())) - 1));
        word.append(endings.at(chance.roll(static_cast<int>(endings.size())) - 1));
    }
    return word;
}

} // namespace

int SecretRandom::roll(int faces)
{
    return QRandomGenerator::system()->bounded(faces) + 1;
}

QString newSlipPassword(RandomSource &chance)
{
    // (16 · 5)^6 · 100 is a little more than 2^44.
    const QString first = syllables(3, chance);
    const QString second = syllables(3, chance);
    return u"%1 %2 %3"_s.arg(first, second).arg(chance.roll(100) - 1, 2, 10, QLatin1Char('0'));
}

QString newSlipSecret()
{
    return slipLetters(newSalt());
}

QString typedLogin(const QString &login)
{
    return login + u".slip"_s; // no coach's own: those have no dots
}

TypedKeys::TypedKeys(const QString &password, const QString &login, const QByteArray &fingerprint)
    : m_stretched(stretched(plainPassword(password).toUtf8(),
                            "dugout-slip:" + login.toUtf8() + ':' + fingerprint, rounds))
{ }

QString TypedKeys::password() const
{
    return slipLetters(hmac(m_stretched, "login").left(secretBytes));
}

/// There is one secret to each password, so that no two are hidden by the same bytes.
QByteArray TypedKeys::padded(const QByteArray &bytes) const
{
    QByteArray pad = hmac(m_stretched, "secret").left(secretBytes);
    for (qsizetype i = 0; i < pad.size(); ++i)
        pad[i] = static_cast<char>(pad.at(i) ^ bytes.at(i));
    return pad;
}

QByteArray TypedKeys::sealOf(const QByteArray &bytes) const
{
    return hmac(hmac(m_stretched, "seal"), bytes).left(secretBytes);
}

QString TypedKeys::closed(const QString &secret) const
{
    const QByteArray bytes = padded(*bytesOfSlipLetters(secret));
    return QString::fromLatin1((bytes + sealOf(bytes)).toHex());
}

std::optional<QString> TypedKeys::opened(const QString &closed) const
{
    const QByteArray all = QByteArray::fromHex(closed.toLatin1());
    const QByteArray bytes = all.left(secretBytes);
    if (all.size() != 2 * secretBytes || sealOf(bytes) != all.mid(secretBytes))
        return std::nullopt;
    return slipLetters(padded(bytes));
}

bool isSlipSecret(const QString &text)
{
    constexpr qsizetype length = 26; // of 128 bits in letters of five
    const auto bytes = bytesOfSlipLetters(text);
    return text.size() == length && bytes && bytes->size() == secretBytes;
}

QString scramVerifier(const QString &password, const QByteArray &salt)
{
    const QByteArray salted = stretched(password.toUtf8(), salt, scramRounds);
    const QByteArray stored
        = QCryptographicHash::hash(hmac(salted, "Client Key"), QCryptographicHash::Sha256);
    return u"SCRAM-SHA-256$%1:%2$%3:%4"_s.arg(scramRounds)
        .arg(QString::fromLatin1(salt.toBase64()), QString::fromLatin1(stored.toBase64()),
             QString::fromLatin1(hmac(salted, "Server Key").toBase64()));
}

QByteArray newSalt()
{
    std::array<quint32, 4> bits{};
    QRandomGenerator::system()->fillRange(bits.data(), static_cast<qsizetype>(bits.size()));
    return QByteArray(reinterpret_cast<const char *>(bits.data()), sizeof bits);
}

} // namespace dugout
