// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pitch/pushback.h"

namespace dugout {

namespace {

std::vector<Square> emptyOf(const Formation &formation, const auto &squares)
{
    std::vector<Square> empty;
    for (const Square square : squares) {
        if (pitch::contains(square) && !formation.isOccupied(square))
            empty.push_back(square);
    }
    return empty;
}

std::array<Square, 8> around(Square centre)
{
    std::array<Square, 8> squares;
    std::transform(scatterSteps.begin(), scatterSteps.end(), squares.begin(),
                   [centre](Stride step) { return centre + step; });
    return squares;
}

/// Follows a push from player to player. Nobody is pushed twice: he would have left his square.
class ChainFinder
{
public:
    explicit ChainFinder(const Formation &formation)
        : m_formation(formation)
    { }

    [[nodiscard]] std::vector<std::vector<PushMove>> take() { return std::move(m_found); }

    void follow(Square pusher, const PlacedPlayer &pushed, bool grab, bool ignoreStandFirm)
    {
        const PushOptions options = pushOptions(m_formation, pusher, pushed, grab, ignoreStandFirm);
        switch (options.kind) {
        case PushOptions::Kind::Stays:
            m_found.emplace_back();
            break;
        case PushOptions::Kind::Crowd:
            finish({pushed.square, std::nullopt});
            break;
        case PushOptions::Kind::Empty:
            for (const Square square : options.squares)
                finish({pushed.square, square});
            break;
        case PushOptions::Kind::Chain:
            for (const Square square : options.squares)
                goOn(pushed.square, square);
            break;
        }
    }

private:
    void finish(const PushMove &last)
    {
        std::vector<PushMove> moves = m_moves;
        moves.push_back(last);
        m_found.push_back(std::move(moves));
    }

    void goOn(Square from, Square to)
    {
        const bool known = std::any_of(m_moves.begin(), m_moves.end(),
                                       [to](const PushMove &move) { return move.from == to; });
        const PlacedPlayer *next = m_formation.at(to);
        if (known || !next)
            return;
        m_moves.push_back({from, to});
        follow(from, *next, false, false);
        m_moves.pop_back();
    }

    const Formation &m_formation;
    std::vector<PushMove> m_moves;
    std::vector<std::vector<PushMove>> m_found;
};

} // namespace

std::array<Square, 3> squaresBehind(Square pusher, Square pushed)
{
    const Stride away = pushed - pusher;
    if (away.dx == 0)
        return {pushed + Stride{-1, away.dy}, pushed + away, pushed + Stride{1, away.dy}};
    if (away.dy == 0)
        return {pushed + Stride{away.dx, -1}, pushed + away, pushed + Stride{away.dx, 1}};
    return {pushed + Stride{away.dx, 0}, pushed + away, pushed + Stride{0, away.dy}};
}

PushOptions pushOptions(const Formation &formation, Square pusher, const PlacedPlayer &pushed,
                        bool grab, bool ignoreStandFirm)
{
    PushOptions options;
    if (pushed.standFirm && !ignoreStandFirm)
        return options;
    if (grab != pushed.sideStep) {
        options.squares = emptyOf(formation, around(pushed.square));
        options.pushedCoachPicks = pushed.sideStep && !options.squares.empty();
    }
    const std::array<Square, 3> behind = squaresBehind(pusher, pushed.square);
    if (options.squares.empty())
        options.squares = emptyOf(formation, behind);
    if (!options.squares.empty()) {
        options.kind = PushOptions::Kind::Empty;
    } else if (!std::all_of(behind.begin(), behind.end(), pitch::contains)) {
        options.kind = PushOptions::Kind::Crowd;
    } else {
        options.kind = PushOptions::Kind::Chain;
        options.squares.assign(behind.begin(), behind.end());
    }
    return options;
}

std::vector<std::vector<PushMove>> pushChains(const Formation &formation, Square pusher,
                                              const PlacedPlayer &pushed, bool grab,
                                              bool ignoreStandFirm)
{
    ChainFinder finder(formation);
    finder.follow(pusher, pushed, grab, ignoreStandFirm);
    return finder.take();
}

} // namespace dugout
