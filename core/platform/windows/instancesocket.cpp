// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/instancesocket.h"

#include "core/platform/net.h"
#include "core/platform/sockets.h"
#include "core/platform/tcp.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QRandomGenerator>

namespace dugout {

namespace {

constexpr qsizetype secretLength = 32;
constexpr int patienceMs = 500;

/// Where the window listens, and the word that proves that a caller may read files of its owner.
struct Place
{
    quint16 port = 0;
    QByteArray secret{};
};

Place placeIn(const QString &note)
{
    QFile kept(note);
    if (!kept.open(QIODevice::ReadOnly))
        return {};
    const QList<QByteArray> words = kept.readLine().trimmed().split(' ');
    return words.size() == 2 ? Place{words.at(0).toUShort(), words.at(1)} : Place{};
}

QByteArray newSecret()
{
    QByteArray bytes(secretLength / 2, Qt::Uninitialized);
    for (char &each : bytes)
        each = static_cast<char>(QRandomGenerator::system()->bounded(256));
    return bytes.toHex();
}

/// What comes at first, and nothing that stands behind it.
QByteArray firstWord(int socket)
{
    const QDeadlineTimer deadline(patienceMs);
    QByteArray word;
    while (word.size() < secretLength
           && net::wait(socket, net::Ready::ToRead, static_cast<int>(deadline.remainingTime()))) {
        const auto more = tcp::receive(socket, secretLength - word.size());
        if (!more)
            break;
        word += *more;
    }
    return word;
}

} // namespace

/// Names of the system's own are open to every program of this computer: the window listens on a
/// port of it instead, and says which in its data folder, which is its owner's alone.
InstanceSocket::InstanceSocket(const QString &dataFolder)
    : m_folder(dataFolder)
    , m_name(QStringLiteral("window.port"))
{ }

int InstanceSocket::call() const
{
    const Place place = placeIn(m_folder + u'/' + m_name);
    const int socket = place.port != 0 ? tcp::connect("127.0.0.1", place.port) : -1;
    if (socket < 0)
        return -1;
    if (net::wait(socket, net::Ready::ToWrite, patienceMs)
        && sockets::writeAll(socket, place.secret))
        return socket;
    sockets::close(socket);
    return -1;
}

int InstanceSocket::listen() const
{
    const int socket = tcp::listen("127.0.0.1", 0);
    if (socket < 0)
        return -1;
    QFile note(m_folder + u'/' + m_name);
    const QByteArray words = QByteArray::number(tcp::portOf(socket)) + ' ' + newSecret() + '\n';
    if (note.open(QIODevice::WriteOnly) && note.write(words) == words.size() && note.flush())
        return socket;
    sockets::close(socket);
    errno = EIO;
    return -1;
}

int InstanceSocket::accept(int listening) const
{
    const int socket = sockets::accept(listening);
    if (socket < 0)
        return -1;
    const QByteArray secret = placeIn(m_folder + u'/' + m_name).secret;
    if (secret.size() == secretLength && firstWord(socket) == secret)
        return socket;
    sockets::close(socket);
    return -1;
}

void InstanceSocket::remove() const
{
    QFile::remove(m_folder + u'/' + m_name);
}

} // namespace dugout
