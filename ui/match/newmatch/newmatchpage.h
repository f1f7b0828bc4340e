// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/matchhabits.h"
#include "core/leaguebook/looks/waitingfixtures.h"
#include "core/match/state/matchcontext.h"
#include "ui/match/playstyle.h"
#include "ui/play/clockmemory.h"

#include <QWidget>

class QHBoxLayout;

namespace dugout {

class ActionButton;
class Club;
class FlowLayout;
class LeagueRepository;
class MatchTerms;
class ScrollColumn;
class SideCard;
class TextLabel;
class VersusRow;

/// How a match is asked and what opens with it; its rules are in its setup.
struct MatchOpening
{
    PlayStyle style;
    AgreedClock clock;
    bool sounds = false;
    bool phones = false;
    bool display = false;
};

/// Two teams that face each other, and what is agreed on: what a match starts from. Whether it is a
/// league match and its optional rules are those of the last match of the edition until they are
/// changed. A fixture that waits brings its own.
class NewMatchPage final : public QWidget
{
    Q_OBJECT

public:
    NewMatchPage(const Club &club, const LeagueRepository *leagues, QWidget *parent = nullptr);

    /// As the last match was asked.
    void setOpening(const MatchOpening &opening);
    void setCanOpenPhones(bool can);
    /// The teams as they are kept now; the keyboard begins at the button that starts.
    void open();
    [[nodiscard]] Result<MatchSetup> setup() const;
    [[nodiscard]] MatchOpening opening() const;
    void retranslate();

    /// What is in it scrolls, above the line that starts the match: it asks for no height.
    [[nodiscard]] int heightForWidth(int /*width*/) const override
    {
        return minimumSizeHint().height();
    }

signals:
    /// With what `setup` says.
    void startRequested();
    void fixtureRequested(const QString &league, const QString &fixture);
    void cancelled();
    void rosterRequested(const QString &team);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Who plays on a side: a kept team, or a quick one.
    using Sides = std::array<TeamId, 2>;

    void layOut();
    void connectAll();
    [[nodiscard]] std::shared_ptr<const Ruleset> ruleset() const;
    [[nodiscard]] std::vector<Team> teamsOf(const QString &edition) const;
    [[nodiscard]] const Team *teamOf(const TeamId &id) const;
    void fillEditions();
    void fillFixtures();
    void chooseEdition();
    void showEdition();
    void chooseTeam(Seat seat);
    void swapSides();
    void takeFixture(size_t index);
    void openFixtures();
    void showStart();
    void start();
    [[nodiscard]] MatchSetup drawnUp() const;
    void showSides();
    void showSide(const MatchSetup &setup, const Ruleset &edition, Seat seat);
    void showReminder();
    void showProblem(const QString &sentence);

    const Club &m_club;
    const LeagueRepository *m_leagues;
    std::map<RulesetId, MatchHabits> m_habits;
    std::vector<Team> m_teams; ///< of all editions, the one changed last first
    WaitingFixtures m_fixtures; ///< the soonest first
    std::optional<MatchSetup> m_fixture; ///< of the one that was taken
    size_t m_taken = 0;
    bool m_isRunning = false; ///< its match has begun
    Sides m_sides;
    std::array<std::optional<Rgb>, 2> m_kits;
    AgreedClock m_agreed;
    bool m_showsPitch = false; ///< what is not asked here goes through
    ActionButton *m_back;
    TextLabel *m_title;
    TextLabel *m_sentence;
    TextLabel *m_fixturesLabel;
    QWidget *m_fixtureArea;
    QHBoxLayout *m_fixtureLine;
    QList<ActionButton *> m_fixtureButtons;
    ActionButton *m_moreFixtures;
    ScrollColumn *m_scroll;
    VersusRow *m_versus;
    std::array<SideCard *, 2> m_cards;
    ActionButton *m_swap;
    MatchTerms *m_terms;
    TextLabel *m_next;
    TextLabel *m_problem;
    ActionButton *m_cancel;
    ActionButton *m_start;
};

} // namespace dugout
