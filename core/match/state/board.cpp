// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/state/board.h"

#include "core/match/state/promptnames.h"
#include "core/pitch/ballflight.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout::board {

namespace {

/// Invalid where nobody stands.
PlayerRef standingAt(const MatchState &state, Square square)
{
    const PlayerRef there = PlayerRef::fromString(playerAt(state, square));
    const MatchPlayer *player = there.isValid() ? state.find(there) : nullptr;
    return player && player->posture == Posture::Standing ? there : PlayerRef{};
}

/// Squares behind the line of scrimmage and rows across: three in the line, two in each wide zone.
constexpr std::array<Stride, 11> usualLine{
    {{0, 6}, {0, 7}, {0, 8}, {2, 5}, {2, 9}, {1, 2}, {1, 12}, {3, 3}, {3, 11}, {4, 7}, {7, 7}}};

/// The strong and the well armoured take the first blows; who handles the ball well stays behind.
bool standsFurtherInFront(const MatchPlayer *one, const MatchPlayer *other)
{
    const auto front = [](const MatchPlayer &player) {
        const Profile profile = player.profile();
        const bool handles = player.has(Skills::SureHands) || player.has(Skills::Pass);
        return std::array{-static_cast<int>(handles), profile.strength, profile.armour,
                          -profile.agility, -profile.movement};
    };
    return front(*one) > front(*other);
}

Square squareOf(Stride place, Half end)
{
    const int line = pitch::length / 2 - 1 - place.dx;
    return {end == Half::Left ? line : pitch::length - 1 - line, place.dy};
}

} // namespace

int numberOf(const std::optional<Square> &square)
{
    return square ? square->y * pitch::length + square->x + 1 : 0;
}

std::optional<Square> squareOf(int number)
{
    if (number < 1 || number > squares)
        return std::nullopt;
    return Square{(number - 1) % pitch::length, (number - 1) / pitch::length};
}

QString squareName(Square square)
{
    return QChar(u'A' + square.x) + QString::number(square.y + 1);
}

std::optional<Square> squareNamed(const QString &name)
{
    if (name.size() < 2)
        return std::nullopt;
    const Square square{name.at(0).unicode() - u'A', name.mid(1).toInt() - 1};
    return pitch::contains(square) && squareName(square) == name ? std::optional(square)
                                                                 : std::nullopt;
}

Half endOf(Seat seat)
{
    return seat == 0 ? Half::Left : Half::Right;
}

void put(MatchState &state, const QString &who, const std::optional<Square> &square)
{
    const auto before = state.board.find(who);
    const std::optional<Square> from
        = before == state.board.end() ? std::nullopt : std::optional(*before);
    if (who == ball)
        state.carrier = square ? standingAt(state, *square) : PlayerRef{};
    else if (const QString other = square ? playerAt(state, *square) : QString();
             !other.isEmpty() && other != who) {
        if (from)
            state.board.insert(other, *from);
        else
            state.board.remove(other);
    }
    if (square)
        state.board.insert(who, *square);
    else
        state.board.remove(who);
}

void moveBall(MatchState &state, int d8, int squares)
{
    const auto from = state.board.find(ball);
    if (from != state.board.end() && !state.carrier.isValid())
        *from = scatter(*from, d8, squares).last;
}

void dropBall(MatchState &state, const QString &who)
{
    const auto square = state.board.find(who);
    if (square != state.board.end())
        state.board.insert(ball, *square);
}

QString playerAt(const MatchState &state, Square square)
{
    for (auto it = state.board.begin(); it != state.board.end(); ++it) {
        if (*it == square && it.key() != ball)
            return it.key();
    }
    return {};
}

std::optional<Square> ballSquare(const MatchState &state)
{
    const auto found
        = state.board.find(state.carrier.isValid() ? state.carrier.toString() : QString(ball));
    return found == state.board.end() ? std::nullopt : std::optional(*found);
}

Formation formation(const MatchState &state)
{
    std::vector<PlacedPlayer> placed;
    for (const Seat seat : {0, 1}) {
        for (const MatchPlayer &player : state.side(seat).players) {
            const auto square = state.board.find(player.ref());
            if (square == state.board.end())
                continue;
            PlacedPlayer one;
            one.number = player.who->player.number;
            one.side = endOf(seat);
            one.square = *square;
            one.standing = player.posture == Posture::Standing;
            one.tackleZone = player.timedEffects.empty() || !player.isDazed();
            one.standFirm = player.has(Skills::StandFirm) || player.isRooted(); // neither is pushed
            one.guard = player.has(Skills::Guard);
            one.sideStep = player.has(Skills::SideStep);
            placed.push_back(one);
        }
    }
    return Formation(std::move(placed));
}

namespace {

/// His roll for leaving a square was begun before he is shown on the next one.
void noteWhereFrom(MatchState &state, const PlayerRef &who, Square from)
{
    for (auto step = state.agenda.rbegin(); step != state.agenda.rend(); ++step) {
        if (step->kind == StepKind::TurnActions)
            return;
        const bool isRoll = step->kind == StepKind::PlayerRoll && step->by == who;
        RollPlan plan = isRoll ? *step->as<PlannedRoll>() : RollPlan{};
        if ((plan.roll != Rolls::Dodge && plan.roll != Rolls::Leap) || plan.from != 0)
            continue;
        plan.from = numberOf(from);
        step->data = PlannedRoll(plan);
        return;
    }
}

} // namespace

void walkTo(MatchState &state, const QString &who, const std::optional<Square> &square)
{
    const auto from = state.board.constFind(who);
    const PlayerRef ref = PlayerRef::fromString(who);
    MatchPlayer *player = ref.isValid() ? state.find(ref) : nullptr;
    const bool plays = std::any_of(state.agenda.begin(), state.agenda.end(), [](const Step &step) {
        return step.kind == StepKind::TurnActions;
    });
    const bool walks = plays && player && state.playsFor(ref) == state.active
        && player->posture == Posture::Standing && from != state.board.constEnd() && square;
    const int squares = walks ? squareDistance(*from, *square) : 0;
    if (squares == 1)
        noteWhereFrom(state, ref, *from);
    put(state, who, square);
    for (int i = 0; i < squares; ++i)
        player->usedThisTurn.push_back(TurnMark::Square);
}

std::vector<Event> placing(const QString &who, const std::optional<Square> &square)
{
    Event chosen;
    chosen.prompt = Asks::HandBoard;
    chosen.choices = {who};
    Event put;
    put.prompt = Asks::HandSquare;
    put.number = numberOf(square);
    return {chosen, put};
}

namespace {

constexpr int fewestInLine = 3;
constexpr qsizetype lineSquares = 3; ///< so many of the usual places stand in the line

/// In front of the middle of the pitch, between the wide zones.
bool isInLine(Square square, Half end)
{
    return square.x == squareOf(usualLine.front(), end).x && !pitch::isWideZone(square);
}

/// A missing player may leave a gap in the line: others fill it, the strong first.
void closeTheLine(std::vector<std::pair<const MatchPlayer *, Square>> &placed, Half end)
{
    const auto inLine = [end](const auto &one) { return isInLine(one.second, end); };
    std::stable_sort(placed.begin(), placed.end(), [](const auto &one, const auto &other) {
        return standsFurtherInFront(one.first, other.first);
    });
    for (qsizetype i = 0; i < lineSquares; ++i) {
        const Square square = squareOf(usualLine.at(static_cast<size_t>(i)), end);
        const bool taken = std::any_of(placed.begin(), placed.end(),
                                       [square](const auto &one) { return one.second == square; });
        const auto next = std::find_if_not(placed.begin(), placed.end(), inLine);
        if (std::count_if(placed.begin(), placed.end(), inLine) >= fewestInLine
            || next == placed.end())
            return;
        if (!taken)
            next->second = square;
    }
}

} // namespace

std::vector<Event> liningUp(const MatchState &state, Seat seat, const QMap<QString, Square> &before)
{
    const Half end = endOf(seat);
    std::vector<std::pair<const MatchPlayer *, Square>> placed;
    const auto isFree = [&](Square square) {
        return playerAt(state, square).isEmpty()
            && std::none_of(placed.begin(), placed.end(),
                            [square](const auto &one) { return one.second == square; });
    };
    std::vector<const MatchPlayer *> waiting;
    bool anybodyStands = false;
    for (const MatchPlayer &player : state.side(seat).players) {
        if (!player.isOnPitch())
            continue;
        if (state.board.contains(player.ref())) {
            anybodyStands = true;
            continue;
        }
        const auto known = before.constFind(player.ref());
        if (known != before.constEnd() && isFree(*known))
            placed.emplace_back(&player, *known);
        else
            waiting.push_back(&player);
    }
    std::stable_sort(waiting.begin(), waiting.end(), standsFurtherInFront);
    for (const Stride place : usualLine) {
        const Square square = squareOf(place, end);
        if (waiting.empty())
            break;
        if (!isFree(square))
            continue;
        placed.emplace_back(waiting.front(), square);
        waiting.erase(waiting.begin());
    }
    if (!anybodyStands) // else somebody is placing them by hand
        closeTheLine(placed, end);
    std::vector<Event> events;
    for (const auto &[player, square] : placed) {
        const std::vector<Event> put = placing(player->ref(), square);
        events.insert(events.end(), put.begin(), put.end());
    }
    return events;
}

} // namespace dugout::board
