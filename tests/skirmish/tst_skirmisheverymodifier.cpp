// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/battlefield/skirmishreach.h"
#include "core/skirmish/cards/cardmodifiers.h"
#include "core/skirmish/state/skirmishchanges.h"
#include "tests/support/skirmisharena.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace dugout;

namespace {

/// Rolls by the names of the symbols; without supports a double support is a miss.
const QString missed = u"double-support"_s;

int faceOf(const SkirmishDie &die, const QString &symbol)
{
    for (int face = 1; face <= die.faceCount(); ++face) {
        if (die.symbolAt(face) == symbol)
            return face;
    }
    return 0;
}

/// As many dice as are asked for, one symbol each; the last goes for all that follow.
void rollSymbols(SkirmishArena &arena, const QString &prompt, const QStringList &symbols)
{
    const SkirmishContext &context = arena.game().context();
    const SkirmishDie &die
        = prompt.startsWith("attack"_L1) ? context.attackDie() : context.defenceDie();
    std::vector<int> dice;
    for (size_t i = 0; i < arena.prompt(prompt).dice->faces().size(); ++i)
        dice.push_back(
            faceOf(die, symbols.at(std::min(static_cast<qsizetype>(i), symbols.size() - 1))));
    arena.roll(prompt, dice);
}

SkirmishCard cardWith(CardKind kind, const QString &modifiers)
{
    SkirmishCard card = simpleCard(u"card"_s, kind);
    std::vector<CardModifier> parsed;
    for (const QString &text : modifiers.split(u' ', Qt::SkipEmptyParts))
        parsed.push_back(*modifierFromString(text));
    setModifiers(card, parsed);
    return card;
}

void carry(SkirmishArena &arena, Seat bearer)
{
    take(arena.state().player(bearer).powers.deck, CardId(u"card"_s));
    arena.fighter(bearer, 0).upgrades = {CardId(u"card"_s)};
}

/// What a forced attack came to, in one line.
struct ForcedAttack
{
    QStringList attack{u"hammer"_s, missed};
    QStringList defence{missed};
    QString again{}; ///< what a die that may be rolled again shows then
};

QString played(SkirmishArena &arena, const ForcedAttack &forced)
{
    const QString action = u"attack:"_s + arena.ref(0, 0).toString();
    if (!arena.prompt(u"activation"_s).choices.contains(action))
        return u"no attack"_s;
    const int before = arena.fighter(1, 0).damage;
    arena.choose(u"activation"_s, action);
    arena.choose(u"attack.target"_s, arena.ref(1, 0).toString());
    const QString straight = hexText({4, 4});
    int knocked = 0;
    for (int i = 0; i < 20 && !arena.state().combats.empty(); ++i) {
        const QString asked = arena.asked();
        if (asked == u"attack.roll"_s)
            rollSymbols(arena, asked, forced.attack);
        else if (asked == u"defence.roll"_s)
            rollSymbols(arena, asked, forced.defence);
        else if (asked.endsWith(".reroll"_L1))
            arena.choose(asked, u"die:0"_s);
        else if (asked.endsWith(".reroll.roll"_L1))
            rollSymbols(arena, asked, {forced.again});
        else if (asked == u"drive-back"_s)
            arena.choose(asked,
                         arena.prompt(asked).choices.contains(straight) ? straight : u"stay"_s);
        else if (asked == u"knockback"_s)
            arena.say(asked, knocked = arena.prompt(asked).atMost);
    }
    const SkirmishFighter &target = arena.fighter(1, 0);
    return target.out ? u"out for %1"_s.arg(arena.state().player(0).glory)
                      : u"%1 damage, knocked %2"_s.arg(target.damage - before).arg(knocked);
}

} // namespace

/// Every modifier, condition and moment that a card can carry, each with forced dice: what happens
/// with the card, and what without it.
class TestSkirmishEveryModifier final : public QObject
{
    Q_OBJECT

private slots:
    void modifiers_data();
    void modifiers();
    void everyModifierHasARow();
    void conditions_data();
    void conditions();
    void moments_data();
    void moments();
};

namespace {

struct ModifierRow
{
    const char16_t *what;
    Seat bearer;
    ForcedAttack forced;
    const char16_t *with;
    const char16_t *without;
};

const ModifierRow modifierRows[]{
    {u"wounds+1", 1, {{u"hammer"_s}, {missed}}, u"2 damage, knocked 0", u"out for 1"},
    {u"defence+1",
     1,
     {{u"hammer"_s, missed}, {missed, missed, u"shield"_s}},
     u"0 damage, knocked 0",
     u"2 damage, knocked 0"},
    {u"range+1", 0, {{u"hammer"_s}, {missed}}, u"2 damage, knocked 0", u"no attack"},
    {u"dice+1",
     0,
     {{missed, missed, u"hammer"_s}, {missed}},
     u"2 damage, knocked 0",
     u"0 damage, knocked 0"},
    {u"damage+1", 0, {{u"hammer"_s}, {missed}}, u"3 damage, knocked 0", u"2 damage, knocked 0"},
    {u"knockback+1", 0, {{u"hammer"_s}, {missed}}, u"2 damage, knocked 1", u"2 damage, knocked 0"},
    {u"cleave+1",
     0,
     {{u"hammer"_s, missed}, {u"shield"_s}},
     u"2 damage, knocked 0",
     u"0 damage, knocked 0"},
    {u"support+1",
     0,
     {{u"single-support"_s, missed}, {missed}},
     u"2 damage, knocked 0",
     u"0 damage, knocked 0"},
    {u"hammer+1", 0, {{u"hammer"_s}, {missed}}, u"2 damage, knocked 0", u"0 damage, knocked 0"},
    {u"sword+1", 0, {{u"sword"_s}, {missed}}, u"2 damage, knocked 0", u"0 damage, knocked 0"},
    {u"shield+1",
     1,
     {{u"hammer"_s, missed}, {u"shield"_s}},
     u"0 damage, knocked 0",
     u"2 damage, knocked 0"},
    {u"dodge+1",
     1,
     {{u"hammer"_s, missed}, {u"dodge"_s}},
     u"0 damage, knocked 0",
     u"2 damage, knocked 0"},
    {u"attack-reroll+1",
     0,
     {{missed}, {missed}, u"hammer"_s},
     u"2 damage, knocked 0",
     u"0 damage, knocked 0"},
    {u"defence-reroll+1",
     1,
     {{u"hammer"_s, missed}, {missed}, u"shield"_s},
     u"0 damage, knocked 0",
     u"2 damage, knocked 0"},
    {u"glory+1", 0, {{u"hammer"_s}, {missed}}, u"out for 2", u"out for 1"},
};

} // namespace

void TestSkirmishEveryModifier::modifiers_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<bool>("with");
    int row = 0;
    for (const ModifierRow &one : modifierRows) {
        const QString what = QString::fromUtf16(one.what);
        QTest::addRow("with %s", qPrintable(what)) << row << true;
        QTest::addRow("without %s", qPrintable(what)) << row << false;
        ++row;
    }
}

void TestSkirmishEveryModifier::modifiers()
{
    QFETCH(const int, row);
    QFETCH(const bool, with);
    const ModifierRow &one = modifierRows[row];
    const QString what = QString::fromUtf16(one.what);
    SkirmishArena arena(withCards({cardWith(CardKind::Upgrade, with ? what : u"move+1"_s)}));
    // The other symbol is printed where one is to count besides.
    if (what.startsWith("hammer"_L1))
        arena.card(0, 0).normal.attacks.front().symbol = u"sword"_s;
    if (what.startsWith("shield"_L1))
        arena.card(1, 0).normal.defenceSymbol = u"dodge"_s;
    arena.begin();
    arena.place(0, 0, {4, 2});
    arena.place(1, 0, what.startsWith("range"_L1) ? Hex{4, 4} : Hex{4, 3});
    carry(arena, one.bearer);
    if (what.startsWith("wounds"_L1) || what.startsWith("glory"_L1))
        arena.fighter(1, 0).damage = 3; // of five
    QCOMPARE(played(arena, one.forced), QString::fromUtf16(with ? one.with : one.without));
}

void TestSkirmishEveryModifier::everyModifierHasARow()
{
    QStringList named{u"move"_s}; // no dice are rolled for it
    for (const ModifierRow &one : modifierRows)
        named.append(modifierFromString(QString::fromUtf16(one.what))->what);
    QStringList known = modifier::all();
    named.sort();
    known.sort();
    QCOMPARE(named, known);
    SkirmishArena arena(withCards({cardWith(CardKind::Upgrade, u"move+1"_s)}));
    arena.begin();
    arena.place(0, 0, {4, 2});
    const auto farthest = [&arena] {
        int far = 0;
        for (const Hex hex : moveHexes(arena.game().context(), arena.state(), arena.ref(0, 0)))
            far = std::max(far, hexDistance({4, 2}, hex));
        return far;
    };
    QCOMPARE(farthest(), 3);
    carry(arena, 0);
    QCOMPARE(farthest(), 4);
}

void TestSkirmishEveryModifier::conditions_data()
{
    QTest::addColumn<QString>("when");
    QTest::addColumn<bool>("holds");
    for (const QString &when : modifier::conditions()) {
        QTest::addRow("%s", qPrintable(when)) << when << true;
        QTest::addRow("not %s", qPrintable(when)) << when << false;
    }
}

/// One damage more, if the condition holds when the dice are rolled.
void TestSkirmishEveryModifier::conditions()
{
    QFETCH(const QString, when);
    QFETCH(const bool, holds);
    SkirmishArena arena(withCards({cardWith(CardKind::Upgrade, u"damage+1:"_s + when)}));
    const bool ranged = (when == u"ranged"_s && holds) || (when == u"close"_s && !holds);
    arena.card(0, 0).normal.attacks.front().range = ranged ? 2 : 1;
    arena.card(0, 0).inspired = arena.card(0, 0).normal;
    arena.card(0, 0).leader = when != u"leader"_s || holds;
    arena.card(1, 0).leader = when != u"target-leader"_s || holds;
    arena.begin();
    carry(arena, 0);
    SkirmishFighter &own = arena.fighter(0, 0);
    SkirmishFighter &target = arena.fighter(1, 0);
    own.inspired = when == u"inspired"_s && holds;
    own.damage = (when == u"wounded"_s && holds) || (when == u"unwounded"_s && !holds) ? 1 : 0;
    own.guard = when == u"guard"_s && holds;
    target.damage = when == u"target-wounded"_s && holds ? 1 : 0;
    target.inspired = when == u"target-inspired"_s && holds;
    target.guard = when == u"target-guard"_s && holds;
    const bool charges = when == u"charge"_s && holds;
    arena.place(0, 0, charges ? Hex{4, 0} : Hex{4, 2});
    arena.place(1, 0, {4, 3});
    if ((when == u"supported"_s && holds) || (when == u"alone"_s && !holds))
        arena.place(0, 1, {3, 3});
    if (when == u"objective"_s && holds)
        arena.state().objectives.push_back({own.hex, 1, false});
    const int before = target.damage;
    arena.choose(u"activation"_s,
                 (charges ? u"charge:"_s : u"attack:"_s) + arena.ref(0, 0).toString());
    if (charges)
        arena.choose(u"charge.hex"_s, hexText({4, 2}));
    arena.choose(u"attack.target"_s, arena.ref(1, 0).toString());
    rollSymbols(arena, u"attack.roll"_s, {u"hammer"_s});
    rollSymbols(arena, u"defence.roll"_s, {missed});
    QCOMPARE(arena.fighter(1, 0).damage - before, holds ? 3 : 2);
}

void TestSkirmishEveryModifier::moments_data()
{
    QTest::addColumn<QString>("trigger");
    for (const QString &trigger : modifier::triggers())
        QTest::addRow("%s", qPrintable(trigger)) << trigger;
}

/// A card for one moment is offered then and at no other: in a forced attack that draws, in one
/// that would take him out, and when a ploy is played.
void TestSkirmishEveryModifier::moments()
{
    QFETCH(const QString, trigger);
    SkirmishCard card = cardWith(CardKind::Ploy, u"defence+1"_s);
    card.reaction = true;
    setTrigger(card, trigger);
    const bool dies = trigger == u"going-out"_s;
    SkirmishArena arena(withCards({card, simpleCard(u"plain"_s, CardKind::Ploy)}));
    arena.begin();
    arena.giveHand(1, {}, {u"card"_s});
    arena.giveHand(0, {}, {u"plain"_s});
    arena.place(0, 0, {4, 2});
    arena.place(1, 0, {4, 3});
    arena.fighter(1, 0).damage = 3;
    arena.choose(u"activation"_s, u"attack:"_s + arena.ref(0, 0).toString());
    arena.choose(u"attack.target"_s, arena.ref(1, 0).toString());
    rollSymbols(arena, u"attack.roll"_s, {u"hammer"_s, dies ? u"hammer"_s : missed});
    rollSymbols(arena, u"defence.roll"_s,
                dies ? QStringList{missed} : QStringList{u"shield"_s, missed});
    QStringList seen;
    for (int i = 0; i < 30 && arena.asked() != u"activation"_s; ++i) {
        const QString asked = arena.asked();
        if (asked == u"reaction"_s) {
            seen.append(arena.state().agenda.back().as<Opportunity>().trigger);
            QVERIFY(arena.prompt(asked).choices.contains(u"ploy:card"_s));
            arena.choose(asked, u"decline"_s);
        } else if (asked == u"drive-back"_s) {
            arena.choose(asked, u"stay"_s);
        } else if (asked == u"effect"_s) {
            arena.choose(asked, u"done"_s);
        } else {
            const bool plays = arena.prompt(asked).choices.contains(u"ploy:plain"_s);
            arena.choose(asked, plays ? u"ploy:plain"_s : u"pass"_s);
        }
    }
    QCOMPARE(seen, QStringList{trigger});
    QCOMPARE(arena.fighter(1, 0).out, dies);
}

QTEST_GUILESS_MAIN(TestSkirmishEveryModifier)
#include "tst_skirmisheverymodifier.moc"
