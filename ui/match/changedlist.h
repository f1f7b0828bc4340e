// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/aftermatch/changedlines.h"

#include <QWidget>

namespace dugout {

/// What a match changed in one team, a line for each: a picture, whom or what, and the number.
class ChangedList final : public QWidget
{
    Q_OBJECT

public:
    explicit ChangedList(QWidget *parent = nullptr);

    void setLines(const std::vector<ChangedLine> &lines);
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, heightForWidth(width())}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] int heightOf(const ChangedLine &line, int width) const;
    [[nodiscard]] QRect titleArea(const ChangedLine &line, const QRect &area) const;
    void paintLine(QPainter *painter, const ChangedLine &line, const QRect &area) const;

    std::vector<ChangedLine> m_lines;
};

} // namespace dugout
