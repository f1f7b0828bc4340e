// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/language.h"
#include "ui/teams/teamdocument.h"

class QWidget;

namespace dugout {

/// What a coach does to a team in the editor, with the dialogs that some of it asks for. Each is
/// one edit of the document, undone in one step.
class RosterEdits final : public QObject
{
    Q_OBJECT

public:
    /// Dialogs stand over `window`.
    RosterEdits(TeamDocument &document, RulesetLibrary &rulesets, QWidget *window);

    void setLanguage(Language language) { m_language = language; }

    /// The player who came, if one did.
    std::optional<PlayerId> hirePosition(const PositionId &position);
    void setAsset(TeamAsset asset, int count);
    /// Into these players, as the coach sees them; `titles` are those of the columns.
    void paste(const std::vector<PlayerId> &players, const QString &text,
               const QStringList &titles);
    void remove(const std::vector<PlayerId> &players);
    void retire(const std::vector<PlayerId> &players);
    void signJourneymen(const std::vector<PlayerId> &players);
    void addJourneymen();
    void nameEverybody();
    /// In the order the coach sees; the numbers stay with their places, or start at 1 again.
    void order(const std::vector<PlayerId> &players);
    void number(const std::vector<PlayerId> &players);
    void makeReady();

    void askForIdentity();
    void askForOptions();
    void askForPlayer(const PlayerId &player);
    void askForImprovement(const PlayerId &player);
    void askForEdition();

signals:
    void refused(const QString &sentence);

private:
    [[nodiscard]] const Team &team() const { return m_document.team(); }
    [[nodiscard]] const Ruleset &ruleset() const { return *m_document.ruleset(); }

    TeamDocument &m_document;
    RulesetLibrary &m_rulesets;
    QWidget *m_window;
    Language m_language = Language::English;
};

} // namespace dugout
