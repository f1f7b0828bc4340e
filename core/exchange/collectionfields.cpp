// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/collectionfields.h"

namespace dugout {

std::optional<Hex> WrittenAs<Hex>::from(const std::vector<int> &numbers)
{
    constexpr int farthest = 200;
    const auto isNear = [](int number) { return number >= -farthest && number <= farthest; };
    if (numbers.size() < 2 || !isNear(numbers[0]) || !isNear(numbers[1]))
        return std::nullopt;
    return Hex{numbers[0], numbers[1]};
}

QString WrittenAs<Hex>::needed()
{
    return EntryReader::tr("a hex is two whole numbers");
}

std::vector<int> WrittenAs<PartialHex>::to(const PartialHex &partial)
{
    return {partial.hex.q, partial.hex.r, partial.edge == BoardEdge::Long ? 0 : 1};
}

std::optional<PartialHex> WrittenAs<PartialHex>::from(const std::vector<int> &numbers)
{
    const auto hex = WrittenAs<Hex>::from(numbers);
    if (!hex)
        return std::nullopt;
    const bool isShort = numbers.size() > 2 && numbers[2] != 0;
    return PartialHex{*hex, isShort ? BoardEdge::Short : BoardEdge::Long};
}

void Fields<Board>::check(const Board &board, JsonReader &reader)
{
    if (board.complete.empty())
        reader.complain(u"complete", EntryReader::tr("a board without hexes"));
}

} // namespace dugout
