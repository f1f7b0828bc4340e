// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/play/offeredprompt.h"

#include <QWidget>

class QBoxLayout;

namespace dugout {

class TextLabel;

/// What was answered last: its dice as they fell, and what came of them.
class ResultStrip final : public QWidget
{
    Q_OBJECT

public:
    explicit ResultStrip(QWidget *parent = nullptr);

    void setAnswer(const AnswerShown &answer);
    /// Nothing to show.
    [[nodiscard]] bool isEmpty() const;
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Heights
    {
        int beside = 0; ///< the words beside the dice
        int below = 0; ///< and below them
    };
    [[nodiscard]] Heights heightsFor(int width) const;
    void turn();

    QBoxLayout *m_row;
    QWidget *m_dice;
    TextLabel *m_line;
};

} // namespace dugout
