// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/httpresponse.h"

#include "app/serve/httpstatus.h"

#include <QHash>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QByteArray reason(int status)
{
    static const QHash<int, QByteArray> words{
        {httpstatus::ok, "OK"},
        {httpstatus::seeOther, "See Other"},
        {httpstatus::badRequest, "Bad Request"},
        {httpstatus::unauthorized, "Unauthorized"},
        {httpstatus::forbidden, "Forbidden"},
        {httpstatus::notFound, "Not Found"},
        {httpstatus::wrongMethod, "Method Not Allowed"},
        {httpstatus::conflict, "Conflict"},
        {httpstatus::tooLarge, "Content Too Large"},
        {httpstatus::lineTooLong, "URI Too Long"},
        {httpstatus::wrongType, "Unsupported Media Type"},
        {httpstatus::misdirected, "Misdirected Request"},
        {httpstatus::unprocessable, "Unprocessable Content"},
        {httpstatus::tooMany, "Too Many Requests"},
        {httpstatus::headTooLarge, "Request Header Fields Too Large"},
        {httpstatus::notImplemented, "Not Implemented"},
        {httpstatus::wrongVersion, "HTTP Version Not Supported"}};
    return words.value(status, "Refused");
}

QByteArray statusLine(int status)
{
    return "HTTP/1.1 " + QByteArray::number(status) + ' ' + reason(status) + "\r\n";
}

} // namespace

QByteArray HttpResponse::headLines()
{
    return "Connection: close\r\n"
           "Cache-Control: no-store\r\n"
           "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; "
           "img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; "
           "frame-ancestors 'none'\r\n"
           "X-Content-Type-Options: nosniff\r\n"
           "X-Frame-Options: DENY\r\n"
           "Referrer-Policy: no-referrer\r\n"
           "Cross-Origin-Resource-Policy: same-origin\r\n"
           "Cross-Origin-Opener-Policy: same-origin\r\n";
}

QByteArray HttpResponse::toBytes() const
{
    QByteArray bytes = statusLine(status) + headLines();
    if (!type.isEmpty())
        bytes += "Content-Type: " + type + "\r\n";
    if (!cookie.isEmpty())
        bytes += "Set-Cookie: " + cookie + "\r\n";
    if (!location.isEmpty())
        bytes += "Location: " + location + "\r\n";
    return bytes + "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body;
}

QByteArray HttpResponse::streamHead()
{
    // A proxy in between must not hold events back.
    return statusLine(httpstatus::ok) + headLines()
        + "Content-Type: text/event-stream\r\nX-Accel-Buffering: no\r\n\r\n";
}

HttpResponse HttpResponse::json(const QJsonObject &object, int status)
{
    return {status, "application/json", QJsonDocument(object).toJson(QJsonDocument::Compact)};
}

HttpResponse HttpResponse::refusal(int status, ErrorCode code, const QString &sentence)
{
    return json({{u"error"_s, errorWord(code)}, {u"message"_s, sentence}}, status);
}

HttpResponse HttpResponse::plain(int status)
{
    return {status, "text/plain; charset=utf-8", reason(status) + '\n'};
}

} // namespace dugout
