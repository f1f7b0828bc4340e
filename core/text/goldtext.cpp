// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/goldtext.h"

namespace dugout {

Language programLanguage()
{
    return languageFromCode(QLocale().name()).value_or(Language::English);
}

QString goldText(int gold)
{
    return groupedNumber(gold, programLanguage());
}

} // namespace dugout
