// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/state/leagueids.h"
#include "core/sheet/showntable.h"

#include <QWidget>

#include <memory>

class QButtonGroup;
class QMenu;

namespace dugout {

class ActionButton;
class ChoiceBox;
class FixturesPart;
class HallWindow;
class HistoryPart;
class LeadersPart;
class LeagueDocument;
struct LeagueEvent;
class LeaguePrompt;
class MembersPart;
class OwnMatchPanel;
class PageStack;
class SharedBanner;
class StandingsPart;
class TabButton;
class TextLabel;
enum class SharedNotice;

/// One league: its head, what comes next, and its parts, one at a time.
class LeagueView final : public QWidget
{
    Q_OBJECT

public:
    explicit LeagueView(LeagueDocument &document, QWidget *parent = nullptr);
    ~LeagueView() override;

    enum Part { Standings, Fixtures, Members, Leaders, History, PartCount };

    void showPart(int part);
    [[nodiscard]] int part() const { return m_part; }
    /// The keyboard goes to what is shown.
    void takeKeyboard();
    /// The keyboard goes to what somebody has to do himself; false where that is nothing.
    bool takeKeyboardToOwn();
    /// Among the fixtures, with the cursor on it.
    void showFixture(const FixtureId &fixture);
    /// The sheet of one is in: the next match is chosen.
    void chooseNextFixture();
    void showMatchesOf(const QString &team);
    /// Whether the match of the fixture under the cursor can be started or gone on with.
    [[nodiscard]] bool canPlay() const;
    void showProblem(const QString &sentence);
    void showNotice(const QString &sentence);
    /// The screen for the hall, of the competition that is looked at.
    void openHall();
    /// With the league that is left.
    void closeHall();
    [[nodiscard]] HallWindow *hall() const { return m_hall.get(); }
    void retranslate();
    /// Matches went on, and nothing else.
    void showPlay();
    /// The line of the league was looked at.
    void showLine();
    /// The document has changed.
    void refresh();

signals:
    void backRequested();
    void deleteRequested();
    void phonesRequested();
    void playRequested(const dugout::FixtureId &fixture);
    /// The same, after a question.
    void playAsked(const dugout::FixtureId &fixture);
    void followRequested(const dugout::FixtureId &fixture);
    void slipRequested(const dugout::FixtureId &fixture);
    void inboxRequested();
    void rosterRequested(const QString &team);
    void correctionRequested(const dugout::FixtureId &fixture);

private:
    /// Of whichever competition it is.
    void goToFixture(const FixtureId &fixture);
    /// What the banner offers.
    void seeTo(SharedNotice notice);
    void layOut();
    void connectAll();
    void fillMenu();
    void fillMenus();
    void fillCompetitions();
    /// How many results somebody here has still to stand by, or to decide.
    void countDuties();
    void sayWhatIsNext();
    void sayHead();
    /// What came in since there were so many actions, beside what was wanted.
    /// Asks first where it is somebody else's word.
    void undo();
    void sayOvertaken(int known, const std::vector<LeagueEvent> &wanted);
    void refreshPart();
    /// The sheets there are.
    void fillPrints();
    /// What is seen now, as it is seen.
    void print();
    [[nodiscard]] const ShownTable &shownTable() const;

    LeagueDocument &m_document;
    int m_part = Standings;
    ActionButton *m_back;
    TextLabel *m_title;
    TextLabel *m_facts;
    ChoiceBox *m_competition;
    ActionButton *m_undo;
    ActionButton *m_redo;
    ActionButton *m_print;
    ActionButton *m_more;
    QMenu *m_menu;
    QMenu *m_prints;
    TextLabel *m_problem;
    LeaguePrompt *m_prompt;
    OwnMatchPanel *m_own;
    SharedBanner *m_shared;
    QButtonGroup *m_parts;
    QList<TabButton *> m_partButtons;
    PageStack *m_stack;
    StandingsPart *m_standings;
    FixturesPart *m_fixtures;
    MembersPart *m_members;
    LeadersPart *m_leaders;
    HistoryPart *m_history;
    std::unique_ptr<HallWindow> m_hall; ///< made when it is first asked for
};

} // namespace dugout
