// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/foreign/foreignteam.h"
#include "core/exchange/foreign/importwishes.h"
#include "core/exchange/foreign/namematcher.h"

#include <QCoreApplication>

namespace dugout {

/// Makes the players of a team out of foreign ones, one after the other.
class PlayerSettler
{
    Q_DECLARE_TR_FUNCTIONS(PlayerSettler)

public:
    PlayerSettler(const Ruleset &ruleset, const NameMatcher &matcher, Team &team,
                  ImportNotes &notes, const ImportWishes &wishes);

    /// Adds him to the team, or to the former players when he is dead or gone.
    void settle(const ForeignPlayer &foreign);

private:
    void takeRole(const ForeignPlayer &foreign, Player &player);
    void takeNumber(const ForeignPlayer &foreign, Player &player);
    void takeSkills(const ForeignPlayer &foreign, Player &player);
    void takeGain(const ForeignPlayer &foreign, Player &player, const QString &name);
    void takeStats(const ForeignPlayer &foreign, Player &player);
    void takePoints(const ForeignPlayer &foreign, Player &player);
    void changeStat(const ForeignPlayer &foreign, Player &player, Stat stat, int change);
    void improve(const ForeignPlayer &foreign, Player &player, const Gain &gain);
    void note(const ForeignPlayer &foreign, const QString &field, const QString &value,
              const QString &reason, NoteWeight weight = NoteWeight::Changed);
    [[nodiscard]] bool takeStar(const ForeignPlayer &foreign, Player &player) const;
    [[nodiscard]] NameMatcher::PositionMatch positionFor(const ForeignPlayer &foreign) const;
    void leaveOpen(const ForeignPlayer &foreign, Player &player);

    const Ruleset &m_ruleset;
    const NameMatcher &m_matcher;
    Team &m_team;
    ImportNotes &m_notes;
    const ImportWishes &m_wishes;
    Language m_language;
};

} // namespace dugout
