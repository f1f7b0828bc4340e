// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSpinBox>

namespace dugout {

/// An amount of gold, written in groups of three as everywhere else and typed with or without them.
class GoldBox final : public QSpinBox
{
    Q_OBJECT

public:
    /// Steps of ten thousand: what the cheapest things cost.
    explicit GoldBox(QWidget *parent = nullptr);

protected:
    [[nodiscard]] QString textFromValue(int value) const override;
    [[nodiscard]] int valueFromText(const QString &text) const override;
    QValidator::State validate(QString &input, int &position) const override;
};

} // namespace dugout
