// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/clubstores.h"
#include "core/leaguebook/leaguerepository.h"
#include "core/sharing/liveplay.h"
#include "core/sharing/mirror.h"
#include "core/sharing/outbox.h"

#include <QSet>

#include <functional>
#include <map>
#include <utility>

namespace dugout {

/// A team with two versions: the one of this machine, which the server refused because somebody
/// changed the team there first, and that one.
struct OvertakenTeam
{
    Waiting waiting{}; ///< the newest of here
    SharedSheet there{};

    bool operator==(const OvertakenTeam &) const = default;
};

/// A match that went one way here and another way at another table.
struct PartedMatch
{
    JournalId match{};
    QString title{};
    JournalSummary here{};
    qint64 linesThere = 0;
    QJsonObject standingThere{};
    bool isOverThere = false;

    bool operator==(const PartedMatch &) const = default;
};

/// What was taken in from servers since somebody last asked.
struct SharedNews
{
    bool league = false; ///< leagues, teams, or matches that began or ended
    bool play = false; ///< matches went on

    bool operator==(const SharedNews &) const = default;
};

/// Leagues that move between this machine and a server. Each way is a row of steps; whatever ends
/// it between two of them, the same call goes on from there, and one side or the other is whole.
class SharedLeagues
{
public:
    using Connect = std::function<Result<std::unique_ptr<LeagueServer>>(const QString &address)>;
    /// Asked before every step, by its name; what it refuses stops there.
    using StepWatch = std::function<Result<void>(const QString &step)>;

    /// `stores` are those of the database itself: nothing stands in between.
    SharedLeagues(ClubStores stores, LeaderStore &leaders, Connect connect, StepWatch watch = {});

    [[nodiscard]] Result<std::vector<SharedNote>> notes() const;
    [[nodiscard]] Result<std::optional<SharedNote>> note(const LeagueId &league) const;
    /// The server of a league that is shared.
    [[nodiscard]] Result<LeagueServer *> serverOf(const LeagueId &league);
    [[nodiscard]] Result<LeagueServer *> serverAt(const QString &address);
    /// Null where nobody has reached it yet.
    [[nodiscard]] LeagueServer *reached(const QString &address) const;

    /// Moves a league to a server in one piece and compares both sides. It stays here, only to be
    /// read, until `letGo`.
    Result<void> share(const LeagueId &league, const QString &address);
    /// From now on it is worked on here and kept there.
    Result<void> letGo(const LeagueId &league);
    /// The only league there, or the one of that name or id. One that was joined before is looked
    /// for at this address from now on.
    [[nodiscard]] Result<LeagueId> join(const QString &address, const QString &league,
                                        TeamsHere teams);
    /// Takes the league away from this machine; on the server it stays. Teams and matches stay
    /// here too.
    Result<void> leave(const LeagueId &league);
    /// The way back: everything is here, and on the server it can only be read.
    Result<void> takeHome(const LeagueId &league);
    /// The way back from a server that is gone for good: what was last seen of the league is worked
    /// on here again, and nothing waits for anybody. Refused while the server has it.
    Result<void> goOnAlone(const LeagueId &league);
    /// Takes in what others did; true where there was something.
    Result<bool> refresh(const LeagueId &league);
    /// Delivers what waits, in order and once, takes in what others did, and lets them follow what
    /// is played here.
    Result<DeliveryReport> deliver(const LeagueId &league);
    /// Matches that are played at another table too, and went another way there.
    [[nodiscard]] QStringList apart(const LeagueId &league) const { return m_live.apart(league); }
    /// Matches that are played here, and of which the server is not known to have the last lines.
    [[nodiscard]] std::vector<JournalSummary> unsent(const SharedNote &note)
    {
        return m_live.unsent(note);
    }
    /// The commissioner had taken it home when the server last answered.
    [[nodiscard]] bool isAtHome(const LeagueId &league) const
    {
        return m_atHome.contains(league.text());
    }
    /// What came in; from then on there is none.
    [[nodiscard]] SharedNews takeNews() { return std::exchange(m_news, {}); }

    /// Teams that somebody else changed on the server while a change of here waited.
    [[nodiscard]] Result<std::vector<OvertakenTeam>> overtaken(const LeagueId &league);
    /// The sheet of here takes the place of the server's, or the other way round.
    Result<void> settle(const OvertakenTeam &team, bool mine);
    /// Has the server asked again for whatever it refused.
    Result<void> askAgain(const LeagueId &league);
    /// Takes what was refused off the list, but not what somebody has a choice about.
    Result<void> strikeOff(const LeagueId &league);
    /// Decides about a result that came too late, and takes in what that made.
    Result<void> settle(const LeagueId &league, const QString &claim, bool asClaimed);

    /// Every sheet of a team that stood on the server, the newest first.
    [[nodiscard]] Result<std::vector<SharedSheet>> sheets(const LeagueId &league,
                                                          const QString &team);
    /// The commissioner has a team stand as it once did; what it is now stays among the sheets.
    Result<void> goBack(const LeagueId &league, const QString &team, qint64 revision);
    /// The user of this machine has read the notices.
    Result<void> seen(const LeagueId &league);

    /// Both versions of matches that are played here and went another way at another table.
    [[nodiscard]] Result<std::vector<PartedMatch>> parted(const LeagueId &league);
    /// The lines of here give way to those of the server.
    Result<void> takeTheirs(const LeagueId &league, const JournalId &match);
    /// What was played here goes on as a match of its own, which the commissioner decides about
    /// once it is over; the fixture has the server's. Answers that of here.
    Result<JournalId> putMine(const LeagueId &league, const JournalId &match);

private:
    [[nodiscard]] Result<void> settleDoubts(const SharedNote &note, LeagueServer &server);
    [[nodiscard]] Result<void> setAside(const SharedNote &note, LeagueServer &server,
                                        const JournalId &match, const QString &why);
    /// Matches of the league's fixtures that are not here any more, and teams as well.
    [[nodiscard]] Result<void> missMatches(SharedNote &note);
    [[nodiscard]] Result<LeagueParcel> fetched(const SharedNote &note, LeagueServer &server,
                                               qint64 afterEntry, qint64 afterChange,
                                               QMap<QString, qint64> lines);
    [[nodiscard]] Result<void> replaceByTheirs(const SharedNote &note, LeagueServer &server,
                                               const JournalId &match);
    [[nodiscard]] Result<LeagueId> foundAgain(SharedNote note, const SharedSummary &found,
                                              LeagueServer &server);
    [[nodiscard]] Result<bool> refreshOnce(const LeagueId &league);
    [[nodiscard]] Result<void> step(const QString &name) const;
    [[nodiscard]] Result<SharedNote> keepNote(SharedNote note, const QString &title) const;
    [[nodiscard]] Result<void> dropNote(const SharedNote &note) const;
    [[nodiscard]] Result<std::optional<SharedSummary>> summaryOf(LeagueServer &server,
                                                                 const LeagueId &league) const;
    [[nodiscard]] Result<SharedNote> markSharing(const LeagueId &league, const QString &title,
                                                 const QString &address);
    [[nodiscard]] Result<void> bring(const SharedNote &note, LeagueServer &server) const;
    [[nodiscard]] Result<LeagueParcel> compared(const SharedNote &note, LeagueServer &server) const;
    [[nodiscard]] Result<void> giveUp(const SharedNote &note, LeagueServer &server) const;
    /// The journal of a league as the list has it; none where it is not here.
    [[nodiscard]] Result<std::optional<JournalSummary>> journalOf(const LeagueId &league) const;
    [[nodiscard]] Result<SharedNote> caughtUp(SharedNote note, LeagueServer &server);
    /// Teams whose sheet is to be taken from the server now.
    [[nodiscard]] Result<QStringList> sheetsDue(const SharedNote &note) const;
    [[nodiscard]] static Result<void> addSheets(LeagueParcel &parcel, const QStringList &teams,
                                                SharedNote &note, LeagueServer &server);
    /// Takes what came into the database of this machine.
    [[nodiscard]] Result<void> takeIn(const LeagueParcel &parcel, const SharedNote &note);
    void hear(const LeagueParcel &parcel, const QMap<QString, qint64> &linesHere);
    [[nodiscard]] Result<void> close(SharedNote &note, LeagueServer &server);
    [[nodiscard]] Result<SharedNote> sameAsThere(SharedNote note, LeagueServer &server);
    [[nodiscard]] Result<void> takeTheirs(const OvertakenTeam &team) const;
    [[nodiscard]] Result<QString> titleOf(const LeagueId &league) const;
    [[nodiscard]] QString nameOf(const LeagueId &league) const; ///< its id where it has none here

    ClubStores m_stores;
    LeagueRepository m_leagues;
    Connect m_connect;
    StepWatch m_watch;
    LivePlay m_live;
    SharedNews m_news;
    QSet<QString> m_atHome; ///< leagues by their ids
    QMap<QString, QStringList> m_missing; ///< matches to be fetched again, by league
    QMap<QString, qint64> m_keptHere; ///< matches and teams when they were last counted
    std::map<QString, std::unique_ptr<LeagueServer>> m_servers;
};

} // namespace dugout
