// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/leaguefixture.h"
#include "ui/models/showntable.h"

#include <QWidget>

namespace dugout {

class ActionButton;
struct Competition;
class LeagueDocument;
class LeagueTableView;
class Panel;
class TextLabel;

/// The rounds of the competition that is looked at, and what can be done with the fixture that is
/// chosen.
class FixturesPart final : public QWidget
{
    Q_OBJECT

public:
    explicit FixturesPart(LeagueDocument &document, QWidget *parent = nullptr);

    void refresh();
    void retranslate();
    [[nodiscard]] const ShownTable &shown() const;
    [[nodiscard]] FixtureId current() const;
    void setCurrent(const FixtureId &fixture);
    /// Whether the match of the current one can be started or gone on with.
    /// The first of the competition that has no result yet, or of the round that is to be looked
    /// at before it is published; none where all have.
    [[nodiscard]] FixtureId firstWaiting() const;
    [[nodiscard]] bool canPlay() const;

signals:
    /// Start its match, or go on with it.
    void playRequested(const dugout::FixtureId &fixture);
    /// Its match is played at another table.
    void followRequested(const dugout::FixtureId &fixture);
    /// It was played without Dugout.
    void slipRequested(const dugout::FixtureId &fixture);

private:
    void makeButtons();
    /// Which of them make sense for the fixture that is chosen.
    [[nodiscard]] static QString playWords(const LeagueFixture *fixture, bool isSkirmish);
    void offer();
    void open();
    void pin();
    /// Of the row under the cursor; -1 where that is none, or is answered.
    [[nodiscard]] int openChallenge() const;
    void offerRounds(const Competition *shown);

    LeagueDocument &m_document;
    TextLabel *m_invitation;
    Panel *m_card;
    LeagueTableView *m_table;
    QWidget *m_buttons;
    ActionButton *m_play;
    ActionButton *m_follow;
    ActionButton *m_result;
    ActionButton *m_slip;
    ActionButton *m_sign;
    ActionButton *m_dispute;
    ActionButton *m_withdraw;
    ActionButton *m_arrange;
    ActionButton *m_pair;
    ActionButton *m_pin;
    ActionButton *m_again;
    ActionButton *m_onward; ///< to the next phase
    ActionButton *m_more;
    ActionButton *m_discard;
    ActionButton *m_challenge;
    ActionButton *m_answer;
};

} // namespace dugout
