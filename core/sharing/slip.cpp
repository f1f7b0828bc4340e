// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/slip.h"

#include "core/sharing/sharingwords.h"
#include "core/text/plaintext.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int slipVersion = 1;
constexpr qsizetype longestAddress = 400;
constexpr int letterBits = 5;
constexpr int byteBits = 8;
const QString letters = u"0123456789ABCDEFGHJKMNPQRSTVWXYZ"_s;
const QString beginning = u"DUGOUT"_s;

QByteArray withCheck(const QByteArray &bytes)
{
    const quint16 check = qChecksum(bytes);
    return bytes + static_cast<char>(check >> byteBits) + static_cast<char>(check & 0xff);
}

QString plainLetters(const QString &code)
{
    QString text = code.toUpper();
    text.remove(u'-').remove(u' ');
    return text;
}

} // namespace

QString slipLetters(const QByteArray &bytes)
{
    QString text;
    unsigned held = 0;
    int bits = 0;
    for (const char each : bytes) {
        held = (held << byteBits) | static_cast<unsigned char>(each);
        for (bits += byteBits; bits >= letterBits; bits -= letterBits)
            text.append(letters.at((held >> (bits - letterBits)) & 31U));
        held &= (1U << bits) - 1U;
    }
    if (bits > 0)
        text.append(letters.at((held << (letterBits - bits)) & 31U));
    return text;
}

std::optional<QByteArray> bytesOfSlipLetters(const QString &text)
{
    QByteArray bytes;
    unsigned held = 0;
    int bits = 0;
    for (const QChar each : text) {
        const qsizetype value = letters.indexOf(each);
        if (value < 0)
            return std::nullopt;
        held = (held << letterBits) | static_cast<unsigned>(value);
        bits += letterBits;
        if (bits >= byteBits) {
            bits -= byteBits;
            bytes.append(static_cast<char>((held >> bits) & 0xffU));
            held &= (1U << bits) - 1U;
        }
    }
    return bytes;
}

QString plainSlipLetters(const QString &typed)
{
    return plainLetters(typed).replace(u'O', u'0').replace(u'I', u'1').replace(u'L', u'1');
}

QByteArray slipToFile(const LeagueSlip &slip)
{
    return QJsonDocument(QJsonObject{{u"format"_s, u"dugout-shared-league"_s},
                                     {u"version"_s, slipVersion},
                                     {u"address"_s, slip.address},
                                     {u"league"_s, slip.league},
                                     {u"title"_s, slip.title}})
        .toJson();
}

Result<LeagueSlip> slipFromFile(const QByteArray &file)
{
    const QJsonObject object = QJsonDocument::fromJson(file).object();
    const auto word = [&object](QLatin1StringView key) {
        return shortened(plainLine(object.value(key).toString()), longestAddress);
    };
    LeagueSlip slip{word("address"_L1), word("league"_L1), word("title"_L1)};
    if (object.value("format"_L1).toString() != u"dugout-shared-league"_s
        || object.value("version"_L1).toInt() > slipVersion || slip.address.isEmpty())
        return SharingWords::badSlip();
    return slip;
}

QString codeOfAddress(const QString &address)
{
    const QString text = slipLetters(withCheck(address.toUtf8()));
    QStringList groups{beginning};
    for (qsizetype i = 0; i < text.size(); i += 4)
        groups.append(text.mid(i, 4));
    return groups.join(u'-');
}

bool looksLikeCode(const QString &text)
{
    return plainLetters(text).startsWith(beginning);
}

Result<QString> addressOfCode(const QString &code)
{
    if (!looksLikeCode(code) || code.size() > 4 * longestAddress)
        return SharingWords::badSlip();
    const QString text = plainSlipLetters(plainLetters(code).mid(beginning.size()));
    const auto bytes = bytesOfSlipLetters(text);
    if (!bytes || bytes->size() < 3 || withCheck(bytes->chopped(2)) != *bytes)
        return SharingWords::badSlip();
    return plainLine(QString::fromUtf8(bytes->chopped(2)));
}

} // namespace dugout
