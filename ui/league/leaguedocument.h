// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/leaguerepository.h"
#include "core/rules/ruleset.h"
#include "core/sharing/linelook.h"
#include "core/sharing/versions.h"
#include "core/team/teamdress.h"
#include "ui/league/leagueservices.h"

#include <QHash>
#include <QObject>

#include <memory>

namespace dugout {

/// The league that is open in the window, and the competition of it that is looked at. Every change
/// is an action of the league's own journal.
class LeagueDocument final : public QObject
{
    Q_OBJECT

public:
    explicit LeagueDocument(LeagueServices services, QObject *parent = nullptr);

    [[nodiscard]] Result<void> open(const LeagueId &id);
    void close();
    /// As it is kept now; matches write to leagues too. Nothing changes where it cannot be read.
    [[nodiscard]] Result<void> readAgain();
    [[nodiscard]] bool isOpen() const { return m_open.has_value(); }
    [[nodiscard]] LeagueId id() const { return m_open->id(); }
    [[nodiscard]] const League &league() const { return m_open->league(); }
    [[nodiscard]] const OpenLeague &opened() const { return *m_open; }
    [[nodiscard]] const LeagueServices &services() const { return m_services; }
    /// Null where the edition is missing.
    [[nodiscard]] std::shared_ptr<const Ruleset> ruleset() const;

    /// What a team of it is told apart by: as it is kept, as it was registered where it is kept
    /// elsewhere, and of its own making where only paper knows it. Squads have one, too.
    [[nodiscard]] TeamDress dressOf(const EntrantId &team) const;

    /// Null where the league has none.
    [[nodiscard]] const Competition *competition() const;
    void show(const CompetitionId &competition);
    /// Whether it belongs to the season that is played.
    [[nodiscard]] bool isRunning() const;

    /// Nothing where the league is on this machine alone.
    [[nodiscard]] const std::optional<SharedNote> &note() const { return m_note; }
    /// Whether the user of this machine is commissioner.
    [[nodiscard]] bool isDecidedHere() const
    {
        return !m_note || m_note->role == SharedRole::Commissioner;
    }
    /// How its line is, as it was last seen.
    [[nodiscard]] const LeagueLine &line() const { return m_line; }
    void setLine(const LeagueLine &line);
    /// Fixtures whose match is over here, which the server has not been told yet.
    [[nodiscard]] QSet<FixtureId> endedHere() const;
    /// It was shared, let go, taken home or left.
    void readSharing();

    /// False when it was refused; the sentence is said then.
    bool act(const std::vector<LeagueEvent> &events);
    bool act(LeagueEventData data, const QString &reason = {});
    /// What a button asks for; it is of the league alone.
    bool act(const ActRequest &request);
    /// What a form asks for: the sentence where it was refused, or somebody was faster; empty when
    /// it was done. `made` gets the events of what is of the league alone.
    [[nodiscard]] QString done(const ActRequest &request, std::vector<LeagueEvent> *made = nullptr);
    /// Several that are of the league alone, as one action.
    [[nodiscard]] QString done(const std::vector<ActRequest> &requests);
    /// Of the competition that is looked at.
    bool draw();
    bool undo();
    bool redo();
    /// Takes what an action answered: says what was refused, else that the league has changed.
    bool take(const Result<void> &done);
    /// The same, to be shown beside the field: the sentence, empty when it was done.
    [[nodiscard]] QString refusalOf(const Result<void> &done);
    /// What others did while somebody decided, and that his own comes on top of it.
    [[nodiscard]] static QString fasterWords(const QStringList &actions);
    /// What was done after the first so many actions, in the language of the moment.
    [[nodiscard]] QStringList newsSince(int known) const;
    /// For actions that are more than events of the league.
    [[nodiscard]] OpenLeague &toChange() { return *m_open; }

signals:
    void changed();
    /// Kept teams are no longer what they were: registering founds and locks them.
    void sheetsChanged();
    void refused(const QString &sentence);
    /// Somebody else was faster than who knew so many actions and wanted this.
    void overtaken(int known, const std::vector<dugout::LeagueEvent> &wanted);
    /// Others did something: an open question was made for a league of so many actions.
    void cameIn(int known);
    /// Leagues are shared, or not, that were not, or were.
    void sharingChanged();
    /// Something was done that shows nowhere else.
    void told(const QString &sentence);

private:
    void readNote();
    [[nodiscard]] TeamDress readDress(const EntrantId &team) const;
    /// Takes in what others did, where they were faster; false where that was not the trouble.
    [[nodiscard]] bool caughtUp(const Error &refusal);

    LeagueServices m_services;
    std::optional<OpenLeague> m_open;
    std::optional<SharedNote> m_note;
    LeagueLine m_line;
    CompetitionId m_shown;
    mutable QHash<EntrantId, TeamDress> m_dresses; ///< of those that were asked for
};

} // namespace dugout
