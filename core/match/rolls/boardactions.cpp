// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/rolls/boardactions.h"

#include "core/match/action/actionhelp.h"
#include "core/match/action/actions.h"
#include "core/match/rolls/askedrolls.h"
#include "core/match/rolls/rolloffers.h"
#include "core/match/rolls/rollwords.h"
#include "core/match/rolls/walk.h"
#include "core/match/state/board.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/matchtexts.h"
#include "core/pitch/passruler.h"
#include "core/play/choosing.h"
#include "core/rules/knownwords.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Finds what the turn offers a player now.
class BoardTurn
{
public:
    BoardTurn(const MatchContext &context, const MatchState &state, const QString &ref, Square to)
        : m_context(context)
        , m_state(state)
        , m_ref(ref)
        , m_who(PlayerRef::fromString(ref))
        , m_from(*state.board.find(ref))
        , m_to(to)
    { }

    [[nodiscard]] std::vector<BoardAction> take()
    {
        const QString there = board::playerAt(m_state, m_to);
        if (!there.isEmpty() && there != m_ref)
            addPlayer(there);
        return std::move(m_found);
    }

private:
    [[nodiscard]] bool isOffered(const QString &id) const
    {
        const TurnAction *action = turnAction(id);
        return action
            && action->offer(m_context, m_state, m_state.agenda.back()).choices.contains(m_ref);
    }

    void add(const QString &id, const QString &then, const QString &partner)
    {
        if (!isOffered(id))
            return;
        const QString name = isRollOffer(id) ? rollOfferName(m_context, id)
                                             : MatchWords::tr(turnAction(id)->text.title);
        addAction(id, name, {choosing(then, m_state.active, partner)});
    }

    /// His traits are asked for first, and then the rest.
    void addAction(const QString &id, const QString &name, std::vector<Event> rest)
    {
        BoardAction action{id, name, {choosing(id, m_state.active, m_ref)}};
        std::vector<Event> &later
            = asksTraits(m_context, m_state, m_who) ? action.after : action.events;
        later.insert(later.end(), rest.begin(), rest.end());
        m_found.push_back(std::move(action));
    }

    void addPlayer(const QString &there)
    {
        const PlayerRef other = PlayerRef::fromString(there);
        const bool stands = m_state.find(other)->posture == Posture::Standing;
        const bool near = areAdjacent(m_from, m_to);
        if (m_state.areOpponents(m_who, other)) {
            if (near && stands) {
                add(Asks::Block, Asks::BlockVictim, there);
                add(Asks::Blitz, Asks::BlitzVictim, there);
            } else if (near) {
                add(Asks::Foul, Asks::FoulVictim, there);
            }
        } else if (stands && m_state.carrier == m_who) {
            add(Asks::RollPass, Asks::PassPartner, there);
            if (near)
                add(Asks::RollHandOff, Asks::HandOffPartner, there);
        }
        addBomb(there);
    }

    /// At anybody whom a throw reaches.
    void addBomb(const QString &there)
    {
        const Table *ranges = m_context.table(Tables::PassRanges);
        const QStringList weapons = weaponsOf(*m_state.find(m_who));
        if (!weapons.contains(Skills::Bombardier) || !isOffered(Asks::Weapon) || !ranges
            || PassRuler(*ranges).rangeNumber(m_from, m_to) == 0)
            return;
        std::vector<Event> rest;
        if (weapons.size() > 1)
            rest.push_back(choosing(Asks::WeaponUse, m_state.active, Skills::Bombardier.word()));
        rest.push_back(choosing(Asks::RollPass, m_state.active, m_ref));
        rest.push_back(choosing(Asks::BombTarget, m_state.active, there));
        addAction(Asks::Weapon, MatchWords::tr("Throw a bomb"), std::move(rest));
    }

    const MatchContext &m_context;
    const MatchState &m_state;
    QString m_ref;
    PlayerRef m_who;
    Square m_from;
    Square m_to;
    std::vector<BoardAction> m_found;
};

} // namespace

std::vector<BoardAction> boardActions(const MatchContext &context, const MatchState &state,
                                      const QString &ref, Square to)
{
    const bool turn = !state.agenda.empty() && state.agenda.back().kind == StepKind::TurnActions;
    const PlayerRef who = PlayerRef::fromString(ref);
    if (!turn || !state.find(who) || !state.board.contains(ref))
        return {};
    return BoardTurn(context, state, ref, to).take();
}

namespace {

bool isTurnHome(const MatchState &state)
{
    return state.agenda.back().kind == StepKind::TurnActions;
}

std::optional<std::vector<Event>> goThere(const MatchContext &context, const MatchState &state,
                                          const BoardIntent &intent)
{
    if (!isTurnHome(state))
        return std::vector<Event>();
    if (asksTraits(context, state, PlayerRef::fromString(intent.who)))
        return std::nullopt;
    const auto way = Walks(context, state, intent.who).to(*intent.to);
    return way ? std::optional(walking(intent.who, *way)) : std::nullopt;
}

} // namespace

std::optional<BoardAction> throwAt(const MatchContext &context, const MatchState &state, Square to)
{
    const Table *ranges = context.table(Tables::PassRanges);
    const Step *step = state.agenda.empty() ? nullptr : &state.agenda.back();
    if (!ranges || !step || step->kind != StepKind::RollPartner
        || step->about<RollId>() != Rolls::Pass || !board::playerAt(state, to).isEmpty())
        return std::nullopt;
    const auto from = state.board.find(step->by.toString());
    const RowId range = from == state.board.end() ? RowId() : PassRuler(*ranges).range(*from, to);
    if (range.isEmpty())
        return std::nullopt;
    BoardAction action{Asks::RollPass, rollOfferName(context, Asks::RollPass), {}, {}};
    action.events.push_back(choosing(Asks::PassPartner, step->seat, Choice::EmptySquare));
    action.after.push_back(choosing(Asks::RollRange, step->seat, range.text()));
    return action;
}

std::optional<std::vector<Event>> goOnWith(const MatchContext &context, const MatchState &state,
                                           const std::vector<Prompt> &asked, BoardIntent &intent)
{
    const MatchPlayer *player = state.find(PlayerRef::fromString(intent.who));
    if (state.agenda.empty() || !player || !player->isOnPitch()
        || state.playsFor(PlayerRef::fromString(intent.who)) != state.active)
        return std::nullopt;
    if (intent.to)
        return goThere(context, state, intent);
    if (intent.after.empty() || isTurnHome(state))
        return std::nullopt;
    const Event &next = intent.after.front();
    const bool isAsked = std::any_of(asked.begin(), asked.end(), [&next](const Prompt &prompt) {
        return prompt.id == next.prompt && checkAnswer(prompt, next);
    });
    if (!isAsked)
        return std::vector<Event>();
    return std::exchange(intent.after, {});
}

} // namespace dugout
