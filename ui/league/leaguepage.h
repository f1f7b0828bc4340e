// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/leaguerepository.h"
#include "core/sharing/linelook.h"
#include "ui/common/page.h"
#include "ui/league/leagueservices.h"

namespace dugout {

class InboxDialog;
class LeagueDocument;
class LeagueList;
class LeagueView;
class PageStack;
class PhoneDesk;
struct SkirmishSetup;

/// The League place: the list of leagues, and the one that is open.
class LeaguePage final : public Page
{
    Q_OBJECT

public:
    explicit LeaguePage(const LeagueServices &services, QWidget *parent = nullptr);
    ~LeaguePage() override;

    void askForNew();
    void openLeague(const QString &id);
    /// The sample league, made and opened; some seconds.
    void takeSample();
    /// A league that was exported; opened when it could be taken in.
    void importLeague(const QString &path);
    /// A match sheet that a coach has filled in: into the inbox of its league, which is opened.
    void takeSheet(const QString &path);
    /// Opens the league with the cursor on one of its fixtures.
    void showFixture(const QString &league, const FixtureId &fixture);
    /// Begins its match, or goes on with it.
    void play(const FixtureId &fixture);
    /// Shows a fixture of the league that is open and offers to start its match.
    void askToPlay(const FixtureId &fixture);
    /// Shows a fixture of the league that is open and asks who signs its result.
    void askToSign(const FixtureId &fixture);
    /// Starts the skirmish of a fixture of the league that is open, with what the players bring;
    /// its id, or nothing where that was refused.
    [[nodiscard]] QString startSkirmish(const FixtureId &fixture, const SkirmishSetup &chosen);
    void showList();
    /// Matches or teams have changed elsewhere; read anew when somebody sees it.
    void showChanges();
    /// Matches went on, and nothing else.
    void showPlay();
    /// The lines of shared leagues were looked at.
    void showLine(const LineLook &look);
    /// Puts the two versions of a team of the open league side by side, where there are two.
    void decideOvertaken();
    void askToJoin();
    /// Opens the pages of the league that is open to phones; false when there is none.
    bool openPhones();
    [[nodiscard]] PhoneDesk *phones() const { return m_phones; }
    [[nodiscard]] LeagueDocument &document() const { return *m_document; }
    [[nodiscard]] LeagueView *view() const { return m_view; }

signals:
    void leaguesChanged();
    /// Kept teams are no longer what they were.
    void teamsChanged();
    /// The list of matches is no longer what it was.
    void matchesChanged();
    /// Show the sheet of this team.
    void rosterRequested(const QString &team);
    /// Put this match on the table.
    void matchRequested(const QString &id);
    /// Put this match on the table with its sheet, to be corrected.
    void correctionRequested(const QString &id);
    /// Put this skirmish on the table.
    void skirmishRequested(const QString &id);
    /// Ask what the players bring to the skirmish of a fixture; `startSkirmish` comes next.
    void skirmishToStart(const FixtureId &fixture, const SkirmishSetup &given);
    /// Show this match of another table as it goes on.
    void followRequested(const QString &id);

protected:
    void retranslate() override;
    void showEvent(QShowEvent *event) override;

private:
    void joinOnServer(const QString &word);
    void showOwn(const QString &league);
    void fillList();
    void nameWhatIsOpen();
    void readAgain();
    /// Back to the list, which says why.
    void leave(const QString &sentence);
    /// What is shared is different: leagues may have come or gone.
    void readSharing();
    void askToDelete(const LeagueId &id);
    void askToRemoveSample();
    [[nodiscard]] QString nameOf(const LeagueId &id) const;
    [[nodiscard]] Result<std::vector<Removal>> removalOf(const LeagueId &id,
                                                         LeagueRemoval how) const;
    void throwAway(const std::vector<Removal> &removals);
    /// Where the coach looks: in the list or at the league.
    void sayProblem(const QString &sentence);
    void askToImport();
    void takeIn(const QJsonObject &file, LeagueImport how);
    /// Of the league that is open; false where it has no such fixture.
    bool putCursorOn(const FixtureId &fixture);
    void askForSkirmish(const FixtureId &fixture);
    /// `received`: as its coach filled it in.
    void askForSlip(const FixtureId &fixture, const std::optional<ReceivedSlip> &received = {});
    InboxDialog *askForInbox();

    LeagueServices m_services;
    LeagueDocument *m_document;
    PageStack *m_stack;
    LeagueList *m_list;
    LeagueView *m_view;
    PhoneDesk *m_phones;
    bool m_isStale = false;
    LineLook m_look;
};

} // namespace dugout
