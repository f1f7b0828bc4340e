// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/play/promptbody.h"

class QVBoxLayout;

namespace dugout {

class ActionButton;
class TextLabel;

/// Something that one coach alone may see: it is shown once the device is in his hands. What chance
/// draws can be drawn without looking.
class CoverBody final : public PromptBody
{
    Q_OBJECT

public:
    CoverBody(const OfferedPrompt &offer, RandomSource &random, QWidget *parent);

    [[nodiscard]] QWidget *first() const override;
    [[nodiscard]] QWidget *fieldFor(const QString &text) override;
    [[nodiscard]] bool fillsTheCard() const override { return m_inner && m_inner->fillsTheCard(); }
    [[nodiscard]] int leastHeight(int width) const override;
    [[nodiscard]] bool takesEscape() const override { return m_inner && m_draw; }

protected:
    void showWords() override;

private:
    void uncover();
    void coverAgain();
    [[nodiscard]] QString wordsNow() const;

    RandomSource &m_random;
    QVBoxLayout *m_column;
    TextLabel *m_words;
    ActionButton *m_draw = nullptr;
    ActionButton *m_show;
    PromptBody *m_inner = nullptr;
};

} // namespace dugout
