// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/choosing.h"
#include "core/skirmish/battlefield/fieldactions.h"
#include "core/skirmish/battlefield/skirmishreach.h"
#include "core/skirmish/state/skirmishnames.h"
#include "tests/support/playfixture.h"
#include "ui/skirmish/battlefield/battlefieldview.h"
#include "ui/skirmish/table/deskchoice.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// Presses keys and clicks hexes as a hand does, and counts both.
class CountingHand
{
public:
    explicit CountingHand(PlayFixture &fixture)
        : m_fixture(fixture)
    { }

    void key(Qt::Key key)
    {
        ++m_inputs;
        QTest::keyClick(m_fixture.page().window()->focusWidget(), key);
        WindowFixture::settle();
    }
    void click(Hex hex)
    {
        ++m_inputs;
        auto *view = m_fixture.page().findChild<BattlefieldView *>();
        QTest::mouseClick(view, Qt::LeftButton, {}, view->centreOf(hex).toPoint());
        WindowFixture::settle();
    }
    [[nodiscard]] int inputs() const { return m_inputs; }

private:
    PlayFixture &m_fixture;
    int m_inputs = 0;
};

AttackAction onlyAttack()
{
    AttackAction attack;
    attack.id = AttackId(u"spear"_s);
    attack.name = sameInAll(u"Spear"_s);
    attack.range = 2;
    attack.dice = 3;
    attack.symbol = u"hammer"_s;
    attack.damage = 1;
    return attack;
}

/// Everybody walks far and has one attack; the decks hold nothing to react with.
SkirmishSetup plainSetup(PlayFixture &fixture)
{
    SkirmishSetup setup = fixture.setup({});
    const Collection all = builtInCollection(*fixture.ruleset());
    for (SkirmishSeat &seat : setup.seats) {
        seat.warband = *all.warband(WarbandId(u"garreks-reavers"_s));
        for (FighterCard &fighter : seat.warband.fighters) {
            fighter.normal = {12, 1, u"dodge"_s, 9, {onlyAttack()}};
            fighter.inspired = fighter.normal;
        }
    }
    for (SkirmishCard &card : setup.cards)
        card.reaction = false;
    return setup;
}

QString askedFirst(const PlayFixture &fixture, SkirmishTable &table)
{
    Q_UNUSED(fixture)
    for (const Prompt &prompt : table.prompts()) {
        if (!prompt.alwaysOffered)
            return prompt.id;
    }
    return {};
}

/// To an activation whose player has somebody who can do this to an enemy who stands on a hex.
struct Deed
{
    FighterRef actor;
    Hex from;
    FieldAction action;
    Hex enemy;
};

std::optional<Deed> deedOf(SkirmishTable &table, KnownWord<SkirmishChoices> verb)
{
    const SkirmishState &state = table.session().state();
    if (state.agenda.empty() || state.agenda.back().kind != SkirmishKind::Activation)
        return std::nullopt;
    for (const SkirmishFighter &one : state.player(state.active).fighters) {
        const FighterRef ref{state.active, one.id};
        for (const SkirmishFighter &enemy : state.player(1 - state.active).fighters) {
            if (!one.hex || !enemy.hex)
                continue;
            const FieldAction action = fieldActionAt(table.context(), state, ref, *enemy.hex);
            if (action.action && action.action->verb == verb)
                return Deed{ref, *one.hex, action, *enemy.hex};
        }
    }
    return std::nullopt;
}

} // namespace

/// How many keys and clicks the acts of a game with cards take, each from the moment at which the
/// player has the word to the moment at which the next one may begin.
class TestSkirmishKeys final : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnAnyWarning(); }
    void passing();
    void moving();
    void striking_data();
    void striking();
    void theEndPhase_data();
    void theEndPhase();

private:
    void begin();
    /// Strikes whom the deed names; how many inputs it took.
    void strike(const Deed &deed, int &inputs);

    std::unique_ptr<PlayFixture> m_fixture;
};

void TestSkirmishKeys::begin()
{
    m_fixture->startWith(plainSetup(*m_fixture));
    m_fixture->page().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&m_fixture->page()));
    SkirmishTable &table = m_fixture->table();
    for (int i = 0; i < 400 && askedFirst(*m_fixture, table) != u"activation"_s; ++i)
        m_fixture->press();
    table.hideHands();
    WindowFixture::settle();
    QCOMPARE(askedFirst(*m_fixture, table), u"activation"_s);
}

void TestSkirmishKeys::passing()
{
    m_fixture = std::make_unique<PlayFixture>(17);
    begin();
    const SkirmishState &state = m_fixture->table().session().state();
    const Seat seat = state.active;
    const int left = state.player(seat).activations;
    CountingHand hand(*m_fixture);
    // The same key for everybody; the next one's says that nobody plays a card.
    for (int passes = 1; passes <= 4; ++passes) {
        hand.key(Qt::Key_P);
        QCOMPARE(state.player(seat).activations + state.player(1 - seat).activations,
                 2 * left - passes);
    }
    QCOMPARE(hand.inputs(), 4);
}

void TestSkirmishKeys::moving()
{
    m_fixture = std::make_unique<PlayFixture>(17);
    begin();
    SkirmishTable &table = m_fixture->table();
    const SkirmishState &state = table.session().state();
    const Seat seat = state.active;
    const SkirmishFighter first = state.player(seat).fighters.front();
    const FighterRef ref{seat, first.id};
    const Hex to = moveHexes(table.context(), state, ref).front();
    CountingHand hand(*m_fixture);
    hand.click(*first.hex);
    hand.click(to);
    QCOMPARE(hand.inputs(), 2);
    QCOMPARE(state.find(ref)->hex, to);
    // The next player's first click says that nobody plays a card.
    const SkirmishFighter next = state.player(1 - seat).fighters.front();
    hand.click(*next.hex);
    QCOMPARE(state.active, 1 - seat);
    QCOMPARE(table.actor(), (FighterRef{1 - seat, next.id}));
}

void TestSkirmishKeys::striking_data()
{
    QTest::addColumn<bool>("charges");
    QTest::addColumn<int>("most");
    QTest::newRow("attack") << false << 4;
    QTest::newRow("charge") << true << 5;
}

void TestSkirmishKeys::strike(const Deed &deed, int &inputs)
{
    SkirmishTable &table = m_fixture->table();
    const SkirmishState &state = table.session().state();
    CountingHand hand(*m_fixture);
    hand.click(deed.from);
    hand.click(deed.enemy);
    if (askedFirst(*m_fixture, table) == u"charge.hex"_s)
        hand.click(table.offeredHexes().front());
    QVERIFY2(askedFirst(*m_fixture, table) == u"attack.roll"_s, qPrintable(m_fixture->where()));
    for (int i = 0; i < 12 && !state.combats.empty(); ++i)
        hand.key(Qt::Key_Return);
    QVERIFY(state.combats.empty());
    inputs = hand.inputs();
}

/// Whatever falls: a fighter, an enemy, the hex of a charge, the dice, the hex he is driven to. Who
/// was charged strikes back.
void TestSkirmishKeys::striking()
{
    QFETCH(const bool, charges);
    QFETCH(const int, most);
    int seen = 0;
    for (std::uint64_t seed = 1; seed < 12 && seen < 3; ++seed) {
        m_fixture = std::make_unique<PlayFixture>(seed);
        begin();
        SkirmishTable &table = m_fixture->table();
        const auto charge = deedOf(table, SkirmishChoice::Charge);
        if (!charge)
            continue;
        int inputs = 0;
        strike(*charge, inputs);
        if (!charges) {
            m_fixture->mainButton()->click(); // nobody plays a card
            const auto attack = deedOf(table, SkirmishChoice::Attack);
            if (!attack)
                continue;
            strike(*attack, inputs);
        }
        QVERIFY2(inputs > 0 && inputs <= most, qPrintable(u"seed %1: %2"_s.arg(seed).arg(inputs)));
        ++seen;
    }
    QVERIFY2(seen >= 2, qPrintable(QString::number(seen)));
}

void TestSkirmishKeys::theEndPhase_data()
{
    QTest::addColumn<bool>("looks");
    QTest::newRow("nobody looks at the own cards") << false;
    QTest::newRow("both look at the own cards") << true;
}

/// Of two players with cards who neither score nor discard.
void TestSkirmishKeys::theEndPhase()
{
    QFETCH(const bool, looks);
    m_fixture = std::make_unique<PlayFixture>(29);
    begin();
    SkirmishTable &table = m_fixture->table();
    const SkirmishState &state = table.session().state();
    CountingHand before(*m_fixture);
    for (int i = 0; i < 40 && state.phase == SkirmishPhase::Action; ++i) {
        // After the last activation there is nobody left to pass.
        const bool last = state.player(0).activations + state.player(1).activations == 0;
        before.key(last ? Qt::Key_Return : Qt::Key_P);
    }
    QCOMPARE(state.phase, SkirmishPhase::End);
    CountingHand hand(*m_fixture);
    for (int i = 0; i < 12 && state.phase == SkirmishPhase::End; ++i) {
        if (looks && table.viewer() == noSeat)
            hand.key(Qt::Key_Return);
        hand.key(Qt::Key_E);
    }
    QVERIFY(state.phase != SkirmishPhase::End);
    QCOMPARE(state.round, 2);
    QVERIFY2(hand.inputs() <= 6, qPrintable(QString::number(hand.inputs())));
    QVERIFY(table.undo());
    QCOMPARE(state.phase, SkirmishPhase::End); // all that one player left out is one line
}

QTEST_MAIN(TestSkirmishKeys)
#include "tst_skirmishkeys.moc"
