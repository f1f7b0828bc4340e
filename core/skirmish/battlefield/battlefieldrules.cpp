// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/battlefield/battlefieldrules.h"

#include <algorithm>

namespace dugout {

namespace {

/// Objectives lie at least this far apart.
constexpr int objectiveDistance = 3;

/// Points on a grid stretched so that every centre and corner is whole.
struct Point
{
    int x = 0;
    int y = 0;
};

Point centreOf(Hex hex)
{
    return {3 * hex.q, 2 * hex.r + hex.q};
}

int along(Point axis, Point point)
{
    return axis.x * point.x + axis.y * point.y;
}

/// True when some line parallel to an edge of the hex or to the segment keeps them apart; where
/// they merely touch there is none.
bool isApart(Point from, Point to, Hex hex)
{
    const Point centre = centreOf(hex);
    const std::array<Point, 4> axes{{{from.y - to.y, to.x - from.x}, {0, 1}, {1, 1}, {1, -1}}};
    constexpr std::array<Point, 6> corners{{{2, 0}, {-2, 0}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}}};
    return std::any_of(axes.begin(), axes.end(), [&](Point axis) {
        int reach = 0;
        for (const Point corner : corners)
            reach = std::max(reach, along(axis, corner));
        const int middle = along(axis, centre);
        const auto [low, high] = std::minmax({along(axis, from), along(axis, to)});
        return high < middle - reach || low > middle + reach;
    });
}

bool isFree(const Battlefield &field, const Fighters &fighters, Hex hex)
{
    const Cell *cell = field.cell(hex);
    return cell && !cell->blocked
        && std::none_of(fighters.begin(), fighters.end(),
                        [hex](const PlacedFighter &fighter) { return fighter.hex == hex; });
}

int friendsNextTo(const Fighters &fighters, const PlacedFighter &fighter, Hex hex)
{
    return static_cast<int>(
        std::count_if(fighters.begin(), fighters.end(), [&](const PlacedFighter &other) {
            return other.player == fighter.player && other != fighter
                && hexDistance(other.hex, hex) == 1;
        }));
}

} // namespace

bool hasLineOfSight(const Battlefield &field, Hex from, Hex to)
{
    const Point start = centreOf(from);
    const Point end = centreOf(to);
    return std::all_of(field.cells().begin(), field.cells().end(), [&](const auto &entry) {
        return !entry.second.blocked || isApart(start, end, entry.first);
    });
}

std::set<Hex> movementRange(const Battlefield &field, const Fighters &fighters, Hex from, int move)
{
    std::set<Hex> reached{from};
    std::vector<Hex> border{from};
    for (int moved = 0; moved < move; ++moved) {
        std::vector<Hex> next;
        for (const Hex hex : border) {
            for (const Hex step : hexDirections) {
                if (isFree(field, fighters, hex + step) && reached.insert(hex + step).second)
                    next.push_back(hex + step);
            }
        }
        border = std::move(next);
    }
    reached.erase(from);
    return reached;
}

std::vector<Hex> driveBackHexes(const Battlefield &field, const Fighters &fighters, Hex attacker,
                                Hex target)
{
    std::vector<Hex> hexes;
    for (const Hex step : hexDirections) {
        const Hex hex = target + step;
        if (hexDistance(attacker, hex) > hexDistance(attacker, target)
            && isFree(field, fighters, hex))
            hexes.push_back(hex);
    }
    return hexes;
}

Hex knockedBack(const Battlefield &field, const Fighters &fighters, Hex hex, Hex direction,
                int hexes)
{
    for (int moved = 0; moved < hexes && isFree(field, fighters, hex + direction); ++moved)
        hex = hex + direction;
    return hex;
}

int supportLead(const Fighters &fighters, const PlacedFighter &attacker,
                const PlacedFighter &target)
{
    return friendsNextTo(fighters, attacker, target.hex)
        - friendsNextTo(fighters, target, attacker.hex);
}

ObjectiveProblem checkObjective(const Battlefield &field, const std::vector<Hex> &placed, Hex hex,
                                bool relaxed)
{
    const Cell *cell = field.cell(hex);
    if (!cell)
        return ObjectiveProblem::NoCompleteHex;
    if (cell->blocked)
        return ObjectiveProblem::Blocked;
    if (cell->starting)
        return ObjectiveProblem::Starting;
    if (!relaxed && field.isEdge(hex))
        return ObjectiveProblem::Edge;
    const bool near = std::any_of(placed.begin(), placed.end(), [hex](Hex other) {
        return hexDistance(hex, other) < objectiveDistance;
    });
    return near ? ObjectiveProblem::TooNear : ObjectiveProblem::None;
}

std::vector<Hex> objectiveHexes(const Battlefield &field, const std::vector<Hex> &placed, bool last,
                                std::optional<Hex> relic)
{
    const auto fitting = [&](bool relaxed) {
        std::vector<Hex> hexes;
        for (const auto &[hex, cell] : field.cells()) {
            if (hex != relic
                && checkObjective(field, placed, hex, relaxed) == ObjectiveProblem::None)
                hexes.push_back(hex);
        }
        return hexes;
    };
    std::vector<Hex> hexes = fitting(last);
    return hexes.empty() && !last ? fitting(true) : hexes;
}

} // namespace dugout
