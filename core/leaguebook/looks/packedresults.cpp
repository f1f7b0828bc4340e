// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/looks/packedresults.h"

#include "core/leaguebook/journal/leaguevalues.h"

namespace dugout {

namespace {

/// Takes of packed competitions what records and ratings ask for, and passes over the rest.
class ResultSkimmer
{
public:
    explicit ResultSkimmer(const QByteArray &bytes)
        : m_bytes(bytes)
    {
        m_season.bytes = bytes;
    }

    [[nodiscard]] std::optional<SkimmedSeason> season()
    {
        m_bytes.list([this] { competition(m_season.competitions.emplace_back()); });
        if (!m_bytes.isGood())
            return std::nullopt;
        m_season.texts = m_bytes.takeTexts();
        return std::move(m_season);
    }

private:
    void competition(SkimmedCompetition &made)
    {
        m_bytes.fields<Competition>([&](const auto &field) {
            if (isMember(field, &Competition::id))
                made.id = m_bytes.text();
            else if (isMember(field, &Competition::entries))
                m_bytes.list([&] {
                    ++made.entrants;
                    m_bytes.fields<CompetitionEntry>([](const auto &) { return false; });
                });
            else if (isMember(field, &Competition::phases))
                m_bytes.list([&] { phase(made); });
            else
                return false;
            return true;
        });
    }
    void phase(SkimmedCompetition &made)
    {
        m_bytes.fields<Phase>([&](const auto &field) {
            const bool isWanted = isMember(field, &Phase::rounds);
            if (isWanted)
                m_bytes.list([&] { round(made); });
            return isWanted;
        });
    }
    void round(SkimmedCompetition &made)
    {
        ++m_round;
        m_bytes.fields<LeagueRound>([&](const auto &field) {
            const bool isWanted = isMember(field, &LeagueRound::fixtures);
            if (isWanted)
                m_bytes.list([&] { fixture(made); });
            return isWanted;
        });
    }
    void fixture(SkimmedCompetition &made)
    {
        SkimmedResult result;
        result.round = m_round;
        bool isDecided = false;
        m_bytes.fields<LeagueFixture>([&](const auto &field) {
            if (isMember(field, &LeagueFixture::home))
                result.home = m_bytes.text();
            else if (isMember(field, &LeagueFixture::away))
                result.away = m_bytes.text();
            else if (isMember(field, &LeagueFixture::friendly))
                result.friendly = m_bytes.flag();
            else if (isMember(field, &LeagueFixture::outcome)) {
                isDecided = m_bytes.flag();
                if (isDecided)
                    outcome(result);
            } else
                return false;
            return true;
        });
        if (isDecided && result.away != 0)
            made.results.push_back(result);
    }
    void outcome(SkimmedResult &result)
    {
        m_bytes.fields<FixtureOutcome>([&](const auto &field) {
            if (isMember(field, &FixtureOutcome::result))
                numbers(result);
            else if (isMember(field, &FixtureOutcome::homeCoach))
                result.homeCoach = m_bytes.text();
            else if (isMember(field, &FixtureOutcome::awayCoach))
                result.awayCoach = m_bytes.text();
            else
                return false;
            return true;
        });
    }
    void numbers(SkimmedResult &result)
    {
        m_bytes.fields<FixtureResult>([&](const auto &field) {
            if (isMember(field, &FixtureResult::kind))
                result.kind = m_bytes.value<ResultKind>();
            else if (isMember(field, &FixtureResult::td))
                result.td = m_bytes.value<int>();
            else if (isMember(field, &FixtureResult::tdAgainst))
                result.tdAgainst = m_bytes.value<int>();
            else if (isMember(field, &FixtureResult::cas))
                result.cas = m_bytes.value<int>();
            else if (isMember(field, &FixtureResult::casAgainst))
                result.casAgainst = m_bytes.value<int>();
            else if (isMember(field, &FixtureResult::winner))
                result.winner = m_bytes.value<FixtureSide>();
            else
                return false;
            return true;
        });
    }

    int m_round = 0;
    ByteSkimmer m_bytes;
    SkimmedSeason m_season;
};

} // namespace

std::optional<SkimmedSeason> skimmed(const QByteArray &bytes)
{
    return ResultSkimmer(bytes).season();
}

} // namespace dugout
