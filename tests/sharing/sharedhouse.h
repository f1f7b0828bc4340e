// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/sealing.h"
#include "core/sharing/sharedtable.h"
#include "core/store/sharedserver.h"
#include "tests/leaguebook/leaguehouse.h"
#include "tests/support/storefixture.h"

namespace dugout {

/// The machine of one person, with a database of its own, who reaches the server under his name.
class SharedHouse
{
public:
    SharedHouse(StoreLocation place, const QString &person)
        : m_place(std::move(place))
    {
        m_place.user = person;
        m_place.options.insert(QStringLiteral("connect_timeout"), QStringLiteral("2"));
        restart();
    }

    [[nodiscard]] LeagueHouse &house() { return m_house; }
    [[nodiscard]] SharedTable &table() { return *m_table; }
    [[nodiscard]] SharedLeagues &shared() { return m_table->leagues(); }
    [[nodiscard]] const LeagueRepository &leagues() const { return *m_leagues; }
    /// Nothing of it is known any more but what is in the database.
    void restart()
    {
        m_leagues.reset();
        m_table = std::make_unique<SharedTable>(
            raw(), m_house.store().leaders(),
            [this](const QString &) { return SharedServer::open(m_place); },
            [this](const QString &name) { return step(name); });
        m_leagues
            = std::make_unique<LeagueRepository>(m_table->stores(), m_house.store().leaders());
    }
    [[nodiscard]] QString address() const { return m_place.toString(); }
    [[nodiscard]] OpenLeague open(const LeagueId &id) { return must(m_leagues->open(id)); }
    /// Everything of the league here, in an order that can be compared.
    [[nodiscard]] QJsonObject exported(const LeagueId &id)
    {
        QJsonObject all = inOrderOfIds(must(m_leagues->exported(id)));
        return all;
    }
    /// The league as everybody may see it, from the lines that are here.
    [[nodiscard]] League everybodys(const LeagueId &id)
    {
        Sealing sealing;
        const QJsonObject journal = exported(id).value(QLatin1String("league")).toObject();
        for (const auto &each : journal.value(QLatin1String("entries")).toArray())
            (void)must(sealing.take(each.toObject().value(QLatin1String("payload")).toObject()));
        return sealing.seen();
    }
    /// Plays the match of a fixture at this machine.
    [[nodiscard]] Result<void> play(const LeagueId &league, const FixtureId &fixture)
    {
        OpenLeague opened = open(league);
        return playAtRandom(m_table->stores(), *m_leagues, opened, fixture, m_house.dice());
    }

    /// Before which step the next move stops; -1 for none.
    int stopsAt = -1;
    std::function<void()> beforeStop{}; ///< what happens there
    QStringList steps{}; ///< that were gone
    std::function<void()> heardStep{}; ///< before each of them

private:
    [[nodiscard]] ClubStores raw()
    {
        Store &store = m_house.store();
        return {store.journals(), store.documents(),        store.batches(),
                store.results(),  m_house.stores().library, m_house.stores().clock};
    }
    [[nodiscard]] Result<void> step(const QString &name)
    {
        if (heardStep)
            heardStep();
        if (stopsAt == static_cast<int>(steps.size())) {
            stopsAt = -1;
            if (beforeStop)
                beforeStop();
            else
                return Error{ErrorCode::StoreGone, name, {}};
        }
        steps.append(name);
        return {};
    }

    LeagueHouse m_house;
    StoreLocation m_place;
    std::unique_ptr<SharedTable> m_table;
    std::unique_ptr<LeagueRepository> m_leagues;
};

} // namespace dugout
