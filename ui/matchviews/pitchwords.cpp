// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matchviews/pitchwords.h"

#include "core/match/words/matchtexts.h"

#include <map>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QString squareNames(const std::vector<Square> &squares)
{
    QStringList names;
    for (const Square square : squares)
        names.append(board::squareName(square));
    return names.join(u", "_s);
}

} // namespace

QString PitchWords::shortNeed(const RollNeed &need)
{
    if (need.certain)
        return u"✓"_s;
    return need.impossible ? u"✕"_s : u"%1+"_s.arg(need.target);
}

QString PitchWords::shortDice(const BlockDice &dice)
{
    const bool opponentPicks = dice.dice > 1 && dice.chooser == Chooser::Defender;
    return u"%1%2D"_s.arg(opponentPicks ? u"−"_s : QString()).arg(dice.dice);
}

QStringList PitchWords::steps(const std::vector<StepAdvice> &steps)
{
    // Squares that need the same are said together, the easiest first.
    std::map<int, std::vector<Square>> byTarget;
    for (const StepAdvice &step : steps) {
        if (step.dodge)
            byTarget[step.dodge->target].push_back(step.square);
    }
    QStringList lines;
    for (const auto &[target, squares] : byTarget)
        lines.append(tr("Dodge %1+: %2").arg(target).arg(squareNames(squares)));
    if (lines.isEmpty() && !steps.empty())
        lines.append(tr("Nobody holds him: no dodge is needed."));
    return lines;
}

QString PitchWords::push(const PushOptions &push)
{
    switch (push.kind) {
    case PushOptions::Kind::Stays:
        return tr("is not pushed");
    case PushOptions::Kind::Crowd:
        return tr("pushed into the crowd");
    case PushOptions::Kind::Chain:
        return tr("chain push to %1").arg(squareNames(push.squares));
    case PushOptions::Kind::Empty:
        break;
    }
    return push.pushedCoachPicks
        ? tr("pushed to %1, his coach picks").arg(squareNames(push.squares))
        : tr("pushed to %1").arg(squareNames(push.squares));
}

QStringList PitchWords::blocks(const MatchState &state, const std::vector<BlockAdvice> &blocks)
{
    QStringList lines;
    for (const BlockAdvice &block : blocks) {
        QString dice = tr("%n block die/dice", nullptr, block.dice.dice);
        if (block.dice.dice > 1)
            dice = (block.dice.chooser == Chooser::Attacker ? tr("%1, the attacker picks")
                                                            : tr("%1, the opponent picks"))
                       .arg(dice);
        lines.append(tr("Block on %1: %2; assists %3 : %4; %5")
                         .arg(playerName(state, PlayerRef::fromString(block.victim)), dice,
                              QString::number(block.assists), QString::number(block.opposing),
                              push(block.push)));
    }
    return lines;
}

QStringList PitchWords::passes(const std::vector<PassBand> &bands)
{
    QStringList lines;
    for (const PassBand &band : bands)
        lines.append(band.need ? u"%1: %2"_s.arg(said(band.name), shortNeed(*band.need))
                               : tr("%1: not allowed here").arg(said(band.name)));
    return lines;
}

QString PitchWords::path(const BallPath &path)
{
    if (path.squares.size() < 2 && !path.leaves)
        return {};
    QString way = squareNames(path.squares);
    way.replace(u", "_s, u" → "_s);
    return path.leaves ? tr("The ball: %1, then off the pitch").arg(way)
                       : tr("The ball: %1").arg(way);
}

QString PitchWords::name(BallMove move)
{
    switch (move) {
    case BallMove::Astray:
        return tr("Inaccurate pass");
    case BallMove::KickOff:
        return tr("Kick-off");
    case BallMove::Bounce:
        break;
    }
    return tr("Bounce");
}

QString PitchWords::cell(const QString &place, const QString &occupant)
{
    return occupant.isEmpty() ? tr("%1, empty").arg(place) : u"%1, %2"_s.arg(place, occupant);
}

} // namespace dugout
