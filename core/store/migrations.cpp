// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/migrations.h"

#include "core/store/connection.h"
#include "core/store/sqlscript.h"
#include "core/store/storefault.h"
#include "core/store/transaction.h"

#include <QDir>
#include <QFile>

#include <algorithm>

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

/// Answers the version before it.
Result<int> runStep(Connection &connection, const Migration &step)
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
        return state->version;
    const QStringList statements = splitStatements(step.sql);
    for (const QString &statement : statements) {
        if (auto done = connection.execute(statement); !done)
            return done.error();
    }
    if (auto ended = connection.dialect().endStep(connection, step.version); !ended)
        return ended.error();
    if (auto kept = transaction->commit(); !kept)
        return kept.error();
    return state->version;
}

/// What the engine says in general words is about the step; a full disk speaks for itself.
Error stepFault(const Connection &connection, const Migration &step, const Error &cause)
{
    if (cause.code == ErrorCode::StoreFailed || cause.code == ErrorCode::StoreDamaged)
        return StoreFault::migration(connection.location().toString(), step.version, cause);
    return cause;
}

Result<int> runSteps(Connection &connection, const std::vector<Migration> &steps)
{
    int before = steps.empty() ? 0 : steps.back().version;
    for (const Migration &step : steps) {
        const auto found = runStep(connection, step);
        if (!found)
            return stepFault(connection, step, found.error());
        before = std::min(before, *found);
    }
    return before;
}

} // namespace

MigrationSet MigrationSet::builtIn()
{
    // They never change while the program runs, and every store that is opened asks for them.
    static const MigrationSet steps{readSteps(u":/store/migrations/sqlite"_s),
                                    readSteps(u":/store/migrations/psql"_s)};
    return steps;
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

Result<int> migrate(Connection &connection, const std::vector<Migration> &steps)
{
    const Connection::LongWork rebuilding(connection);
    if (auto ready = connection.dialect().beforeMigrating(connection); !ready)
        return ready.error();
    auto done = runSteps(connection, steps);
    if (auto after = connection.dialect().afterMigrating(connection); done && !after)
        return after.error();
    return done;
}

} // namespace dugout
