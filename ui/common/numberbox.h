// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSpinBox>

namespace dugout {

/// What the cheapest things cost: gold goes in steps of it.
constexpr int goldStep = 10'000;

/// A whole number, written in groups of three as everywhere else and typed with or without them.
///
/// What is out of range can be typed but is not acceptable, so that nothing is cut off without a
/// word. The wheel changes it only where the keyboard is, and Ctrl+Z belongs to the page as long as
/// nothing was typed here.
class NumberBox : public QSpinBox
{
    Q_OBJECT

public:
    explicit NumberBox(QWidget *parent = nullptr);

    /// "From 0 to 60,000"
    [[nodiscard]] QString limits() const;
    /// One sentence about what was typed; empty when it can be taken.
    [[nodiscard]] QString problem() const;

    /// As high as the fields for words and choices beside it.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    [[nodiscard]] QString textFromValue(int value) const override;
    [[nodiscard]] int valueFromText(const QString &text) const override;
    QValidator::State validate(QString &input, int &position) const override;
    bool event(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
};

} // namespace dugout
