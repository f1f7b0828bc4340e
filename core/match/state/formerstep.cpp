// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/state/formerstep.h"

#include "core/match/state/promptnames.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Bits that stood in one number.
int bits(std::initializer_list<std::pair<bool, int>> marks)
{
    int sum = 0;
    for (const auto &[set, bit] : marks)
        sum |= set ? bit : 0;
    return sum;
}

QString withRows(const QString &first, const std::vector<RowId> &rows)
{
    return (QStringList{first} + idNames(rows)).join(u' ');
}

QString numberOrNothing(int number)
{
    return number == 0 ? QString() : QString::number(number);
}

QString reasonName(SentOffFor reason)
{
    switch (reason) {
    case SentOffFor::Foul:
        return harmCauseName(HarmCause::Foul);
    case SentOffFor::Weapon:
        return harmCauseName(HarmCause::Weapon);
    case SentOffFor::Ball:
        return u"ball"_s;
    case SentOffFor::Other:
        break;
    }
    return harmCauseName(HarmCause::Other);
}

constexpr QStringView hurried = u"hurry-up";

/// What stood in the three fields every step had.
struct Values
{
    QString detail{};
    int number = 0;
    int modifier = 0;
};

struct Writer
{
    StepKind kind;

    Values operator()(std::monostate) const { return {}; }
    Values operator()(const BlockChain &block) const
    {
        return {withRows(harmCauseName(block.how), block.results), block.dice,
                bits({{block.again, 1}, {block.dared, 2}, {block.lay, 4}, {block.faced, 8}})};
    }
    Values operator()(const SawCut &cut) const
    {
        if (kind != StepKind::SawOutcome)
            return {{}, cut.again ? 1 : 0, cut.assists};
        return {cut.foul ? u"foul-saw"_s : u"chainsaw"_s, cut.hit ? 2 : 0, cut.assists};
    }
    Values operator()(const FoulCall &call) const
    {
        return {{}, bits({{call.doubleSeen, 8}, {call.removed, 256}})};
    }
    Values operator()(const SendingOff &off) const
    {
        return {reasonName(off.reason), off.argued ? 1 : 0, off.helpless ? 1 : 0};
    }
    Values operator()(const HarmChain &chain) const
    {
        QString detail = harmCauseName(chain.cause);
        if (kind == StepKind::PilingOn || kind == StepKind::PilingOnLoner)
            detail += chain.roll == HarmRoll::Armour ? u" armour"_s : u" injury"_s;
        if (!chain.held.isEmpty())
            detail += u' ' + chain.held.text();
        return {detail,
                bits({{chain.mightyBlowSpent, 1},
                      {chain.dirtyPlayerSpent, 2},
                      {chain.piledOn, 4},
                      {chain.launched, 16},
                      {chain.secondRoll, 32},
                      {chain.doubleRolled, 512},
                      {chain.stabbedAgain, 1024},
                      {chain.causerAsked, 1}}),
                chain.modifier + chain.total};
    }
    Values operator()(const CasualtyChain &chain) const
    {
        return {withRows(harmCauseName(chain.cause), chain.rolled),
                bits({{chain.saved, 64}, {chain.regenerated, 128}})};
    }
    Values operator()(const KnockOut &out) const
    {
        return {harmCauseName(out.cause), out.onPitch ? 1 : 0};
    }
    Values operator()(const Treatment &treatment) const
    {
        return {idNames(treatment.results).join(u' ')};
    }
    Values operator()(const StepChoices &list) const { return {list.choices.join(u' ')}; }
    Values operator()(const AfarAim &aim) const
    {
        return {{}, aim.what == FromAfar::Blast ? 1 : 0, aim.betweenTurns ? 1 : 0};
    }
    Values operator()(const AfarDice &dice) const
    {
        return {dice.hit.join(u' '), static_cast<int>(dice.aim.what),
                dice.aim.betweenTurns ? 1 : 0};
    }
    Values operator()(const BoltPath &path) const
    {
        // The list grew one by one, from nothing.
        const QStringList grown = QStringList{QString()} + path.passed;
        return {grown.join(u' '), path.hurt ? 1 : 0, path.betweenTurns ? 1 : 0};
    }
    Values operator()(const LooseBall &ball) const
    {
        const QString how = ball.thrownIn ? Choice::ThrowIn : u"bounce"_s;
        return {ball.astray ? u"astray"_s : how, ball.square};
    }
    Values operator()(const FreeTurn &turn) const
    {
        return {turn.hurried ? hurried.toString() : QString(), turn.begun ? 1 : 0, turn.before};
    }
    Values operator()(const HurriedTurn &turn) const { return {hurried.toString(), turn.actions}; }
    Values operator()(ShopShelf shelf) const
    {
        static constexpr QStringView names[]{u"everything", u"cards", u"no-cards"};
        return {names[static_cast<size_t>(shelf)].toString()};
    }
    Values operator()(const CardDoing &doing) const
    {
        return {doing.card.toString() + u' ' + doing.effect};
    }
    Values operator()(const PlannedRoll &roll) const
    {
        const QStringList told{roll->roll.text(), roll->range.text(), rollToldWord(roll->told),
                               conditionsOf(*roll).join(u','), idNames(roll->against).join(u',')};
        return {told.join(u';'), roll->zones ? *roll->zones + 1 : 0, roll->again ? 1 : 0};
    }
    Values operator()(const MadeRoll &made) const
    {
        Values values = (*this)(made.plan);
        values.modifier = static_cast<int>(made.end);
        return values;
    }
    Values operator()(const FallenDie &fallen) const
    {
        Values values = (*this)(fallen.plan);
        values.modifier = fallen.die;
        return values;
    }
    Values operator()(const SecondChance &chance) const
    {
        const FormerStep roll = formerStep(*chance);
        return {roll.kind + u'/' + roll.detail, roll.number, roll.modifier};
    }
    Values operator()(const KickedBall &kick) const
    {
        return {kick.aimed > 0 ? u"%1 %2"_s.arg(kick.aimed).arg(kick.direction) : QString(),
                kick.distance};
    }
    Values operator()(const TableResult &result) const
    {
        return {result.done.isEmpty() ? QString() : u' ' + result.done.join(u' '),
                result.mostHit + (result.diceFell ? 1 : 0), result.armourModifier};
    }
    Values operator()(const EventDraw &draw) const
    {
        return {{}, 2 * draw.seat + (draw.turnKnown ? 1 : 0)};
    }
    Values operator()(const WinningsRoll &roll) const
    {
        return {numberOrNothing(roll.promotion), static_cast<int>(roll.phase), roll.total};
    }
    Values operator()(const InsuranceClaim &claim) const
    {
        return {numberOrNothing(claim.premium), claim.dead, static_cast<int>(claim.phase)};
    }
    /// Stages were counted from 0, and how often there was something stood beside them.
    template<typename Phase>
    requires std::is_enum_v<Phase> Values operator()(Phase phase) const
    {
        return {{}, static_cast<int>(phase)};
    }
    Values operator()(MissingFor span) const
    {
        return {(span == MissingFor::Match ? Span::Match : Span::Drive).word()};
    }
    Values operator()(RockFrom from) const
    {
        return {from == RockFrom::Fan ? u"thrown"_s : QString()};
    }
    Values operator()(Thrown what) const
    {
        return {what == Thrown::Bomb ? u"thrown-bomb"_s : QString()};
    }
    Values operator()(const Announcement &said) const
    {
        if (const RowOf *row = said.row())
            return {row->table.text() + u'/' + row->row.text()};
        if (const CardOf *card = std::get_if<CardOf>(&said.of))
            return {u"card/"_s + card->toString()};
        return {u"inducement/"_s + std::get<InducementId>(said.of).text()};
    }
    Values operator()(const SidesDone &sides) const { return {{}, sides.count}; }
    Values operator()(const OfHalf &of) const { return {{}, of.half}; }
    Values operator()(const FreeTurns &turns) const { return {{}, turns.begun}; }
    Values operator()(const RollOnTable &roll) const
    {
        return {{}, roll.again ? 1 : 0, roll.modifier};
    }
    Values operator()(const CardDeal &deal) const { return {{}, deal.dealt, deal.kept}; }
    Values operator()(const CardCount &count) const { return {{}, count.cards}; }
    Values operator()(const CardMoney &money) const { return {{}, money.left}; }
    Values operator()(const RosterPlace &place) const { return {{}, place.place}; }
    Values operator()(const MageRoll &roll) const { return {{}, roll.total}; }
    Values operator()(const DrivenBack &back) const { return {{}, back.squares}; }
    Values operator()(const PlayerCount &count) const { return {{}, count.players}; }
    Values operator()(const CrusadeDice &dice) const { return {{}, dice.dice}; }
    Values operator()(const SpareBlitzes &blitzes) const { return {{}, blitzes.count}; }
    Values operator()(const BookStarTold &star) const
    {
        return {star.name, static_cast<int>(star.values.size()),
                star.values.empty() ? 0 : star.values.back()};
    }
    Values operator()(const AssassinRun &run) const
    {
        return {{}, run.squares ? *run.squares + 1 : 0};
    }
    Values operator()(const BombBurst &burst) const
    {
        return {numberOrNothing(burst.square), static_cast<int>(burst.phase)};
    }
    Values operator()(const BallOut &ball) const { return {{}, ball.square, ball.way}; }
    Values operator()(const MateInAir &mate) const { return {{}, mate.kicked}; }
    Values operator()(const MateKick &kick) const
    {
        return {{}, static_cast<int>(kick.phase), kick.again ? 1 : 0};
    }
    Values operator()(const MateKicked &kick) const
    {
        return {{}, kick.squares, kick.tooHard ? 1 : 0};
    }
    Values operator()(const AgingDice &dice) const { return {{}, dice.first * 10 + dice.second}; }
    Values operator()(const AwardsGiven &awards) const { return {{}, awards.count}; }
    Values operator()(const HomeLossRoll &roll) const { return {{}, roll.die}; }
    Values operator()(const SponsorHunt &hunt) const
    {
        return {hunt.kinds.join(u' '), static_cast<int>(hunt.phase), static_cast<int>(hunt.entry)};
    }
    Values operator()(const OngoingDeal &deal) const { return {{}, deal.place}; }
};

/// Whether a step did not say what it rolls on, since code knew it.
bool knewItsTable(StepKind kind)
{
    static constexpr StepKind kinds[]{
        StepKind::Comedown,  StepKind::Crusade,   StepKind::Drummer, StepKind::DugoutFight,
        StepKind::Dungeons,  StepKind::FrenzyEnd, StepKind::Fuse,    StepKind::Hokuli,
        StepKind::JormFame,  StepKind::KitCheck,  StepKind::Krot,    StepKind::LotMutation,
        StepKind::Pacifists, StepKind::Papa,      StepKind::Tonic,
    };
    return std::find(std::begin(kinds), std::end(kinds), kind) != std::end(kinds);
}

Values ownValues(const Step &step)
{
    Values own = step.data.visit(Writer{step.kind});
    // The die of a promotion was written over what stood there.
    const bool writtenOver = step.kind == StepKind::Winnings && !own.detail.isEmpty();
    if (!knewItsTable(step.kind) && !writtenOver)
        own.detail.prepend(subjectText(step.subject));
    return own;
}

} // namespace

FormerStep formerStep(const Step &step)
{
    const Values own = ownValues(step);
    const TableResult *result = step.data.find<TableResult>();
    const bool kickOff = result && result->of.table.text().startsWith("kick-off"_L1);
    return {kickOff ? u"kick-off."_s + result->of.row.text() : step.kind.word(), own.detail,
            own.number, own.modifier};
}

} // namespace dugout
