// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/looks/resultskim.h"

#include "core/values/packedbytes.h"

namespace dugout {

namespace {

/// Walks the bytes in the order in which leaguepack.cpp names the fields. Whoever adds one there
/// and forgets it here is told by the test that compares both; until then nothing is skimmed, as
/// the bytes do not end where they should.
class Skimmer : private PackedBytes
{
public:
    explicit Skimmer(const QByteArray &bytes)
        : PackedBytes(bytes)
    {
        m_season.bytes = bytes;
    }

    [[nodiscard]] std::optional<SkimmedSeason> season()
    {
        for (qsizetype left = count(); left > 0 && m_good; --left)
            competition();
        return isGood() ? std::optional(std::move(m_season)) : std::nullopt;
    }

private:
    void skipNumbers(int many)
    {
        for (int i = 0; i < many; ++i)
            (void)number();
    }
    /// Known ones are pointed to. Place 0 is kept for the empty text wherever it came first.
    SkimmedText text()
    {
        const quint64 place = number();
        if (place > 0) {
            m_good = m_good && place < m_season.texts.size();
            const auto known = static_cast<SkimmedText>(place);
            return m_good && !m_season.texts[known].isEmpty() ? known : 0;
        }
        const QByteArrayView bytes = raw();
        m_season.texts.emplace_back(bytes.data(), bytes.size());
        return bytes.isEmpty() ? 0 : static_cast<SkimmedText>(m_season.texts.size() - 1);
    }
    void skipTexts(int many)
    {
        for (int i = 0; i < many; ++i)
            (void)text();
    }
    template<typename Skip>
    void skipList(const Skip &skip)
    {
        for (qsizetype left = count(); left > 0 && m_good; --left)
            skip();
    }
    void skipTextList()
    {
        skipList([this] { (void)text(); });
    }

    void competition()
    {
        SkimmedCompetition &made = m_season.competitions.emplace_back();
        made.id = text();
        skipRules();
        const qsizetype entrants = count();
        made.entrants = static_cast<int>(entrants);
        for (qsizetype left = entrants; left > 0 && m_good; --left) {
            skipTexts(2); // team, division
            skipNumbers(4); // seed, lot, left, results
            skipTexts(1); // squad
        }
        skipList([this, &made] { phase(made.results); });
        skipList([this] { skipTexts(3); }); // points by hand
        skipList([this] {
            skipNumbers(1); // week
            skipTexts(2);
            skipNumbers(1); // answer
            skipTexts(2);
        });
        skipNumbers(2); // ended, rules at its start
    }
    void skipRules()
    {
        skipTexts(3); // name, game, points
        skipTextList(); // columns
        skipList([this] { skipNumbers(1); }); // tie-breaks
        skipNumbers(7);
        skipList([this] {
            skipTexts(1);
            skipNumbers(11);
        });
        skipNumbers(3); // winners, size of squads, what they count
    }
    void phase(std::vector<SkimmedResult> &results)
    {
        skipNumbers(1); // begun
        skipTextList(); // seeds
        skipList([this] { skipTextList(); }); // divisions
        skipTextList(); // places
        skipList([this, &results] {
            skipNumbers(3); // number, published, deadline
            ++m_round;
            skipList([this, &results] { fixture(results); });
        });
    }
    void fixture(std::vector<SkimmedResult> &results)
    {
        SkimmedResult result;
        result.round = m_round;
        skipTexts(1); // id
        result.home = text();
        result.away = text();
        skipNumbers(1); // pinned
        result.friendly = number() != 0;
        skipTexts(1); // occasion
        skipNumbers(5); // stage, tie, moves, date, deadline
        skipTexts(1); // place
        skipNumbers(1); // table
        skipTexts(1); // match
        if (number() == 0)
            return;
        outcome(result);
        if (result.away != 0 && m_good)
            results.push_back(result);
    }
    void outcome(SkimmedResult &result)
    {
        skipNumbers(1); // round
        skipTexts(2); // sides
        result.kind = static_cast<ResultKind>(signedNumber());
        result.td = static_cast<int>(signedNumber());
        result.tdAgainst = static_cast<int>(signedNumber());
        result.cas = static_cast<int>(signedNumber());
        result.casAgainst = static_cast<int>(signedNumber());
        result.winner = static_cast<FixtureSide>(signedNumber());
        skipNumbers(1); // conceded
        skipList([this] {
            skipTexts(1);
            skipNumbers(2);
        });
        skipNumbers(6); // source, at, both values, both signatures
        skipTexts(1); // note
        result.homeCoach = text();
        result.awayCoach = text();
        if (number() != 0)
            skipEncounter();
        skipTexts(1); // delivered by
        skipNumbers(2); // at one table, disputed
        skipTexts(1); // the dispute
    }
    void skipEncounter()
    {
        skipList([this] { skipNumbers(3); }); // games
        skipNumbers(4); // bands out, last standing, roll-off
    }

    int m_round = 0;
    SkimmedSeason m_season;
};

} // namespace

std::optional<SkimmedSeason> skimmed(const QByteArray &bytes)
{
    return Skimmer(bytes).season();
}

} // namespace dugout
