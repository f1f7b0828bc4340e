// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/serve/httprequest.h"

#include <QObject>
#include <QSocketNotifier>

namespace dugout {

/// How long a client may take.
struct Patience
{
    qint64 requestMs = 5'000; ///< for the whole request, however it drips
    qint64 replyMs = 20'000; ///< until it has read what it was sent
};

/// One caller: brings one request, and gets one reply or a stream of events. Of events that it is
/// too slow for, only the newest waits.
class WebCaller final : public QObject
{
    Q_OBJECT

public:
    WebCaller(int socket, QByteArray address, const Patience &patience, qint64 nowMs,
              QObject *parent = nullptr);
    ~WebCaller() override;

    [[nodiscard]] const QByteArray &address() const { return m_address; }
    /// It has not said yet what it wants; until when it may.
    [[nodiscard]] bool isWaitedFor() const { return !m_understood && m_socket >= 0; }
    [[nodiscard]] qint64 dueMs() const { return m_dueMs; }
    [[nodiscard]] bool isStreaming() const { return m_streaming; }
    /// Under which address its stream is counted; empty: it is not.
    [[nodiscard]] const QByteArray &countedAs() const { return m_countedAs; }
    void countAs(const QByteArray &address) { m_countedAs = address; }

    /// Sends it and ends.
    void reply(const QByteArray &bytes, qint64 nowMs);
    /// From now on there are events.
    void stream(const QByteArray &head, qint64 nowMs);
    void push(const QByteArray &event, qint64 nowMs);
    /// A sign of life, unless there is something to send anyway.
    void beat(const QByteArray &event, qint64 nowMs);
    /// Sends what is there and ends.
    void finish();
    /// Ends the connection if it is too slow.
    void check(qint64 nowMs);
    void close();

signals:
    void requested(const dugout::HttpRequest &request);
    /// It cannot be understood: the status to answer with.
    void misunderstood(int status);
    void closed();

private:
    void read();
    void write();
    [[nodiscard]] bool isAllSent() const { return m_sent == m_out.size(); }

    int m_socket;
    QByteArray m_address;
    QByteArray m_countedAs;
    Patience m_patience;
    QSocketNotifier m_readable;
    QSocketNotifier m_writable;
    QByteArray m_in;
    QByteArray m_out;
    qsizetype m_sent = 0;
    QByteArray m_next; ///< the newest event, while another is still being sent
    qint64 m_dueMs; ///< when patience is lost; -1: there is nothing to wait for
    bool m_understood = false;
    bool m_streaming = false;
    bool m_finishing = false;
};

} // namespace dugout
