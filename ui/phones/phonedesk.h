// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/turnclock.h"
#include "core/table/opentable.h"
#include "core/table/tableline.h"
#include "core/text/languagescope.h"
#include "ui/play/sessiontable.h"

#include <QPointer>

namespace dugout {

/// What of this window is open to phones, or could be: the game on its table, or the pages of its
/// league. Phones look at the same open game as the window, and what they answer goes through the
/// window's table, which follows at once. Closed with the game.
class PhoneDesk final : public QObject
{
    Q_OBJECT

public:
    enum class SeatState {
        Free, ///< no phone
        Invited, ///< a code was shown that nobody has used yet
        Away, ///< has a phone, which is not there now
        Here,
    };

    /// Where the program has no server there is none, and nothing can be opened. It must outlive
    /// the desk.
    explicit PhoneDesk(const PhoneServer *server, QObject *parent = nullptr);
    ~PhoneDesk() override;

    /// The game on the table; null for none. Another one closes what is open; the same one, read
    /// again, goes on.
    template<typename Game>
    void setTable(SessionTable<Game> *table, RandomSource &dice);
    /// Pages of a league instead of a game, and who does something in it; without an id for none.
    void setSite(const QString &id, const SitePages &pages,
                 std::shared_ptr<LeagueHall> hall = nullptr);
    /// The game goes from the table only to be put there again: until `settle` nothing is closed.
    void expectAgain() { m_expects = true; }
    void settle();
    /// What stands beside a game, and what coaches do there; from the next opening on.
    void setLeague(std::function<QJsonObject(Language)> league, LeagueActs acts)
    {
        m_league = std::move(league);
        m_leagueActs = std::move(acts);
    }
    void setClock(std::function<QJsonObject()> clock) { m_clock = std::move(clock); }
    /// The clock ticks, or was changed: phones are told of the latter.
    void hearClock(const TurnClock &clock);

    [[nodiscard]] bool canOpen() const { return m_server && m_opener; }
    [[nodiscard]] bool isOpen() const { return m_line != nullptr; }
    /// On an address of this machine in numbers; "0.0.0.0" for all of them.
    [[nodiscard]] Result<void> open(const QString &address);
    void close();

    /// Those who may answer, or do something in the league.
    [[nodiscard]] int seats() const { return m_guests ? m_guests->seats() : 0; }
    [[nodiscard]] QString seatName(Seat seat) const;
    [[nodiscard]] bool isSite() const { return m_hall != nullptr; }
    [[nodiscard]] SeatState seatState(Seat seat) const;
    [[nodiscard]] int spectators() const { return m_line ? m_line->spectators() : 0; }
    /// All that are there, coaches and spectators.
    [[nodiscard]] int phones() const;
    /// The port that is asked for first, which firewalls are told of.
    [[nodiscard]] static int usualPort();
    /// Another program had that one: where this table is instead; 0 where it is the usual one.
    [[nodiscard]] int otherPort() const;
    /// Where everybody may watch, with the code.
    [[nodiscard]] QString watchAddress() const;
    /// Where this coach comes in, with a code that is good once and cannot be asked for again.
    [[nodiscard]] QString invite(Seat seat);
    /// His phone is shut out; a code that waits is worth nothing.
    void takeBack(Seat seat);

signals:
    /// Opened, closed, or somebody came or left.
    void changed();

private:
    using Opener = std::function<Result<std::unique_ptr<TableLine>>(const TablePlace &)>;

    void put(GameTable *table, const QString &id, const Opener &opener);
    template<typename Game>
    [[nodiscard]] TableDoor<Game> doorOf();
    [[nodiscard]] Result<std::unique_ptr<TableLine>> openGame(std::unique_ptr<TableGame> game,
                                                              const TablePlace &place);
    void rememberSeats(GuestList::SeatIds idOf);
    void wentOn();
    void look();
    void hearLanguage();
    [[nodiscard]] QString address(const QByteArray &code, const QString &page = {}) const;

    const PhoneServer *m_server;
    QPointer<GameTable> m_table;
    QString m_id; ///< of the game or the league
    Opener m_opener;
    bool m_expects = false;
    Language m_language = Language::English; ///< of the window
    std::function<QJsonObject(Language)> m_league;
    LeagueActs m_leagueActs;
    std::function<QJsonObject()> m_clock;
    TurnClock m_heard;
    std::unique_ptr<TableGame> m_game;
    std::shared_ptr<LeagueHall> m_hall; ///< of the pages that are open, or could be
    std::unique_ptr<SeatFile> m_seats; ///< none where nobody remembers
    std::unique_ptr<GuestList> m_guests;
    std::unique_ptr<TableLine> m_line; ///< goes before what it serves
};

/// The window speaks its own language, whatever the phone speaks that has answered.
template<typename Game>
TableDoor<Game> PhoneDesk::doorOf()
{
    const auto now
        = [this]() -> SessionTable<Game> & { return static_cast<SessionTable<Game> &>(*m_table); };
    return {[now]() -> const OpenGame<Game> & { return now().opened(); },
            [this, now](const std::vector<Event> &events) {
                const LanguageScope scope(m_language);
                return now().actFromAfar(events);
            },
            [this, now] {
                const LanguageScope scope(m_language);
                return now().undo();
            }};
}

template<typename Game>
void PhoneDesk::setTable(SessionTable<Game> *table, RandomSource &dice)
{
    put(table, table ? table->id().text() : QString(), [this, &dice](const TablePlace &place) {
        auto game = std::make_unique<OpenTable<Game>>(doorOf<Game>(), dice);
        game->setLeague(m_league);
        game->setLeagueActs(m_leagueActs);
        game->setClock(m_clock);
        return openGame(std::move(game), place);
    });
}

} // namespace dugout
