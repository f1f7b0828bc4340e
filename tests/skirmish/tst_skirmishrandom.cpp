// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/skirmishjson.h"
#include "tests/support/skirmishplay.h"

#include <QJsonDocument>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// More events than any game has needed by far: a game that goes on for ever is a fault.
constexpr int mostEvents = 20'000;

RandomSkirmish kindOfGame(int players, const QStringList &options)
{
    RandomSkirmish wanted;
    wanted.players = players;
    for (const QString &option : options) {
        if (option == u"no-cards"_s)
            wanted.tracksCards = false;
        else if (option == u"no-field"_s)
            wanted.tracksField = false;
        else if (option == u"open"_s)
            wanted.openValues = true;
        else if (option == u"ladder"_s)
            wanted.options[OptionId(u"match-tie-break"_s)] = u"ladder"_s;
        else if (option == u"three-mulligans"_s)
            wanted.options[OptionId(u"mulligan-limit"_s)] = 3;
        else if (option == u"ask-who-can"_s)
            wanted.options[OptionId(u"ask-everybody"_s)] = false;
        else
            wanted.options[OptionId(option)] = true;
    }
    return wanted;
}

/// Each option for every number of players that may choose it.
void addKindsOfGame(int games)
{
    QTest::addColumn<int>("players");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("games");
    const auto add = [games](int players, const QStringList &options) {
        const QString name
            = u"%1 players%2"_s.arg(players).arg(options.isEmpty() ? QString() : u", "_s)
            + options.join(u" + "_s);
        QTest::newRow(qPrintable(name)) << players << options << games;
    };
    for (int players = 2; players <= 4; ++players) {
        for (const QStringList &options :
             {QStringList{}, QStringList{u"ask-who-can"_s}, QStringList{u"capture-the-artefact"_s},
              QStringList{u"three-mulligans"_s}, QStringList{u"no-cards"_s},
              QStringList{u"no-field"_s, u"capture-the-artefact"_s},
              QStringList{u"no-cards"_s, u"no-field"_s}, QStringList{u"open"_s},
              QStringList{u"open"_s, u"no-field"_s}})
            add(players, options);
        if (players > 2)
            add(players, {u"fixed-layout"_s});
    }
    add(2, {u"best-of-three"_s});
    add(2, {u"best-of-three"_s, u"ladder"_s});
    add(2, {u"best-of-three"_s, u"ladder"_s, u"no-cards"_s, u"no-field"_s});
}

/// Taken back and done again: all of a short history, the end of a long one, since undoing folds
/// everything before it anew.
void checkUndo(SkirmishSession &session)
{
    constexpr size_t shortHistory = 260;
    constexpr size_t part = 10;
    const SkirmishState end = session.state();
    const size_t groups = session.log().groups().size();
    const size_t steps = groups <= shortHistory ? groups : part;
    for (size_t i = 0; i < steps; ++i)
        QVERIFY(session.undo());
    QCOMPARE(session.state(), session.stateAfter(groups - steps));
    for (size_t i = 0; i < steps; ++i)
        QVERIFY(session.redo());
    QCOMPARE(session.state(), end);
}

void checkFile(const SkirmishRecord &record, const SkirmishSession &session)
{
    static RulesetLibrary library;
    const QByteArray bytes = QJsonDocument(SkirmishJson::write(record)).toJson();
    const auto read = SkirmishJson::read(QJsonDocument::fromJson(bytes).object());
    QVERIFY2(read, read ? "" : qPrintable(read.error().detail));
    QCOMPARE(*read, record);
    QCOMPARE(QJsonDocument(SkirmishJson::write(*read)).toJson(), bytes);
    const auto again = SkirmishJson::open(*read, library);
    QVERIFY(again);
    QCOMPARE(again->state(), session.state());
    QCOMPARE(again->game().hash(again->state()), session.game().hash(session.state()));
    QVERIFY(again->misfits().empty());
}

void checkHistory(const SkirmishSetup &setup, RandomSource &source)
{
    SkirmishRecord record{setup, {}};
    const auto keep = [&record](const LogAction &action) -> Result<void> {
        record.actions.push_back(action);
        return {};
    };
    SkirmishSession session(SkirmishGame(skirmishRuleset(), setup), keep);
    while (!session.state().finished)
        QVERIFY(session.act({0, {randomAnswerOf(session.prompts(), source)}}));
    QCOMPARE(session.stateAfter(session.log().groups().size()), session.state());
    checkFile(record, session);
    checkUndo(session);
}

} // namespace

/// Games of chance run to their end with nothing broken on the way, and their histories give the
/// same state however they are told.
class TestSkirmishRandom final : public QObject
{
    Q_OBJECT

private slots:
    void gamesRunToTheirEnd_data();
    void gamesRunToTheirEnd();
    void historiesGiveTheSameState_data();
    void historiesGiveTheSameState();
};

void TestSkirmishRandom::gamesRunToTheirEnd_data()
{
    addKindsOfGame(20);
}

void TestSkirmishRandom::gamesRunToTheirEnd()
{
    QFETCH(int, players);
    QFETCH(QStringList, options);
    QFETCH(int, games);
    // DUGOUT_SOAK=100 plays a hundred times as many.
    games *= std::max(1, qEnvironmentVariableIntValue("DUGOUT_SOAK"));
    const auto ruleset = skirmishRuleset();
    const RandomSkirmish wanted = kindOfGame(players, options);
    qint64 all = 0;
    for (int seed = 1; seed <= games; ++seed) {
        SeededRandomSource source(static_cast<std::uint64_t>(seed) * 1000 + 7);
        const SkirmishSetup setup = randomSetup(*ruleset, wanted, source);
        QVERIFY(checkSetup(setup, *ruleset).empty());
        const SkirmishGame game(ruleset, setup);
        SkirmishState state = game.start();
        int events = 0;
        while (!state.finished) {
            const std::vector<Prompt> prompts = game.prompts(state);
            QVERIFY2(!prompts.empty(), qPrintable(u"dead end, seed %1"_s.arg(seed)));
            const Event event = randomAnswerOf(prompts, source);
            const auto done = game.apply(state, event);
            QVERIFY2(done, done ? "" : qPrintable(done.error().message));
            const QString broken = brokenInvariant(game, state);
            QVERIFY2(broken.isEmpty(),
                     qPrintable(u"%1 after %2, seed %3"_s.arg(broken, event.prompt).arg(seed)));
            QVERIFY2(++events < mostEvents, qPrintable(u"seed %1 never ends"_s.arg(seed)));
        }
        all += events;
    }
    qInfo("%d games, %lld events each", games, all / games);
}

void TestSkirmishRandom::historiesGiveTheSameState_data()
{
    addKindsOfGame(1);
}

/// Replayed, undone and done again, written to a file and read: the same to the byte.
void TestSkirmishRandom::historiesGiveTheSameState()
{
    QFETCH(int, players);
    QFETCH(QStringList, options);
    QFETCH(int, games);
    games *= std::max(1, qEnvironmentVariableIntValue("DUGOUT_SOAK"));
    for (int seed = 1; seed <= games; ++seed) {
        SeededRandomSource source(static_cast<std::uint64_t>(seed));
        checkHistory(randomSetup(*skirmishRuleset(), kindOfGame(players, options), source), source);
        if (QTest::currentTestFailed())
            return;
    }
}

QTEST_GUILESS_MAIN(TestSkirmishRandom)
#include "tst_skirmishrandom.moc"
