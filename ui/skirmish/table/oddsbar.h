// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace dugout {

/// Success, drive-back and failure as parts of one bar. The numbers stand beside it in words.
class OddsBar final : public QWidget
{
    Q_OBJECT

public:
    explicit OddsBar(QWidget *parent = nullptr);

    void setChances(double success, double driveBack);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    double m_success = 0;
    double m_driveBack = 0;
};

} // namespace dugout
