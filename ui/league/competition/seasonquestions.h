// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

class QWidget;

namespace dugout {

class LeagueDocument;
struct League;

/// What a commissioner is asked about the league, its seasons and its competitions.
class SeasonQuestions
{
    Q_DECLARE_TR_FUNCTIONS(SeasonQuestions)

public:
    static void begin(LeagueDocument &document, QWidget *parent);
    static void announce(LeagueDocument &document, QWidget *parent);
    /// Other points, tie-breaks, a later phase: what can still be otherwise.
    static void change(LeagueDocument &document, QWidget *parent);
    /// One like an earlier one with divisions, after some have gone up and some down.
    static void promote(LeagueDocument &document, QWidget *parent);
    static void endCompetition(LeagueDocument &document, QWidget *parent);
    static void callOff(LeagueDocument &document, QWidget *parent);
    /// Whether an earlier competition has divisions to go up and down in.
    [[nodiscard]] static bool canPromote(const League &league);
    /// The rules of the one that is looked at, for every league of this machine.
    static void keepTemplate(LeagueDocument &document, QWidget *parent);
    static void rename(LeagueDocument &document, QWidget *parent);
    static void rules(LeagueDocument &document, QWidget *parent);
};

} // namespace dugout
