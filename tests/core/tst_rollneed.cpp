// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/chainodds.h"
#include "core/odds/needwords.h"
#include "core/odds/rollneed.h"
#include "core/rules/rulesetlibrary.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// "dodge, prehensile-tail:2" as a count of skills.
QHash<QString, int> counted(const QString &text)
{
    QHash<QString, int> counts;
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    for (const QString &word : words)
        counts.insert(word.section(u':', 0, 0),
                      word.contains(u':') ? word.section(u':', 1, 1).toInt() : 1);
    return counts;
}

} // namespace

class TestRollNeed final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void needs_data();
    void needs();
    void everyNeedIsTheDieCounted();
    void fourthEditionDodgesByTheSquareLeft();
    void passesFumble_data();
    void passesFumble();
    void ranges();
    void rerollsAndWhoTakesThemAway();
    void modifiersNameTheirRule();
    void tablesAndEffectsAgree_data();
    void tablesAndEffectsAgree();
    void optionsSwitchSkills();
    void activationRollsOfAPlayer();
    void chainsFromNeeds();

private:
    [[nodiscard]] const Ruleset &ruleset(const QString &id) { return **m_library.load(id); }

    RulesetLibrary m_library;
};

void TestRollNeed::initTestCase()
{
    for (const QString &id : {u"crp"_s, u"bb2016"_s, u"lrb5"_s, u"lrb4"_s})
        QVERIFY(m_library.load(id));
}

void TestRollNeed::needs_data()
{
    QTest::addColumn<QString>("edition");
    QTest::addColumn<QString>("roll");
    QTest::addColumn<QString>("profile"); // MA ST AG AV
    QTest::addColumn<QString>("skills");
    QTest::addColumn<int>("zones");
    QTest::addColumn<QString>("opponents");
    QTest::addColumn<QString>("conditions"); // the weather and range among them
    QTest::addColumn<int>("target");
    const auto row = [](const char *name, const char16_t *edition, const char16_t *roll,
                        const char16_t *profile, const char16_t *skills, int zones,
                        const char16_t *opponents, const char16_t *conditions, int target) {
        const auto text = [](const char16_t *s) { return QString::fromUtf16(s); };
        QTest::newRow(name) << text(edition) << text(roll) << text(profile) << text(skills) << zones
                            << text(opponents) << text(conditions) << target;
    };
    // The documents' own examples.
    row("Dieter dodges into two zones", u"crp", u"dodge", u"6 3 3 8", u"", 2, u"", u"", 5);
    row("Dieter dodges into none", u"crp", u"dodge", u"6 3 3 8", u"", 0, u"", u"", 3);
    row("Dieter again, 2016", u"bb2016", u"dodge", u"6 3 3 8", u"", 2, u"", u"", 5);
    row("Dieter again, fifth", u"lrb5", u"dodge", u"6 3 3 8", u"", 2, u"", u"", 5);
    row("Grishnak throws short", u"crp", u"pass", u"5 3 3 9", u"", 0, u"", u"short-pass", 4);
    row("Urgash catches it", u"crp", u"catch", u"5 3 3 9", u"", 0, u"", u"accurate-pass", 3);
    row("Griff intercepts", u"crp", u"interception", u"7 4 4 8", u"", 0, u"", u"", 5);
    row("ST 4 breaks AG 2 loose", u"crp", u"dodge", u"5 4 2 9", u"break-tackle", 0, u"", u"", 2);
    // Dodging.
    row("a one always fails", u"crp", u"dodge", u"8 2 5 7", u"two-heads", 0, u"", u"", 2);
    row("a six always succeeds", u"crp", u"dodge", u"4 3 1 9", u"", 6, u"", u"", 6);
    row("Two Heads", u"crp", u"dodge", u"6 3 3 8", u"two-heads", 1, u"", u"", 3);
    row("Stunty ignores zones", u"crp", u"dodge", u"6 2 3 7", u"stunty", 3, u"", u"", 3);
    row("a Secret Weapon takes that away", u"crp", u"dodge", u"6 2 3 7", u"stunty secret-weapon", 3,
        u"", u"", 6);
    row("Stunty and Titchy", u"crp", u"dodge", u"6 1 3 5", u"stunty titchy", 3, u"", u"", 2);
    row("Swoop and Stunty, 2016", u"bb2016", u"dodge", u"6 2 3 7", u"stunty swoop", 2, u"", u"", 5);
    row("two tails", u"crp", u"dodge", u"6 3 3 8", u"", 0, u"prehensile-tail:2", u"", 5);
    row("only one Diving Tackle", u"crp", u"dodge", u"6 3 4 8", u"", 0, u"diving-tackle:2", u"", 4);
    row("Break Tackle keeps a better AG", u"crp", u"dodge", u"6 2 4 8", u"break-tackle", 0, u"",
        u"", 2);
    // The ball.
    row("pick-up", u"crp", u"pick-up", u"6 3 3 8", u"", 1, u"", u"", 4);
    row("pick-up in the rain", u"crp", u"pick-up", u"6 3 3 8", u"", 0, u"", u"pouring-rain", 4);
    row("Big Hand in rain and zones", u"crp", u"pick-up", u"6 3 3 8", u"big-hand", 2, u"",
        u"pouring-rain", 3);
    row("Extra Arms", u"crp", u"pick-up", u"6 3 3 8", u"extra-arms", 0, u"", u"", 2);
    row("rain leaves passes alone", u"crp", u"pass", u"6 3 3 8", u"", 0, u"",
        u"short-pass pouring-rain", 4);
    row("very sunny long bomb", u"crp", u"pass", u"6 3 4 8", u"", 0, u"", u"long-bomb very-sunny",
        6);
    row("Accurate, Strong Arm, long", u"crp", u"pass", u"6 3 3 8", u"accurate strong-arm", 0, u"",
        u"long-pass", 3);
    row("Strong Arm, quick", u"crp", u"pass", u"6 3 3 8", u"strong-arm", 0, u"", u"quick-pass", 3);
    // One or less after modifiers is a fumble for every thrower (L1778), where AG 6 needs a 1.
    row("AG 6 throws long", u"crp", u"pass", u"6 3 6 8", u"", 0, u"", u"long-pass", 3);
    row("AG 6 with Safe Throw", u"bb2016", u"pass", u"6 3 6 8", u"safe-throw", 1, u"", u"long-pass",
        4);
    row("AG 6, fourth edition", u"lrb4", u"pass", u"6 3 6 8", u"", 0, u"", u"long-pass", 2);
    row("Nerves of Steel", u"crp", u"pass", u"6 3 3 8", u"nerves-of-steel", 3, u"", u"quick-pass",
        3);
    row("Disturbing Presence twice", u"crp", u"pass", u"6 3 3 8", u"", 0, u"disturbing-presence:2",
        u"quick-pass", 5);
    row("Stunty throws badly", u"crp", u"pass", u"6 2 3 7", u"stunty", 0, u"", u"quick-pass", 4);
    row("howling winds", u"bb2016", u"pass", u"6 3 3 8", u"", 0, u"", u"quick-pass howling-winds",
        4);
    row("inaccurate ball", u"crp", u"catch", u"6 3 3 8", u"", 0, u"", u"", 4);
    row("Diving Catch wants an accurate pass", u"crp", u"catch", u"6 3 3 8", u"diving-catch", 0,
        u"", u"accurate-pass", 2);
    row("Diving Catch on a bounce", u"crp", u"catch", u"6 3 3 8", u"diving-catch", 0, u"", u"", 4);
    row("hand-off in the rain", u"crp", u"hand-off", u"6 3 3 8", u"", 0, u"", u"pouring-rain", 4);
    row("fourth edition's weather is in the book", u"lrb4", u"catch", u"6 3 3 8", u"", 1, u"",
        u"pouring-rain accurate-pass", 4);
    row("Very Long Legs intercept", u"crp", u"interception", u"6 3 4 8", u"very-long-legs", 0, u"",
        u"", 4);
    // Underground only long throws are harder still (bb2016 L1532-1535).
    row("a long pass in the gloom", u"bb2016", u"pass", u"6 3 4 8", u"", 0, u"",
        u"gloomy long-pass", 5);
    row("a short one is not", u"bb2016", u"pass", u"6 3 4 8", u"", 0, u"", u"gloomy short-pass", 3);
    row("nor a quick one", u"bb2016", u"pass", u"6 3 4 8", u"", 0, u"", u"gloomy quick-pass", 2);
    // Feet.
    row("leap", u"crp", u"leap", u"7 3 4 7", u"leap", 4, u"", u"", 3);
    row("leap with Very Long Legs", u"crp", u"leap", u"7 3 4 7", u"leap very-long-legs", 0, u"",
        u"", 2);
    row("going for it", u"crp", u"going-for-it", u"6 3 3 8", u"", 0, u"", u"", 2);
    row("in a blizzard", u"crp", u"going-for-it", u"6 3 3 8", u"", 0, u"", u"blizzard", 3);
    row("in the gloom, the last", u"bb2016", u"going-for-it", u"6 3 3 8", u"", 0, u"",
        u"gloomy last", 3);
    row("in the gloom, the first", u"bb2016", u"going-for-it", u"6 3 3 8", u"", 0, u"", u"gloomy",
        2);
    row("standing up", u"crp", u"standing-up", u"2 7 1 10", u"", 0, u"", u"", 4);
    // Everybody is slower by one (bb2016 L1527-1528).
    row("standing up in the mire", u"bb2016", u"standing-up", u"3 5 2 9", u"", 0, u"",
        u"bubbling-up", 4);
    row("block from the ground", u"crp", u"jump-up", u"7 3 4 7", u"jump-up", 0, u"", u"", 2);
    // Team-mates.
    row("a throw needs no fumble", u"crp", u"throw-team-mate", u"4 5 1 9", u"throw-team-mate", 0,
        u"", u"quick-pass", 2);
    row("short, in one zone", u"crp", u"throw-team-mate", u"4 5 1 9", u"throw-team-mate", 1, u"",
        u"short-pass", 4);
    row("landing", u"crp", u"landing", u"6 2 3 7", u"right-stuff", 1, u"", u"", 5);
    row("landing with Swoop", u"bb2016", u"landing", u"6 2 3 7", u"right-stuff swoop", 0, u"", u"",
        3);
    row("kicked far", u"bb2016", u"landing", u"6 2 3 7", u"right-stuff", 0, u"", u"kicked-9", 6);
    row("hypnotic gaze", u"crp", u"hypnotic-gaze", u"6 4 4 8", u"hypnotic-gaze", 1, u"", u"", 4);
    // Heads.
    row("Bone-head", u"crp", u"bone-head", u"5 5 2 9", u"bone-head", 0, u"", u"", 2);
    row("Really Stupid alone", u"crp", u"really-stupid", u"4 5 1 9", u"really-stupid", 0, u"", u"",
        4);
    row("Really Stupid helped", u"crp", u"really-stupid", u"4 5 1 9", u"really-stupid", 0, u"",
        u"helper", 2);
    row("Wild Animal moves", u"crp", u"wild-animal", u"5 5 2 8", u"wild-animal", 0, u"", u"", 4);
    row("Wild Animal blitzes", u"crp", u"wild-animal", u"5 5 2 8", u"wild-animal", 0, u"", u"blitz",
        2);
    // Block is a skill and something one does: having it is not doing it (L4503-4505).
    row("Wild Animal with Block moves", u"crp", u"wild-animal", u"5 5 2 8", u"wild-animal block", 0,
        u"", u"", 4);
    row("and blocks", u"crp", u"wild-animal", u"5 5 2 8", u"wild-animal block", 0, u"", u"block",
        2);
    row("Take Root", u"crp", u"take-root", u"2 6 1 10", u"take-root", 0, u"", u"", 2);
    row("Blood Lust", u"crp", u"blood-lust", u"6 4 4 8", u"blood-lust", 0, u"", u"", 2);
    row("Animosity", u"crp", u"animosity", u"6 3 3 8", u"animosity", 0, u"", u"", 2);
    row("Always Hungry", u"crp", u"always-hungry", u"4 5 1 9", u"always-hungry", 0, u"", u"", 2);
    row("Foul Appearance", u"crp", u"foul-appearance", u"6 3 3 8", u"", 0, u"foul-appearance", u"",
        2);
    row("Chainsaw", u"crp", u"chainsaw", u"6 2 3 7", u"chainsaw", 0, u"", u"", 2);
    row("Regeneration", u"crp", u"regeneration", u"4 3 2 8", u"regeneration", 0, u"", u"", 4);
    row("KO recovery", u"crp", u"ko-recovery", u"6 3 3 8", u"", 0, u"", u"", 4);
    row("Hail Mary in a crowd of zones", u"crp", u"hail-mary-pass", u"6 3 3 8", u"hail-mary-pass",
        4, u"disturbing-presence:3", u"", 2);
    row("Safe Throw", u"crp", u"safe-throw", u"6 3 3 8", u"safe-throw", 4, u"", u"", 4);
    row("arguing", u"bb2016", u"argue-the-call", u"6 3 3 8", u"", 0, u"", u"", 6);
}

void TestRollNeed::needs()
{
    QFETCH(QString, edition);
    QFETCH(QString, roll);
    QFETCH(QString, profile);
    QFETCH(QString, skills);
    QFETCH(int, zones);
    QFETCH(QString, opponents);
    QFETCH(QString, conditions);
    QFETCH(int, target);
    const RollNeeds needs(ruleset(edition));
    RollSituation situation;
    const QStringList numbers = profile.split(u' ');
    situation.profile
        = {numbers[0].toInt(), numbers[1].toInt(), numbers[2].toInt(), numbers[3].toInt()};
    situation.now.skills = skills.split(u' ', Qt::SkipEmptyParts);
    situation.now.opponents = counted(opponents);
    situation.zones = situation.zonesLeft = zones;
    const QStringList all = conditions.split(u' ', Qt::SkipEmptyParts);
    for (const QString &condition : all) {
        if (needs.effects().weatherRow(condition))
            situation.now.weather = condition;
        else if (condition.endsWith(u"-pass"_s) && condition != u"accurate-pass"_s)
            situation.now.range = condition;
        else if (condition == u"long-bomb"_s)
            situation.now.range = condition;
        else
            situation.now.conditions.append(condition);
    }
    if (edition == u"lrb4"_s)
        situation.now.weather = u"pouring-rain"_s;
    const auto need = needs.need(roll, situation);
    QCOMPARE(needs.total(roll, situation), need ? need->total() : 0);
    QVERIFY2(need, need ? "" : qPrintable(need.error().message));
    QCOMPARE(need->target, target);
    QCOMPARE(need->chance, d6Chance(target));
    QVERIFY(!need->roll->name.isEmpty());
}

void TestRollNeed::everyNeedIsTheDieCounted()
{
    const RollNeeds needs(ruleset(u"crp"_s));
    for (int agility = 1; agility <= 7; ++agility) {
        for (int zones = 0; zones <= 8; ++zones) {
            for (const bool heads : {false, true}) {
                RollSituation situation;
                situation.profile.agility = agility;
                situation.zones = zones;
                if (heads)
                    situation.now.skills = {u"two-heads"_s};
                const auto need = needs.need(u"dodge"_s, situation);
                QVERIFY(need);
                int successes = 0;
                for (int die = 1; die <= 6; ++die) {
                    const int result = die + 1 - zones + (heads ? 1 : 0);
                    const bool made = result >= 7 - std::min(agility, 6);
                    successes += die == 6 || (die != 1 && made) ? 1 : 0;
                }
                QCOMPARE(need->chance, Rational(Int128(successes), Int128(6)));
                QCOMPARE(need->total(), 1 - zones + (heads ? 1 : 0));
            }
        }
    }
}

void TestRollNeed::fourthEditionDodgesByTheSquareLeft()
{
    RollSituation situation;
    situation.profile.agility = 3;
    situation.zones = 0;
    situation.zonesLeft = 2;
    QCOMPARE(RollNeeds(ruleset(u"lrb4"_s)).need(u"dodge"_s, situation)->target, 5);
    QCOMPARE(RollNeeds(ruleset(u"crp"_s)).need(u"dodge"_s, situation)->target, 3);
    situation.now.skills = {u"two-heads"_s}; // skills come from the Competition Rules
    QCOMPARE(RollNeeds(ruleset(u"lrb4"_s)).need(u"dodge"_s, situation)->target, 4);
}

void TestRollNeed::passesFumble_data()
{
    QTest::addColumn<QString>("edition");
    QTest::addColumn<int>("zones");
    QTest::addColumn<QString>("range");
    QTest::addColumn<QString>("fumble");
    QTest::newRow("quick, alone") << u"crp"_s << 0 << u"quick-pass"_s << u"1/6"_s;
    QTest::newRow("quick, one zone") << u"crp"_s << 1 << u"quick-pass"_s << u"1/6"_s;
    QTest::newRow("short, two zones") << u"crp"_s << 2 << u"short-pass"_s << u"1/2"_s;
    QTest::newRow("a six is never a fumble") << u"crp"_s << 7 << u"short-pass"_s << u"5/6"_s;
    QTest::newRow("fourth edition: natural ones only")
        << u"lrb4"_s << 2 << u"short-pass"_s << u"1/6"_s;
}

void TestRollNeed::passesFumble()
{
    QFETCH(QString, edition);
    QFETCH(int, zones);
    QFETCH(QString, range);
    QFETCH(QString, fumble);
    RollSituation situation;
    situation.profile.agility = 3;
    situation.zones = zones;
    situation.now.range = range;
    const auto need = RollNeeds(ruleset(edition)).need(u"pass"_s, situation);
    QVERIFY(need);
    QCOMPARE(need->fumble.toString(), fumble);
    QVERIFY(need->fumble + need->chance <= Rational(1));
    situation.profile.agility = 6;
    const auto better = RollNeeds(ruleset(edition)).need(u"pass"_s, situation);
    QVERIFY(better->fumble + better->chance <= Rational(1));
}

void TestRollNeed::ranges()
{
    const RollNeeds needs(ruleset(u"crp"_s));
    RollSituation situation;
    situation.profile.agility = 3;
    situation.now.weather = u"blizzard"_s;
    situation.now.range = u"short-pass"_s;
    QVERIFY(needs.need(u"pass"_s, situation));
    situation.now.range = u"long-pass"_s;
    const auto refused = needs.need(u"pass"_s, situation);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::RangeNotAllowed);
    situation.now.weather.clear();
    QVERIFY(needs.need(u"pass"_s, situation));
    situation.now.skills = {u"throw-team-mate"_s};
    QVERIFY(!needs.need(u"throw-team-mate"_s, situation));
    situation.now.range = u"moon-shot"_s;
    QCOMPARE(needs.need(u"pass"_s, situation).error().code, ErrorCode::NoSuchRange);
    QCOMPARE(needs.need(u"yodel"_s, situation).error().code, ErrorCode::NoSuchRoll);
}

void TestRollNeed::rerollsAndWhoTakesThemAway()
{
    const RollNeeds needs(ruleset(u"crp"_s));
    RollSituation situation;
    situation.profile.agility = 3;
    situation.now.skills = {u"dodge"_s};
    auto need = needs.need(u"dodge"_s, situation);
    QCOMPARE(need->rerolls.size(), size_t(1));
    QCOMPARE(need->chanceWithSkill, Rational(Int128(8), Int128(9)));
    situation.now.opponents.insert(u"tackle"_s, 1);
    need = needs.need(u"dodge"_s, situation);
    QVERIFY(need->rerolls.empty());
    QCOMPARE(need->cancelled.front()->id, SkillId(u"dodge"_s));
    QCOMPARE(need->chanceWithSkill, need->chance);
    situation.now.skills = {u"no-hands"_s, u"catch"_s};
    need = needs.need(u"catch"_s, situation);
    QVERIFY(need->impossible);
    QCOMPARE(need->chanceWithSkill, Rational(0));
    situation.now.skills = {u"jump-up"_s};
    QVERIFY(needs.need(u"standing-up"_s, situation)->certain);
    const RollNeeds later(ruleset(u"bb2016"_s));
    situation.now.skills = {u"timmm-ber"_s};
    situation.now.helpers = 5;
    QCOMPARE(later.need(u"standing-up"_s, situation)->target, 2); // a one always fails
    situation.profile.strength = 2;
    situation.other.strength = 5;
    situation.now.skills = {u"dauntless"_s};
    need = needs.need(u"dauntless"_s, situation);
    QCOMPARE(need->target, 4); // 2 + 4 beats 5
    situation.other.movement = 7;
    situation.profile.movement = 6;
    QCOMPARE(needs.need(u"shadowing"_s, situation)->chance, twoDiceChance(9));
    QCOMPARE(needs.need(u"tentacles"_s, situation)->chance, twoDiceChance(9));
}

void TestRollNeed::modifiersNameTheirRule()
{
    RollSituation situation;
    situation.profile.agility = 3;
    situation.zones = 2;
    situation.now.skills = {u"extra-arms"_s};
    situation.now.weather = u"pouring-rain"_s;
    const auto need = RollNeeds(ruleset(u"crp"_s)).need(u"pick-up"_s, situation);
    QVERIFY(need);
    QStringList rules;
    for (const AppliedModifier &modifier : need->modifiers) {
        rules.append(u"%1 %2"_s.arg(modifier.id).arg(modifier.value));
        QVERIFY(modifier.name.isComplete());
        QVERIFY(modifier.source.line > 0);
    }
    QCOMPARE(need->modifiers.at(1).name.de, u"je Angriffszone"_s); // behind its number
    // Two zones at −1 are not −2 for each.
    QCOMPARE(modifierWords(need->modifiers.at(1), Language::German), u"2 × −1 je Angriffszone"_s);
    QCOMPARE(modifierWords(need->modifiers.at(2), Language::English), u"−1 Pouring Rain"_s);
    QCOMPARE(
        rules,
        (QStringList{u"basic 1"_s, u"tackle-zone -2"_s, u"pouring-rain -1"_s, u"extra-arms 1"_s}));
}

void TestRollNeed::tablesAndEffectsAgree_data()
{
    QTest::addColumn<QString>("edition");
    for (const char *edition : {"crp", "bb2016", "lrb5"})
        QTest::newRow(edition) << QString::fromLatin1(edition);
}

/// The printed tables list what skills do as well; both must say the same.
void TestRollNeed::tablesAndEffectsAgree()
{
    QFETCH(QString, edition);
    const Ruleset &rules = ruleset(edition);
    const RollNeeds needs(rules);
    int compared = 0;
    for (const Roll &roll : rules.rolls()) {
        const Table *table = roll.modifiers ? rules.tables().find(*roll.modifiers) : nullptr;
        for (const TableRow &row : table ? table->rows : std::vector<TableRow>()) {
            const Skill *skill = rules.skills().find(row.id.text());
            const int value = row.value(u"modifier"_s);
            if (!skill || (value == 0 && !row.values.contains(u"ignore-tackle-zones"_s)))
                continue;
            if ((row.id.text() == u"throw-team-mate"_s) != (roll.id.text() == u"throw-team-mate"_s))
                continue;
            const bool found = std::any_of(
                skill->effects.begin(), skill->effects.end(), [&](const SkillEffect &effect) {
                    const bool zones = effect.kind == SkillEffect::Kind::IgnoreZones && value == 0;
                    const bool same
                        = effect.kind == SkillEffect::Kind::Modifier && effect.value == value;
                    return effect.on.contains(roll.id.text()) && (zones || same);
                });
            QVERIFY2(found, qPrintable(table->id.text() + u' ' + row.id.text()));
            ++compared;
        }
    }
    QVERIFY(compared >= 20);
    const Table *activation = rules.tables().find(u"activation-rolls"_s);
    QVERIFY(activation);
    for (const TableRow &row : activation->rows) {
        const QString id = row.id.text();
        const QString roll = id == u"bombardier"_s ? u"bomb-blast"_s : id;
        QCOMPARE(needs.effects().targetOf(id, roll), std::optional(row.value(u"target"_s)));
    }
    const auto lowest = [&rules](const QString &table, const QString &row) {
        return rules.tables().find(table)->row(row)->from;
    };
    QCOMPARE(needs.effects().targetOf(u"dauntless"_s, u"dauntless"_s),
             lowest(u"dauntless"_s, u"succeeds"_s));
    QCOMPARE(needs.effects().targetOf(u"tentacles"_s, u"tentacles"_s),
             lowest(u"tentacles"_s, u"free"_s));
    QCOMPARE(needs.effects().targetOf(u"shadowing"_s, u"shadowing"_s),
             lowest(u"shadowing"_s, u"escapes"_s));
    QCOMPARE(
        std::optional(needs.effects().weatherRow(u"blizzard"_s)->value(u"going-for-it-target"_s)),
        lowest(u"going-for-it-blizzard"_s, u"moves"_s));
}

void TestRollNeed::optionsSwitchSkills()
{
    const EffectIndex effects(ruleset(u"bb2016"_s));
    Circumstances now;
    now.skills = {u"piling-on"_s};
    now.conditions = {u"block"_s};
    QVERIFY(effects.active(u"armour"_s, now).empty());
    now.options.insert(u"piling-on"_s, true);
    QCOMPARE(effects.active(u"armour"_s, now).size(), size_t(1));
}

void TestRollNeed::activationRollsOfAPlayer()
{
    const RollNeeds needs(ruleset(u"crp"_s));
    QVERIFY(needs.activationRolls({u"block"_s}).empty());
    const auto rolls = needs.activationRolls({u"loner"_s, u"wild-animal"_s, u"mighty-blow"_s});
    QCOMPARE(rolls.size(), size_t(1));
    QCOMPARE(rolls.front()->id, RollId(u"wild-animal"_s));
}

void TestRollNeed::chainsFromNeeds()
{
    const RollNeeds needs(ruleset(u"crp"_s));
    RollSituation situation;
    situation.profile.agility = 3;
    situation.now.skills = {u"dodge"_s, u"loner"_s};
    const ChainStep dodge = needs.need(u"dodge"_s, situation)->step();
    const ChainStep sprint = needs.need(u"going-for-it"_s, situation)->step();
    QCOMPARE(dodge.onceReroll(), u"dodge"_s);
    QVERIFY(dodge.isLoner() && sprint.isLoner());
    const auto chances = ChainOdds::chances({dodge, sprint}, {1, false});
    QVERIFY(chances);
    QCOMPARE((*chances)[0], Rational(Int128(20), Int128(27)));
    QCOMPARE((*chances)[1], Rational(Int128(8), Int128(9)) * Rational(Int128(65), Int128(72)));
}

QTEST_GUILESS_MAIN(TestRollNeed)
#include "tst_rollneed.moc"
