// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

namespace dugout {

/// Rows of commands below `dugout odds`, with one value that their answer must have.
inline void addOddsColumns()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
}

inline void addOddsRow(const char *name, const char *line, const char *key, const char *value)
{
    QTest::newRow(name) << QString::fromLatin1(line) << QString::fromLatin1(key)
                        << QString::fromLatin1(value);
}

} // namespace dugout
