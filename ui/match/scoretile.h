// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/event.h"
#include "ui/common/textlabel.h"

namespace dugout {

/// What a side has scored: a large number on its colour, read from the other end of the table.
class ScoreTile final : public TextLabel
{
    Q_OBJECT

public:
    explicit ScoreTile(Seat seat, QWidget *parent = nullptr);

    void setScore(int score, const QColor &colour);
    void setCompact(bool compact);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    bool m_compact = false;
    QColor m_colour;
};

} // namespace dugout
