// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/hexaim.h"

#include "core/skirmish/fighterref.h"
#include "ui/skirmish/deskchoice.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

Hex middleOf(const Board &board, const Placement &placement)
{
    const PlacedBoard placed{board, placement.offset, placement.turned, 0};
    return board.complete.empty() ? placement.offset
                                  : placed.place(board.complete[board.complete.size() / 2]);
}

} // namespace

bool HexAim::isHex(const QString &choice)
{
    static const QRegularExpression pattern(u"^-?\\d+,-?\\d+$"_s);
    return pattern.match(choice).hasMatch();
}

bool HexAim::isPlacement(const Prompt &prompt)
{
    return prompt.id == u"board.place"_s;
}

std::vector<Hex> HexAim::hexesOf(const Prompt &prompt)
{
    std::vector<Hex> hexes;
    if (prompt.kind != PromptKind::Choice || isPlacement(prompt))
        return hexes;
    for (const QString &choice : prompt.choices) {
        if (isHex(choice))
            hexes.push_back(hexFromText(choice));
    }
    return hexes;
}

void HexAim::follow(const std::vector<Prompt> &prompts)
{
    std::vector<Hex> hexes;
    std::vector<Placement> places;
    for (const Prompt &prompt : prompts) {
        if (prompt.aside)
            continue;
        if (isPlacement(prompt)) {
            for (const QString &choice : prompt.choices)
                places.push_back(placementFromText(choice));
        } else if (hexes.empty()) {
            hexes = hexesOf(prompt);
        }
    }
    if (hexes != m_hexes) {
        m_hexes = std::move(hexes);
        m_hex = 0;
    }
    if (places != m_places) {
        m_places = std::move(places);
        m_place = 0;
    }
}

void HexAim::aimAt(Hex hex)
{
    const auto found = std::find(m_hexes.begin(), m_hexes.end(), hex);
    if (found != m_hexes.end())
        m_hex = static_cast<size_t>(found - m_hexes.begin());
}

void HexAim::stepPlace(int step)
{
    const int count = placeCount();
    if (count > 0)
        m_place = static_cast<size_t>((static_cast<int>(m_place) + step + count) % count);
}

const Placement *HexAim::nearest(Hex offset, bool turned) const
{
    const Placement *best = nullptr;
    for (const Placement &place : m_places) {
        if (place.turned == turned
            && (!best || hexDistance(place.offset, offset) < hexDistance(best->offset, offset)))
            best = &place;
    }
    return best;
}

void HexAim::turn()
{
    if (m_places.empty())
        return;
    if (const Placement *other = nearest(m_places[m_place].offset, !m_places[m_place].turned))
        m_place = static_cast<size_t>(other - m_places.data());
}

void HexAim::placeNear(Hex hex, const Board &board)
{
    if (m_places.empty())
        return;
    const bool turned = m_places[m_place].turned;
    size_t best = m_place;
    for (size_t i = 0; i < m_places.size(); ++i) {
        if (m_places[i].turned == turned
            && hexDistance(middleOf(board, m_places[i]), hex)
                < hexDistance(middleOf(board, m_places[best]), hex))
            best = i;
    }
    m_place = best;
}

std::optional<Hex> HexAim::hex() const
{
    return m_hexes.empty() ? std::nullopt : std::optional(m_hexes[m_hex]);
}

std::optional<Placement> HexAim::placement() const
{
    return m_places.empty() ? std::nullopt : std::optional(m_places[m_place]);
}

QString HexAim::target() const
{
    return m_places.empty() ? (m_hexes.empty() ? QString() : hexText(m_hexes[m_hex]))
                            : placementText(m_places[m_place]);
}

Prompt HexAim::over(const Prompt &prompt) const
{
    Prompt shown = prompt;
    if (isPlacement(prompt)) {
        shown.choices = {deskchoice::here, deskchoice::next, deskchoice::previous};
        const bool bothWays = nearest({}, true) && nearest({}, false);
        if (bothWays)
            shown.choices.append(deskchoice::turn);
    } else if (!hexesOf(prompt).empty()) {
        shown.choices.removeIf([](const QString &choice) { return isHex(choice); });
        shown.choices.prepend(deskchoice::here);
    }
    return shown;
}

} // namespace dugout
