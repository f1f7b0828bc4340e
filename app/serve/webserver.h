// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/serve/httpresponse.h"
#include "app/serve/visitors.h"
#include "app/serve/webcaller.h"
#include "core/text/result.h"

#include <QElapsedTimer>
#include <QTimer>

#include <functional>
#include <set>

namespace dugout {

/// Listens on one address and port, and hands requests out one by one. Connections that are too
/// many, too fast, too slow or malformed are dropped without disturbing others.
class WebServer final : public QObject
{
    Q_OBJECT

public:
    /// Answers a request with `reply` or `stream` of the connection, at once.
    using Handler = std::function<void(WebCaller &, const HttpRequest &)>;

    explicit WebServer(Handler handler, const VisitorLimits &limits = {},
                       const Patience &patience = {}, QObject *parent = nullptr);
    ~WebServer() override;

    /// `address` in numbers; port 0 is any that is free.
    [[nodiscard]] Result<void> listen(const QString &address, quint16 port);
    [[nodiscard]] quint16 port() const { return m_port; }
    [[nodiscard]] qint64 nowMs() const { return m_clock.elapsed(); }
    [[nodiscard]] Visitors &visitors() { return m_visitors; }

    void reply(WebCaller &connection, const HttpResponse &response);
    /// For whom a request is: what a proxy that is trusted says of it, else who called. In a row of
    /// proxies only the last word is that of one we know.
    [[nodiscard]] QByteArray addressOf(const WebCaller &connection,
                                       const HttpRequest &request) const;
    /// Turns a request into a stream of events; false where its address has too many. Without an
    /// address nobody counts it.
    [[nodiscard]] bool stream(WebCaller &connection, const QByteArray &follower,
                              const QByteArray &head);
    /// All who are there now, with a request or with a stream of events.
    [[nodiscard]] const std::set<WebCaller *> &connections() const { return m_connections; }

signals:
    void gone(dugout::WebCaller *connection);

private:
    void letIn();
    void meet(int socket, const QByteArray &address);
    [[nodiscard]] bool makeRoom(const QByteArray &address);
    void look();

    Handler m_handler;
    Patience m_patience;
    Visitors m_visitors;
    QElapsedTimer m_clock;
    QTimer m_watch;
    int m_socket = -1;
    quint16 m_port = 0;
    std::unique_ptr<QSocketNotifier> m_callers;
    std::set<WebCaller *> m_connections;
};

} // namespace dugout
