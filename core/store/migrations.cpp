// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/migrations.h"

#include "core/store/connection.h"
#include "core/store/sqlscript.h"
#include "core/store/storefault.h"
#include "core/store/transaction.h"

#include <QDir>
#include <QFile>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

std::vector<Migration> readSteps(const QString &folder)
{
    std::vector<Migration> steps;
    const QStringList names = QDir(folder).entryList(QDir::Files, QDir::Name);
    for (const QString &name : names) {
        QFile file(folder + u'/' + name);
        if (file.open(QIODevice::ReadOnly))
            steps.push_back({name.left(4).toInt(), name, QString::fromUtf8(file.readAll())});
    }
    return steps;
}

Result<void> runStep(Connection &connection, const Migration &step)
{
    auto transaction = Transaction::begin(connection, Transaction::Kind::Writing);
    if (!transaction)
        return transaction.error();
    if (auto begun = connection.dialect().beginStep(connection); !begun)
        return begun.error();
    // Asked again now that nobody else can be at it: another program may have been faster.
    const auto state = connection.dialect().inspect(connection);
    if (!state)
        return state.error();
    if (state->version >= step.version)
        return {};
    const QStringList statements = splitStatements(step.sql);
    for (const QString &statement : statements) {
        if (auto done = connection.execute(statement); !done)
            return done.error();
    }
    if (auto ended = connection.dialect().endStep(connection, step.version); !ended)
        return ended.error();
    return transaction->commit();
}

/// What the engine says in general words is about the step; a full disk speaks for itself.
Error stepFault(const Connection &connection, const Migration &step, const Error &cause)
{
    if (cause.code == u"store.failed"_s || cause.code == u"store.damaged"_s)
        return StoreFault::migration(connection.location().toString(), step.version, cause);
    return cause;
}

Result<void> runSteps(Connection &connection, const std::vector<Migration> &steps)
{
    for (const Migration &step : steps) {
        if (auto done = runStep(connection, step); !done)
            return stepFault(connection, step, done.error());
    }
    return {};
}

} // namespace

MigrationSet MigrationSet::builtIn()
{
    return {readSteps(u":/store/migrations/sqlite"_s), readSteps(u":/store/migrations/psql"_s)};
}

const std::vector<Migration> &MigrationSet::of(StoreLocation::Engine engine) const
{
    return engine == StoreLocation::Engine::Sqlite ? sqlite : postgres;
}

MigrationSet MigrationSet::upTo(int version) const
{
    MigrationSet part = *this;
    const auto later = [version](const Migration &step) { return step.version > version; };
    std::erase_if(part.sqlite, later);
    std::erase_if(part.postgres, later);
    return part;
}

Result<void> migrate(Connection &connection, const std::vector<Migration> &steps)
{
    if (auto ready = connection.dialect().beforeMigrating(connection); !ready)
        return ready.error();
    auto done = runSteps(connection, steps);
    auto after = connection.dialect().afterMigrating(connection);
    return done ? after : done;
}

} // namespace dugout
