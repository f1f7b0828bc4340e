// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rulesetlibrary.h"
#include "tests/releases/releasefolder.h"
#include "tests/support/storefixture.h"

#include <QJsonArray>

namespace dugout {

/// The rulesets of a release, read once.
[[nodiscard]] RulesetLibrary &libraryOf(const ReleaseFile &file);

/// A copy of a release's database, open as the window opens it.
class CopiedStore
{
public:
    explicit CopiedStore(const ReleaseFile &file);

    /// Again, as at the next start.
    void open();

    [[nodiscard]] Store &operator*() const { return *m_store; }
    [[nodiscard]] Store *operator->() const { return m_store.get(); }

    RulesetLibrary &library;
    QByteArray fault; ///< why it cannot be opened

private:
    StoreFixture m_places;
    QString m_path;
    std::unique_ptr<Store> m_store;
};

/// The one with this id in a list of facts; empty when there is none.
[[nodiscard]] QJsonObject factsById(const QJsonArray &array, const QJsonValue &id);

/// What is expected of a database that says `actual`: an outcome that never reached the sheets may
/// have been taken up when it was opened, and then the sheets say so.
[[nodiscard]] QJsonObject expectedOf(QJsonObject expected, const QJsonObject &actual);

} // namespace dugout
