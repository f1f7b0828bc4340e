// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/battlefield/placement.h"

#include <algorithm>
#include <limits>
#include <tuple>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// How many hexes of either edge two boards would complete together.
struct Joined
{
    int longEdge = 0;
    int shortEdge = 0;
};

/// Every position in which cut hexes of the same edge meet, with how many do.
std::map<Placement, Joined> meetings(const PlacedBoard &placed, const Board &board)
{
    std::map<Placement, Joined> found;
    for (const PartialHex &there : placed.board.partial) {
        for (const PartialHex &here : board.partial) {
            if (here.edge != there.edge)
                continue;
            for (const bool turned : {false, true}) {
                const Hex offset = placed.place(there.hex) - (turned ? -here.hex : here.hex);
                Joined &joined = found[{offset, turned}];
                ++(here.edge == BoardEdge::Long ? joined.longEdge : joined.shortEdge);
            }
        }
    }
    return found;
}

/// The fixed layout of the set-up sheets is not in the text: it is taken to be where the boards
/// join over as many hexes as they can.
void keepFlush(std::vector<std::pair<Placement, Joined>> &candidates)
{
    Joined most;
    for (const auto &[placement, joined] : candidates) {
        most.longEdge = std::max(most.longEdge, joined.longEdge);
        most.shortEdge = std::max(most.shortEdge, joined.shortEdge);
    }
    std::erase_if(candidates, [&most](const auto &candidate) {
        return candidate.second.longEdge != most.longEdge
            && candidate.second.shortEdge != most.shortEdge;
    });
}

/// How near the starting hexes of the board would come to those on the table.
int startGap(const Battlefield &field, const PlacedBoard &board)
{
    int gap = std::numeric_limits<int>::max();
    for (const PlacedBoard &placed : field.boards()) {
        for (const Hex there : placed.board.starting) {
            for (const Hex here : board.board.starting)
                gap = std::min(gap, hexDistance(placed.place(there), board.place(here)));
        }
    }
    return gap;
}

/// How far the board would lie from all others together.
int spread(const Battlefield &field, const PlacedBoard &board)
{
    const auto middle = [](const PlacedBoard &one) {
        const std::vector<Hex> &hexes = one.board.complete;
        return one.place(hexes.empty() ? Hex{} : hexes[hexes.size() / 2]);
    };
    int all = 0;
    for (const PlacedBoard &placed : field.boards())
        all += hexDistance(middle(placed), middle(board));
    return all;
}

/// Each once: first where the starting hexes lie far apart, and the boards join over many hexes.
/// From the third board on first where they lie close together, or all would make one long row.
std::vector<Placement> bestFirst(const Battlefield &field, const Board &board,
                                 std::vector<std::pair<Placement, Joined>> candidates)
{
    const bool second = field.boards().size() == 1;
    std::map<Placement, int> ranks;
    for (const auto &[placement, joined] : candidates) {
        const PlacedBoard placed{board, placement.offset, placement.turned, 0};
        ranks.try_emplace(placement, second ? -startGap(field, placed) : spread(field, placed));
    }
    const auto rank = [&ranks](const std::pair<Placement, Joined> &one) {
        return std::tuple(ranks.at(one.first), -one.second.longEdge - one.second.shortEdge,
                          !one.first.turned, one.first);
    };
    std::sort(candidates.begin(), candidates.end(),
              [&rank](const auto &a, const auto &b) { return rank(a) < rank(b); });
    std::vector<Placement> legal;
    for (const auto &[placement, joined] : candidates) {
        if (std::find(legal.begin(), legal.end(), placement) == legal.end())
            legal.push_back(placement);
    }
    return legal;
}

} // namespace

std::vector<Placement> legalPlacements(const Battlefield &field, const Board &board,
                                       const JoinLimits &limits, bool flush)
{
    std::vector<std::pair<Placement, Joined>> candidates;
    for (const PlacedBoard &placed : field.boards()) {
        for (const auto &[placement, joined] : meetings(placed, board)) {
            const bool enough
                = joined.longEdge >= limits.longEdge || joined.shortEdge >= limits.shortEdge;
            if (enough
                && field.check({board, placement.offset, placement.turned, 0}, limits)
                    == PlacementProblem::None)
                candidates.emplace_back(placement, joined);
        }
    }
    if (flush)
        keepFlush(candidates);
    return bestFirst(field, board, std::move(candidates));
}

QString placementText(const Placement &placement)
{
    const QString hex
        = QString::number(placement.offset.q) + u',' + QString::number(placement.offset.r);
    return placement.turned ? hex + u",turned"_s : hex;
}

Placement placementFromText(QStringView text)
{
    const qsizetype first = text.indexOf(u',');
    qsizetype second = text.indexOf(u',', first + 1);
    const bool turned = second >= 0;
    if (!turned)
        second = text.size();
    return {{text.left(first).toInt(), text.mid(first + 1, second - first - 1).toInt()}, turned};
}

} // namespace dugout
