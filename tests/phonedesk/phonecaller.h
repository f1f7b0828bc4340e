// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTcpSocket>
#include <QTest>
#include <QUrl>

#include <memory>

namespace dugout {

/// A phone as a server sees it: one request for each connection, and a cookie that it keeps.
class PhoneCaller
{
public:
    struct Reply
    {
        int status = 0;
        QByteArray head{};
        QByteArray body{};
        [[nodiscard]] QJsonObject json() const { return QJsonDocument::fromJson(body).object(); }
    };
    using Socket = std::unique_ptr<QTcpSocket>;

    /// As the screen shows it, with the code behind the #, which is entered.
    explicit PhoneCaller(const QString &address, QByteArray language = "en")
        : m_url(address)
        , m_language(std::move(language))
    {
        if (m_url.hasFragment())
            enter(m_url.fragment().toLatin1());
    }

    [[nodiscard]] int entered() const { return m_entered; }
    [[nodiscard]] Reply get(const QByteArray &path) const { return heard(*asking(path)); }
    [[nodiscard]] Reply post(const QByteArray &path, const QJsonObject &body) const
    {
        return heard(*posting(path, body));
    }
    [[nodiscard]] QJsonObject state() const { return get("/state").json(); }
    [[nodiscard]] QJsonArray prompts() const
    {
        return state().value(QStringLiteral("prompts")).toArray();
    }

    /// Sent, and not waited for.
    [[nodiscard]] Socket asking(const QByteArray &path) const
    {
        return call("GET " + withLanguage(path) + " HTTP/1.1\r\n" + lines() + "\r\n");
    }
    [[nodiscard]] Socket posting(const QByteArray &path, const QJsonObject &body) const
    {
        const QByteArray bytes = QJsonDocument(body).toJson(QJsonDocument::Compact);
        return call("POST " + withLanguage(path) + " HTTP/1.1\r\n" + lines() + "Origin: http://"
                    + host() + "\r\nContent-Type: application/json\r\nContent-Length: "
                    + QByteArray::number(bytes.size()) + "\r\n\r\n" + bytes);
    }
    /// What came until the other end closed.
    [[nodiscard]] static Reply heard(QTcpSocket &socket)
    {
        QByteArray all;
        (void)QTest::qWaitFor([&] {
            all += socket.readAll();
            return socket.state() == QAbstractSocket::UnconnectedState;
        });
        all += socket.readAll();
        const qsizetype end = all.indexOf("\r\n\r\n");
        constexpr qsizetype status = 9;
        constexpr qsizetype digits = 3;
        return {all.mid(status, digits).toInt(), all.left(end), all.mid(end + 4)};
    }

private:
    void enter(const QByteArray &code)
    {
        const Reply reply = post("/enter", {{QStringLiteral("code"), QString::fromLatin1(code)}});
        m_entered = reply.status;
        constexpr QByteArrayView name("Set-Cookie: ");
        const qsizetype at = reply.head.indexOf(name);
        if (at >= 0)
            m_cookie = reply.head.mid(at + name.size()).split(';').first();
    }
    [[nodiscard]] QByteArray withLanguage(const QByteArray &path) const
    {
        return path + (path.contains('?') ? "&lang=" : "?lang=") + m_language;
    }
    [[nodiscard]] QByteArray host() const
    {
        return m_url.host().toLatin1() + ':' + QByteArray::number(m_url.port());
    }
    [[nodiscard]] QByteArray lines() const
    {
        return "Host: " + host() + "\r\n"
            + (m_cookie.isEmpty() ? QByteArray() : "Cookie: " + m_cookie + "\r\n");
    }
    [[nodiscard]] Socket call(const QByteArray &bytes) const
    {
        auto socket = std::make_unique<QTcpSocket>();
        socket->connectToHost(m_url.host(), static_cast<quint16>(m_url.port()));
        socket->write(bytes);
        return socket;
    }

    QUrl m_url;
    QByteArray m_language;
    QByteArray m_cookie;
    int m_entered = 0;
};

} // namespace dugout
