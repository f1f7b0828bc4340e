// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/skirmishshown.h"

#include "core/skirmish/cards/cardwords.h"
#include "core/skirmish/state/skirmishnames.h"
#include "core/skirmish/state/skirmishqueries.h"
#include "core/skirmish/words/fightermark.h"
#include "core/skirmish/words/skirmishspeech.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Says one state to one pair of eyes.
class Teller
{
public:
    explicit Teller(const SkirmishSession &session, Seat own = noSeat)
        : m_context(session.game().context())
        , m_state(session.state())
        , m_speech(m_context, m_state, own)
        , m_words(m_context.ruleset())
    { }

    [[nodiscard]] QJsonArray names(const CardPile &pile) const
    {
        QJsonArray all;
        for (const CardId &id : pile)
            all.append(m_speech.card(id.text()));
        return all;
    }

    [[nodiscard]] QJsonArray cards(const CardPile &pile) const
    {
        QJsonArray all;
        for (const CardId &id : pile) {
            const SkirmishCard *card = m_context.card(id);
            all.append(QJsonObject{{u"id"_s, id.text()},
                                   {u"name"_s, m_speech.card(id.text())},
                                   {u"facts"_s, card ? m_words.facts(*card) : QString()},
                                   {u"summary"_s, card ? localized(card->summary) : QString()}});
        }
        return all;
    }

    [[nodiscard]] QJsonArray fighters(Seat seat) const
    {
        QJsonArray all;
        for (const SkirmishFighter &one : m_state.player(seat).fighters)
            all.append(fighter(one, {seat, one.id}));
        return all;
    }

    [[nodiscard]] QJsonObject player(Seat seat) const
    {
        const SkirmishPlayer &player = m_state.player(seat);
        return {{u"name"_s, m_speech.player(seat)},
                {u"warband"_s, localized(m_context.seat(seat).warband.name)},
                {u"glory"_s, player.totalGlory()},
                {u"glorySpent"_s, player.glorySpent},
                {u"activations"_s, player.activations},
                {u"mostActivations"_s, m_context.activations()},
                {u"usedActivations"_s,
                 m_state.phase == SkirmishPhase::SetUp
                     ? 0
                     : m_context.activations() - player.activations},
                {u"activates"_s,
                 m_state.phase == SkirmishPhase::Action && m_state.active == seat
                     && !m_state.agenda.empty()
                     && m_state.agenda.back().kind == SkirmishKind::Activation},
                {u"objectives"_s, static_cast<int>(player.objectives.hand.size())},
                {u"powers"_s, static_cast<int>(player.powers.hand.size())},
                {u"scored"_s, names(player.scored)},
                {u"discarded"_s, names(player.powers.discard)},
                {u"fighters"_s, fighters(seat)}};
    }

    [[nodiscard]] QJsonArray ploys() const
    {
        QJsonArray all;
        for (const LyingPloy &ploy : m_state.lying)
            all.append(
                u"%1: %2"_s.arg(m_speech.player(ploy.seat), m_speech.card(ploy.card.text())));
        return all;
    }

    /// `[hex, column, row, blocked, starting, seat]`, for each hex that counts.
    [[nodiscard]] QJsonArray field() const
    {
        QJsonArray all;
        const Battlefield field = m_state.field ? *m_state.field : Battlefield(m_state.boards);
        for (const auto &[hex, cell] : field.cells())
            all.append(QJsonArray{hexText(hex), hexColumn(hex), hexRow(hex), cell.blocked,
                                  cell.starting, cell.player.value_or(noSeat)});
        return all;
    }

    /// `[q, r, blocked, starting]` for each hex of the board that is to be placed, as it lies at
    /// 0,0.
    [[nodiscard]] QJsonArray placing() const
    {
        QJsonArray all;
        if (const Board *board = boardBeingPlaced(m_context, m_state)) {
            const auto isAmong = [](const std::vector<Hex> &hexes, Hex hex) {
                return std::find(hexes.begin(), hexes.end(), hex) != hexes.end();
            };
            for (const Hex hex : board->complete)
                all.append(QJsonArray{hex.q, hex.r, isAmong(board->blocked, hex),
                                      isAmong(board->starting, hex)});
        }
        return all;
    }

private:
    /// What stands on his card, what the table said of it and what changes it.
    [[nodiscard]] QString facts(const FighterRef &ref) const
    {
        const FighterValues values = valuesOf(m_context, m_state, ref);
        return m_words.side(
            {values.move, values.defenceDice, values.defenceSymbol, values.wounds, {}});
    }

    [[nodiscard]] QJsonObject fighter(const SkirmishFighter &one, const FighterRef &ref) const
    {
        QJsonObject object{{u"ref"_s, ref.toString()},
                           {u"name"_s, m_speech.fighter(ref)},
                           {u"mark"_s, fighterMark(m_context, ref)},
                           {u"facts"_s, facts(ref)},
                           {u"upgrades"_s, names(one.upgrades)}};
        QJsonArray attacks;
        for (const AttackAction &attack : attacksOf(m_context, m_state, ref))
            attacks.append(attack.name.isEmpty()
                               ? m_words.attack(attack)
                               : u"%1: %2"_s.arg(localized(attack.name), m_words.attack(attack)));
        object.insert(u"attacks"_s, attacks);
        return object;
    }

    const SkirmishContext &m_context;
    const SkirmishState &m_state;
    SkirmishSpeech m_speech;
    CardWords m_words;
};

/// Why what somebody wants to do cannot be done after all: what was told last has shown it.
QString refusal(const SkirmishSession &session)
{
    const auto &groups = session.log().groups();
    if (groups.empty() || groups.back().events.empty())
        return {};
    const Event last = groups.back().events.back();
    if (last.prompt != SkirmishAsks::AttackRange && last.prompt != SkirmishAsks::MoveValue)
        return {};
    SkirmishState before = session.stateAfter(groups.size() - 1);
    for (size_t i = 0; i + 1 < groups.back().events.size(); ++i) {
        if (!session.game().apply(before, groups.back().events[i]))
            return {};
    }
    return session.game().news(before, last, session.state());
}

QJsonObject pile(const QString &kind, const QJsonArray &cards)
{
    return {{u"kind"_s, kind}, {u"cards"_s, cards}};
}

} // namespace

QJsonObject skirmishShown(const SkirmishSession &session)
{
    const Teller teller(session);
    QJsonArray players;
    for (Seat seat = 0; seat < session.state().playerCount(); ++seat)
        players.append(teller.player(seat));
    QJsonObject shown{{u"edition"_s, localized(session.game().context().ruleset().name())},
                      {u"period"_s, session.game().round(session.state())},
                      {u"players"_s, players},
                      {u"ploys"_s, teller.ploys()},
                      {u"field"_s, teller.field()},
                      {u"placing"_s, teller.placing()}};
    if (const QString why = refusal(session); !why.isEmpty())
        shown.insert("refusal"_L1, why);
    return shown;
}

QJsonObject coachShown(const SkirmishSession &session, Seat seat)
{
    if (seat >= session.state().playerCount())
        return {};
    const Teller teller(session, seat);
    const SkirmishPlayer &player = session.state().player(seat);
    return {{u"hands"_s,
             QJsonArray{pile(u"objectives"_s, teller.cards(player.objectives.hand)),
                        pile(u"powers"_s, teller.cards(player.powers.hand)),
                        pile(u"objective-deck"_s, teller.cards(player.objectives.deck)),
                        pile(u"power-deck"_s, teller.cards(player.powers.deck))}},
            {u"fighters"_s, teller.fighters(seat)}};
}

} // namespace dugout
