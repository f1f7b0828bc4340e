// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/documents.h"
#include "core/club/matchrepository.h"
#include "core/club/teamdocuments.h"
#include "core/leaguebook/acts/actevents.h"
#include "core/leaguebook/acts/acthand.h"
#include "core/leaguebook/fixtures/slipinbox.h"
#include "core/leaguebook/keeping/bin.h"
#include "core/leaguebook/leaguepreview.h"
#include "core/leaguebook/looks/leaders.h"
#include "core/leaguebook/looks/waitingfixtures.h"
#include "core/leaguebook/openleague.h"
#include "core/leaguebook/season/seasonend.h"
#include "core/shop/inducementshop.h"

namespace dugout {

class RandomSource;
struct SkirmishSeat;
struct SkirmishSetup;

/// A row of the list of leagues, read without folding any of them.
struct LeagueSummary
{
    LeagueId id{};
    QString name{};
    RulesetId ruleset{};
    QString season{}; ///< the name of the one that is played; empty between seasons
    int teams = 0;
    int fixtures = 0;
    int done = 0; ///< fixtures of the season that have a result
    qint64 changedMs = 0;
    int unsignedResults = 0; ///< of those; a league that an older Dugout kept: at most so many
    /// The first few of each; none where an older Dugout saved the league: opening it tells.
    std::optional<WaitingFixtures> next{};
    std::optional<WaitingFixtures> toSign{};

    bool operator==(const LeagueSummary &) const = default;
};

/// What is to be done in all leagues.
struct WaitingInLeagues
{
    WaitingFixtures next{}; ///< the soonest first
    WaitingFixtures toSign{}; ///< the newest first

    bool operator==(const WaitingInLeagues &) const = default;
};

/// What a check found: what is kept, and what the journals say it should be.
struct LeagueDifference
{
    enum class Kind {
        Journal, ///< an event does not fit
        MissingResult, ///< a match is over and its fixture has no result
        OtherResult, ///< the fixture says something else than the match's record
        MissingMatch, ///< the match of a fixture is gone
        Record, ///< the match's own journal derives another record than the one that is kept
        Folded, ///< what is kept of the folded league is not what the journal gives
        Figures, ///< what the league knows of a team is not what its last match left
        Inducements, ///< a team has bought for good what it may not have, or could not pay
    };
    Kind kind = Kind::Journal;
    FixtureId fixture{};
    EntrantId team{};
    QString sentence{}; ///< in the language of the moment

    bool operator==(const LeagueDifference &) const = default;
};

/// What of an exported league is kept here already, by name.
struct LeagueMeeting
{
    QString name{}; ///< of the league in the file
    LeagueId league{};
    bool isLeagueHere = false;
    QStringList teams{};
    QStringList matches{};

    [[nodiscard]] bool isNew() const
    {
        return !isLeagueHere && teams.isEmpty() && matches.isEmpty();
    }
};

/// What to do with it when the file is imported.
enum class LeagueImport {
    New, ///< refused whole where something is here
    Replaced, ///< what is here goes to the bin
    Beside, ///< the file becomes a league of its own, with teams and matches of its own
    Missing, ///< what is here stays, the rest is added
};

/// Of an exported league, in bytes: what is larger is not read.
inline constexpr qint64 largestLeagueFile = 256LL * 1024 * 1024;

/// The leagues that are kept, and what one does with them. The window and the command line both
/// only show this. Decisions are acts (see acts/leagueact.h): `open(id)`, then `act(...)`; tables
/// come from leaguetables.h.
class LeagueRepository
{
public:
    /// `newId` names whatever acts make.
    LeagueRepository(ClubStores stores, LeaderStore &leaders, NewId newId = freshId);

    [[nodiscard]] Result<std::vector<LeagueSummary>> list() const;
    /// A league by its id, or by its name where only one bears it.
    [[nodiscard]] Result<LeagueId> find(const QString &name) const;
    /// With an id of its own unless one is given.
    [[nodiscard]] Result<LeagueId> found(const QString &name, const LeagueRules &rules,
                                         const LeagueId &id = {}) const;
    [[nodiscard]] Result<OpenLeague> open(const LeagueId &id) const;
    /// Where the kept teams play.
    [[nodiscard]] Result<Ties> ties() const { return Ties::look(m_stores); }
    /// Where leagues and all the rest go that are deleted.
    [[nodiscard]] Bin bin() const { return Bin(m_stores); }

    /// Does what somebody wants done, with the sheets of teams that change with it, in one piece.
    /// Answers the events it made, where they are the league's alone.
    Result<std::vector<LeagueEvent>> act(OpenLeague &league, const ActRequest &request,
                                         RandomSource &lot) const;
    /// Several acts that are of the league alone, as one action.
    Result<std::vector<LeagueEvent>>
    act(OpenLeague &league, const std::vector<ActRequest> &requests, RandomSource &lot) const;
    /// What they would make of the league; nothing is done.
    [[nodiscard]] Result<std::vector<LeagueEvent>>
    eventsFor(const OpenLeague &league, const std::vector<ActRequest> &requests,
              RandomSource &lot) const;

    /// An act as a phone or a file says it, see actRequestFrom(): a competition by a template too.
    [[nodiscard]] Result<ActRequest> requestFrom(const QJsonObject &request,
                                                 const League &league) const;

    /// An act that came in as JSON, from a phone or by mail: read by what the league is now, and
    /// done if its sender may. Answers the last line of the history.
    [[nodiscard]] Result<QString> actFromAfar(const LeagueId &id, const QByteArray &request,
                                              const ActHand &hand, RandomSource &lot) const;

    /// The sheet of a match that came in from a phone, as the bytes of its file, and is its
    /// sender's word: it signs for nobody else. The first one is entered, another one waits for the
    /// commissioner. Answers what was done with it.
    [[nodiscard]] Result<QString> reportFromAfar(const LeagueId &id, const QByteArray &file,
                                                 const ActHand &hand) const;

    /// The rules of competitions that are kept by a name, for every league of this machine.
    [[nodiscard]] Result<QStringList> templates() const;
    [[nodiscard]] Result<CompetitionPlan> templateNamed(const QString &name) const;
    /// In the place of one that is called so.
    Result<void> keepTemplate(const QString &name, const CompetitionRules &rules) const;
    Result<void> removeTemplate(const QString &name) const;

    /// Registers a kept team: checks it against the league's rules and locks its sheet. The coach
    /// is found by the name on the sheet, or recorded. One that was drafted anew keeps its place.
    /// What it buys for good comes with it.
    Result<void> registerTeam(OpenLeague &league, const TeamId &team, const QString &club = {},
                              const QString &reason = {},
                              const std::vector<Purchase> &bought = {}) const;
    /// The team as it would be registered: with the league's rules and budget, founded.
    [[nodiscard]] Result<Team> asRegistered(const League &league, Team team) const;
    /// What is wrong with a team that wants to join; empty when nothing is.
    [[nodiscard]] QStringList whyNotRegistered(const League &league, const Team &team) const;
    /// Keeps a sheet that was changed by hand. Of a team that plays in a league more than names,
    /// colours and notes is locked: refused with "sheet-locked" without the commissioner's word,
    /// and told in the history of each such league with it.
    Result<DocumentSummary> saveSheet(const StoredTeam &kept, Sitting sitting = Sitting::Begins,
                                      const QString &word = {}) const;
    /// Goes back to an earlier sheet of a team that is in no match just now; see saveSheet().
    Result<DocumentSummary> goBack(const TeamId &team, qint64 number,
                                   const QString &word = {}) const;
    /// Where a team of the league, or one that joins, buys for good: what it has bought so, what it
    /// has left, what else it may have. Refused where the league's rules know no such thing.
    [[nodiscard]] Result<InducementShop> shopOf(const League &league, const EntrantId &team) const;
    [[nodiscard]] Result<InducementShop> shopOf(const League &league, const Team &joining,
                                                const std::vector<Purchase> &bought) const;
    /// Buys this for good, instead of all that the team had bought so.
    Result<void> buyForGood(OpenLeague &league, const EntrantId &team,
                            const std::vector<Purchase> &wanted, const QString &reason = {}) const;
    /// A team that only paper knows.
    Result<void> registerPaperTeam(OpenLeague &league, const QString &name, const QString &coach,
                                   const RosterId &roster = {}) const;

    /// Gives a prize, and the team what belongs to it: gold, fan factor, the trophy's re-roll,
    /// which the holder before loses.
    Result<void> givePrize(OpenLeague &league, const Prize &prize,
                           const QString &reason = {}) const;
    /// What the tables and the leaderboards of a season say, for the commissioner to give: winners,
    /// the wooden spoon, the best of the hard teams, sole leaders of a leaderboard.
    [[nodiscard]] Result<std::vector<Prize>> proposedPrizes(const OpenLeague &league,
                                                            const SeasonId &season) const;
    /// What keeping a batch would change in the league: a match that is corrected with all that
    /// follows from it (see CorrectionChain::batch).
    [[nodiscard]] Result<LeaguePreview> preview(const OpenLeague &league,
                                                const StoreBatch &batch) const;
    /// The same in sentences, for every league that would learn of it; empty where none would, or
    /// nothing would change there.
    [[nodiscard]] QStringList consequences(const StoreBatch &batch) const;
    /// Drafts a team anew between two seasons, where the league does that; see seasonend.h.
    Result<void> redraft(OpenLeague &league, const EntrantId &team, const Redraft &how = {},
                         const QString &reason = {}) const;

    /// Takes former players of a team that is drafted anew back, at the league's price; all of
    /// them or none.
    Result<void> buyBack(OpenLeague &league, const EntrantId &team,
                         const std::vector<PlayerId> &players) const;

    /// The match of a fixture as it would start: both teams, the league's rules of that round and
    /// the occasion.
    [[nodiscard]] Result<MatchSetup> setupFor(const League &league, const LeagueId &id,
                                              const FixtureId &fixture) const;
    /// Starts it; the fixture knows its match from then on. The result comes to the fixture by
    /// itself, in one piece with the end of the match (see LeagueBatches).
    [[nodiscard]] Result<JournalId> startMatch(OpenLeague &league, const FixtureId &fixture) const;

    /// It was begun, and its journal was deleted before it ended: it may begin anew.
    [[nodiscard]] bool isMatchGone(const LeagueFixture &fixture) const;
    /// It is being played here: its result is told by nobody, but it may be awarded.
    [[nodiscard]] bool isMatchInPlay(const LeagueFixture &fixture) const;
    /// Takes what was decided about a fixture away again: its match says how it ended, where that
    /// is over, and nobody where it is not.
    [[nodiscard]] Result<LeagueEvent> takingBack(const League &league, const FixtureId &fixture,
                                                 const QString &reason = {}) const;
    /// The skirmish of a fixture as it would start: both players, the league's rules of that round,
    /// best of three. Warbands, decks and boards are those the players brought last.
    [[nodiscard]] Result<SkirmishSetup> skirmishFor(const League &league, const LeagueId &id,
                                                    const FixtureId &fixture) const;
    /// Starts it with what they brought; everything else is as the league says. Its result comes to
    /// the fixture by itself too.
    [[nodiscard]] Result<JournalId> startSkirmish(OpenLeague &league, const FixtureId &fixture,
                                                  SkirmishSetup chosen) const;

    // A match that was played without Dugout changes its teams all the same: it becomes a match
    // that begins with its slip and goes on with what follows the whistle.

    /// As its slip would find it, with everybody who may stand on that; nothing is kept.
    [[nodiscard]] Result<MatchSession> paperMatch(const League &league, const LeagueId &id,
                                                  const FixtureId &fixture) const;
    /// Starts it with all that was written down, in one piece. `received`: the sheet of a coach
    /// that is taken out of the inbox with it.
    [[nodiscard]] Result<JournalId>
    enterSlip(OpenLeague &league, const FixtureId &fixture, const PaperSlip &slip,
              const std::optional<DocumentSummary> &received = {}) const;
    /// The sheets that coaches sent in.
    [[nodiscard]] SlipInbox inbox() const { return SlipInbox(m_stores); }

    /// So much of what comes next, and of the results that wait for signatures. A league is opened
    /// only where more is asked for than is kept with it. `teams` says of leagues, by their ids,
    /// whose signatures are given here; of any other all are.
    [[nodiscard]] Result<WaitingInLeagues> waiting(const QMap<QString, QStringList> &teams,
                                                   int mostNext, int mostToSign) const;
    /// The same, of a list that was read already.
    [[nodiscard]] WaitingInLeagues waitingIn(const std::vector<LeagueSummary> &leagues,
                                             const QMap<QString, QStringList> &teams, int mostNext,
                                             int mostToSign) const;
    [[nodiscard]] Result<WaitingFixtures> nextFixtures(int most = 5) const;
    [[nodiscard]] Result<WaitingFixtures> toSign(const QMap<QString, QStringList> &teams = {},
                                                 int most = 5) const;

    /// What a match that is over left.
    [[nodiscard]] Result<ResultRecord> record(const JournalId &match) const
    {
        return m_stores.results.read(match);
    }
    [[nodiscard]] Result<std::vector<LeaderLine>> leaders(const LeaderQuery &query) const;
    [[nodiscard]] Result<std::vector<LeaderLine>> cemetery(const LeaderQuery &query) const;

    /// Everything of a league: its journal with undone actions and corrections, its teams as they
    /// are kept and the matches of its fixtures.
    [[nodiscard]] Result<QJsonObject> exported(const LeagueId &id) const;
    /// What of such a file is here.
    [[nodiscard]] Result<LeagueMeeting> meeting(const QJsonObject &object) const;
    /// Takes it in, in one piece.
    [[nodiscard]] Result<LeagueId> import(const QJsonObject &object,
                                          LeagueImport how = LeagueImport::New) const;

    /// The sample league of sampleleague.h; there is at most one. Takes a second or two.
    [[nodiscard]] Result<LeagueId> addSample(RandomSource &dice) const;
    [[nodiscard]] bool hasSample() const;

    /// Derives everything again and names every difference; empty when all is well.
    [[nodiscard]] Result<std::vector<LeagueDifference>> check(const LeagueId &id) const;

private:
    Result<void> actWithSheets(OpenLeague &league, const ActRequest &request) const;
    Result<void> startFixture(OpenLeague &league, const FixtureId &fixture) const;
    [[nodiscard]] Result<void> checkOptions(const League &league,
                                            const OptionChoices &options) const;
    [[nodiscard]] Result<std::vector<Purchase>> purchasesFor(const League &league,
                                                             const QStringList &ids) const;
    [[nodiscard]] Result<LeagueId> importBeside(const QJsonObject &copy) const;
    /// Keeps an event of a league in one piece with a team it changes.
    [[nodiscard]] Result<void> keepWithTeam(OpenLeague &league,
                                            const std::vector<LeagueEvent> &events,
                                            const DocumentSummary &summary, const Team &team) const;
    [[nodiscard]] Result<void> keepWith(OpenLeague &league, const std::vector<LeagueEvent> &events,
                                        StoreBatch batch) const;
    [[nodiscard]] Result<void> keepPerks(const MatchSetup &setup, StoreBatch &batch) const;
    [[nodiscard]] Result<MatchSetup> paperSetup(const League &league, const LeagueId &id,
                                                const FixtureId &fixture) const;
    [[nodiscard]] Result<JournalId> begin(OpenLeague &league, const FixtureId &fixture,
                                          MatchSetup setup, const PaperSlip *slip = nullptr,
                                          const std::optional<DocumentSummary> &received
                                          = {}) const;
    [[nodiscard]] SkirmishSeat broughtLast(const Competition &competition, const EntrantId &side,
                                           const QString &name) const;
    [[nodiscard]] std::vector<LeagueEvent> begun(const LeagueFixture &fixture,
                                                 const JournalId &match) const;
    [[nodiscard]] std::vector<LeagueDifference> boughtWrongly(const League &league) const;
    [[nodiscard]] Result<Team> teamFor(const League &league, const Competition &competition,
                                       const EntrantId &side) const;

    ClubStores m_stores;
    LeaderStore &m_leaders;
    NewId m_newId;
};

} // namespace dugout
