// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace dugout {

/// A question that calls a function of the server.
[[nodiscard]] inline QString call(const QString &function)
{
    return QStringLiteral("SELECT dugout_shared.") + function;
}

/// A function that begins a match, with a header that belongs to it.
[[nodiscard]] inline QString beginning(const QString &league, const QString &delivery,
                                       const QString &fixture, const QString &match)
{
    using namespace Qt::StringLiterals;
    return u"begin_match('%1', '%2', '%3', '%4', '{\"id\":\"%4\",\"game\":\"match\",\"setup\":"
           "{\"fixture\":{\"league\":\"%1\",\"fixture\":\"%3\"}}}')"_s.arg(league, delivery,
                                                                           fixture, match);
}

/// How a match ends, as its deliverer says: with the word of both coaches or of none.
[[nodiscard]] inline QString endOf(const QString &match, const QString &home, const QString &away,
                                   const QString &teams = QStringLiteral("[]"),
                                   bool isSigned = false)
{
    using namespace Qt::StringLiterals;
    return u"'{\"outcome\":{\"source\":\"match\",\"result\":{\"home\":\"%1\",\"away\":\"%2\"},"
           "\"homeSigned\":%5,\"awaySigned\":%5},\"result\":{\"id\":\"%3\"},\"teams\":%4}'"_s.arg(
               home, away, match, teams, isSigned ? u"true"_s : u"false"_s);
}

} // namespace dugout
