// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/sidestate.h"

#include <QWidget>

namespace dugout {

/// The re-rolls of a side: a full circle for each that is left, an empty one for each that is used,
/// a diamond for the leader's and a square for those that were gained for a while.
class RerollPips final : public QWidget
{
    Q_OBJECT

public:
    explicit RerollPips(QWidget *parent = nullptr);

    void setRerolls(const Rerolls &rerolls);
    void setColour(const QColor &colour);

    enum class Pip { Left, Used, Leader, Bonus };
    /// What is drawn, as far as there is room: those that can still be used come first.
    [[nodiscard]] QList<Pip> pips() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void say();

    Rerolls m_rerolls;
    QColor m_colour;
};

} // namespace dugout
