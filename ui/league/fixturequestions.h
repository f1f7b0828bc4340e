// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/leaguefixture.h"

#include <QCoreApplication>

#include <functional>

class QWidget;

namespace dugout {

class LeagueDocument;

/// What a commissioner is asked about rounds and fixtures.
class FixtureQuestions
{
    Q_DECLARE_TR_FUNCTIONS(FixtureQuestions)

public:
    /// From a slip of paper, or awarded; another one where there is one already.
    static void result(LeagueDocument &document, const FixtureId &fixture, QWidget *parent);
    /// Whether its match is to start now.
    static void play(LeagueDocument &document, const FixtureId &fixture,
                     const std::function<void()> &start, QWidget *parent);
    static void arrange(LeagueDocument &document, const FixtureId &fixture, QWidget *parent);
    static void changePair(LeagueDocument &document, const FixtureId &fixture, QWidget *parent);
    static void sign(LeagueDocument &document, const FixtureId &fixture, QWidget *parent);
    /// A coach of a shared league says what is wrong with a result of his that somebody delivered.
    static void dispute(LeagueDocument &document, const FixtureId &fixture, QWidget *parent);
    /// For which side the one who sits here can: neither, where he cannot.
    [[nodiscard]] static FixtureSide disputes(const LeagueDocument &document,
                                              const LeagueFixture &fixture);
    static void withdraw(LeagueDocument &document, const FixtureId &fixture, QWidget *parent);
    static void publish(LeagueDocument &document, int round, QWidget *parent);
    /// The last round as a whole, as long as nothing of it was played.
    static void discard(LeagueDocument &document, QWidget *parent);
    /// A match more: of a ladder, of open play, a friendly.
    /// `paired` hears of the match that was made.
    static void pair(LeagueDocument &document, QWidget *parent,
                     const std::function<void(const FixtureId &)> &paired = {});
};

} // namespace dugout
