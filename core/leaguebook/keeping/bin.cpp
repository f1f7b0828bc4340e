// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/keeping/bin.h"

#include "core/club/games.h"
#include "core/club/teamoutcomes.h"
#include "core/leaguebook/keeping/bincontents.h"
#include "core/leaguebook/looks/leaguewalk.h"
#include "core/leaguebook/openleague.h"
#include "core/leaguebook/sampleleague.h"

#include <QCoreApplication>
#include <QSet>
#include <QUuid>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct BinWords
{
    Q_DECLARE_TR_FUNCTIONS(Bin)
};

QStringList namesOf(const std::vector<TeamTies::Tie> &ties)
{
    QStringList names;
    for (const TeamTies::Tie &each : ties)
        names.append(u"\"%1\""_s.arg(each.name));
    return names;
}

Error teamNeeded(const QString &name, const TeamTies &ties)
{
    if (!ties.leagues.empty())
        return {ErrorCode::TeamNeeded,
                BinWords::tr("%1 plays in %2. Take the team out of the league first.")
                    .arg(name, namesOf(ties.leagues).join(BinWords::tr(" and "))),
                ties.leagues.front().id.text()};
    return {ErrorCode::TeamInMatch,
            BinWords::tr("%1 plays %2, and that match is not over. Finish or delete the match "
                         "first.")
                .arg(name, namesOf(ties.matches).join(BinWords::tr(" and "))),
            ties.matches.front().id.text()};
}

/// What a removal takes along of the documents and journals here.
class BinPacking
{
public:
    BinPacking(const ClubStores &stores, StoreBatch &batch)
        : m_stores(stores)
        , m_batch(batch)
    { }

    [[nodiscard]] Result<void> pack(const Removal &removal, qint64 nowMs)
    {
        if (!removal.what.id.isEmpty()) {
            if (auto done = packThing(removal.kind, removal.what); !done)
                return done;
        }
        for (const Removal::Thing &each : removal.matches) {
            if (auto done = packThing(BinKind::Match, each); !done)
                return done;
        }
        for (const Removal::Thing &each : removal.teams) {
            if (auto done = packThing(BinKind::Team, each); !done)
                return done;
        }
        BinLine line{DocumentId(QUuid::createUuid().toString(QUuid::WithoutBraces)),
                     removal.kind,
                     removal.what.name,
                     removal.what.id,
                     nowMs,
                     {},
                     static_cast<int>(removal.matches.size())};
        for (const Document &each : m_contents.documents) {
            if (each.summary.kind == teamKind())
                line.teams.append(each.summary.id.text());
        }
        m_batch.documents.push_back(binDocument(line));
        m_batch.documents.push_back(contentsDocument(line, m_contents));
        return {};
    }

private:
    [[nodiscard]] Result<void> packThing(BinKind kind, const Removal::Thing &thing)
    {
        return kind == BinKind::Team ? packDocument(teamKind(), DocumentId(thing.id))
                                     : packGame(JournalId(thing.id));
    }

    [[nodiscard]] Result<void> packDocument(const QString &kind, const DocumentId &id)
    {
        auto document = m_stores.documents.read(kind, id);
        if (!document)
            return document.error();
        m_batch.removed.push_back(document->summary);
        m_contents.documents.push_back(*std::move(document));
        return {};
    }

    [[nodiscard]] Result<void> packGame(const JournalId &id)
    {
        auto journal = m_stores.journals.read(id);
        if (!journal)
            return journal.error();
        BinnedGame game;
        if (auto result = m_stores.results.read(id))
            game.result = *std::move(result);
        else if (!result.failedWith(ErrorCode::StoreNotFound))
            return result.error();
        for (const QString &team : journal->header.teams) {
            const DocumentId note = outcomeNoteId(TeamId(team), id);
            auto packed = packDocument(outcomeNoteKind(), note);
            if (!packed && !packed.failedWith(ErrorCode::StoreNotFound))
                return packed;
        }
        game.journal = *std::move(journal);
        m_contents.games.push_back(std::move(game));
        m_batch.discarded.push_back(id);
        return {};
    }

    const ClubStores &m_stores;
    StoreBatch &m_batch;
    BinContents m_contents;
};

/// Where in their leagues the matches count that come back, and those that stayed when their league
/// went.
class Marking
{
public:
    Marking(const ClubStores &stores, const BinContents &contents, StoreBatch &batch)
        : m_stores(stores)
        , m_contents(contents)
        , m_batch(batch)
    { }

    [[nodiscard]] Result<void> mark()
    {
        for (const BinnedGame &each : m_contents.games) {
            if (each.journal.header.game == leagueGame()) {
                if (auto done = markLeague(each.journal); !done)
                    return done;
            }
        }
        for (const BinnedGame &each : m_contents.games) {
            const PlayedFor place = playedFor(each.journal.header);
            const bool isMarked = m_marked.contains(each.journal.header.id.text());
            if (each.journal.header.game != matchGame() || !place.isLeague() || isMarked)
                continue;
            const auto opened = OpenLeague::open(m_stores, JournalId(place.league.text()));
            if (opened)
                mark(opened->league(), place.league, each.journal.header.id, place.fixture);
        }
        return {};
    }

private:
    [[nodiscard]] Result<void> markLeague(const Journal &journal)
    {
        const auto opened = OpenLeague::resume(m_stores, journal);
        if (!opened)
            return opened.error();
        const LeagueId id(journal.header.id.text());
        for (const JournalId &match : matchesOf(opened->league())) {
            const BinnedGame *packed = m_contents.game(match);
            const auto header = packed ? Result<JournalHeader>(packed->journal.header)
                                       : m_stores.journals.readHeader(match);
            if (header && header->game == matchGame())
                mark(opened->league(), id, match, playedFor(*header).fixture);
        }
        return {};
    }

    void mark(const League &league, const LeagueId &id, const JournalId &match,
              const FixtureId &fixture)
    {
        m_batch.marks.push_back(markOf(league, id, fixture, match));
        m_marked.insert(match.text());
    }

    const ClubStores &m_stores;
    const BinContents &m_contents;
    StoreBatch &m_batch;
    QSet<QString> m_marked;
};

/// Of a league that goes with its teams: those that play nowhere else. The sample takes only the
/// teams that came with it.
bool goesWith(const LeagueId &league, const LeagueTeam &team)
{
    return league != sampleLeagueId() || isOfSample(TeamId(team.id.text()));
}

} // namespace

Bin::Bin(ClubStores stores)
    : m_stores(std::move(stores))
{ }

Result<Removal> Bin::team(const TeamId &id) const
{
    const auto kept = m_stores.documents.readWithoutList(teamKind(), DocumentId(id.text()));
    if (!kept)
        return kept.error();
    const auto ties = Ties::look(m_stores);
    if (!ties)
        return ties.error();
    if (const TeamTies own = ties->of(id); !own.isFree())
        return teamNeeded(kept->summary.name, own);
    Removal removal{BinKind::Team, {id.text(), kept->summary.name}};
    JournalQuery played;
    played.team = id.text();
    const auto count = m_stores.journals.count(played);
    if (count && *count > 0)
        removal.stays.append(
            BinWords::tr("%n match(es) it played stay(s).", nullptr, static_cast<int>(*count)));
    return removal;
}

Result<Removal> Bin::game(const JournalId &id) const
{
    const auto journal = m_stores.journals.read(id);
    if (!journal)
        return journal.error();
    const JournalHeader &header = journal->header;
    const bool isMatch = header.game == matchGame();
    const bool isOver = journal->stand.state != JournalState::Running;
    const auto tie = fixtureOf(m_stores, header);
    if (tie && isOver)
        return Error{ErrorCode::MatchNeeded,
                     BinWords::tr("\"%1\" counts in the league \"%2\": it goes only with the "
                                  "league.")
                         .arg(header.title, tie->league.name),
                     tie->league.id.text()};
    Removal removal{isMatch ? BinKind::Match : BinKind::Skirmish, {id.text(), header.title}};
    if (isMatch && isOver)
        removal.stays.append(BinWords::tr("The sheets of both teams stay as they are."));
    if (tie)
        removal.stays.append(BinWords::tr("In the league \"%1\" it can then be started again.")
                                 .arg(tie->league.name));
    return removal;
}

Result<Removal> Bin::league(const LeagueId &id, LeagueRemoval how) const
{
    const auto opened = OpenLeague::open(m_stores, JournalId(id.text()));
    if (!opened)
        return opened.error();
    const League &league = opened->league();
    Removal removal{BinKind::League, {id.text(), league.name}};
    const std::vector<JournalId> games = matchesOf(league);
    std::vector<JournalId> here;
    std::vector<Removal::Thing> matches;
    for (const JournalId &each : games) {
        const auto header = m_stores.journals.readHeader(each);
        if (header.failedWith(ErrorCode::StoreNotFound))
            continue; // a coach has deleted it before
        if (!header)
            return header.error();
        here.push_back(each);
        matches.push_back({each.text(), header->title});
    }
    std::vector<Removal::Thing> teams;
    const auto ties = Ties::look(m_stores);
    if (!ties)
        return ties.error();
    QStringList staying;
    for (const LeagueTeam &each : league.teams) {
        const DocumentId team(each.id.text());
        const auto kept = m_stores.documents.readWithoutList(teamKind(), team);
        if (kept.failedWith(ErrorCode::StoreNotFound))
            continue; // on paper, or long gone
        if (!kept)
            return kept.error();
        const bool isFree = ties->without(TeamId(team.text()), JournalId(id.text()), here).isFree();
        if (how == LeagueRemoval::WithTeams && isFree && goesWith(id, each))
            teams.push_back({team.text(), kept->summary.name});
        else
            staying.append(kept->summary.name);
    }
    if (!staying.isEmpty())
        removal.stays.append(
            BinWords::tr("%n team(s) stay(s): %1.", nullptr, static_cast<int>(staying.size()))
                .arg(staying.join(u", "_s)));
    if (how == LeagueRemoval::WithTeams) {
        removal.teams = std::move(teams);
        removal.matches = std::move(matches);
    } else if (!matches.empty()) {
        removal.stays.append(
            BinWords::tr("%n match(es) of it stay(s).", nullptr, static_cast<int>(matches.size())));
    }
    return removal;
}

Result<std::vector<Removal>> Bin::inTheWayOf(const LeagueId &id, const QString &name,
                                             const QMap<QString, QString> &teams,
                                             const QMap<QString, QString> &matches) const
{
    Removal removal{BinKind::League, {{}, name}};
    std::vector<JournalId> games;
    const auto add = [&](const JournalId &match) -> Result<void> {
        const auto header = m_stores.journals.readHeader(match);
        const bool isKnown = std::find(games.begin(), games.end(), match) != games.end();
        if (header.failedWith(ErrorCode::StoreNotFound) || isKnown)
            return {};
        if (!header)
            return header.error();
        games.push_back(match);
        removal.matches.push_back({match.text(), header->title});
        return {};
    };
    if (m_stores.journals.readHeader(JournalId(id.text()))) {
        const auto opened = OpenLeague::open(m_stores, JournalId(id.text()));
        if (!opened)
            return opened.error();
        removal.what = {id.text(), opened->league().name};
        for (const JournalId &each : matchesOf(opened->league())) {
            if (auto added = add(each); !added)
                return added.error();
        }
    }
    for (auto each = matches.begin(); each != matches.end(); ++each) {
        if (auto added = add(JournalId(each.key())); !added)
            return added.error();
    }
    const auto ties = Ties::look(m_stores);
    if (!ties)
        return ties.error();
    for (auto each = teams.begin(); each != teams.end(); ++each) {
        const auto kept = m_stores.documents.readWithoutList(teamKind(), DocumentId(each.key()));
        if (kept.failedWith(ErrorCode::StoreNotFound))
            continue;
        if (!kept)
            return kept.error();
        const TeamTies own = ties->without(TeamId(each.key()), JournalId(id.text()), games);
        if (!own.isFree())
            return teamNeeded(kept->summary.name, own);
        removal.teams.push_back({each.key(), kept->summary.name});
    }
    const bool isNothing
        = removal.what.id.isEmpty() && removal.teams.empty() && removal.matches.empty();
    return isNothing ? std::vector<Removal>() : std::vector<Removal>{removal};
}

Result<StoreBatch> Bin::batchOf(const std::vector<Removal> &removals) const
{
    StoreBatch batch;
    const qint64 now = m_stores.clock();
    for (const Removal &each : removals) {
        if (auto packed = BinPacking(m_stores, batch).pack(each, now); !packed)
            return packed.error();
    }
    return batch;
}

Result<std::vector<BinLine>> Bin::throwAway(const std::vector<Removal> &removals) const
{
    auto batch = batchOf(removals);
    if (!batch)
        return batch.error();
    std::vector<BinLine> lines;
    for (const Document &each : batch->documents) {
        if (auto line = binLineFrom(each))
            lines.push_back(*std::move(line));
    }
    const auto lying = list();
    if (!lying)
        return lying.error();
    const qint64 now = m_stores.clock();
    for (const BinLine &each : *lying) {
        if (each.untilMs() < now)
            addForgetting(each, *batch);
    }
    if (auto kept = m_stores.batches.keep(*batch); !kept)
        return kept.error();
    return lines;
}

Result<std::vector<BinLine>> Bin::list() const
{
    const auto kept = m_stores.documents.list({binKind()});
    if (!kept)
        return kept.error();
    std::vector<BinLine> lines;
    for (const DocumentSummary &each : *kept) {
        const auto document = m_stores.documents.read(binKind(), each.id);
        if (!document)
            return document.error();
        if (auto line = binLineFrom(*document))
            lines.push_back(*std::move(line));
    }
    return lines;
}

Result<BinLine> Bin::find(const QString &name) const
{
    const auto lines = list();
    if (!lines)
        return lines.error();
    std::vector<const BinLine *> named;
    for (const BinLine &each : *lines) {
        if (each.id.text() == name)
            return each;
        if (each.name == name)
            named.push_back(&each);
    }
    if (named.size() == 1)
        return *named.front();
    if (named.empty())
        return Error{
            ErrorCode::NotInBin, BinWords::tr("There is no \"%1\" in the bin.").arg(name), {}};
    return Error{
        ErrorCode::BinAmbiguous,
        BinWords::tr("The bin holds \"%1\" several times: name one of them by its id.").arg(name),
        {}};
}

Result<BinLine> Bin::bringBack(const DocumentId &id) const
{
    const auto document = m_stores.documents.read(binKind(), id);
    if (!document)
        return document.error();
    const auto line = binLineFrom(*document);
    const auto packed = m_stores.documents.read(binContentsKind(), id);
    if (!packed)
        return packed.error();
    const auto contents = contentsFrom(*packed);
    if (!line || !contents)
        return Error{ErrorCode::BinUnreadable,
                     BinWords::tr("What is in the bin under this name cannot be read."), id.text()};
    StoreBatch batch;
    for (const BinnedGame &each : contents->games) {
        batch.started.push_back(each.journal.header);
        batch.journals.push_back(
            {each.journal.header.id, 1, each.journal.entries, std::nullopt, each.journal.stand});
        if (each.result)
            batch.results.push_back(*each.result);
    }
    batch.documents = contents->documents;
    batch.removed = {document->summary, packed->summary};
    if (auto marked = Marking(m_stores, *contents, batch).mark(); !marked)
        return marked.error();
    if (auto kept = m_stores.batches.keep(batch); !kept) {
        if (kept.failedWith(ErrorCode::StoreExists))
            return Error{ErrorCode::BinHereAgain,
                         BinWords::tr("\"%1\", or something that belongs to it, is here again "
                                      "already; it stays in the bin.")
                             .arg(line->name),
                         kept.error().detail};
        return kept.error();
    }
    return *line;
}

Result<void> Bin::forget(const std::vector<BinLine> &lines) const
{
    StoreBatch batch;
    for (const BinLine &each : lines)
        addForgetting(each, batch);
    const auto kept = m_stores.batches.keep(batch);
    return kept ? Result<void>() : Result<void>(kept.error());
}

QString binFacts(const BinLine &line)
{
    switch (line.kind) {
    case BinKind::Team:
        return BinWords::tr("Team");
    case BinKind::Match:
        return BinWords::tr("Match");
    case BinKind::Skirmish:
        return BinWords::tr("Skirmish");
    case BinKind::League:
        break;
    }
    QStringList facts{BinWords::tr("League")};
    if (!line.teams.isEmpty())
        facts.append(BinWords::tr("%n team(s)", nullptr, static_cast<int>(line.teams.size())));
    if (line.matches > 0)
        facts.append(BinWords::tr("%n match(es)", nullptr, line.matches));
    return facts.join(u", "_s);
}

} // namespace dugout
