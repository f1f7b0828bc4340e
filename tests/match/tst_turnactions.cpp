// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/aftermatch.h"
#include "core/aftermatch/afterrule.h"
#include "core/match/action/actions.h"
#include "core/match/engine/stepgroups.h"
#include "core/match/rolls/rollwords.h"
#include "core/match/state/harmcause.h"
#include "core/match/words/matchtexts.h"
#include "core/match/words/prompttexts.h"

#include <QSet>
#include <QTest>

#include <algorithm>

using namespace dugout;
using namespace Qt::StringLiterals;

/// The one table of what coaches record in a turn, and the words that stand at the edges.
class TestTurnActions final : public QObject
{
    Q_OBJECT

private slots:
    void everyRowIsWhole_data();
    void everyRowIsWhole();
    void keysAreTheirOwn();
    void whatComesAndGoesStandsLast();
    void causesHaveWords();
    void stepsHaveWordsAndRules();
    void promptsAreNamedOnce();
};

void TestTurnActions::everyRowIsWhole_data()
{
    QTest::addColumn<QString>("id");
    QVERIFY(turnActions().size() > 30);
    for (const TurnAction *action : turnActions())
        QTest::newRow(qPrintable(action->text.prompt.toString())) << action->text.prompt.toString();
}

void TestTurnActions::everyRowIsWhole()
{
    QFETCH(QString, id);
    const TurnAction *action = turnAction(id);
    QVERIFY(action && action->offer);
    QCOMPARE(promptText(id), &action->text);
    // A roll is named after what is rolled for.
    QVERIFY(isRollOffer(id) || (action->text.title && *action->text.title != '\0'));
    // What is not answered by the row itself is a chain of its own.
    QVERIFY(action->answer || StepBook::ofMatch().find(u"act-"_s + id));
    const auto same = std::count_if(turnActions().begin(), turnActions().end(),
                                    [&id](const auto *each) { return each->text.prompt == id; });
    QCOMPARE(same, 1);
    QVERIFY(action->key != 0 || action->alwaysOffered || action->reach == ActionReach::Note);
}

void TestTurnActions::keysAreTheirOwn()
{
    QSet<char16_t> keys{u'H', u'I'}; // the window's own
    for (const TurnAction *action : turnActions()) {
        if (action->key == 0)
            continue;
        QVERIFY2(!keys.contains(action->key), qPrintable(action->text.prompt.toString()));
        keys.insert(action->key);
    }
}

/// A wizard or somebody to walk over moves no button that is always there.
void TestTurnActions::whatComesAndGoesStandsLast()
{
    const auto place = [](const QString &id) {
        return std::find(turnActions().begin(), turnActions().end(), turnAction(id))
            - turnActions().begin();
    };
    for (const auto &rare : {u"trample"_s, u"helper"_s, u"helper.other"_s}) {
        QVERIFY2(turnAction(rare), qPrintable(rare));
        for (const auto &usual : {u"foul"_s, u"weapon"_s, u"fall"_s, u"crowd"_s, u"stand-up"_s}) {
            QVERIFY2(turnAction(usual), qPrintable(usual));
            QVERIFY(place(usual) < place(rare));
        }
    }
}

void TestTurnActions::causesHaveWords()
{
    QSet<QString> names;
    for (const HarmCause cause : allHarmCauses) {
        const QString name = harmCauseName(cause);
        QCOMPARE(name.isEmpty(), cause == HarmCause::None);
        QCOMPARE(harmCauseNamed(name), cause);
        QVERIFY(!names.contains(name));
        names.insert(name);
    }
    QCOMPARE(harmCauseNamed(u"tickling"), HarmCause::None);
}

void TestTurnActions::stepsHaveWordsAndRules()
{
    QSet<QString> words;
    for (int id = StepKind::None + 1; id < StepKind::End; ++id) {
        const StepKind kind = static_cast<StepKind::Id>(id);
        QVERIFY(!kind.word().isEmpty());
        QVERIFY2(!words.contains(kind.word()), qPrintable(kind.word()));
        words.insert(kind.word());
        QCOMPARE(StepKind::named(kind.word()), kind);
        QVERIFY2(stepsToTheNextSheet().find(kind) || findAfterRule(kind), qPrintable(kind.word()));
    }
    QCOMPARE(StepKind::named(u"nonsense"), StepKind());
    QVERIFY(!stepsToTheNextSheet().find(StepKind::None));
}

/// Two groups that had words for the same prompt would hide each other's.
void TestTurnActions::promptsAreNamedOnce()
{
    QSet<QString> named;
    const auto add = [&named](const PromptText &text) {
        const QString prompt = text.prompt.toString();
        QVERIFY2(!named.contains(prompt), qPrintable(prompt));
        named.insert(prompt);
        QCOMPARE(promptText(prompt), &text);
    };
    for (const StepGroup &group : matchStepGroups()) {
        for (const PromptText &text : group.texts) {
            QVERIFY2(text.title && *text.title != '\0', qPrintable(text.prompt.toString()));
            add(text);
        }
        for (const TurnAction &action : group.actions)
            add(action.text);
    }
    QVERIFY(named.size() > 250);
}

QTEST_GUILESS_MAIN(TestTurnActions)
#include "tst_turnactions.moc"
