// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/serve/httprequest.h"
#include "app/serve/httpresponse.h"
#include "app/serve/visitors.h"
#include "core/table/guestlist.h"
#include "core/text/language.h"
#include "core/text/result.h"

namespace dugout {

/// Where phones come in: a code is changed into a cookie, by which the phone is known from then on.
class FrontDoor
{
public:
    explicit FrontDoor(GuestList &guests);

    [[nodiscard]] GuestList &guests() const { return m_guests; }
    /// What a phone keeps; empty where it brings nothing.
    [[nodiscard]] QByteArray keyOf(const HttpRequest &request) const;
    [[nodiscard]] std::optional<Guest> guest(const HttpRequest &request) const;
    /// Why what is sent here is not even looked at: it comes from the page of somebody else, or is
    /// no JSON.
    [[nodiscard]] static std::optional<HttpResponse> notOurs(const HttpRequest &request);
    /// `address` is whose guesses count together.
    [[nodiscard]] HttpResponse enter(const HttpRequest &request, const QByteArray &address,
                                     Visitors &visitors, qint64 nowMs) const;

    /// The language a request wants its answer in.
    [[nodiscard]] static Language languageOf(const HttpRequest &request);
    /// What the visitor's browser asks for first among the languages we speak.
    [[nodiscard]] static Language spokenBy(const HttpRequest &request);
    /// Sends him to a page below the folder of that language.
    [[nodiscard]] static HttpResponse inOwnLanguage(const HttpRequest &request,
                                                    QByteArrayView page);
    [[nodiscard]] static HttpResponse stranger();
    /// Of what somebody wanted done.
    [[nodiscard]] static HttpResponse refused(const Error &error);
    [[nodiscard]] static HttpResponse acted(const Result<QString> &line);

private:
    GuestList &m_guests;
    QByteArray m_cookie; ///< its name: tables of one machine share a jar
};

} // namespace dugout
