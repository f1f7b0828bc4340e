// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/platform/filemark.h"
#include "core/store/dialect.h"

#include <QSqlDatabase>

#include <memory>
#include <optional>

namespace dugout {

class AnswerWatch;

/// One open connection to a database, for one thread. Closes itself.
class Connection
{
public:
    static Result<std::unique_ptr<Connection>> open(const StoreLocation &location,
                                                    ConnectionMode mode);
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;
    ~Connection();

    [[nodiscard]] const StoreLocation &location() const { return m_location; }
    [[nodiscard]] ConnectionMode mode() const { return m_mode; }
    [[nodiscard]] const Dialect &dialect() const { return *m_dialect; }
    [[nodiscard]] const QSqlDatabase &database() const { return m_database; }

    /// Runs one statement whose rows, if any, do not matter.
    Result<void> execute(const QString &sql);
    /// The first column of the first row; a null text when there is no row.
    [[nodiscard]] Result<QString> value(const QString &sql);
    [[nodiscard]] Result<QStringList> column(const QString &sql);

    /// Opens the way to the server anew, after it was lost.
    Result<void> reconnect();

    /// What is written lands in the file that bears the name: nobody moved or removed it, which a
    /// connection would not notice.
    [[nodiscard]] Result<void> proveInPlace() const;

    /// Bounds how long the server may take over anything that is asked while this lives. For a file
    /// there is nothing to bound.
    class Asking
    {
    public:
        explicit Asking(const Connection &connection);
        Asking(Asking &&other) noexcept;
        Asking(const Asking &) = delete;
        Asking &operator=(const Asking &) = delete;
        Asking &operator=(Asking &&) = delete;
        ~Asking();
        /// Something new is asked.
        void renew() const;

    private:
        std::shared_ptr<AnswerWatch> m_watch;
    };

    /// While this lives, a statement may take long: a whole table is copied or rebuilt.
    class LongWork
    {
    public:
        explicit LongWork(Connection &connection);
        LongWork(const LongWork &) = delete;
        LongWork &operator=(const LongWork &) = delete;
        ~LongWork();

    private:
        Connection &m_connection;
    };

    /// While this lives, every transaction is part of the one that its maker has begun.
    class OnePiece
    {
    public:
        explicit OnePiece(Connection &connection);
        OnePiece(const OnePiece &) = delete;
        OnePiece &operator=(const OnePiece &) = delete;
        ~OnePiece();
        /// One of them was given up: the whole cannot be kept any more.
        [[nodiscard]] bool isBroken() const { return m_connection.m_isPieceBroken; }

    private:
        Connection &m_connection;
    };
    [[nodiscard]] bool isInOnePiece() const { return m_isInOnePiece; }
    void breakPiece() { m_isPieceBroken = true; }

    /// Translates what a query reported, and remembers that the running transaction is lost: after
    /// an error PostgreSQL gives nothing of it a chance, so SQLite does not get one either.
    Error failed(const QSqlError &error);
    [[nodiscard]] bool hasFailed() const { return m_failed; }
    void forgetFailure() { m_failed = false; }

private:
    Connection(StoreLocation location, ConnectionMode mode);
    Result<void> openDatabase();
    void setPatience(bool isLong);

    StoreLocation m_location;
    ConnectionMode m_mode;
    std::unique_ptr<Dialect> m_dialect;
    QSqlDatabase m_database;
    std::optional<FileMark> m_mark; ///< of the file; nothing on a server
    std::shared_ptr<AnswerWatch> m_watch; ///< null for a file
    bool m_failed = false;
    bool m_isInOnePiece = false;
    bool m_isPieceBroken = false;
};

} // namespace dugout
