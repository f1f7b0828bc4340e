// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/club.h"
#include "core/leaguebook/leaguerepository.h"
#include "core/team/teamcheck.h"

#include <QObject>
#include <QUndoStack>

#include <functional>

namespace dugout {

/// A team being edited: its undo history, its broken rules, and its place on disk. Every edit is
/// kept before it is shown; one that cannot be kept does not happen.
class TeamDocument final : public QObject
{
    Q_OBJECT

public:
    /// `leagues` are those that the teams may play in; null: none.
    explicit TeamDocument(const Club &club, QObject *parent = nullptr,
                          const LeagueRepository *leagues = nullptr);

    /// Opens a kept team; the sentence of what went wrong otherwise.
    [[nodiscard]] Result<void> open(const DocumentId &id);
    /// Keeps a new team and opens it.
    [[nodiscard]] Result<void> create(const Team &team);

    [[nodiscard]] bool isOpen() const { return m_ruleset != nullptr; }
    [[nodiscard]] const Team &team() const { return m_kept.team; }
    [[nodiscard]] const std::shared_ptr<const Ruleset> &ruleset() const { return m_ruleset; }
    [[nodiscard]] QUndoStack &undoStack() { return m_undo; }
    /// In the language of the moment.
    [[nodiscard]] std::vector<TeamProblem> problems(Language language) const;

    /// What an edit is called in the language of the moment.
    using EditName = std::function<QString()>;
    /// One edit, undone in one step. An error is told with `refused` and changes nothing.
    void edit(const Result<Team> &edited, const EditName &what);
    /// The same where its name is the same in every language.
    void edit(const Result<Team> &edited, const QString &what);
    /// What would be undone, and what done again; empty where nothing would.
    [[nodiscard]] QString undoName() const { return editName(m_undo.index() - 1); }
    [[nodiscard]] QString redoName() const { return editName(m_undo.index()); }
    /// The league that locks the sheet; empty where none does, or once its word was given.
    [[nodiscard]] QString lockedBy() const { return m_word.isEmpty() ? m_lockedBy : QString(); }
    /// Does the edit again that asked for the commissioner's word; it holds until another team is
    /// opened.
    void giveWord(const QString &word);
    /// Goes back to an earlier sheet, as an edit that can be undone.
    void goBack(qint64 number, const EditName &what);
    /// Shows the team anew where somebody else changed it.
    void takeNews();

signals:
    void changed();
    void refused(const QString &sentence);
    /// The sheet is locked, as the sentence says, until `giveWord`.
    void wordNeeded(const QString &sentence);
    /// The team cannot be opened any more, as the sentence says.
    void lost(const QString &sentence);

private:
    [[nodiscard]] QString editName(int place) const;
    [[nodiscard]] QString leagueOf(const TeamId &team) const;
    /// Keeps and shows; false when it could not be kept.
    bool put(const Team &team);
    void refuse(const Error &error);
    /// Shows what is kept by now.
    void readAgain(const QString &sentence);

    struct Edit
    {
        Team team;
        EditName what;
    };

    const Club &m_club;
    const LeagueRepository *m_leagues;
    StoredTeam m_kept;
    QString m_word; ///< the commissioner's, for the sheet of a team in a league
    QString m_lockedBy; ///< as of when it was opened
    std::optional<Edit> m_locked; ///< waits for it
    Sitting m_sitting = Sitting::Begins;
    std::shared_ptr<const Ruleset> m_ruleset;
    QUndoStack m_undo;
};

} // namespace dugout
