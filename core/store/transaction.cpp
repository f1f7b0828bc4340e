// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/transaction.h"

#include "core/store/storefault.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace dugout {

Transaction::Transaction(Connection &connection)
    : m_connection(&connection)
    , m_asking(connection)
{ }

Transaction::Transaction(Transaction &&other) noexcept
    : m_connection(std::exchange(other.m_connection, nullptr))
    , m_piece(std::exchange(other.m_piece, nullptr))
    , m_asking(std::move(other.m_asking))
{ }

Transaction::~Transaction()
{
    m_asking.renew();
    if (m_piece != nullptr)
        m_piece->breakPiece();
    if (m_connection != nullptr && m_connection->database().isOpen())
        QSqlDatabase(m_connection->database()).rollback();
}

Result<Transaction> Transaction::begin(Connection &connection, Kind kind)
{
    if (kind == Kind::OneQuestion
        && connection.location().engine == StoreLocation::Engine::Sqlite) {
        connection.forgetFailure();
        Transaction none(connection);
        none.m_connection = nullptr;
        return none;
    }
    if (connection.isInOnePiece()) {
        Transaction part(connection);
        part.m_connection = nullptr;
        part.m_piece = kind == Kind::Writing ? &connection : nullptr;
        return part;
    }
    const QString sql = kind == Kind::Writing ? connection.dialect().beginWriting()
                                              : connection.dialect().beginReading();
    auto begun = connection.execute(sql);
    if (begun.failedWith(ErrorCode::StoreAway)) {
        if (auto again = connection.reconnect(); !again)
            return again.error();
        begun = connection.execute(sql);
    }
    if (!begun)
        return begun.error();
    connection.forgetFailure();
    return Transaction(connection);
}

Result<void> Transaction::commit()
{
    if (m_piece != nullptr) {
        const bool isLost = m_piece->hasFailed();
        const QString place = m_piece->location().toString();
        if (!isLost)
            m_piece = nullptr;
        return isLost ? Result<void>(StoreFault::failed(place, u"failed before commit"_s))
                      : Result<void>();
    }
    Connection &connection = *m_connection;
    if (connection.hasFailed())
        return StoreFault::failed(connection.location().toString(), u"failed before commit"_s);
    if (auto there = connection.proveInPlace(); !there)
        return there;
    m_asking.renew();
    if (auto kept = connection.dialect().commit(connection); !kept)
        return kept.error();
    m_connection = nullptr;
    return {};
}

} // namespace dugout
