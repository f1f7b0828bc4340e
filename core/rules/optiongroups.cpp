// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/optiongroups.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace dugout {

bool isForMatch(const Option &option, bool league)
{
    static const QStringList inLeagues{u"league"_s, u"money"_s, u"stadium"_s};
    if (option.group == u"commissioner"_s)
        return false;
    return league || !inLeagues.contains(option.group);
}

} // namespace dugout
