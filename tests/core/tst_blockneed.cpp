// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/blockchoices.h"
#include "core/odds/casualtyodds.h"
#include "core/rules/rulesetlibrary.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

Rational part(int numerator, int denominator)
{
    return {Int128(numerator), Int128(denominator)};
}

} // namespace

class TestBlockNeed final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void diceAndChooser_data();
    void diceAndChooser();
    void bestChoice_data();
    void bestChoice();
    void everyFaceOfEveryDie();
    void dauntlessMatches();
    void frenzyBlocksTwice();
    void foulAppearanceRefuses();
    void rerollsHelp();
    void facesAreKeptOrRolledAgain_data();
    void facesAreKeptOrRolledAgain();
    void whatIsSaidIsWhatIsDone();
    void harm_data();
    void harm();
    void harmIsCounted();
    void foulsAndReferees();
    void casualties();
    void fourthEditionEntersInjuries();

private:
    [[nodiscard]] BlockNeed solve(const BlockSituation &situation) const
    {
        const auto need = BlockCalculator(*m_effects).block(situation);
        return *need;
    }

    RulesetLibrary m_library;
    std::shared_ptr<const Ruleset> m_rules;
    std::unique_ptr<EffectIndex> m_effects;
};

void TestBlockNeed::initTestCase()
{
    const auto loaded = m_library.load(u"crp"_s);
    QVERIFY(loaded);
    m_rules = *loaded;
    m_effects = std::make_unique<EffectIndex>(*m_rules);
}

void TestBlockNeed::diceAndChooser_data()
{
    QTest::addColumn<int>("attacker");
    QTest::addColumn<int>("assists");
    QTest::addColumn<QString>("skills");
    QTest::addColumn<QString>("conditions");
    QTest::addColumn<int>("defender");
    QTest::addColumn<int>("defenderAssists");
    QTest::addColumn<int>("dice");
    QTest::addColumn<bool>("attackerPicks");
    QTest::newRow("Skurf against Jacob") << 4 << 0 << u""_s << u"blitz"_s << 3 << 0 << 2 << true;
    QTest::newRow("equal") << 3 << 0 << u""_s << u""_s << 3 << 0 << 1 << true;
    QTest::newRow("twice is not more than twice")
        << 6 << 0 << u""_s << u""_s << 3 << 0 << 2 << true;
    QTest::newRow("more than twice") << 7 << 0 << u""_s << u""_s << 3 << 0 << 3 << true;
    QTest::newRow("weaker") << 3 << 0 << u""_s << u""_s << 4 << 0 << 2 << false;
    QTest::newRow("much weaker") << 2 << 0 << u""_s << u""_s << 5 << 0 << 3 << false;
    QTest::newRow("assists") << 3 << 2 << u""_s << u""_s << 3 << 1 << 2 << true;
    QTest::newRow("Horns on a blitz") << 3 << 0 << u"horns"_s << u"blitz"_s << 3 << 0 << 2 << true;
    QTest::newRow("Horns on a block") << 3 << 0 << u"horns"_s << u""_s << 3 << 0 << 1 << true;
    QTest::newRow("Multiple Block")
        << 4 << 0 << u"multiple-block"_s << u"multiple-block"_s << 3 << 0 << 2 << false;
    QTest::newRow("Multiple Block, but one opponent")
        << 4 << 0 << u"multiple-block"_s << u""_s << 3 << 0 << 2 << true;
}

void TestBlockNeed::diceAndChooser()
{
    QFETCH(int, attacker);
    QFETCH(int, assists);
    QFETCH(QString, skills);
    QFETCH(QString, conditions);
    QFETCH(int, defender);
    QFETCH(int, defenderAssists);
    QFETCH(int, dice);
    QFETCH(bool, attackerPicks);
    BlockSituation situation;
    situation.attacker.strength = attacker;
    situation.attacker.assists = assists;
    situation.attacker.skills = skills.split(u' ', Qt::SkipEmptyParts);
    situation.conditions = conditions.split(u' ', Qt::SkipEmptyParts);
    situation.defender.strength = defender;
    situation.defender.assists = defenderAssists;
    const BlockNeed need = solve(situation);
    QCOMPARE(need.dice.dice, dice);
    QCOMPARE(need.dice.chooser == Chooser::Attacker, attackerPicks);
}

void TestBlockNeed::bestChoice_data()
{
    QTest::addColumn<QString>("attacker");
    QTest::addColumn<QString>("defender");
    QTest::addColumn<QString>("conditions");
    QTest::addColumn<bool>("ball"); // with the defender
    QTest::addColumn<QString>("down"); // defender knocked down, of one die
    QTest::addColumn<QString>("turnover");
    QTest::addColumn<QString>("loose");
    const auto row = [](const char *name, const char16_t *attacker, const char16_t *defender,
                        const char16_t *conditions, bool ball, const char16_t *down,
                        const char16_t *turnover, const char16_t *loose) {
        const auto text = [](const char16_t *s) { return QString::fromUtf16(s); };
        QTest::newRow(name) << text(attacker) << text(defender) << text(conditions) << ball
                            << text(down) << text(turnover) << text(loose);
    };
    row("nobody has anything", u"", u"", u"", false, u"1/2", u"1/3", u"0");
    row("Block", u"block", u"", u"", false, u"1/2", u"1/6", u"0");
    row("both have Block", u"block", u"block", u"", false, u"1/3", u"1/6", u"0");
    row("Dodge", u"", u"dodge", u"", false, u"1/3", u"1/3", u"0");
    row("Dodge against Tackle", u"tackle", u"dodge", u"", false, u"1/2", u"1/3", u"0");
    row("Wrestle", u"wrestle", u"", u"", false, u"1/3", u"1/6", u"0");
    row("Wrestle in defence spares him", u"block", u"wrestle", u"", false, u"1/3", u"1/6", u"0");
    row("Wrestle does not save a blocker's turnover", u"", u"wrestle", u"", false, u"1/2", u"1/3",
        u"0");
    row("Juggernaut on a blitz", u"juggernaut", u"wrestle", u"blitz", false, u"1/3", u"1/6", u"0");
    row("Juggernaut on a block", u"juggernaut", u"", u"", false, u"1/2", u"1/3", u"0");
    row("the ball falls with him", u"block", u"", u"", true, u"1/2", u"1/6", u"1/2");
    row("Strip Ball", u"strip-ball", u"", u"", true, u"1/2", u"1/3", u"5/6");
    row("Sure Hands hold it", u"strip-ball", u"sure-hands", u"", true, u"1/2", u"1/3", u"1/2");
}

void TestBlockNeed::bestChoice()
{
    QFETCH(QString, attacker);
    QFETCH(QString, defender);
    QFETCH(QString, conditions);
    QFETCH(bool, ball);
    QFETCH(QString, down);
    QFETCH(QString, turnover);
    QFETCH(QString, loose);
    BlockSituation situation;
    situation.attacker.skills = attacker.split(u' ', Qt::SkipEmptyParts);
    situation.defender.skills = defender.split(u' ', Qt::SkipEmptyParts);
    situation.defender.hasBall = ball;
    situation.conditions = conditions.split(u' ', Qt::SkipEmptyParts);
    const BlockNeed need = solve(situation);
    QCOMPARE(need.ends.defenderDown.toString(), down);
    QCOMPARE(need.ends.turnover.toString(), turnover);
    QCOMPARE(need.ends.ballLoose.toString(), loose);
    Rational all(0);
    for (const auto &[face, chance] : need.faces)
        all += chance;
    QCOMPARE(all, Rational(1));
}

void TestBlockNeed::everyFaceOfEveryDie()
{
    // Two and three dice, both choosers: count every roll with the preference worked out by hand.
    // Best to worst for an attacker without skills: down, stumbles, push, both down, attacker down.
    const std::array<int, 6> rank{0, 1, 2, 2, 4, 5}; // by face 1…6
    for (const auto &[attackerStrength, defenderStrength, dice] :
         {std::tuple(4, 3, 2), {7, 3, 3}, {3, 4, 2}, {3, 7, 3}}) {
        std::array<int, 6> counts{};
        int all = 1;
        for (int die = 0; die < dice; ++die)
            all *= 6;
        for (int roll = 0; roll < all; ++roll) {
            int best = rank[static_cast<size_t>(roll % 6)];
            for (int die = 1, rest = roll / 6; die < dice; ++die, rest /= 6) {
                const int shown = rank[static_cast<size_t>(rest % 6)];
                best = attackerStrength > defenderStrength ? std::max(best, shown)
                                                           : std::min(best, shown);
            }
            ++counts[static_cast<size_t>(best)];
        }
        BlockSituation situation;
        situation.attacker.strength = attackerStrength;
        situation.defender.strength = defenderStrength;
        const BlockNeed need = solve(situation);
        QCOMPARE(need.ends.attackerDown, part(counts[0] + counts[1], all));
        QCOMPARE(need.ends.pushed, part(counts[2], all));
        QCOMPARE(need.ends.defenderDown, part(counts[1] + counts[4] + counts[5], all));
        QCOMPARE(need.ends.bothDown, part(counts[1], all));
    }
}

void TestBlockNeed::dauntlessMatches()
{
    BlockSituation situation;
    situation.attacker.strength = 3;
    situation.attacker.skills = {u"dauntless"_s};
    situation.attacker.assists = 1;
    situation.defender.strength = 5;
    const BlockNeed need = solve(situation);
    QCOMPARE(need.dauntless, part(2, 3)); // 3 + 3 beats 5
    QCOMPARE(need.dice.chooser, Chooser::Defender);
    QCOMPARE(need.dauntlessDice->dice, 2);
    QCOMPARE(need.dauntlessDice->chooser, Chooser::Attacker);
    const Rational uphill = part(1, 4); // both dice must down him
    const Rational even = part(3, 4);
    QVERIFY(need.ends.defenderDown > uphill * part(1, 3));
    QVERIFY(need.ends.defenderDown < even);
}

void TestBlockNeed::frenzyBlocksTwice()
{
    BlockSituation situation;
    situation.attacker.skills = {u"frenzy"_s, u"block"_s};
    const BlockNeed need = solve(situation);
    // One die twice: down on 3 of 6, pushed on 2 of 6 and then once more.
    QCOMPARE(need.ends.defenderDown, part(1, 2) + part(1, 3) * part(1, 2));
    QCOMPARE(need.ends.attackerDown, part(1, 6) + part(1, 3) * part(1, 6));
    QCOMPARE(need.ends.pushed, part(1, 9));
    situation.defender.skills = {u"fend"_s};
    QCOMPARE(solve(situation).ends.defenderDown, part(1, 2));
    situation.attacker.skills = {u"frenzy"_s, u"block"_s, u"juggernaut"_s};
    situation.conditions = {u"blitz"_s};
    QVERIFY(solve(situation).ends.defenderDown > part(1, 2));
    situation.conditions = {u"multiple-block"_s};
    situation.attacker.skills = {u"frenzy"_s, u"block"_s};
    QCOMPARE(solve(situation).ends.defenderDown, part(1, 2));
}

void TestBlockNeed::foulAppearanceRefuses()
{
    BlockSituation situation;
    situation.defender.skills = {u"foul-appearance"_s};
    const BlockNeed need = solve(situation);
    QCOMPARE(need.ends.refused, part(1, 6));
    QCOMPARE(need.ends.defenderDown, part(5, 12));
}

void TestBlockNeed::rerollsHelp()
{
    BlockSituation situation;
    situation.attacker.skills = {u"block"_s};
    situation.teamReroll = true;
    BlockNeed need = solve(situation);
    // One die: only a skull is rolled again.
    QCOMPARE(need.endsWithoutReroll.defenderDown, part(1, 2));
    QCOMPARE(need.ends.turnover, part(1, 36));
    situation.attacker.skills = {u"block"_s, u"loner"_s};
    need = solve(situation);
    QCOMPARE(need.ends.turnover, part(1, 6) * (part(1, 2) + part(1, 12)));
}

void TestBlockNeed::facesAreKeptOrRolledAgain_data()
{
    QTest::addColumn<QString>("attacker");
    QTest::addColumn<bool>("teamReroll");
    QTest::addColumn<BlockAim>("aim");
    QTest::addColumn<QString>("kept");
    QTest::addColumn<int>("strength");
    const auto row = [](const char *name, const QString &attacker, bool teamReroll, BlockAim aim,
                        const QString &kept, int strength) {
        QTest::newRow(name) << attacker << teamReroll << aim << kept << strength;
    };
    const BlockAim down = BlockAim::KnockDown;
    row("nothing to roll again with", u"block"_s, false, down, {}, 3);
    // One die in six would lose the turn: that is too much for a knock-down.
    row("one die", u"block"_s, true, down,
        u"attacker-down- both-down+ defender-down+ defender-stumbles+ pushed+"_s, 3);
    row("without Block", {}, true, down,
        u"attacker-down- both-down- defender-down+ defender-stumbles+ pushed+"_s, 3);
    row("Pro alone", u"block pro"_s, false, down,
        u"attacker-down- both-down+ defender-down+ defender-stumbles+ pushed+"_s, 3);
    // With three dice it is one roll in 216.
    row("three dice", u"block"_s, true, down,
        u"attacker-down- both-down+ defender-down+ defender-stumbles+ pushed-"_s, 7);
    row("three dice, and a push is enough", u"block"_s, true, BlockAim::Push,
        u"attacker-down- both-down+ defender-down+ defender-stumbles+ pushed+"_s, 7);
}

void TestBlockNeed::facesAreKeptOrRolledAgain()
{
    QFETCH(QString, attacker);
    QFETCH(bool, teamReroll);
    QFETCH(BlockAim, aim);
    BlockSituation situation;
    situation.attacker.skills = attacker.split(u' ', Qt::SkipEmptyParts);
    situation.teamReroll = teamReroll;
    situation.aim = aim;
    QFETCH(int, strength);
    situation.attacker.strength = strength;
    const auto choices = blockChoices(*m_effects, situation);
    QVERIFY(choices);
    QStringList kept;
    for (const FaceChoice &each : *choices)
        kept.append(each.face.text() + (each.keeps ? u'+' : u'-'));
    kept.sort();
    QTEST(kept.join(u' '), "kept");
}

/// The chances of the whole block are those of each face with what was said for it.
void TestBlockNeed::whatIsSaidIsWhatIsDone()
{
    for (const int strength : {2, 3, 4, 6}) {
        for (const BlockAim aim : {BlockAim::KnockDown, BlockAim::LooseBall, BlockAim::Push}) {
            BlockSituation situation;
            situation.attacker.skills = {u"block"_s};
            situation.attacker.strength = strength;
            situation.defender.hasBall = true;
            situation.teamReroll = true;
            situation.aim = aim;
            const BlockNeed need = solve(situation);
            const auto choices = blockChoices(*m_effects, situation);
            QVERIFY(choices);
            Rational down;
            for (const FaceChoice &each : *choices) {
                const auto picked
                    = std::find_if(need.faces.begin(), need.faces.end(),
                                   [&each](const auto &face) { return face.first == each.face; });
                QVERIFY(picked != need.faces.end());
                down = down + picked->second * (each.keeps ? each.kept : each.again).defenderDown;
            }
            QCOMPARE(down, need.ends.defenderDown);
        }
    }
}

void TestBlockNeed::harm_data()
{
    QTest::addColumn<int>("armour");
    QTest::addColumn<QString>("attacker");
    QTest::addColumn<QString>("victim");
    QTest::addColumn<QString>("conditions");
    QTest::addColumn<int>("niggling");
    QTest::addColumn<QString>("broken");
    QTest::addColumn<QString>("knockedOut");
    QTest::addColumn<QString>("casualty");
    const auto row
        = [](const char *name, int armour, const char16_t *attacker, const char16_t *victim,
             const char16_t *conditions, int niggling, const char16_t *broken,
             const char16_t *knockedOut, const char16_t *casualty) {
              const auto text = [](const char16_t *s) { return QString::fromUtf16(s); };
              QTest::newRow(name) << armour << text(attacker) << text(victim) << text(conditions)
                                  << niggling << text(broken) << text(knockedOut) << text(casualty);
          };
    row("plain", 8, u"", u"", u"block", 0, u"5/18", u"5/72", u"5/108");
    row("Mighty Blow", 8, u"mighty-blow", u"", u"block", 0, u"5/12", u"155/1296", u"65/648");
    row("Mighty Blow does not stab", 8, u"mighty-blow stab", u"", u"block stab", 0, u"5/18",
        u"5/72", u"5/108");
    row("Claw", 9, u"claw", u"", u"block", 0, u"5/12", u"5/48", u"5/72");
    row("Claw and Mighty Blow", 9, u"claw mighty-blow", u"", u"block", 0, u"7/12", u"73/432",
        u"31/216");
    row("Claw in a foul", 9, u"claw", u"", u"foul", 0, u"1/6", u"1/24", u"1/36");
    // Who has the skill Block does not block when he fouls, nor who has Stab stab when he blocks.
    row("Block, Claw and Mighty Blow in a foul", 9, u"block claw mighty-blow", u"", u"foul", 0,
        u"1/6", u"1/24", u"1/36");
    row("Block and Mighty Blow of who did nothing", 8, u"block mighty-blow", u"", u"fall", 0,
        u"5/18", u"5/72", u"5/108");
    row("Mighty Blow of a stabber who blocks", 8, u"mighty-blow stab", u"", u"block", 0, u"5/12",
        u"155/1296", u"65/648");
    row("Stakes in a block", 8, u"stab stakes", u"", u"block undead-victim", 0, u"5/18", u"5/72",
        u"5/108");
    row("Thick Skull", 8, u"", u"thick-skull", u"block", 0, u"5/18", u"5/162", u"5/108");
    row("Stunty", 8, u"", u"stunty", u"block", 0, u"5/18", u"55/648", u"25/324");
    row("Stunty with Thick Skull", 8, u"", u"stunty thick-skull", u"block", 0, u"5/18", u"5/108",
        u"25/324");
    row("niggling twice", 8, u"", u"", u"block", 2, u"5/18", u"55/648", u"25/216");
    row("a stab ignores niggling", 8, u"stab", u"", u"stab", 2, u"5/18", u"5/72", u"5/108");
    row("Stakes", 8, u"stab stakes", u"", u"stab undead-victim", 0, u"5/12", u"5/48", u"5/72");
    row("Stakes against the living", 8, u"stab stakes", u"", u"stab", 0, u"5/18", u"5/72",
        u"5/108");
    row("Dirty Player", 8, u"dirty-player", u"", u"foul", 0, u"5/12", u"155/1296", u"65/648");
    row("Dirty Player in a block", 8, u"dirty-player", u"", u"block", 0, u"5/18", u"5/72",
        u"5/108");
    row("Chainsaw", 8, u"chainsaw", u"", u"chainsaw-attack", 0, u"13/18", u"13/72", u"13/108");
    row("a falling Chainsaw", 7, u"", u"chainsaw", u"fall", 0, u"5/6", u"5/24", u"5/36");
    row("Ball and Chain", 7, u"", u"ball-and-chain", u"fall", 0, u"1", u"5/6", u"1/6");
    // Nobody knocks him down with these, so armour is rolled (L5181-5189, L5338-5343).
    row("a stab at Ball and Chain", 7, u"stab", u"ball-and-chain", u"stab", 0, u"5/12", u"25/72",
        u"5/72");
    row("a Chainsaw at Ball and Chain", 7, u"chainsaw", u"ball-and-chain", u"chainsaw-attack", 0,
        u"5/6", u"25/36", u"5/36");
    row("crowd", 10, u"", u"", u"crowd", 0, u"1", u"1/4", u"1/6");
}

void TestBlockNeed::harm()
{
    QFETCH(int, armour);
    QFETCH(QString, attacker);
    QFETCH(QString, victim);
    QFETCH(QString, conditions);
    QFETCH(int, niggling);
    QFETCH(QString, broken);
    QFETCH(QString, knockedOut);
    QFETCH(QString, casualty);
    HarmSituation situation;
    situation.armour = armour;
    situation.attackerSkills = attacker.split(u' ', Qt::SkipEmptyParts);
    situation.victimSkills = victim.split(u' ', Qt::SkipEmptyParts);
    situation.conditions = conditions.split(u' ', Qt::SkipEmptyParts);
    situation.niggling = niggling;
    const auto odds = HarmCalculator(*m_effects).harm(situation);
    QVERIFY(odds);
    QCOMPARE(odds->armourBroken.toString(), broken);
    QCOMPARE(odds->knockedOut.toString(), knockedOut);
    QCOMPARE(odds->casualty.toString(), casualty);
    QCOMPARE(odds->stunned + odds->knockedOut + odds->casualty, odds->armourBroken);
    QCOMPARE(odds->badlyHurt + odds->missesNext + odds->niggling + odds->statLost + odds->dead
                 + odds->regenerated,
             odds->casualty);
}

/// Every pair of dice for armour, injury and Piling On, with the decisions of a coach who wants
/// the victim off the pitch.
void TestBlockNeed::harmIsCounted()
{
    for (int armour = 5; armour <= 10; ++armour) {
        for (const bool blow : {false, true}) {
            for (const bool claw : {false, true}) {
                const auto breaks
                    = [&](int total) { return total > armour || (claw && total >= 8); };
                const int extra = blow ? 1 : 0;
                const auto pairs = [](const auto &visit) {
                    for (int a = 1; a <= 6; ++a) {
                        for (int b = 1; b <= 6; ++b)
                            visit(a + b);
                    }
                };
                // Off the pitch in 36·36 ways by one roll of each, then with Piling On.
                long plain = 0;
                pairs([&](int first) {
                    const bool free = breaks(first);
                    if (!free && !breaks(first + extra))
                        return;
                    pairs([&](int second) { plain += second + (free ? extra : 0) >= 8 ? 1 : 0; });
                });
                long piled = 0; // over 36⁴
                pairs([&](int first) {
                    const bool free = breaks(first);
                    const bool broken = free || breaks(first + extra);
                    long stays = 0; // over 36²: injury, rolled again when he would stay
                    if (broken) {
                        pairs([&](int second) {
                            const int more = free ? extra : 0;
                            if (second + more >= 8)
                                stays += 36;
                            else
                                pairs([&](int third) { stays += third + more >= 8 ? 1 : 0; });
                        });
                    }
                    piled += free ? stays * 36 : std::max(stays * 36, plain * 36);
                });
                HarmSituation situation;
                situation.armour = armour;
                situation.conditions = {u"block"_s};
                if (blow)
                    situation.attackerSkills.append(u"mighty-blow"_s);
                if (claw)
                    situation.attackerSkills.append(u"claw"_s);
                const HarmCalculator calculator(*m_effects);
                auto odds = calculator.harm(situation);
                QVERIFY(odds);
                QCOMPARE(odds->knockedOut + odds->casualty,
                         Rational(Int128(plain), Int128(36 * 36)));
                situation.attackerSkills.append(u"piling-on"_s);
                odds = calculator.harm(situation);
                QVERIFY(odds);
                QCOMPARE(odds->knockedOut + odds->casualty,
                         Rational(Int128(piled), Int128(36L * 36 * 36 * 36)));
            }
        }
    }
}

void TestBlockNeed::foulsAndReferees()
{
    const HarmCalculator calculator(*m_effects);
    HarmSituation situation;
    situation.armour = 8;
    situation.conditions = {u"foul"_s};
    situation.assists = 3;
    situation.defensiveAssists = 1;
    auto odds = calculator.harm(situation);
    QVERIFY(odds);
    QCOMPARE(odds->armourBroken, twoDiceChance(7)); // beats 8 with +2
    // A double of armour, or of injury where it comes to that.
    QCOMPARE(odds->sentOff, part(1, 6) + part(18, 36) * part(1, 6));
    QCOMPARE(odds->armourModifiers.size(), size_t(2));
    situation.attackerSkills = {u"sneaky-git"_s};
    odds = calculator.harm(situation);
    QCOMPARE(odds->sentOff, part(3, 36) + part(18, 36) * part(1, 6));
    const auto freezing = m_library.load(u"bb2016"_s);
    QVERIFY(freezing);
    const EffectIndex later(**freezing);
    situation = {};
    situation.conditions = {u"block"_s};
    situation.weather = u"freezing"_s;
    QCOMPARE(HarmCalculator(later).harm(situation)->armourBroken, twoDiceChance(8));
    // Piling On of 2016 is an option and costs a team re-roll.
    situation.weather.clear();
    situation.attackerSkills = {u"piling-on"_s};
    const Rational plain = HarmCalculator(later).harm(situation)->armourBroken;
    situation.options.insert(u"piling-on"_s, true);
    QCOMPARE(HarmCalculator(later).harm(situation)->armourBroken, plain);
    situation.teamReroll = true;
    const Rational piled = HarmCalculator(later).harm(situation)->armourBroken;
    QVERIFY(piled > plain);
    situation.attackerSkills.append(u"loner"_s);
    QCOMPARE(HarmCalculator(later).harm(situation)->armourBroken - plain,
             (piled - plain) * part(1, 2));
}

void TestBlockNeed::casualties()
{
    const Table &table = *m_rules->tables().find(u"casualty"_s);
    const auto dead = [&table](bool twice, bool apothecary) {
        return casualtyOdds(table, twice, apothecary)[static_cast<size_t>(CasualtyKind::Dead)];
    };
    QCOMPARE(dead(false, false), part(1, 6));
    QCOMPARE(dead(false, true), part(1, 36));
    QCOMPARE(dead(true, false), part(11, 36));
    // Both dead, or one of them and the apothecary fails.
    QCOMPARE(dead(true, true), part(1, 36) + part(10, 36) * part(1, 6));
    QCOMPARE(casualtyOdds(table, false, true)[static_cast<size_t>(CasualtyKind::BadlyHurt)],
             part(3, 4));
    const HarmCalculator calculator(*m_effects);
    HarmSituation situation;
    situation.victimSkills = {u"regeneration"_s, u"decay"_s};
    const auto odds = calculator.casualty(situation);
    QVERIFY(odds);
    QCOMPARE(odds->regenerated, part(1, 2));
    QCOMPARE(odds->dead, part(11, 72));
}

void TestBlockNeed::fourthEditionEntersInjuries()
{
    const auto rules = m_library.load(u"lrb4"_s);
    QVERIFY(rules);
    const EffectIndex effects(**rules);
    HarmSituation situation;
    situation.conditions = {u"block"_s};
    const auto odds = HarmCalculator(effects).harm(situation);
    QVERIFY(odds);
    QVERIFY(odds->enteredFromBook);
    QCOMPARE(odds->armourBroken, part(5, 18));
    QVERIFY(!HarmCalculator(effects).casualty(situation));
    const auto block = BlockCalculator(effects).block({});
    QVERIFY(block);
    QCOMPARE(block->ends.defenderDown, part(1, 2));
}

QTEST_GUILESS_MAIN(TestBlockNeed)
#include "tst_blockneed.moc"
