// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/httprequest.h"

#include "app/serve/httpstatus.h"

#include <QList>
#include <QStringDecoder>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr qsizetype longestMethod = 8;

HttpReading refused(int status)
{
    return {HttpReading::State::Refused, status, {}};
}

/// Letters that a name of a field may have.
bool isToken(QByteArrayView text)
{
    constexpr QByteArrayView marks("!#$%&'*+-.^_`|~");
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [&marks](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
            || marks.contains(c);
    });
}

bool isVisible(QByteArrayView text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return c > ' ' && c < 0x7f; });
}

/// No control characters; a tab counts as space.
bool isFieldValue(QByteArrayView text)
{
    return std::all_of(text.begin(), text.end(), [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte == '\t' || (byte >= ' ' && byte != 0x7f);
    });
}

/// "GET /path?query HTTP/1.1"; 0 when it is one.
int readFirstLine(QByteArrayView line, HttpRequest &request)
{
    const qsizetype first = line.indexOf(' ');
    const qsizetype last = line.lastIndexOf(' ');
    if (first <= 0 || first == last || first > longestMethod)
        return httpstatus::badRequest;
    const QByteArrayView target = line.sliced(first + 1, last - first - 1);
    const QByteArrayView version = line.sliced(last + 1);
    if (version != "HTTP/1.1" && version != "HTTP/1.0")
        return version.startsWith("HTTP/") ? httpstatus::wrongVersion : httpstatus::badRequest;
    if (!isToken(line.first(first)) || !target.startsWith('/') || !isVisible(target))
        return httpstatus::badRequest;
    const qsizetype mark = target.indexOf('?');
    request.method = line.first(first).toByteArray();
    request.path = target.first(mark < 0 ? target.size() : mark).toByteArray();
    request.query = mark < 0 ? QByteArray() : target.sliced(mark + 1).toByteArray();
    return 0;
}

/// A line that begins with space would go on with the one before: nobody writes that any more.
bool readField(QByteArrayView line, HttpRequest &request)
{
    const qsizetype colon = line.indexOf(':');
    if (colon <= 0 || !isToken(line.first(colon)) || !isFieldValue(line.sliced(colon + 1)))
        return false;
    request.fields.push_back({line.first(colon).toByteArray().toLower(),
                              line.sliced(colon + 1).trimmed().toByteArray()});
    return true;
}

size_t countOf(const HttpRequest &request, QByteArrayView name)
{
    return static_cast<size_t>(
        std::count_if(request.fields.begin(), request.fields.end(),
                      [name](const HttpRequest::Field &field) { return field.name == name; }));
}

/// How long the body is, or what is wrong with what is said about it as a number below 0. Whatever
/// could be understood in two ways is refused.
qsizetype bodyLength(const HttpRequest &request, const HttpLimits &limits)
{
    if (countOf(request, "transfer-encoding") > 0)
        return -httpstatus::notImplemented;
    if (countOf(request, "host") != 1 || countOf(request, "content-length") > 1)
        return -httpstatus::badRequest;
    if (countOf(request, "cookie") > 1 || countOf(request, "origin") > 1
        || countOf(request, "authorization") > 1)
        return -httpstatus::badRequest;
    const QByteArray length = request.field("content-length");
    const bool isNumber
        = std::all_of(length.begin(), length.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (!isNumber || (length.isEmpty() && countOf(request, "content-length") > 0))
        return -httpstatus::badRequest;
    constexpr qsizetype mostDigits = 9;
    if (length.size() > mostDigits || length.toLongLong() > limits.body)
        return -httpstatus::tooLarge;
    return length.toLongLong();
}

/// The lines of the head, `end` being where the empty one begins.
HttpReading readHead(QByteArrayView head, const HttpLimits &limits)
{
    HttpReading reading;
    qsizetype start = 0;
    for (bool isFirst = true; start < head.size(); isFirst = false) {
        const qsizetype end = head.indexOf("\r\n", start);
        const QByteArrayView line = head.sliced(start, end - start);
        start = end + 2;
        if (line.size() > limits.line && isFirst)
            return refused(httpstatus::lineTooLong);
        if (isFirst) {
            if (const int status = readFirstLine(line, reading.request))
                return refused(status);
        } else if (reading.request.fields.size() == limits.fields) {
            return refused(httpstatus::headTooLarge);
        } else if (!readField(line, reading.request)) {
            return refused(httpstatus::badRequest);
        }
    }
    return reading;
}

} // namespace

QByteArray HttpRequest::field(QByteArrayView name) const
{
    const auto found = std::find_if(fields.begin(), fields.end(),
                                    [name](const Field &each) { return each.name == name; });
    return found == fields.end() ? QByteArray() : found->value;
}

QByteArray HttpRequest::cookie(QByteArrayView name) const
{
    for (const QByteArray &pair : field("cookie").split(';')) {
        const QByteArray trimmed = pair.trimmed();
        const qsizetype mark = trimmed.indexOf('=');
        if (mark > 0 && QByteArrayView(trimmed).first(mark) == name)
            return trimmed.sliced(mark + 1);
    }
    return {};
}

QString HttpRequest::asked(QByteArrayView name) const
{
    for (QByteArray pair : query.split('&')) {
        const qsizetype mark = pair.indexOf('=');
        if (mark <= 0 || QByteArrayView(pair).first(mark) != name)
            continue;
        const QByteArray raw
            = QByteArray::fromPercentEncoding(pair.sliced(mark + 1).replace('+', ' '));
        QStringDecoder decoder(QStringDecoder::Utf8);
        const QString text = decoder(raw);
        return decoder.hasError() ? QString() : text;
    }
    return {};
}

HttpReading readHttpRequest(QByteArrayView bytes, const HttpLimits &limits)
{
    const QByteArrayView looked = bytes.first(std::min(bytes.size(), limits.head));
    const qsizetype end = looked.indexOf("\r\n\r\n");
    if (end < 0) {
        if (bytes.size() >= limits.head)
            return refused(httpstatus::headTooLarge);
        if (!looked.contains('\n') && looked.size() > limits.line)
            return refused(httpstatus::lineTooLong);
        return {};
    }
    HttpReading reading = readHead(looked.first(end + 2), limits);
    if (reading.state == HttpReading::State::Refused)
        return reading;
    const qsizetype length = bodyLength(reading.request, limits);
    if (length < 0)
        return refused(static_cast<int>(-length));
    const QByteArrayView rest = bytes.sliced(end + 4);
    if (rest.size() > length)
        return refused(httpstatus::badRequest);
    if (rest.size() < length)
        return {};
    reading.request.body = rest.toByteArray();
    reading.state = HttpReading::State::Complete;
    return reading;
}

} // namespace dugout
