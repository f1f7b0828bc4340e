// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/matchrepository.h"
#include "core/club/rulesmark.h"
#include "core/club/teamdocuments.h"
#include "core/exchange/teamfile.h"
#include "core/leaguebook/leagueexport.h"
#include "core/sharing/linelook.h"
#include "core/sharing/matchproof.h"
#include "core/sharing/mirror.h"
#include "core/sharing/sharedmay.h"
#include "core/sharing/sharingwords.h"
#include "tests/leaguebook/paperhouse.h"
#include "tests/sharing/sharedcalls.h"
#include "tests/sharing/sharedround.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// What a coach's login says to the server of the end of his match, whatever his Dugout made of it.
struct Forgery
{
    JournalHeader header{};
    QJsonArray entries{};
    QJsonObject end{};
};

using Tamper = std::function<void(Forgery &)>;

/// A value deep inside: objects by their keys, lists by their places.
QJsonValue with(const QJsonValue &value, const QStringList &path, const QJsonValue &put)
{
    if (path.isEmpty())
        return put;
    if (value.isArray()) {
        QJsonArray list = value.toArray();
        const int at = path.first().toInt();
        list[at] = with(list.at(at), path.mid(1), put);
        return list;
    }
    QJsonObject object = value.toObject();
    object.insert(path.first(), with(object.value(path.first()), path.mid(1), put));
    return object;
}

void put(QJsonObject &object, const QStringList &path, const QJsonValue &value)
{
    object = with(object, path, value).toObject();
}

} // namespace

Q_DECLARE_METATYPE(Tamper)

/// A match that another table delivered is played again where it comes in: what does not follow is
/// put to the commissioner and changes no sheet.
class TestSharedProofs final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aForgedEndChangesNoSheet();
    void onlyCoachesCanForge();
    void theCommissionerLetsItCountAllTheSame();
    void whatDoesNotFollowIsAClaim_data();
    void whatDoesNotFollowIsAClaim();
    void whatFollowsIsBelieved_data();
    void whatFollowsIsBelieved();
    void paperIsDerivedFromItsForm();
    void otherRulesWantBothSignatures();
    void whoJoinsLaterIsNotFooled();
    void whatIsBuiltOnADoubtIsDoubted();
    void nobodyElsePutsAMatchAside();
    void theCommissionerGoesBackToAnEarlierSheet();
    void anUnreadableSheetIsTold();

private:
    [[nodiscard]] static LeagueLine lookOf(SharedHouse &house, const LeagueId &league)
    {
        return LineWatch(house.table()).look().of(league);
    }
    [[nodiscard]] LeagueLine look(SharedHouse &house) { return lookOf(house, m_round->league()); }
    [[nodiscard]] FixtureId fixture()
    {
        return LeagueHouse::open(m_round->anna().open(m_round->league())).front();
    }
    [[nodiscard]] QString teamAt(int place)
    {
        return m_round->anna()
            .open(m_round->league())
            .league()
            .teams.at(static_cast<size_t>(place))
            .id.text();
    }
    [[nodiscard]] static Team sheetAt(SharedHouse &house, const QString &team)
    {
        return must(loadTeam(house.table().stores().documents, DocumentId(team))).team;
    }
    [[nodiscard]] QString server(const QString &sql)
    {
        return m_fixture.server().psql(m_round->place().database, sql);
    }
    [[nodiscard]] QStringList wasTold(SharedHouse &house)
    {
        QStringList words;
        for (const SharedTold &each : look(house).told)
            words.append(SharingWords::told(each));
        return words;
    }
    /// Bob plays his match, and says something else of it to the server.
    void forge(const Tamper &tamper);

    StoreFixture m_fixture;
    std::unique_ptr<SharedRound> m_round;
};

void TestSharedProofs::init()
{
    m_round = std::make_unique<SharedRound>(m_fixture, u"crp"_s);
    m_round->share();
}

void TestSharedProofs::forge(const Tamper &tamper)
{
    const LeagueId id = m_round->league();
    SharedHouse &bob = m_round->bob();
    const FixtureId open = fixture();
    VERIFY_DONE(bob.play(id, open));
    DocumentStore &documents = bob.table().stores().documents;
    const auto waiting = must(waitingFor(documents, id));
    QCOMPARE(waiting.size(), size_t(2));
    const Journal journal = must(bob.table().stores().journals.read(waiting.front().match));
    Forgery forged{journal.header, journalToJson(journal).value("entries"_L1).toArray(),
                   waiting.back().end};
    tamper(forged);
    LeagueServer &there = *must(bob.shared().serverOf(id));
    VERIFY_DONE(there.beginMatch(id, u"f-begun"_s, open, forged.header));
    VERIFY_DONE(there.addMatchEntries(id, forged.header.id, 1, forged.entries, {}));
    const auto ended = there.endMatch(id, u"f-ended"_s, forged.header.id, forged.end);
    VERIFY_DONE(ended);
    QVERIFY(*ended == Delivered::Kept);
    for (const Waiting &each : waiting)
        VERIFY_DONE(dropWaiting(documents, each));
}

/// By raw SQL, as somebody with psql and bad will does it: a set-up no Dugout can read, nonsense
/// for lines, 99 : 0, and the other team without players and gold.
void TestSharedProofs::aForgedEndChangesNoSheet()
{
    const LeagueId id = m_round->league();
    const QString away = teamAt(1); // bea's, wherever she plays
    const auto meets = *m_round->anna().open(id).league().fixture(fixture());
    const Team before = sheetAt(m_round->bea(), away);
    QVERIFY(before.players.size() >= 11);
    const QString league = id.text();
    const QString open = fixture().text();
    const auto asBob = [this](const QString &statement) {
        return m_fixture.server().psqlAs(u"bob"_s, m_round->place().database, {statement});
    };
    QCOMPARE(asBob(call(
                 u"begin_match('%1', 'x1', '%2', 'forged', '{\"id\":\"forged\",\"game\":\"match\","
                 "\"title\":\"Forged\",\"teams\":[\"%3\",\"%4\"],\"setup\":{\"fixture\":"
                 "{\"league\":\"%1\",\"fixture\":\"%2\"}}}')->>'done'"_s.arg(
                     league, open, meets.home.text(), meets.away.text()))),
             u"kept"_s);
    QCOMPARE(
        asBob(call(u"add_match_entries('%1', 'forged', 1, (SELECT jsonb_agg('{\"at\":1,\"kind\":"
                   "\"do\",\"version\":1,\"payload\":{\"x\":1}}'::jsonb) FROM "
                   "generate_series(1, 3)), '{}')"_s.arg(league))),
        u"3"_s);
    QCOMPARE(
        asBob(u"SELECT dugout_shared.end_match('%1', 'x2', 'forged', jsonb_build_object('outcome', "
              "'{\"source\":\"match\",\"result\":{\"home\":\"%2\",\"away\":\"%3\",\"td\":99,"
              "\"tdAgainst\":0},\"homeSigned\":true,\"awaySigned\":true}'::jsonb, 'result', "
              "'{\"id\":\"forged\"}'::jsonb, 'teams', jsonb_build_array(jsonb_build_object('id', "
              "'%4', 'base', 1, 'body', (SELECT body || '{\"players\":[],\"treasury\":0}' FROM "
              "dugout_shared.team WHERE id = '%4')))))->>'done'"_s.arg(league, meets.home.text(),
                                                                       meets.away.text(), away)),
        u"kept"_s);
    // It stands on the server, and on nobody's machine.
    QCOMPARE(server(u"SELECT jsonb_array_length(body->'players') FROM dugout_shared.team "
                    "WHERE id = '%1'"_s.arg(away)),
             u"0"_s);
    for (SharedHouse *each : {&m_round->bea(), &m_round->rita()}) {
        const LeagueLine line = look(*each);
        QCOMPARE(line.problem, QString());
        QCOMPARE(sheetAt(*each, away), before);
        QCOMPARE(line.told.size(), size_t(1));
        QCOMPARE(line.told.front().kind, SharedTold::Kind::Doubted);
        QVERIFY(sharedNotice(must(each->shared().note(id)), line) == SharedNotice::Told);
    }
    QVERIFY(wasTold(m_round->bea()).front().contains(u"no sheet changed"_s));
    // The commissioner's machine makes a claim of it, and the server has the sheet again.
    const LeagueLine annas = look(m_round->anna());
    QCOMPARE(annas.problem, QString());
    QCOMPARE(annas.claims, 1);
    QCOMPARE(sheetAt(m_round->anna(), away), before);
    QCOMPARE(
        must(teamFromJson(must(must(m_round->anna().shared().serverOf(id))->team(id, away)).body)),
        before);
    QVERIFY(!m_round->anna().open(id).league().fixture(FixtureId(open))->outcome);
    const auto claims = must(must(m_round->anna().shared().serverOf(id))->claims(id));
    QCOMPARE(claims.size(), size_t(1));
    QCOMPARE(claims.front().who, u"bob"_s);
    QVERIFY(claims.front().why.startsWith(u"unreadable"_s));
    QVERIFY(!SharingWords::claimed(claims.front().why).isEmpty());
    VERIFY_DONE(m_round->anna().shared().settle(id, claims.front().id, false));
    QCOMPARE(look(m_round->anna()).claims, 0);
    // Everybody goes on, and the fixture is open.
    for (SharedHouse *each : {&m_round->bea(), &m_round->rita(), &m_round->bob()}) {
        QCOMPARE(look(*each).problem, QString());
        QCOMPARE(sheetAt(*each, away), before);
        QVERIFY(!each->open(id).league().fixture(FixtureId(open))->outcome);
        QVERIFY(must(each->shared().note(id))->doubted.isEmpty());
    }
    VERIFY_DONE(m_round->bea().play(id, FixtureId(open)));
    QCOMPARE(must(m_round->bea().shared().deliver(id)).delivered, 2);
    (void)look(m_round->anna());
    (void)look(m_round->bob());
    QVERIFY(m_round->bob().open(id).league().fixture(FixtureId(open))->outcome);
    QCOMPARE(sheetAt(m_round->bob(), away), sheetAt(m_round->bea(), away));
    QCOMPARE(m_round->anna().everybodys(id), m_round->bea().everybodys(id));
}

/// A coach without a team in a fixture cannot even begin its match, whatever is sent to the server.
void TestSharedProofs::onlyCoachesCanForge()
{
    const QString begin
        = call(u"begin_match('%1', 'x1', '%2', 'forged', '{\"id\":\"forged\",\"game\":\"match\","
               "\"setup\":{\"fixture\":{\"league\":\"%1\",\"fixture\":\"%2\"}}}')"_s.arg(
                   m_round->league().text(), fixture().text()));
    const QString end
        = call(u"end_match('%1', 'x2', 'forged', '{}')"_s.arg(m_round->league().text()));
    const QString lines
        = call(u"add_match_entries('%1', 'forged', 1, '[]', '{}')"_s.arg(m_round->league().text()));
    const auto as = [&](const QString &person) {
        return m_fixture.server().psqlAs(person, m_round->place().database, {begin, lines, end});
    };
    QCOMPARE(as(u"rita"_s), QStringList(3, u"ERROR:  42501"_s).join(u'\n'));
    // Who was a coach once does not even come in.
    VERIFY_DONE(must(m_round->anna().shared().serverOf(m_round->league()))
                    ->revoke(m_round->league(), u"bea"_s));
    QVERIFY2(as(u"bea"_s).contains(u"permission denied for database"_s), qPrintable(as(u"bea"_s)));
    QCOMPARE(server(u"SELECT count(*) FROM dugout_shared.match"_s), u"0"_s);
}

void TestSharedProofs::theCommissionerLetsItCountAllTheSame()
{
    const LeagueId id = m_round->league();
    const QString away = teamAt(1);
    const FixtureId open = fixture();
    forge([](Forgery &forged) {
        put(forged.end, {u"outcome"_s, u"result"_s, u"cas"_s}, 77);
        put(forged.end, {u"result"_s, u"sides"_s, u"0"_s, u"casualties"_s}, 77);
    });
    QCOMPARE(look(m_round->anna()).claims, 1);
    const auto claims = must(must(m_round->anna().shared().serverOf(id))->claims(id));
    QVERIFY2(claims.front().why.contains(u"77"_s), qPrintable(claims.front().why));
    VERIFY_DONE(m_round->anna().shared().settle(id, claims.front().id, true));
    for (SharedHouse *each : {&m_round->anna(), &m_round->bea(), &m_round->rita()}) {
        const LeagueLine line = look(*each);
        QCOMPARE(line.problem, QString());
        QCOMPARE(each->open(id).league().fixture(open)->outcome->result.cas, 77);
        QCOMPARE(sheetAt(*each, away), sheetAt(m_round->bob(), away));
        QVERIFY(std::any_of(line.told.begin(), line.told.end(), [](const SharedTold &told) {
            return told.kind == SharedTold::Kind::Unchecked;
        }));
        QVERIFY(must(each->shared().note(id))->doubted.isEmpty());
    }
}

void TestSharedProofs::whatDoesNotFollowIsAClaim_data()
{
    QTest::addColumn<Tamper>("tamper");
    QTest::addColumn<QString>("why");
    const auto row = [](const char *name, const Tamper &tamper, const QString &why) {
        QTest::newRow(name) << tamper << why;
    };
    row(
        "another score",
        [](Forgery &f) {
            put(f.end, {u"outcome"_s, u"result"_s, u"td"_s}, 9);
            put(f.end, {u"result"_s, u"sides"_s, u"0"_s, u"score"_s}, 9);
            put(f.end, {u"result"_s, u"winner"_s}, 0);
        },
        u"result"_s);
    row(
        "a score for the league alone",
        [](Forgery &f) {
            put(f.end, {u"outcome"_s, u"result"_s, u"td"_s}, 9);
        },
        u"result"_s);
    row(
        "gold for him",
        [](Forgery &f) {
            put(f.end, {u"teams"_s, u"0"_s, u"body"_s, u"treasury"_s}, 900000);
        },
        u"sheet"_s);
    row(
        "no player for the other",
        [](Forgery &f) {
            put(f.end, {u"teams"_s, u"1"_s, u"body"_s, u"players"_s}, QJsonArray());
        },
        u"sheet"_s);
    row(
        "no sheet for himself",
        [](Forgery &f) {
            QJsonArray teams = f.end.value("teams"_L1).toArray();
            teams.removeAt(0);
            f.end.insert("teams"_L1, teams);
        },
        u"sheet"_s);
    row(
        "what is noted beside the sheet",
        [](Forgery &f) {
            put(f.end, {u"sheets"_s, u"1"_s, u"treasury"_s}, 1);
        },
        u"sheet"_s);
    row(
        "lines left out",
        [](Forgery &f) {
            while (f.entries.size() > 40)
                f.entries.removeLast();
        },
        u"unfinished"_s);
    row(
        "a stronger team from the start",
        [](Forgery &f) {
            put(f.header.setup, {u"teams"_s, u"0"_s, u"rerolls"_s}, 8);
        },
        u"setup"_s);
    row(
        "other options",
        [](Forgery &f) {
            put(f.header.setup, {u"options"_s, u"mine"_s}, true);
        },
        u"setup"_s);
    row(
        "no league match", [](Forgery &f) { put(f.header.setup, {u"league"_s}, false); },
        u"setup"_s);
    row(
        "a result that cannot be read",
        [](Forgery &f) {
            put(f.end, {u"result"_s, u"sides"_s}, u"none"_s);
        },
        u"unreadable"_s);
    row(
        "an edition nobody has", [](Forgery &f) { put(f.header.setup, {u"ruleset"_s}, u"mine"_s); },
        u"other-rules"_s);
}

void TestSharedProofs::whatDoesNotFollowIsAClaim()
{
    QFETCH(const Tamper, tamper);
    QFETCH(const QString, why);
    const LeagueId id = m_round->league();
    const QString home = teamAt(0);
    const QString away = teamAt(1);
    const Team homeBefore = sheetAt(m_round->bea(), home);
    const Team awayBefore = sheetAt(m_round->bea(), away);
    const FixtureId open = fixture();
    forge(tamper);
    if (QTest::currentTestFailed())
        return;
    QCOMPARE(look(m_round->bea()).problem, QString());
    const auto doubted = must(m_round->bea().shared().note(id))->doubted.values();
    QCOMPARE(doubted.size(), qsizetype(1));
    QCOMPARE(doubted.front().section(u' ', 0, 0), why);
    QCOMPARE(sheetAt(m_round->bea(), home), homeBefore);
    QCOMPARE(sheetAt(m_round->bea(), away), awayBefore);
    const LeagueLine line = look(m_round->anna());
    QCOMPARE(line.problem, QString());
    QCOMPARE(line.claims, 1);
    QVERIFY(!m_round->anna().open(id).league().fixture(open)->outcome);
    for (SharedHouse *each : {&m_round->anna(), &m_round->bea(), &m_round->rita()}) {
        (void)look(*each);
        QCOMPARE(sheetAt(*each, home), homeBefore);
        QCOMPARE(sheetAt(*each, away), awayBefore);
    }
}

void TestSharedProofs::whatFollowsIsBelieved_data()
{
    QTest::addColumn<QString>("edition");
    for (const char *edition : {"lrb4", "lrb5", "crp", "bb2016"})
        QTest::newRow(edition) << QString::fromLatin1(edition);
}

void TestSharedProofs::whatFollowsIsBelieved()
{
    QFETCH(const QString, edition);
    m_round = std::make_unique<SharedRound>(m_fixture, edition);
    m_round->share();
    const LeagueId id = m_round->league();
    VERIFY_DONE(m_round->bob().play(id, fixture()));
    QCOMPARE(must(m_round->bob().shared().deliver(id)).delivered, 2);
    for (SharedHouse *each : {&m_round->bea(), &m_round->anna(), &m_round->rita()}) {
        (void)look(*each);
        QCOMPARE(must(each->shared().note(id))->doubted, (QMap<QString, QString>()));
        QCOMPARE(sheetAt(*each, teamAt(1)), sheetAt(m_round->bob(), teamAt(1)));
    }
    // Whose sheet another table changed is told so, and only he.
    const auto told = look(m_round->bea()).told;
    QCOMPARE(told.size(), size_t(1));
    QCOMPARE(told.front().kind, SharedTold::Kind::SheetOfMatch);
    QCOMPARE(told.front().about, u"bob"_s);
    QVERIFY(look(m_round->rita()).told.empty());
    VERIFY_DONE(m_round->bea().shared().seen(id));
    QVERIFY(look(m_round->bea()).told.empty());
    // The commissioner vouches for it to members who join later.
    QCOMPARE(server(u"SELECT vouched_by, unchecked FROM dugout_shared.match"_s), u"anna|f"_s);
}

void TestSharedProofs::paperIsDerivedFromItsForm()
{
    const LeagueId id = m_round->league();
    SharedHouse &bob = m_round->bob();
    const FixtureId open = fixture();
    OpenLeague league = bob.open(id);
    PaperSlip slip
        = blankSlip(must(bob.leagues().paperMatch(league.league(), league.id(), open)).game());
    const QString home = league.league().fixture(open)->home.text();
    PaperHouse::row(slip, PlayerRef{0, sheetAt(bob, home).players.front().id}.toString()).touchdowns
        = 1;
    const JournalId match = must(bob.leagues().enterSlip(league, open, slip));
    PaperHouse::finish(*must(MatchRepository(bob.table().stores()).open(match)));
    QCOMPARE(must(bob.shared().deliver(id)).delivered, 2);
    (void)look(m_round->bea());
    QCOMPARE(must(m_round->bea().shared().note(id))->doubted, (QMap<QString, QString>()));
    QCOMPARE(m_round->bea().open(id).league().fixture(open)->outcome->result.td, 1);
    QCOMPARE(sheetAt(m_round->bea(), teamAt(1)), sheetAt(bob, teamAt(1)));
}

/// What was played by other rules nobody can play again: the word of both coaches counts, each
/// under his own login; of one table alone it is a claim.
void TestSharedProofs::otherRulesWantBothSignatures()
{
    const LeagueId id = m_round->league();
    const FixtureId open = fixture();
    const Tamper byOthers = [](Forgery &forged) {
        forged.header.rules.version = currentRulesVersion - 1;
        put(forged.end, {u"outcome"_s, u"result"_s, u"cas"_s}, 7);
        put(forged.end, {u"result"_s, u"sides"_s, u"0"_s, u"casualties"_s}, 7);
        put(forged.end, {u"outcome"_s, u"homeSigned"_s}, true);
        put(forged.end, {u"outcome"_s, u"awaySigned"_s}, true);
    };
    forge(byOthers);
    (void)look(m_round->rita());
    QVERIFY(must(m_round->rita().shared().note(id))->doubted.first().startsWith(u"other-rules"_s));
    QVERIFY(!m_round->rita().table().stores().results.read(
        m_round->rita().open(id).league().fixture(open)->match));
    // Both say so for themselves, before the commissioner has looked.
    LeagueServer &beas = *must(m_round->bea().shared().serverOf(id));
    const bool isHome = m_round->anna().open(id).league().fixture(open)->home.text() == teamAt(1);
    VERIFY_DONE(
        beas.signResult(id, u"s-bea"_s, open, isHome ? FixtureSide::Home : FixtureSide::Away));
    for (SharedHouse *each : {&m_round->rita(), &m_round->anna(), &m_round->bea()}) {
        (void)look(*each);
        const LeagueLine line = look(*each);
        QCOMPARE(line.problem, QString());
        QCOMPARE(line.claims, 0);
        QVERIFY(must(each->shared().note(id))->doubted.isEmpty());
        QCOMPARE(each->open(id).league().fixture(open)->outcome->result.cas, 7);
        QCOMPARE(sheetAt(*each, teamAt(1)), sheetAt(m_round->bob(), teamAt(1)));
        QVERIFY(std::any_of(line.told.begin(), line.told.end(), [](const SharedTold &told) {
            return told.kind == SharedTold::Kind::Unchecked;
        }));
    }
    QCOMPARE(server(u"SELECT vouched_by, unchecked FROM dugout_shared.match"_s), u"anna|t"_s);
}

void TestSharedProofs::whoJoinsLaterIsNotFooled()
{
    const LeagueId id = m_round->league();
    const QString away = teamAt(1);
    const Team before = sheetAt(m_round->bea(), away);
    forge([](Forgery &forged) {
        put(forged.end, {u"teams"_s, u"1"_s, u"body"_s, u"treasury"_s}, 0);
        put(forged.end, {u"teams"_s, u"1"_s, u"body"_s, u"rerolls"_s}, 0);
        put(forged.end, {u"teams"_s, u"1"_s, u"body"_s, u"fanFactor"_s}, 17);
    });
    // Whose machine never had the sheet gets the one that was there before.
    SharedHouse late(m_round->place(), u"rita"_s);
    (void)must(late.shared().join(late.address(), {}, TeamsHere::Refused));
    QCOMPARE(must(late.shared().note(id))->doubted.size(), qsizetype(1));
    QVERIFY(!loadTeam(late.table().stores().documents, DocumentId(away)));
    (void)look(m_round->anna());
    QCOMPARE(lookOf(late, id).problem, QString());
    QCOMPARE(sheetAt(late, away), before);
}

/// A second match, played honestly with a sheet that is doubted, is doubted with it.
void TestSharedProofs::whatIsBuiltOnADoubtIsDoubted()
{
    DeliveredMatch match;
    QCOMPARE(matchDoubtFrom(matchDoubtId(MatchDoubt::Base)), MatchDoubt::Base);
    QCOMPARE(matchDoubtFrom(u"anything"_s), MatchDoubt::None);
    for (int i = 1; i <= static_cast<int>(MatchDoubt::Base); ++i)
        QVERIFY(!SharingWords::doubt(static_cast<MatchDoubt>(i)).isEmpty());
    const LeagueId id = m_round->league();
    const QString home = teamAt(0);
    forge([](Forgery &forged) {
        put(forged.end, {u"teams"_s, u"0"_s, u"body"_s, u"treasury"_s}, 900000);
    });
    // As it would come from the server, built on the sheet of the first.
    (void)look(m_round->rita());
    const auto note = must(m_round->rita().shared().note(id));
    QCOMPARE(note->doubted.size(), qsizetype(1));
    LeagueServer &there = *must(m_round->rita().shared().serverOf(id));
    LeagueParcel parcel = must(there.fetch(id, 0, 0, {}));
    QJsonObject second = parcel.matches.front();
    second.insert("id"_L1, u"second"_s);
    second.insert("made"_L1,
                  QJsonArray{QJsonObject{{u"team"_s, home},
                                         {u"after"_s, QJsonObject()},
                                         {u"before"_s, QJsonObject()},
                                         {u"by"_s, note->doubted.firstKey()}}});
    parcel.firstEntry = static_cast<qint64>(parcel.entries.size()) + 1;
    parcel.entries.clear();
    parcel.teams.clear();
    parcel.matches = {second};
    const StoreBatch batch = must(mirrorBatch(m_round->rita().table().stores(), parcel, *note));
    const auto now = noteFrom(batch.documents.back());
    QVERIFY(now);
    QVERIFY(now->doubted.value(u"second"_s).startsWith(u"base"_s)
            || now->doubted.value(u"second"_s).startsWith(u"unreadable"_s));
    QVERIFY(batch.results.empty());
}

void TestSharedProofs::nobodyElsePutsAMatchAside()
{
    const LeagueId id = m_round->league();
    VERIFY_DONE(m_round->bob().play(id, fixture()));
    QCOMPARE(must(m_round->bob().shared().deliver(id)).delivered, 2);
    const QString match = server(u"SELECT id FROM dugout_shared.match"_s);
    const QString aside = call(
        u"set_aside('%1', 'd', '%2', 'result', (SELECT entries + 1 FROM dugout_shared.league "
        "WHERE id = '%1'), '[]', '[]', '{}')->>'done'"_s.arg(id.text(), match));
    const QString vouch = call(u"vouch('%1', '{%2}', false)"_s.arg(id.text(), match));
    const auto as = [this](const QString &person, const QString &statement) {
        return m_fixture.server().psqlAs(person, m_round->place().database, {statement});
    };
    for (const QString &person : {u"bob"_s, u"bea"_s, u"rita"_s}) {
        QCOMPARE(as(person, aside), u"ERROR:  42501"_s);
        QCOMPARE(as(person, vouch), u"ERROR:  42501"_s);
        QCOMPARE(as(person, u"UPDATE dugout_shared.match SET vouched_by = 'anna'"_s),
                 u"ERROR:  42501"_s);
    }
    // What the commissioner stands by is not put aside any more, by nobody.
    QCOMPARE(as(u"anna"_s, vouch), QString());
    QCOMPARE(as(u"anna"_s, aside), u"ERROR:  DG001"_s);
}

void TestSharedProofs::theCommissionerGoesBackToAnEarlierSheet()
{
    const LeagueId id = m_round->league();
    const QString away = teamAt(1);
    const Team before = sheetAt(m_round->bea(), away);
    VERIFY_DONE(m_round->bob().play(id, fixture()));
    QCOMPARE(must(m_round->bob().shared().deliver(id)).delivered, 2);
    for (SharedHouse *each : {&m_round->bea(), &m_round->anna()}) {
        (void)look(*each);
        QVERIFY(sheetAt(*each, away) != before);
    }
    VERIFY_DONE(m_round->bea().shared().seen(id));
    const auto sheets = must(m_round->anna().shared().sheets(id, away));
    QCOMPARE(sheets.size(), size_t(2));
    QCOMPARE(sheets.front().who, u"bob"_s);
    QVERIFY(!sheets.front().match.isEmpty() && sheets.back().match.isEmpty());
    QCOMPARE(errorOf(m_round->bea().shared().goBack(id, away, 1)), u"shared.not-commissioner"_s);
    QCOMPARE(errorOf(m_round->anna().shared().goBack(id, away, 9)), u"shared.no-choice"_s);
    VERIFY_DONE(m_round->anna().shared().goBack(id, away, 1));
    QCOMPARE(must(m_round->anna().shared().sheets(id, away)).size(), size_t(3));
    for (SharedHouse *each : {&m_round->anna(), &m_round->bea(), &m_round->rita()}) {
        (void)look(*each);
        QCOMPARE(sheetAt(*each, away), before);
    }
    const auto told = look(m_round->bea()).told;
    QCOMPARE(told.size(), size_t(1));
    QCOMPARE(told.front().kind, SharedTold::Kind::SheetByOther);
    QCOMPARE(told.front().about, u"anna"_s);
}

void TestSharedProofs::anUnreadableSheetIsTold()
{
    const LeagueId id = m_round->league();
    const QString home = teamAt(0);
    const Team before = sheetAt(m_round->bob(), home);
    QCOMPARE(m_fixture.server().psqlAs(
                 u"bob"_s, m_round->place().database,
                 {call(u"save_team('%1', 'u', '%2', 1, 'x', '{\"id\":\"%2\",\"players\":5}')"
                       "->>'done'"_s.arg(id.text(), home))}),
             u"kept"_s);
    for (SharedHouse *each : {&m_round->bob(), &m_round->anna()}) {
        const auto told = look(*each).told;
        QCOMPARE(told.size(), size_t(1));
        QCOMPARE(told.front().kind, SharedTold::Kind::SheetUnreadable);
        QVERIFY(!SharingWords::told(told.front()).isEmpty());
        QCOMPARE(sheetAt(*each, home), before);
    }
    QVERIFY(look(m_round->bea()).told.empty());
    VERIFY_DONE(m_round->anna().shared().goBack(id, home, 1));
    (void)look(m_round->bob());
    QCOMPARE(sheetAt(m_round->bob(), home), before);
    // It counts for what he saves next.
    Team changed = before;
    changed.notes = u"Back again"_s;
    auto kept = must(loadTeam(m_round->bob().table().stores().documents, DocumentId(home)));
    kept.team = changed;
    VERIFY_DONE(saveTeam(m_round->bob().table().stores().documents, kept, 1));
    QCOMPARE(must(m_round->bob().shared().deliver(id)).delivered, 1);
}

QTEST_GUILESS_MAIN(TestSharedProofs)
#include "tst_sharedproofs.moc"
