// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/bracket.h"

#include "core/match/state/playednames.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <bit>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct BracketWords
{
    Q_DECLARE_TR_FUNCTIONS(Bracket)
};

/// Which seed stands where: each round that is put before doubles the places, and everybody meets
/// the seed that makes up the same sum.
std::vector<size_t> seedOrder(size_t places)
{
    std::vector<size_t> order{0};
    while (order.size() < places) {
        std::vector<size_t> wider;
        for (const size_t seed : order) {
            wider.push_back(seed);
            wider.push_back(order.size() * 2 - 1 - seed);
        }
        order = std::move(wider);
    }
    return order;
}

void pin(std::vector<EntrantId> &places, const Pairing &pair)
{
    const auto home = std::find(places.begin(), places.end(), pair.home) - places.begin();
    const auto away = std::find(places.begin(), places.end(), pair.away) - places.begin();
    const auto opposite = home ^ 1; // the other of two neighbours
    std::swap(places[static_cast<size_t>(away)], places[static_cast<size_t>(opposite)]);
}

Result<void> check(const std::vector<EntrantId> &seeds, const KnockOutRules &rules,
                   const std::vector<Pairing> &pinned)
{
    if (const auto sound = checkEntrants(seeds); !sound)
        return sound;
    if (rules.bestOf < 1 || rules.bestOf % 2 == 0 || rules.bestOf > mostRounds)
        return Error{ErrorCode::BestOf,
                     BracketWords::tr("The winner is found in an odd number of games, at most "
                                      "%1.")
                         .arg(mostRounds - 1),
                     {}};
    for (const Pairing &pair : pinned) {
        if (pair.away.isEmpty())
            return Error{ErrorCode::PinnedBye,
                         BracketWords::tr("Byes of a knock-out go to the best and cannot be "
                                          "pinned."),
                         {}};
    }
    return checkPinned(pinned, seeds);
}

/// Reads results into a bracket, round after round.
class Reader
{
public:
    Reader(const Bracket &bracket, const std::vector<FixtureResult> &results)
        : m_bracket(bracket)
    {
        for (const FixtureResult &result : results)
            m_results[result.round].push_back(&result);
    }

    std::vector<BracketTie> run()
    {
        std::vector<BracketTie> ties = firstRound();
        while (true) {
            for (BracketTie &tie : ties)
                decide(tie);
            m_ties.insert(m_ties.end(), ties.begin(), ties.end());
            if (ties.size() < 2 || ties.back().forThird)
                return std::move(m_ties);
            ties = roundAfter(ties);
        }
    }

private:
    std::vector<BracketTie> firstRound() const
    {
        std::vector<BracketTie> ties;
        for (size_t i = 0; i + 1 < m_bracket.places.size(); i += 2) {
            BracketTie tie;
            tie.round = m_bracket.rules.firstRound;
            tie.number = static_cast<int>(ties.size());
            tie.home = m_bracket.places[i];
            tie.away = m_bracket.places[i + 1];
            if (tie.home.isEmpty())
                std::swap(tie.home, tie.away);
            tie.isBye = tie.away.isEmpty();
            ties.push_back(tie);
        }
        return ties;
    }

    std::vector<BracketTie> roundAfter(const std::vector<BracketTie> &before) const
    {
        std::vector<BracketTie> ties;
        for (size_t i = 0; i + 1 < before.size(); i += 2) {
            BracketTie tie;
            tie.round = before[i].round + 1;
            tie.number = static_cast<int>(ties.size());
            tie.home = before[i].winner;
            tie.away = before[i + 1].winner;
            ties.push_back(tie);
        }
        const bool semiFinals = before.size() == 2 && !before[0].isBye && !before[1].isBye;
        if (m_bracket.rules.thirdPlace && semiFinals) {
            BracketTie third = ties.front();
            third.number = 1;
            third.forThird = true;
            third.home = before[0].loser;
            third.away = before[1].loser;
            ties.push_back(third);
        }
        return ties;
    }

    void decide(BracketTie &tie) const
    {
        if (tie.isBye) {
            tie.winner = tie.home;
            return;
        }
        if (tie.home.isEmpty() || tie.away.isEmpty())
            return;
        for (const FixtureResult *result : m_results.value(tie.round))
            count(*result, tie);
        const int needed = m_bracket.rules.bestOf / 2 + 1;
        if (tie.homeWins < needed && tie.awayWins < needed)
            return;
        tie.winner = tie.homeWins >= needed ? tie.home : tie.away;
        tie.loser = tie.homeWins >= needed ? tie.away : tie.home;
    }

    static void count(const FixtureResult &result, BracketTie &tie)
    {
        const bool straight = result.home == tie.home && result.away == tie.away;
        const bool turned = result.home == tie.away && result.away == tie.home;
        if (!straight && !turned)
            return;
        ++tie.games;
        const FixtureSide winner = winnerOf(result);
        if (winner != FixtureSide::Neither)
            ++((winner == FixtureSide::Home) == straight ? tie.homeWins : tie.awayWins);
    }

    const Bracket &m_bracket;
    QHash<int, std::vector<const FixtureResult *>> m_results;
    std::vector<BracketTie> m_ties;
};

} // namespace

int Bracket::rounds() const
{
    return static_cast<int>(std::bit_width(places.size())) - 1;
}

Result<Bracket> drawBracket(const std::vector<EntrantId> &seeds, const KnockOutRules &rules,
                            const std::vector<Pairing> &pinned)
{
    if (const auto sound = check(seeds, rules, pinned); !sound)
        return sound.error();
    Bracket bracket{rules, {}};
    for (const size_t seed : seedOrder(std::bit_ceil(seeds.size())))
        bracket.places.push_back(seed < seeds.size() ? seeds[seed] : EntrantId());
    for (const Pairing &pair : pinned)
        pin(bracket.places, pair);
    return bracket;
}

std::vector<BracketTie> tiesOf(const Bracket &bracket, const std::vector<FixtureResult> &results)
{
    return Reader(bracket, results).run();
}

DrawnRound nextGames(const Bracket &bracket, const std::vector<FixtureResult> &results)
{
    DrawnRound round{bracket.rules.firstRound, {}, {}};
    bool isFound = false;
    for (const BracketTie &tie : tiesOf(bracket, results)) {
        const bool open = tie.winner.isEmpty() && !tie.home.isEmpty() && !tie.away.isEmpty();
        if (!isFound && open) {
            isFound = true;
            round.number = tie.round;
        }
        if (open && tie.round == round.number)
            round.pairs.push_back(tie.games % 2 == 0 ? Pairing{tie.home, tie.away}
                                                     : Pairing{tie.away, tie.home});
    }
    if (isFound && round.number == bracket.rules.firstRound) {
        for (const BracketTie &tie : tiesOf(bracket, results)) {
            if (tie.isBye)
                round.byes.push_back(tie.home);
        }
    }
    return round;
}

QString occasionOf(const Bracket &bracket, int round)
{
    const int before = bracket.rules.firstRound + bracket.rounds() - 1 - round;
    if (before == 0)
        return Played::Final;
    return before == 1 ? Played::SemiFinal : Played::PlayOff;
}

} // namespace dugout
