// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/matchinvariants.h"

#include "core/match/action/actionhelp.h"
#include "core/match/effects/effects.h"
#include "core/match/harm/harm.h"
#include "core/match/state/board.h"
#include "core/match/state/promptnames.h"
#include "core/rules/knownwords.h"

#include <QSet>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// A row is being read out.
bool says(const Step &step, QStringView table, QStringView row)
{
    const Announcement *what = step.data.find<Announcement>();
    const RowOf *said = what ? what->row() : nullptr;
    return said && said->table.text() == table && said->row.text() == row;
}

/// One event between two states, as every rule looks at it.
struct Change
{
    const MatchContext &context;
    const MatchState &before;
    const Event &event;
    const MatchState &after;

    [[nodiscard]] bool byHand(QStringView what) const { return event.prompt == what; }
    [[nodiscard]] bool newHalf() const { return before.half != after.half; }
    /// The break is part of it: it may ask something, too.
    [[nodiscard]] bool halfTime() const
    {
        const auto &agenda = after.agenda;
        return newHalf() || std::any_of(agenda.begin(), agenda.end(), [](const Step &step) {
                   return step.kind == u"half-start"_s;
               });
    }
    [[nodiscard]] bool newDrive() const { return before.drive != after.drive; }
    /// A side could field nobody: it is being said, or the drive was over as it began.
    [[nodiscard]] int turnsSkipped() const
    {
        const bool said
            = std::any_of(after.agenda.begin(), after.agenda.end(),
                          [](const Step &step) { return says(step, u"no-players", u"markers"); });
        return said || decidedAtOnce()
            ? context.number(u"no-players"_s, u"markers"_s, u"turns"_s, 2)
            : 0;
    }
    [[nodiscard]] bool decidedAtOnce() const
    {
        return newDrive() && after.drives.back().scoredBy != noSeat;
    }
};

using Rule = QString (*)(const Change &, Seat);

int driven(const MatchState &state, Seat seat)
{
    return static_cast<int>(
        std::count_if(state.drives.begin(), state.drives.end(),
                      [seat](const DriveRecord &drive) { return drive.scoredBy == seat; }));
}

int achievements(const SideState &side, int AchievementCounts::*which)
{
    int sum = 0;
    for (const MatchPlayer &player : side.players)
        sum += player.achievements.*which;
    return sum;
}

/// A touchdown is one of a drive, and a drive has one; only a card makes it worth more.
QString score(const Change &change, Seat seat)
{
    if (change.byHand(u"hand.value"))
        return {};
    const int more = change.after.side(seat).score - change.before.side(seat).score;
    const int drives = driven(change.after, seat) - driven(change.before, seat);
    const bool levels = change.before.ongoingSum(seat, u"next-touchdown-levels"_s) > 0;
    return more == drives || (levels && drives == 1 && more > 1) ? QString() : u"score"_s;
}

/// The marker goes on one by one; riots and empty pitches move it further, riots also back.
QString turnMarker(const Change &change, Seat seat)
{
    const int turn = change.after.side(seat).turn;
    if (turn < 0 || turn > change.context.turnsPerHalf())
        return u"turn marker off its track"_s;
    if (change.byHand(u"hand.value"))
        return {};
    if (change.newHalf())
        return turn == change.turnsSkipped() ? QString() : u"turn marker at half-time"_s;
    const int more = turn - change.before.side(seat).turn;
    const bool riot = change.after.occasion.kickOff.row == RowId(u"riot"_s);
    if (more < 0 && !riot && change.event.prompt != u"concede"_s)
        return u"turn marker went back"_s;
    return more > 2 + change.turnsSkipped() ? u"turn marker jumped"_s : QString();
}

QString rerollNumbers(const Change &change, Seat seat)
{
    const Rerolls &has = change.after.side(seat).rerolls;
    if (has.perHalf < 0 || has.left < 0 || has.bonusHalf < 0 || has.bonusDrive < 0)
        return u"re-rolls"_s;
    if (has.left > has.perHalf)
        return u"more re-rolls than the side has"_s;
    if (has.leader && !has.leaderCame)
        return u"a leader's re-roll without a leader"_s;
    const int most = std::max(1, change.after.ongoingSum(seat, u"re-rolls-per-turn"_s));
    return has.usedThisTurn > most ? u"more than one re-roll in a turn"_s : QString();
}

/// What was bought only fills up at half-time; using one takes exactly one away.
QString rerollUse(const Change &change, Seat seat)
{
    const Rerolls &was = change.before.side(seat).rerolls;
    const Rerolls &has = change.after.side(seat).rerolls;
    // What is passed over on the way, such as the moment of a card, may bring others.
    const bool used = change.event.prompt == u"re-roll"_s && seat == change.before.active
        && change.before.agenda.back().kind == u"turn-actions"_s;
    if (used && has.available() != was.available() - 1)
        return u"a re-roll was used"_s;
    if (used && has.usedThisTurn != was.usedThisTurn + 1)
        return u"a re-roll of the turn"_s;
    const bool fills = change.halfTime() || change.byHand(u"hand.value");
    if (!fills && has.left - was.left > std::max(0, has.perHalf - was.perHalf))
        return u"re-rolls came back"_s;
    return {};
}

QString supplies(const Change &change, Seat seat)
{
    const SideState &side = change.after.side(seat);
    const SideState &was = change.before.side(seat);
    if (side.bribes < 0 || side.apothecaries < 0)
        return u"bribes or apothecaries"_s;
    const bool hand = change.byHand(u"hand.value");
    if (!hand && (side.bribes < was.bribes - 1 || side.apothecaries < was.apothecaries - 1))
        return u"several bribes or apothecaries at once"_s;
    for (auto it = side.counters.begin(); it != side.counters.end(); ++it) {
        if (it.value() < 0)
            return it.key();
        const auto bought = std::count_if(
            side.purchases.begin(), side.purchases.end(),
            [&it](const Purchase &each) { return each.inducement.text() == it.key(); });
        if (bought > 0 && it.value() > bought)
            return u"more than was bought: "_s + it.key();
    }
    return {};
}

QString money(const Change &change, Seat seat)
{
    const SideState &side = change.after.side(seat);
    if (side.treasury < 0 || side.transferred < 0 || side.gift < 0)
        return u"money"_s;
    if (side.treasury > change.context.team(seat).treasury)
        return u"a treasury grew"_s;
    return std::any_of(side.purchases.begin(), side.purchases.end(),
                       [](const Purchase &each) { return each.price < 0; })
        ? u"a price"_s
        : QString();
}

/// Nobody is lost or exchanged, nobody is there twice.
QString roster(const Change &change, Seat seat)
{
    const auto &players = change.after.side(seat).players;
    const auto &were = change.before.side(seat).players;
    if (players.size() < were.size())
        return u"a player is gone"_s;
    for (size_t i = 0; i < were.size(); ++i) {
        if (players[i].who != were[i].who)
            return u"a player is another"_s;
    }
    if (players.size() == were.size())
        return {};
    QSet<QString> refs;
    QSet<int> shirts;
    for (const MatchPlayer &player : players) {
        refs.insert(player.ref());
        shirts.insert(player.who->player.number);
    }
    const auto count = static_cast<qsizetype>(players.size());
    return refs.size() == count && shirts.size() == count ? QString() : u"a player twice"_s;
}

/// Only an amnesty and dungeons without walls let anybody out again.
bool isFreed(const MatchState &state)
{
    const bool amnesty
        = !state.agenda.empty() && says(state.agenda.back(), u"match-events", u"amnesty");
    return amnesty || state.occasion.stadium.row.text() == u"poorly-built-dungeons"_s;
}

/// From which box a player may come to which; a set-up fields those in reserve by then.
bool mayMove(const Change &change, Seat seat, const MatchPlayer &was, Whereabouts to)
{
    const bool setUp
        = change.newDrive() || change.before.side(seat).countIn(Whereabouts::Pitch) == 0;
    switch (was.where) {
    case Whereabouts::SentOff:
        return isFreed(change.after) && (to == Whereabouts::Reserves || setUp);
    case Whereabouts::Absent:
        return false;
    case Whereabouts::Injured:
        return to != Whereabouts::Pitch || setUp;
    case Whereabouts::Reserves:
        return to != Whereabouts::Pitch || !was.sitsOut || setUp;
    case Whereabouts::KnockedOut:
    case Whereabouts::Pitch:
        return true;
    }
    return true;
}

QString whereabouts(const Change &change, Seat seat)
{
    const SideState &side = change.after.side(seat);
    const auto &were = change.before.side(seat).players;
    const int most
        = change.context.mostOnPitch() + change.after.ongoingSum(seat, u"players-on-pitch"_s);
    if (side.countIn(Whereabouts::Pitch) > most)
        return u"too many on the pitch"_s;
    for (size_t i = 0; i < side.players.size(); ++i) {
        const MatchPlayer &player = side.players[i];
        if (!player.isOnPitch() && player.posture != Posture::Standing)
            return u"lies down off the pitch"_s;
        if (i < were.size() && were[i].where != player.where && !change.byHand(u"hand.place")
            && !mayMove(change, seat, were[i], player.where))
            return u"%1 went from box %2 to %3"_s.arg(player.ref())
                .arg(static_cast<int>(were[i].where))
                .arg(static_cast<int>(player.where));
    }
    return {};
}

bool isAhead(const MatchState &state, QStringView step)
{
    return std::any_of(state.agenda.begin(), state.agenda.end(),
                       [step](const Step &each) { return each.kind == step; });
}

/// What was recorded gave one, and so may a roll, at once or when nobody rolled again; or no card
/// was played for what had been recorded.
bool isEarned(const Change &change, int more, bool recorded)
{
    const bool later = change.event.prompt == u"roll.die"_s || isAhead(change.before, u"roll-end")
        || isAhead(change.before, u"interception-noted");
    const int byThen = more - (recorded ? 1 : 0);
    return byThen == 0 || (byThen == 1 && later);
}

/// Points come only from what they are given for.
QString starPoints(const Change &change, Seat seat)
{
    const SideState &side = change.after.side(seat);
    const SideState &was = change.before.side(seat);
    const auto more = [&](int AchievementCounts::*which) {
        return achievements(side, which) - achievements(was, which);
    };
    const auto scorers = [seat](const MatchState &state) {
        return static_cast<int>(std::count_if(
            state.drives.begin(), state.drives.end(), [seat](const DriveRecord &drive) {
                return drive.scoredBy == seat && drive.scorer.isValid();
            }));
    };
    if (more(&AchievementCounts::touchdowns) != scorers(change.after) - scorers(change.before))
        return u"points for touchdowns"_s;
    // A bribed or blackmailed player plays for the others, yet keeps the credit for a pass.
    const QString &prompt = change.event.prompt;
    const bool passed = (prompt == u"completion"_s || prompt == u"completion.other"_s)
        && PlayerRef::fromString(change.event.choice()).seat == seat;
    if (!isEarned(change, more(&AchievementCounts::completions), passed))
        return u"points for completions"_s;
    const bool caught = prompt == u"interception"_s
        && PlayerRef::fromString(change.event.choice()).seat == seat
        && !isAhead(change.after, u"interception-noted");
    if (!isEarned(change, more(&AchievementCounts::interceptions), caught))
        return u"points for interceptions"_s;
    int hurt = 0;
    const auto earned
        = [seat, &change](const PlayerRef &by, const PlayerRef &victim, HarmCause cause) {
              const MatchPlayer *player = change.after.find(by);
              return player && by.seat == seat && victim.seat != seat && isBlock(cause)
                      && !player->has(Skills::Chainsaw) // what a saw does earns nothing
                  ? 1
                  : 0;
          };
    for (const CasualtyRecord &each : change.after.casualties)
        hurt += earned(each.by, each.victim, each.cause);
    for (const Step &step : change.after.agenda) {
        if (const CasualtyChain *end = step.data.find<CasualtyChain>())
            hurt += earned(step.by, step.player, end->cause);
    }
    return achievements(side, &AchievementCounts::casualties) == hurt ? QString()
                                                                      : u"points for casualties"_s;
}

QString frame(const Change &change)
{
    const MatchState &before = change.before;
    const MatchState &after = change.after;
    if (after.half < before.half || after.half > change.context.halves() + 1
        || after.drive < before.drive)
        return u"half or drive"_s;
    if (after.drive != static_cast<int>(after.drives.size()))
        return u"drives on record"_s;
    if (after.half > change.context.halves() && !change.context.isOn(u"overtime"_s))
        return u"extra time"_s;
    if (before.over && !after.over)
        return u"the match goes on after the whistle"_s;
    if (after.active != noSeat && (after.over || after.half == 0))
        return u"a turn outside the match"_s;
    if (after.casualties.size() < before.casualties.size())
        return u"a casualty is gone"_s;
    if (after.active != noSeat
        && (after.uses.blitzes > mostBlitzes(change.context, after)
            || after.uses.fouls > mostFouls(change.context, after)
            || after.uses.completions > mostPasses(change.context, after)))
        return u"too many blitzes, fouls or passes"_s;
    return {};
}

/// Who scored kicks next; who received first kicks the second half.
QString kicking(const Change &change)
{
    const MatchState &after = change.after;
    if (!change.newDrive() || after.drives.size() < 2 || after.kicking == noSeat
        || change.decidedAtOnce())
        return {};
    const DriveRecord &last = after.drives[after.drives.size() - 2];
    const DriveRecord &now = after.drives.back();
    if (now.half == last.half && last.scoredBy != noSeat && after.kicking != last.scoredBy)
        return u"who scored does not kick"_s;
    if (now.half == 2 && last.half == 1 && after.kickedFirst != noSeat
        && after.kicking == after.kickedFirst)
        return u"the same side kicks both halves"_s;
    return {};
}

QString ball(const Change &change)
{
    const MatchState &after = change.after;
    if (!after.carrier.isValid())
        return {};
    const MatchPlayer *carrier = after.find(after.carrier);
    if (!carrier)
        return u"nobody has the ball"_s;
    if (!carrier->isOnPitch())
        return u"the ball is off the pitch"_s;
    return {};
}

QString shown(const Change &change)
{
    const MatchState &after = change.after;
    QSet<int> taken;
    for (auto it = after.board.begin(); it != after.board.end(); ++it) {
        if (it.key() == board::ball)
            continue;
        const MatchPlayer *player = after.find(PlayerRef::fromString(it.key()));
        if (!player || !player->isOnPitch())
            return u"shown on the board and not on the pitch"_s;
        const int square = board::numberOf(it.value());
        if (square < 1 || taken.contains(square))
            return u"two on one square"_s;
        taken.insert(square);
    }
    return {};
}

/// A card is in one hand or on one pile.
QString cards(const Change &change)
{
    QSet<QString> seen;
    for (const SideState &side : change.after.sides) {
        for (const CardList *pile : {&side.cards, &side.cardsPlayed, &side.drawn}) {
            for (const QString &card : cardNames(*pile)) {
                if (seen.contains(card))
                    return u"card twice: "_s + card;
                seen.insert(card);
            }
        }
    }
    return {};
}

QString confirmations(const Change &change)
{
    const bool touched
        = !change.event.prompt.startsWith(u"result.") && !change.after.after.hasBegun();
    const bool stands = change.after.sides[0].confirmed || change.after.sides[1].confirmed;
    return touched && stands ? u"confirmed what was changed since"_s : QString();
}

int told(const Change &change, Seat seat, FactKind kind)
{
    return static_cast<int>(
        std::count_if(change.after.facts.begin(), change.after.facts.end(),
                      [&](const Fact &fact) { return fact.kind == kind && fact.seat == seat; }));
}

int arrivedIn(const Change &change, Seat seat, Whereabouts box)
{
    const auto &players = change.after.side(seat).players;
    const auto &were = change.before.side(seat).players;
    int count = 0;
    for (size_t i = 0; i < were.size(); ++i)
        count += players[i].where == box && were[i].where != box ? 1 : 0;
    return count;
}

/// What is told happened, and what happened is told.
QString achievementsTold(const Change &change, Seat seat)
{
    const SideState &side = change.after.side(seat);
    const SideState &was = change.before.side(seat);
    const bool hand = change.byHand(u"hand.value") || change.byHand(u"hand.place");
    const auto more = [&](int AchievementCounts::*which) {
        return achievements(side, which) - achievements(was, which);
    };
    if (!hand && (side.score > was.score) != (told(change, seat, FactKind::Touchdown) > 0))
        return u"told touchdowns"_s;
    if (more(&AchievementCounts::completions) != told(change, seat, FactKind::Completion))
        return u"told completions"_s;
    if (more(&AchievementCounts::interceptions) != told(change, seat, FactKind::Interception))
        return u"told interceptions"_s;
    // Some go back into the hand, and are not told.
    if (side.cardsPlayed.size() - was.cardsPlayed.size() > told(change, seat, FactKind::CardPlayed))
        return u"told cards"_s;
    if (arrivedIn(change, seat, Whereabouts::SentOff) > told(change, seat, FactKind::SentOff))
        return u"told sendings-off"_s;
    const bool fewer = side.rerolls.available() < was.rerolls.available();
    const bool spent = told(change, seat, FactKind::RerollSpent) > 0
        || told(change, seat, FactKind::RerollsLost) > 0;
    const bool ended = change.newDrive() || change.halfTime() || change.after.over || hand;
    if (fewer && !spent && !ended && side.rerolls.leader == was.rerolls.leader)
        return u"told re-rolls"_s;
    return {};
}

/// The turns that are being played: an extra one may stand before the one it interrupts.
qsizetype turnsOn(const MatchState &state)
{
    return std::count_if(state.agenda.begin(), state.agenda.end(),
                         [](const Step &step) { return step.kind == StepKind::TurnActions; });
}

/// Seen in the states alone, whether a turn ended that nobody ended himself: it is told.
QString turnoversTold(const Change &change)
{
    static const QStringList enders{Asks::EndTurn, Asks::IllegalProcedureAnswer, Asks::HurryUpRoll};
    const MatchState &before = change.before;
    const MatchState &after = change.after;
    const auto turn = [](const MatchState &state) {
        return std::tuple(state.active, state.extraTurn, state.sides[0].turnsPlayed,
                          state.sides[1].turnsPlayed);
    };
    const bool scored = before.sides[0].score != after.sides[0].score
        || before.sides[1].score != after.sides[1].score;
    const qsizetype was = turnsOn(before);
    const qsizetype is = turnsOn(after);
    const bool ended = is < was || (is == was && turn(before) != turn(after));
    const bool lost = was > 0 && ended && !before.over && !after.over && !scored
        && !enders.contains(change.event.prompt);
    const bool isTold
        = told(change, 0, FactKind::Turnover) + told(change, 1, FactKind::Turnover) > 0;
    if (lost && !isTold && !change.event.prompt.startsWith(u"hand."))
        return u"a turnover is not told"_s;
    const auto unsaid = [](const Fact &fact) {
        return fact.kind == FactKind::Turnover && fact.cause == TurnoverCause::Unsaid;
    };
    if (change.event.prompt != Asks::Turnover
        && std::any_of(after.facts.begin(), after.facts.end(), unsaid))
        return u"a turnover without its reason"_s;
    const auto hurt = static_cast<qsizetype>(after.casualties.size() - before.casualties.size());
    if (hurt != told(change, 0, FactKind::Casualty) + told(change, 1, FactKind::Casualty))
        return u"told casualties"_s;
    return {};
}

constexpr Rule ofASide[]{score, turnMarker, rerollNumbers, rerollUse,  supplies,
                         money, roster,     whereabouts,   starPoints, achievementsTold};
constexpr QString (*ofTheMatch[])(const Change &){frame, kicking,       ball,         shown,
                                                  cards, confirmations, turnoversTold};

} // namespace

QString brokenRule(const MatchContext &context, const MatchState &before, const Event &event,
                   const MatchState &after)
{
    const Change change{context, before, event, after};
    for (const Rule rule : ofASide) {
        for (const Seat seat : {0, 1}) {
            if (const QString broken = rule(change, seat); !broken.isEmpty())
                return broken;
        }
    }
    for (const auto rule : ofTheMatch) {
        if (const QString broken = rule(change); !broken.isEmpty())
            return broken;
    }
    return {};
}

QString brokenPrompt(const std::vector<Prompt> &offered)
{
    QSet<QString> ids;
    for (const Prompt &prompt : offered) {
        if (ids.contains(prompt.id))
            return u"asked twice: "_s + prompt.id;
        ids.insert(prompt.id);
        const QSet<QString> choices(prompt.choices.begin(), prompt.choices.end());
        const bool choice = prompt.kind == PromptKind::Choice;
        if (choice != !prompt.choices.isEmpty() || choices.size() != prompt.choices.size())
            return u"choices of "_s + prompt.id;
        if ((prompt.kind == PromptKind::Dice) != prompt.dice.has_value())
            return u"dice of "_s + prompt.id;
        if (prompt.atLeast > prompt.atMost
            || (choice && !prompt.mayRepeat && prompt.atMost > prompt.choices.size()))
            return u"limits of "_s + prompt.id;
    }
    return {};
}

} // namespace dugout
