// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/numberbox.h"

#include <optional>

namespace dugout {

/// A number that may also be open: one step below the lowest reads "?".
class OpenSpin final : public NumberBox
{
    Q_OBJECT

public:
    OpenSpin(int lowest, int highest, QWidget *parent = nullptr);

    void setOptional(const std::optional<int> &value);
    [[nodiscard]] std::optional<int> optional() const;
};

} // namespace dugout
