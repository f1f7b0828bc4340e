// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/collation.h"

#include <QLocale>

namespace dugout {

Collation::Collation(Language language)
    : m_collator(QLocale(languageCode(language)))
{
    m_collator.setCaseSensitivity(Qt::CaseInsensitive);
    m_collator.setNumericMode(true);
}

} // namespace dugout
