// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/roundrobin.h"

#include "core/league/homebalance.h"
#include "core/league/lot.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct RoundRobinWords
{
    Q_DECLARE_TR_FUNCTIONS(RoundRobin)
};

/// Two places of the circle, the home one first.
struct Places
{
    int home = 0;
    int away = 0;
};

/// A round of the circle method: one stands in the middle when the number is even, the others sit
/// round the circle and move on by one place a round. With these homes everybody is at home and
/// away by turns with at most one exception, and equally often or once apart in the end.
std::vector<Places> circleRound(int entrants, int round)
{
    const bool even = entrants % 2 == 0;
    const int circle = even ? entrants - 1 : entrants;
    const int middle = circle;
    std::vector<Places> pairs;
    if (even)
        pairs.push_back(round % 2 == 0 ? Places{middle, round} : Places{round, middle});
    for (int step = 1; step <= (circle - 1) / 2; ++step) {
        const int ahead = (round + step) % circle;
        const int behind = (round - step + circle) % circle;
        pairs.push_back(step % 2 == 1 ? Places{ahead, behind} : Places{behind, ahead});
    }
    return pairs;
}

int circleRounds(int entrants)
{
    return entrants % 2 == 0 ? entrants - 1 : entrants;
}

/// The entrants in such an order that the pinned pairs meet in the first round.
Division seated(Division entrants, const std::vector<Pairing> &pinned)
{
    Division seats(entrants.size());
    const std::vector<Places> first = circleRound(static_cast<int>(entrants.size()), 0);
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
        for (const Places &places : circleRound(count, round))
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
        for (const Places &places : circleRound(count, turn))
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
            return Error{u"pinned-across"_s,
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
        return Error{u"number-of-legs"_s,
                     RoundRobinWords::tr("Everybody meets everybody between 1 and %1 times.")
                         .arg(mostRounds),
                     {}};
    if (const auto sound = checkPins(divisions, rules.pinned); !sound)
        return sound;
    return checkPinned(rules.pinned, all);
}

} // namespace

Result<std::vector<DrawnRound>> drawRoundRobin(const std::vector<Division> &divisions,
                                               const RoundRobinRules &rules, RandomSource *lot)
{
    if (const auto sound = check(divisions, rules); !sound)
        return sound.error();
    std::vector<Division> drawn = divisions;
    std::vector<DrawnRound> leg;
    for (Division &division : drawn) {
        if (lot)
            drawOrder(division, *lot);
        division = seated(division, rules.pinned);
        laySideBySide(leg, withinDivision(division), 0);
    }
    if (rules.across)
        addAcross(leg, drawn);
    return repeated(leg, rules);
}

} // namespace dugout
