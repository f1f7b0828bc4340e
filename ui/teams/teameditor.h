// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/foreign/importnote.h"
#include "core/text/language.h"
#include "ui/teams/teamdocument.h"

#include <QWidget>

class QBoxLayout;
class QMenu;
class QScrollArea;
class QSortFilterProxyModel;

namespace dugout {

class AssetBar;
class CommandKeys;
class HireModel;
class HirePanel;
class NotesPanel;
class Panel;
class PlayerPanel;
class ProblemsPanel;
class RosterDelegate;
class RosterEdits;
class RosterModel;
class RosterView;
class ScrollColumn;
class TeamActions;
class TeamHeader;
class TeamProblemsModel;
class TextLabel;

/// The roster editor: the table in the middle, what can be hired, what is to be settled and the
/// selected player beside it. It shows a TeamDocument and asks it for every change.
class TeamEditor final : public QWidget
{
    Q_OBJECT

public:
    TeamEditor(TeamDocument &document, RulesetLibrary &rulesets, QWidget *parent = nullptr);

    ~TeamEditor() override;

    /// Puts the cursor on the first player, so that every key works at once.
    void focusRoster();
    /// A team is opened with its name and its gold in sight, as far as the chosen player is, too.
    void showFromTop();
    void setLanguage(Language language);
    /// As this coach has them, from now on.
    void takeKeys(const CommandKeys &keys);
    void retranslate();
    /// One sentence over the foot of the table: nothing moves for it.
    void say(const QString &sentence);
    void sayDone(const QString &sentence);
    [[nodiscard]] RosterView &table() const { return *m_table; }
    /// What did not come along from or to a file, line by line.
    void showNotes(const QString &title, const ImportNotes &notes);

    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void backRequested();
    void printRequested();
    void exportRequested();
    void shopRequested();
    /// Of this player; of the team without one.
    void careerRequested(const PlayerId &player);
    void deleteRequested();
    void sheetsRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    void connectAll();
    void connectTable();
    void connectActions();
    /// Side by side, or under each other where there is little room.
    void arrange();
    [[nodiscard]] bool isNarrow() const;
    /// In the language of the moment.
    void nameUndo();
    void showTeam();
    void scrollToSelected();
    /// What scrolls where the table is shown whole; null where nothing does.
    [[nodiscard]] QScrollArea *pageAround() const;
    void showSelected();
    void placeSaid();
    /// Ends the building and says what that changes.
    void makeReady();
    /// The players as the table shows them.
    [[nodiscard]] std::vector<PlayerId> shownPlayers() const;
    void dropRows(int before);
    void shiftRows(int by);
    /// Of a row of the table; empty outside of it.
    [[nodiscard]] static PlayerId playerAt(const QModelIndex &index);
    /// Those who are highlighted, from top to bottom; what is done is done to them.
    [[nodiscard]] std::vector<PlayerId> chosenPlayers() const;
    /// The one who is highlighted; empty where nobody or several are.
    [[nodiscard]] PlayerId onePlayer() const;
    void selectPlayers(const std::vector<PlayerId> &players);
    /// Back or forward, with the players concerned highlighted.
    void travel(void (QUndoStack::*step)());
    void fillRowMenu(QMenu &menu);
    /// What of a player is copied, and what the columns are called.
    [[nodiscard]] QStringList copiedCells(const QModelIndex &row) const;

    void hirePosition(const QString &position);
    void pasteRows();
    void removeRows();

    TeamDocument &m_document;
    RosterEdits *m_edits;
    Language m_language = Language::English;
    RosterModel *m_roster;
    HireModel *m_hire;
    TeamProblemsModel *m_problems;
    QSortFilterProxyModel *m_sorted;
    TeamHeader *m_header;
    AssetBar *m_assets;
    QBoxLayout *m_middle;
    Panel *m_tableCard;
    ScrollColumn *m_side;
    RosterView *m_table;
    RosterDelegate *m_delegate;
    HirePanel *m_hirePanel;
    ProblemsPanel *m_problemsPanel;
    PlayerPanel *m_playerPanel;
    Panel *m_said;
    TextLabel *m_sentence;
    NotesPanel *m_notes;
    TeamActions *m_actions;
};

} // namespace dugout
