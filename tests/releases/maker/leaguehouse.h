// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/releases/keptgames.h"
#include "tests/releases/maker/plannedids.h"
#include "tests/releases/maker/teamroom.h"

namespace dugout {

/// A database that coaches use: teams join, play, are edited, and matches are corrected.
class LeagueHouse
{
public:
    LeagueHouse(const ClubStores &stores, Coach &coach, MadeTime &time);

    /// Keeps a team under an id as the window makes them up; gives the id.
    QString join(Team team);
    [[nodiscard]] Team team(const QString &id);
    /// Something that a coach does to the sheet by hand.
    void edit(const QString &id, const std::function<Team(Team)> &change);
    void leave(const QString &id);

    /// A league match from the beginning to the new sheets. What is done `meanwhile` comes between
    /// the whistle and what the coaches say to it.
    JournalId playLeague(const QString &home, const QString &away,
                         const std::function<void()> &meanwhile = {});
    /// A match that stops in the middle.
    JournalId playUntil(const QString &home, const QString &away, const QString &prompt);
    JournalId playOneOff(const Team &home, const Team &away);
    JournalId playSkirmish(const SkirmishSetup &setup, const Manner &manner);
    /// Another answer than one that was given, with all that follows from it. What is asked then is
    /// answered, or left open.
    void correct(const JournalId &match, bool leftOpen);

private:
    [[nodiscard]] JournalId start(const MatchSetup &setup);
    void reinforce(const QString &id);
    [[nodiscard]] MatchSetup setup(const Team &home, const Team &away, bool league) const;
    /// Other scorers, and other dice after the match.
    [[nodiscard]] std::vector<Correction> correctionsOf(const JournalId &match);
    [[nodiscard]] Event otherwise(Event event);

    PlannedIds m_ids;
    const Club m_club;
    Coach &m_coach;
    MadeTime &m_time;
};

} // namespace dugout
