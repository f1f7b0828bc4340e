// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/collection/openspin.h"

#include "ui/common/appearance.h"

namespace dugout {

OpenSpin::OpenSpin(int lowest, int highest, QWidget *parent)
    : NumberBox(parent)
{
    setRange(lowest - 1, highest);
    setSpecialValueText(QStringLiteral("?"));
    setValue(minimum());
    setMinimumHeight(gridStep(this, 9)); // as the fields beside it
}

void OpenSpin::setOptional(const std::optional<int> &value)
{
    setValue(value.value_or(minimum()));
}

std::optional<int> OpenSpin::optional() const
{
    return value() == minimum() ? std::nullopt : std::optional(value());
}

} // namespace dugout
