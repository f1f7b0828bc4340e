// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/correctionlines.h"

#include "core/aftermatch/changetexts.h"
#include "core/match/state/changekinds.h"
#include "core/play/misfitreason.h"
#include "core/team/playerstats.h"
#include "core/team/teamvalue.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

using Kind = CorrectionLine::Kind;

/// The same thing happened, whatever the numbers were it started from.
bool isSameDeed(const TeamChange &one, const TeamChange &other)
{
    return one.kind == other.kind && one.player == other.player && one.subject == other.subject
        && one.reason == other.reason && one.after - one.before == other.after - other.before;
}

/// Those of the first list that the second lacks; a line that stands twice counts twice.
std::vector<TeamChange> missingIn(const std::vector<TeamChange> &first,
                                  std::vector<TeamChange> second)
{
    std::vector<TeamChange> missing;
    for (const TeamChange &change : first) {
        const auto found
            = std::find_if(second.begin(), second.end(),
                           [&change](const TeamChange &each) { return isSameDeed(change, each); });
        if (found == second.end())
            missing.push_back(change);
        else
            second.erase(found);
    }
    return missing;
}

AfterSide sideOf(const MatchSession &session, Seat seat)
{
    AfterSide none;
    none.team = session.game().context().team(seat);
    return session.state().after.isSet() ? session.state().after.get().side(seat) : none;
}

/// What changed in the new value of the team follows from the other lines.
void addLines(CorrectedTeam &to, Kind kind, const std::vector<TeamChange> &changes,
              const Team &team, const Ruleset &ruleset)
{
    for (const TeamChange &change : changes) {
        if (change.kind != ChangeKind::TeamValue && change.kind != ChangeKind::TeamRating)
            to.lines.push_back(
                {kind, changeText(change, team, ruleset, Speech::ofTheMoment()).line()});
    }
}

QString openLine(const PromptWords &words, const QString &team)
{
    return team.isEmpty() ? words.title : u"%1: %2"_s.arg(team, words.title);
}

CorrectedMatch tellLink(const CorrectionLink &link)
{
    const Match &game = link.is.game();
    CorrectedMatch match{link.header.title, {}, {}, {}};
    for (const Seat seat : {0, 1}) {
        const AfterSide was = sideOf(link.was, seat);
        const AfterSide is = sideOf(link.is, seat);
        CorrectedTeam team{is.team.name, {}};
        const Ruleset &ruleset = game.context().ruleset();
        addLines(team, Kind::Gone, missingIn(was.changes, is.changes), was.team, ruleset);
        addLines(team, Kind::Added, missingIn(is.changes, was.changes), is.team, ruleset);
        if (!team.lines.empty())
            match.teams.push_back(std::move(team));
    }
    for (const Misfit &misfit : link.is.misfits()) {
        const Event &event = link.is.log()
                                 .groups()
                                 .at(static_cast<size_t>(misfit.group))
                                 .events.at(static_cast<size_t>(misfit.event));
        match.misfits.append(
            u"%1 (%2)"_s.arg(game.misfitLine(link.is.state(), event), misfitReason(misfit.reason)));
    }
    for (const Prompt &prompt : link.is.prompts()) {
        if (!prompt.aside && link.was.prompts().empty())
            match.asked.append(openLine(
                game.words(link.is.state(), prompt),
                prompt.seat == noSeat ? QString() : game.context().team(prompt.seat).name));
    }
    return match;
}

/// Two sheets of a team beside each other.
class SheetTeller
{
public:
    SheetTeller(const CarriedTeam &team, const Ruleset &ruleset)
        : m_was(team.was)
        , m_is(team.is)
        , m_ruleset(ruleset)
    { }

    [[nodiscard]] CorrectedTeam tell()
    {
        m_told.team = m_is.name;
        tellNumbers();
        for (const Player &player : m_was.players) {
            if (const Player *now = m_is.player(player.id))
                tellPlayer(player, *now);
            else
                tellGone(player);
        }
        for (const Player &player : m_is.players) {
            if (!m_was.player(player.id))
                add(Kind::Added, {ChangeKind::Joined, player.id, {}, 0, 0, {}}, m_is);
        }
        return m_told;
    }

private:
    void add(Kind kind, const TeamChange &change, const Team &team)
    {
        ChangeText text = changeText(change, team, m_ruleset, Speech::ofTheMoment());
        text.why.clear(); // it stands with the match it comes from
        m_told.lines.push_back({kind, text.line()});
    }

    void number(const KindOfChange &kind, int was, int is, const PlayerId &player = {},
                const QString &subject = {})
    {
        if (was != is)
            add(Kind::Changed, {kind, player, subject, was, is, {}}, m_is);
    }

    void tellNumbers()
    {
        number(ChangeKind::TeamValue, teamValue(m_was, m_ruleset), teamValue(m_is, m_ruleset));
        number(ChangeKind::Treasury, goldLeft(m_was, m_ruleset), goldLeft(m_is, m_ruleset));
        number(ChangeKind::FanFactor, m_was.fanFactor, m_is.fanFactor);
        number(ChangeKind::StadiumFund, m_was.home.stadiumFund, m_is.home.stadiumFund);
        for (const TeamAsset asset : allTeamAssets) {
            if (asset != TeamAsset::FanFactor)
                number(ChangeKind::Asset, m_was.count(asset), m_is.count(asset), {},
                       teamAssetName(asset));
        }
    }

    void tellGone(const Player &player)
    {
        const Player *former = m_is.everPlayer(player.id);
        const PlayerStatus why = former ? former->status : PlayerStatus::Left;
        add(Kind::Gone, {ChangeKind::Gone, player.id, playerStatusName(why), 0, 0, {}}, m_was);
    }

    void tellGains(Kind kind, const Player &of, const Player &other, const Team &team)
    {
        for (const Improvement &each : of.improvements) {
            if (std::find(other.improvements.begin(), other.improvements.end(), each)
                != other.improvements.end())
                continue;
            const int value = playerValue(of, team, m_ruleset);
            add(kind,
                {ChangeKind::Improvement, of.id, gainKey(each.gain), value - each.value, value, {}},
                team);
        }
    }

    void tellPlayer(const Player &was, const Player &is)
    {
        number(ChangeKind::Points, starPlayerPoints(was, m_ruleset),
               starPlayerPoints(is, m_ruleset), is.id);
        tellGains(Kind::Gone, was, is, m_was);
        tellGains(Kind::Added, is, was, m_is);
        number(ChangeKind::Injury, was.injuries.niggling, is.injuries.niggling, is.id,
               u"niggling"_s);
        const Profile before = profileOf(was, m_was, m_ruleset);
        const Profile after = profileOf(is, m_is, m_ruleset);
        for (const Stat stat : allStats)
            number(ChangeKind::Injury, statOf(before, stat), statOf(after, stat), is.id,
                   statKey(stat));
        if (was.missesNextMatch != is.missesNextMatch)
            add(is.missesNextMatch ? Kind::Added : Kind::Gone,
                {ChangeKind::Misses, is.id, {}, 0, 1, {}}, m_is);
    }

    const Team &m_was;
    const Team &m_is;
    const Ruleset &m_ruleset;
    CorrectedTeam m_told;
};

} // namespace

QString CorrectionLine::signedText() const
{
    switch (kind) {
    case Kind::Gone:
        return u"− "_s + text;
    case Kind::Added:
        return u"+ "_s + text;
    case Kind::Changed:
        break;
    }
    return text;
}

CorrectionStory tellCorrection(const CorrectionChain &chain, RulesetLibrary &library)
{
    CorrectionStory story;
    for (const CarriedTeam &team : chain.teams()) {
        const auto ruleset = library.load(team.is.ruleset.text());
        if (!ruleset)
            continue;
        CorrectedTeam told = SheetTeller(team, **ruleset).tell();
        if (!told.lines.empty())
            story.sheets.push_back(std::move(told));
    }
    for (const CorrectionLink &link : chain.links()) {
        CorrectedMatch told = tellLink(link);
        if (!told.isEmpty())
            story.matches.push_back(std::move(told));
    }
    return story;
}

} // namespace dugout
