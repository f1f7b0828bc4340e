// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace dugout {

/// A choice that looks like the buttons beside it, in every theme, as high as they are.
class ChoiceBox : public QComboBox
{
    Q_OBJECT

public:
    enum class Weight { Plain, Title };

    explicit ChoiceBox(QWidget *parent = nullptr, Weight weight = Weight::Plain);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    /// The wheel scrolls the page, it never changes a choice on the way.
    void wheelEvent(QWheelEvent *event) override;

private:
    void fitText();

    Weight m_weight;
};

} // namespace dugout
