// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"
#include "ui/common/page.h"
#include "ui/match/matchservices.h"
#include "ui/match/playstyles.h"

namespace dugout {

class AtRest;
class ClockMemory;
class MatchList;
class MatchOutcome;
class MatchTable;
class MatchView;
class MatchWindows;
struct MatchOpening;
class NewMatchPage;
class OddsDialog;
class OpenMatch;
class PageStack;
class Panel;
class PhoneDesk;
class TextLabel;

/// The Match place: the list of matches, and the one that is played.
class MatchPage final : public Page
{
    Q_OBJECT

public:
    explicit MatchPage(const MatchServices &services, QWidget *parent = nullptr);
    ~MatchPage() override;

    void askForNew();
    /// Starts a match and opens it; the sentence of what went wrong is shown in the list.
    void start(const MatchSetup &setup);
    /// The same, asked as the coaches want it.
    void start(const MatchSetup &setup, const MatchOpening &opening);
    /// A match that another table played last opens after a question where that table cannot be
    /// reached; where it can, it is followed, and the question comes before the first entry.
    void openMatch(const QString &id);
    /// Opens it with its sheet to be corrected, where it came from paper.
    void correctSlip(const QString &id);
    /// The line to shared leagues was looked at: about a match that was put on the table before
    /// the same is asked now.
    void hearLine();
    /// Says what happened to the open match in its league.
    void showNotice();
    void showList();
    /// Matches have changed elsewhere.
    void showChanges();
    /// Matches of other tables went on: the one that is open is read again where it is one of them.
    void takePlay();
    [[nodiscard]] MatchView *view() const { return m_view; }
    /// The match that is open; null when the list is shown.
    [[nodiscard]] MatchTable *table() const { return m_table.get(); }
    /// The windows beside the match.
    [[nodiscard]] MatchWindows *windows() const { return m_windows; }
    /// Opens the match on the table to phones; false when there is none.
    bool openPhones();
    /// To be read from afar; nothing but the match is shown while one is open.
    void setTableMode(bool on);
    [[nodiscard]] PhoneDesk *phones() const { return m_phones; }
    /// The odds of the match that is open, for the player who is current; false without a match.
    bool showOdds();

signals:
    /// A match is on the page, or the list again.
    void tableChanged();
    /// A match was started, finished, renamed or went.
    void matchesChanged();
    /// Kept teams are no longer what they were: a match has changed them.
    void teamsChanged();
    /// The coach wants to see the teams.
    void teamsRequested();
    /// The roster of one that plays.
    void rosterRequested(const QString &team);
    /// Somebody only wants to look on.
    void followRequested(const QString &match);
    /// The coach wants to see the fixture that the match is played for, in its league.
    void fixtureRequested(const QString &league, const QString &fixture);
    /// And to play it.
    void fixturePlayRequested(const QString &league, const QString &fixture);

protected:
    void retranslate() override;
    void showEvent(QShowEvent *event) override;

private:
    void dressNotice();
    void connectAll();
    void connectWindows();
    void connectPhones();
    void giveToPhones();
    void open(const QString &id);
    void askIfHere(const QString &id);
    void decide(const QString &id, bool goesOnHere);
    [[nodiscard]] Result<void> mayEnter();
    [[nodiscard]] Result<void> mayCorrect() const;
    void askIfUnheard();
    void closeTable();
    /// The list is shown, after the next start too.
    void leaveTable();
    void putOnTable(std::unique_ptr<OpenMatch> match);
    void resume();
    /// As many rows as it takes to keep those that are seen.
    void fillList(qint64 rows = 0);
    void watchTable();
    void takeNews();
    [[nodiscard]] bool isOutdated() const;
    void openAnew();
    /// The next rows of the list.
    void listMore();
    void readAgain(const QString &sentence);
    void askForName(const QString &id);
    void askForRemoval(const QString &id);
    void oddsOf(const QString &player);
    void makeNew();
    /// Back from what a match starts from.
    void leaveNew();
    void takeOpening(const MatchOpening &opening);

    MatchServices m_services;
    std::unique_ptr<MatchTable> m_table;
    /// The match that came onto the table before anybody knew whether its server answers.
    QString m_toAskAbout;
    /// The match that somebody said goes on here, though another table played it last.
    QString m_playedHere;
    bool m_isLineHeard = false;
    Panel *m_notice;
    TextLabel *m_noticeWords;
    PageStack *m_stack;
    MatchList *m_list;
    NewMatchPage *m_new = nullptr; ///< made when first asked for
    std::unique_ptr<MatchOpening> m_opening; ///< of the match that is about to be put on the table
    MatchView *m_view;
    ClockMemory *m_clocks;
    PlayStyles m_styles;
    MatchWindows *m_windows;
    MatchOutcome *m_outcome;
    PhoneDesk *m_phones;
    AtRest *m_news; ///< for the match on the table
    OddsDialog *m_odds = nullptr; ///< made when first asked for
};

} // namespace dugout
