// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/phones/browser.h"

#include <QEventLoop>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QNetworkReply>
#include <QTcpServer>
#include <QTest>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int longEnoughMs = 60'000;

} // namespace

std::unique_ptr<QProcess> Browser::startDriver(quint16 &port)
{
    {
        QTcpServer free;
        if (!free.listen(QHostAddress::LocalHost))
            qFatal("there is no free port");
        port = free.serverPort();
    }
    auto driver = std::make_unique<QProcess>();
    driver->start(u"chromedriver"_s, {u"--port=%1"_s.arg(port)});
    QByteArray said;
    const bool isUp
        = driver->waitForStarted()
        && QTest::qWaitFor(
              [&] {
                  return (said += driver->readAllStandardOutput()).contains("started successfully");
              },
              longEnoughMs);
    if (!isUp)
        qFatal("chromedriver does not start: is chromium-driver installed?");
    return driver;
}

Browser::Browser(quint16 driverPort, const QString &language)
    : m_root(u"http://127.0.0.1:%1/session"_s.arg(driverPort))
{
    const QJsonArray arguments{u"--headless=new"_s,        u"--no-sandbox"_s,
                               u"--disable-gpu"_s,         u"--disable-dev-shm-usage"_s,
                               u"--window-size=500,900"_s, u"--lang="_s + language};
    const QJsonObject options{
        {u"args"_s, arguments},
        {u"prefs"_s, QJsonObject{{u"intl.accept_languages"_s, language}}},
        {u"mobileEmulation"_s,
         QJsonObject{
             {u"deviceMetrics"_s,
              QJsonObject{{u"width"_s, 360}, {u"height"_s, 740}, {u"pixelRatio"_s, 1.0}}}}}};
    const QJsonObject wanted{{u"browserName"_s, u"chrome"_s},
                             {u"timeouts"_s, QJsonObject{{u"script"_s, 2 * longEnoughMs}}},
                             {u"goog:chromeOptions"_s, options}};
    const QJsonValue session
        = command("POST", {}, {{u"capabilities"_s, QJsonObject{{u"alwaysMatch"_s, wanted}}}});
    const QString id = session.toObject().value("sessionId"_L1).toString();
    if (id.isEmpty())
        qFatal("chromium does not start: %s",
               qPrintable(session.toObject().value("message"_L1).toString()));
    m_root += u'/' + id;
}

Browser::~Browser()
{
    (void)command("DELETE", {});
}

QJsonValue Browser::command(const QByteArray &method, const QString &path, const QJsonObject &body)
{
    QNetworkRequest request{QUrl(m_root + path)};
    request.setHeader(QNetworkRequest::ContentTypeHeader, u"application/json"_s);
    QNetworkReply *reply = m_network.sendCustomRequest(
        request, method, method == "POST" ? QJsonDocument(body).toJson() : QByteArray());
    // The reply itself ends the waiting: polling for it now and then waits far longer than it
    // takes.
    QEventLoop loop;
    QObject::connect(reply, &QNetworkReply::finished, &loop, &QEventLoop::quit);
    QTimer::singleShot(3 * longEnoughMs, &loop, &QEventLoop::quit);
    loop.exec();
    const QJsonValue value = QJsonDocument::fromJson(reply->readAll()).object().value("value"_L1);
    reply->deleteLater();
    return value;
}

void Browser::open(const QString &address)
{
    (void)command("POST", u"/url"_s, {{u"url"_s, address}});
}

QJsonValue Browser::run(const QString &script, const QJsonArray &arguments)
{
    return command("POST", u"/execute/sync"_s, {{u"script"_s, script}, {u"args"_s, arguments}});
}

bool Browser::waitFor(const QString &expression)
{
    return run(waiting(expression)).toBool();
}

QString Browser::waiting(const QString &expression)
{
    return uR"js(
        const until = Date.now() + %1;
        const isSo = () => { try { return !!(%2); } catch (e) { return false; } };
        return new Promise((done) => {
            const look = () => {
                const is = isSo();
                if (is || Date.now() > until) done(is); else setTimeout(look, 2);
            };
            look();
        });
    )js"_s.arg(QString::number(longEnoughMs), expression);
}

void Browser::picture(const QString &path)
{
    QFile picture(path);
    if (picture.open(QIODevice::WriteOnly))
        picture.write(
            QByteArray::fromBase64(command("GET", u"/screenshot"_s).toString().toLatin1()));
}

} // namespace dugout
