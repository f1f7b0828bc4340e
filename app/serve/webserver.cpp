// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/webserver.h"

#include "app/serve/httpstatus.h"
#include "core/platform/sockets.h"
#include "core/platform/tcp.h"

#include <QCoreApplication>
#include <QHash>

#include <cerrno>
#include <cstring>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct WebServerWords
{
    Q_DECLARE_TR_FUNCTIONS(WebServer)
};

constexpr int watchMs = 1'000;
/// Let in at one go, so that the window stays quick under any load.
constexpr int atOnce = 16;

Error cannotListen(const QString &address, quint16 port)
{
    const int reason = errno;
    return {ErrorCode::ServeListen,
            reason == EADDRINUSE
                ? WebServerWords::tr("Port %1 is used by another program.").arg(port)
                : WebServerWords::tr("Nobody can be served on the address %1, port %2.")
                      .arg(address)
                      .arg(port),
            QString::fromLocal8Bit(std::strerror(reason))};
}

} // namespace

WebServer::WebServer(Handler handler, const VisitorLimits &limits, const Patience &patience,
                     QObject *parent)
    : QObject(parent)
    , m_handler(std::move(handler))
    , m_patience(patience)
    , m_visitors(limits)
{
    m_clock.start();
    m_watch.setInterval(watchMs);
    connect(&m_watch, &QTimer::timeout, this, &WebServer::look);
}

WebServer::~WebServer()
{
    for (WebCaller *connection : std::exchange(m_connections, {})) {
        connection->disconnect(this);
        connection->close();
    }
    if (m_socket >= 0)
        sockets::close(m_socket);
}

Result<void> WebServer::listen(const QString &address, quint16 port)
{
    m_socket = tcp::listen(address.toLatin1(), port);
    if (m_socket < 0)
        return cannotListen(address, port);
    m_port = tcp::portOf(m_socket);
    m_callers = std::make_unique<QSocketNotifier>(m_socket, QSocketNotifier::Read);
    connect(m_callers.get(), &QSocketNotifier::activated, this, &WebServer::letIn);
    return {};
}

void WebServer::reply(WebCaller &connection, const HttpResponse &response)
{
    connection.reply(response.toBytes(), nowMs());
}

QByteArray WebServer::addressOf(const WebCaller &connection, const HttpRequest &request) const
{
    constexpr qsizetype longest = 45; // of an address in numbers
    if (!m_visitors.isProxy(connection.address()))
        return connection.address();
    const QByteArrayList told = request.field("x-forwarded-for").split(',');
    for (auto each = told.crbegin(); each != told.crend(); ++each) {
        const QByteArray address = each->trimmed();
        if (address.isEmpty() || address.size() > longest)
            break;
        if (!m_visitors.isProxy(address))
            return address;
    }
    return connection.address();
}

bool WebServer::stream(WebCaller &connection, const QByteArray &follower, const QByteArray &head)
{
    if (follower.isEmpty())
        m_visitors.left(connection.address());
    else if (!m_visitors.beginStream(connection.address(), follower))
        return false;
    connection.countAs(follower);
    connection.stream(head, nowMs());
    return true;
}

void WebServer::letIn()
{
    for (int count = 0; count < atOnce; ++count) {
        const tcp::Caller caller = tcp::accept(m_socket);
        if (caller.socket >= 0) {
            meet(caller.socket, caller.address);
            continue;
        }
        // Who waits is let in when others have left; until then nobody looks at the door.
        if (caller.exhausted) {
            m_callers->setEnabled(false);
            m_watch.start();
        }
        return;
    }
}

/// Who calls and says nothing gives way to who comes, where one address has most of the places.
bool WebServer::makeRoom(const QByteArray &address)
{
    QHash<QByteArray, int> waiting;
    WebCaller *oldest = nullptr;
    for (WebCaller *each : m_connections) {
        if (each->isWaitedFor())
            ++waiting[each->address()];
    }
    for (WebCaller *each : m_connections) {
        if (!each->isWaitedFor() || waiting.value(each->address()) <= waiting.value(address) + 1)
            continue;
        const bool isMore
            = !oldest || waiting.value(each->address()) > waiting.value(oldest->address());
        const bool isOlder
            = oldest && each->address() == oldest->address() && each->dueMs() < oldest->dueMs();
        if (isMore || isOlder)
            oldest = each;
    }
    if (oldest)
        oldest->close();
    return oldest != nullptr;
}

void WebServer::meet(int socket, const QByteArray &address)
{
    if (!m_visitors.come(address, nowMs())
        && !(makeRoom(address) && m_visitors.come(address, nowMs()))) {
        sockets::close(socket);
        return;
    }
    auto *connection = new WebCaller(socket, address, m_patience, nowMs(), this);
    m_connections.insert(connection);
    m_watch.start();
    connect(connection, &WebCaller::closed, this, [this, connection] {
        if (!connection->isStreaming())
            m_visitors.left(connection->address());
        else if (!connection->countedAs().isEmpty())
            m_visitors.endStream(connection->countedAs());
        m_connections.erase(connection);
        emit gone(connection);
        connection->deleteLater();
    });
    connect(connection, &WebCaller::misunderstood, this,
            [this, connection](int status) { reply(*connection, HttpResponse::plain(status)); });
    connect(connection, &WebCaller::requested, this,
            [this, connection](const HttpRequest &request) {
                if (!m_visitors.ask(addressOf(*connection, request), nowMs()))
                    reply(*connection, HttpResponse::plain(httpstatus::tooMany));
                else
                    m_handler(*connection, request);
            });
}

/// Sleeps while nobody is there.
void WebServer::look()
{
    const std::set<WebCaller *> all = m_connections;
    for (WebCaller *connection : all)
        connection->check(nowMs());
    m_visitors.forget(nowMs());
    m_callers->setEnabled(true);
    if (m_connections.empty())
        m_watch.stop();
}

} // namespace dugout
