// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/looks/ownmatch.h"
#include "ui/common/panel.h"

namespace dugout {

class ActionButton;
class BadgeWidget;
class LeagueDocument;
class TextLabel;

/// The match that a coach of a shared league should see to first, and what is to be done about it;
/// hidden where there is none, or nobody knows who sits here.
class OwnMatchPanel final : public Panel
{
    Q_OBJECT

public:
    explicit OwnMatchPanel(LeagueDocument &document, QWidget *parent = nullptr);

    /// Whether there is something to see to.
    bool refresh();
    /// Whether a match of his has ended at this machine, or been delivered, since it was asked.
    [[nodiscard]] bool isOutdated() const;
    void retranslate();

signals:
    void playRequested(const dugout::FixtureId &fixture);
    void followRequested(const dugout::FixtureId &fixture);
    void slipRequested(const dugout::FixtureId &fixture);
    void shownRequested(const dugout::FixtureId &fixture);

private:
    void showTeams();
    void offer();
    void press();

    LeagueDocument &m_document;
    OwnMatch m_match;
    QSet<FixtureId> m_ended;
    BadgeWidget *m_badge;
    BadgeWidget *m_otherBadge;
    TextLabel *m_heading;
    TextLabel *m_teams;
    TextLabel *m_facts;
    TextLabel *m_task;
    QWidget *m_buttons;
    ActionButton *m_do;
    ActionButton *m_second;
};

} // namespace dugout
