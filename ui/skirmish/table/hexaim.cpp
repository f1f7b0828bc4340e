// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/table/hexaim.h"

#include "core/skirmish/state/fighterref.h"
#include "core/skirmish/state/skirmishnames.h"
#include "ui/skirmish/table/deskchoice.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// The hex nearest to the middle of all, the same for a board that lies turned in its own place.
Hex middleOf(const Board &board, const Placement &placement)
{
    const PlacedBoard placed{board, placement.offset, placement.turned, 0};
    if (board.complete.empty())
        return placement.offset;
    Hex sum;
    for (const Hex hex : board.complete)
        sum = sum + placed.place(hex);
    const auto count = static_cast<double>(board.complete.size());
    return {qRound(sum.q / count), qRound(sum.r / count)};
}

} // namespace

bool HexAim::isHex(const QString &choice)
{
    static const QRegularExpression pattern(u"^-?\\d+,-?\\d+$"_s);
    return pattern.match(choice).hasMatch();
}

bool HexAim::isPlacement(const Prompt &prompt)
{
    return prompt.id == SkirmishAsks::BoardPlace;
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
        if (prompt.alwaysOffered)
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
        m_aimed = false;
    }
    if (places != m_places) {
        m_places = std::move(places);
        m_place = 0;
    }
}

void HexAim::aimAt(Hex hex)
{
    const auto found = std::find(m_hexes.begin(), m_hexes.end(), hex);
    if (found == m_hexes.end())
        return;
    m_hex = static_cast<size_t>(found - m_hexes.begin());
    m_aimed = true;
}

void HexAim::aimNear(Hex hex)
{
    const auto nearest
        = std::min_element(m_hexes.begin(), m_hexes.end(), [hex](const Hex &one, const Hex &other) {
              return hexDistance(one, hex) < hexDistance(other, hex);
          });
    if (nearest != m_hexes.end())
        aimAt(*nearest);
}

bool HexAim::goesElsewhere(const Prompt &prompt)
{
    return prompt.id.endsWith(".hex"_L1) && prompt.id != SkirmishAsks::DeployHex;
}

void HexAim::stepPlace(int step)
{
    const int count = placeCount();
    if (count > 0)
        m_place = static_cast<size_t>((static_cast<int>(m_place) + step + count) % count);
}

bool HexAim::mayLie(bool turned) const
{
    return std::any_of(m_places.begin(), m_places.end(),
                       [turned](const Placement &place) { return place.turned == turned; });
}

void HexAim::turn(const Board &board)
{
    if (!m_places.empty())
        takeNearest(middleOf(board, m_places[m_place]), !m_places[m_place].turned, board);
}

void HexAim::placeNear(Hex hex, const Board &board)
{
    if (!m_places.empty())
        takeNearest(hex, m_places[m_place].turned, board);
}

void HexAim::takeNearest(Hex hex, bool turned, const Board &board)
{
    std::optional<size_t> best;
    for (size_t i = 0; i < m_places.size(); ++i) {
        if (m_places[i].turned == turned
            && (!best
                || hexDistance(middleOf(board, m_places[i]), hex)
                    < hexDistance(middleOf(board, m_places[*best]), hex)))
            best = i;
    }
    m_place = best.value_or(m_place);
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
        const bool bothWays = mayLie(true) && mayLie(false);
        if (bothWays)
            shown.choices.append(deskchoice::turn);
    } else if (!hexesOf(prompt).empty()) {
        shown.choices.removeIf([](const QString &choice) { return isHex(choice); });
        shown.choices.prepend(isAimed() || !goesElsewhere(prompt) ? deskchoice::here
                                                                  : deskchoice::aim);
    }
    return shown;
}

} // namespace dugout
