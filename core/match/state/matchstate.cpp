// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/state/matchstate.h"

using namespace Qt::StringLiterals;

namespace dugout {

MatchState::MatchState() = default;
MatchState::MatchState(const MatchState &other) = default;
MatchState::MatchState(MatchState &&other) noexcept = default;
MatchState &MatchState::operator=(const MatchState &other) = default;
MatchState &MatchState::operator=(MatchState &&other) noexcept = default;
MatchState::~MatchState() = default;
bool MatchState::operator==(const MatchState &other) const = default;

namespace {

/// Among those before a place, the last of them first, and then among the others.
MatchPlayer *findFrom(size_t place, std::vector<MatchPlayer> &players, const PlayerId &id)
{
    for (size_t at = place; at-- > 0;) {
        if (players[at].id() == id)
            return &players[at];
    }
    for (size_t at = place; at < players.size(); ++at) {
        if (players[at].id() == id)
            return &players[at];
    }
    return nullptr;
}

} // namespace

MatchPlayer *SideState::find(const PlayerId &id)
{
    // Teams count their players: he stands in the place of his number, or before it where somebody
    // has left. Mostly it is his very text, which is seen without a look at its letters.
    const size_t number = likelyNumber(id.text());
    const bool isThere = number - 1 < players.size()
        && players[number - 1].id().text().constData() == id.text().constData();
    return isThere ? &players[number - 1] : findFrom(std::min(number, players.size()), players, id);
}

QString writtenNote(const CasualtyRecord &record)
{
    if (record.mended == Mending::None)
        return record.note;
    return record.mended == Mending::Saved ? u"saved"_s : u"regenerated"_s;
}

QString writtenSource(const OngoingEffect &ongoing)
{
    if (const GuestLeaves *leaves = std::get_if<GuestLeaves>(&ongoing.back))
        return u"guest "_s + leaves->guest.toString();
    if (const HurtAgain *hurt = std::get_if<HurtAgain>(&ongoing.back))
        return u"mended "_s + hurt->player.toString();
    if (const WeatherAgain *before = std::get_if<WeatherAgain>(&ongoing.back))
        return u"weather "_s + before->weather.text();
    return sourceText(ongoing.source);
}

MatchPlayer *MatchState::find(const PlayerRef &ref)
{
    return ref.seat == 0 || ref.seat == 1 ? side(ref.seat).find(ref.id) : nullptr;
}

const MatchPlayer *MatchState::find(const PlayerRef &ref) const
{
    return ref.seat == 0 || ref.seat == 1 ? side(ref.seat).find(ref.id) : nullptr;
}

Seat MatchState::playsFor(const PlayerRef &ref) const
{
    const MatchPlayer *player = find(ref);
    return player && player->isTurncoat() ? otherSeat(ref.seat) : ref.seat;
}

QStringList MatchState::ableToAct(Seat seat) const
{
    return refs(seat,
                [](const MatchPlayer &player) { return player.canAct() && !player.isTurncoat(); })
        + refs(otherSeat(seat),
               [](const MatchPlayer &player) { return player.canAct() && player.isTurncoat(); });
}

bool MatchState::isAnybodyBlockableBy(Seat seat) const
{
    const std::vector<MatchPlayer> &others = side(otherSeat(seat)).players;
    return std::any_of(others.begin(), others.end(), [](const MatchPlayer &player) {
        return player.isOnPitch() && player.posture == Posture::Standing && !player.isTurncoat();
    });
}

int MatchState::ongoingSum(Seat seat, const QString &key) const
{
    int sum = 0;
    for (const OngoingEffect &each : ongoing) {
        if (each.seat == noSeat || each.seat == seat)
            sum += each.values.value(key);
    }
    return sum;
}

Seat MatchState::winner() const
{
    for (const Seat seat : {0, 1}) {
        if (side(seat).conceded)
            return otherSeat(seat);
    }
    if (!over)
        return noSeat;
    if (sides[0].score != sides[1].score)
        return sides[0].score > sides[1].score ? 0 : 1;
    return shootOutWinner;
}

} // namespace dugout
