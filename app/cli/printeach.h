// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/clicontext.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace dugout {

/// Prints a list: as JSON the objects that `make` gives, else the line that `say` makes of each.
template<typename List, typename Make, typename Say>
int printEach(const List &list, const Make &make, const Say &say, CliContext &context)
{
    QJsonArray array;
    for (const auto &each : list) {
        if (context.json)
            array.append(make(each));
        else
            context.out << say(each) << '\n';
    }
    if (context.json)
        context.printJson(QJsonDocument(array));
    context.out << Qt::flush;
    return exitstatus::done;
}

} // namespace dugout
