// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QNetworkAccessManager>
#include <QProcess>

namespace dugout {

/// Debian's chromium without a display, as wide as a phone, led by its driver (WebDriver over
/// HTTP). Each is a phone of its own: nothing is kept after it.
class Browser
{
public:
    /// `language` as a phone would send it; stops the test when there is no browser.
    Browser(quint16 driverPort, const QString &language);
    Browser(const Browser &) = delete;
    Browser &operator=(const Browser &) = delete;
    ~Browser();

    void open(const QString &address);
    /// What the script, a function body, returns; where that is a promise, what it comes to.
    [[nodiscard]] QJsonValue run(const QString &script, const QJsonArray &arguments = {});
    /// Waits until the expression is true; false when it does not become so.
    [[nodiscard]] bool waitFor(const QString &expression);
    /// A function body for that: the page itself looks, so that nothing is asked again and again.
    [[nodiscard]] static QString waiting(const QString &expression);
    /// What is seen now, as a PNG file.
    void picture(const QString &path);

    /// Starts the driver on a free port.
    [[nodiscard]] static std::unique_ptr<QProcess> startDriver(quint16 &port);

private:
    QJsonValue command(const QByteArray &method, const QString &path, const QJsonObject &body = {});

    QNetworkAccessManager m_network;
    QString m_root;
};

} // namespace dugout
