// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/clubstores.h"
#include "core/sharing/sharednote.h"

#include <QSet>

namespace dugout {

/// Matches of this machine while they are played: sends their lines to the server as they come, so
/// that other tables can follow them. Nothing depends on it: the end of a match is delivered whole,
/// whatever of it was sent before.
///
/// What not everybody may know yet never leaves this machine: from the first line with a hidden
/// card on nothing is sent until all those are played or the match is over, and the standing says
/// instead what a second screen shows. So there is nothing on the server that anybody could read
/// too early, whatever he may do there.
class LivePlay
{
public:
    explicit LivePlay(ClubStores stores)
        : m_stores(std::move(stores))
    { }

    /// Whatever the server does not have yet of matches that are played here.
    Result<void> send(LeagueServer &server, const SharedNote &note);
    /// Matches that are played here, and of which the server is not known to have the last lines.
    [[nodiscard]] std::vector<JournalSummary> unsent(const SharedNote &note);
    /// Of those whose last lines it has: how many they are, for the note.
    [[nodiscard]] Result<QMap<QString, qint64>> sent(const SharedNote &note);
    /// The server has so many lines of a match.
    void hear(const JournalId &match, qint64 lines) { m_there.insert(match.text(), lines); }
    /// Its lines are others from now on.
    void forget(const JournalId &match)
    {
        m_apart.remove(match.text());
        m_there.remove(match.text());
        m_told.remove(match.text());
    }
    /// Matches of a league that went another way here than what the server has of them.
    [[nodiscard]] QStringList apart(const LeagueId &league) const;
    /// How many lines are here of each match that is not over.
    [[nodiscard]] Result<QMap<QString, qint64>> linesHere() const;

private:
    [[nodiscard]] Result<std::vector<JournalSummary>> running() const;
    [[nodiscard]] Result<std::vector<JournalSummary>> played(const SharedNote &note);
    [[nodiscard]] bool isThere(const JournalSummary &match, const SharedNote &note) const;
    [[nodiscard]] bool isPlayedIn(const JournalId &match, const SharedNote &note);
    [[nodiscard]] Result<void> askOnce(LeagueServer &server, const LeagueId &league);
    struct OpenPart
    {
        qint64 lines = 0; ///< so many of the first
        QJsonObject standing{};
    };

    [[nodiscard]] Result<OpenPart> openPart(const JournalSummary &match) const;
    [[nodiscard]] Result<void> sendLines(LeagueServer &server, const LeagueId &league,
                                         const JournalSummary &match);

    ClubStores m_stores;
    QMap<QString, qint64> m_there; ///< lines on the server, by the match's id
    QMap<QString, qint64> m_told; ///< lines of here that it was told what is open of
    QMap<QString, LeagueId> m_leagues; ///< for which each match is played
    QMap<QString, QStringList> m_teams; ///< of each match
    QSet<QString> m_asked; ///< leagues
    QSet<QString> m_apart; ///< matches that the server has other lines of, or does not want
};

} // namespace dugout
