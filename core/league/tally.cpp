// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/tally.h"

#include <QCoreApplication>

#include <numeric>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct StandingsWords
{
    Q_DECLARE_TR_FUNCTIONS(Standings)
};

/// "Round 3, Reikland – Gouged Eye: …", or without an opponent.
Error inMatch(const FixtureResult &result, const Error &error)
{
    const QString sides = result.away.isEmpty()
        ? result.home.text()
        : result.home.text() + u" – "_s + result.away.text();
    return {error.code,
            StandingsWords::tr("Round %1, %2: %3")
                .arg(QString::number(result.round), sides, error.message),
            error.detail};
}

/// A league has many matches but few different scores: each is worked out once.
class PointsMemo
{
public:
    explicit PointsMemo(const PointsFormula &formula)
        : m_formula(formula)
    { }

    /// A bye that counts as nothing gives nothing, unless the formula speaks of byes.
    Result<Rational> of(const EntrantLine &line)
    {
        if (line.outcome == LeagueOutcome::None && !m_formula.namesByes())
            return Rational(0);
        const quint64 key = keyOf(line);
        if (key == 0)
            return m_formula.points(line);
        const auto known = m_known.constFind(key);
        if (known != m_known.constEnd())
            return *known;
        auto points = m_formula.points(line);
        if (points)
            m_known.insert(key, *points);
        return points;
    }

private:
    /// All a formula can ask for, without columns of the league's own; 0 where it has no room.
    static quint64 keyOf(const EntrantLine &line)
    {
        constexpr int room = 1 << 12;
        if (!line.columns.empty()
            || std::max({line.td, line.tdAgainst, line.cas, line.casAgainst}) >= room)
            return 0;
        quint64 key = 1;
        for (const bool fact :
             {line.forfeited, line.opponentForfeited, line.conceded, line.opponentConceded})
            key = key * 2 + (fact ? 1 : 0);
        key = key * 8 + static_cast<quint64>(line.kind);
        key = key * 8 + static_cast<quint64>(line.outcome);
        for (const int count : {line.td, line.tdAgainst, line.cas, line.casAgainst})
            key = key * room + static_cast<quint64>(count);
        return key;
    }

    const PointsFormula &m_formula;
    QHash<quint64, Rational> m_known;
};

class Tallier
{
public:
    Tallier(const StandingsInput &input, const StandingsRules &rules)
        : m_input(input)
        , m_rules(rules)
        , m_points(rules.points)
    { }

    Result<std::vector<Tally>> run()
    {
        if (const auto enrolled = enrol(); !enrolled)
            return enrolled.error();
        if (const auto counted = countAll(); !counted)
            return counted.error();
        for (Tally &tally : m_tallies)
            sumPoints(tally);
        if (const auto given = addHandPoints(); !given)
            return given.error();
        return checked();
    }

private:
    Result<void> enrol()
    {
        for (const Entrant &entrant : m_input.entrants) {
            if (entrant.id.isEmpty() || m_places.contains(entrant.id))
                return Error{ErrorCode::EntrantTwice,
                             StandingsWords::tr("\"%1\" takes part twice.").arg(entrant.name),
                             {}};
            m_places.insert(entrant.id, static_cast<int>(m_tallies.size()));
            m_tallies.emplace_back().row.entrant = entrant;
        }
        for (const Withdrawal &withdrawal : m_input.withdrawals) {
            const int place = m_places.value(withdrawal.entrant, -1);
            if (place < 0)
                return unknown(withdrawal.entrant);
            Tally &tally = m_tallies[static_cast<size_t>(place)];
            tally.row.withdrawn = true;
            tally.row.resultsVoid = withdrawal.results == LeftResults::Voided;
        }
        return {};
    }

    Result<void> countAll()
    {
        std::vector<FixtureResult> changed;
        if (!m_input.withdrawals.empty())
            changed = resultsAfter(m_input.withdrawals, m_input.results, m_rules.awardedTd);
        for (const FixtureResult &result :
             m_input.withdrawals.empty() ? m_input.results : changed) {
            if (const auto counted = count(result); !counted)
                return inMatch(result, counted.error());
        }
        return {};
    }

    static Error unknown(const EntrantId &entrant)
    {
        return {ErrorCode::NoSuchEntrant,
                StandingsWords::tr("\"%1\" does not take part.").arg(entrant.text()),
                {}};
    }

    Result<void> count(const FixtureResult &result)
    {
        if (const auto sound = checkResult(result); !sound)
            return sound;
        const int home = m_places.value(result.home, -1);
        if (home < 0)
            return unknown(result.home);
        if (result.kind == ResultKind::Bye)
            return add(lineOf(result, FixtureSide::Home, m_rules.bye), home, -1);
        const int away = m_places.value(result.away, -1);
        if (away < 0)
            return unknown(result.away);
        const auto added = add(lineOf(result, FixtureSide::Home, m_rules.bye), home, away);
        return added ? add(lineOf(result, FixtureSide::Away, m_rules.bye), away, home) : added;
    }

    Result<void> add(const EntrantLine &line, int place, int opponent)
    {
        const auto points = m_points.of(line);
        if (!points)
            return points.error();
        Tally &tally = m_tallies[static_cast<size_t>(place)];
        tally.lines.push_back({opponent, line.kind, line.outcome, *points});
        addCounts(tally.row, line);
        return {};
    }

    static void addCounts(StandingRow &row, const EntrantLine &line)
    {
        row.byes += line.kind == ResultKind::Bye ? 1 : 0;
        if (line.outcome == LeagueOutcome::None)
            return;
        ++row.played;
        row.won += line.outcome == LeagueOutcome::Won ? 1 : 0;
        row.drawn += line.outcome == LeagueOutcome::Drawn ? 1 : 0;
        row.lost += line.outcome == LeagueOutcome::Lost ? 1 : 0;
        row.td += line.td;
        row.tdAgainst += line.tdAgainst;
        row.cas += line.cas;
        row.casAgainst += line.casAgainst;
    }

    void sumPoints(Tally &tally) const
    {
        std::vector<Rational> points;
        points.reserve(tally.lines.size());
        for (const TallyLine &line : tally.lines)
            points.push_back(line.points);
        const auto best = static_cast<size_t>(std::max(0, m_rules.bestResults));
        if (best > 0 && best < points.size()) {
            std::sort(points.begin(), points.end(), std::greater<>());
            points.resize(best);
        }
        tally.row.points = std::accumulate(points.begin(), points.end(), Rational());
    }

    Result<void> addHandPoints()
    {
        for (const HandPoints &given : m_input.handPoints) {
            const int place = m_places.value(given.entrant, -1);
            if (place < 0)
                return unknown(given.entrant);
            StandingRow &row = m_tallies[static_cast<size_t>(place)].row;
            if (given.reason.trimmed().isEmpty())
                return Error{ErrorCode::PointsWithoutReason,
                             StandingsWords::tr("Points by hand for \"%1\" need a reason.")
                                 .arg(row.entrant.name),
                             {}};
            row.handPoints += given.points;
            row.points += given.points;
        }
        return {};
    }

    Result<std::vector<Tally>> checked()
    {
        for (const Tally &tally : m_tallies) {
            if (!isWithinMeasure(tally.row.points))
                return Error{ErrorCode::PointsBeyondMeasure,
                             StandingsWords::tr("The points of \"%1\" are beyond all measure.")
                                 .arg(tally.row.entrant.name),
                             {}};
        }
        return std::move(m_tallies);
    }

    const StandingsInput &m_input;
    const StandingsRules &m_rules;
    PointsMemo m_points;
    QHash<EntrantId, int> m_places;
    std::vector<Tally> m_tallies;
};

} // namespace

Result<std::vector<Tally>> tallyResults(const StandingsInput &input, const StandingsRules &rules)
{
    return Tallier(input, rules).run();
}

} // namespace dugout
