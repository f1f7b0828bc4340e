// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/roundrobin.h"

#include "core/league/circle.h"
#include "core/league/homebalance.h"
#include "core/league/lot.h"
#include "core/league/pinnedseats.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct RoundRobinWords
{
    Q_DECLARE_TR_FUNCTIONS(RoundRobin)
};

/// The entrants in such an order that the pinned pairs meet in the first round.
Division seated(Division entrants, const std::vector<Pairing> &pinned)
{
    Division seats(entrants.size());
    const std::vector<CirclePlaces> first = circleRound(static_cast<int>(entrants.size()), 0);
    size_t next = 0;
    for (const Pairing &pair : pinned) {
        if (std::find(entrants.begin(), entrants.end(), pair.home) == entrants.end())
            continue;
        seats[static_cast<size_t>(first[next].home)] = pair.home;
        seats[static_cast<size_t>(first[next].away)] = pair.away;
        std::erase(entrants, pair.home);
        std::erase(entrants, pair.away);
        ++next;
    }
    auto rest = entrants.begin();
    for (EntrantId &seat : seats) {
        if (seat.isEmpty())
            seat = *rest++;
    }
    return seats;
}

std::vector<DrawnRound> withinDivision(const Division &seats)
{
    std::vector<DrawnRound> rounds;
    const auto count = static_cast<int>(seats.size());
    for (int round = 0; round < circleRounds(count); ++round) {
        DrawnRound drawn;
        for (const CirclePlaces &places : circleRound(count, round))
            drawn.pairs.push_back(
                {seats[static_cast<size_t>(places.home)], seats[static_cast<size_t>(places.away)]});
        if (count % 2 == 1)
            drawn.byes.push_back(seats[static_cast<size_t>(round)]);
        rounds.push_back(std::move(drawn));
    }
    return rounds;
}

/// Everybody of one division against everybody of the other, the larger one moving on.
std::vector<DrawnRound> between(const Division &one, const Division &other)
{
    const Division &large = one.size() >= other.size() ? one : other;
    const Division &small = one.size() >= other.size() ? other : one;
    std::vector<DrawnRound> rounds;
    for (size_t round = 0; round < large.size(); ++round) {
        DrawnRound drawn;
        for (size_t i = 0; i < large.size(); ++i) {
            const EntrantId &mover = large[(i + round) % large.size()];
            if (i < small.size())
                drawn.pairs.push_back({small[i], mover});
            else
                drawn.byes.push_back(mover);
        }
        rounds.push_back(std::move(drawn));
    }
    return rounds;
}

/// Adds rounds that are played at the same time.
void laySideBySide(std::vector<DrawnRound> &rounds, const std::vector<DrawnRound> &beside,
                   size_t from)
{
    if (rounds.size() < from + beside.size())
        rounds.resize(from + beside.size());
    for (size_t i = 0; i < beside.size(); ++i) {
        DrawnRound &round = rounds[from + i];
        round.pairs.insert(round.pairs.end(), beside[i].pairs.begin(), beside[i].pairs.end());
        round.byes.insert(round.byes.end(), beside[i].byes.begin(), beside[i].byes.end());
    }
}

/// The divisions meet each other as entrants of a round robin would.
void addAcross(std::vector<DrawnRound> &rounds, const std::vector<Division> &divisions)
{
    const auto count = static_cast<int>(divisions.size());
    for (int turn = 0; turn < circleRounds(count); ++turn) {
        const size_t from = rounds.size();
        for (const CirclePlaces &places : circleRound(count, turn))
            laySideBySide(rounds,
                          between(divisions[static_cast<size_t>(places.home)],
                                  divisions[static_cast<size_t>(places.away)]),
                          from);
    }
    balanceHomes(rounds);
}

std::vector<DrawnRound> repeated(const std::vector<DrawnRound> &leg, const RoundRobinRules &rules)
{
    std::vector<DrawnRound> rounds;
    for (int count = 0; count < rules.legs; ++count) {
        for (DrawnRound round : leg) {
            for (Pairing &pair : round.pairs) {
                if (count % 2 == 1)
                    std::swap(pair.home, pair.away);
            }
            round.number = rules.firstRound + static_cast<int>(rounds.size());
            rounds.push_back(std::move(round));
        }
    }
    return rounds;
}

bool isTogether(const Division &division, const Pairing &pair)
{
    return std::count(division.begin(), division.end(), pair.home) == 1
        && std::count(division.begin(), division.end(), pair.away) == 1;
}

Result<void> checkPins(const std::vector<Division> &divisions, const std::vector<Pairing> &pinned)
{
    for (const Pairing &pair : pinned) {
        const bool together
            = std::any_of(divisions.begin(), divisions.end(),
                          [&pair](const Division &division) { return isTogether(division, pair); });
        if (!together)
            return Error{ErrorCode::PinnedAcross,
                         RoundRobinWords::tr("\"%1\" and \"%2\" are pinned, but they are not two "
                                             "teams of one division.")
                             .arg(pair.home.text(), pair.away.text()),
                         {}};
    }
    return {};
}

Result<void> check(const std::vector<Division> &divisions, const RoundRobinRules &rules)
{
    Division all;
    for (const Division &division : divisions) {
        if (const auto sound = checkEntrants(division); !sound)
            return sound;
        all.insert(all.end(), division.begin(), division.end());
    }
    if (const auto sound = checkEntrants(all); !sound)
        return sound;
    if (rules.legs < 1 || rules.legs > mostRounds)
        return Error{ErrorCode::NumberOfLegs,
                     RoundRobinWords::tr("Everybody meets everybody between 1 and %1 times.")
                         .arg(mostRounds),
                     {}};
    std::map<int, std::vector<Pairing>> byRound{{1, rules.pinned}};
    for (const RoundPin &pin : rules.later)
        byRound[pin.round].push_back(pin.pair);
    for (const auto &[round, pairs] : byRound) {
        if (const auto sound = checkPins(divisions, pairs); !sound)
            return sound;
        if (const auto sound = checkPinned(pairs, all); !sound)
            return sound;
    }
    return {};
}

/// How many rounds it takes until all have met once.
int legLength(const std::vector<Division> &divisions, bool across)
{
    int longest = 0;
    for (const Division &each : divisions)
        longest = std::max(longest, circleRounds(static_cast<int>(each.size())));
    const auto count = static_cast<int>(divisions.size());
    int rounds = longest;
    for (int turn = 0; across && turn < circleRounds(count); ++turn) {
        size_t largest = 0;
        for (const CirclePlaces &places : circleRound(count, turn))
            largest = std::max({largest, divisions[static_cast<size_t>(places.home)].size(),
                                divisions[static_cast<size_t>(places.away)].size()});
        rounds += static_cast<int>(largest);
    }
    return rounds;
}

Error cannotKeep()
{
    return {ErrorCode::PinsClash,
            RoundRobinWords::tr("The pinned pairs cannot all meet in the rounds they are pinned "
                                "in: unpin one of them."),
            {}};
}

/// The division in such an order that all its pinned pairs meet in their rounds.
Result<Division> seatedFor(const Division &division, const RoundRobinRules &rules, int length,
                           RandomSource *lot)
{
    if (rules.later.empty())
        return seated(division, rules.pinned);
    std::vector<SeatPin> pins;
    for (const Pairing &pair : rules.pinned) {
        if (isTogether(division, pair))
            pins.push_back({pair, 0});
    }
    for (const RoundPin &pin : rules.later) {
        if (!isTogether(division, pin.pair))
            continue;
        const int round = (pin.round - 1) % length;
        if (pin.round < 1 || round >= circleRounds(static_cast<int>(division.size())))
            return cannotKeep();
        const bool turned = (pin.round - 1) / length % 2 == 1; // every other leg is
        pins.push_back({turned ? Pairing{pin.pair.away, pin.pair.home} : pin.pair, round});
    }
    auto seats = seatsFor(division, pins, lot);
    return seats ? Result<Division>(*std::move(seats)) : Result<Division>(cannotKeep());
}

} // namespace

int roundRobinLength(const std::vector<Division> &divisions, int legs, bool across)
{
    return legs * legLength(divisions, across);
}

Result<std::vector<DrawnRound>> drawRoundRobin(const std::vector<Division> &divisions,
                                               const RoundRobinRules &rules, RandomSource *lot)
{
    if (const auto sound = check(divisions, rules); !sound)
        return sound.error();
    std::vector<Division> drawn = divisions;
    std::vector<DrawnRound> leg;
    const int length = legLength(divisions, rules.across);
    for (Division &division : drawn) {
        if (lot)
            drawOrder(division, *lot);
        auto seats = seatedFor(division, rules, length, lot);
        if (!seats)
            return seats.error();
        division = *std::move(seats);
        laySideBySide(leg, withinDivision(division), 0);
    }
    if (rules.across)
        addAcross(leg, drawn);
    return repeated(leg, rules);
}

} // namespace dugout
