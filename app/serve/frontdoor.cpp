// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/frontdoor.h"

#include "app/serve/httpstatus.h"
#include "core/table/tableanswer.h"

#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// A browser that was closed comes back by itself, also after the program was started again.
constexpr int keptSeconds = 30 * 24 * 60 * 60;

/// Browsers say where a request comes from, and pages cannot change what they say.
bool isOurPage(const HttpRequest &request)
{
    const QByteArray origin = request.field("origin").toLower();
    const QByteArray host = request.field("host").toLower();
    const QByteArray site = request.field("sec-fetch-site");
    return (origin == "http://" + host || origin == "https://" + host)
        && (site.isEmpty() || site == "same-origin");
}

} // namespace

FrontDoor::FrontDoor(GuestList &guests)
    : m_guests(guests)
    , m_cookie("dugout-" + guests.mark())
{ }

QByteArray FrontDoor::keyOf(const HttpRequest &request) const
{
    return request.cookie(m_cookie);
}

std::optional<Guest> FrontDoor::guest(const HttpRequest &request) const
{
    return m_guests.guest(keyOf(request));
}

std::optional<HttpResponse> FrontDoor::notOurs(const HttpRequest &request)
{
    if (!isOurPage(request))
        return HttpResponse::plain(httpstatus::forbidden);
    if (request.field("content-type") != "application/json")
        return HttpResponse::plain(httpstatus::wrongType);
    return std::nullopt;
}

HttpResponse FrontDoor::enter(const HttpRequest &request, const QByteArray &address,
                              Visitors &visitors, qint64 nowMs) const
{
    const QByteArray code
        = QJsonDocument::fromJson(request.body).object().value("code"_L1).toString().toUtf8();
    // Guessing locks out the guesser's address, and a mistyped code only its own seat: behind one
    // router or proxy the other coach comes in all the same.
    const auto meant = m_guests.meant(code);
    const QByteArray door = meant ? "seat " + QByteArray::number(*meant) : address;
    if (visitors.isShutOut(door, nowMs))
        return HttpResponse::refusal(httpstatus::tooMany, ErrorCode::ShutOut,
                                     TableWords::tr("Too many wrong codes. Wait a minute."));
    const TableKey kept = m_guests.enter(code);
    if (kept.isEmpty()) {
        visitors.triedWrongKey(door, nowMs);
        return HttpResponse::refusal(
            httpstatus::forbidden, ErrorCode::WrongCode,
            TableWords::tr("Invalid or already used code. Ask the host for a new one."));
    }
    HttpResponse reply = HttpResponse::json({{u"seat"_s, m_guests.guest(kept.text())->seat}});
    reply.cookie = m_cookie + '=' + kept.text()
        + "; Path=/; Max-Age=" + QByteArray::number(keptSeconds) + "; HttpOnly; SameSite=Strict"
        + (request.field("origin").startsWith("https:") ? "; Secure" : "");
    return reply;
}

Language FrontDoor::languageOf(const HttpRequest &request)
{
    return languageFromCode(request.asked("lang")).value_or(Language::English);
}

/// "de-AT,de;q=0.9,en;q=0.5": browsers name what they like best first.
Language FrontDoor::spokenBy(const HttpRequest &request)
{
    constexpr qsizetype codeLength = 2;
    for (const QByteArray &each : request.field("accept-language").split(',')) {
        const auto known = languageFromCode(
            QString::fromLatin1(each.trimmed().first(std::min(codeLength, each.trimmed().size())))
                .toLower());
        if (known)
            return *known;
    }
    return Language::English;
}

HttpResponse FrontDoor::inOwnLanguage(const HttpRequest &request, QByteArrayView page)
{
    HttpResponse there = HttpResponse::plain(httpstatus::seeOther);
    there.location = '/' + languageCode(spokenBy(request)).toLatin1() + page.toByteArray();
    return there;
}

HttpResponse FrontDoor::stranger()
{
    return HttpResponse::refusal(
        httpstatus::unauthorized, ErrorCode::Stranger,
        TableWords::tr("This phone is not connected to the table. Scan the code on the screen."));
}

HttpResponse FrontDoor::refused(const Error &error)
{
    const bool isOld
        = error.code == ErrorCode::AnswerOutdated || error.code == ErrorCode::StoreConflict;
    const bool isOfAnother = error.code == ErrorCode::AnswerNotAsked
        || error.code == ErrorCode::AnswerNotYours || error.code == ErrorCode::ActNotYours;
    return HttpResponse::refusal(isOld             ? httpstatus::conflict
                                     : isOfAnother ? httpstatus::forbidden
                                                   : httpstatus::unprocessable,
                                 error.code, error.message);
}

HttpResponse FrontDoor::acted(const Result<QString> &line)
{
    return line ? HttpResponse::json({{u"line"_s, *line}}) : refused(line.error());
}

} // namespace dugout
