// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/contract.h"
#include "core/rules/ids.h"
#include "core/rules/knownwords.h"
#include "core/rules/numbers.h"
#include "core/rules/rulesetlibrary.h"
#include "core/rules/skilleffect.h"
#include "core/skirmish/cards/cardmodifiers.h"
#include "core/text/ongoingword.h"
#include "core/text/wordindex.h"

#include <QDirIterator>
#include <QFile>
#include <QSet>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// The words of the data that code says by name: each is one of the data's, and somebody says it.
class TestKnownWords final : public QObject
{
    Q_OBJECT

private slots:
    void wordsAreOfTheData_data();
    void wordsAreOfTheData();
    void wordsOfOurOwnAreSaid_data();
    void wordsOfOurOwnAreSaid();
    void sayTheirWord();
    void areFoundByTheirPlace();
    void areTheSameByTheirLetters_data();
    void areTheSameByTheirLetters();
    void areFoundInALine();
    void last();
    void nameTheNumbersOfARow();
};

namespace {

/// A word and how code says it.
struct Named
{
    QString word;
    QString said;
};

// clang-format off
const std::vector<Named> keyNames{
#define WORD(id, word) {QStringLiteral(word), QStringLiteral("Key::" #id)},
#include "core/rules/rulekeys.inc"
#undef WORD
};
const std::vector<Named> tableNames{
#define WORD(id, word) {QStringLiteral(word), QStringLiteral("Tables::" #id)},
#include "core/rules/tablenames.inc"
#undef WORD
};
const std::vector<Named> skillNames{
#define WORD(id, word) {QStringLiteral(word), QStringLiteral("Skills::" #id)},
#include "core/rules/skillnames.inc"
#undef WORD
};
const std::vector<Named> optionNames{
#define WORD(id, word) {QStringLiteral(word), QStringLiteral("Options::" #id)},
#include "core/rules/optionnames.inc"
#undef WORD
};
const std::vector<Named> effectNames{
#define WORD(id, word) {QStringLiteral(word), QStringLiteral("Does::" #id)},
#include "core/rules/effectnames.inc"
#undef WORD
};
const std::vector<Named> momentNames{
#define WORD(id, word) {QStringLiteral(word), QStringLiteral("At::" #id)},
#include "core/rules/momentnames.inc"
#undef WORD
};
const std::vector<Named> timingNames{
#define WORD(id, word) {QStringLiteral(word), QStringLiteral("When::" #id)},
#include "core/rules/timingnames.inc"
#undef WORD
};
const std::vector<Named> knownRows{
#define WORD(id, word) {QStringLiteral(word), QStringLiteral("Rows::" #id)},
#include "core/rules/rownames.inc"
#undef WORD
};
const std::vector<Named> rollNames{
#define WORD(id, word) {QStringLiteral(word), QStringLiteral("Rolls::" #id)},
#include "core/rules/rollnames.inc"
#undef WORD
};
const std::vector<Named> sequenceNames{
#define WORD(id, word) {QStringLiteral(word), QStringLiteral("Sequences::" #id)},
#include "core/rules/sequencenames.inc"
#undef WORD
};
const std::vector<Named> promptNames{
#define WORD(id, word) {QStringLiteral(word), QStringLiteral("Asks::" #id)},
#include "core/match/state/promptnames.inc"
#undef WORD
};
const std::vector<Named> choiceNames{
#define WORD(id, word) {QStringLiteral(word), QStringLiteral("Choice::" #id)},
#include "core/match/state/choicenames.inc"
#undef WORD
};
const std::vector<Named> changeNames{
#define WORD(id, word) {QStringLiteral(word), QStringLiteral("ChangeKind::" #id)},
#include "core/match/state/changekinds.inc"
#undef WORD
};
const std::vector<Named> paperNames{
#define WORD(id, word) {QStringLiteral(word), QStringLiteral("PaperAsks::" #id)},
#include "core/match/turn/paperprompts.inc"
#undef WORD
};
const std::vector<Named> afterNames{
#define WORD(id, word) {QStringLiteral(word), QStringLiteral("AfterAsks::" #id)},
#include "core/aftermatch/afterprompts.inc"
#undef WORD
};
const std::vector<Named> skirmishKinds{
#define WORD(id, word) {QStringLiteral(word), QStringLiteral("SkirmishKind::" #id)},
#include "core/skirmish/state/skirmishkinds.inc"
#undef WORD
};
const std::vector<Named> skirmishPrompts{
#define WORD(id, word) {QStringLiteral(word), QStringLiteral("SkirmishAsks::" #id)},
#include "core/skirmish/state/skirmishprompts.inc"
#undef WORD
};
const std::vector<Named> skirmishChoices{
#define WORD(id, word) {QStringLiteral(word), QStringLiteral("SkirmishChoice::" #id)},
#include "core/skirmish/state/skirmishchoices.inc"
#undef WORD
};
const std::vector<Named> behaviourNames{
#define WORD(id, word) {QStringLiteral(word), QStringLiteral("Behaves::" #id)},
#include "core/rules/behaviournames.inc"
#undef WORD
};
const std::vector<Named> chosenNames{
#define WORD(id, word) {QStringLiteral(word), QStringLiteral("Chosen::" #id)},
#include "core/rules/chosennames.inc"
#undef WORD
};
const std::vector<Named> noteNames{
#define WORD(id, word) {QStringLiteral(word), QStringLiteral("Notes::" #id)},
#include "core/rules/notenames.inc"
#undef WORD
};
const std::vector<Named> ongoingNames{
#define WORD(id, word) {QStringLiteral(word), QStringLiteral("Lasts::" #id)},
#include "core/match/state/ongoingnames.inc"
#undef WORD
};
const std::vector<Named> counterNames{
#define WORD(id, word) {QStringLiteral(word), QStringLiteral("Counter::" #id)},
#include "core/match/state/counternames.inc"
#undef WORD
};
const std::vector<Named> playedNames{
#define WORD(id, word) {QStringLiteral(word), QStringLiteral("Played::" #id)},
#include "core/match/state/playednames.inc"
#undef WORD
};
const std::vector<Named> spanNames{
#define WORD(id, word) {QStringLiteral(word), QStringLiteral("Span::" #id)},
#include "core/rules/spannames.inc"
#undef WORD
};
const std::vector<Named> modifierNames{
#define WORD(id, word) {QStringLiteral(word), QStringLiteral("Modifies::" #id)},
#include "core/skirmish/cards/modifiernames.inc"
#undef WORD
};
const std::vector<Named> conditionNames{
#define WORD(id, word) {QStringLiteral(word), QStringLiteral("Whenever::" #id)},
#include "core/skirmish/cards/conditionnames.inc"
#undef WORD
};
const std::vector<Named> triggerNames{
#define WORD(id, word) {QStringLiteral(word), QStringLiteral("Trigger::" #id)},
#include "core/skirmish/cards/triggernames.inc"
#undef WORD
};
const std::vector<Named> verdictNames{
#define WORD(id, word) {QStringLiteral(word), QStringLiteral("WonBy::" #id)},
#include "core/skirmish/state/verdictnames.inc"
#undef WORD
};
const std::vector<Named> gloryNames{
#define WORD(id, word) {QStringLiteral(word), QStringLiteral("GloryFor::" #id)},
#include "core/skirmish/cards/glorynames.inc"
#undef WORD
};
const std::vector<Named> rollOffNames{
#define WORD(id, word) {QStringLiteral(word), QStringLiteral("RollOffFor::" #id)},
#include "core/skirmish/combat/rolloffnames.inc"
#undef WORD
};
const std::vector<Named> pileNames{
#define WORD(id, word) {QStringLiteral(word), QStringLiteral("Pile::" #id)},
#include "core/skirmish/state/pilenames.inc"
#undef WORD
};
// clang-format on

using Ids = QSet<QString>;

template<typename Part>
void addIds(Ids &ids, const Part &part)
{
    for (const auto &each : part)
        ids.insert(each.id.text());
}

/// The ids of one part of all editions.
template<typename Part>
Ids idsOf(const Part &part)
{
    Ids ids;
    RulesetLibrary library;
    for (const QString &id : library.ids())
        addIds(ids, part(**library.load(id)));
    return ids;
}

Ids rowIds()
{
    Ids ids;
    RulesetLibrary library;
    for (const QString &id : library.ids()) {
        const auto ruleset = library.load(id);
        for (const Table &table : (*ruleset)->tables())
            addIds(ids, table.rows);
    }
    return ids;
}

Ids optionValues()
{
    Ids ids;
    RulesetLibrary library;
    for (const QString &id : library.ids()) {
        const auto ruleset = library.load(id);
        for (const Option &option : (*ruleset)->options()) {
            for (const OptionChoice &choice : option.choices)
                ids.insert(choice.id);
        }
    }
    return ids;
}

Ids setOf(const QStringList &words)
{
    return {words.begin(), words.end()};
}

Ids wordsOf(std::initializer_list<std::span<const ContractWord>> lists)
{
    Ids ids;
    for (const auto words : lists) {
        for (const ContractWord &each : words)
            ids.insert(each.word.toString());
    }
    return ids;
}

QString code()
{
    QString all;
    QDirIterator files(qEnvironmentVariable("DUGOUT_SOURCE") + u"/core"_s, {u"*.cpp"_s, u"*.h"_s},
                       QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly))
            all += QString::fromUtf8(file.readAll());
    }
    return all;
}

/// Said as a whole, not as the beginning of a longer name.
bool isSaid(const QString &name, const QString &sources)
{
    for (qsizetype at = sources.indexOf(name); at >= 0; at = sources.indexOf(name, at + 1)) {
        const qsizetype end = at + name.size();
        if (end < sources.size() && !sources.at(end).isLetterOrNumber())
            return true;
    }
    return false;
}

/// Those that nobody says, and those that stand twice.
QStringList unsaid(const std::vector<Named> &names)
{
    static const QString sources = code();
    QStringList wrong;
    Ids seen;
    for (const Named &each : names) {
        if (seen.contains(each.word) || !isSaid(each.said, sources))
            wrong.append(each.said);
        seen.insert(each.word);
    }
    return wrong;
}

} // namespace

void TestKnownWords::wordsAreOfTheData_data()
{
    QTest::addColumn<std::vector<Named>>("names");
    QTest::addColumn<Ids>("data");
    QTest::newRow("keys") << keyNames << wordsOf({valueKeys()});
    QTest::newRow("tables") << tableNames << idsOf([](const Ruleset &rules) -> const auto & {
        return rules.tables();
    });
    QTest::newRow("skills") << skillNames << idsOf([](const Ruleset &rules) -> const auto & {
        return rules.skills();
    });
    QTest::newRow("options") << optionNames << idsOf([](const Ruleset &rules) -> const auto & {
        return rules.options();
    });
    QTest::newRow("effects") << effectNames
                             << wordsOf({resultEffects(), tableEffects(), momentaryEffects(),
                                         ongoingEffects()});
    QTest::newRow("moments") << momentNames << wordsOf({moments()});
    QTest::newRow("timings") << timingNames << idsOf([](const Ruleset &rules) -> const auto & {
        return rules.timings();
    });
    QTest::newRow("rolls") << rollNames << idsOf([](const Ruleset &rules) -> const auto & {
        return rules.rolls();
    });
    QTest::newRow("sequences") << sequenceNames << idsOf([](const Ruleset &rules) -> const auto & {
        return rules.sequences();
    });
    QTest::newRow("rows") << knownRows << rowIds();
    QTest::newRow("behaviours") << behaviourNames << setOf(knownBehaviours());
    QTest::newRow("values of options") << chosenNames << optionValues();
    QTest::newRow("notes of rosters") << noteNames << wordsOf({rosterNotes()});
    QTest::newRow("spans of cards") << spanNames << wordsOf({cardDurations(), cardScopes()});
    QTest::newRow("modifiers") << modifierNames << setOf(modifier::all());
    QTest::newRow("conditions") << conditionNames << setOf(modifier::conditions());
    QTest::newRow("triggers") << triggerNames << setOf(modifier::triggers());
}

void TestKnownWords::wordsAreOfTheData()
{
    QFETCH(std::vector<Named>, names);
    QFETCH(Ids, data);
    for (const Named &each : names)
        QVERIFY2(data.contains(each.word), qPrintable(each.word));
    QCOMPARE(unsaid(names), QStringList());
}

void TestKnownWords::wordsOfOurOwnAreSaid_data()
{
    QTest::addColumn<std::vector<Named>>("names");
    QTest::newRow("prompts") << promptNames;
    QTest::newRow("choices") << choiceNames;
    QTest::newRow("changes") << changeNames;
    QTest::newRow("prompts of a slip") << paperNames;
    QTest::newRow("prompts after the match") << afterNames;
    QTest::newRow("steps of a skirmish") << skirmishKinds;
    QTest::newRow("prompts of a skirmish") << skirmishPrompts;
    QTest::newRow("choices of a skirmish") << skirmishChoices;
    QTest::newRow("what lasts") << ongoingNames;
    QTest::newRow("counters") << counterNames;
    QTest::newRow("what a match is played as") << playedNames;
    QTest::newRow("verdicts") << verdictNames;
    QTest::newRow("glory") << gloryNames;
    QTest::newRow("roll-offs") << rollOffNames;
    QTest::newRow("piles") << pileNames;
}

void TestKnownWords::wordsOfOurOwnAreSaid()
{
    QFETCH(std::vector<Named>, names);
    QCOMPARE(unsaid(names), QStringList());
}

void TestKnownWords::areFoundByTheirPlace()
{
    QCOMPARE(WordIndex().find(u"block"_s), WordIndex::nowhere);
    const size_t count = tableNames.size();
    WordIndex index(count);
    for (size_t place = 0; place < count; ++place)
        index.add(tableNames[place].word, place);
    for (size_t place = 0; place < count; ++place)
        QCOMPARE(index.find(tableNames[place].word), place);
    QCOMPARE(index.find(u"no-such-table"_s), WordIndex::nowhere);
    QCOMPARE(index.find({}), WordIndex::nowhere);
    index.add(tableNames[1].word, 0); // the first place stays
    QCOMPARE(index.find(tableNames[1].word), size_t(1));
}

void TestKnownWords::sayTheirWord()
{
    QCOMPARE(RuleKeys::words().size(), keyNames.size());
    for (size_t i = 0; i < keyNames.size(); ++i)
        QCOMPARE(RuleKeys::words()[i], keyNames[i].word);
    const QString table = Tables::ArgueTheCall;
    QCOMPARE(table, u"argue-the-call"_s);
    const QStringView skill = Skills::Chainsaw;
    QCOMPARE(skill, u"chainsaw");
    QVERIFY(At::HalfStart == At::HalfStart);
    QVERIFY(!(At::HalfStart == At::DriveStart));
}

void TestKnownWords::areTheSameByTheirLetters_data()
{
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::addColumn<bool>("same");
    QTest::newRow("nothing") << QString() << u""_s << true;
    QTest::newRow("nothing and something") << QString() << u"a"_s << false;
    QTest::newRow("the same letters elsewhere") << u"dodge"_s << u"dod"_s + u"ge"_s << true;
    QTest::newRow("longer") << u"dodge"_s << u"dodges"_s << false;
    QTest::newRow("another end") << u"p1"_s << u"p2"_s << false;
    QTest::newRow("another beginning") << u"a12"_s << u"b12"_s << false;
}

void TestKnownWords::areTheSameByTheirLetters()
{
    QFETCH(const QString, one);
    QFETCH(const QString, other);
    QFETCH(const bool, same);
    QCOMPARE(isSameWord(one, other), same);
    QCOMPARE(RowId(one).is(other), same);
    QCOMPARE(RowId(one) == RowId(other), same);
}

void TestKnownWords::areFoundInALine()
{
    const QStringList words{u"block"_s, u"tackle"_s};
    QVERIFY(hasWord(words, u"tackle"));
    QVERIFY(!hasWord(words, u"tackl"));
    QVERIFY(!hasWord({}, u"tackle"));
    QVERIFY(beginsWith(u"hand.note", u"hand."));
    QVERIFY(!beginsWith(u"hand", u"hand."));
    QVERIFY(!beginsWith(u"hard.note", u"hand."));
}

/// What is kept is the same for all, and outlives its first user.
void TestKnownWords::last()
{
    QString brought = u"0:%1"_s.arg(17);
    const QString kept = ongoingWord(brought);
    brought.clear();
    QCOMPARE(kept, u"0:17"_s);
    QCOMPARE(ongoingWord(u"0:17"_s).constData(), kept.constData());
    QCOMPARE(ongoingWord({}), QString());
    const QString essay(1000, u'a');
    QCOMPARE(ongoingWord(essay), essay);
    QString changed = kept;
    changed[0] = u'1';
    QCOMPARE(kept, u"0:17"_s);
}

void TestKnownWords::nameTheNumbersOfARow()
{
    Numbers numbers{{u"target"_s, 4}, {u"count"_s, 2}};
    QCOMPARE(numbers.value(Key::Target), 4);
    QCOMPARE(numbers.value(u"count"), 2);
    QCOMPARE(numbers.value(u"max", 11), 11);
    QVERIFY(!numbers.contains(u"max"));
    QVERIFY(numbers == (Numbers{{u"count"_s, 2}, {u"target"_s, 4}})); // whatever comes first
    numbers.insert(u"count"_s, 3);
    QCOMPARE(numbers.take(u"count"), 3);
    QCOMPARE(numbers.take(u"count"), 0);
    numbers.remove(u"target");
    QVERIFY(numbers.isEmpty());
}

QTEST_GUILESS_MAIN(TestKnownWords)
#include "tst_knownwords.moc"
