// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/kepttable.h"
#include "tests/support/openedclub.h"

#include <QTemporaryDir>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// A kept match at a table: the one door through which phones answer.
class TestOpenTable final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void anAnswerIsOneEventOnDisk();
    void anOldAnswerIsRefused();
    void nobodyAnswersForAnother();
    void aSheetIsNotAskedLineByLine();
    void takesBackItsOwnLastAnswer();
    void takesBackOneAfterTheOther();
    void nobodyFindsAHandByTrying();
    void followsWhoPlaysItElsewhere();
    void whatCannotBeKeptIsNotTold();

private:
    using Table = KeptTableOf<MatchRepository, Match>;

    [[nodiscard]] StoreLocation place() const
    {
        return must(StoreLocation::parse(u"sqlite:"_s + m_folder->filePath(u"club.sqlite"_s)));
    }
    [[nodiscard]] size_t linesKept()
    {
        return must(m_club->store->journals().read(m_id)).entries.size();
    }
    /// Dice that a coach types for whatever is asked first, which concerns both.
    [[nodiscard]] TableAnswer dice() const
    {
        const QJsonObject view = m_table->game().view({0}, Language::English);
        const QJsonObject prompt = view.value(u"prompts"_s).toArray().first().toObject();
        TableAnswer answer{m_table->game().revision(), prompt.value(u"id"_s).toString()};
        for (qsizetype i = 0; i < prompt.value(u"sides"_s).toArray().size(); ++i)
            answer.dice.push_back(1 + static_cast<int>(i));
        return answer;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<OpenedClub> m_club;
    JournalId m_id;
    std::unique_ptr<Table> m_table;
    int m_told = 0;
};

void TestOpenTable::init()
{
    m_table.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_club = std::make_unique<OpenedClub>(place());
    MatchSetup setup;
    setup.ruleset = RulesetId(u"crp"_s);
    setup.teams[0].name = u"Reds"_s;
    setup.teams[1].name = u"Blues"_s;
    for (Team &team : setup.teams)
        team.founded = true;
    m_id = must(m_club->club.matches().start(setup, u"Game"_s));
    m_table
        = std::make_unique<Table>(m_club->club.matches(), must(m_club->club.matches().open(m_id)));
    m_told = 0;
    m_table->whenChanged([this] { ++m_told; });
}

void TestOpenTable::anAnswerIsOneEventOnDisk()
{
    QCOMPARE(m_table->game().seats(), 2);
    QCOMPARE(m_table->game().seatName(1), u"Blues"_s);
    const QString before = m_table->game().revision();
    QVERIFY(m_table->game().answer({0}, dice()));
    QCOMPARE(linesKept(), size_t(1));
    QCOMPARE(m_told, 1);
    QVERIFY(m_table->game().revision() != before);
    const QJsonObject view = m_table->game().view({}, Language::German);
    QCOMPARE(view.value(u"entries"_s).toInt(), 1);
    QVERIFY(view.value(u"you"_s).isNull());
    QVERIFY(!view.contains(u"own"_s));
}

void TestOpenTable::anOldAnswerIsRefused()
{
    const TableAnswer answer = dice();
    QVERIFY(m_table->game().answer({0}, answer));
    const auto again = m_table->game().answer({1}, answer);
    QVERIFY(!again);
    QCOMPARE(again.error().code, ErrorCode::AnswerOutdated);
    QCOMPARE(linesKept(), size_t(1));
}

void TestOpenTable::nobodyAnswersForAnother()
{
    const auto watching = m_table->game().answer({}, dice());
    QVERIFY(!watching);
    QCOMPARE(watching.error().code, ErrorCode::AnswerNotAsked);
    TableAnswer wrong = dice();
    wrong.dice = {99};
    QVERIFY(!m_table->game().answer({0}, wrong));
    wrong.prompt = u"touchdown"_s;
    QVERIFY(!m_table->game().answer({0}, wrong));
    QCOMPARE(linesKept(), size_t(0));
    QCOMPARE(m_told, 0);
}

/// The sheet of a match from paper is one form at the screen; no phone is asked line by line.
void TestOpenTable::aSheetIsNotAskedLineByLine()
{
    MatchSetup setup;
    setup.ruleset = RulesetId(u"crp"_s);
    setup.teams[0].name = u"Reds"_s;
    setup.teams[1].name = u"Blues"_s;
    for (Team &team : setup.teams)
        team.founded = true;
    setup.options[OptionId(u"from-paper"_s)] = true;
    const JournalId id = must(m_club->club.matches().start(setup, u"Slip"_s));
    Table slip(m_club->club.matches(), must(m_club->club.matches().open(id)));
    TableGame &game = slip.game();
    for (const Seat seat : {noSeat, 0, 1}) {
        const QJsonObject seen = game.view({seat}, Language::English);
        QCOMPARE(seen.value(u"prompts"_s).toArray(), QJsonArray());
        QCOMPARE(seen.value(u"waits"_s).toString(),
                 u"The sheet of this match is filled in at the screen."_s);
        QVERIFY(!seen.contains(u"ending"_s));
    }
    TableAnswer answer{game.revision(), u"paper.conceded"_s};
    answer.choices = {u"conceded.0"_s};
    const auto said = game.answer({0}, answer);
    QVERIFY(!said);
    QCOMPARE(said.error().code, ErrorCode::AnswerNotAsked);
}

void TestOpenTable::takesBackItsOwnLastAnswer()
{
    TableGame &game = m_table->game();
    QVERIFY(game.answer({0}, dice()));
    QVERIFY(game.view({0}, Language::English).value(u"mayTakeBack"_s).toBool());
    QVERIFY(!game.view({1}, Language::English).value(u"mayTakeBack"_s).toBool());
    QVERIFY(!game.takeBack({1}, game.revision()));
    QVERIFY(!game.takeBack({}, game.revision()));
    QVERIFY(!game.takeBack({0}, u"old"_s));
    QVERIFY(game.takeBack({0}, game.revision()));
    QCOMPARE(linesKept(), size_t(2)); // an undo is a line too
    QCOMPARE(game.view({0}, Language::English).value(u"entries"_s).toInt(), 0);
    QVERIFY(!game.takeBack({0}, game.revision()));
    // What Dugout rolled stays.
    TableAnswer rolled = dice();
    rolled.roll = true;
    QVERIFY(game.answer({0}, rolled));
    QVERIFY(!game.takeBack({0}, game.revision()));
}

/// As the screen's undo does, but never past what the other coach, the screen or Dugout did.
void TestOpenTable::takesBackOneAfterTheOther()
{
    TableGame &game = m_table->game();
    const auto entries
        = [&game] { return game.view({0}, Language::English).value(u"entries"_s).toInt(); };
    const auto note = [&game](Seat seat) {
        TableAnswer answer{game.revision(), u"hand.note"_s};
        answer.text = u"Words"_s;
        return game.answer({seat}, answer).has_value();
    };
    const auto back
        = [&game](Seat seat) { return game.takeBack({seat}, game.revision()).has_value(); };
    QVERIFY(note(1) && note(0) && note(0) && note(0));
    QVERIFY(!back(1));
    QVERIFY(back(0) && back(0) && back(0));
    QCOMPARE(entries(), 1);
    QVERIFY(!back(0));
    QVERIFY(back(1));
    QCOMPARE(entries(), 0);
    QVERIFY(!back(1) && !back(0));
    // Not past what came from elsewhere.
    QVERIFY(note(0));
    OpenedClub elsewhere(place());
    const auto open = must(elsewhere.club.matches().open(m_id));
    SeededRandomSource source(1);
    QVERIFY(open->act({rollFor(open->prompts().front(), source)}));
    m_table->lookAgain();
    QVERIFY(!back(0));
    QVERIFY(note(0));
    QVERIFY(back(0));
    QVERIFY(!back(0));
    QCOMPARE(entries(), 2);
}

/// What cannot be drawn is in the other's hand: it may be said once, and nothing that was drawn is
/// taken back on a phone.
void TestOpenTable::nobodyFindsAHandByTrying()
{
    MatchSetup setup;
    setup.ruleset = RulesetId(u"bb2016"_s);
    setup.options = {{OptionId(u"special-play-variant"_s), u"one-deck"_s}};
    for (Team &team : setup.teams)
        team.founded = true;
    const JournalId id = must(m_club->club.matches().start(setup, u"Cards"_s));
    m_table
        = std::make_unique<Table>(m_club->club.matches(), must(m_club->club.matches().open(id)));
    TableGame &game = m_table->game();
    const auto asked = [&game](Seat seat) {
        const QJsonObject view = game.view({seat}, Language::English);
        return view.value(u"prompts"_s).toArray().first().toObject();
    };
    const auto drawn = [&game](Seat seat) {
        const QJsonObject own = game.view({seat}, Language::English).value(u"own"_s).toObject();
        QStringList ids;
        for (const auto &card :
             own.value(u"hands"_s).toArray().first().toObject().value(u"cards"_s).toArray())
            ids.append(card.toObject().value(u"id"_s).toString());
        return ids;
    };
    const auto isDrawing = [&](Seat seat) {
        return asked(seat).value(u"byLot"_s).toBool() && asked(seat).value(u"seat"_s) == seat;
    };
    const auto goOn = [&] {
        const Seat seat = asked(0).value(u"seat"_s).toInt(0);
        const QJsonObject prompt = asked(seat);
        TableAnswer answer{game.revision(), prompt.value(u"id"_s).toString()};
        answer.roll = prompt.value(u"kind"_s) == u"dice"_s || prompt.value(u"byLot"_s).toBool();
        const QJsonArray choices = prompt.value(u"choices"_s).toArray();
        if (!answer.roll && prompt.value(u"atLeast"_s).toInt() > 0 && !choices.isEmpty())
            answer.choices = {choices.first().toObject().value(u"id"_s).toString()};
        if (prompt.value(u"kind"_s) == u"number"_s)
            answer.number = 0;
        return static_cast<bool>(game.answer({seat}, answer));
    };
    for (int i = 0; i < 60 && !(isDrawing(1) && !drawn(0).isEmpty()); ++i)
        QVERIFY(goOn());
    QVERIFY(isDrawing(1) && !drawn(0).isEmpty());

    const QString id1 = asked(1).value(u"id"_s).toString();
    const auto say = [&](const QString &card) {
        TableAnswer answer{game.revision(), id1};
        answer.choices = {card};
        return game.answer({1}, answer);
    };
    const auto hit = say(drawn(0).constFirst());
    QVERIFY(!hit);
    QCOMPARE(hit.error().code, ErrorCode::AnswerLot);
    QVERIFY(!hit.error().message.contains(drawn(0).constFirst()));
    // From now on one that could be drawn is refused alike.
    for (const auto &choice : asked(1).value(u"choices"_s).toArray()) {
        const auto again = say(choice.toObject().value(u"id"_s).toString());
        QVERIFY(!again);
        QCOMPARE(again.error().code, ErrorCode::AnswerLot);
    }
    TableAnswer lot{game.revision(), id1};
    lot.roll = true;
    QVERIFY(game.answer({1}, lot));
    QVERIFY(!game.view({1}, Language::English).value(u"mayTakeBack"_s).toBool());
    // The next one may be named, and stays. Dice decide what comes before it, and it may be
    // something that wants more than one answer.
    for (int i = 0; i < 60 && !isDrawing(1) && goOn(); ++i) { }
    if (isDrawing(1)) {
        for (const auto &choice : asked(1).value(u"choices"_s).toArray()) {
            const QString card = choice.toObject().value(u"id"_s).toString();
            if (drawn(0).contains(card))
                continue;
            QVERIFY(say(card));
            break;
        }
        QVERIFY(!game.view({1}, Language::English).value(u"mayTakeBack"_s).toBool());
    }
}

void TestOpenTable::followsWhoPlaysItElsewhere()
{
    OpenedClub elsewhere(place());
    const auto open = must(elsewhere.club.matches().open(m_id));
    SeededRandomSource source(1);
    const TableAnswer old = dice();
    QVERIFY(open->act({rollFor(open->prompts().front(), source)}));
    m_table->lookAgain();
    QCOMPARE(m_told, 1);
    QCOMPARE(m_table->game().view({}, Language::English).value(u"entries"_s).toInt(), 1);
    const auto late = m_table->game().answer({0}, old);
    QVERIFY(!late);
    QCOMPARE(late.error().code, ErrorCode::AnswerOutdated);
    m_table->lookAgain();
    QCOMPARE(m_told, 1); // nothing new
}

void TestOpenTable::whatCannotBeKeptIsNotTold()
{
    OpenedClub elsewhere(place());
    const auto open = must(elsewhere.club.matches().open(m_id));
    SeededRandomSource source(1);
    QVERIFY(open->act({rollFor(open->prompts().front(), source)}));
    // Nobody has looked yet: the answer meets a journal that went on, and changes nothing.
    QVERIFY(!m_table->game().answer({0}, dice()));
    QCOMPARE(linesKept(), size_t(1));
    QCOMPARE(m_table->game().view({}, Language::English).value(u"entries"_s).toInt(), 1);
}

QTEST_GUILESS_MAIN(TestOpenTable)
#include "tst_opentable.moc"
