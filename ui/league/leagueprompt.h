// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/looks/leaguestep.h"
#include "ui/common/panel.h"

namespace dugout {

class ActionButton;
class LeagueDocument;
class TextLabel;

/// What the commissioner has to do next, with the one button that does it.
class LeaguePrompt final : public Panel
{
    Q_OBJECT

public:
    explicit LeaguePrompt(LeagueDocument &document, QWidget *parent = nullptr);

    void refresh();
    /// The page of the fixtures is shown below it.
    void setBesideFixtures(bool beside);

signals:
    void registerRequested();
    /// To the fixtures that wait.
    void fixturesRequested();
    /// Teams into the competition.
    void membersRequested();

private:
    [[nodiscard]] bool hasBands() const;
    void offer();
    void press();
    [[nodiscard]] const Competition &played() const;
    void decideOnward();
    [[nodiscard]] QString draftedWords() const;
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] QString playedWords() const;
    [[nodiscard]] const char *command() const;

    LeagueDocument &m_document;
    NextLeagueStep m_step;
    bool m_besideFixtures = false;
    bool m_isReminding = false; ///< of a draw that others would be in by now
    TextLabel *m_sentence;
    ActionButton *m_do;
};

} // namespace dugout
