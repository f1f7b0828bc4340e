// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/dialect.h"

namespace dugout {

/// PostgreSQL: everything of ours lives in the schema `dugout` of the database.
class PostgresDialect final : public Dialect
{
public:
    [[nodiscard]] QString driver() const override;
    void describe(QSqlDatabase &database, const StoreLocation &location,
                  ConnectionMode mode) const override;
    [[nodiscard]] Error fault(const QSqlError &error, const StoreLocation &location) const override;
    [[nodiscard]] QString beginReading() const override;
    [[nodiscard]] QString beginWriting() const override;
    Result<void> commit(Connection &connection) const override;
    [[nodiscard]] Result<SchemaState> inspect(Connection &connection) const override;
    Result<void> enterSession(Connection &connection, ConnectionMode mode) const override;
    Result<void> setPatience(Connection &connection, bool isLong) const override;
    Result<QStringList> settle(Connection &connection) const override;
    [[nodiscard]] Result<QMap<QString, QString>> settings(Connection &connection) const override;
    Result<void> beforeMigrating(Connection &connection) const override;
    Result<void> afterMigrating(Connection &connection) const override;
    Result<void> beginStep(Connection &connection) const override;
    Result<void> endStep(Connection &connection, int version) const override;
    [[nodiscard]] Result<QStringList> tables(Connection &connection) const override;
    [[nodiscard]] Result<QStringList> findDamage(Connection &connection) const override;
};

} // namespace dugout
