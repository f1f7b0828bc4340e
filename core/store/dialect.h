// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/storelocation.h"

#include <QMap>
#include <QStringList>

class QSqlDatabase;
class QSqlError;

namespace dugout {

class Connection;

/// Frozen: to read a file that nobody has open and nobody changes meanwhile.
enum class ConnectionMode { ReadWrite, ReadOnly, Frozen };

/// What a database turns out to be before anything in it is touched.
struct SchemaState
{
    enum class Owner { Nobody, Dugout, Other };

    Owner owner = Owner::Nobody;
    int version = 0;
    QString detail; ///< for the log, when it belongs to somebody else

    bool operator==(const SchemaState &) const = default;
};

/// What differs between the two engines. Everything else is the same SQL for both.
class Dialect
{
public:
    Dialect() = default;
    Dialect(const Dialect &) = delete;
    Dialect &operator=(const Dialect &) = delete;
    virtual ~Dialect() = default;

    /// The name of Qt's driver.
    [[nodiscard]] virtual QString driver() const = 0;
    /// Fills in names and options; opens nothing.
    virtual void describe(QSqlDatabase &database, const StoreLocation &location,
                          ConnectionMode mode) const = 0;
    [[nodiscard]] virtual Error fault(const QSqlError &error,
                                      const StoreLocation &location) const = 0;

    [[nodiscard]] virtual QString beginReading() const = 0;
    [[nodiscard]] virtual QString beginWriting() const = 0;
    virtual Result<void> commit(Connection &connection) const = 0;

    /// Reads only: a foreign database must stay as it is.
    [[nodiscard]] virtual Result<SchemaState> inspect(Connection &connection) const = 0;
    /// Settings of this connection alone, harmless for any database; again after a reconnection.
    virtual Result<void> enterSession(Connection &connection, ConnectionMode mode) const = 0;
    /// Whether a single statement may take long; nothing to say for a file.
    virtual Result<void> setPatience(Connection &connection, bool isLong) const = 0;
    /// Settings that are kept in the database, once it is known to be ours. Answers notices.
    virtual Result<QStringList> settle(Connection &connection) const = 0;
    /// What the settings are by now, for tests and `dugout db check`.
    [[nodiscard]] virtual Result<QMap<QString, QString>> settings(Connection &connection) const = 0;

    /// Outside and around a transaction that changes the schema.
    virtual Result<void> beforeMigrating(Connection &connection) const = 0;
    virtual Result<void> afterMigrating(Connection &connection) const = 0;
    /// First and last thing inside of each such transaction.
    virtual Result<void> beginStep(Connection &connection) const = 0;
    virtual Result<void> endStep(Connection &connection, int version) const = 0;

    /// The names of our tables.
    [[nodiscard]] virtual Result<QStringList> tables(Connection &connection) const = 0;
    /// What the engine itself finds wrong with its data; empty when all is well.
    [[nodiscard]] virtual Result<QStringList> findDamage(Connection &connection) const = 0;
};

} // namespace dugout
