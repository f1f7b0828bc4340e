// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/play/promptcard.h"

#include <QTest>

#include <deque>

namespace dugout {

/// Dice that fall as the test says next.
class ToldDice final : public RandomSource
{
public:
    void add(const std::vector<int> &dice)
    {
        m_next.insert(m_next.end(), dice.begin(), dice.end());
    }
    void clear() { m_next.clear(); }
    [[nodiscard]] int roll(int) override
    {
        const int die = m_next.empty() ? 0 : m_next.front();
        m_next.pop_front();
        return die;
    }

private:
    std::deque<int> m_next;
};

/// A card that is asked things, and what it answered.
class PromptCardFixture : public QObject
{
protected:
    void begin();
    void end() { m_card.reset(); }
    void ask(const std::vector<OfferedPrompt> &offers);
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void type(const QString &words);
    [[nodiscard]] Event answer();

    ToldDice m_dice;
    std::unique_ptr<PromptCard> m_card;
    std::vector<Event> m_events;
};

[[nodiscard]] OfferedPrompt offer(const QString &id, PromptKind kind,
                                  const QStringList &choices = {});
[[nodiscard]] OfferedPrompt dice(const QString &notation);
[[nodiscard]] OfferedPrompt many(int count, int atLeast, int atMost);

} // namespace dugout
