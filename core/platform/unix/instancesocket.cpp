// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/instancesocket.h"

#include "core/platform/sockets.h"

#include <QCryptographicHash>
#include <QFile>
#include <QStandardPaths>

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace dugout {

namespace {

/// An address in the folder of the session, and what must stay open while it is used. The system
/// allows about a hundred letters for it and would cut a longer one, so that different folders
/// share a name: a long one is reached through an open folder instead.
class Address
{
public:
    Address(const QString &inFolder, const QString &named)
    {
        const QByteArray folder = QFile::encodeName(inFolder);
        const QByteArray name = QFile::encodeName(named);
        if (set(folder + '/' + name))
            return;
        m_folder = ::open(folder.constData(), O_PATH | O_DIRECTORY | O_CLOEXEC);
        if (m_folder >= 0 && !set("/proc/self/fd/" + QByteArray::number(m_folder) + '/' + name))
            errno = ENAMETOOLONG;
    }
    Address(const Address &) = delete;
    Address &operator=(const Address &) = delete;
    ~Address()
    {
        if (m_folder >= 0)
            ::close(m_folder);
    }

    [[nodiscard]] bool isValid() const { return m_address.sun_path[0] != '\0'; }
    /// connect() and bind() take any kind of address as this one.
    [[nodiscard]] const sockaddr *plain() const
    {
        return reinterpret_cast<const sockaddr *>(&m_address);
    }
    static constexpr socklen_t size = sizeof(sockaddr_un);

private:
    /// False when it is too long.
    bool set(const QByteArray &path)
    {
        if (path.size() >= static_cast<qsizetype>(sizeof m_address.sun_path))
            return false;
        std::copy(path.begin(), path.end(), m_address.sun_path);
        return true;
    }

    sockaddr_un m_address{AF_UNIX, {}};
    int m_folder = -1;
};

/// Closes it and keeps what went wrong.
int failed(int socket)
{
    const int reason = errno;
    if (socket >= 0)
        ::close(socket);
    errno = reason;
    return -1;
}

} // namespace

InstanceSocket::InstanceSocket(const QString &dataFolder)
    : m_folder(QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation))
    , m_name(QStringLiteral("dugout-")
             + QString::fromLatin1(
                 QCryptographicHash::hash(dataFolder.toUtf8(), QCryptographicHash::Sha1)
                     .toHex()
                     .left(16)))
{ }

int InstanceSocket::call() const
{
    const Address address(m_folder, m_name);
    const int socket = address.isValid() ? ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0) : -1;
    if (socket < 0 || ::connect(socket, address.plain(), Address::size) != 0)
        return failed(socket);
    return socket;
}

int InstanceSocket::listen() const
{
    const Address address(m_folder, m_name);
    const int socket
        = address.isValid() ? ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0) : -1;
    constexpr int waiting = 8;
    if (socket < 0 || ::bind(socket, address.plain(), Address::size) != 0
        || ::listen(socket, waiting) != 0)
        return failed(socket);
    return socket;
}

int InstanceSocket::accept(int listening) const
{
    return sockets::accept(listening);
}

void InstanceSocket::remove() const
{
    ::unlink(QFile::encodeName(m_folder + u'/' + m_name).constData());
}

} // namespace dugout
