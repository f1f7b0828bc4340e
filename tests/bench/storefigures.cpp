// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/matchrepository.h"
#include "core/club/randomseason.h"
#include "core/store/store.h"
#include "tests/bench/baretable.h"
#include "tests/bench/benchfigure.h"

#include <QJsonDocument>
#include <QTemporaryDir>

#include <map>
#include <memory>

using namespace Qt::StringLiterals;

namespace dugout::bench {

namespace {

/// A line of a history as long as most are.
LogAction someLine()
{
    Event event;
    event.prompt = u"block.result"_s;
    event.seat = 1;
    event.choices = {u"both-down"_s, u"defender-down"_s};
    return {LogAction::Kind::Do, {1'794'784'360'678, {event}}, {}};
}

/// A database in a folder of its own, open as a window has it.
struct Kept
{
    QTemporaryDir folder{};
    std::unique_ptr<Store> store{};
    RulesetLibrary library{};

    Kept()
    {
        store = *Store::open(StoreLocation::sqliteFile(folder.filePath(u"dugout.db"_s)),
                             StoreOptions::as(StoreOptions::Access::Window));
    }

    [[nodiscard]] ClubStores stores()
    {
        return {store->journals(), store->documents(),      store->batches(), store->results(),
                library,           [] { return qint64(1); }};
    }
};

std::function<void()> storeEvents(int work)
{
    const auto kept = std::make_shared<Kept>();
    JournalHeader header;
    header.id = JournalId(u"m1"_s);
    header.game = u"match"_s;
    if (!kept->store->journals().create(header))
        qFatal("no journal");
    return [kept, work, id = header.id] {
        JournalKeeper keeper(kept->store->journals(), id, 0, [] { return qint64(1); });
        for (int i = 0; i < work; ++i)
            (void)keeper.keep(someLine());
    };
}

std::function<void()> storeRows(int work)
{
    const auto folder = std::make_shared<QTemporaryDir>();
    const auto table = std::make_shared<BareTable>(folder->filePath(u"bare.db"_s));
    return [folder, table, work] {
        const QByteArray payload
            = QJsonDocument(logActionToJson(someLine())).toJson(QJsonDocument::Compact);
        for (int i = 0; i < work; ++i)
            table->append(payload);
    };
}

/// A league season of so many matches, made once.
std::shared_ptr<Kept> seasonOf(int matches)
{
    static std::map<int, std::shared_ptr<Kept>> made;
    std::shared_ptr<Kept> &kept = made[matches];
    if (kept)
        return kept;
    kept = std::make_shared<Kept>();
    RandomSeason season;
    season.ruleset = *kept->library.load(u"crp"_s);
    season.matches = matches;
    season.newTeams = 8;
    SeededRandomSource dice(4);
    if (!playSeason(kept->stores(), season, dice))
        qFatal("no season");
    return kept;
}

std::function<void()> listMatches(int work)
{
    return [kept = seasonOf(work)] {
        JournalQuery query;
        query.limit = 20;
        (void)MatchRepository(kept->stores()).list(query);
    };
}

std::function<void()> listResults(int work)
{
    return [kept = seasonOf(work)] { (void)kept->store->results().list({}); };
}

std::function<void()> selectRows(int work, const char *sql)
{
    return [kept = seasonOf(work), sql] {
        static std::map<Kept *, std::unique_ptr<BareTable>> open;
        std::unique_ptr<BareTable> &table = open[kept.get()];
        if (!table)
            table = std::make_unique<BareTable>(kept->folder.filePath(u"dugout.db"_s),
                                                BareTable::Existing);
        table->select(sql);
    };
}

} // namespace

std::vector<Figure> storeFigures()
{
    return {
        {"an answer kept", "a bare SQLite transaction", 40, storeEvents, storeRows},
        {"the first page of the matches", "the same rows by bare SQL", 10, listMatches,
         [](int work) {
             return selectRows(work,
                               "SELECT id, game, title, created_ms, changed_ms, entry_count, "
                               "state, standing FROM journal WHERE game = 'match' ORDER BY state = "
                               "'finished', changed_ms DESC, id LIMIT 20");
         }},
        {"all results listed", "the same rows by bare SQL", 10, listResults,
         [](int work) {
             return selectRows(work,
                               "SELECT * FROM result JOIN result_side USING (journal_id) ORDER BY "
                               "finished_ms, journal_id, seat");
         }},
    };
}

} // namespace dugout::bench
