// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/home/recentlykept.h"
#include "core/sharing/linelook.h"
#include "core/text/language.h"
#include "ui/common/place.h"

#include <QMainWindow>
#include <QPointer>

#include <array>

class QVBoxLayout;

namespace dugout {

class Appearance;
class Club;
class CommandKeys;
class GuideWindow;
class HomePage;
class KeptCopies;
class LeagueRepository;
class LanguageController;
class LeaguePage;
class LineButton;
class LinePanel;
struct FoundCommand;
struct HomeItem;
class MatchFollower;
class MatchPage;
class OddsDialog;
class PageStack;
class PhoneServer;
class PlaceRail;
class RandomSource;
class Settings;
class SettingsPage;
class SharingDesk;
class SkirmishPage;
class TeamsPage;
class TextLabel;
class TourBar;
class WindowActions;
class WindowMemory;

/// What the window works on; the application makes it and keeps it alive longer.
struct WindowServices
{
    Settings &settings;
    LanguageController &language;
    Appearance &appearance;
    RandomSource &random;
    const Club &club;
    const LeagueRepository &leagues;
    SharingDesk *sharing = nullptr; ///< where leagues can be shared
    const PhoneServer *phones = nullptr; ///< null: nothing can be opened to phones
    const KeptCopies *copies = nullptr; ///< of all that is kept
    QString dataFolder{}; ///< where it is kept; empty: in no folder
};

/// The one main window: the rail at the left and the page of the place beside it. A page is made
/// when its place is first visited, so that starting costs only what is seen.
class MainWindow final : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(WindowServices services, QWidget *parent = nullptr);

    [[nodiscard]] Place place() const { return m_place; }
    /// The focus goes into the page; a reason of the keyboard shows where it is.
    void goTo(Place place, Qt::FocusReason reason = Qt::OtherFocusReason);
    /// The page that was open from the start; the owner of the data feeds it.
    [[nodiscard]] HomePage *home();
    /// Dugout was started again, perhaps with files to open.
    void comeForward(const QStringList &files);
    /// Somebody else changed what is kept here.
    void takeNews();
    /// Matches of other tables went on, and nothing else.
    void takePlay();
    /// How the line to the servers of shared leagues is; nothing is shown where there are none.
    void showLine(const dugout::LineLook &look);
    /// Nothing that is done here can be kept, which stands below everything.
    void tellOnlyRead();

signals:
    /// They are being opened.
    void filesGiven(const QStringList &files);
    /// Everything is to be as it is in this copy; the window has to close for it.
    void goBackRequested(const QString &copy);

protected:
    bool focusNextPrevChild(bool next) override;
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    [[nodiscard]] QWidget *page(Place place);
    [[nodiscard]] QWidget *makePage(Place place);
    [[nodiscard]] HomePage *makeHome();
    [[nodiscard]] SkirmishPage *makeSkirmish();
    [[nodiscard]] SkirmishPage *skirmish();
    [[nodiscard]] MatchPage *makeMatch();
    [[nodiscard]] MatchPage *match();
    void fitRail();
    /// What happened in its league to a match that is played here; empty for nothing.
    [[nodiscard]] QString noticeFor(const JournalHeader &match) const;
    [[nodiscard]] std::vector<SharedNote> sharedNotes() const;
    /// Whose results are signed at this machine, of each league that is shared.
    [[nodiscard]] QMap<QString, QStringList> signersHere() const;
    /// Another table played it last.
    [[nodiscard]] bool wasElsewhere(const JournalId &match) const;
    [[nodiscard]] Result<void> mayCorrect(const JournalHeader &match) const;
    /// Nothing comes from the server of its league.
    [[nodiscard]] bool isUnheard(const JournalId &match) const;
    void followMatch();
    /// A match of another table, on a screen of its own.
    void followElsewhere(const QString &id);
    [[nodiscard]] TeamsPage *makeTeams();
    [[nodiscard]] TeamsPage *teams();
    [[nodiscard]] SettingsPage *makeSettings();
    void showSettings();
    [[nodiscard]] LeaguePage *makeLeague();
    [[nodiscard]] LeaguePage *league();
    /// Leagues have changed behind the page that shows them, if there is one.
    void showLeagues();
    /// Matches went on: wherever they are looked at besides their own table.
    void showPlay();
    void feedHome();
    void showHome();
    void showGlance();
    void showKept();
    void sayHome();
    void openItem(const HomeItem &item);
    /// From a game to the fixture it was played for.
    void showFixture(const QString &leagueId, const QString &fixture);
    /// Sheets of coaches go to the inbox of their league, everything else to the teams.
    void openFiles(const QStringList &files);
    void connectAll();
    void retranslate();
    void nameWindow();
    void showAbout();
    /// The chapter of the page that is open.
    void showGuide();
    void showShortcuts();
    [[nodiscard]] GuideWindow &guide();
    /// Leads through a match of the sample teams, which are taken where there are none.
    void startTour();
    void leaveTour();
    void watchForTour();
    void showTour();
    [[nodiscard]] std::vector<FoundCommand> commandsHere();
    /// One field for commands, what is kept and the rules.
    void showFind();
    void showOdds();
    /// What was deleted, to be brought back.
    void showBin();
    /// What everything was at other times.
    void showCopies();
    [[nodiscard]] QString editionLookedAt();
    void makeLine();
    void showLinePanel();
    void openPhones();

    WindowServices m_services;
    CommandKeys *m_keys;
    PlaceRail *m_rail;
    PageStack *m_stack;
    QVBoxLayout *m_beside; ///< the page, and what stands below it
    QPointer<TourBar> m_tour; ///< while it goes on
    WindowActions *m_actions;
    WindowMemory *m_memory;
    LineButton *m_line = nullptr; ///< made when there is a line
    QPointer<LinePanel> m_linePanel; ///< while it is open
    LineLook m_look; ///< the last one
    TextLabel *m_onlyRead = nullptr; ///< made where that is so
    OddsDialog *m_odds = nullptr; ///< made when first asked for
    GuideWindow *m_guide = nullptr; ///< the same
    MatchFollower *m_follower = nullptr; ///< the same
    std::array<QWidget *, allPlaces.size() + 1> m_pages{}; ///< and the settings
    RecentlyKept m_recent; ///< what Home shows
    bool m_homeIsStale = true;
    Place m_place = Place::Home;
    Place m_placeBefore = Place::Home; ///< the settings lead back to it
    QString m_followed; ///< the match whose edition the rules were opened at
};

} // namespace dugout
