// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/documents.h"
#include "core/sharing/leagueserver.h"

namespace dugout {

/// How far a league and its server have come.
enum class SharedState {
    Sharing, ///< on its way to the server; here it is only read
    Kept, ///< on the server; here it is only read until the commissioner lets it go
    Joined, ///< worked on here, kept there
    ComingHome, ///< on its way back; here it is only read
    Leaving, ///< on its way out of this machine
};

/// Something that came from elsewhere and that the user of this machine should know.
struct SharedTold
{
    enum class Kind {
        SheetOfMatch, ///< a match at another table changed the sheet of a team of his
        SheetByOther, ///< somebody else saved it
        SheetUnreadable, ///< the server has a sheet of his that no Dugout here can read
        Doubted, ///< the end of a match does not follow: it is not taken in
        Unchecked, ///< it was taken in, and nobody could play it again
    };

    Kind kind = Kind::SheetOfMatch;
    QString team{}; ///< its name
    QString match{}; ///< its title
    QString about{}; ///< who, or the id of a doubt

    bool operator==(const SharedTold &) const = default;
};

/// What this machine knows of a league that is shared. Beside the league in its own database, never
/// with a password.
struct SharedNote
{
    LeagueId league{};
    QString address{};
    SharedState state = SharedState::Sharing;
    QString person{};
    SharedRole role = SharedRole::Nobody;
    QStringList teams{}; ///< of this member
    qint64 changes = 0; ///< the server's number up to which everything is here
    QMap<QString, qint64> revisions{}; ///< the server's, of each team as it is here
    /// Of teams whose sheet here is not the server's: a change of here waited when another came in,
    /// or what changed it does not count. Taken in once nothing of here waits for them.
    QStringList behind{};
    /// How many lines of each match that runs were here when some last came from another table. A
    /// match that has as many now was last played there.
    QMap<QString, qint64> came{};
    /// How many lines of each match that is played here the server had or was told of: a start
    /// without the server knows what waits as well.
    QMap<QString, qint64> sent{};
    /// Every line of it could be sealed, as the server was told when it was brought there: what a
    /// further one shows needs none of them again.
    bool isSealed = false;
    /// Ends of matches that are not taken in, each with the id of the doubt and what it is about.
    QMap<QString, QString> doubted{};
    /// Of a commissioner: ends that follow from their matches, and that nobody stands by yet.
    QStringList proven{};
    /// The same of those that nobody here could play again, and both coaches signed.
    QStringList unchecked{};
    QStringList parted{}; ///< matches that went another way here than on the server
    std::vector<SharedTold> told{}; ///< until it was seen, the oldest first
    qint64 revision = 0; ///< of this note

    bool operator==(const SharedNote &) const = default;
};

[[nodiscard]] QString sharedNoteKind();
[[nodiscard]] Document noteDocument(const SharedNote &note, const QString &name, qint64 nowMs);
[[nodiscard]] std::optional<SharedNote> noteFrom(const Document &document);

/// Nothing where the league is not shared.
[[nodiscard]] Result<std::optional<SharedNote>> readNote(DocumentStore &documents,
                                                         const LeagueId &league);
[[nodiscard]] Result<std::vector<SharedNote>> readNotes(DocumentStore &documents);
/// The server has these revisions of teams by now, as they are here. Whatever others write to the
/// note at the same time stays; where the league is not shared any more, nothing is noted.
[[nodiscard]] Result<void> noteRevisions(DocumentStore &documents, const LeagueId &league,
                                         const QMap<QString, qint64> &revisions, qint64 nowMs);
/// The server has so many lines of matches that are played here, and of no others.
[[nodiscard]] Result<void> noteSent(DocumentStore &documents, const LeagueId &league,
                                    const QMap<QString, qint64> &sent, qint64 nowMs);
/// The user of this machine has read the notices.
[[nodiscard]] Result<void> noteSeen(DocumentStore &documents, const LeagueId &league, qint64 nowMs);
/// A commissioner stands by these ends of matches now, or has put them aside.
[[nodiscard]] Result<void> noteDecided(DocumentStore &documents, const LeagueId &league,
                                       const QStringList &matches, qint64 nowMs);
/// The sheets of these teams are to be taken from the server.
[[nodiscard]] Result<void> noteBehind(DocumentStore &documents, const LeagueId &league,
                                      const QStringList &teams, qint64 nowMs);

} // namespace dugout
