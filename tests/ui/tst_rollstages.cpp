// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/matchrepository.h"
#include "core/exchange/showjson.h"
#include "core/match/state/promptnames.h"
#include "core/table/tableview.h"
#include "core/table/whatfollows.h"
#include "tests/support/listedrolls.h"
#include "tests/support/memorybatches.h"
#include "ui/match/matchtable.h"

#include <QJsonArray>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// What a surface shows of one thing that is asked.
struct Shown
{
    QString id;
    QString title;
    QString question;
    QString detail;
    QStringList choices;
    QStringList course;

    bool operator==(const Shown &) const = default;
};

QString toText(const std::vector<Shown> &all)
{
    QStringList lines;
    for (const Shown &one : all)
        lines.append(QStringList{one.id, one.title, one.question, one.detail,
                                 one.choices.join(u','), one.course.join(u',')}
                         .join(u" | "));
    return lines.join(u'\n');
}

Shown shownOf(const Prompt &prompt, const PromptWords &words)
{
    Shown shown{prompt.id, words.title, words.question, words.detail, prompt.choices, {}};
    for (const PromptStage &stage : words.course.stages)
        shown.course.append(stage.name + stage.value);
    for (const PromptChance &chance : words.course.chances)
        shown.course.append(chance.name + chance.value + chance.better);
    return shown;
}

std::vector<Shown> inWindow(const MatchTable &table)
{
    std::vector<Shown> all;
    for (const OfferedPrompt &one : table.offered()) {
        if (one.prompt.alwaysOffered || one.spent)
            continue;
        all.push_back(shownOf(one.prompt, one.words));
        if (one.keeps)
            all.push_back(shownOf(one.keeps->prompt, one.keeps->words));
    }
    return all;
}

std::vector<Shown> inObject(const QJsonObject &object, Seat seat)
{
    std::vector<Shown> all;
    for (const QJsonValue &value : object.value("prompts"_L1).toArray()) {
        const QJsonObject prompt = value.toObject();
        if (prompt.value("aside"_L1).toBool() || prompt.value("seat"_L1).toInt(noSeat) != seat)
            continue;
        Shown shown{prompt.value("id"_L1).toString(),
                    prompt.value("title"_L1).toString(),
                    prompt.value("question"_L1).toString(),
                    prompt.value("detail"_L1).toString(),
                    {},
                    {}};
        for (const QJsonValue &choice : prompt.value("choices"_L1).toArray())
            shown.choices.append(choice.toObject().value("id"_L1).toString());
        for (const QJsonValue &one : prompt.value("stages"_L1).toArray())
            shown.course.append(one.toObject().value("name"_L1).toString()
                                + one.toObject().value("value"_L1).toString());
        for (const QJsonValue &one : prompt.value("chances"_L1).toArray())
            shown.course.append(one.toObject().value("name"_L1).toString()
                                + one.toObject().value("value"_L1).toString()
                                + one.toObject().value("better"_L1).toString());
        all.push_back(shown);
    }
    return all;
}

QStringList idsOf(const std::vector<Shown> &all)
{
    QStringList ids;
    for (const Shown &one : all)
        ids.append(one.id);
    return ids;
}

/// What a page needs to know whose turn it is and who has the ball.
QJsonObject standOf(const QJsonObject &object)
{
    const QJsonObject state = object.value("state"_L1).toObject();
    return {{u"active"_s, state.value("active"_L1)},
            {u"carrier"_s, state.value("carrier"_L1)},
            {u"half"_s, state.value("half"_L1)}};
}

} // namespace

/// A roll is one thing with stages that the window, the command line and phones show alike.
class TestRollStages final : public QObject
{
    Q_OBJECT

private slots:
    void kept_data() { addRows(); }
    void kept();
    void rolledAgain_data() { addRows(); }
    void rolledAgain();
    void succeedsAtOnce_data() { addRows(); }
    void succeedsAtOnce();
    void answeredByTheOther_data();
    void answeredByTheOther();

private:
    static void addRows();
    [[nodiscard]] MatchSetup asKept(const MatchSetup &setup);
    /// The same match in the window.
    [[nodiscard]] std::unique_ptr<MatchTable> tableOf(MatchDriver &driver);
    void compare(MatchDriver &driver, const MatchTable &table);
    void go(MatchDriver &driver, MatchTable &table, const QString &prompt, const QString &choice);
    [[nodiscard]] QJsonObject onPhone(const MatchSession &session, Seat seat) const;

    std::unique_ptr<MemoryClub> m_club;
};

/// Every roll that may be made again, in every edition.
void TestRollStages::addRows()
{
    QTest::addColumn<QString>("edition");
    QTest::addColumn<int>("place");
    for (size_t place = 0; place < listedRolls().size(); ++place) {
        const ListedRoll &each = listedRolls()[place];
        if (*each.ways == 0)
            continue;
        for (const QString &edition : listedWords(each.editions))
            QTest::addRow("%s, %s", qPrintable(edition), each.name)
                << edition << static_cast<int>(place);
    }
}

/// A match that is kept may see a side's gold with other eyes.
MatchSetup TestRollStages::asKept(const MatchSetup &setup)
{
    m_club = std::make_unique<MemoryClub>();
    const MatchRepository matches(m_club->stores());
    return must(matches.open(must(matches.start(setup))))->context().setup();
}

std::unique_ptr<MatchTable> TestRollStages::tableOf(MatchDriver &driver)
{
    m_club = std::make_unique<MemoryClub>();
    const MatchRepository matches(m_club->stores());
    const JournalId id = must(matches.start(driver.session().game().context().setup()));
    auto table = std::make_unique<MatchTable>(must(matches.open(id)));
    for (const EventGroup &group : driver.session().log().groups()) {
        if (const auto done = table->actFromAfar(group.events); !done)
            qFatal("%s", qPrintable(done.error().message));
    }
    return table;
}

QJsonObject TestRollStages::onPhone(const MatchSession &session, Seat seat) const
{
    const auto everybody = [](Seat) { return true; };
    return tableView(session, askedOf(session, session.prompts(), seat, everybody),
                     MatchViewer{seat, false}, TableLog<Match>());
}

/// Nothing is asked on one that is not asked on the others, in the same words, and all of them show
/// the same state.
void TestRollStages::compare(MatchDriver &driver, const MatchTable &table)
{
    const MatchSession &session = driver.session();
    QCOMPARE(table.session().state().agenda, session.state().agenda);
    const QJsonObject shown = showJson(session, session.prompts(), MatchViewer{noSeat, true});
    const std::vector<Shown> window = inWindow(table);
    for (const Seat seat : {0, 1}) {
        const QJsonObject phone = onPhone(session, seat);
        QCOMPARE(standOf(phone), standOf(shown));
        QCOMPARE(phone.value("protocol"_L1).toInt(), pageProtocol);
        const std::vector<Shown> here = inObject(shown, seat);
        for (const Shown &one : here) {
            // The turn has words of its own for its tiles, and rolls in their places.
            if (idsOf(window).contains(u"end-turn"_s))
                continue;
            const auto same = std::find_if(window.begin(), window.end(),
                                           [&one](const Shown &each) { return each.id == one.id; });
            QVERIFY2(same != window.end(), qPrintable(one.id));
            QCOMPARE(toText({*same}), toText({one}));
        }
        const bool held
            = idsOf(here).contains(u"roll-again.kept"_s) || idsOf(here).contains(u"dive.kept"_s);
        if (held)
            QCOMPARE(toText(inObject(phone, seat)), toText(here));
        if (held)
            QCOMPARE(inObject(phone, 1 - seat).size(), inObject(shown, 1 - seat).size());
    }
}

void TestRollStages::go(MatchDriver &driver, MatchTable &table, const QString &prompt,
                        const QString &choice)
{
    choice.isEmpty() ? driver.confirm(prompt) : driver.choose(prompt, choice);
    QVERIFY(table.actFromAfar(driver.session().log().groups().back().events));
    compare(driver, table);
}

void TestRollStages::kept()
{
    QFETCH(QString, edition);
    QFETCH(int, place);
    const ListedRoll &each = listedRolls()[static_cast<size_t>(place)];
    MatchDriver match = upToRoll(asKept(setupFor(edition, each)), each);
    const auto stood = match.state().board;
    compare(match, *tableOf(match)); // what is needed, and the chance
    giveListed(match, QString::fromLatin1(each.fails));
    const auto table = tableOf(match);
    compare(match, *table);
    // The result, and nothing else: nothing has come of it.
    const QStringList asked{u"roll-again"_s, u"roll-again.kept"_s};
    QCOMPARE(idsOf(inWindow(*table)), asked);
    QCOMPARE(match.state().board, stood);
    for (const Fact &fact : match.state().facts)
        QVERIFY(fact.kind != FactKind::Turnover && fact.kind != FactKind::Prone);
    go(match, *table, u"roll-again.kept"_s, {});
    QVERIFY(!match.asks(u"roll-again"_s));
}

void TestRollStages::rolledAgain()
{
    QFETCH(QString, edition);
    QFETCH(int, place);
    const ListedRoll &each = listedRolls()[static_cast<size_t>(place)];
    MatchDriver match = upToRoll(asKept(setupFor(edition, each)), each);
    giveListed(match, QString::fromLatin1(each.fails));
    const auto table = tableOf(match);
    const QString way = match.choices(u"roll-again"_s).constFirst();
    go(match, *table, u"roll-again"_s, way);
    if (way == u"team") // of a Loner, who earns it
        match.roll(u"loner-die"_s, {4});
    if (way == u"pro")
        match.roll(u"pro-die"_s, {4});
    compare(match, *tableOf(match));
    giveListed(match, QString::fromLatin1(each.fails));
    QVERIFY(!match.asks(u"roll-again"_s)); // never a third time
    compare(match, *tableOf(match));
}

/// What succeeds asks for nothing.
void TestRollStages::succeedsAtOnce()
{
    QFETCH(QString, edition);
    QFETCH(int, place);
    const ListedRoll &each = listedRolls()[static_cast<size_t>(place)];
    MatchDriver match = upToRoll(asKept(setupFor(edition, each)), each);
    QString good = QString::fromLatin1(each.fails);
    const qsizetype dice = good.indexOf(u'#') + 1;
    const bool contest = good.size() - dice == 2; // the lower sum is better, or no double is
    good.replace(dice, good.size() - dice, contest ? u"56"_s : u"6"_s);
    giveListed(match, good);
    QVERIFY(!match.asks(u"roll-again.kept"_s));
    compare(match, *tableOf(match));
}

void TestRollStages::answeredByTheOther_data()
{
    QTest::addColumn<QString>("edition");
    QTest::addColumn<bool>("dives");
    for (const QString &edition : {u"crp"_s, u"lrb4"_s, u"lrb5"_s, u"bb2016"_s}) {
        QTest::addRow("%s, dives", qPrintable(edition)) << edition << true;
        QTest::addRow("%s, does not", qPrintable(edition)) << edition << false;
    }
}

/// A dodge that succeeds until somebody dives; then it may be made again.
void TestRollStages::answeredByTheOther()
{
    QFETCH(QString, edition);
    QFETCH(bool, dives);
    MatchSetup setup = plainSetup(edition);
    teach(setup.teams[1], 0, {u"diving-tackle"_s});
    setup.options[OptionId(u"special-plays"_s)] = false;
    MatchDriver match(asKept(setup));
    match.untilTurn();
    match.choose(u"roll.dodge"_s, u"0:1"_s);
    match.choose(u"roll.zones"_s, u"0"_s);
    match.roll(u"roll.die"_s, {4});
    const auto table = tableOf(match);
    compare(match, *table);
    QCOMPARE(idsOf(inWindow(*table)), (QStringList{u"dive"_s, u"dive.kept"_s}));
    if (dives)
        go(match, *table, u"dive"_s, u"1:1"_s);
    else
        go(match, *table, u"dive.kept"_s, {});
    QCOMPARE(match.asks(u"roll-again.kept"_s), dives);
    if (dives)
        go(match, *table, u"roll-again.kept"_s, {});
    QCOMPARE(match.asks(u"end-turn"_s), !dives);
}

QTEST_MAIN(TestRollStages)
#include "tst_rollstages.moc"
