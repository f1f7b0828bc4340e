// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/clubstores.h"
#include "tests/releases/maker/playing.h"
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

    /// Again, as at the next start; stores that were asked for before are gone.
    void open();

    /// For a club in it, where it is now as late as `time` says.
    [[nodiscard]] ClubStores stores();
    [[nodiscard]] Store *operator->() const { return m_store.get(); }

    RulesetLibrary &library;
    MadeTime time;
    QByteArray fault; ///< why it cannot be opened

private:
    StoreFixture m_places;
    QString m_path;
    std::unique_ptr<Store> m_store;
};

/// The one with this id in a list of facts; empty when there is none.
[[nodiscard]] QJsonObject factsById(const QJsonArray &array, const QJsonValue &id);

/// Matches whose outcome had not reached the sheets.
[[nodiscard]] QStringList owedMatches(const ReleaseFile &file);
/// Today's rules follow the match only as far as it fits.
[[nodiscard]] bool stopsIn(const QJsonObject &expected, const QString &match);
/// The titles of those whose end nobody noted, and that stop: they are settled by hand.
[[nodiscard]] QStringList settledByHand(const ReleaseFile &file);
/// Those among them whose teams have other sheets than they came with: nobody but the coaches can
/// say what is to stand there.
[[nodiscard]] Result<QStringList> doubtfulMatches(const ReleaseFile &file,
                                                  const ClubStores &stores);

/// What is expected of a database once its club has caught up: matches that are over have left a
/// result, and outcomes that had never reached the sheets are on them, but for those of `undecided`
/// matches.
[[nodiscard]] QJsonObject expectedOf(QJsonObject expected, const QStringList &undecided);

} // namespace dugout
