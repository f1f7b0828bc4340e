// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/contract.h"
#include "core/rules/knownwords.h"
#include "core/rules/rulesetlibrary.h"

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
    void sayTheirWord();
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
#define RULE_KEY(id, word) {QStringLiteral(word), QStringLiteral("Key::" #id)},
#include "core/rules/rulekeys.inc"
#undef RULE_KEY
};
const std::vector<Named> tableNames{
#define TABLE_NAME(id, word) {QStringLiteral(word), QStringLiteral("Tables::" #id)},
#include "core/rules/tablenames.inc"
#undef TABLE_NAME
};
const std::vector<Named> skillNames{
#define SKILL_NAME(id, word) {QStringLiteral(word), QStringLiteral("Skills::" #id)},
#include "core/rules/skillnames.inc"
#undef SKILL_NAME
};
const std::vector<Named> optionNames{
#define OPTION_NAME(id, word) {QStringLiteral(word), QStringLiteral("Options::" #id)},
#include "core/rules/optionnames.inc"
#undef OPTION_NAME
};
const std::vector<Named> effectNames{
#define EFFECT_NAME(id, word) {QStringLiteral(word), QStringLiteral("Does::" #id)},
#include "core/rules/effectnames.inc"
#undef EFFECT_NAME
};
const std::vector<Named> momentNames{
#define MOMENT_NAME(id, word) {QStringLiteral(word), QStringLiteral("At::" #id)},
#include "core/rules/momentnames.inc"
#undef MOMENT_NAME
};
const std::vector<Named> timingNames{
#define TIMING_NAME(id, word) {QStringLiteral(word), QStringLiteral("When::" #id)},
#include "core/rules/timingnames.inc"
#undef TIMING_NAME
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
    QTest::newRow("effects") << effectNames << wordsOf({momentaryEffects(), lastingEffects()});
    QTest::newRow("moments") << momentNames << wordsOf({moments()});
    QTest::newRow("timings") << timingNames << idsOf([](const Ruleset &rules) -> const auto & {
        return rules.timings();
    });
}

void TestKnownWords::wordsAreOfTheData()
{
    QFETCH(std::vector<Named>, names);
    QFETCH(Ids, data);
    const QString sources = code();
    Ids seen;
    for (const Named &each : names) {
        QVERIFY2(data.contains(each.word), qPrintable(each.word));
        QVERIFY2(!seen.contains(each.word), qPrintable(each.word));
        seen.insert(each.word);
        QVERIFY2(isSaid(each.said, sources), qPrintable(each.said));
    }
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

QTEST_GUILESS_MAIN(TestKnownWords)
#include "tst_knownwords.moc"
