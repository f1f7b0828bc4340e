// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/state/boardadvice.h"

#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// A player who is shown and stands, with all who are shown.
struct Shown
{
    const MatchPlayer *player = nullptr;
    Seat seat = noSeat;
    Square square;
    Formation formation;

    [[nodiscard]] const PlacedPlayer &placed() const { return *formation.at(square); }
};

std::optional<Shown> shown(const MatchState &state, const QString &ref)
{
    const PlayerRef who = PlayerRef::fromString(ref);
    const MatchPlayer *player = who.isValid() ? state.find(who) : nullptr;
    const auto square = state.board.find(ref);
    if (!player || square == state.board.end() || player->posture != Posture::Standing)
        return std::nullopt;
    return Shown{player, who.seat, *square, board::formation(state)};
}

/// How many opponents near a square have each skill.
QHash<QString, int> skillsAround(const MatchState &state, Square centre, Seat seat, int distance,
                                 bool standingOnly)
{
    QHash<QString, int> counts;
    for (const MatchPlayer &player : state.side(MatchState::otherSeat(seat)).players) {
        const auto square = state.board.find(player.ref());
        if (square == state.board.end() || squareDistance(*square, centre) > distance
            || (standingOnly && player.posture != Posture::Standing))
            continue;
        for (const QString &skill : player.skills())
            ++counts[skill];
    }
    return counts;
}

BlockPlayer blockPlayer(const MatchState &state, const MatchPlayer &player, int assists)
{
    const Profile profile = player.profile();
    return {profile.strength,
            profile.armour,
            player.skills(),
            assists,
            0,
            state.carrier.isNamed(player.ref()),
            false};
}

/// How far disturbing skills reach on a throw.
int presenceReach(const MatchContext &context)
{
    return context.number(Tables::PassModifiers, Rows::DisturbingPresence, Key::Range, 3);
}

} // namespace

int signedDice(const BlockDice &dice)
{
    return dice.dice > 1 && dice.chooser == Chooser::Defender ? -dice.dice : dice.dice;
}

BoardAdvisor::BoardAdvisor(const MatchContext &context)
    : m_context(context)
    , m_needs(context.rollNeeds())
    , m_limits(setupLimits(context.ruleset()))
{
    if (const Table *ranges = context.table(Tables::PassRanges))
        m_ruler.emplace(*ranges);
    for (const auto &[option, value] : context.setup().options)
        m_options.insert(option.text(), context.isOn(option.text()));
}

RollSituation BoardAdvisor::situation(const MatchState &state, const MatchPlayer &player) const
{
    RollSituation situation;
    situation.profile = player.profile();
    situation.now.skills = player.skills();
    situation.now.weather = state.weather.text();
    situation.now.options = m_options;
    return situation;
}

std::vector<PassAdvice> BoardAdvisor::passes(const MatchState &state, const QString &ref) const
{
    std::vector<PassAdvice> advice;
    const auto who = shown(state, ref);
    if (!who || !m_ruler)
        return advice;
    for (int number = 1; number <= board::squares; ++number) {
        const Square to = *board::squareOf(number);
        const int range = to == who->square ? 0 : m_ruler->rangeNumber(who->square, to);
        if (range > 0)
            advice.push_back({to, range});
    }
    return advice;
}

std::vector<PassBand> BoardAdvisor::bands(const MatchState &state, const QString &ref) const
{
    std::vector<PassBand> bands;
    const auto who = shown(state, ref);
    if (!who)
        return bands;
    RollSituation now = situation(state, *who->player);
    now.zones = who->formation.tackleZones(who->square, otherHalf(board::endOf(who->seat)));
    now.now.opponents
        = skillsAround(state, who->square, who->seat, presenceReach(m_context), false);
    for (const TableRow &row : m_context.rows(Tables::PassRanges)) {
        now.now.range = row.id.text();
        auto need = m_needs.need(Rolls::Pass, now);
        bands.push_back({static_cast<int>(bands.size()) + 1, row.name,
                         need ? std::optional(*std::move(need)) : std::nullopt});
    }
    return bands;
}

std::vector<BlockAdvice> BoardAdvisor::blocks(const MatchState &state, const QString &ref) const
{
    std::vector<BlockAdvice> advice;
    const auto who = shown(state, ref);
    if (!who)
        return advice;
    for (const PlacedPlayer &other : who->formation.players()) {
        if (other.side == board::endOf(who->seat) || !other.standing
            || !areAdjacent(other.square, who->square))
            continue;
        BlockAdvice one{board::playerAt(state, other.square), other.square, {}, 0, 0, {}};
        const BlockSituation block
            = situationOf(state, *who->player, *state.find(PlayerRef::fromString(one.victim)));
        one.assists = block.attacker.assists;
        one.opposing = block.defender.assists;
        if (const auto need = BlockCalculator(m_needs.effects()).block(block))
            one.dice = need->dice;
        one.push = pushOptions(who->formation, who->square, other, who->player->has(Skills::Grab));
        advice.push_back(std::move(one));
    }
    return advice;
}

/// Nobody assists whom the pitch does not show.
BlockSituation BoardAdvisor::situationOf(const MatchState &state, const MatchPlayer &by,
                                         const MatchPlayer &victim) const
{
    BlockSituation block;
    int assists = 0;
    int opposing = 0;
    const auto at = state.board.find(by.ref());
    const auto other = state.board.find(victim.ref());
    if (at != state.board.end() && other != state.board.end()
        && !m_context.isSwitchedOff(Options::BlockAssists)) {
        const Formation on = board::formation(state);
        assists = static_cast<int>(on.blockAssists(*on.at(*at), *on.at(*other)).size());
        opposing = static_cast<int>(on.blockAssists(*on.at(*other), *on.at(*at)).size());
    }
    block.attacker = blockPlayer(state, by, assists);
    block.defender = blockPlayer(state, victim, opposing);
    block.weather = state.weather.text();
    block.options = m_options;
    return block;
}

std::optional<BlockNeed> BoardAdvisor::blockNeed(const MatchState &state, const Step &step,
                                                 bool mayReroll) const
{
    const MatchPlayer *attacker = state.find(step.by);
    const MatchPlayer *defender = state.find(step.player);
    if (!attacker || !defender)
        return std::nullopt;
    BlockSituation block = situationOf(state, *attacker, *defender);
    block.teamReroll = mayReroll;
    if (step.asOrNew<BlockChain>().faced) // he has borne the sight: that is no chance any more
        block.defender.skills.removeAll(Rolls::FoulAppearance.word());
    if (state.uses.attack == HarmCause::Blitz)
        block.conditions.append(u"blitz"_s);
    auto need = BlockCalculator(m_needs.effects()).block(block);
    return need ? std::optional(*std::move(need)) : std::nullopt;
}

std::vector<LineUpProblem> BoardAdvisor::lineUp(const MatchState &state, Seat seat) const
{
    const bool isKickToCome
        = std::any_of(state.agenda.begin(), state.agenda.end(),
                      [](const Step &step) { return step.kind == StepKind::PlaceBall; });
    std::vector<Square> shown;
    const QStringList fielded = state.onPitch(seat);
    for (const QString &ref : fielded) {
        if (const auto square = state.board.find(ref); square != state.board.end())
            shown.push_back(*square);
    }
    const auto count = static_cast<int>(fielded.size());
    if (!isKickToCome || shown.empty() || static_cast<int>(shown.size()) < count)
        return {};
    return SetupCheck::check(shown, board::endOf(seat), count, m_limits);
}

} // namespace dugout
