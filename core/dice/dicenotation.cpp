// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dice/dicenotation.h"

#include <QList>

#include <numeric>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int mostDice = 20;
constexpr int mostFaces = 100;

std::vector<int> facesOfPart(QStringView text)
{
    const qsizetype letter = text.indexOf(u'D', 0, Qt::CaseInsensitive);
    if (letter < 0)
        return {};
    bool countRead = true;
    bool facesRead = false;
    const int count = letter == 0 ? 1 : text.left(letter).toInt(&countRead);
    const int faces = text.mid(letter + 1).toInt(&facesRead);
    const bool sensible = countRead && facesRead && count >= 1 && count <= mostDice && faces >= 2
        && faces <= mostFaces;
    return sensible ? std::vector<int>(static_cast<size_t>(count), faces) : std::vector<int>{};
}

/// Parts joined by a plus are rolled together: "D8+D6".
std::vector<int> facesOf(QStringView text)
{
    std::vector<int> faces;
    for (const QStringView part : text.split(u'+')) {
        const std::vector<int> more = facesOfPart(part);
        if (more.empty())
            return {};
        faces.insert(faces.end(), more.begin(), more.end());
    }
    return faces;
}

} // namespace

std::optional<DiceNotation> DiceNotation::parse(QStringView text)
{
    DiceNotation dice;
    dice.m_text = text.toString().toUpper();
    if (dice.m_text == u"BLOCK"_s) {
        dice.m_faces = {6};
    } else if (dice.m_text == u"D66"_s || dice.m_text == u"D68"_s) {
        dice.m_faces = {6, dice.m_text.endsWith(u'8') ? 8 : 6};
        dice.m_digits = true;
    } else {
        dice.m_faces = facesOf(text);
    }
    if (dice.m_faces.empty())
        return std::nullopt;
    return dice;
}

DiceNotation DiceNotation::of(int count, int faces)
{
    DiceNotation dice;
    dice.m_text = QString::number(count) + u'D' + QString::number(faces);
    dice.m_faces.assign(static_cast<size_t>(count), faces);
    return dice;
}

int DiceNotation::total(const std::vector<int> &dice) const
{
    Q_ASSERT(dice.size() == m_faces.size());
    if (m_digits)
        return dice[0] * 10 + dice[1];
    return std::accumulate(dice.begin(), dice.end(), 0);
}

std::vector<int> DiceNotation::possibleTotals() const
{
    std::vector<int> totals;
    if (m_digits) {
        for (int tens = 1; tens <= m_faces[0]; ++tens)
            for (int units = 1; units <= m_faces[1]; ++units)
                totals.push_back(tens * 10 + units);
        return totals;
    }
    const int lowest = static_cast<int>(m_faces.size());
    const int highest = std::accumulate(m_faces.begin(), m_faces.end(), 0);
    for (int total = lowest; total <= highest; ++total)
        totals.push_back(total);
    return totals;
}

} // namespace dugout
