// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/state/formerstep.h"
#include "core/match/state/matchstate.h"
#include "core/rules/knownwords.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Steps are summed up by the fields they had in the first release.
class TestFormerStep : public QObject
{
    Q_OBJECT

private slots:
    void valuesOfThen_data();
    void valuesOfThen();
    void numbersOfThen();
    void notesOfThen();
    void pairsOfThen();
    void sourcesOfThen();
    void usesOfThen();
    void toldOfThen();
};

namespace {

void addRow(const char *name, const Step &step, const QString &detail, int number, int modifier)
{
    QTest::newRow(name) << step << detail << number << modifier;
}

/// Whatever a step is about stood in one field, as a text.
void addSubjects()
{
    const auto about = [](StepKind kind, const StepSubject &subject) {
        return Step{kind, 0, {}, {}, subject};
    };
    addRow("a moment", about(StepKind::Moment, TimingId(u"before-half"_s)), u"before-half"_s, 0, 0);
    addRow("a card", about(StepKind::CardSign, CardOf::fromString(u"deck/card"_s)), u"deck/card"_s,
           0, 0);
    addRow("an action", about(StepKind::ActBlitz, ActionId(u"blitz"_s)), u"blitz"_s, 0, 0);
    addRow("a helper", about(StepKind::Helper, InducementId(u"wizard"_s)), u"wizard"_s, 0, 0);
    addRow("nothing", {StepKind::Rockfall}, {}, 0, 0);
    const auto with
        = [](StepKind kind, const StepData &data) { return Step::with(kind, 0, {}, {}, data); };
    addRow("a rock of a fan", with(StepKind::Rock, RockFrom::Fan), u"thrown"_s, 0, 0);
    addRow("a bomb in the air", with(StepKind::PassInterceptor, Thrown::Bomb), u"thrown-bomb"_s, 0,
           0);
    addRow("a row that is said",
           with(StepKind::Said, Announcement{RowOf::fromString(u"match-events/amnesty"_s)}),
           u"match-events/amnesty"_s, 0, 0);
    addRow("a card that is said",
           with(StepKind::Said, Announcement{CardOf::fromString(u"deck/card"_s)}),
           u"card/deck/card"_s, 0, 0);
    addRow("a helper that is said", with(StepKind::Said, Announcement{InducementId(u"cook"_s)}),
           u"inducement/cook"_s, 0, 0);
}

void addFromAfar()
{
    const auto aim = [](StepKind kind, const StepSubject &source, const AfarAim &value) {
        return Step{kind, 0, {}, {}, source, value};
    };
    addRow("a fireball", aim(StepKind::Fireball, RowId(u"fireball"_s), {FromAfar::Fireball, true}),
           u"fireball"_s, 0, 1);
    addRow("a mine",
           aim(StepKind::Fireball, CardOf::fromString(u"d/mine"_s),
               {FromAfar::Mine, false, true, TableId(u"t"_s)}),
           u"d/mine"_s, 0, 0);
    addRow("what bursts", aim(StepKind::Fireball, RowId(u"row"_s), {FromAfar::Blast}), u"row"_s, 1,
           0);
    addRow("a bolt", aim(StepKind::Bolt, InducementId(u"helper"_s), {FromAfar::Bolt, true, true}),
           u"helper"_s, 0, 1);
    const auto dice = [](FromAfar what, bool between) {
        return Step::with(StepKind::SpellRoll, 0, {}, {},
                          AfarDice{{what, between}, {u"0:1"_s, u"1:2"_s}});
    };
    addRow("dice of a fireball", dice(FromAfar::Fireball, true), u"0:1 1:2"_s, 0, 1);
    addRow("dice of lightning", dice(FromAfar::Lightning, false), u"0:1 1:2"_s, 1, 0);
    addRow("dice of a blast", dice(FromAfar::Blast, false), u"0:1 1:2"_s, 2, 0);
    addRow("dice of a mine", dice(FromAfar::Mine, false), u"0:1 1:2"_s, 3, 0);
    const auto path
        = [](const BoltPath &value) { return Step::with(StepKind::WarpBolt, 0, {}, {}, value); };
    addRow("the first of a bolt", path({true}), {}, 0, 1);
    addRow("the third of a bolt", path({false, true, {u"0:1"_s, u"1:2"_s}}), u" 0:1 1:2"_s, 1, 0);
}

void addTurns()
{
    const auto loose
        = [](const LooseBall &value) { return Step::with(StepKind::BallLoose, 0, {}, {}, value); };
    addRow("a ball that bounces", loose({}), u"bounce"_s, 0, 0);
    addRow("a ball astray", loose({true, 17}), u"astray"_s, 17, 0);
    const auto free
        = [](const FreeTurn &value) { return Step::with(StepKind::ExtraTurn, 0, {}, {}, value); };
    addRow("a free turn", free({}), {}, 0, 0);
    addRow("a free turn that goes on", free({false, true, noSeat}), {}, 1, noSeat);
    addRow("a hurried turn", free({true, true, 1}), u"hurry-up"_s, 1, 1);
    addRow("what is done in it", Step::with(StepKind::TurnActions, 0, {}, {}, HurriedTurn{2}),
           u"hurry-up"_s, 2, 0);
    const auto shop = [](ShopShelf shelf) { return Step::with(StepKind::Shop, 0, {}, {}, shelf); };
    addRow("all of the shop", shop(ShopShelf::Everything), u"everything"_s, 0, 0);
    addRow("cards only", shop(ShopShelf::Cards), u"cards"_s, 0, 0);
    addRow("no cards", shop(ShopShelf::NoCards), u"no-cards"_s, 0, 0);
}

void addPhases()
{
    const auto with
        = [](StepKind kind, const StepData &data) { return Step::with(kind, 0, {}, {}, data); };
    addRow("the second half", with(StepKind::HalfEnd, OfHalf{2}), {}, 2, 0);
    addRow("the fans of the second side", with(StepKind::Gate, SidesDone{1}), {}, 1, 0);
    addRow("a scatter after its moment", with(StepKind::Scatter, Prelude::Over), {}, 1, 0);
    addRow("a short side that plays on", with(StepKind::KickingTeam, ShortSide::PlaysOn), {}, 1, 0);
    addRow("the other free turn", with(StepKind::HurryUp, FreeTurns{2}), {}, 2, 0);
    addRow("a table once more",
           {StepKind::Roll, 0, {}, {}, TableId(u"weather"_s), RollOnTable{-2, true}}, u"weather"_s,
           1, -2);
    addRow("rich and again", with(StepKind::FilthyRich, BribeDie::Second), {}, 1, 0);
    addRow("a deal", {StepKind::SpecialDraw, 0, {}, {}, VariantId(u"standard"_s), CardDeal{5, 3}},
           u"standard"_s, 5, 3);
    addRow("a draft", with(StepKind::DraftChoose, CardCount{3}), {}, 3, 0);
    addRow("an allowance", with(StepKind::CardAllowance, CardMoney{150'000}), {}, 150'000, 0);
    addRow("a card before the coach",
           {StepKind::DrawCard, 0, {}, {}, DeckId(u"deck"_s), DrawnCard::BeforeCoach}, u"deck"_s, 1,
           0);
    addRow("an old injury", with(StepKind::NigglingInjuries, RosterPlace{14}), {}, 14, 0);
    addRow("a mage", with(StepKind::WeatherMage, MageRoll{7}), {}, 7, 0);
    addRow("who lies down", with(StepKind::CardLieDown, PlayerCount{4}), {}, 4, 0);
    addRow("a crusade", {StepKind::Crusade, 0, {}, {}, TableId(u"crusade"_s), CrusadeDice{2}}, {},
           2, 0);
    addRow("juice", with(StepKind::FightinJuice, SpareBlitzes{2}), {}, 2, 0);
    addRow("not told how far", with(StepKind::ActAssassin, AssassinRun{}), {}, 0, 0);
    addRow("a star of the book", with(StepKind::BookStar, BookStarTold{u"Griff"_s, {7, 4}}),
           u"Griff"_s, 2, 4);
    addRow("he stood still", with(StepKind::ActAssassin, AssassinRun{0}), {}, 1, 0);
    addRow("a bomb that bursts", with(StepKind::Bomb, BombBurst{BombPhase::HurtsNeighbours}), {}, 1,
           0);
    addRow("a tonic", with(StepKind::Tonic, StaffPhase::Rolls), {}, 1, 0);
    addRow("a rune", {StepKind::Runesmith, 0, {}, {}, RowId(u"fury"_s), RunePhase::Rolls},
           u"fury"_s, 2, 0);
    addRow("a ball off the pitch", with(StepKind::BallThrownIn, BallOut{26, 8}), {}, 26, 8);
    addRow("an event that hits one",
           {StepKind::EventHit,
            0,
            {},
            {},
            RowId(u"row"_s),
            TableResult{RowOf::fromString(u"match-events/row"_s), {}, false, 1, 2}},
           u"row"_s, 1, 2);
}

void addRolls()
{
    RollPlan plan;
    plan.roll = RollId(u"wild-animal"_s);
    const auto planned = [](const RollPlan &each) {
        return Step::with(StepKind::PlayerRoll, 0, {}, {}, PlannedRoll(each));
    };
    addRow("a roll of which nothing was said", planned(plan), u"wild-animal;;;;"_s, 0, 0);
    plan.told = RollTold::OtherAction;
    plan.again = true;
    addRow("what it is for", planned(plan), u"wild-animal;;other-action;;"_s, 0, 1);
    plan = {};
    plan.roll = RollId(u"catch"_s);
    plan.bomb = true;
    plan.accurate = true;
    plan.zones = 2;
    plan.against = {2, SkillId(u"disturbing-presence"_s)};
    addRow("a bomb that is caught", planned(plan),
           u"catch;;;thrown-bomb,accurate-pass;disturbing-presence,disturbing-presence"_s, 3, 0);
    plan = {};
    plan.roll = RollId(u"landing"_s);
    plan.farKick = RowId(u"long-kick"_s);
    addRow("who was kicked", planned(plan), u"landing;;;long-kick;"_s, 0, 0);
    plan = {};
    plan.roll = RollId(u"pass"_s);
    plan.range = RowId(u"long-pass"_s);
    addRow("a pass that is dropped",
           Step::with(StepKind::RollEnd, 0, {}, {}, MadeRoll{PlannedRoll(plan), RollEnd::Fumble}),
           u"pass;long-pass;;;"_s, 0, 2);
}

void addAfterMatch()
{
    const auto with = [](StepKind kind, const StepData &data) {
        return Step{kind, 0, {}, {}, SequenceId(u"post-match"_s), data};
    };
    const QString from = u"post-match"_s;
    addRow("points are counted", with(StepKind::StarPlayerPoints, PointsPhase::Counted), from, 1,
           0);
    addRow("levels are named", with(StepKind::Improvement, LevelsPhase::Done), from, 1, 0);
    addRow("growing old", Step::with(StepKind::GrowOld, 0, {}, {}, AgingDice{2, 1}), {}, 21, 0);
    addRow("a second award", with(StepKind::Mvp, AwardsGiven{1}), from, 1, 0);
    addRow("an offer", with(StepKind::Residence, ResidencePhase::Offer), from, 3, 0);
    addRow("a home in danger", with(StepKind::ResidenceLost, HomeLossRoll{5}), from, 5, 0);
    addRow("what a stadium brings", with(StepKind::StadiumSale, SalePhase::Price), from, 2, 0);
    addRow(
        "which sponsor",
        with(StepKind::Sponsors, SponsorHunt{HuntPhase::Kind, HuntEntry::Begun, {u"a"_s, u"b"_s}}),
        u"post-matcha b"_s, 2, 1);
    addRow("the second deal", Step::with(StepKind::Deal, 0, {}, {}, OngoingDeal{2}), {}, 2, 0);
    addRow("trade goes on", with(StepKind::HireAndFire, TradePhase::Trades), from, 1, 0);
}

} // namespace

void TestFormerStep::valuesOfThen_data()
{
    QTest::addColumn<Step>("step");
    QTest::addColumn<QString>("detail");
    QTest::addColumn<int>("number");
    QTest::addColumn<int>("modifier");
    const QString after = u"after-match"_s;
    const auto row = addRow;
    const auto winnings = [&after](const WinningsRoll &roll) {
        return Step{StepKind::Winnings, 0, {}, {}, SequenceId(after), roll};
    };
    row("winnings not rolled yet", {StepKind::Winnings, 0, {}, {}, SequenceId(after)}, after, 0, 0);
    row("winnings asked again", winnings({WinningsPhase::AskedAgain, 4}), after, 1, 4);
    row("winnings with a promotion", winnings({WinningsPhase::SecondRoll, 6, 2}), u"2"_s, 2, 6);
    const auto claim = [](const InsuranceClaim &value) {
        return Step::with(StepKind::Insurance, 0, {}, {}, value);
    };
    row("a claim", claim({2}), {}, 2, 0);
    row("a premium", claim({2, ClaimPhase::Decision, 70'000}), u"70000"_s, 2, 2);
    const auto draw = [](const EventDraw &value) {
        return Step::with(StepKind::MatchEvents, noSeat, {}, {}, value);
    };
    row("the turn of an event", draw({1}), {}, 2, 0);
    row("an event", draw({1, true}), {}, 3, 0);
    const auto missing
        = [](MissingFor span) { return Step::with(StepKind::LotMissing, 0, {}, {}, span); };
    row("missing for the drive", missing(MissingFor::Drive), u"drive"_s, 0, 0);
    row("missing for the match", missing(MissingFor::Match), u"match"_s, 0, 0);
    row("a table that code knew",
        {StepKind::Papa, 0, {}, {}, TableId(u"papa-skullbones"_s), PapaPhase::Overlooks}, {}, 2, 0);
    row("a fuse", {StepKind::Fuse, 0, {}, {}, TableId(u"explodin-ball-fuse"_s), FusePhase::GoesOut},
        {}, 1, 0);
    row("a table that it named", {StepKind::Roll, 0, {}, {}, TableId(u"weather"_s)}, u"weather"_s,
        0, 0);
    addSubjects();
    addFromAfar();
    addTurns();
    addPhases();
    addRolls();
    addAfterMatch();
}

void TestFormerStep::valuesOfThen()
{
    QFETCH(Step, step);
    QFETCH(QString, detail);
    QFETCH(int, number);
    QFETCH(int, modifier);
    const FormerStep former = formerStep(step);
    QCOMPARE(former.kind, step.kind.word());
    QCOMPARE(former.detail, detail);
    QCOMPARE(former.number, number);
    QCOMPARE(former.modifier, modifier);
}

/// What follows a match was kept by keys.
void TestFormerStep::numbersOfThen()
{
    AfterState after;
    QVERIFY(formerNumbers(after).isEmpty());
    QVERIFY(formerNumbers(after.side(0)).isEmpty());
    after.exposure = 0;
    QCOMPARE(formerNumbers(after), (QMap<QString, int>{{u"exposure"_s, 0}}));

    AfterSide &side = after.side(0);
    side.winnings = 0;
    side.leaguePoints = 3;
    side.pettyCash = 20'000;
    side.residence = -1'000;
    side.paidForResidence = true;
    side.recruits = 2;
    side.rolledToStay = {u"1"_s, u"2"_s};
    side.pointsEntered = {u"3"_s};
    side.injuriesEntered = {u"4"_s};
    side.lostRolls = {{u"5"_s, 2}};
    const QMap<QString, int> numbers{
        {u"winnings"_s, 0},       {u"league-points"_s, 3},  {u"petty-cash"_s, 20'000},
        {u"residence"_s, -1'000}, {u"residence-paid"_s, 1}, {u"recruits"_s, 2},
        {u"stays.1"_s, 1},        {u"stays.2"_s, 1},        {u"points.3"_s, 1},
        {u"injury.4"_s, 1},       {u"passed.5"_s, 2}};
    QCOMPARE(formerNumbers(side), numbers);
}

/// What became of an injury stood in the place of the book's words.
void TestFormerStep::notesOfThen()
{
    CasualtyRecord record;
    record.note = u"51, smashed knee"_s;
    QCOMPARE(writtenNote(record), u"51, smashed knee"_s);
    record.mended = Mending::Saved;
    QCOMPARE(writtenNote(record), u"saved"_s);
    record.mended = Mending::Regenerated;
    QCOMPARE(writtenNote(record), u"regenerated"_s);
}

/// A row with its table and a card with its deck stood in one text each.
void TestFormerStep::pairsOfThen()
{
    const RowOf row = RowOf::fromString(u"match-events/amnesty"_s);
    QVERIFY(row == (RowOf{TableId(u"match-events"_s), RowId(u"amnesty"_s)}));
    QCOMPARE(row.toString(), u"match-events/amnesty"_s);
    QCOMPARE(RowOf().toString(), QString());
    const CardOf card = CardOf::fromString(u"deck/card"_s);
    QVERIFY(card == (CardOf{DeckId(u"deck"_s), CardId(u"card"_s)}));
    QCOMPARE(card.toString(), u"deck/card"_s);
    QCOMPARE(CardOf().toString(), QString());
    const QStringList hand{u"deck/card"_s, u"other/card"_s};
    QCOMPARE(cardNames(cardsNamed(hand)), hand);

    Occasion occasion;
    QVERIFY(factsOf(occasion).isEmpty());
    occasion.stadium = RowOf::fromString(u"stadium-luxury/glass-dome"_s);
    occasion.side(1).event = row;
    occasion.side(1).wakingCard = card;
    occasion.handicap = RowOrBook::ofBook(u"44, bribed"_s);
    occasion.kickOff = {RowId(u"riot"_s)};
    occasion.cardsKept = {{card, 3}};
    occasion.cardsRested = {card}; // his alone to know
    occasion.grudges = {{PlayerRef::fromString(u"0:2"_s), 2}};
    occasion.blessings = {{StepKind::Papa, PlayerRef::fromString(u"1:4"_s)}};
    const QMap<QString, QString> facts{{u"stadium-table"_s, u"stadium-luxury"_s},
                                       {u"stadium"_s, u"glass-dome"_s},
                                       {u"event-1"_s, u"match-events/amnesty"_s},
                                       {u"wake-up-1"_s, u"deck/card"_s},
                                       {u"handicap"_s, u"44, bribed"_s},
                                       {u"kick-off"_s, u"riot"_s},
                                       {u"kept deck/card"_s, u"3"_s},
                                       {u"grudge 0:2"_s, u"2"_s},
                                       {StepKind(StepKind::Papa).word() + u" 1:4"_s, u"yes"_s}};
    QCOMPARE(factsOf(occasion), facts);
}

/// So did what brought a rule that lasts, and what it puts back.
void TestFormerStep::sourcesOfThen()
{
    QCOMPARE(sourceText({}), QString());
    QCOMPARE(sourceText(CardOf::fromString(u"deck/card"_s)), u"deck/card"_s);
    QCOMPARE(sourceText(RowId(u"row"_s)), u"row"_s);
    QCOMPARE(sourceText(TableId(u"table"_s)), u"table"_s);
    QCOMPARE(sourceText(RollId(u"bone-head"_s)), u"bone-head"_s);
    QCOMPARE(sourceText(StartsDrive::LyingDown), u"lying-down"_s);
    QCOMPARE(sourceText(StartsDrive::Stunned), u"set-up-stunned"_s);

    Lasting lasting{RowId(u"row"_s)};
    QCOMPARE(writtenSource(lasting), u"row"_s);
    const PlayerRef player = PlayerRef::fromString(u"0:p3"_s);
    lasting = {};
    lasting.back = GuestLeaves{player};
    QCOMPARE(writtenSource(lasting), u"guest 0:p3"_s);
    lasting.back = HurtAgain{player};
    QCOMPARE(writtenSource(lasting), u"mended 0:p3"_s);
    lasting.back = WeatherAgain{{RowId(u"nice"_s)}};
    QCOMPARE(writtenSource(lasting), u"weather nice"_s);
    lasting.back = WeatherAgain{RowOrBook::ofBook(u"7 Nice"_s)};
    QCOMPARE(writtenSource(lasting), u"weather 7 Nice"_s);
}

/// A mark is no skill, whatever its word.
void TestFormerStep::usesOfThen()
{
    QCOMPARE(turnUseText(SkillId(u"dodge"_s)), u"dodge"_s);
    QCOMPARE(turnUseText(RollId(u"leap"_s)), u"leap"_s);
    QCOMPARE(turnUseText(TurnMark::HandedOff), u"hand-off"_s);
    QCOMPARE(turnUseText(TurnMark::StoodUp), u"stood-up"_s);
    QCOMPARE(turnUseText(TurnMark::Teleported), u"teleport"_s);
    QCOMPARE(turnUseText(TurnMark::Thirsty), u"thirsty"_s);
    QCOMPARE(turnUseText(TurnMark::Walked), u"walked"_s);

    MatchPlayer player;
    player.usedThisTurn = {SkillId(u"leap"_s), TurnMark::Walked};
    QVERIFY(player.hasUsed(u"leap") && player.hasMark(TurnMark::Walked));
    QVERIFY(!player.hasUsed(u"walked") && !player.hasMark(TurnMark::StoodUp));
}

/// What was said of a roll was the word of the choice.
void TestFormerStep::toldOfThen()
{
    const QStringList words{{},
                            u"alone"_s,
                            u"helper"_s,
                            u"block"_s,
                            u"blitz"_s,
                            u"multiple-block"_s,
                            u"other-action"_s,
                            u"last"_s,
                            u"not-last"_s,
                            u"0"_s,
                            u"1"_s,
                            u"2"_s,
                            u"3"_s};
    QCOMPARE(words.size(), qsizetype(rollTolds));
    std::vector<RollTold> all;
    for (size_t each = 0; each < rollTolds; ++each)
        all.push_back(static_cast<RollTold>(each));
    QCOMPARE(rollToldWords(all), words);
    for (const RollTold told : all)
        QCOMPARE(rollToldNamed(rollToldWord(told)), told);
    QCOMPARE(rollToldNamed(u"4"_s), RollTold::Nothing);
    QCOMPARE(helpersTold(RollTold::Helper), 1);
    QCOMPARE(helpersTold(RollTold::Alone), 0);
    QCOMPARE(helpersTold(RollTold::NoHelper), 0);
    QCOMPARE(helpersTold(RollTold::ThreeHelpers), 3);
    QVERIFY(RollId(u"catch"_s) == Rolls::Catch && RollId(u"leap"_s) != Rolls::Catch);
}

QTEST_GUILESS_MAIN(TestFormerStep)
#include "tst_formerstep.moc"
