// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/teamrepository.h"
#include "core/exchange/foreign/teamformats.h"
#include "core/leaguebook/keeping/bin.h"
#include "core/rules/rulesetlibrary.h"
#include "core/team/ids.h"
#include "ui/common/page.h"
#include "ui/teams/teamrows.h"

#include <functional>

namespace dugout {

class AsideWork;
class AtRest;
class Club;
class CommandKeys;
class LeagueRepository;
class LanguageController;
class PageStack;
class Settings;
class TeamDocument;
class TeamEditor;
class TeamList;
class TeamPrintDialog;
/// The Teams place: the list of teams, and the editor of the one that is open.
class TeamsPage final : public Page
{
    Q_OBJECT

public:
    /// Among the journals, matches tell the story of a team. `leagues` are those that the teams may
    /// play in.
    TeamsPage(const Club &club, LanguageController &language, QWidget *parent = nullptr,
              const LeagueRepository *leagues = nullptr);

    void openTeam(const QString &id);
    /// The league that somebody looks at, by its id: what is printed begins with its teams.
    void setLeagueAtHand(std::function<QString()> league) { m_leagueAtHand = std::move(league); }
    /// How the roster is sorted and how wide its columns are is kept there; the keys are those that
    /// this coach has given to commands.
    void remember(Settings &settings, const CommandKeys &keys);
    /// Reads a file of ours or of others and opens what it holds, at once or a little later.
    void importFile(const QString &path);
    void takeSamples();
    /// Teams were changed elsewhere, such as by a match: shows the list as it is now.
    void showChanges() { showList(); }
    /// Somebody else changed teams: what is being done here goes on.
    void takeNews();

signals:
    /// A team was made, changed its name or went.
    void teamsChanged();

protected:
    void retranslate() override;
    /// Who comes to the place goes on at the teams or in the roster.
    void focusInEvent(QFocusEvent *event) override;

private:
    /// With so many rows at least, where there are so many.
    void fillList(size_t rows = 0);
    /// Opens the next teams of the list, a page of them at most.
    [[nodiscard]] std::vector<ListedTeam> openNext();
    void listMore();
    /// With where they play.
    [[nodiscard]] std::vector<TeamRow> rowsOf(const std::vector<ListedTeam> &teams) const;
    void sayList();
    void showList();
    void showEditor();
    void askForNew();
    void askForImport();
    void takeReading(const Result<TeamReading> &reading);
    /// Asks the coach for what the file does not say.
    [[nodiscard]] Result<ImportedTeam> settle(const TeamReading &reading, ImportSettings settings);
    /// A team of a file: opened where it is here, asked about where it is not the same.
    void takeTeam(const Team &team, const ImportNotes &notes);
    void createFrom(const Team &team, const ImportNotes &notes);
    /// The commissioner's, for a sheet that is locked.
    void askForWord(const QString &sentence);
    void showSheets();
    void askForExport();
    [[nodiscard]] Result<void> writeTeamAs(const QString &path, const TeamFormat &format) const;
    void askForDelete(const QStringList &ids);
    void throwAway(const std::vector<Removal> &removals);
    /// Where the coach looks: in the list or in the editor.
    void sayProblem(const QString &sentence);
    void askToRemoveSamples();
    void print(const std::vector<TeamId> &chosen);
    /// The teams of a league, of several or all there are.
    void printAll();
    void preview(TeamPrintDialog &dialog);
    void showCareer(const PlayerId &player);

    const Club &m_club;
    const LeagueRepository *m_leagues; ///< null: nothing can be deleted either
    std::vector<DocumentSummary> m_kept; ///< as they were when the list was last shown
    Ties m_ties; ///< where they played then
    std::vector<ListedTeam> m_teams; ///< the first of them, as far as somebody looked
    LanguageController &m_language;
    TeamDocument *m_document;
    PageStack *m_stack;
    TeamList *m_list;
    TeamEditor *m_editor;
    AsideWork *m_reading;
    AtRest *m_news; ///< for the team that is open
    std::function<QString()> m_leagueAtHand;
    bool m_showsEditor = false;
    bool m_hasSamples = false;
};

} // namespace dugout
