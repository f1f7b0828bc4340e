// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/releases/keptgames.h"
#include "tests/releases/maker/teamroom.h"

namespace dugout {

/// A database that coaches use: teams join, play, are edited, and matches are corrected.
class LeagueHouse
{
public:
    LeagueHouse(Store &store, RulesetLibrary &library, Coach &coach, MadeTime &time);

    /// Keeps a team under an id as the window makes them up; gives the id.
    QString join(Team team);
    [[nodiscard]] Team team(const QString &id);
    /// Something that a coach does to the sheet by hand.
    void edit(const QString &id, const std::function<Team(Team)> &change);
    void leave(const QString &id);

    enum class Kept { Fully, Finished, Answered }; ///< how far the window got at the end

    /// A league match from the beginning to the new sheets, or as far as the window got.
    JournalId playLeague(const QString &home, const QString &away, Kept kept = Kept::Fully);
    /// A match that stops in the middle.
    JournalId playUntil(const QString &home, const QString &away, const QString &prompt);
    JournalId playOneOff(const Team &home, const Team &away);
    JournalId playSkirmish(const SkirmishSetup &setup, const Manner &manner);
    /// Another answer than one that was given, with all that follows from it. What is asked then is
    /// answered, or left open.
    void correct(const JournalId &match, bool leftOpen);

    [[nodiscard]] Clock clock()
    {
        return [this] { return m_time(); };
    }

private:
    [[nodiscard]] QString nextId();
    void reinforce(const QString &id);
    [[nodiscard]] MatchSetup setup(const Team &home, const Team &away, bool league) const;
    /// Other scorers, and other dice after the match.
    [[nodiscard]] std::vector<Correction> correctionsOf(const JournalId &match);
    [[nodiscard]] Event otherwise(Event event);

    Store &m_store;
    RulesetLibrary &m_library;
    Coach &m_coach;
    MadeTime &m_time;
    int m_ids = 0;
};

} // namespace dugout
