// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dice/dicenotation.h"

#include "core/text/sameword.h"

#include <QList>

#include <algorithm>
#include <array>
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
    // Matches ask for these by the hundred: they are read once.
    static const std::array usual{*read(u"2D6"), *read(u"D6"), *read(u"D8"), *read(u"D8+D6"),
                                  *read(u"D2")};
    const auto found = std::find_if(usual.begin(), usual.end(), [text](const DiceNotation &each) {
        return isSameWord(each.m_written->text, text);
    });
    return found == usual.end() ? read(text) : *found;
}

std::optional<DiceNotation> DiceNotation::read(QStringView text)
{
    Written dice{text.toString().toUpper(), {}};
    if (dice.text == u"BLOCK"_s) {
        dice.faces = {6};
    } else if (dice.text == u"D66"_s || dice.text == u"D68"_s) {
        dice.faces = {6, dice.text.endsWith(u'8') ? 8 : 6};
        dice.digits = true;
    } else {
        dice.faces = facesOf(text);
    }
    if (dice.faces.empty())
        return std::nullopt;
    return DiceNotation(std::move(dice));
}

DiceNotation DiceNotation::of(int count, int faces)
{
    static const std::array usual{DiceNotation({u"1D6"_s, {6}}), DiceNotation({u"2D6"_s, {6, 6}}),
                                  DiceNotation({u"3D6"_s, {6, 6, 6}})};
    if (faces == 6 && count >= 1 && count <= static_cast<int>(usual.size()))
        return usual.at(static_cast<size_t>(count) - 1);
    return DiceNotation({QString::number(count) + u'D' + QString::number(faces),
                         std::vector<int>(static_cast<size_t>(count), faces)});
}

int DiceNotation::total(const std::vector<int> &dice) const
{
    Q_ASSERT(dice.size() == faces().size());
    if (isReadAsDigits())
        return dice[0] * 10 + dice[1];
    return std::accumulate(dice.begin(), dice.end(), 0);
}

std::vector<int> DiceNotation::possibleTotals() const
{
    std::vector<int> totals;
    if (isReadAsDigits()) {
        for (int tens = 1; tens <= faces()[0]; ++tens)
            for (int units = 1; units <= faces()[1]; ++units)
                totals.push_back(tens * 10 + units);
        return totals;
    }
    const int lowest = static_cast<int>(faces().size());
    const int highest = std::accumulate(faces().begin(), faces().end(), 0);
    for (int total = lowest; total <= highest; ++total)
        totals.push_back(total);
    return totals;
}

} // namespace dugout
