// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/leaguepreview.h"

#include "core/league/numbertext.h"
#include "core/leaguebook/fixtures/phaseseeds.h"
#include "core/leaguebook/looks/tablescopes.h"
#include "core/leaguebook/season/seasonend.h"
#include "core/rules/ruleset.h"
#include "core/text/goldtext.h"
#include "core/text/languagescope.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeaguePreviewWords
{
    Q_DECLARE_TR_FUNCTIONS(LeaguePreview)
};

/// As ratings are shown wherever they are.
QString ratingText(double rating)
{
    return currentLocale().toString(rating, 'f', 1);
}

/// Compares two leagues part by part. Competitions that are the same are not looked into.
class Comparison
{
public:
    Comparison(const League &before, const League &after)
        : m_before(before)
        , m_after(after)
    { }

    [[nodiscard]] LeaguePreview run()
    {
        compareTeams();
        for (const Season &season : m_after.seasons) {
            const Season *was = m_before.season(season.id);
            if (was && was->competitions == season.competitions)
                continue;
            for (const Competition &each : season.competitions)
                compareCompetition(was ? m_before.competition(each.id) : nullptr, each);
            comparePrizes(was, season);
        }
        compareRatings();
        return std::move(m_preview);
    }

private:
    void compareTeams()
    {
        for (const LeagueTeam &each : m_after.teams) {
            const LeagueTeam *was = m_before.team(each.id);
            if (was && was->figures != each.figures)
                m_preview.teams.push_back({each.id, was->figures, each.figures});
        }
    }

    void compareCompetition(const Competition *was, const Competition &now)
    {
        if (was && *was == now)
            return;
        for (const NamedScope &each : usualScopes(now)) // of groups each has its places
            comparePlaces(was, now, each.scope);
        if (now.rules.hasSquads())
            comparePlaces(was, now, {-1, -1, true});
        comparePairs(was, now);
        for (size_t phase = 1; was && phase < now.phases.size(); ++phase) {
            if (now.phases[phase].begun && was->phases[phase].begun)
                compareQualifiers(*was, now, static_cast<int>(phase));
        }
    }

    void comparePlaces(const Competition *was, const Competition &now, const TableScope &scope)
    {
        const auto later = standingsOf(m_after, now, scope);
        const auto earlier
            = was ? standingsOf(m_before, *was, scope) : Result<Standings>(Standings{});
        if (!later || !earlier)
            return;
        for (const StandingRow &row : later->rows) {
            const StandingRow *old = earlier->find(row.entrant.id);
            const LeaguePreview::PlaceChange change{now.id,
                                                    row.entrant.id,
                                                    old ? old->rank : 0,
                                                    row.rank,
                                                    old ? old->points : Rational(),
                                                    row.points};
            if (change.rankBefore != change.rankAfter || change.pointsBefore != change.pointsAfter)
                m_preview.places.push_back(change);
        }
    }

    static bool isOpen(const LeagueFixture *fixture)
    {
        return fixture && !fixture->outcome && !fixture->isBye();
    }

    void comparePairs(const Competition *was, const Competition &now)
    {
        for (const Phase &phase : now.phases) {
            for (const LeagueRound &round : phase.rounds) {
                for (const LeagueFixture &each : round.fixtures) {
                    const LeagueFixture *old = was ? was->fixture(each.id) : nullptr;
                    const bool same = old && old->home == each.home && old->away == each.away;
                    if (same || (!isOpen(&each) && !isOpen(old)))
                        continue;
                    m_preview.pairs.push_back(
                        {now.id, round.number, each.id, old ? old->home : EntrantId(),
                         old ? old->away : EntrantId(), each.home, each.away});
                }
            }
        }
        if (was)
            findGonePairs(*was, now);
    }

    void findGonePairs(const Competition &was, const Competition &now)
    {
        for (const Phase &phase : was.phases) {
            for (const LeagueRound &round : phase.rounds) {
                for (const LeagueFixture &each : round.fixtures) {
                    if (!each.isBye() && !now.fixture(each.id))
                        m_preview.pairs.push_back(
                            {now.id, round.number, each.id, each.home, each.away, {}, {}});
                }
            }
        }
    }

    [[nodiscard]] static std::vector<EntrantId> flat(const std::vector<Division> &divisions)
    {
        std::vector<EntrantId> all;
        for (const Division &each : divisions)
            all.insert(all.end(), each.begin(), each.end());
        return all;
    }

    void compareQualifiers(const Competition &was, const Competition &now, int phase)
    {
        const auto earlier = qualifiers(m_before, was, phase);
        const auto later = qualifiers(m_after, now, phase);
        if (!earlier)
            return;
        if (!later) { // somebody stands level for the last place
            m_preview.qualifiers.push_back({now.id, {}, {}});
            return;
        }
        std::vector<EntrantId> out = flat(*earlier);
        std::vector<EntrantId> in = flat(*later);
        const std::vector<EntrantId> all = out;
        const auto isIn = [](const std::vector<EntrantId> &list, const EntrantId &team) {
            return std::find(list.begin(), list.end(), team) != list.end();
        };
        std::erase_if(out, [&](const EntrantId &each) { return isIn(in, each); });
        std::erase_if(in, [&](const EntrantId &each) { return isIn(all, each); });
        for (size_t i = 0; i < std::min(in.size(), out.size()); ++i)
            m_preview.qualifiers.push_back({now.id, out[i], in[i]});
    }

    /// Several may earn the same prize: all members of a squad, or two who share a place.
    void comparePrizes(const Season *was, const Season &now)
    {
        std::vector<Prize> earlier = was ? usualPrizes(m_before, *was) : std::vector<Prize>();
        std::vector<Prize> later = usualPrizes(m_after, now);
        const auto take = [&earlier](const Prize &wanted, bool same) {
            const auto found = std::find_if(earlier.begin(), earlier.end(), [&](const Prize &each) {
                return each.name == wanted.name && each.competition == wanted.competition
                    && (!same || each.team == wanted.team);
            });
            const EntrantId team = found == earlier.end() ? EntrantId() : found->team;
            if (found != earlier.end())
                earlier.erase(found);
            return team;
        };
        std::erase_if(later, [&take](const Prize &each) { return !take(each, true).isEmpty(); });
        for (const Prize &each : later)
            notePrize(each, take(each, false), each.team);
        for (const Prize &each : earlier)
            notePrize(each, each.team, {});
    }

    void notePrize(const Prize &prize, const EntrantId &was, const EntrantId &will)
    {
        const bool given
            = std::any_of(m_before.prizes.begin(), m_before.prizes.end(), [&](const Prize &each) {
                  return each.season == prize.season && each.competition == prize.competition
                      && each.team == was && !was.isEmpty();
              });
        m_preview.prizes.push_back({prize.name, was, will, given});
    }

    void compareRatings()
    {
        const bool moved = m_before.seasons != m_after.seasons;
        for (const RatingSystem system : {RatingSystem::Elo, RatingSystem::Glicko}) {
            RatingQuery query;
            query.system = system;
            if (moved)
                compareRatings(query);
        }
    }

    void compareRatings(const RatingQuery &query)
    {
        const std::vector<RatingLine> before = ratingsOf(m_before, query);
        std::map<std::pair<QString, QString>, double> known;
        for (const RatingLine &each : before)
            known[{each.coach.text(), each.roster.text()}] = each.rating;
        for (const RatingLine &each : ratingsOf(m_after, query)) {
            const auto was = known.find({each.coach.text(), each.roster.text()});
            const double rating = was == known.end() ? 0 : was->second;
            if (ratingText(rating) != ratingText(each.rating)) // less than that nobody is shown
                m_preview.ratings.push_back(
                    {query.system, each.coach, each.name, each.roster, rating, each.rating});
            if (was != known.end())
                known.erase(was);
        }
        for (const RatingLine &each : before) {
            if (known.contains({each.coach.text(), each.roster.text()}))
                m_preview.ratings.push_back(
                    {query.system, each.coach, each.name, each.roster, each.rating, 0});
        }
    }

    const League &m_before;
    const League &m_after;
    LeaguePreview m_preview;
};

/// Makes sentences of it.
class Sentences
{
public:
    Sentences(const League &league, const Ruleset *ruleset)
        : m_league(league)
        , m_ruleset(ruleset)
    { }

    [[nodiscard]] QString of(const LeaguePreview::TeamChange &change) const
    {
        const TeamFigures &now = change.after;
        const TeamFigures &was = change.before;
        return differences(teamName(m_league, change.team),
                           {{LeaguePreviewWords::tr("value %1 instead of %2"), goldText(now.value),
                             goldText(was.value)},
                            {LeaguePreviewWords::tr("treasury %1 instead of %2"),
                             goldText(now.treasury), goldText(was.treasury)},
                            {LeaguePreviewWords::tr("fan factor %1 instead of %2"),
                             QString::number(now.fanFactor), QString::number(was.fanFactor)}});
    }
    [[nodiscard]] QString of(const LeaguePreview::PlaceChange &change) const
    {
        return differences(
            u"%1, %2"_s.arg(competitionName(change.competition), teamName(m_league, change.team)),
            {{LeaguePreviewWords::tr("place %1 instead of %2"), QString::number(change.rankAfter),
              QString::number(change.rankBefore)},
             {LeaguePreviewWords::tr("points %1 instead of %2"), numberText(change.pointsAfter),
              numberText(change.pointsBefore)}});
    }
    [[nodiscard]] QString of(const LeaguePreview::PairChange &change) const
    {
        return LeaguePreviewWords::tr("%1, round %2: %3 instead of %4.")
            .arg(competitionName(change.competition), QString::number(change.round),
                 pairName(change.homeAfter, change.awayAfter),
                 pairName(change.homeBefore, change.awayBefore));
    }
    [[nodiscard]] QString of(const LeaguePreview::QualifierChange &change) const
    {
        const QString competition = competitionName(change.competition);
        return change.after.isEmpty()
            ? LeaguePreviewWords::tr("%1: it would be open who goes on; the draw stays.")
                  .arg(competition)
            : LeaguePreviewWords::tr("%1: %2 would go on instead of %3; the draw stays.")
                  .arg(competition, nameOf(change.after), nameOf(change.before));
    }
    [[nodiscard]] QString of(const LeaguePreview::PrizeChange &change) const
    {
        const QString line = LeaguePreviewWords::tr("%1: %2 instead of %3.")
                                 .arg(change.name, nameOf(change.after), nameOf(change.before));
        return change.given ? u"%1 %2"_s.arg(
                   line, LeaguePreviewWords::tr("It is given already: change it by hand."))
                            : line;
    }
    [[nodiscard]] QString of(const LeaguePreview::RatingChange &change) const
    {
        const QString who = change.roster.isEmpty()
            ? change.name
            : u"%1 (%2)"_s.arg(change.name, raceName(change.roster));
        return LeaguePreviewWords::tr("%1 by %2: %3 instead of %4.")
            .arg(who, change.system == RatingSystem::Elo ? u"Elo"_s : u"Glicko-2"_s,
                 ratingWords(change.after), ratingWords(change.before));
    }

private:
    struct Figure
    {
        QString words;
        QString now;
        QString was;
    };

    /// What stays as it is would only hide what does not.
    [[nodiscard]] static QString differences(const QString &whose,
                                             const std::vector<Figure> &figures)
    {
        QStringList parts;
        for (const Figure &each : figures) {
            if (each.now != each.was)
                parts.append(each.words.arg(each.now, each.was));
        }
        return LeaguePreviewWords::tr("%1: %2.", "who, and what changes for him")
            .arg(whose, parts.join(u", "_s));
    }
    /// Entrants without a match that counts have none.
    [[nodiscard]] static QString ratingWords(double rating)
    {
        return rating == 0.0 ? LeaguePreviewWords::tr("no rating") : ratingText(rating);
    }
    [[nodiscard]] QString competitionName(const CompetitionId &id) const
    {
        const Competition *found = m_league.competition(id);
        return found ? found->rules.name : id.text();
    }
    [[nodiscard]] QString raceName(const RosterId &id) const
    {
        const Roster *roster = m_ruleset ? m_ruleset->rosters().find(id) : nullptr;
        return roster ? roster->name.in(currentLanguage()) : id.text();
    }
    [[nodiscard]] QString nameOf(const EntrantId &team) const
    {
        return team.isEmpty() ? LeaguePreviewWords::tr("nobody") : teamName(m_league, team);
    }
    [[nodiscard]] QString pairName(const EntrantId &home, const EntrantId &away) const
    {
        return home.isEmpty()
            ? LeaguePreviewWords::tr("no match")
            : u"%1 – %2"_s.arg(teamName(m_league, home), teamName(m_league, away));
    }

    const League &m_league;
    const Ruleset *m_ruleset;
};

} // namespace

LeaguePreview previewOf(const League &before, const League &after)
{
    return Comparison(before, after).run();
}

QStringList previewLines(const League &league, const LeaguePreview &preview, const Ruleset *ruleset)
{
    const Sentences sentences(league, ruleset);
    QStringList lines;
    const auto addAll = [&lines, &sentences](const auto &changes) {
        for (const auto &each : changes)
            lines.append(sentences.of(each));
    };
    addAll(preview.teams);
    addAll(preview.places);
    addAll(preview.pairs);
    addAll(preview.qualifiers);
    addAll(preview.prizes);
    addAll(preview.ratings);
    return lines;
}

QStringList previewInShort(QStringList lines)
{
    constexpr qsizetype enough = 12;
    const auto more = lines.size() - enough;
    if (more <= 0)
        return lines;
    lines = lines.first(enough);
    lines.append(LeaguePreviewWords::tr("And %n more change(s).", nullptr, static_cast<int>(more)));
    return lines;
}

} // namespace dugout
