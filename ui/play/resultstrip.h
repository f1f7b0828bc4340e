// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/play/offeredprompt.h"

#include <QWidget>

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

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QWidget *m_dice;
    TextLabel *m_line;
};

} // namespace dugout
