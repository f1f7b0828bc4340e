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

    static void make(LeagueDocument &document, QWidget *parent);
    static void answer(LeagueDocument &document, int challenge, QWidget *parent);
};

} // namespace dugout
