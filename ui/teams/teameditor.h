// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/foreign/importnote.h"
#include "core/text/language.h"
#include "ui/teams/teamdocument.h"

#include <QWidget>

class QSortFilterProxyModel;

namespace dugout {

class AssetBar;
class HireModel;
class HirePanel;
class NotesPanel;
class PlayerPanel;
class ProblemsPanel;
class RosterDelegate;
class RosterModel;
class RosterView;
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
    void setLanguage(Language language);
    void retranslate();
    /// What did not come along from or to a file, line by line.
    void showNotes(const QString &title, const ImportNotes &notes);

signals:
    void backRequested();
    void printRequested();
    void exportRequested();
    void shopRequested();
    /// Of this player; of the team without one.
    void careerRequested(const PlayerId &player);
    void deleteRequested();

private:
    void layOut();
    void connectAll();
    void showTeam();
    void showSelected();
    void say(const QString &sentence);
    /// Of a row of the table; empty outside of it.
    [[nodiscard]] static PlayerId playerAt(const QModelIndex &index);
    [[nodiscard]] PlayerId currentPlayer() const;
    void selectPlayer(const PlayerId &player);

    void hirePosition(const QString &position);
    void setAsset(TeamAsset asset, int count);
    void copyRows();
    void pasteRows();
    void removeRows();
    void editIdentity();
    void editPlayer();
    void improvePlayer();
    void retirePlayer();
    void addJourneymen();
    void nameEverybody();
    void moveToEdition();

    TeamDocument &m_document;
    RulesetLibrary &m_rulesets;
    Language m_language = Language::English;
    RosterModel *m_roster;
    HireModel *m_hire;
    TeamProblemsModel *m_problems;
    QSortFilterProxyModel *m_sorted;
    TeamHeader *m_header;
    AssetBar *m_assets;
    RosterView *m_table;
    RosterDelegate *m_delegate;
    HirePanel *m_hirePanel;
    ProblemsPanel *m_problemsPanel;
    PlayerPanel *m_playerPanel;
    TextLabel *m_sentence;
    NotesPanel *m_notes;
    TeamActions *m_actions;
};

} // namespace dugout
