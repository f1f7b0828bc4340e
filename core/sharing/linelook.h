// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/sharedtable.h"

namespace dugout {

/// Something that waits to be delivered, as the list of the connection shows it.
struct WaitingLine
{
    QString id{};
    QString words{}; ///< in the language of the moment it was looked at
    QString refused{}; ///< why the server did not take it; empty while it only waits
    bool isOvertaken = false; ///< somebody else changed the same first: there is a choice
    std::optional<ErrorCode> refusedCode{}; ///< by which it is said in the language of the window
    FixtureId ended{}; ///< where it is the end of a match: of which

    bool operator==(const WaitingLine &) const = default;
};

/// How the line of one shared league is.
struct LeagueLine
{
    LeagueId league{};
    QString title{};
    QString address{}; ///< without a password
    QString person{};
    SharedRole role = SharedRole::Nobody;
    SharedState state = SharedState::Joined;
    bool isAway = false; ///< the server did not answer
    bool asksPassword = false;
    bool isOlder = false; ///< an older Dugout prepared the server: it is only read
    QString problem{}; ///< anything else that the server said no with
    bool isApart = false; ///< nothing but that a match goes another way at another table
    std::vector<WaitingLine> waiting{};
    std::vector<SharedTold> told{}; ///< what the user has not seen yet
    int parted = 0; ///< matches that went another way at another table: there is a choice
    int claims = 0; ///< results that the commissioner has to decide about; of a coach, his own
    qint64 lookedMs = 0; ///< when the server last answered; 0: not since the start

    /// What others do comes in, as far as was looked.
    [[nodiscard]] bool isHeard() const { return !isAway && !asksPassword; }
    [[nodiscard]] int overtaken() const;
    [[nodiscard]] int refused() const;
    bool operator==(const LeagueLine &) const = default;
};

/// One look at every shared league of a database: what came of delivering and taking in.
struct LineLook
{
    std::vector<LeagueLine> leagues{}; ///< shared from here
    bool hasNews = false; ///< others did something
    bool hasPlay = false; ///< matches of other tables went on

    [[nodiscard]] int waiting() const; ///< what is still to be delivered
    [[nodiscard]] bool isAway() const; ///< a server did not answer
    [[nodiscard]] bool asksPassword() const;
    /// Of a league; an empty one where it is not among them.
    [[nodiscard]] LeagueLine of(const LeagueId &league) const;
    bool operator==(const LineLook &) const = default;
};

/// Looks again and again.
class LineWatch
{
public:
    /// `place` is where this machine stands, told to the commissioner; empty: to nobody.
    explicit LineWatch(SharedTable &table, QString place = {})
        : m_table(table)
        , m_place(std::move(place))
    { }

    /// Delivers what waits, takes in what others did, and says how the line is.
    [[nodiscard]] LineLook look();
    /// Calls back when a server hints that something happened in one of the leagues. True where
    /// every server that is reached gives hints; the looks stay the truth.
    bool listen(const std::function<void()> &heard);

private:
    struct Known
    {
        qint64 lookedMs = 0;
        qint64 changes = -1;
        int claims = 0;
        qint64 satMs = 0; ///< when the server was last told who sits here
        QStringList matches{}; ///< that ran then
        std::optional<ErrorCode>
            hindered{}; ///< by what the last look was, that may be over by the next
    };

    [[nodiscard]] LeagueLine lookAt(const SharedNote &note);
    void sayWhatIsWrong(const SharedNote &note, bool answers, LeagueLine &line);
    /// What the server said no with; empty where it may only be another one at the same work.
    [[nodiscard]] QString problemOf(const Error &error, Known &known) const;
    void askForClaims(const SharedNote &note, Known &known);
    void sayWhoSitsHere(const SharedNote &note, Known &known);
    /// Those of his teams that are not over, wherever they are played.
    [[nodiscard]] QStringList matchesOf(const SharedNote &note);

    SharedTable &m_table;
    QString m_place;
    std::map<QString, Known> m_known; ///< by the league's id
};

} // namespace dugout

Q_DECLARE_METATYPE(dugout::LineLook)
