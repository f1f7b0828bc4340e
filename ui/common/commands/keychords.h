// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>

namespace dugout {

// Short, so that a command fits in a line of the table.
inline QKeySequence ctrl(Qt::Key key)
{
    return {Qt::CTRL | key};
}

inline QKeySequence alt(Qt::Key key)
{
    return {Qt::ALT | key};
}

inline QKeySequence shift(Qt::Key key)
{
    return {Qt::SHIFT | key};
}

inline QKeySequence ctrlAlt(Qt::Key key)
{
    return {Qt::CTRL | Qt::ALT | key};
}

inline QKeySequence ctrlShift(Qt::Key key)
{
    return {Qt::CTRL | Qt::SHIFT | key};
}

} // namespace dugout
