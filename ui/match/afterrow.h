// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/aftermatch/checklist.h"
#include "ui/common/keyboardbutton.h"

#include <QAbstractButton>
#include <QColor>

namespace dugout {

/// One line of a checklist: its number or a tick, what it is, and at the right what came of it.
class AfterRow final : public KeyboardButton<QAbstractButton>
{
    Q_OBJECT

public:
    explicit AfterRow(int place, QWidget *parent = nullptr);

    void setCheck(const AfterCheck &check, const QColor &team);
    /// Its column hears the digits: they are printed then.
    void setNumbered(bool numbered);
    void setLow(bool low);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void describe();
    void paintMark(QPainter *painter, const QRectF &circle) const;

    int m_place;
    AfterCheck m_check;
    QColor m_team;
    bool m_numbered = true;
    bool m_low = false;
};

} // namespace dugout
