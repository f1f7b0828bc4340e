// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace dugout {

/// Two cards that face each other, side by side or, where there is little width, one above the
/// other; between them stand the mark of a match and a button.
class VersusRow final : public QWidget
{
    Q_OBJECT

public:
    VersusRow(QWidget *first, QWidget *second, QWidget *between, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    [[nodiscard]] bool isStacked(int width) const;
    [[nodiscard]] int heightOf(const QWidget *card, int width) const;
    void arrange();

    QWidget *m_first;
    QWidget *m_second;
    QWidget *m_between;
    QWidget *m_mark;
};

} // namespace dugout
