// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/table/tableanswer.h"
#include "core/text/language.h"

#include <QJsonArray>
#include <QJsonObject>

#include <functional>

namespace dugout {

/// Does what the coach of a seat asks for in the league that is played, and says what was done.
using LeagueActs = std::function<Result<QString>(Seat seat, const QByteArray &request)>;

/// A game on a table that phones look at: what each of them is shown, and the one door through
/// which their answers go.
class TableGame
{
public:
    TableGame() = default;
    TableGame(const TableGame &) = delete;
    TableGame &operator=(const TableGame &) = delete;
    virtual ~TableGame() = default;

    [[nodiscard]] virtual QString title() const = 0;
    [[nodiscard]] virtual int seats() const = 0;
    [[nodiscard]] virtual QString seatName(Seat seat) const = 0;
    /// Another one after every change. An answer names the one it saw.
    [[nodiscard]] virtual QString revision() const = 0;
    /// What this guest may see, in this language; see app/serve/README.md.
    [[nodiscard]] virtual QJsonObject view(const Guest &guest, Language language) const = 0;
    /// Lines of the log before the answer `before`, a page of them; see there as well.
    [[nodiscard]] virtual QJsonObject log(const Guest & /*guest*/, int /*before*/,
                                          Language /*language*/) const
    {
        return {};
    }
    /// Entries of the edition that hold all these words, in whichever language.
    [[nodiscard]] virtual QJsonArray search(const QString &words, Language language) const = 0;
    /// A chapter of the edition, or for no name which there are.
    [[nodiscard]] virtual QJsonObject chapter(const QString & /*id*/, Language /*language*/) const
    {
        return {};
    }
    /// What attacks of one fighter on another would come to; empty in a game without fighters.
    [[nodiscard]] virtual QJsonObject
    attacks(const QString & /*attacker*/, const QString & /*target*/, Language /*language*/) const
    {
        return {};
    }
    /// The standings and fixtures of the competition it is played for; empty for none.
    [[nodiscard]] virtual QJsonObject league(Language /*language*/) const { return {}; }
    /// What this coach wants done in that league, as JSON; says what was done.
    [[nodiscard]] virtual Result<QString>
    actInLeague(const Guest & /*guest*/, const QByteArray & /*request*/, Language /*language*/)
    {
        return Error{
            ErrorCode::ActNotYours, TableWords::tr("No league is played for at this table."), {}};
    }
    /// What the clock of the turn says: `{"running", "usedMs", "limitMs"}`; empty for none.
    [[nodiscard]] virtual QJsonObject clock() const { return {}; }

    /// Who has a phone to answer with; everybody until it is said.
    virtual void setPhones(const std::function<bool(Seat)> & /*hasPhone*/) { }
    /// Something was done to the game, through whichever door.
    virtual void wentOn() { }
    /// One event, on disk before this says "done"; refuses what is not asked of the guest, and what
    /// answers a state that is no more.
    [[nodiscard]] virtual Result<void> answer(const Guest &guest, const TableAnswer &answer) = 0;
    /// Takes the last answer back, if this guest gave it and no chance of Dugout's is in it; then
    /// the one before, as long as that holds.
    [[nodiscard]] virtual Result<void> takeBack(const Guest &guest, const QString &seen) = 0;
};

} // namespace dugout
