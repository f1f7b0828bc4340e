// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/promptmaking.h"
#include "core/play/stepmachine.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// What a kind of step is called here. Its number is how long the name is: no two are as long.
struct Name
{
    QStringView text;

    template<size_t size>
    constexpr Name(const char16_t (&spelt)[size]) // NOLINT: a name is its letters
        : text(spelt)
    { }
    Name(const QString &spelt) // NOLINT: as above
        : text(spelt)
    { }
    [[nodiscard]] constexpr size_t id() const { return static_cast<size_t>(text.size()); }
};

/// A game as small as can be: a stack of words and what was answered.
struct Word
{
    QString kind;
    int times = 0;

    bool operator==(const Word &) const = default;
};

struct Tabled
{
    std::vector<Word> agenda;
    QStringList heard;
};

struct Host
{
    bool silent = false;
};

using Rule = BasicStepRule<StepArguments<const Host &, const Tabled &, const Word &>,
                           StepArguments<const Host &, Tabled &, const Word &>, Name>;
using Machine = StepMachine<Rule, Host, Tabled>;

std::vector<Prompt> ask(const Host &host, const Tabled &, const Word &word)
{
    return host.silent ? std::vector<Prompt>{} : std::vector<Prompt>{confirmPrompt(word.kind)};
}

Result<void> hear(const Host &, Tabled &table, const Word &word, const Event &event)
{
    if (event.number)
        return Error{ErrorCode::OutOfRange, u"No numbers here."_s, {}};
    table.heard.append(word.kind);
    table.agenda.pop_back();
    return {};
}

void twice(const Host &, Tabled &table, const Word &word)
{
    table.agenda.pop_back();
    if (word.times < 2) {
        table.agenda.push_back({word.kind, word.times + 1});
        table.agenda.push_back({u"asks"_s});
    }
}

constexpr Rule rules[]{
    {.kind = u"asks", .prompts = ask, .answer = hear},
    {.kind = u"twice", .enter = twice},
    {.kind = u"nought"},
    {.kind = u"offered", .prompts = ask, .answer = hear, .skippable = true},
};

Event answerTo(const QString &prompt)
{
    Event event;
    event.prompt = prompt;
    return event;
}

QStringList idsOf(const std::vector<Prompt> &prompts)
{
    QStringList ids;
    for (const Prompt &prompt : prompts)
        ids.append(prompt.id);
    return ids;
}

} // namespace

/// The one machine that plays the steps of every game.
class TestStepMachine final : public QObject
{
    Q_OBJECT

private slots:
    void stepsThatAskNothingPass();
    void whoAsksNothingIsDone();
    void refusalsChangeNothing();
    void offersStandBesideWhatComesNext();
    void offersAreLeftByAnsweringTheNext();
};

void TestStepMachine::stepsThatAskNothingPass()
{
    StepRules<Rule> book;
    book.add(rules);
    const Host host;
    const Machine machine(book, host);
    Tabled table{{{u"twice"_s}, {u"nought"_s}, {u"unheard-of"_s}}, {}};
    machine.settle(table);
    QCOMPARE(idsOf(machine.prompts(table)), QStringList{u"asks"_s});
    QVERIFY(machine.answer(table, answerTo(u"asks"_s)));
    machine.settle(table);
    QVERIFY(machine.answer(table, answerTo(u"asks"_s)));
    machine.settle(table);
    QVERIFY(table.agenda.empty());
    QCOMPARE(table.heard, (QStringList{u"asks"_s, u"asks"_s}));
    QVERIFY(!machine.answer(table, answerTo(u"asks"_s)));
}

void TestStepMachine::whoAsksNothingIsDone()
{
    StepRules<Rule> book;
    book.add(rules);
    const Host silent{true};
    Tabled table{{{u"asks"_s}}, {}};
    Machine(book, silent).settle(table);
    QVERIFY(table.agenda.empty());
    // Where a game's steps see to that themselves nobody looks.
    Tabled kept{{{u"asks"_s}}, {}};
    StepMachine<Rule, Host, Tabled, NothingAsked::NeverHappens>(book, silent).settle(kept);
    QCOMPARE(kept.agenda.size(), size_t(1));
}

void TestStepMachine::refusalsChangeNothing()
{
    StepRules<Rule> book;
    book.add(rules);
    const Host host;
    Tabled table{{{u"asks"_s}}, {}};
    Event event = answerTo(u"asks"_s);
    event.number = 1;
    QVERIFY(!Machine(book, host).answer(table, event));
    QCOMPARE(table.agenda.size(), size_t(1));
    QVERIFY(table.heard.isEmpty());
}

void TestStepMachine::offersStandBesideWhatComesNext()
{
    StepRules<Rule> book;
    book.add(rules);
    const Host host;
    const Machine machine(book, host);
    Tabled table{{{u"asks"_s}, {u"offered"_s}}, {}};
    QCOMPARE(idsOf(machine.prompts(table)), (QStringList{u"asks"_s, u"offered"_s}));
    QVERIFY(machine.answer(table, answerTo(u"offered"_s)));
    QCOMPARE(table.heard, QStringList{u"offered"_s});
    QCOMPARE(idsOf(machine.prompts(table)), QStringList{u"asks"_s});
}

void TestStepMachine::offersAreLeftByAnsweringTheNext()
{
    StepRules<Rule> book;
    book.add(rules);
    const Host host;
    const Machine machine(book, host);
    Tabled table{{{u"asks"_s}, {u"offered"_s}}, {}};
    const auto kind = [](const Tabled &at, const Rule *) { return at.agenda.back().kind; };
    QCOMPARE(machine.whereAsked(table, u"asks"_s, kind), u"asks"_s);
    QCOMPARE(machine.whereAsked(table, u"offered"_s, kind), u"offered"_s);
    QVERIFY(machine.answer(table, answerTo(u"asks"_s)));
    QVERIFY(table.agenda.empty());
    QCOMPARE(table.heard, QStringList{u"asks"_s});
}

QTEST_GUILESS_MAIN(TestStepMachine)
#include "tst_stepmachine.moc"
