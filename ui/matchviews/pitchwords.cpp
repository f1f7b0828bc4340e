// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matchviews/pitchwords.h"

#include "core/dice/dicewords.h"
#include "core/match/rolls/rollwords.h"
#include "core/match/words/matchtexts.h"

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
    return (opponentPicks ? u"−"_s : QString())
        + tr("%1D", "so many block dice, as short as can be").arg(dice.dice);
}

QStringList PitchWords::way(const Walk &walk)
{
    const QString to = board::squareName(walk.steps.back().to);
    const QString squares = tr("%n square(s)", nullptr, static_cast<int>(walk.steps.size()));
    if (!walk.hasRolls())
        return {tr("To %1 · %2").arg(to, squares)};
    QStringList lines{tr("To %1 · %2 · %3").arg(to, percentText(walk.chance), squares)};
    if (walk.withReroll)
        lines.append(tr("with re-roll %1").arg(percentText(*walk.withReroll)));
    return lines;
}

QString PitchWords::rolls(const MatchContext &context, const Walk &walk)
{
    QStringList rolls;
    if (walk.traitsFirst)
        rolls.append(tr("First the roll for the trait"));
    for (const WalkStep &step : walk.steps) {
        for (const WalkRoll &roll : step.rolls)
            rolls.append(u"%1 %2"_s.arg(rollOfferName(context, roll.ask), neededWords(roll.need)));
    }
    return rolls.isEmpty() ? tr("Nothing to be rolled") : rolls.join(tr(", then "));
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
        ? tr("pushed to %1, own coach picks").arg(squareNames(push.squares))
        : tr("pushed to %1").arg(squareNames(push.squares));
}

QString PitchWords::block(const MatchState &state, const BlockAdvice &block)
{
    QString dice = tr("%n block die/dice", nullptr, block.dice.dice);
    if (block.dice.dice > 1)
        dice = (block.dice.chooser == Chooser::Attacker ? tr("%1, the attacker picks")
                                                        : tr("%1, the opponent picks"))
                   .arg(dice);
    return tr("Block on %1: %2; assists %3 : %4; %5")
        .arg(playerName(state, PlayerRef::fromString(block.victim)), dice,
             QString::number(block.assists), QString::number(block.opposing), push(block.push));
}

QStringList PitchWords::passes(const std::vector<PassBand> &bands)
{
    QStringList lines;
    for (const PassBand &band : bands)
        lines.append(band.need ? u"%1: %2"_s.arg(localized(band.name), shortNeed(*band.need))
                               : tr("%1: not allowed here").arg(localized(band.name)));
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
