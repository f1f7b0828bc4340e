// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/matchjson.h"
#include "core/match/board.h"
#include "core/match/matchtexts.h"
#include "core/match/randommatch.h"
#include "core/match/statehash.h"
#include "tests/support/matchdriver.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// More matches per row for a long run: DUGOUT_RANDOM_MATCHES=1000.
int matchesPerRow(int usual)
{
    const int wanted = qEnvironmentVariableIntValue("DUGOUT_RANDOM_MATCHES");
    return wanted > 0 ? wanted : usual;
}

/// The first broken rule of a state, empty when there is none.
QString brokenRule(const MatchContext &context, const MatchState &before, const MatchState &after)
{
    for (const Seat seat : {0, 1}) {
        const SideState &side = after.side(seat);
        const SideState &was = before.side(seat);
        if (side.score < 0)
            return u"score"_s;
        if (side.turn < 0 || side.turn > context.turnsPerHalf())
            return u"turn marker"_s;
        const Rerolls &has = side.rerolls;
        if (has.perHalf < 0 || has.left < 0 || has.bonusHalf < 0 || has.bonusDrive < 0)
            return u"re-rolls"_s;
        const bool several = after.lastingSum(seat, u"re-rolls-per-turn"_s) > 0;
        if (has.usedThisTurn > 1 && !several)
            return u"more than one re-roll in a turn"_s;
        if (side.bribes < 0 || side.apothecaries < 0)
            return u"bribes or apothecaries"_s;
        const int most = context.mostOnPitch() + after.lastingSum(seat, u"players-on-pitch"_s);
        if (side.countIn(Whereabouts::Pitch) > most)
            return u"too many on the pitch"_s;
        if (side.players.size() < was.players.size())
            return u"a player is gone"_s;
        for (const MatchPlayer &player : side.players) {
            if (!player.isOnPitch() && player.posture != Posture::Standing)
                return u"lies down off the pitch"_s;
        }
        for (auto it = side.counters.begin(); it != side.counters.end(); ++it) {
            if (it.value() < 0)
                return it.key();
        }
    }
    if (const MatchPlayer *carrier = after.find(after.carrier); carrier && !carrier->isOnPitch())
        return u"the ball is off the pitch"_s;
    for (auto it = after.board.begin(); it != after.board.end(); ++it) {
        const MatchPlayer *shown = after.find(PlayerRef::fromString(it.key()));
        if (it.key() != board::ball && (!shown || !shown->isOnPitch()))
            return u"shown on the board and not on the pitch"_s;
    }
    if (after.carrier.isValid() && !after.find(after.carrier))
        return u"nobody has the ball"_s;
    return {};
}

struct Row
{
    QString ruleset;
    OptionChoices options;
    bool league = false;
};

} // namespace
Q_DECLARE_METATYPE(Row)

/// Two coaches who answer every prompt by lot, to the end of the match.
class TestMatchRandom : public QObject
{
    Q_OBJECT

private slots:
    void endsWithoutABrokenRule_data();
    void endsWithoutABrokenRule();
    void historyGivesTheSameState_data();
    void historyGivesTheSameState();
    void quickTeams();
    void everythingHasWords_data() { historyGivesTheSameState_data(); }
    void everythingHasWords();
};

void TestMatchRandom::endsWithoutABrokenRule_data()
{
    QTest::addColumn<Row>("row");
    for (const QString &id : footballRulesets()) {
        for (const bool league : {false, true})
            QTest::addRow("%s, %s", qPrintable(id), league ? "league" : "one-off")
                << Row{id, {}, league};
        for (const Option &option : sharedRuleset(id)->options()) {
            std::vector<OptionValue> values;
            if (const bool *on = std::get_if<bool>(&option.defaultValue))
                values.push_back(!*on);
            for (const OptionChoice &choice : option.choices) {
                if (OptionValue(choice.id) != option.defaultValue)
                    values.emplace_back(choice.id);
            }
            for (size_t i = 0; i < values.size(); ++i)
                QTest::addRow("%s, %s %zu", qPrintable(id), qPrintable(option.id.text()), i)
                    << Row{id, {{option.id, values[i]}}, true};
        }
    }
}

void TestMatchRandom::endsWithoutABrokenRule()
{
    QFETCH(Row, row);
    const auto ruleset = sharedRuleset(row.ruleset);
    const int count = matchesPerRow(row.options.empty() ? 40 : 3);
    for (int seed = 1; seed <= count; ++seed) {
        SeededRandomSource source(static_cast<std::uint64_t>(seed));
        const Match match(ruleset, randomSetup(*ruleset, row.options, row.league, source));
        QString broken;
        const auto witness
            = [&](const MatchState &before, const Event &event, const MatchState &after) {
                  const QString rule = brokenRule(match.context(), before, after);
                  if (!rule.isEmpty() && broken.isEmpty())
                      broken = rule + u" after "_s + event.prompt;
              };
        const RandomOutcome outcome = playRandomly(match, source, witness);
        QVERIFY2(broken.isEmpty(), qPrintable(u"seed %1: %2"_s.arg(seed).arg(broken)));
        QVERIFY2(outcome.finished, qPrintable(u"seed %1: %2"_s.arg(seed).arg(outcome.fault)));
        QVERIFY(outcome.state.over);
    }
}

void TestMatchRandom::historyGivesTheSameState_data()
{
    QTest::addColumn<QString>("ruleset");
    for (const QString &id : footballRulesets())
        QTest::newRow(qPrintable(id)) << id;
}

/// Replay, undo of everything and redo of everything, and a file all lead to the same state.
void TestMatchRandom::historyGivesTheSameState()
{
    QFETCH(QString, ruleset);
    const auto rules = sharedRuleset(ruleset);
    RulesetLibrary library;
    for (int seed = 1; seed <= matchesPerRow(3); ++seed) {
        SeededRandomSource source(static_cast<std::uint64_t>(seed));
        const MatchSetup setup = randomSetup(*rules, {}, true, source);
        const Match match(rules, setup);
        const RandomOutcome outcome = playRandomly(match, source);
        QVERIFY(outcome.finished);

        MatchFile file{setup, {}};
        MatchSession session(Match(rules, setup), [&file](const LogAction &action) {
            file.log.push_back(action);
            return Result<void>();
        });
        for (const Event &event : outcome.events)
            QVERIFY(session.act({0, {event}}));
        QVERIFY(session.state() == outcome.state);
        QCOMPARE(stateHash(session.state()), stateHash(outcome.state));

        // Everything once; later a part, as each undo folds the whole history again.
        for (int i = 0; session.log().canUndo() && (seed == 1 || i < 40); ++i)
            QVERIFY(session.undo());
        if (seed == 1)
            QVERIFY(session.state() == match.start());
        while (session.log().canRedo())
            QVERIFY(session.redo());
        QVERIFY(session.state() == outcome.state);

        const MatchFile again = must(readMatch(writeMatch(file)));
        QVERIFY(again == file);
        const auto loaded = openMatch(again, library);
        QVERIFY(loaded);
        QVERIFY(loaded->state() == outcome.state);
        QVERIFY(loaded->misfits().empty());
    }
}

void TestMatchRandom::quickTeams()
{
    for (const QString &id : footballRulesets()) {
        for (int seed = 1; seed <= 10; ++seed) {
            SeededRandomSource source(static_cast<std::uint64_t>(seed));
            MatchSetup setup;
            setup.ruleset = RulesetId(id);
            setup.teams[0].name = u"Reds"_s;
            setup.teams[1].name = u"Blues"_s;
            setup.teams[0].rerolls = 2;
            if (seed % 2 == 0)
                setup.teams[1] = randomTeam(*sharedRuleset(id), u"Blues"_s, source);
            const Match match(sharedRuleset(id), setup);
            const RandomOutcome outcome = playRandomly(match, source);
            QVERIFY2(outcome.finished, qPrintable(outcome.fault));
        }
    }
}

/// No prompt, no choice and no line of the log shows an id instead of words.
void TestMatchRandom::everythingHasWords()
{
    QFETCH(QString, ruleset);
    const auto rules = sharedRuleset(ruleset);
    OptionChoices options;
    for (const QString &option : {u"special-balls"_s, u"goblin-balls"_s, u"rivalry"_s,
                                  u"wizard-inducement"_s, u"piling-on"_s, u"overtime"_s})
        options[OptionId(option)] = true;
    options[OptionId(u"match-events"_s)] = u"family"_s;
    if (ruleset == u"crp"_s)
        options[OptionId(u"special-play-cards"_s)] = u"allowance"_s;
    QStringList faults;
    const auto complain = [&faults](const QString &fault) {
        if (!faults.contains(fault))
            faults.append(fault);
    };
    for (int seed = 1; seed <= matchesPerRow(3); ++seed) {
        SeededRandomSource source(static_cast<std::uint64_t>(seed));
        const Match match(rules, randomSetup(*rules, options, true, source));
        const auto witness = [&](const MatchState &before, const Event &event,
                                 const MatchState &after) {
            const QString line = match.line(before, event);
            if (line.contains(u'{') || (line.startsWith(event.prompt) && !promptText(event.prompt)))
                complain(u"line of %1: %2"_s.arg(event.prompt, line));
            for (const Prompt &prompt : match.prompts(after)) {
                const PromptWords words = match.words(after, prompt);
                if (words.title.isEmpty() || words.title == prompt.id || words.title.contains(u'{'))
                    complain(u"title of %1: %2"_s.arg(prompt.id, words.title));
                for (qsizetype i = 0; i < prompt.choices.size(); ++i) {
                    const bool code = prompt.id.startsWith(u"result.");
                    if (words.choices.at(i) == prompt.choices.at(i) && !code)
                        complain(u"choice of %1: %2"_s.arg(prompt.id, prompt.choices.at(i)));
                }
            }
        };
        QVERIFY(playRandomly(match, source, witness).finished);
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u"; "_s)));
}

QTEST_GUILESS_MAIN(TestMatchRandom)
#include "tst_matchrandom.moc"
