// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/play/promptbody.h"

class QHBoxLayout;

namespace dugout {

class ActionButton;
class DieFace;
class TextLabel;

/// A result that may still be changed before it counts: the ways to do so and, beside them, to let
/// it stand. Nothing of it is pressed by Enter: both cost something.
class OfferBand final : public PromptBody
{
    Q_OBJECT

public:
    OfferBand(const OfferedPrompt &offer, QWidget *parent);

    /// No button: the band itself waits for a key.
    [[nodiscard]] QWidget *first() const override { return nullptr; }
    [[nodiscard]] bool answersEnter() const override { return false; }
    void setTight(bool tight) override;

protected:
    void showWords() override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void addDice(QHBoxLayout *row);
    void addWays();

    std::vector<DieFace *> m_dice;
    TextLabel *m_title;
    TextLabel *m_detail;
    QList<ActionButton *> m_ways;
    ActionButton *m_keep;
};

} // namespace dugout
