// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/keptteams.h"
#include "core/exchange/foreign/teamformats.h"
#include "core/rules/rulesetlibrary.h"
#include "core/team/ids.h"
#include "ui/common/page.h"

namespace dugout {

class AsideWork;
class AtRest;
class Club;
class LanguageController;
class PageStack;
class Settings;
class TeamDocument;
class TeamEditor;
class TeamList;
/// The Teams place: the list of teams, and the editor of the one that is open.
class TeamsPage final : public Page
{
    Q_OBJECT

public:
    /// The matches among the journals tell what became of a team.
    TeamsPage(const Club &club, LanguageController &language, QWidget *parent = nullptr);

    void openTeam(const QString &id);
    /// The widths of the roster's columns are kept there.
    void remember(Settings &settings);
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
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    /// With so many rows at least, where there are so many.
    void fillList(size_t rows = 0);
    /// Opens the next teams of the list, a page of them at most.
    [[nodiscard]] std::vector<ListedTeam> openNext();
    void listMore();
    void sayList();
    void showList();
    void showEditor();
    void askForNew();
    void askForImport();
    void takeReading(const Result<TeamReading> &reading);
    /// Asks the coach for what the file does not say.
    [[nodiscard]] Result<ImportedTeam> settle(const TeamReading &reading, ImportSettings settings);
    void askForExport();
    [[nodiscard]] Result<void> writeTeamAs(const QString &path, const TeamFormat &format) const;
    void askForDelete();
    /// One of the list, which is not open.
    void askForDeleteOf(const QString &id);
    void askToRemoveSamples();
    void print(const std::vector<TeamId> &chosen);
    void printAll();
    void showCareer(const PlayerId &player);

    const Club &m_club;
    std::vector<DocumentSummary> m_kept; ///< as they were when the list was last shown
    std::vector<ListedTeam> m_teams; ///< the first of them, as far as somebody looked
    LanguageController &m_language;
    TeamDocument *m_document;
    PageStack *m_stack;
    TeamList *m_list;
    TeamEditor *m_editor;
    AsideWork *m_reading;
    AtRest *m_news; ///< for the team that is open
    bool m_showsEditor = false;
    bool m_hasSamples = false;
};

} // namespace dugout
