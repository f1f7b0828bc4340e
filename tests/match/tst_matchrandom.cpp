// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/aftermatch.h"
#include "core/exchange/matchjson.h"
#include "core/match/randommatch.h"
#include "core/match/state/statebytes.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/prompttexts.h"
#include "tests/support/matchdriver.h"
#include "tests/support/matchinvariants.h"

#include <QTest>

#include <map>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// More matches per row for a long run: DUGOUT_RANDOM_MATCHES=1000.
int matchesPerRow(int usual)
{
    const int wanted = qEnvironmentVariableIntValue("DUGOUT_RANDOM_MATCHES");
    return wanted > 0 ? wanted : usual;
}

constexpr int promptsSeenIn = 4; ///< asking for all prompts takes time: one match in so many

/// The match as coaches would have left it behind, in groups of several events; empty when replay,
/// undo of everything and redo of everything, and a file all lead to the same state.
QString lostInHistory(const std::shared_ptr<const Ruleset> &ruleset, const MatchSetup &setup,
                      const RandomOutcome &outcome, size_t perGroup)
{
    MatchFile file{setup, {}};
    MatchSession session(Match(ruleset, setup, stepsToTheNextSheet()),
                         [&file](const LogAction &action, const MatchState &) {
                             file.log.push_back(action);
                             return Result<void>();
                         });
    for (size_t i = 0; i < outcome.events.size(); i += perGroup) {
        const auto from = outcome.events.begin() + static_cast<std::ptrdiff_t>(i);
        const auto left = static_cast<std::ptrdiff_t>(outcome.events.size() - i);
        const auto to = from + std::min(left, static_cast<std::ptrdiff_t>(perGroup));
        if (!session.act({0, std::vector<Event>(from, to)}))
            return u"refused when it is played again"_s;
    }
    if (session.state() != outcome.state)
        return u"replay differs"_s;
    if (stateHash(session.state()) != stateHash(outcome.state))
        return u"the hash differs"_s;
    while (session.log().canUndo()) {
        if (!session.undo())
            return u"undo refused"_s;
    }
    if (session.state() != session.game().start())
        return u"undo does not lead back to the start"_s;
    while (session.log().canRedo()) {
        if (!session.redo())
            return u"redo refused"_s;
    }
    if (session.state() != outcome.state)
        return u"redo differs"_s;
    static RulesetLibrary library;
    const auto again = readMatch(writeMatch(file));
    if (!again || *again != file)
        return u"the file differs"_s;
    const auto loaded = openMatch(*again, library);
    if (!loaded || loaded->state() != outcome.state || !loaded->rejectedEvents().empty())
        return u"the match out of the file differs"_s;
    return {};
}

/// What is wrong with what is asked; empty when nothing is. An answer is checked against the very
/// prompt that was asked, though the others are not made for it.
QString brokenAmong(const Match &match, const MatchState &state)
{
    const std::vector<Prompt> asked = match.prompts(state);
    for (const Prompt &prompt : asked) {
        const std::vector<Prompt> checked = match.promptsFor(state, prompt.id);
        if (std::find(checked.begin(), checked.end(), prompt) == checked.end())
            return prompt.id + u" is checked otherwise than asked"_s;
    }
    return brokenPrompt(asked);
}

/// What is wrong with checking an answer and taking it in one go: it comes to the same as taking
/// it, and what nobody asked changes nothing. Empty when nothing is.
QString brokenTaking(const Match &match, const MatchState &before, const Event &event,
                     const MatchState &after)
{
    MatchState checked = before;
    Event unasked = event;
    unasked.prompt += u"-unasked"_s;
    if (match.applyChecked(checked, unasked) || checked != before)
        return u"an answer to nothing is taken"_s;
    if (!match.applyChecked(checked, event) || checked != after)
        return u"an answer is taken otherwise when it is checked"_s;
    return {};
}

/// Plays a match to its end; what went wrong, empty when nothing did. Adds its events up.
QString playOne(const std::shared_ptr<const Ruleset> &ruleset, const OptionChoices &options,
                bool league, int seed, size_t &events)
{
    SeededRandomSource source(static_cast<std::uint64_t>(seed));
    const MatchSetup setup = randomSetup(*ruleset, options, league, source);
    const Match match(ruleset, setup, stepsToTheNextSheet());
    QString broken;
    const auto witness
        = [&](const MatchState &before, const Event &event, const MatchState &after) {
              if (!broken.isEmpty())
                  return;
              broken = brokenRule(match.context(), before, event, after);
              if (broken.isEmpty() && seed % promptsSeenIn == 1)
                  broken = brokenAmong(match, after);
              if (broken.isEmpty() && seed % promptsSeenIn == 1)
                  broken = brokenTaking(match, before, event, after);
              if (!broken.isEmpty())
                  broken += u" after "_s + event.prompt;
          };
    const RandomOutcome outcome = playRandomly(match, source, witness);
    events += outcome.events.size();
    if (!broken.isEmpty())
        return broken;
    if (!outcome.finished || !outcome.state.over)
        return u"no end: "_s + outcome.fault;
    // Two groups: each undo folds all that is left of the history again.
    return lostInHistory(ruleset, setup, outcome, outcome.events.size() / 2 + 1);
}

/// What an option can be beside what it usually is.
std::vector<OptionValue> otherValues(const Option &option)
{
    std::vector<OptionValue> values;
    if (const bool *on = std::get_if<bool>(&option.defaultValue))
        values.push_back(!*on);
    for (const OptionChoice &choice : option.choices) {
        if (OptionValue(choice.id) != option.defaultValue)
            values.emplace_back(choice.id);
    }
    return values;
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
    void optionsTogether_data() { historyGivesTheSameState_data(); }
    void optionsTogether();
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
            const std::vector<OptionValue> values = otherValues(option);
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
    size_t events = 0;
    for (int seed = 1; seed <= count; ++seed) {
        const QString fault = playOne(ruleset, row.options, row.league, seed, events);
        QVERIFY2(fault.isEmpty(), qPrintable(u"seed %1: %2"_s.arg(seed).arg(fault)));
    }
    if (qEnvironmentVariableIsSet("DUGOUT_RANDOM_MATCHES"))
        qInfo("%d matches, %zu events", count, events);
}

/// Any number of optional rules at once, each switched about every other time.
void TestMatchRandom::optionsTogether()
{
    QFETCH(QString, ruleset);
    const auto rules = sharedRuleset(ruleset);
    const int count = matchesPerRow(20);
    size_t events = 0;
    std::map<QString, int> switched;
    for (int seed = 1; seed <= count; ++seed) {
        SeededRandomSource lots(static_cast<std::uint64_t>(seed));
        OptionChoices options;
        for (const Option &option : rules->options()) {
            const std::vector<OptionValue> values = otherValues(option);
            const auto others = static_cast<int>(values.size());
            const int pick = lots.roll(others + 1) - 1;
            for (int i = 0; i < others; ++i)
                switched[u"%1 %2"_s.arg(option.id.text()).arg(i)] += i == pick ? 1 : 0;
            if (pick < others)
                options.insert_or_assign(option.id, values[static_cast<size_t>(pick)]);
        }
        const QString fault = playOne(rules, options, seed % 2 == 0, seed, events);
        QVERIFY2(fault.isEmpty(), qPrintable(u"seed %1: %2"_s.arg(seed).arg(fault)));
    }
    if (!qEnvironmentVariableIsSet("DUGOUT_RANDOM_MATCHES"))
        return;
    qInfo("%d matches, %zu events", count, events);
    for (const auto &[option, matches] : switched)
        qInfo("%s: %d", qPrintable(option), matches);
}

void TestMatchRandom::historyGivesTheSameState_data()
{
    QTest::addColumn<QString>("ruleset");
    for (const QString &id : footballRulesets())
        QTest::newRow(qPrintable(id)) << id;
}

/// The same with every event undone by itself, which takes longer.
void TestMatchRandom::historyGivesTheSameState()
{
    QFETCH(QString, ruleset);
    const auto rules = sharedRuleset(ruleset);
    SeededRandomSource source(1);
    const MatchSetup setup = randomSetup(*rules, {}, true, source);
    const RandomOutcome outcome = playRandomly(Match(rules, setup, stepsToTheNextSheet()), source);
    QVERIFY(outcome.finished);
    QCOMPARE(lostInHistory(rules, setup, outcome, 1), QString());
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
            const Match match(sharedRuleset(id), setup, stepsToTheNextSheet());
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
        const Match match(rules, randomSetup(*rules, options, true, source), stepsToTheNextSheet());
        const auto witness = [&](const MatchState &before, const Event &event,
                                 const MatchState &after) {
            const QString line = match.line(before, event);
            if (line.contains(u'{') || line.contains(u'?')
                || (line.startsWith(event.prompt) && !promptText(event.prompt)))
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
