// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/connection.h"

namespace dugout {

/// Everything or nothing: rolled back unless committed. Not nested, but within a piece (see
/// Connection::OnePiece), where each is a part of the one around it.
class Transaction
{
public:
    enum class Kind {
        Reading,
        Writing,
        OneQuestion, ///< a single statement that reads: a file answers it as of one moment anyway
    };

    /// A server that went away since the last transaction is asked for a new connection first.
    static Result<Transaction> begin(Connection &connection, Kind kind);
    Transaction(Transaction &&other) noexcept;
    Transaction(const Transaction &) = delete;
    Transaction &operator=(const Transaction &) = delete;
    Transaction &operator=(Transaction &&) = delete;
    ~Transaction();

    Result<void> commit();

private:
    explicit Transaction(Connection &connection);

    Connection *m_connection; ///< null once it is over
    Connection *m_piece = nullptr; ///< that this one writes a part of; null once that is done
    Connection::Asking m_asking;
};

} // namespace dugout
