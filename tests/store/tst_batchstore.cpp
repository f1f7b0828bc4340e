// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/storefixture.h"

#include <QProcess>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

const JournalId first(u"b1"_s);
const JournalId second(u"b2"_s);

/// The nth change: an entry in one game, another start of the other, and a team.
StoreBatch batch(int n)
{
    const QJsonObject setup{{u"n"_s, n}};
    Document team = StoreFixture::team(u"t"_s, u"Team %1"_s.arg(n));
    team.summary.revision = n - 1;
    StoreBatch batch;
    batch.journals = {{first, n, StoreFixture::group(n), setup, {JournalState::Finished, setup}},
                      {second, 1, {}, setup, {JournalState::Undecided, setup}}};
    batch.documents = {team};
    return batch;
}

Result<void> createBoth(Store &store)
{
    auto made = store.journals().create(StoreFixture::header(first.text()));
    return made ? store.journals().create(StoreFixture::header(second.text())) : made;
}

/// Which change everything in the store is at; -1 when it is torn.
int stateOf(Store &store)
{
    const auto one = store.journals().read(first);
    const auto two = store.journals().read(second);
    const auto team = store.documents().read(u"team"_s, DocumentId(u"t"_s));
    if (!one || !two)
        return -1;
    const auto n = static_cast<int>(one->entries.size());
    const bool same = one->header.setup.value("n"_L1).toInt() == n
        && two->header.setup.value("n"_L1).toInt() == n && (team ? team->summary.revision : 0) == n
        && two->entries.empty();
    return same ? n : -1;
}

/// The child: changes everything for ever, and says so each time.
int changeOn(const QString &location)
{
    const auto store = Store::open(*StoreLocation::parse(location));
    if (!store)
        return 1;
    for (int n = stateOf(**store) + 1;; ++n) {
        if (!(*store)->batches().keep(batch(n)))
            return 1;
        printf("%d\n", n);
        fflush(stdout);
    }
}

} // namespace

/// Several games and documents change as one.
class TestBatchStore final : public QObject
{
    Q_OBJECT

private slots:
    void allOfItIsKept_data() { StoreFixture::addEngineRows(); }
    void allOfItIsKept();
    void nothingOfItIsKept_data();
    void nothingOfItIsKept();
    void killedOnTheWay();

private:
    StoreFixture m_fixture;
};

void TestBatchStore::allOfItIsKept()
{
    const StoreLocation place = m_fixture.emptyPlace();
    {
        const auto store = Store::open(place);
        VERIFY_DONE(store);
        VERIFY_DONE(createBoth(**store));
        VERIFY_DONE((*store)->batches().keep(batch(1)));
        VERIFY_DONE((*store)->batches().keep(batch(2)));
    }
    const auto store = Store::open(place);
    VERIFY_DONE(store);
    QCOMPARE(stateOf(**store), 2);
    const QJsonObject standing{{u"n"_s, 2}};
    const JournalProgress over{JournalState::Finished, standing};
    const JournalProgress asked{JournalState::Undecided, standing};
    QCOMPARE((*store)->journals().read(first)->stand, over);
    QCOMPARE((*store)->journals().read(second)->stand, asked);
    VERIFY_DONE((*store)->check());
}

void TestBatchStore::nothingOfItIsKept_data()
{
    QTest::addColumn<QString>("engine");
    QTest::addColumn<QString>("fault");
    for (const QString &engine : {u"sqlite"_s, u"psql"_s}) {
        for (const QString &fault :
             {u"first game moved on"_s, u"second game moved on"_s, u"no such game"_s,
              u"team was saved by somebody else"_s, u"entries with a gap"_s})
            QTest::addRow("%s, %s", qPrintable(engine), qPrintable(fault)) << engine << fault;
    }
}

void TestBatchStore::nothingOfItIsKept()
{
    QFETCH(QString, engine);
    QFETCH(QString, fault);
    const auto store = Store::open(m_fixture.emptyPlace(engine));
    VERIFY_DONE(store);
    VERIFY_DONE(createBoth(**store));
    VERIFY_DONE((*store)->batches().keep(batch(1)));
    StoreBatch wrong = batch(2);
    if (fault.startsWith(u"first"))
        wrong.journals[0].expectedNextSeq = 1;
    else if (fault.startsWith(u"second"))
        wrong.journals[1].expectedNextSeq = 2;
    else if (fault.startsWith(u"no such"))
        wrong.journals[1].id = JournalId(u"nobody"_s);
    else if (fault.startsWith(u"team"))
        wrong.documents[0].summary.revision = 7;
    else
        wrong.journals[0].entries[0].seq = 5;
    const auto kept = (*store)->batches().keep(wrong);
    QVERIFY(!kept);
    QVERIFY2(isStoreError(kept.error().code), qPrintable(errorWord(kept.error().code)));
    QCOMPARE(stateOf(**store), 1);
    VERIFY_DONE((*store)->batches().keep(batch(2)));
    QCOMPARE(stateOf(**store), 2);
}

/// Whatever moment the program is killed at, nothing is torn and nothing acknowledged is lost.
void TestBatchStore::killedOnTheWay()
{
    const StoreLocation place = m_fixture.emptyPlace(u"sqlite"_s);
    {
        const auto store = Store::open(place);
        VERIFY_DONE(store);
        VERIFY_DONE(createBoth(**store));
    }
    for (int round = 0; round < 5; ++round) {
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(), {u"--child"_s, place.toString()});
        QVERIFY(child.waitForStarted());
        for (int lines = 0; lines < 3 + round; ++lines) {
            while (!child.canReadLine())
                QVERIFY(child.waitForReadyRead());
            (void)child.readLine();
        }
        child.kill();
        QVERIFY(child.waitForFinished());
        const QByteArrayList said = child.readAllStandardOutput().trimmed().split('\n');
        const auto store = Store::open(place);
        VERIFY_DONE(store);
        QVERIFY(stateOf(**store) >= said.constLast().toInt());
        QVERIFY(stateOf(**store) > 0);
    }
}

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    if (argc == 3 && QByteArray(argv[1]) == "--child")
        return changeOn(QString::fromLocal8Bit(argv[2]));
    TestBatchStore test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_batchstore.moc"
