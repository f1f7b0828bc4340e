// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/state/statehash.h"

#include "core/match/state/formerstep.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// FNV-1a over everything that is fed in.
class Hasher
{
public:
    void add(quint64 value)
    {
        for (int byte = 0; byte < 8; ++byte)
            step(static_cast<quint8>(value >> (8 * byte)));
    }
    void add(int value) { add(static_cast<quint64>(static_cast<qint64>(value))); }
    void add(bool value) { step(value ? 1 : 0); }
    void add(const QString &text)
    {
        add(static_cast<quint64>(text.size()));
        for (const QChar letter : text) {
            step(static_cast<quint8>(letter.unicode() & 0xff));
            step(static_cast<quint8>(letter.unicode() >> 8));
        }
    }
    void add(const QStringList &texts)
    {
        add(static_cast<quint64>(texts.size()));
        for (const QString &text : texts)
            add(text);
    }
    template<typename Tag>
    void add(const Id<Tag> &id)
    {
        add(id.text());
    }
    void add(const CardList &cards)
    {
        add(static_cast<quint64>(cards.size()));
        for (const CardOf &card : cards)
            add(card.toString());
    }
    template<typename T>
    void add(const std::vector<T> &values)
    {
        add(static_cast<quint64>(values.size()));
        for (const T &value : values)
            add(value);
    }
    template<typename T>
    void add(const QMap<QString, T> &map)
    {
        add(static_cast<quint64>(map.size()));
        for (auto it = map.begin(); it != map.end(); ++it) {
            add(it.key());
            add(it.value());
        }
    }
    void add(const PlayerRef &ref)
    {
        add(ref.seat);
        add(ref.id);
    }
    void add(Square square)
    {
        add(square.x);
        add(square.y);
    }
    void add(const Profile &profile)
    {
        for (const int each : {profile.movement, profile.strength, profile.agility, profile.armour})
            add(each);
    }
    void add(const Boon &boon)
    {
        add(sourceText(boon.source));
        add(boon.change);
        add(boon.skills);
        add(static_cast<int>(boon.until));
        add(boon.after);
        // What only some cards do; other matches have the number they always had.
        if (!boon.withheld.empty() || boon.idle || boon.turncoat) {
            add(boon.withheld);
            add(boon.idle);
            add(boon.turncoat);
        }
        if (boon.dazed || boon.rooted) {
            add(boon.dazed);
            add(boon.rooted);
        }
    }
    void add(const TurnUse &use) { add(turnUseText(use)); }
    void add(const DeedCounts &deeds)
    {
        for (const Deed deed : allDeeds)
            add(deeds.count(deed));
    }
    void add(const MatchPlayer &player)
    {
        add(player.ref());
        add(player.who->player.number);
        add(player.who->profile);
        add(player.who->skills);
        add(static_cast<int>(player.where));
        add(static_cast<int>(player.posture));
        add(player.stunnedThisTurn);
        add(player.sitsOut);
        add(player.playedThisDrive);
        add(player.deeds);
        add(player.casualties);
        add(player.bookInjuries);
        add(player.boons);
        add(player.usedThisTurn);
    }
    void add(const Purchase &purchase)
    {
        add(purchase.inducement);
        add(purchase.star);
        add(purchase.position);
        add(purchase.skill);
        add(purchase.deck);
        add(purchase.price);
    }
    void add(const Rerolls &rerolls)
    {
        for (const int each : {rerolls.perHalf, rerolls.left, rerolls.bonusHalf, rerolls.bonusDrive,
                               rerolls.usedThisTurn})
            add(each);
        add(rerolls.leader);
        add(rerolls.leaderCame);
    }
    void add(const SideState &side)
    {
        add(side.players);
        for (const int each :
             {side.score, side.turn, side.turnsPlayed, side.fans, side.fame, side.bribes,
              side.apothecaries, side.transferred, side.gift, side.treasury})
            add(each);
        for (const bool each : {side.tracked, side.coachEjected, side.conceded})
            add(each);
        add(side.rerolls);
        add(side.purchases);
        add(side.drawn);
        add(side.cards);
        add(side.cardsPlayed);
        add(side.counters);
    }
    void add(const Step &step)
    {
        const FormerStep former = formerStep(step);
        add(former.kind);
        add(step.seat);
        add(step.player);
        add(step.by);
        add(former.detail);
        add(former.number);
        add(former.modifier);
    }
    void add(const DriveRecord &drive)
    {
        add(drive.half);
        add(drive.kicking);
        add(drive.scoredBy);
        add(drive.scorer);
        add(drive.turnsAtEnd[0]);
        add(drive.turnsAtEnd[1]);
    }
    void add(const CasualtyRecord &record)
    {
        add(record.victim);
        add(record.by);
        add(harmCauseName(record.cause));
        add(record.result);
        add(writtenNote(record));
        add(record.half);
        add(record.turn);
    }
    void add(const Lasting &lasting)
    {
        add(writtenSource(lasting));
        add(lasting.seat);
        add(lasting.values);
        add(static_cast<int>(lasting.until));
        add(lasting.turns);
    }
    void add(const TeamChange &change)
    {
        add(change.kind.text());
        add(change.player);
        add(change.subject);
        add(change.before);
        add(change.after);
        add(change.reason);
    }
    void add(const Improvement &improvement)
    {
        if (const SkillId *skill = std::get_if<SkillId>(&improvement.gain))
            add(*skill);
        else
            add(static_cast<int>(std::get<Stat>(improvement.gain)));
        add(improvement.value);
    }
    void add(const Player &player)
    {
        add(player.id);
        add(player.number);
        add(player.position);
        add(player.star);
        add(player.improvements);
        add(player.extraSkills);
        add(player.deeds);
        add(player.injuries.losses);
        for (const int each : {player.injuries.niggling, static_cast<int>(player.kind),
                               static_cast<int>(player.status)})
            add(each);
        add(player.missesNextMatch);
    }
    void add(const Team &team)
    {
        add(team.players);
        add(team.formerPlayers);
        for (const TeamAsset asset : allTeamAssets)
            add(team.count(asset));
        for (const int each : {team.nextPlayer, team.treasury, team.home.stadiumFund})
            add(each);
        for (const bool each : {team.home.resident, team.home.ownsStadium})
            add(each);
        for (const auto *rows : {&team.home.stadium, &team.home.sponsors, &team.home.awards})
            add(*rows);
    }
    void add(const AfterSide &side)
    {
        add(side.takesPart);
        add(side.team);
        add(side.agenda);
        add(side.changes);
        add(formerNumbers(side));
        add(side.dead);
        if (side.raisedAwards > 0) // a match without them has the number it always had
            add(side.raisedAwards);
    }
    void add(const AfterState &after)
    {
        add(after.begun);
        for (const AfterSide &side : after.sides)
            add(side);
        add(formerNumbers(after));
    }
    void addTable(const MatchState &state)
    {
        for (const SideState &side : state.sides)
            add(side);
        for (const int each :
             {state.half, state.drive, state.recoveryDrive, state.kicking, state.kickedFirst,
              state.active, state.uses.actions, state.uses.blitzes, state.uses.fouls,
              state.uses.completions, state.shootOutWinner})
            add(each);
        for (const bool each : {state.extraTurn, state.uses.hurt, state.over})
            add(each);
        add(state.weather.text());
        add(state.carrier);
        add(state.drives);
        add(state.casualties);
        add(state.lasting);
        add(factsOf(state.occasion));
        // A match without the pitch view has the number it always had.
        if (!state.board.isEmpty())
            add(state.board);
    }

    [[nodiscard]] quint64 value() const { return m_value; }

private:
    void step(quint8 byte)
    {
        constexpr quint64 prime = 1099511628211ULL;
        m_value = (m_value ^ byte) * prime;
    }

    quint64 m_value = 14695981039346656037ULL;
};

} // namespace

quint64 stateHash(const MatchState &state)
{
    Hasher hasher;
    hasher.addTable(state);
    for (const SideState &side : state.sides)
        hasher.add(side.confirmed);
    hasher.add(state.agenda);
    if (state.uses.attacker.isValid()) {
        hasher.add(state.uses.attacker);
        hasher.add(harmCauseName(state.uses.attack));
    }
    if (state.after.isSet())
        hasher.add(state.after.get());
    return hasher.value();
}

QString stateHashText(const MatchState &state)
{
    return u"%1"_s.arg(stateHash(state), 16, 16, QLatin1Char('0'));
}

QString tableCode(const MatchState &state)
{
    Hasher hasher;
    hasher.addTable(state);
    const quint64 folded = hasher.value() ^ (hasher.value() >> 32);
    return u"%1"_s.arg(static_cast<quint32>(folded), 8, 16, QLatin1Char('0')).toUpper();
}

} // namespace dugout
