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
        else
            wanted.options[OptionId(option)] = true;
    }
    return wanted;
}

} // namespace

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
    QTest::addColumn<int>("players");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("games");
    QTest::newRow("two players") << 2 << QStringList{} << 400;
    QTest::newRow("three players") << 3 << QStringList{} << 100;
    QTest::newRow("four players") << 4 << QStringList{} << 60;
    QTest::newRow("best of three") << 2 << QStringList{u"best-of-three"_s} << 50;
    QTest::newRow("best of three with tie-break")
        << 2 << QStringList{u"best-of-three"_s, u"ladder"_s} << 50;
    QTest::newRow("relic, two players") << 2 << QStringList{u"capture-the-artefact"_s} << 80;
    QTest::newRow("relic, four players") << 4 << QStringList{u"capture-the-artefact"_s} << 30;
    QTest::newRow("fixed layout, three players") << 3 << QStringList{u"fixed-layout"_s} << 40;
    QTest::newRow("fixed layout, four players") << 4 << QStringList{u"fixed-layout"_s} << 30;
    QTest::newRow("three mulligans") << 2 << QStringList{u"three-mulligans"_s} << 60;
    QTest::newRow("without cards") << 2 << QStringList{u"no-cards"_s} << 150;
    QTest::newRow("without the battlefield")
        << 2 << QStringList{u"no-field"_s, u"capture-the-artefact"_s} << 100;
    QTest::newRow("counting only") << 4 << QStringList{u"no-cards"_s, u"no-field"_s} << 150;
    QTest::newRow("counting only, best of three")
        << 2 << QStringList{u"no-cards"_s, u"no-field"_s, u"best-of-three"_s, u"ladder"_s} << 100;
    QTest::newRow("open values") << 2 << QStringList{u"open"_s} << 50;
    QTest::newRow("open values without the battlefield")
        << 3 << QStringList{u"open"_s, u"no-field"_s} << 60;
}

void TestSkirmishRandom::gamesRunToTheirEnd()
{
    QFETCH(int, players);
    QFETCH(QStringList, options);
    QFETCH(int, games);
    // DUGOUT_SOAK=20 plays twenty times as many.
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
    QTest::addColumn<int>("players");
    QTest::addColumn<QStringList>("options");
    QTest::newRow("two players") << 2 << QStringList{};
    QTest::newRow("three players") << 3 << QStringList{u"fixed-layout"_s};
    QTest::newRow("four players, relic") << 4 << QStringList{u"capture-the-artefact"_s};
    QTest::newRow("best of three") << 2 << QStringList{u"best-of-three"_s, u"ladder"_s};
    QTest::newRow("open values") << 2 << QStringList{u"open"_s};
    QTest::newRow("counting only") << 3 << QStringList{u"no-cards"_s, u"no-field"_s};
}

/// Replayed, undone and done again, written to a file and read: the same to the byte.
void TestSkirmishRandom::historiesGiveTheSameState()
{
    QFETCH(int, players);
    QFETCH(QStringList, options);
    const auto ruleset = skirmishRuleset();
    RulesetLibrary library;
    SeededRandomSource source(1);
    const SkirmishSetup setup = randomSetup(*ruleset, kindOfGame(players, options), source);
    SkirmishRecord record{setup, {}};
    const auto keep = [&record](const LogAction &action) -> Result<void> {
        record.actions.push_back(action);
        return {};
    };
    SkirmishSession session(SkirmishGame(ruleset, setup), keep);
    while (!session.state().finished)
        QVERIFY(session.act({0, {randomAnswerOf(session.prompts(), source)}}));
    const SkirmishState end = session.state();
    const QString hash = session.game().hash(end);
    const size_t groups = session.log().groups().size();
    QCOMPARE(session.stateAfter(groups), end);

    const auto bytes = QJsonDocument(SkirmishJson::write(record)).toJson();
    const auto read = SkirmishJson::read(QJsonDocument::fromJson(bytes).object());
    QVERIFY2(read, read ? "" : qPrintable(read.error().detail));
    QCOMPARE(*read, record);
    const auto again = SkirmishJson::open(*read, library);
    QVERIFY(again);
    QCOMPARE(again->state(), end);
    QCOMPARE(again->game().hash(again->state()), hash);
    QVERIFY(again->misfits().empty());

    // Undoing folds everything before it anew: all of it for short histories, a part of long
    // ones.
    const size_t steps = groups <= 260 ? groups : std::min<size_t>(groups, 40);
    for (size_t i = 0; i < steps; ++i)
        QVERIFY(session.undo());
    QCOMPARE(session.state(), session.stateAfter(groups - steps));
    for (size_t i = 0; i < steps; ++i)
        QVERIFY(session.redo());
    QCOMPARE(session.state(), end);
}

QTEST_GUILESS_MAIN(TestSkirmishRandom)
#include "tst_skirmishrandom.moc"
