// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/club.h"
#include "core/club/teamdocuments.h"
#include "core/store/store.h"
#include "tests/support/teambuilder.h"

namespace dugout {

/// A database with the club in it, as a window holds it. Its clock counts up by one at each look.
struct OpenedClub
{
    explicit OpenedClub(const StoreLocation &place)
        : store(must(Store::open(place)))
        , club(stores())
    { }

    [[nodiscard]] ClubStores stores()
    {
        return {store->journals(), store->documents(),      store->batches(), store->results(),
                library,           [this] { return ++now; }};
    }
    [[nodiscard]] ResultRecord result(const QString &id)
    {
        return must(store->results().read(JournalId(id)));
    }
    [[nodiscard]] Team team(const QString &id)
    {
        return must(loadTeam(store->documents(), DocumentId(id))).team;
    }

    RulesetLibrary library;
    qint64 now = 1'000;
    std::unique_ptr<Store> store;
    Club club;
};

} // namespace dugout
