// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/matchproof.h"

#include "core/club/enteringmatch.h"
#include "core/club/matchrepository.h"
#include "core/club/resultcheck.h"
#include "core/club/resultrecord.h"
#include "core/club/rulesmark.h"
#include "core/club/teamoutcomes.h"
#include "core/exchange/matchjson.h"
#include "core/exchange/teamfile.h"
#include "core/leaguebook/fixtures/fixturesetup.h"
#include "core/leaguebook/leaguebatches.h"
#include "core/match/state/setupcheck.h"
#include "core/rules/footballrules.h"
#include "core/sharing/sharedmatch.h"
#include "core/team/homestadium.h"
#include "core/text/plaintext.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

const QStringList &doubtIds()
{
    static const QStringList ids{u"none"_s,       u"unreadable"_s, u"other-rules"_s, u"setup"_s,
                                 u"unfinished"_s, u"result"_s,     u"sheet"_s,       u"base"_s};
    return ids;
}

/// What a set-up may say beyond the rules of the league: who else lives where, who is gone, and
/// that it comes from paper.
bool mayBeAdded(const OptionId &option)
{
    return option == fromPaperMark() || option.text() == u"overtime"_s || isLivedInMark(option)
        || option.text().startsWith(u"gone-"_s);
}

bool areOptionsOf(const OptionChoices &league, const OptionChoices &told)
{
    const bool hasAll = std::all_of(league.begin(), league.end(), [&told](const auto &each) {
        const auto found = told.find(each.first);
        return found != told.end() && found->second == each.second;
    });
    return hasAll && std::all_of(told.begin(), told.end(), [&league](const auto &each) {
               return league.contains(each.first) || mayBeAdded(each.first);
           });
}

QSet<QString> idsOf(const std::vector<Player> &players)
{
    QSet<QString> ids;
    for (const Player &each : players)
        ids.insert(each.id.text());
    return ids;
}

/// Nobody who left is forgotten, and nobody else is among them.
bool keepsItsFormers(const Team &after, const Team &before, const Team &derived)
{
    const QSet<QString> now = idsOf(after.formerPlayers);
    const QSet<QString> left = idsOf(derived.formerPlayers);
    for (const Player &each : before.formerPlayers) {
        const Player *kept = after.everPlayer(each.id);
        if (!now.contains(each.id.text()) || !kept || *kept != each)
            return false;
    }
    return now == idsOf(before.formerPlayers) + left;
}

/// One match, on the way to what can be said of it.
class Proving
{
public:
    Proving(const DeliveredMatch &match, const League &league, LeagueId id, RulesetLibrary &library)
        : m_match(match)
        , m_league(league)
        , m_id(std::move(id))
        , m_library(library)
    { }

    [[nodiscard]] MatchProof prove()
    {
        const auto setup = setupFromJson(m_match.journal.header.setup);
        if (!setup)
            return unreadable(setup.error().message);
        const auto ruleset = loadFootball(m_library, setup->ruleset.text());
        if (!ruleset)
            return {MatchDoubt::OtherRules, ruleset.error().message};
        m_ruleset = *ruleset;
        if (auto doubted = proveSetup(*setup); !doubted.follows())
            return doubted;
        const MatchProof played = proveEnd();
        return played.follows() || !isUnderOtherRules()
            ? played
            : MatchProof{MatchDoubt::OtherRules, played.detail};
    }

private:
    [[nodiscard]] static MatchProof unreadable(const QString &why)
    {
        return {MatchDoubt::Unreadable, why};
    }

    /// Today's rules need not lead where those of its table led.
    [[nodiscard]] bool isUnderOtherRules() const
    {
        const auto &header = m_match.journal.header;
        return header.rules
            != currentRules(m_library, RulesetId(header.setup.value("ruleset"_L1).toString()));
    }

    [[nodiscard]] std::optional<Team> sheetBefore(const QString &team) const
    {
        for (const DeliveredSheet &each : m_match.sheets) {
            if (each.team != team || each.before.isEmpty())
                continue;
            auto sheet = teamFromJson(each.before);
            return sheet ? std::optional(*std::move(sheet)) : std::nullopt;
        }
        return std::nullopt;
    }

    /// Where teams come back as they were registered the league itself knows the sheet.
    [[nodiscard]] std::optional<Team> sheetFor(const Competition &competition,
                                               const EntrantId &side) const
    {
        const LeagueTeam *member = m_league.team(side);
        if (!competition.rules.teamsDevelop && member && !member->sheet.isEmpty()) {
            auto sheet = teamFromJson(member->sheet.object());
            return sheet ? std::optional(*std::move(sheet)) : std::nullopt;
        }
        return sheetBefore(side.text());
    }

    [[nodiscard]] MatchProof proveSetup(const MatchSetup &told) const
    {
        const FixtureId fixtureId = playedFor(m_match.journal.header).fixture;
        const LeagueFixture *fixture = m_league.fixture(fixtureId);
        if (!fixture || fixture->isBye())
            return {MatchDoubt::Setup, {}};
        const Competition &competition = *m_league.competitionOf(fixtureId);
        std::array<Team, 2> sheets = told.teams;
        for (const size_t seat : {0U, 1U}) {
            const EntrantId &side = seat == 0 ? fixture->home : fixture->away;
            if (told.teams.at(seat).id.text() != side.text())
                return {MatchDoubt::Setup, {}};
            if (auto known = sheetFor(competition, side))
                sheets.at(seat) = *std::move(known);
        }
        for (Team &each : sheets)
            each.formerPlayers.clear();
        auto expected = setupWith(m_league, m_id, fixtureId, sheets, *m_ruleset);
        if (!expected)
            return {MatchDoubt::Setup, expected.error().message};
        expected = withFoundedTeams(settledSetup(*std::move(expected), *m_ruleset), *m_ruleset);
        if (!expected || expected->ruleset != told.ruleset || expected->league != told.league
            || expected->occasion != told.occasion
            || !areOptionsOf(expected->options, told.options))
            return {MatchDoubt::Setup, {}};
        for (const size_t seat : {0U, 1U}) {
            // What the league gives it beside the sheet may have come or gone since.
            Team plain = sheets.at(seat);
            plain.options = expected->teams.at(seat).options;
            if (!isSameSheet(told.teams.at(seat), expected->teams.at(seat))
                && !isSameSheet(told.teams.at(seat), plain))
                return {MatchDoubt::Setup, plainLine(told.teams.at(seat).name)};
        }
        return {};
    }

    [[nodiscard]] MatchProof proveEnd() const
    {
        const auto session = replay(m_match.journal, m_library);
        if (!session)
            return unreadable(session.error().message);
        const auto result = resultFromJson(m_match.result);
        if (!result)
            return unreadable(result.error().message);
        if (!session->rejectedEvents().empty() || !session->prompts().empty())
            return {MatchDoubt::Unfinished, {}};
        const ResultRecord derived = resultOf(m_match.journal.header, *session);
        if (const QString other = differenceIn(*result, derived); !other.isEmpty())
            return {MatchDoubt::Result, plainLine(other)};
        if (!isItsOutcome(outcomeOf(derived)))
            return {MatchDoubt::Result, {}};
        return proveSheets(*session);
    }

    /// What the league counts, as far as it counts this match.
    [[nodiscard]] bool isItsOutcome(const FixtureOutcome &derived) const
    {
        const LeagueFixture *fixture = m_league.fixture(playedFor(m_match.journal.header).fixture);
        if (!fixture || fixture->match != m_match.journal.header.id || !fixture->outcome
            || fixture->outcome->source != ResultSource::Match)
            return true;
        FixtureResult counted = fixture->outcome->result;
        counted.round = derived.result.round;
        return counted == derived.result && fixture->outcome->homeValue == derived.homeValue
            && fixture->outcome->awayValue == derived.awayValue;
    }

    [[nodiscard]] MatchProof proveSheets(const MatchSession &session) const
    {
        const MatchState &state = session.state();
        for (const Seat seat : {0, 1}) {
            if (!state.after.isSet() || !state.after.get().side(seat).takesPart)
                continue;
            const Team &derived = state.after.get().side(seat).team;
            if (!isItsSheet(derived, session.game().context().team(seat)))
                return {MatchDoubt::Sheet, plainLine(session.game().context().team(seat).name)};
        }
        for (const auto &each : m_match.outcomes) {
            const auto noted = teamFromJson(each.toObject());
            if (!noted || !isDerived(*noted, state))
                return {MatchDoubt::Sheet, noted ? plainLine(noted->name) : QString()};
        }
        return isOfAnother(state) ? MatchProof{MatchDoubt::Sheet, {}} : MatchProof();
    }

    [[nodiscard]] bool isItsSheet(const Team &derived, const Team &start) const
    {
        const auto told
            = std::find_if(m_match.sheets.begin(), m_match.sheets.end(),
                           [&](const auto &each) { return each.team == derived.id.text(); });
        const bool isUndecided = m_match.journal.stand.state == JournalState::Undecided;
        if (told == m_match.sheets.end() || told->after.isEmpty())
            return isUndecided || isSameSheet(derived, start);
        const auto after = teamFromJson(told->after);
        if (!after || !isSameSheet(*after, derived))
            return false;
        const auto before = teamFromJson(told->before);
        return !before || keepsItsFormers(*after, *before, withoutEarlierFormers(derived, start));
    }

    [[nodiscard]] static bool isDerived(const Team &noted, const MatchState &state)
    {
        for (const Seat seat : {0, 1}) {
            if (!state.after.isSet() || !state.after.get().side(seat).takesPart)
                continue;
            const Team &derived = state.after.get().side(seat).team;
            if (derived.id == noted.id)
                return isSameSheet(noted, derived);
        }
        return false;
    }

    /// A sheet that this match cannot have changed.
    [[nodiscard]] bool isOfAnother(const MatchState &state) const
    {
        return std::any_of(m_match.sheets.begin(), m_match.sheets.end(), [&](const auto &each) {
            if (each.after.isEmpty())
                return false;
            for (const Seat seat : {0, 1}) {
                if (state.after.isSet() && state.after.get().side(seat).takesPart
                    && state.after.get().side(seat).team.id.text() == each.team)
                    return false;
            }
            return true;
        });
    }

    const DeliveredMatch &m_match;
    const League &m_league;
    LeagueId m_id;
    RulesetLibrary &m_library;
    std::shared_ptr<const Ruleset> m_ruleset;
};

} // namespace

QString matchDoubtId(MatchDoubt doubt)
{
    return doubtIds().at(static_cast<qsizetype>(doubt));
}

MatchDoubt matchDoubtFrom(const QString &id)
{
    return static_cast<MatchDoubt>(std::max<qsizetype>(0, doubtIds().indexOf(id)));
}

MatchProof proveMatch(const DeliveredMatch &match, const League &league, const LeagueId &id,
                      RulesetLibrary &library)
{
    return Proving(match, league, id, library).prove();
}

} // namespace dugout
