// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/language.h"

#include <QCollator>

namespace dugout {

/// The order of words in a language: upper and lower case alike, ä and é where readers look for
/// them.
class Collation
{
public:
    explicit Collation(Language language);

    [[nodiscard]] bool less(const QString &one, const QString &other) const
    {
        return m_collator.compare(one, other) < 0;
    }

private:
    QCollator m_collator;
};

} // namespace dugout
