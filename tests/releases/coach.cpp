// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/releases/coach.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Words as people write them, so that what is kept is not plain ASCII.
QString someWords(RandomSource &dice)
{
    static const QStringList words{u"Ñoño «el Rápido»"_s, u"Bein gebrochen & Stolz"_s,
                                   u"leg: −1 MA (p. 25)"_s, u"\"so it goes\""_s};
    return words.at(dice.roll(static_cast<int>(words.size())) - 1);
}

} // namespace

Coach::Coach(std::uint64_t seed)
    : m_dice(seed)
{ }

bool Coach::onceIn(int times)
{
    return m_dice.roll(times) == 1;
}

size_t Coach::pick(size_t count)
{
    return static_cast<size_t>(m_dice.roll(static_cast<int>(count)) - 1);
}

Event Coach::answerTo(const Prompt &prompt)
{
    constexpr int physicalOnceIn = 3;
    Event event = randomAnswer(prompt, m_dice);
    if (prompt.kind == PromptKind::Text)
        event.text = someWords(m_dice);
    // Nobody goes on for ever about what one card does.
    if (prompt.choices.contains(u"done"_s) && onceIn(2))
        event.choices = {u"done"_s};
    if (prompt.kind == PromptKind::Dice && onceIn(physicalOnceIn))
        event.rolledByDugout = false;
    return event;
}

std::optional<Event> Coach::answer(const std::vector<Prompt> &asked)
{
    constexpr int goesOnOnceIn = 3;
    const auto isAside = [](const Prompt &each) { return each.alwaysOffered; };
    if (std::all_of(asked.begin(), asked.end(), isAside))
        return std::nullopt;
    const auto passing
        = std::find_if(asked.begin(), asked.end(), [](const Prompt &each) { return each.passes; });
    if (passing != asked.end() && onceIn(goesOnOnceIn))
        return answerTo(*passing);
    return answerTo(randomPrompt(asked, m_dice));
}

} // namespace dugout
