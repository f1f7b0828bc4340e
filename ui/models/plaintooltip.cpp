// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/plaintooltip.h"

using namespace Qt::StringLiterals;

namespace dugout {

QString plainToolTip(QString text)
{
    // A joiner that nobody sees: no tag begins with it.
    return text.replace(u'<', u"<\u2060"_s);
}

} // namespace dugout
