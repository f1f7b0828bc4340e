// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/play/promptbody.h"

namespace dugout {

class ActionButton;

/// A few things of which one is chosen: big buttons, each with its number key. Enter presses one
/// only when it is filled, as a draw, the only or the likely choice is, or when the arrows led to
/// it.
class ChoiceButtons final : public PromptBody
{
    Q_OBJECT

public:
    ChoiceButtons(const OfferedPrompt &offer, RandomSource &random, QWidget *parent);

    /// One choice at most, and no more choices than number keys; numbered players are no such
    /// thing.
    [[nodiscard]] static bool suits(const OfferedPrompt &offer);
    [[nodiscard]] QWidget *first() const override;
    void setOptional(bool optional) override;
    void setTight(bool tight) override;
    [[nodiscard]] bool isCount() const override;

protected:
    void showWords() override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] ActionButton *addButton(const QString &choice);
    void choose(const QString &choice);
    [[nodiscard]] static QKeySequence shirtKeys(const QString &words);
    [[nodiscard]] int keyOf(qsizetype place) const;
    /// Of a choice with a key of its own; empty for the others.
    [[nodiscard]] static QKeySequence fixedKey(const OfferedPrompt &offer, qsizetype place);
    [[nodiscard]] static qsizetype numbered(const OfferedPrompt &offer, qsizetype upTo);
    void fillMain();
    void addBookDice(RandomSource &random);

    ActionButton *m_draw = nullptr; ///< where chance makes the choice
    ActionButton *m_none = nullptr; ///< where nothing may be chosen
    ActionButton *m_roll = nullptr; ///< where the dice are looked up in a book
    std::optional<int> m_rolled; ///< what they showed
    ActionButton *m_main = nullptr; ///< the filled one; null when Enter presses none
    bool m_optional = false;
    QList<ActionButton *> m_buttons;
};

} // namespace dugout
