// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dice/physicaldice.h"

#include "core/dice/dicewords.h"

#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

bool separates(QChar c)
{
    return c.isSpace() || c == u',' || c == u';' || c == u'+' || c == u'/' || c == u'-';
}

QStringList words(QStringView text)
{
    QStringList found;
    bool inside = false;
    for (const QChar c : text) {
        if (separates(c)) {
            inside = false;
            continue;
        }
        if (!inside)
            found.append(QString());
        found.last().append(c);
        inside = true;
    }
    return found;
}

/// One word that holds a digit for each of several dice, as far as it was typed.
bool isRunOfDigits(const QStringList &typed, const std::vector<int> &faces)
{
    const bool oneDigitEach
        = std::all_of(faces.begin(), faces.end(), [](int sides) { return sides <= 9; });
    return oneDigitEach && faces.size() > 1 && typed.size() == 1
        && typed.first().size() <= static_cast<qsizetype>(faces.size());
}

QString exampleOf(const std::vector<int> &faces)
{
    QStringList example;
    for (size_t die = 0; die < faces.size(); ++die)
        example.append(QString::number(std::min(faces[die], 2 + static_cast<int>(die))));
    return example.join(u' ');
}

/// One word for each die that was typed.
QStringList dicePerWord(QStringView text, const std::vector<int> &faces)
{
    QStringList typed = words(text);
    if (isRunOfDigits(typed, faces)) {
        const QString run = typed.takeFirst();
        for (const QChar digit : run)
            typed.append(digit);
    }
    return typed;
}

} // namespace

Error PhysicalDice::refusal(const QString &message, QStringView text)
{
    return {ErrorCode::DiceEntry, message, text.toString()};
}

Result<std::vector<int>> PhysicalDice::parse(QStringView text, const DiceNotation &notation)
{
    const std::vector<int> &faces = notation.faces();
    const QStringList typed = dicePerWord(text, faces);
    if (typed.size() != static_cast<qsizetype>(faces.size()))
        return refusal(
            tr("%1 needs %n die/dice, for example \"%2\".", nullptr, static_cast<int>(faces.size()))
                .arg(diceWords(notation, currentLanguage()), exampleOf(faces)),
            text);
    std::vector<int> dice;
    for (size_t die = 0; die < faces.size(); ++die) {
        const QString &word = typed[static_cast<qsizetype>(die)];
        bool read = false;
        const int shown = word.toInt(&read);
        if (!read || shown < 1 || shown > faces[die])
            return refusal(tr("This die shows 1 to %1, not \"%2\".").arg(faces[die]).arg(word),
                           text);
        dice.push_back(shown);
    }
    return dice;
}

std::vector<int> PhysicalDice::begun(QStringView text, const DiceNotation &notation)
{
    const std::vector<int> &faces = notation.faces();
    const QStringList typed = dicePerWord(text, faces);
    std::vector<int> dice;
    while (dice.size() < faces.size() && static_cast<qsizetype>(dice.size()) < typed.size()) {
        const int shown = typed[static_cast<qsizetype>(dice.size())].toInt();
        if (shown < 1 || shown > faces[dice.size()])
            break;
        dice.push_back(shown);
    }
    return dice;
}

} // namespace dugout
