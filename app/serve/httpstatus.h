// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace dugout::httpstatus {

// The answers of HTTP that the servers of this room give.

inline constexpr int ok = 200;
inline constexpr int seeOther = 303;
inline constexpr int badRequest = 400;
inline constexpr int unauthorized = 401;
inline constexpr int forbidden = 403;
inline constexpr int notFound = 404;
inline constexpr int wrongMethod = 405;
inline constexpr int conflict = 409;
inline constexpr int tooLarge = 413;
inline constexpr int lineTooLong = 414;
inline constexpr int wrongType = 415;
inline constexpr int misdirected = 421;
inline constexpr int unprocessable = 422;
inline constexpr int tooMany = 429;
inline constexpr int headTooLarge = 431;
inline constexpr int notImplemented = 501;
inline constexpr int wrongVersion = 505;

} // namespace dugout::httpstatus
