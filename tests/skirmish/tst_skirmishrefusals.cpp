// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/battlefield/fieldrefusal.h"
#include "tests/support/skirmisharena.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Why nothing comes of pointing at a hex.
class TestSkirmishRefusals final : public QObject
{
    Q_OBJECT

private slots:
    void whoIsMissingIsSaid();
    void whoActsIsToldWhy();
    void whoHasMovedIsToldWhy();
    void aBarredWayIsNoDistance();
    void whereAHexIsAskedItIsSaidToo();
};

namespace {

constexpr Hex start{4, -1};
constexpr Hex blocked{4, 1};

void block(SkirmishArena &arena, const std::vector<Hex> &hexes)
{
    std::vector<PlacedBoard> boards = arena.state().field->boards();
    boards[0].board.blocked = hexes;
    arena.state().field = SharedField(boards);
}

/// He moves 3 hexes and strikes as far; one enemy hides behind a blocked hex, one is four away.
void setUp(SkirmishArena &arena)
{
    arena.card(0, 0).normal.attacks[0].range = 3;
    arena.begin();
    block(arena, {blocked});
    arena.place(0, 0, start);
    arena.place(1, 0, {4, 2});
    arena.place(1, 1, {2, 3});
}

FieldRefusal refusal(SkirmishArena &arena, Hex hex)
{
    return refusalOfAct(arena.game().context(), arena.state(), arena.ref(0, 0), hex);
}

} // namespace

void TestSkirmishRefusals::whoIsMissingIsSaid()
{
    SkirmishArena arena;
    setUp(arena);
    QCOMPARE(refusalOfNobody(arena.state(), {4, 0}), FieldRefusal::NobodyChosen);
    QCOMPARE(refusalOfNobody(arena.state(), start), FieldRefusal::None); // he is looked at
    QCOMPARE(refusalOfNobody(arena.state(), {99, 99}), FieldRefusal::None);
}

void TestSkirmishRefusals::whoActsIsToldWhy()
{
    SkirmishArena arena;
    setUp(arena);
    QCOMPARE(refusal(arena, {4, 0}), FieldRefusal::None);
    QCOMPARE(refusal(arena, {4, 2}), FieldRefusal::None); // charged
    QCOMPARE(refusal(arena, start), FieldRefusal::None);
    QCOMPARE(refusal(arena, {99, 99}), FieldRefusal::None);
    QCOMPARE(refusal(arena, blocked), FieldRefusal::Blocked);
    QCOMPARE(refusal(arena, *arena.fighter(0, 1).hex), FieldRefusal::Occupied);
    QCOMPARE(refusal(arena, hexAt(6, 8)), FieldRefusal::TooFar);
}

void TestSkirmishRefusals::whoHasMovedIsToldWhy()
{
    SkirmishArena arena;
    setUp(arena);
    arena.fighter(0, 0).moved = true;
    QCOMPARE(refusal(arena, {4, 0}), FieldRefusal::Moved);
    QCOMPARE(refusal(arena, {4, 2}), FieldRefusal::NoSight);
    QCOMPARE(refusal(arena, {2, 3}), FieldRefusal::TooFar);
}

void TestSkirmishRefusals::aBarredWayIsNoDistance()
{
    SkirmishArena arena;
    setUp(arena);
    std::vector<Hex> around;
    for (const auto &[hex, cell] : arena.state().field->cells()) {
        if (hexDistance(hex, start) == 1)
            around.push_back(hex);
    }
    block(arena, around);
    QCOMPARE(refusal(arena, blocked), FieldRefusal::NoWay); // two away, and free now
}

void TestSkirmishRefusals::whereAHexIsAskedItIsSaidToo()
{
    SkirmishArena arena;
    setUp(arena);
    Prompt prompt;
    prompt.id = u"charge.hex"_s;
    prompt.kind = PromptKind::Choice;
    prompt.choices = {u"3,2"_s};
    const auto why = [&](Hex hex) {
        return refusalOfHex(arena.game().context(), arena.state(), prompt, arena.ref(0, 0), hex);
    };
    QCOMPARE(why({3, 2}), FieldRefusal::None);
    QCOMPARE(why({4, 0}), FieldRefusal::NoTarget);
    QCOMPARE(why(blocked), FieldRefusal::Blocked);
    QCOMPARE(why({4, 2}), FieldRefusal::Occupied);
    QCOMPARE(why(hexAt(6, 8)), FieldRefusal::TooFar);
    prompt.id = u"push.hex"_s;
    QCOMPARE(why({4, 0}), FieldRefusal::NotOffered);
}

QTEST_GUILESS_MAIN(TestSkirmishRefusals)
#include "tst_skirmishrefusals.moc"
