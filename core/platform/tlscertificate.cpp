// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/tlscertificate.h"

#include "core/platform/net.h"
#include "core/platform/sockets.h"
#include "core/platform/tcp.h"

#include <QDeadlineTimer>
#include <QRandomGenerator>

#include <array>

namespace dugout {

namespace {

constexpr qsizetype longestAnswer = 64 * 1024;
constexpr qsizetype recordHead = 5;
constexpr qsizetype messageHead = 4;
constexpr char handshakeRecord = 22;
constexpr char certificateMessage = 11;

/// What every encrypted line of PostgreSQL begins with: its length and an agreed number.
const QByteArray sslRequest = QByteArray::fromHex("0000000804d2162f");

/// Up to TLS 1.2 the certificate comes before anything is encrypted; the line itself is opened anew
/// by libpq, with whatever is newest.
QByteArray greeting()
{
    std::array<quint32, 8> random{};
    QRandomGenerator::system()->fillRange(random.data(), static_cast<qsizetype>(random.size()));
    const QByteArray extensions = QByteArray::fromHex("000a000a0008001d001700180019" // curves
                                                      "000b00020100" // their points
                                                      "000d001400120403050306030804080508060401"
                                                      "05010601" // signatures
                                                      "00170000ff01000100");
    const QByteArray suites = QByteArray::fromHex("c02bc02fc02cc030cca9cca8009c009d");
    const auto counted = [](const QByteArray &bytes) {
        return QByteArray(1, static_cast<char>(bytes.size() >> 8))
            + static_cast<char>(bytes.size() & 0xff) + bytes;
    };
    const QByteArray hello = QByteArray::fromHex("0303")
        + QByteArray(reinterpret_cast<const char *>(random.data()), sizeof random)
        + QByteArray(1, 0) + counted(suites) + QByteArray::fromHex("0100") + counted(extensions);
    const QByteArray message = QByteArray::fromHex("0100") + counted(hello);
    return QByteArray::fromHex("160301") + counted(message);
}

qsizetype number(const QByteArray &bytes, qsizetype from, int count)
{
    qsizetype value = 0;
    for (int i = 0; i < count; ++i)
        value = (value << 8) | static_cast<unsigned char>(bytes.at(from + i));
    return value;
}

/// What the records of the answer hold, as far as they are whole.
QByteArray messagesIn(const QByteArray &answer)
{
    QByteArray messages;
    qsizetype at = 0;
    while (at + recordHead <= answer.size() && answer.at(at) == handshakeRecord) {
        const qsizetype size = number(answer, at + 3, 2);
        if (at + recordHead + size > answer.size())
            break;
        messages += answer.mid(at + recordHead, size);
        at += recordHead + size;
    }
    return messages;
}

bool waitFor(int socket, net::Ready ready, const QDeadlineTimer &deadline)
{
    return net::wait(socket, ready, static_cast<int>(deadline.remainingTime()));
}

std::optional<QByteArray> ask(int socket, const QDeadlineTimer &deadline)
{
    if (!waitFor(socket, net::Ready::ToWrite, deadline) || !sockets::writeAll(socket, sslRequest)
        || !waitFor(socket, net::Ready::ToRead, deadline))
        return std::nullopt;
    if (tcp::receive(socket, 1) != QByteArray("S") || !sockets::writeAll(socket, greeting()))
        return std::nullopt;
    QByteArray answer;
    while (answer.size() < longestAnswer && waitFor(socket, net::Ready::ToRead, deadline)) {
        const auto more = tcp::receive(socket, longestAnswer);
        if (!more)
            break;
        answer += *more;
        if (auto found = certificateIn(answer))
            return found;
    }
    return std::nullopt;
}

} // namespace

std::optional<QByteArray> certificateIn(const QByteArray &answer)
{
    const QByteArray messages = messagesIn(answer);
    constexpr qsizetype lists = 6; // the length of the list, and of what is first in it
    qsizetype at = 0;
    while (at + messageHead <= messages.size()) {
        const qsizetype size = number(messages, at + 1, 3);
        if (at + messageHead + size > messages.size())
            return std::nullopt;
        if (messages.at(at) == certificateMessage) {
            if (size < lists)
                return std::nullopt;
            const qsizetype length = number(messages, at + messageHead + 3, 3);
            if (length == 0 || lists + length > size)
                return std::nullopt;
            return messages.mid(at + messageHead + lists, length);
        }
        at += messageHead + size;
    }
    return std::nullopt;
}

std::optional<QByteArray> certificateOfServer(const QString &host, quint16 port, int milliseconds)
{
    const QDeadlineTimer deadline(milliseconds);
    const int socket = tcp::connect(host.toUtf8(), port);
    if (socket < 0)
        return std::nullopt;
    auto found = ask(socket, deadline);
    sockets::close(socket);
    return found;
}

QByteArray certificateText(const QByteArray &certificate)
{
    constexpr qsizetype width = 64;
    const QByteArray letters = certificate.toBase64();
    QByteArray text = "-----BEGIN CERTIFICATE-----\n";
    for (qsizetype at = 0; at < letters.size(); at += width)
        text += letters.mid(at, width) + '\n';
    return text + "-----END CERTIFICATE-----\n";
}

QByteArray certificateFromText(const QByteArray &text)
{
    const QByteArray begin = "-----BEGIN CERTIFICATE-----";
    const qsizetype from = text.indexOf(begin);
    const qsizetype to = text.indexOf("-----END CERTIFICATE-----", from);
    if (from < 0 || to < 0)
        return {};
    return QByteArray::fromBase64(text.mid(from + begin.size(), to - from - begin.size()));
}

} // namespace dugout
