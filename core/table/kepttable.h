// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/opentable.h"

namespace dugout {

/// A kept game that is served without a window. Somebody else may play it on in the same database:
/// it is read again then.
class KeptTable
{
public:
    KeptTable() = default;
    KeptTable(const KeptTable &) = delete;
    KeptTable &operator=(const KeptTable &) = delete;
    virtual ~KeptTable() = default;

    [[nodiscard]] virtual TableGame &game() = 0;
    [[nodiscard]] virtual QString id() const = 0; ///< of the game
    /// Looks whether somebody else went on with it.
    virtual void lookAgain() = 0;
    /// What stands beside it.
    virtual void setLeague(std::function<QJsonObject(Language)> league, LeagueActs acts) = 0;
    /// Called after every change.
    void whenChanged(std::function<void()> tell) { m_tell = std::move(tell); }

protected:
    void tell() const
    {
        if (m_tell)
            m_tell();
    }

private:
    std::function<void()> m_tell;
};

/// `Games` are the club's matches or its skirmishes.
template<typename Games, typename Game>
class KeptTableOf final : public KeptTable
{
public:
    using Open = OpenGame<Game>;

    KeptTableOf(const Games &games, std::unique_ptr<Open> open)
        : m_games(games)
        , m_open(std::move(open))
        , m_dice(SeededRandomSource::systemSeed())
        , m_table(door(), m_dice)
        , m_kept(keptNow().value_or(0))
    { }

    [[nodiscard]] TableGame &game() override { return m_table; }
    [[nodiscard]] QString id() const override { return m_open->id().text(); }
    void setLeague(std::function<QJsonObject(Language)> league, LeagueActs acts) override
    {
        m_table.setLeague(std::move(league));
        m_table.setLeagueActs(std::move(acts));
    }

    void lookAgain() override
    {
        const auto kept = keptNow();
        if (kept && *kept != m_kept)
            readAgain(*kept);
    }

private:
    [[nodiscard]] TableDoor<Game> door()
    {
        return {[this]() -> const Open & { return *m_open; },
                [this](const std::vector<Event> &events) { return done(m_open->act(events)); },
                [this] { return done(m_open->undo()); }};
    }

    Result<void> done(Result<void> result)
    {
        if (result) {
            ++m_kept;
            changed();
        } else if (result.error().code == ErrorCode::StoreConflict) {
            lookAgain();
        }
        return result;
    }

    /// How many lines its journal has; none when that cannot be said now.
    [[nodiscard]] std::optional<qint64> keptNow() const
    {
        JournalQuery query;
        query.text = m_open->header().title;
        const auto found = m_games.list(query);
        if (!found)
            return std::nullopt;
        for (const JournalSummary &each : *found) {
            if (each.id == m_open->id())
                return each.entryCount;
        }
        return std::nullopt;
    }

    void readAgain(qint64 kept)
    {
        auto open = m_games.open(m_open->id());
        if (!open)
            return;
        m_open = *std::move(open);
        m_kept = kept;
        changed();
    }

    void changed()
    {
        m_table.wentOn();
        tell();
    }

    const Games &m_games;
    std::unique_ptr<Open> m_open;
    SeededRandomSource m_dice;
    OpenTable<Game> m_table;
    qint64 m_kept;
};

} // namespace dugout
