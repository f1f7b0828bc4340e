// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/aftermatch.h"
#include "core/aftermatch/afterrule.h"
#include "core/match/state/harmcause.h"
#include "core/rules/contract.h"
#include "core/rules/knownwords.h"
#include "core/rules/rulesetlibrary.h"
#include "core/text/nearestword.h"
#include "tests/support/testfiles.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

const QByteArray manifest = R"({"id":"mine","game":"football","extends":"bb2016",
 "name":{"es":"Mías","en":"Mine","de":"Meine"},
 "summary":{"es":"Reglas propias","en":"House rules","de":"Hausregeln"}})";
const QByteArray text = R"({"es":"a","en":"b","de":"c"})";
const QString begin = u"<!-- the reference begins -->\n\n"_s;
const QString end = u"\n\n<!-- the reference ends -->"_s;

QString sourceFolder()
{
    return qEnvironmentVariable("DUGOUT_SOURCE");
}

QString read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Everything a folder of code says, but for the lists of words themselves.
QString sourcesOf(const QString &folder)
{
    QString all;
    QDirIterator files(sourceFolder() + u'/' + folder, {u"*.cpp"_s, u"*.h"_s}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        if (!QFileInfo(path).fileName().startsWith(u"contract"))
            all += read(path);
    }
    return all;
}

bool isAmong(std::span<const QString> words, QStringView word)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// Teams, positions, stars and helpers, and the rows that stand for people, places and balls.
QSet<QString> namesInTheData()
{
    static const QStringList tables{u"hall-of-fame"_s,
                                    u"referees"_s,
                                    u"referees-famous"_s,
                                    u"special-balls"_s,
                                    u"coaching-staff"_s,
                                    u"stadium-unusual-surface"_s,
                                    u"sponsorship-major"_s,
                                    u"stadium-luxury"_s,
                                    u"stadium-rough-and-ready"_s,
                                    u"weather"_s,
                                    u"weather-subterranean"_s,
                                    u"stadium-local-crowd"_s,
                                    u"weather-winter"_s,
                                    u"sponsorship-modifiers"_s,
                                    u"residence-modifiers"_s,
                                    u"fan-factor-modifiers"_s};
    QSet<QString> names;
    RulesetLibrary library;
    for (const QString &id : library.ids()) {
        const auto ruleset = library.load(id);
        for (const Roster &roster : (*ruleset)->rosters()) {
            names.insert(roster.id.text());
            for (const Position &position : roster.positions)
                names.insert(position.id.text());
        }
        for (const StarPlayer &star : (*ruleset)->stars())
            names.insert(star.id.text());
        for (const Inducement &helper : (*ruleset)->inducements())
            names.insert(helper.id.text());
        for (const Warband &warband : (*ruleset)->warbands()) {
            names.insert(warband.id.text());
            for (const FighterCard &fighter : warband.fighters)
                names.insert(fighter.id.text());
        }
        for (const Deck &deck : (*ruleset)->decks()) {
            names.insert(deck.id.text());
            for (const PlayCard &card : deck.cards)
                names.insert(card.id.text());
        }
        for (const Table &table : (*ruleset)->tables()) {
            if (!tables.contains(table.id.text())
                && !table.id.text().startsWith(Tables::MatchEvents.word()))
                continue;
            for (const TableRow &row : table.rows)
                names.insert(row.id.text());
        }
        // A weapon is a skill as well.
        for (const Skill &skill : (*ruleset)->skills())
            names.remove(skill.id.text());
    }
    // Kinds of goods, of which the shop has shelves; what somebody is marked with; what a side has,
    // and how its match ended.
    for (const QString &kind :
         {u"bribes"_s, u"freebooters"_s, u"mercenaries"_s, u"special-play-cards"_s,
          u"star-players"_s, u"assassin"_s, u"fan-factor"_s, u"win"_s, u"loss"_s})
        names.remove(kind);
    // What hurts somebody may come out of more than one card.
    for (const HarmCause cause : allHarmCauses)
        names.remove(harmCauseName(cause));
    return names;
}

/// The rows that code says by name.
// clang-format off
const QStringList rowWords{
#define WORD(id, word) QStringLiteral(word),
#include "core/rules/rownames.inc"
#undef WORD
};
// clang-format on

/// How code says the effects, in the order of their words.
// clang-format off
const QStringList effectIds{
#define WORD(id, word) QStringLiteral(#id),
#include "core/rules/effectnames.inc"
#undef WORD
};
// clang-format on

/// A row of a table of its own, with what is to be looked at.
QByteArray tableWith(const QByteArray &field, const QByteArray &id = "t")
{
    return R"({"entries":[{"id":")" + id + R"(","name":)" + text + R"(,"summary":)" + text
        + R"(,"rows":[{"id":"a","name":)" + text + R"(,"summary":)" + text + "," + field + "}]}]}";
}

QByteArray sequenceWith(const QByteArray &id, const QByteArray &step)
{
    return R"({"entries":[{"id":")" + id + R"(","name":)" + text + R"(,"summary":)" + text
        + R"(,"steps":[{"id":")" + step + R"(","name":)" + text + R"(,"summary":)" + text + "}]}]}";
}

QByteArray cardWith(const QByteArray &field)
{
    return R"({"entries":[{"id":"mine","price":50000,"name":)" + text + R"(,"summary":)" + text
        + R"(,"cards":[{"id":"c","timing":"own-turn-start","name":)" + text + R"(,"summary":)"
        + text + "," + field + "}]}]}";
}

} // namespace

/// What data may say and what code does are held against each other.
class TestContract final : public QObject
{
    Q_OBJECT

private slots:
    void slipsAreNamed_data();
    void slipsAreNamed();
    void whatIsOnlyToldMayBeAnything();
    void anEditionMayHaveItsOwnWeather();
    void resultsMayStandInAnyTable();
    void everyStepIsCarriedOut();
    void resultsAreSteps();
    void everyKindHasARule();
    void everyKeyIsRead();
    void everyEffectIsCarriedOut();
    void nobodyIsAskedForByName();
    void wordsStandOnceAndInOrder();
    void referenceIsCurrent();
    void nearestWords_data();
    void nearestWords();
};

void TestContract::slipsAreNamed_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("meant");
    const QString row = u"entries[0](t).rows[0](a)."_s;
    const QString card = u"entries[0](mine).cards[0](c)."_s;
    QTest::newRow("key of a row") << u"tables-own.json"_s
                                  << tableWith(R"("values":{"armour-modifer":1})")
                                  << row + u"values.armour-modifer"_s << u"armour-modifier"_s;
    QTest::newRow("key of a card")
        << u"decks.json"_s << cardWith(R"("duration":"drive","values":{"re-rols":1})")
        << card + u"values.re-rols"_s << u"re-roll"_s;
    QTest::newRow("key of an inducement")
        << u"inducements.json"_s
        << QByteArray(R"({"entries":[{"id":"bribes","values":{"taget":2}}]})")
        << u"entries[0](bribes).values.taget"_s << u"target"_s;
    QTest::newRow("key like nothing")
        << u"tables.json"_s << tableWith(R"("values":{"hullabaloo":1})")
        << row + u"values.hullabaloo"_s << QString();
    QTest::newRow("per") << u"tables.json"_s
                         << tableWith(R"("per":"tackle-zones","values":{"modifier":-1})")
                         << row + u"per"_s << u"tackle-zone"_s;
    QTest::newRow("duration") << u"decks.json"_s << cardWith(R"("duration":"dirve")")
                              << card + u"duration"_s << u"drive"_s;
    QTest::newRow("scope") << u"decks.json"_s << cardWith(R"("duration":"drive","scope":"playre")")
                           << card + u"scope"_s << u"player"_s;
    QTest::newRow("note of a team")
        << u"teams.json"_s << QByteArray(R"({"entries":[{"id":"undead","notes":["necromanser"]}]})")
        << u"entries[0](undead).notes"_s << u"necromancer"_s;
    QTest::newRow("step") << u"sequences.json"_s << sequenceWith("kick-off", "kick-off-tabel")
                          << u"entries[0](kick-off).steps[0](kick-off-tabel).id"_s
                          << u"kick-off-table"_s;
    QTest::newRow("step of what follows the match")
        << u"sequences.json"_s << sequenceWith("turn", "winnings")
        << u"entries[0](turn).steps[0](winnings).id"_s << QString();
    QTest::newRow("step of the match after it")
        << u"sequences.json"_s << sequenceWith("post-match", "weather")
        << u"entries[0](post-match).steps[0](weather).id"_s << QString();
    QTest::newRow("told, but carried out")
        << u"sequences.json"_s
        << sequenceWith("kick-off", R"(kick-off-table","told":true,"source":"x)")
        << u"entries[0](kick-off).steps[0](kick-off-table).told"_s << QString();
    QTest::newRow("sequence") << u"sequences.json"_s << sequenceWith("pre-macth", "weather")
                              << u"entries[0](pre-macth).id"_s << u"pre-match"_s;
    QTest::newRow("effect") << u"tables.json"_s << tableWith(R"("does":[{"effect":"wallde-in"}])")
                            << row + u"does[0].effect"_s << u"walled-in"_s;
    QTest::newRow("effect at a moment")
        << u"tables.json"_s << tableWith(R"("does":[{"at":"drive-start","effect":"rol"}])")
        << row + u"does[0].effect"_s << u"roll"_s;
    QTest::newRow("effect at another moment")
        << u"tables.json"_s << tableWith(R"("does":[{"at":"rolled","effect":"leaves"}])")
        << row + u"does[0].effect"_s << QString();
    QTest::newRow("effect that has no moment")
        << u"tables.json"_s << tableWith(R"("does":[{"at":"drive-start","effect":"walled-in"}])")
        << row + u"does[0].effect"_s << QString();
    QTest::newRow("effect without its moment")
        << u"tables.json"_s << tableWith(R"("does":[{"effect":"leaves"}])")
        << row + u"does[0].effect"_s << QString();
    QTest::newRow("effect of a table in an event")
        << u"tables-own.json"_s
        << tableWith(R"("does":[{"at":"rolled","effect":"kidnaps"}])", "match-events-own")
        << u"entries[0](match-events-own).rows[0](a).does[0].effect"_s << QString();
    QTest::newRow("effect of a table at the kick-off")
        << u"tables-own.json"_s
        << tableWith(R"("from":2,"to":12,"does":[{"at":"rolled","effect":"kidnaps"}])", "kick-off")
        << u"entries[0](kick-off).rows[0](a).does[0].effect"_s << QString();
    QTest::newRow("what is only in force elsewhere, at the kick-off")
        << u"tables-own.json"_s
        << tableWith(R"("from":2,"to":12,"does":[{"effect":"walled-in"}])", "kick-off")
        << u"entries[0](kick-off).rows[0](a).does[0].effect"_s << QString();
    QTest::newRow("table a result has not")
        << u"tables-own.json"_s
        << tableWith(R"("from":2,"to":12,"does":[{"at":"rolled","effect":"riots"}])", "kick-off")
        << u"entries[0](kick-off).rows[0](a).does[0].effect"_s << QString();
    QTest::newRow("field of a row") << u"tables.json"_s << tableWith(R"("vlaues":{"modifier":1})")
                                    << row + u"vlaues"_s << u"values"_s;
    QTest::newRow("name of a file")
        << u"tabels-own.json"_s << tableWith(R"("values":{"modifier":1})") << QString()
        << u"tables"_s;
    QTest::newRow("value of an option")
        << u"tables.json"_s
        << tableWith(R"("does":[{"effect":"comes-by-choice","choice":"gobiln"}])")
        << row + u"does[0].choice"_s << u"goblin"_s;
    QTest::newRow("effect of a deck")
        << u"decks.json"_s
        << QByteArray(R"({"entries":[{"id":"dirty-tricks","does":[{"effect":"are-dirtty"}]}]})")
        << u"entries[0](dirty-tricks).does[0].effect"_s << u"are-dirty"_s;
    QTest::newRow("moment")
        << u"tables.json"_s
        << tableWith(R"("does":[{"at":"drive-strat","effect":"roll","table":"weather"}])")
        << row + u"does[0].at"_s << u"drive-start"_s;
    QTest::newRow("table of an effect")
        << u"tables.json"_s
        << tableWith(R"("does":[{"at":"drive-start","effect":"roll","table":"wether"}])")
        << row + u"does[0].table"_s << u"weather"_s;
    QTest::newRow("table an effect has not")
        << u"tables.json"_s << tableWith(R"("does":[{"at":"drive-start","effect":"roll"}])")
        << row + u"does[0].effect"_s << QString();
    QTest::newRow("skill of an effect")
        << u"tables.json"_s
        << tableWith(R"("does":[{"effect":"lends-skills","skills":["mighty-blwo"]}])")
        << row + u"does[0].skills"_s << u"mighty-blow"_s;
    QTest::newRow("team of an effect")
        << u"tables.json"_s
        << tableWith(
               R"("does":[{"effect":"lends-skills","skills":["pass"],"notTeams":["wood-efl"]}])")
        << row + u"does[0].notTeams"_s << u"wood-elf"_s;
    QTest::newRow("position of an effect")
        << u"teams.json"_s
        << QByteArray(
               R"({"entries":[{"id":"undead","does":[{"effect":"dead-join","position":"zombi"}]}]})")
        << u"entries[0](undead).does[0].position"_s << u"zombie"_s;
    QTest::newRow("note whose effect is missing")
        << u"teams.json"_s << QByteArray(R"({"entries":[{"id":"orc","notes":["rot"]}]})")
        << u"entries[0](orc).notes"_s << QString();
    QTest::newRow("skill") << u"tables.json"_s << tableWith(R"("skills":["mighty-blwo"])")
                           << u"t.a.skills"_s << u"mighty-blow"_s;
    QTest::newRow("table") << u"tables.json"_s << tableWith(R"("table":"casulty")")
                           << u"t.a.table"_s << u"casualty"_s;
    const auto skillWith = [](const char *fields) {
        return QByteArray(R"({"entries":[{"id":"two-heads","effects":[{"on":["dodge"],)") + fields
            + "}]}]}";
    };
    QTest::newRow("one of a few words")
        << u"skills.json"_s << skillWith(R"("kind":"modifer","value":1)")
        << u"entries[0](two-heads).effects[0].kind"_s << u"modifier"_s;
    QTest::newRow("behaviour of a skill")
        << u"skills.json"_s << skillWith(R"("kind":"behaviour","behaviour":"blocks-twise")")
        << u"entries[0](two-heads).effects[0].behaviour"_s << u"blocks-twice"_s;
    QTest::newRow("weather a skill hangs on")
        << u"skills.json"_s << skillWith(R"("kind":"modifier","value":1,"when":["blizard"])")
        << u"two-heads.effects.when"_s << u"blizzard"_s;
    QTest::newRow("situation a skill hangs on")
        << u"skills.json"_s << skillWith(R"("kind":"modifier","value":1,"unless":["defnding"])")
        << u"two-heads.effects.unless"_s << u"defending"_s;
}

void TestContract::slipsAreNamed()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, place);
    QFETCH(QString, meant);
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath(u"mine"_s));
    writeBytes(folder.filePath(u"mine/ruleset.json"_s), manifest);
    writeBytes(folder.filePath(u"mine/"_s + file), bytes);
    RulesetLibrary library(folder.path());
    const ProblemList problems = library.checkFolder(folder.filePath(u"mine"_s));
    QStringList said;
    const bool named = std::any_of(problems.begin(), problems.end(), [&](const Problem &problem) {
        said.append(problem.toString());
        const bool right = meant.isEmpty() ? !problem.reason.contains(u"did you mean")
                                           : problem.reason.contains(u'"' + meant + u"\"?"_s);
        return problem.place == place && right;
    });
    QVERIFY2(named, qPrintable(said.join(u'\n')));
    QCOMPARE(problems.size(), size_t(1));
    // Nobody plays by it either.
    QVERIFY(!library.load(u"mine"_s));
}

void TestContract::whatIsOnlyToldMayBeAnything()
{
    const QTemporaryDir folder;
    writeBytes(folder.filePath(u"ruleset.json"_s), manifest);
    writeBytes(folder.filePath(u"sequences.json"_s),
               R"({"entries":[{"id":"tea-break","told":true,"name":)" + text + R"(,"summary":)"
                   + text + R"(,"steps":[{"id":"kettle","name":)" + text + R"(,"summary":)" + text
                   + "}]}]}");
    QVERIFY(RulesetLibrary().checkFolder(folder.path()).empty());
}

/// Skills that are taken over may hang on a weather that the edition has not.
void TestContract::anEditionMayHaveItsOwnWeather()
{
    const QTemporaryDir folder;
    writeBytes(folder.filePath(u"ruleset.json"_s), manifest);
    writeBytes(folder.filePath(u"tables-own.json"_s), tableWith(R"("from":2,"to":12)", "weather"));
    QVERIFY(RulesetLibrary().checkFolder(folder.path()).empty());
}

/// The other way round it works: what the kick-off table knows may stand in any table.
void TestContract::resultsMayStandInAnyTable()
{
    const QTemporaryDir folder;
    writeBytes(folder.filePath(u"ruleset.json"_s), manifest);
    writeBytes(folder.filePath(u"tables-own.json"_s),
               tableWith(R"("does":[{"at":"rolled","effect":"gives-bribes"}])"));
    QVERIFY(RulesetLibrary().checkFolder(folder.path()).empty());
}

void TestContract::everyStepIsCarriedOut()
{
    const StepBook &steps = stepsToTheNextSheet();
    for (const ContractWord &each : sequenceSteps())
        QVERIFY2(StepBook::ofMatch().find(StepKind::named(each.word)),
                 qPrintable(each.word.toString()));
    for (const ContractWord &each : stepsAfterMatch())
        QVERIFY2(steps.find(StepKind::named(each.word))
                     || findAfterRule(StepKind::named(each.word)),
                 qPrintable(each.word.toString()));
}

/// What any row may do is the step of its name.
void TestContract::resultsAreSteps()
{
    const StepBook &steps = stepsToTheNextSheet();
    for (const ContractWord &each : resultEffects())
        QVERIFY2(steps.find(StepKind::named(each.word)), qPrintable(each.word.toString()));
    const QString source = read(sourceFolder() + u"/core/match/extras/tablesteps.cpp"_s);
    for (size_t i = 0; i < EffectNames::words().size(); ++i) {
        const QString &word = EffectNames::words()[i];
        const QString line = u"{Does::"_s + effectIds[static_cast<qsizetype>(i)] + u", "_s;
        QCOMPARE(source.contains(line), isKnownWord(tableEffects(), word));
    }
}

/// A rule whose group is in no list, or a kind that was left behind.
void TestContract::everyKindHasARule()
{
    const StepBook &steps = stepsToTheNextSheet();
    for (int id = StepKind::None + 1; id < StepKind::End; ++id) {
        const StepKind kind(static_cast<StepKind::Id>(id));
        QVERIFY2(steps.find(kind) || findAfterRule(kind), qPrintable(kind.word()));
    }
}

void TestContract::everyKeyIsRead()
{
    const QString sources = sourcesOf(u"core"_s);
    QVERIFY(sources.size() > 1'000'000);
    for (const ContractWord &each : valueKeys()) {
        // The ranges of the pass ruler are counted up.
        const bool counted = each.word.startsWith(u"dy-");
        const bool read = isAmong(RuleKeys::words(), each.word)
            || sources.contains(u'"' + each.word.toString() + u'"');
        QVERIFY2(each.told || counted || read, qPrintable(each.word.toString()));
    }
}

void TestContract::everyEffectIsCarriedOut()
{
    const QString sources = sourcesOf(u"core"_s);
    const StepBook &steps = stepsToTheNextSheet();
    for (const auto words :
         {moments(), resultEffects(), tableEffects(), momentaryEffects(), ongoingEffects()}) {
        for (const ContractWord &each : words) {
            const bool step = steps.find(StepKind::named(each.word)) != nullptr;
            const bool named = isAmong(EffectNames::words(), each.word)
                || isAmong(MomentNames::words(), each.word);
            QVERIFY2(step || named || sources.contains(u"u\""_s + each.word.toString() + u'"'),
                     qPrintable(each.word.toString()));
        }
    }
}

/// What people, places and teams do stands in their data: code neither spells a name nor has a
/// constant for one.
void TestContract::nobodyIsAskedForByName()
{
    const QSet<QString> names = namesInTheData();
    QVERIFY(names.size() > 200);
    static const QRegularExpression spelt(u"(?:u|QStringLiteral\\()\"([a-z0-9-]+)\""_s);
    for (const QString &room :
         {u"match"_s, u"aftermatch"_s, u"skirmish"_s, u"odds"_s, u"shop"_s, u"team"_s}) {
        auto found = spelt.globalMatch(sourcesOf(u"core/"_s + room));
        while (found.hasNext()) {
            const QString word = found.next().captured(1);
            QVERIFY2(!names.contains(word), qPrintable(room + u": "_s + word));
        }
    }
    for (const QString &word : rowWords)
        QVERIFY2(!names.contains(word), qPrintable(word));
}

void TestContract::wordsStandOnceAndInOrder()
{
    for (const auto words :
         {valueKeys(), carriedOutSequences(), sequenceSteps(), stepsAfterMatch(), moments(),
          resultEffects(), tableEffects(), momentaryEffects(), ongoingEffects(), cardDurations(),
          cardScopes(), modifierCounts(), rosterNotes()}) {
        for (size_t i = 0; i < words.size(); ++i) {
            QVERIFY(!words[i].meaning.isEmpty());
            QVERIFY2(i == 0 || words[i - 1].word < words[i].word,
                     qPrintable(words[i].word.toString()));
        }
    }
}

/// The target `update_reference` writes it.
void TestContract::referenceIsCurrent()
{
    const QString path = sourceFolder() + u"/resources/rulesets/README.md"_s;
    QString page = read(path);
    const qsizetype from = page.indexOf(begin) + begin.size();
    const qsizetype to = page.indexOf(end);
    QVERIFY(from > begin.size() && to > 0);
    if (qEnvironmentVariableIsSet("DUGOUT_WRITE_REFERENCE")) {
        page.replace(from, to - from, contractReference());
        writeBytes(path, page.toUtf8());
        return;
    }
    QCOMPARE(page.mid(from, to - from), contractReference());
}

void TestContract::nearestWords_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("nearest");
    QTest::newRow("doubled") << u"drivve"_s << u"drive"_s;
    QTest::newRow("swapped") << u"dirve"_s << u"drive"_s;
    QTest::newRow("missing") << u"drve"_s << u"drive"_s;
    QTest::newRow("other") << u"driwe"_s << u"drive"_s;
    QTest::newRow("the nearer") << u"harf"_s << u"half"_s;
    QTest::newRow("far") << u"weekend"_s << QString();
    QTest::newRow("none") << QString() << QString();
}

void TestContract::nearestWords()
{
    QFETCH(QString, word);
    QFETCH(QString, nearest);
    QCOMPARE(nearestWord(word, {u"drive"_s, u"half"_s, u"match"_s}), nearest);
}

QTEST_GUILESS_MAIN(TestContract)
#include "tst_contract.moc"
