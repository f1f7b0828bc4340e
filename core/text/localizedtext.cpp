// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/localizedtext.h"

namespace dugout {

const QString &LocalizedText::in(Language language) const
{
    switch (language) {
    case Language::Spanish:
        return es;
    case Language::German:
        return de;
    case Language::English:
        break;
    }
    return en;
}

} // namespace dugout
