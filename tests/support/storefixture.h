// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/documents.h"
#include "core/club/journal.h"
#include "core/store/store.h"
#include "tests/support/privatepostgres.h"

#include <QDir>
#include <QTemporaryDir>

#include <memory>

namespace dugout {

/// Empty places for databases of both engines, and small things to keep in them.
class StoreFixture
{
public:
    StoreFixture();

    /// Adds the rows "sqlite" and "psql" with the column `engine` to a data function.
    static void addEngineRows();

    /// An empty place for the engine of the running data row.
    [[nodiscard]] StoreLocation emptyPlace(const QString &engine);
    [[nodiscard]] StoreLocation emptyPlace(); ///< of the current row's `engine`
    /// A database with the journal m1 of three entries.
    [[nodiscard]] StoreLocation filled(const QString &engine);
    [[nodiscard]] PrivatePostgres &server();
    /// A path in a temporary folder that no other call has answered.
    [[nodiscard]] QString newPath(const QString &name = {});

    [[nodiscard]] static JournalHeader header(const QString &id, qint64 createdMs = 1000);
    /// A group of `size` entries that begins at `first`.
    [[nodiscard]] static std::vector<JournalEntry> group(qint64 first, int size = 1);
    [[nodiscard]] static Document team(const QString &id, const QString &name, qint64 atMs = 5000);

    /// Fails the test unless the database is sound and has so many entries in its journals.
    static void checkIntact(const StoreLocation &place, qint64 entries = 3);
    /// Fails the test unless the message is one plain sentence.
    static void checkSentence(const Error &error);

private:
    QTemporaryDir m_folder;
    std::unique_ptr<PrivatePostgres> m_server;
    int m_count = 0;
};

/// The code of the error, or nothing.
template<typename T>
[[nodiscard]] QString errorOf(const Result<T> &result)
{
    return result ? QString() : errorWord(result.error().code);
}

/// Everything about the error on one line, or nothing.
template<typename T>
[[nodiscard]] QByteArray problemOf(const Result<T> &result)
{
    if (result)
        return {};
    const Error &error = result.error();
    return QStringList{errorWord(error.code), error.message, error.detail}
        .join(QChar(u'|'))
        .toUtf8();
}

} // namespace dugout

/// Fails with code, sentence and detail when the result is an error.
#define VERIFY_DONE(result)                                                                        \
    do {                                                                                           \
        const QByteArray verifiedProblem = dugout::problemOf(result);                              \
        QVERIFY2(verifiedProblem.isEmpty(), verifiedProblem.constData());                          \
    } while (false)
