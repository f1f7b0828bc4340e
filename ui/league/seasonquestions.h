// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

class QWidget;

namespace dugout {

class LeagueDocument;

/// What a commissioner is asked about the league, its seasons and its competitions.
class SeasonQuestions
{
    Q_DECLARE_TR_FUNCTIONS(SeasonQuestions)

public:
    static void begin(LeagueDocument &document, QWidget *parent);
    static void announce(LeagueDocument &document, QWidget *parent);
    static void callOff(LeagueDocument &document, QWidget *parent);
    static void rename(LeagueDocument &document, QWidget *parent);
    static void rules(LeagueDocument &document, QWidget *parent);
};

} // namespace dugout
