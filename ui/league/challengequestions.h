// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/competition.h"

#include <QCoreApplication>

class QWidget;

namespace dugout {

class LeagueDocument;
struct League;

/// What a commissioner is asked about challenges: one coach's written word to another, and what
/// became of it.
class ChallengeQuestions
{
    Q_DECLARE_TR_FUNCTIONS(ChallengeQuestions)

public:
    /// "challenge-3": the row of a challenge among the fixtures.
    [[nodiscard]] static QString rowId(size_t challenge);
    /// -1 for the row of something else.
    [[nodiscard]] static int numberOf(const QString &rowId);
    /// "accepted", "declined: 2–0"…
    [[nodiscard]] static QString answerWords(const League &league, const Challenge &challenge);
    /// Whether the coaches of the phase that is played challenge each other.
    [[nodiscard]] static bool arePlayed(const Competition &competition);

    static void make(LeagueDocument &document, QWidget *parent);
    static void answer(LeagueDocument &document, int challenge, QWidget *parent);
};

} // namespace dugout
