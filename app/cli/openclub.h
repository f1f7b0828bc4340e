// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/cliparser.h"
#include "core/club/club.h"
#include "core/leaguebook/leaguerepository.h"
#include "core/sharing/sharedtable.h"
#include "core/store/store.h"

namespace dugout {

/// Everything that is kept, opened for one command: the database in the data folder, or the one
/// that `--database` names. A window that is open on the same database is no hindrance; each change
/// waits its turn and is refused where it builds on something outdated.
class OpenClub
{
public:
    enum class Use {
        Kept, ///< what is there; a database that is not there is refused
        Results, ///< the same, with matches that are over caught up with first
        Adding, ///< makes the database where there is none
    };

    [[nodiscard]] static Result<OpenClub> open(const CliContext &context, Use use = Use::Kept);

    [[nodiscard]] const Club &operator*() const { return *m_club; }
    [[nodiscard]] const Club *operator->() const { return m_club.get(); }
    /// What is kept through these reaches the leagues it concerns as well.
    [[nodiscard]] ClubStores stores() const;
    /// Of the database itself: what is kept there is on its way to nobody.
    [[nodiscard]] JournalStore &journalsHere() const { return m_store->journals(); }
    [[nodiscard]] const LeagueRepository &leagues() const { return *m_leagues; }
    /// Those of them that are shared.
    [[nodiscard]] SharedLeagues &shared() const { return m_shared->leagues(); }

private:
    OpenClub(std::unique_ptr<Store> store, const CliContext &context);

    std::unique_ptr<Store> m_store;
    std::unique_ptr<RulesetLibrary> m_library;
    std::unique_ptr<SharedTable> m_shared;
    std::unique_ptr<Club> m_club;
    std::unique_ptr<LeagueRepository> m_leagues;
};

/// `--database`, which CliParser takes into the context.
void addClubOption(CliParser &parser);

/// Whether a word means a file: one is there, it leads into a folder that is there, or it ends as
/// files of Dugout's and of other programs' teams do. Every other word is the name or the id of
/// something kept.
[[nodiscard]] bool namesFile(const QString &word);
/// Neither a file nor, as there is no database, something kept.
[[nodiscard]] Error nothingNamed(const QString &word, const Error &fault);

} // namespace dugout
