// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/matchrepository.h"
#include "core/club/randomseason.h"
#include "core/club/teamrepository.h"
#include "core/exchange/teamfile.h"
#include "core/store/connection.h"
#include "core/store/packedbytes.h"
#include "tests/support/afterdriver.h"
#include "tests/support/storefixture.h"

#include <QFileInfo>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

const JournalId match(u"m1"_s);
const QString list = u"formerPlayers"_s;

QJsonArray items(const QStringList &ids)
{
    QJsonArray made;
    for (const QString &id : ids)
        made.append(
            QJsonObject{{u"id"_s, id.section(u'=', 0, 0)}, {u"what"_s, id.section(u'=', 1)}});
    return made;
}

QString idsIn(const Document &document)
{
    QStringList ids;
    for (const auto &each : document.body.value(list).toArray()) {
        const QString what = each.toObject().value("what"_L1).toString();
        ids.append(each.toObject().value("id"_L1).toString()
                   + (what.isEmpty() ? what : u'=' + what));
    }
    return ids.join(u' ');
}

/// The next revision of the team with this list.
Document withList(Document team, const QStringList &ids, Document::Scope scope,
                  const QStringList &dropped = {})
{
    team.body.insert(list, items(ids));
    team.scope = scope;
    team.dropped = dropped;
    return team;
}

/// A team of the edition that so many have left.
Team manyLeft(int former)
{
    Team team = leagueSetup().teams[0];
    team.id = TeamId(u"many"_s);
    Player left = team.players.front();
    left.status = PlayerStatus::Dead;
    for (int i = 0; i < former; ++i) {
        left.id = PlayerId(QString::number(1'000 + i));
        left.name = u"Somebody of the year %1"_s.arg(i);
        team.formerPlayers.push_back(left);
    }
    team.nextPlayer = 1'000 + former;
    return team;
}

} // namespace

/// What is kept grows with what is played and with nothing else.
class TestGrowth final : public QObject
{
    Q_OBJECT

private slots:
    void aListIsKeptApart_data() { StoreFixture::addEngineRows(); }
    void aListIsKeptApart();
    void nothingOfAListThatIsRefused_data() { StoreFixture::addEngineRows(); }
    void nothingOfAListThatIsRefused();
    void aListOfAnEarlierRelease_data() { StoreFixture::addEngineRows(); }
    void aListOfAnEarlierRelease();
    void finishedGamesArePacked_data() { StoreFixture::addEngineRows(); }
    void finishedGamesArePacked();
    void aGameThatGoesOn_data() { StoreFixture::addEngineRows(); }
    void aGameThatGoesOn();
    void packsThatAreDamaged();
    void packedTexts_data() { StoreFixture::addEngineRows(); }
    void packedTexts();
    void howeverManyHaveLeft();
    void aMatchCostsTheSame();

private:
    std::unique_ptr<Store> open(const StoreLocation &place);
    static QString one(const StoreLocation &place, const QString &sql);
    qint64 bytesOf(Store &store);

    StoreFixture m_fixture;
};

std::unique_ptr<Store> TestGrowth::open(const StoreLocation &place)
{
    auto opened = Store::open(place);
    if (!opened)
        qFatal("%s", problemOf(opened).constData());
    return *std::move(opened);
}

/// The one value of a question, or what came of a change.
QString TestGrowth::one(const StoreLocation &place, const QString &sql)
{
    auto connection = Connection::open(place, ConnectionMode::ReadWrite);
    if (!connection)
        return connection.error().message;
    if (!sql.startsWith(u"SELECT"_s)) {
        const auto done = (*connection)->execute(sql);
        return done ? QString() : done.error().detail;
    }
    const auto value = (*connection)->value(sql);
    return value ? *value : value.error().detail;
}

/// Of a copy, in which nothing is left over.
qint64 TestGrowth::bytesOf(Store &store)
{
    const QString copy = m_fixture.newPath(u"copy.db"_s);
    const auto made = store.backup(copy);
    return made ? QFileInfo(copy).size() : -1;
}

void TestGrowth::aListIsKeptApart()
{
    const auto place = m_fixture.emptyPlace();
    const auto store = open(place);
    DocumentStore &documents = store->documents();
    const DocumentId id(u"t1"_s);
    Document team = StoreFixture::team(u"t1"_s, u"One"_s);
    const auto keep
        = [&](const QStringList &ids, Document::Scope scope, const QStringList &dropped = {}) {
              const auto saved = documents.save({withList(team, ids, scope, dropped)});
              if (saved)
                  team.summary = saved->front();
              return problemOf(saved);
          };
    const auto kept = [&] { return idsIn(*documents.read(u"team"_s, id)); };
    QCOMPARE(keep({u"a"_s, u"b"_s, u"c"_s}, Document::Scope::Whole), QByteArray());
    QCOMPARE(kept(), u"a b c"_s);
    const auto without = documents.readWithoutList(u"team"_s, id);
    VERIFY_DONE(without);
    QVERIFY(!without->body.contains(list));
    QCOMPARE(without->summary.revision, 1);
    // Added, changed where it is, and gone.
    QCOMPARE(keep({u"d"_s, u"b=2"_s}, Document::Scope::WithoutList, {u"a"_s, u"x"_s}),
             QByteArray());
    QCOMPARE(kept(), u"b=2 c d"_s);
    QCOMPARE(keep({}, Document::Scope::WithoutList), QByteArray());
    QCOMPARE(kept(), u"b=2 c d"_s);
    // As a whole: in another order, shorter, longer, none.
    for (const QString &all : {u"d c b"_s, u"d c"_s, u"d c e f"_s, u"d g"_s, u""_s, u"h"_s}) {
        QCOMPARE(keep(all.split(u' ', Qt::SkipEmptyParts), Document::Scope::Whole), QByteArray());
        QCOMPARE(kept(), all);
    }
    QCOMPARE(documents.read(u"team"_s, id)->body.contains(list), true);
    VERIFY_DONE(documents.remove(team.summary));
    QCOMPARE(one(place, u"SELECT count(*) FROM document_item"_s), u"0"_s);
}

void TestGrowth::nothingOfAListThatIsRefused()
{
    const auto store = open(m_fixture.emptyPlace());
    DocumentStore &documents = store->documents();
    Document team = StoreFixture::team(u"t1"_s, u"One"_s);
    VERIFY_DONE(documents.save({withList(team, {u"a"_s}, Document::Scope::Whole)}));
    team.summary.revision = 7; // somebody else was faster
    for (const auto scope : {Document::Scope::Whole, Document::Scope::WithoutList})
        QCOMPARE(errorOf(documents.save({withList(team, {u"b"_s}, scope, {u"a"_s})})),
                 u"store.conflict"_s);
    team.summary.revision = 1;
    Document taken = StoreFixture::team(u"t1"_s, u"Again"_s);
    QCOMPARE(errorOf(documents.save(
                 {withList(team, {u"b"_s}, Document::Scope::WithoutList, {u"a"_s}), taken})),
             u"store.exists"_s);
    QCOMPARE(idsIn(*documents.read(u"team"_s, DocumentId(u"t1"_s))), u"a"_s);
}

/// Its list stands in the body until the document is saved again.
void TestGrowth::aListOfAnEarlierRelease()
{
    const auto place = m_fixture.emptyPlace();
    const auto store = open(place);
    DocumentStore &documents = store->documents();
    const DocumentId id(u"t1"_s);
    VERIFY_DONE(documents.save({StoreFixture::team(u"t1"_s, u"One"_s)}));
    QCOMPARE(one(place,
                 u"UPDATE document SET body = "
                 "'{\"name\":\"One\",\"formerPlayers\":[{\"id\":\"a\"},{\"id\":\"b\"}]}'"_s),
             QString());
    QCOMPARE(idsIn(*documents.read(u"team"_s, id)), u"a b"_s);
    auto without = documents.readWithoutList(u"team"_s, id);
    VERIFY_DONE(without);
    QVERIFY(!without->body.contains(list));
    QCOMPARE(one(place, u"SELECT count(*) FROM document_item"_s), u"0"_s);
    VERIFY_DONE(
        documents.save({withList(*without, {u"c"_s}, Document::Scope::WithoutList, {u"a"_s})}));
    QCOMPARE(idsIn(*documents.read(u"team"_s, id)), u"b c"_s);
    QCOMPARE(one(place, u"SELECT count(*) FROM document_item"_s), u"2"_s);
}

void TestGrowth::finishedGamesArePacked()
{
    const auto place = m_fixture.emptyPlace();
    const auto store = open(place);
    JournalStore &journals = store->journals();
    VERIFY_DONE(journals.create(StoreFixture::header(u"m1"_s)));
    VERIFY_DONE(journals.append(match, 1, StoreFixture::group(1, 3)));
    VERIFY_DONE(journals.append(match, 4, StoreFixture::group(4, 2)));
    const Journal running = *journals.read(match);
    QCOMPARE(one(place, u"SELECT count(*) FROM journal_entry"_s), u"5"_s);
    const JournalProgress over{JournalState::Finished, {}};
    VERIFY_DONE(journals.append(match, 6, StoreFixture::group(6), over));
    const Journal finished = *journals.read(match);
    QCOMPARE(one(place, u"SELECT count(*) FROM journal_entry"_s), u"0"_s);
    QCOMPARE(one(place, u"SELECT entries FROM journal_pack"_s), u"6"_s);
    QCOMPARE(finished.entries.size(), size_t(6));
    QVERIFY(std::equal(running.entries.begin(), running.entries.end(), finished.entries.begin()));
    QCOMPARE(finished.entries.back(), StoreFixture::group(6).front());
    QCOMPARE(*journals.entriesAfter(match, 4, 10),
             std::vector<JournalEntry>(finished.entries.begin() + 4, finished.entries.end()));
    QCOMPARE(*journals.entriesAfter(match, 0, 2),
             std::vector<JournalEntry>(finished.entries.begin(), finished.entries.begin() + 2));
    QVERIFY(journals.entriesAfter(match, 6, 10)->empty());
    QCOMPARE(errorOf(journals.append(match, 6, StoreFixture::group(6), over)), u"store.conflict"_s);
    StoreFixture::checkIntact(place, 6);
    VERIFY_DONE(journals.remove(match));
    QCOMPARE(one(place, u"SELECT count(*) FROM journal_pack"_s), u"0"_s);
}

/// What is added to a game that was finished stands beside the pack until it is finished again.
void TestGrowth::aGameThatGoesOn()
{
    const auto place = m_fixture.emptyPlace();
    const auto store = open(place);
    JournalStore &journals = store->journals();
    VERIFY_DONE(journals.create(StoreFixture::header(u"m1"_s)));
    const JournalProgress over{JournalState::Finished, {}};
    VERIFY_DONE(journals.append(match, 1, StoreFixture::group(1, 3), over));
    VERIFY_DONE(journals.append(match, 4, StoreFixture::group(4)));
    StoreBatch batch;
    batch.journals = {{match, 5, StoreFixture::group(5), std::nullopt, {}}};
    VERIFY_DONE(store->batches().keep(batch));
    QCOMPARE(one(place, u"SELECT count(*) FROM journal_entry"_s), u"2"_s);
    QCOMPARE(journals.read(match)->entries.size(), size_t(5));
    QCOMPARE(journals.entriesAfter(match, 2, 2)->back().seq, 4);
    QCOMPARE(journals.entriesAfter(match, 4, 2)->size(), size_t(1));
    StoreFixture::checkIntact(place, 5);
    batch.journals = {{match, 6, {}, std::nullopt, over}};
    VERIFY_DONE(store->batches().keep(batch));
    QCOMPARE(one(place, u"SELECT entries FROM journal_pack"_s), u"5"_s);
    QCOMPARE(one(place, u"SELECT count(*) FROM journal_entry"_s), u"0"_s);
    std::vector<JournalEntry> all = StoreFixture::group(1, 3);
    all.push_back(StoreFixture::group(4).front());
    all.push_back(StoreFixture::group(5).front());
    QCOMPARE(journals.read(match)->entries, all);
}

/// Somebody wrote into the file: one sentence, and neither a crash nor all the memory there is.
void TestGrowth::packsThatAreDamaged()
{
    QVERIFY(!unpackBytes({}));
    QVERIFY(!unpackBytes("abc"));
    QVERIFY(!unpackBytes(QByteArray::fromHex("ffffffff789c030000000001"))); // says it is 4 GiB
    QVERIFY(!unpackBytes(packBytes("some words").chopped(3)));
    QCOMPARE(unpackBytes(packBytes("some words")).value(), QByteArray("some words"));
    const auto place = m_fixture.emptyPlace(u"sqlite"_s);
    const auto store = open(place);
    VERIFY_DONE(store->journals().create(StoreFixture::header(u"m1"_s)));
    VERIFY_DONE(store->journals().append(match, 1, StoreFixture::group(1, 3),
                                         {JournalState::Finished, {}}));
    for (const QByteArray &lines :
         {QByteArray("[]\n"), QByteArray("no JSON\n"), QByteArray("[1,2,\"x\",1,{}]")}) {
        QCOMPARE(one(place,
                     u"UPDATE journal_pack SET bytes = x'%1'"_s.arg(
                         QString::fromLatin1(packBytes(lines).toHex()))),
                 QString());
        QCOMPARE(errorOf(store->journals().read(match)), u"store.invalid"_s);
    }
    QCOMPARE(one(place, u"UPDATE journal_pack SET bytes = x'00'"_s), QString());
    QCOMPARE(errorOf(store->journals().read(match)), u"store.invalid"_s);
    QCOMPARE(errorOf(store->journals().entriesAfter(match, 0, 1)), u"store.invalid"_s);
    const auto report = store->check();
    VERIFY_DONE(report);
    QCOMPARE(report->unreadable.filter(u"Event 1 of the game"_s).size(), 1);
    QCOMPARE(one(place, u"UPDATE journal_pack SET entries = 2"_s), QString());
    QCOMPARE(store->check()->problems.size(), 1);
}

/// Set-ups and notes are packed where that is shorter.
void TestGrowth::packedTexts()
{
    const auto place = m_fixture.emptyPlace();
    const auto store = open(place);
    JournalHeader header = StoreFixture::header(u"m1"_s);
    header.setup = {{u"words"_s, QString(5'000, u'ñ')}};
    VERIFY_DONE(store->journals().create(header));
    QCOMPARE(store->journals().readHeader(match)->setup, header.setup);
    QVERIFY(one(place, u"SELECT length(setup) FROM journal"_s).toInt() < 200);
    Document note{{u"team-match"_s, DocumentId(u"n1"_s), {}, 0, 0}, header.setup};
    VERIFY_DONE(store->documents().save({note}));
    QCOMPARE(store->documents().read(u"team-match"_s, DocumentId(u"n1"_s))->body, note.body);
    QVERIFY(one(place, u"SELECT length(body) FROM document"_s).toInt() < 200);
    QVERIFY(one(place, u"UPDATE journal SET setup = 'zzzz'"_s).isEmpty());
    QCOMPARE(errorOf(store->journals().readHeader(match)), u"store.invalid"_s);
}

void TestGrowth::howeverManyHaveLeft()
{
    constexpr int former = 12'000;
    const auto store = open(m_fixture.emptyPlace(u"sqlite"_s));
    RulesetLibrary library;
    const TeamRepository teams({store->journals(), store->documents(), store->batches(),
                                store->results(), library, [] { return qint64(1); }});
    const Team team = manyLeft(former);
    VERIFY_DONE(teams.save({team, {}}));
    const auto kept = teams.load(DocumentId(u"many"_s));
    VERIFY_DONE(kept);
    QVERIFY(kept->team == team);
    const auto read = readTeam(writeTeam(team));
    VERIFY_DONE(read);
    QVERIFY(*read == team);
    const auto playing = teams.loadPlaying(DocumentId(u"many"_s));
    VERIFY_DONE(playing);
    QVERIFY(playing->team.formerPlayers.empty());
    VERIFY_DONE(store->check());
}

/// In bytes: those of a match do not depend on how many have left the teams that play it, and leave
/// a third of what a match may take to the states that are kept of it.
void TestGrowth::aMatchCostsTheSame()
{
    constexpr int matches = 12;
    constexpr qint64 mostBytes = 40 * 1024;
    std::map<int, qint64> grown;
    for (const int former : {0, 5'000}) {
        const auto store = open(m_fixture.emptyPlace(u"sqlite"_s));
        RulesetLibrary library;
        const ClubStores stores{store->journals(), store->documents(),
                                store->batches(),  store->results(),
                                library,           [] { return qint64(1); }};
        for (const QString &id : {u"one"_s, u"other"_s}) {
            Team team = manyLeft(former);
            team.id = TeamId(id);
            team.name = id;
            VERIFY_DONE(TeamRepository(stores).save({team, {}}));
        }
        const qint64 before = bytesOf(*store);
        RandomSeason season{sharedRuleset(leagueSetup().ruleset.text())};
        season.matches = matches;
        SeededRandomSource dice(7);
        VERIFY_DONE(playSeason(stores, season, dice));
        grown[former] = (bytesOf(*store) - before) / matches;
        const auto team = TeamRepository(stores).load(DocumentId(u"one"_s));
        VERIFY_DONE(team);
        QVERIFY(team->team.formerPlayers.size() >= size_t(former));
        VERIFY_DONE(store->check());
        QVERIFY(store->check()->isSound());
    }
    qInfo("%lld and %lld bytes a match", grown[0], grown[5'000]);
    QVERIFY(grown[0] > 0 && grown[0] <= mostBytes);
    QVERIFY(grown[5'000] <= mostBytes);
    QVERIFY(std::abs(grown[5'000] - grown[0]) <= mostBytes / 10);
}

QTEST_GUILESS_MAIN(TestGrowth)
#include "tst_growth.moc"
