// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/webcaller.h"

#include "core/platform/sockets.h"
#include "core/platform/tcp.h"

namespace dugout {

namespace {

constexpr qsizetype atOnce = 16 * 1024;
constexpr qint64 nothingDue = -1;

} // namespace

WebCaller::WebCaller(int socket, QByteArray address, const Patience &patience, qint64 nowMs,
                     QObject *parent)
    : QObject(parent)
    , m_socket(socket)
    , m_address(std::move(address))
    , m_patience(patience)
    , m_readable(socket, QSocketNotifier::Read)
    , m_writable(socket, QSocketNotifier::Write)
    , m_dueMs(nowMs + patience.requestMs)
{
    m_writable.setEnabled(false);
    connect(&m_readable, &QSocketNotifier::activated, this, &WebCaller::read);
    connect(&m_writable, &QSocketNotifier::activated, this, &WebCaller::write);
}

WebCaller::~WebCaller()
{
    if (m_socket >= 0)
        sockets::close(m_socket);
}

void WebCaller::reply(const QByteArray &bytes, qint64 nowMs)
{
    m_out = bytes;
    m_sent = 0;
    m_dueMs = nowMs + m_patience.replyMs;
    finish();
}

void WebCaller::stream(const QByteArray &head, qint64 nowMs)
{
    m_streaming = true;
    m_dueMs = nothingDue;
    push(head, nowMs);
}

void WebCaller::push(const QByteArray &event, qint64 nowMs)
{
    if (m_socket < 0 || m_finishing)
        return;
    if (!isAllSent()) {
        // The head of the stream must not be lost; only events take each other's place.
        m_next = event;
        return;
    }
    m_out = event;
    m_sent = 0;
    m_dueMs = nowMs + m_patience.replyMs;
    write();
}

void WebCaller::beat(const QByteArray &event, qint64 nowMs)
{
    if (isAllSent())
        push(event, nowMs);
}

void WebCaller::finish()
{
    m_finishing = true;
    write();
}

void WebCaller::check(qint64 nowMs)
{
    if (m_dueMs == nothingDue || nowMs < m_dueMs)
        return;
    close();
}

void WebCaller::close()
{
    if (m_socket < 0)
        return;
    m_readable.setEnabled(false);
    m_writable.setEnabled(false);
    sockets::close(m_socket);
    m_socket = -1;
    emit closed();
}

void WebCaller::read()
{
    const auto bytes = tcp::receive(m_socket, atOnce);
    if (!bytes) {
        close();
        return;
    }
    // Bytes after the request are ignored.
    if (m_understood || bytes->isEmpty())
        return;
    m_in += *bytes;
    const HttpReading reading = readHttpRequest(m_in);
    if (reading.state == HttpReading::State::NeedsMore)
        return;
    m_understood = true;
    m_in = {};
    if (reading.state == HttpReading::State::Complete)
        emit requested(reading.request);
    else
        emit misunderstood(reading.status);
}

void WebCaller::write()
{
    if (m_socket < 0)
        return;
    while (!isAllSent()) {
        const qsizetype count = tcp::send(m_socket, QByteArrayView(m_out).sliced(m_sent));
        if (count < 0) {
            close();
            return;
        }
        if (count == 0) {
            m_writable.setEnabled(true);
            return;
        }
        m_sent += count;
        if (isAllSent() && !m_next.isEmpty()) {
            m_out = std::exchange(m_next, {});
            m_sent = 0;
        }
    }
    m_writable.setEnabled(false);
    m_out = {};
    m_sent = 0;
    if (m_finishing)
        close();
    else if (m_streaming)
        m_dueMs = nothingDue;
}

} // namespace dugout
