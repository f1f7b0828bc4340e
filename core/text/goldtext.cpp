// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/goldtext.h"

namespace dugout {

QString goldText(int gold)
{
    return groupedNumber(gold, currentLanguage());
}

} // namespace dugout
