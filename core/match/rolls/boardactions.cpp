// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/rolls/boardactions.h"

#include "core/match/action/actionhelp.h"
#include "core/match/action/actions.h"
#include "core/match/rolls/askedrolls.h"
#include "core/match/rolls/rolloffers.h"
#include "core/match/rolls/rollwords.h"
#include "core/match/state/board.h"
#include "core/match/state/promptnames.h"
#include "core/match/words/matchtexts.h"
#include "core/pitch/passruler.h"
#include "core/play/choosing.h"
#include "core/rules/knownwords.h"

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
        std::vector<Event> events{choosing(id, m_state.active, m_ref)};
        if (!asksTraits(m_context, m_state, m_who)) // else that is asked first, and then the rest
            events.push_back(choosing(then, m_state.active, partner));
        const QString name = isRollOffer(id) ? rollOfferName(m_context, id)
                                             : MatchWords::tr(turnAction(id)->text.title);
        m_found.push_back({id, name, std::move(events)});
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
        BoardAction bomb{Asks::Weapon, MatchWords::tr("Throw a bomb"), {}};
        bomb.events.push_back(choosing(Asks::Weapon, m_state.active, m_ref));
        if (asksTraits(m_context, m_state, m_who)) {
            m_found.push_back(std::move(bomb));
            return;
        }
        if (weapons.size() > 1)
            bomb.events.push_back(
                choosing(Asks::WeaponUse, m_state.active, Skills::Bombardier.word()));
        bomb.events.push_back(choosing(Asks::RollPass, m_state.active, m_ref));
        bomb.events.push_back(choosing(Asks::BombTarget, m_state.active, there));
        m_found.push_back(std::move(bomb));
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

} // namespace dugout
