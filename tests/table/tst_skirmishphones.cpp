// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/kepttable.h"
#include "tests/support/openedclub.h"
#include "tests/support/skirmishplay.h"

#include <QTemporaryDir>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// A kept skirmish at a table where both have a phone: each answers for himself and nobody else.
class TestSkirmishPhones final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void nobodyPassesForTheOther();
    void whoHasNoPhoneIsWaitedForAsWell();
    void theLogIsLeafedBackToItsBeginning();
    void whatProvesImpossibleIsSaid();

private:
    using Table = KeptTableOf<SkirmishRepository, SkirmishGame>;

    [[nodiscard]] TableGame &game() { return m_table->game(); }
    [[nodiscard]] int entries()
    {
        return game().view({}, Language::English).value("entries"_L1).toInt();
    }
    /// What is asked of this guest, beside what is only offered.
    [[nodiscard]] QJsonObject askedOf(Seat seat)
    {
        for (const auto &each :
             game().view({seat}, Language::English).value("prompts"_L1).toArray()) {
            const QJsonObject prompt = each.toObject();
            if (!prompt.value("aside"_L1).toBool())
                return prompt;
        }
        return {};
    }
    [[nodiscard]] bool answers(Seat seat, const QString &prompt, const QString &choice)
    {
        TableAnswer answer{game().revision(), prompt};
        answer.choices = {choice};
        return static_cast<bool>(game().answer({seat}, answer));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<OpenedClub> m_club;
    std::unique_ptr<Table> m_table;
};

void TestSkirmishPhones::init()
{
    m_table.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_club = std::make_unique<OpenedClub>(
        must(StoreLocation::parse(u"sqlite:"_s + m_folder->filePath(u"club.sqlite"_s))));
    SeededRandomSource source(5);
    const SkirmishSetup setup = randomSetup(*skirmishRuleset(), {}, source);
    const SkirmishRepository &games = m_club->club.skirmishes();
    const JournalId id = must(games.start(setup, u"Game"_s));
    auto open = must(games.open(id));
    const auto isThere = [&open] {
        const std::vector<Prompt> asked = open->prompts();
        return asked.empty() || asked.front().id == u"power.table"_s;
    };
    for (int i = 0; i < 4000 && !isThere(); ++i) {
        std::vector<Prompt> asked = open->prompts(); // nothing beside it, such as counters alone
        std::erase_if(asked, [](const Prompt &prompt) { return prompt.alwaysOffered; });
        (void)open->act({randomAnswerOf(asked, source)});
    }
    QVERIFY(isThere() && !open->prompts().empty());
    m_table = std::make_unique<Table>(games, std::move(open));
}

void TestSkirmishPhones::nobodyPassesForTheOther()
{
    // Both are told whose word it is; the whole table's question is for the screen.
    const int first = askedOf(0).value("seat"_L1).toInt();
    const QString id = askedOf(first).value("id"_L1).toString();
    QCOMPARE(id, u"power"_s);
    const Seat other = 1 - first;
    QCOMPARE(askedOf(other).value("seat"_L1).toInt(), first);
    QVERIFY(!askedOf(other).contains("choices"_L1)
            || askedOf(other).value("choices"_L1).toArray().isEmpty());

    const int before = entries();
    for (const Seat seat : {first, other}) {
        QVERIFY(!answers(seat, u"power.table"_s, u"nobody"_s));
        QVERIFY(!answers(seat, u"power.table"_s, u"seat:%1"_s.arg(other)));
    }
    QVERIFY(!answers(other, id, u"pass"_s));
    QCOMPARE(entries(), before);

    const QString seen = game().revision();
    QVERIFY(answers(first, id, u"pass"_s));
    QCOMPARE(entries(), before + 1); // he is called on and passes: one answer, and one to take back
    QCOMPARE(game().view({first}, Language::English).value("heard"_L1).toString(), seen);
    QVERIFY(!game().view({other}, Language::English).contains("heard"_L1));
    QVERIFY(!answers(first, id, u"pass"_s));
    QVERIFY(game().takeBack({first}, game().revision()));
    QCOMPARE(entries(), before);
    QCOMPARE(askedOf(other).value("seat"_L1).toInt(), first);
}

void TestSkirmishPhones::whoHasNoPhoneIsWaitedForAsWell()
{
    const int first = askedOf(0).value("seat"_L1).toInt();
    const Seat other = 1 - first;
    game().setPhones([other](Seat seat) { return seat == other; });
    const QJsonArray choices = game()
                                   .view({}, Language::English)
                                   .value("prompts"_L1)
                                   .toArray()
                                   .first()
                                   .toObject()
                                   .value("choices"_L1)
                                   .toArray();
    if (choices.size() < 3)
        return; // only the first holds a card
    QCOMPARE(askedOf(other).value("seat"_L1).toInt(), first); // he answers at the screen
    QVERIFY(!answers(other, u"power"_s, u"pass"_s));
}

/// Page by page, without a gap, each line once.
void TestSkirmishPhones::theLogIsLeafedBackToItsBeginning()
{
    SeededRandomSource source(7);
    SkirmishSession session(
        SkirmishGame(skirmishRuleset(), randomSetup(*skirmishRuleset(), {}, source)));
    for (int step = 0; step < 260 && !session.prompts().empty(); ++step)
        (void)session.act({0, {randomAnswerOf(session.prompts(), source)}});
    const LanguageScope scope(Language::German);
    const SkirmishViewer viewer{0, false};
    const TableLog<SkirmishGame> log;
    const QJsonArray newest = log.lines(session, Language::German, viewer);
    QVERIFY(!newest.isEmpty() && newest.size() <= 40);
    QStringList read;
    for (const auto &each : newest)
        read.append(each.toObject().value("line"_L1).toString());
    int before = newest.last().toObject().value("at"_L1).toInt();
    for (int pages = 0; before > 0 && pages < 100; ++pages) {
        const QJsonObject page
            = TableLog<SkirmishGame>::earlier(session, static_cast<size_t>(before), viewer);
        QVERIFY(page.value("from"_L1).toInt() < before);
        for (const auto &each : page.value("lines"_L1).toArray())
            read.append(each.toObject().value("line"_L1).toString());
        before = page.value("from"_L1).toInt();
    }
    QCOMPARE(before, 0);
    QStringList wanted;
    for (size_t place = session.log().groups().size(); place > 0; --place)
        wanted.append(session.game().groupLine(session.stateAfter(place - 1),
                                               session.log().groups()[place - 1]));
    wanted.removeAll(QString());
    QCOMPARE(read, wanted);
    // Nonsense is answered with nothing, and what is to come is not told.
    QVERIFY(game().log({0}, -5, Language::German).value("lines"_L1).toArray().isEmpty());
    const QJsonArray last
        = game().log({0}, 1'000'000, Language::German).value("lines"_L1).toArray();
    QCOMPARE(last.first(), game().view({0}, Language::German).value("log"_L1).toArray().first());
}

/// The range is told, and nobody is in reach: beside the question stands why the attack is gone.
void TestSkirmishPhones::whatProvesImpossibleIsSaid()
{
    RandomSkirmish wanted;
    wanted.openValues = true;
    const LanguageScope scope(Language::English);
    for (quint32 seed = 1; seed < 30; ++seed) {
        SeededRandomSource source(seed);
        SkirmishSession session(
            SkirmishGame(skirmishRuleset(), randomSetup(*skirmishRuleset(), wanted, source)));
        for (int step = 0; step < 600 && !session.prompts().empty(); ++step) {
            if (!session.act({0, {randomAnswerOf(session.prompts(), source)}}))
                continue;
            const QString why = skirmishShown(session).value("refusal"_L1).toString();
            if (why.isEmpty())
                continue;
            QVERIFY2(why.contains(u" cannot "_s) && why.endsWith(u"Choose again."_s),
                     qPrintable(why));
            QCOMPARE(session.prompts().front().id, u"activation"_s);
            return;
        }
    }
    QFAIL("everything was possible");
}

QTEST_GUILESS_MAIN(TestSkirmishPhones)
#include "tst_skirmishphones.moc"
