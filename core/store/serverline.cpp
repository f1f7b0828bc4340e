// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/serverline.h"

#include <QLibrary>
#include <QSqlDatabase>
#include <QSqlDriver>
#include <QVariant>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

using AskLine = int (*)(const void *);

using TakeRemark = void (*)(void *, const char *);
using SetTaker = TakeRemark (*)(void *, TakeRemark, void *);

/// A function of libpq; null where there is none.
template<typename Function>
Function function(const char *name)
{
    constexpr int interfaceVersion = 5;
    return reinterpret_cast<Function>(QLibrary::resolve(u"pq"_s, interfaceVersion, name));
}

void *lineOf(const QSqlDatabase &database)
{
    // The type of its handle has one name or another, depending on how Qt was built.
    const QVariant handle = database.driver()->handle();
    if (database.driverName() != u"QPSQL"_s || !handle.isValid())
        return nullptr;
    return *static_cast<void *const *>(handle.constData());
}

} // namespace

ServerLine::ServerLine(const QSqlDatabase &database)
    : m_line(lineOf(database))
{ }

int ServerLine::socket() const
{
    static const AskLine ask = function<AskLine>("PQsocket");
    return m_line && ask ? ask(m_line) : -1;
}

bool ServerLine::isBroken() const
{
    static const AskLine ask = function<AskLine>("PQstatus");
    constexpr int sound = 0; // CONNECTION_OK
    return m_line && ask && ask(m_line) != sound;
}

void ServerLine::leaveOutRemarks() const
{
    static const SetTaker set = function<SetTaker>("PQsetNoticeProcessor");
    if (m_line && set)
        (void)set(
            m_line, [](void *, const char *) {}, nullptr);
}

} // namespace dugout
