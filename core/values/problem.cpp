// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/values/problem.h"

using namespace Qt::StringLiterals;

namespace dugout {

QString Problem::toString() const
{
    return place.isEmpty() ? file + u": "_s + reason : file + u": "_s + place + u": "_s + reason;
}

} // namespace dugout
