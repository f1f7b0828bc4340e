// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/club.h"
#include "core/exchange/collectionfile.h"
#include "core/store/datafolder.h"
#include "core/store/store.h"
#include "tests/support/commandrun.h"
#include "tests/support/storefixture.h"
#include "tests/support/teambuilder.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// `dugout skirmish …` on the skirmishes that are kept.
class TestKeptSkirmishCommand final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void wholeLife_data() { StoreFixture::addEngineRows(); }
    void wholeLife();
    void playsToTheEnd();
    void passesForTheRestOfAPhase();
    void undoAndRedo();
    void handsAreShownToTheirOwners();
    void newPrintsJsonForFilesToo();
    void takesTheKeptCollection();
    void printsAndFillsTheCollection();
    void takesLists();
    void ambiguousTitles();
    void refusals_data();
    void refusals();

private:
    CommandAnswer run(const QStringList &arguments)
    {
        return runCommand(QStringList{u"skirmish"_s} + arguments, m_folder->path());
    }
    /// Starts one and answers what was said about it.
    CommandAnswer make(const QStringList &more = {})
    {
        return run(QStringList{u"new"_s, u"--players"_s,
                               u"Ana=garreks-reavers,Ben=steelhearts-champions"_s, u"--casual"_s,
                               u"--json"_s}
                   + more);
    }
    /// Answers the first thing that is asked in JSON; nothing when nothing is.
    static QStringList firstAnswer(const QJsonObject &shown);

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestKeptSkirmishCommand::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

QStringList TestKeptSkirmishCommand::firstAnswer(const QJsonObject &shown)
{
    const QJsonArray prompts = shown.value(u"prompts"_s).toArray();
    if (prompts.isEmpty())
        return {};
    const QJsonObject prompt = prompts.first().toObject();
    QStringList answer{prompt.value(u"id"_s).toString()};
    if (const QJsonValue seat = prompt.value(u"seat"_s); seat.isDouble())
        answer << u"--seat"_s << QString::number(seat.toInt());
    const QJsonArray choices = prompt.value(u"choices"_s).toArray();
    const QString kind = prompt.value(u"kind"_s).toString();
    if (kind == u"dice"_s || prompt.value(u"byLot"_s).toBool())
        answer << u"--roll"_s;
    else if (!choices.isEmpty())
        answer << u"--choice"_s << choices.first().toObject().value(u"id"_s).toString();
    else if (kind == u"number"_s)
        answer << u"--number"_s << QString::number(prompt.value(u"atLeast"_s).toInt());
    return answer;
}

void TestKeptSkirmishCommand::wholeLife()
{
    StoreFixture fixture;
    const QStringList database{u"--database"_s, fixture.emptyPlace().toString(), u"--json"_s};
    const CommandAnswer made = make(QStringList{u"--title"_s, u"Duel"_s} + database);
    QVERIFY2(made.status == 0, qPrintable(made.err));
    const QString id = made.json().value(u"id"_s).toString();
    QVERIFY(!id.isEmpty());
    QCOMPARE(made.json().value(u"title"_s).toString(), u"Duel"_s);
    const QJsonArray rows = run(QStringList{u"list"_s} + database).rows();
    QCOMPARE(rows.size(), 1);
    QCOMPARE(rows.at(0).toObject().value(u"id"_s).toString(), id);
    const QStringList answer = firstAnswer(made.json());
    const CommandAnswer answered = run(QStringList{u"answer"_s, u"Duel"_s} + answer + database);
    QVERIFY2(answered.status == 0, qPrintable(answered.err));
    QCOMPARE(answered.json().value(u"entries"_s).toInt(), 1);
    QCOMPARE(answered.json().value(u"id"_s).toString(), id);
    const QJsonObject replayed = run(QStringList{u"replay"_s, id} + database).json();
    QCOMPARE(replayed.value(u"entries"_s).toInt(), 1);
    QCOMPARE(run(QStringList{u"remove"_s, u"Duel"_s} + database).json().value(u"id"_s).toString(),
             id);
    QVERIFY(run(QStringList{u"list"_s} + database).rows().isEmpty());
}

void TestKeptSkirmishCommand::playsToTheEnd()
{
    QJsonObject shown = make({u"--no-cards"_s, u"--no-battlefield"_s}).json();
    const QString id = shown.value(u"id"_s).toString();
    for (int answers = 0; answers < 300; ++answers) {
        const QStringList answer = firstAnswer(shown);
        if (answer.isEmpty())
            break;
        const CommandAnswer answered = run(QStringList{u"answer"_s, id, u"--json"_s} + answer);
        QVERIFY2(answered.status == 0, qPrintable(answered.err));
        shown = answered.json();
    }
    QCOMPARE(shown.value(u"kept"_s).toString(), u"finished"_s);
    QVERIFY(!shown.value(u"verdict"_s).toString().isEmpty());
    QCOMPARE(run({u"list"_s, u"--json"_s, u"--state"_s, u"finished"_s}).rows().size(), 1);
    QVERIFY(run({u"list"_s}).out.contains(u"Ana – Ben"_s));
    // What the window opens is the same game.
    const auto store = must(Store::open(defaultStoreLocation(m_folder->path())));
    RulesetLibrary library;
    const Club club({store->journals(), store->documents(), store->batches(), store->results(),
                     library, [] { return qint64(1); }});
    const auto open = must(club.skirmishes().open(JournalId(id)));
    QVERIFY(open->isFinished());
    QCOMPARE(open->game().hash(open->session().state()),
             run({u"replay"_s, id, u"--json"_s}).json().value(u"hash"_s).toString());
}

/// What is forced is done with the answer, as in the window: who has passed for the rest is neither
/// asked again, nor is anybody for the powers and reactions after his passes.
void TestKeptSkirmishCommand::passesForTheRestOfAPhase()
{
    QJsonObject shown = make({u"--way"_s, u"table"_s, u"--no-battlefield"_s}).json();
    const QString id = shown.value(u"id"_s).toString();
    const auto asked = [&shown] { return shown.value(u"prompts"_s).toArray().first().toObject(); };
    const auto answer = [&](const QStringList &words) {
        const CommandAnswer answered = run(QStringList{u"answer"_s, id, u"--json"_s} + words);
        QVERIFY2(answered.status == 0, qPrintable(answered.err));
        shown = answered.json();
    };
    for (int i = 0; i < 60 && asked().value(u"id"_s) != u"activation"_s; ++i)
        answer(firstAnswer(shown));
    QCOMPARE(asked().value(u"id"_s).toString(), u"activation"_s);
    const int passing = asked().value(u"seat"_s).toInt();
    answer({u"activation"_s, u"--choice"_s, u"pass-on"_s});
    for (int powers = 0, activations = 0; activations < 4; ++activations) {
        QCOMPARE(asked().value(u"id"_s).toString(), u"power.table"_s);
        answer({u"power.table"_s, u"--choice"_s, u"nobody"_s});
        ++powers;
        if (activations == 3)
            break;
        QCOMPARE(asked().value(u"id"_s).toString(), u"activation"_s);
        QCOMPARE(asked().value(u"seat"_s).toInt(), 1 - passing);
        QCOMPARE(powers, activations + 1);
        answer({u"activation"_s, u"--choice"_s, u"pass"_s});
    }
    // One answer is one step back, with all that followed of itself.
    const int entries = shown.value(u"entries"_s).toInt();
    QCOMPARE(run({u"undo"_s, id, u"--json"_s}).json().value(u"entries"_s).toInt(), entries - 1);
    const QJsonObject before = run({u"show"_s, id, u"--json"_s}).json();
    QCOMPARE(before.value(u"prompts"_s).toArray().first().toObject().value(u"id"_s).toString(),
             u"power.table"_s);
}

void TestKeptSkirmishCommand::undoAndRedo()
{
    const QJsonObject made = make({u"--no-cards"_s, u"--no-battlefield"_s}).json();
    const QString id = made.value(u"id"_s).toString();
    const QStringList answer = firstAnswer(made);
    QCOMPARE(run({u"undo"_s, id}).status, 1);
    const CommandAnswer said = run(QStringList{u"answer"_s, id} + answer);
    QCOMPARE(said.status, 0);
    QVERIFY(!said.out.isEmpty());
    QCOMPARE(run({u"undo"_s, id, u"--json"_s}).json().value(u"entries"_s).toInt(), 0);
    QCOMPARE(run({u"redo"_s, id, u"--json"_s}).json().value(u"entries"_s).toInt(), 1);
    QCOMPARE(run({u"redo"_s, id}).status, 1);
}

/// The player who answered sees what follows, and nobody else's hand.
void TestKeptSkirmishCommand::handsAreShownToTheirOwners()
{
    const QJsonObject made = make().json();
    const QString id = made.value(u"id"_s).toString();
    const auto open = run({u"show"_s, id, u"--json"_s}).json().value(u"state"_s);
    QCOMPARE(made.value(u"state"_s), open);
    const CommandAnswer undone = run({u"undo"_s, id, u"--seat"_s, u"two"_s});
    QCOMPARE(undone.status, 2);
}

void TestKeptSkirmishCommand::newPrintsJsonForFilesToo()
{
    const QString file = m_folder->filePath(u"game.json"_s);
    const QJsonObject made = make({u"--out"_s, file}).json();
    QCOMPARE(made.value(u"file"_s).toString(), file);
    QVERIFY(!made.value(u"prompts"_s).toArray().isEmpty());
    QVERIFY(!QFile::exists(m_folder->filePath(u"dugout.db"_s)));
    const CommandAnswer answered
        = run(QStringList{u"answer"_s, file, u"--json"_s} + firstAnswer(made));
    QVERIFY2(answered.status == 0, qPrintable(answered.err));
    QCOMPARE(answered.json().value(u"entries"_s).toInt(), 1);
    QCOMPARE(run({u"undo"_s, file, u"--json"_s}).json().value(u"entries"_s).toInt(), 0);
}

void TestKeptSkirmishCommand::takesTheKeptCollection()
{
    {
        const auto store = must(Store::open(defaultStoreLocation(m_folder->path())));
        RulesetLibrary library;
        const Club club({store->journals(), store->documents(), store->batches(), store->results(),
                         library, [] { return qint64(1); }});
        StoredCollection kept = must(club.collection().load());
        Warband own = *builtInCollection(testRuleset(u"shadespire"_s))
                           .warband(WarbandId(u"garreks-reavers"_s));
        own.id = WarbandId(u"my-own"_s);
        kept.own.warbands.push_back(own);
        (void)must(club.collection().save(kept));
    }
    const QStringList mine{u"new"_s, u"--players"_s, u"Ana=my-own,Ben=steelhearts-champions"_s,
                           u"--no-cards"_s, u"--json"_s};
    const CommandAnswer made = run(mine);
    QVERIFY2(made.status == 0, qPrintable(made.err));
    const CommandAnswer filed
        = run(mine + QStringList{u"--out"_s, m_folder->filePath(u"game.json"_s)});
    QCOMPARE(filed.status, 1); // a file is made from what is named, as before
}

void TestKeptSkirmishCommand::printsAndFillsTheCollection()
{
    QCOMPARE(run({u"collection"_s, u"show"_s}).status, 1); // nothing is kept yet
    const QString file = m_folder->filePath(u"own.json"_s);
    Collection own;
    own.warbands.push_back(
        *builtInCollection(testRuleset(u"shadespire"_s)).warband(WarbandId(u"garreks-reavers"_s)));
    own.warbands.back().id = WarbandId(u"my-own"_s);
    QFile out(file);
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write(QJsonDocument(CollectionFile::write(own)).toJson());
    out.close();
    const CommandAnswer taken = run({u"collection"_s, u"take"_s, file, u"--json"_s});
    QVERIFY2(taken.status == 0, qPrintable(taken.err));
    QCOMPARE(taken.json().value(u"warbands"_s).toInt(), 1);
    QCOMPARE(run({u"collection"_s, u"take"_s, file, u"--json"_s}).json(), taken.json());
    QCOMPARE(must(CollectionFile::read(run({u"collection"_s, u"show"_s}).json())), own);
    QCOMPARE(run({u"collection"_s, u"take"_s, m_folder->filePath(u"none.json"_s)}).status, 1);
}

/// From a spreadsheet straight into what is kept; what is no list changes nothing.
void TestKeptSkirmishCommand::takesLists()
{
    const auto written = [this](const QString &name, const QByteArray &text) {
        QFile out(m_folder->filePath(name));
        (void)out.open(QIODevice::WriteOnly);
        out.write(text);
        return out.fileName();
    };
    const QString fighters
        = written(u"fighters.csv"_s, "warband,fighter,move,colour\nThe Gang,Al,3,red\n");
    const CommandAnswer taken = run({u"collection"_s, u"take"_s, fighters, u"--json"_s});
    QVERIFY2(taken.status == 0, qPrintable(taken.err));
    QVERIFY(taken.err.contains(u"colour"_s));
    QCOMPARE(taken.json().value(u"warbands"_s).toInt(), 1);
    const QString cards = written(u"cards.csv"_s, "name;type\nOne;upgrade\n");
    QCOMPARE(run({u"collection"_s, u"take"_s, cards}).status, 0);
    const QString decks = written(u"decks.csv"_s, "deck;warband;card\nMine;The Gang;One\n");
    const CommandAnswer all = run({u"collection"_s, u"take"_s, decks, u"--json"_s});
    QVERIFY2(all.status == 0, qPrintable(all.err));
    QCOMPARE(all.json().value(u"decks"_s).toInt(), 1);
    const QString nothing = written(u"nothing.csv"_s, "colour,size\nred,3\n");
    QCOMPARE(run({u"collection"_s, u"take"_s, nothing}).status, 1);
    QCOMPARE(run({u"collection"_s, u"take"_s, decks, u"--json"_s}).json(), all.json());
}

void TestKeptSkirmishCommand::ambiguousTitles()
{
    const QString id = make().json().value(u"id"_s).toString();
    QCOMPARE(run({u"show"_s, u"Ana – Ben"_s}).status, 0);
    (void)make();
    const CommandAnswer refused = run({u"show"_s, u"Ana – Ben"_s});
    QCOMPARE(refused.status, 1);
    QVERIFY(refused.err.contains(u"by its id"_s));
    QCOMPARE(run({u"remove"_s, id}).status, 0);
    QCOMPARE(run({u"show"_s, u"Ana – Ben"_s}).status, 0);
}

void TestKeptSkirmishCommand::refusals_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    for (const QString &command : {u"show"_s, u"replay"_s, u"remove"_s, u"undo"_s})
        QTest::addRow("%s: no such game", qPrintable(command))
            << QStringList{command, u"Duel"_s} << 1;
    QTest::newRow("no players") << QStringList{u"new"_s} << 2;
    QTest::newRow("no such warband")
        << QStringList{u"new"_s, u"--players"_s, u"Ana=nobody,Ben=nobody"_s} << 1;
    QTest::newRow("no database") << QStringList{u"list"_s} << 1;
    QTest::newRow("no such state") << QStringList{u"list"_s, u"--state"_s, u"lost"_s} << 2;
}

void TestKeptSkirmishCommand::refusals()
{
    QFETCH(QStringList, arguments);
    const CommandAnswer refused = run(arguments);
    QTEST(refused.status, "status");
    QVERIFY(!refused.err.isEmpty());
    QVERIFY(refused.out.isEmpty());
    QVERIFY(!QFile::exists(m_folder->filePath(u"dugout.db"_s)));
}

QTEST_GUILESS_MAIN(TestKeptSkirmishCommand)
#include "tst_keptskirmishcommand.moc"
