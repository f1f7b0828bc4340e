// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

#include <utility>
#include <vector>

namespace dugout {

/// What a key does, and the key.
using KeyLines = std::vector<std::pair<QString, QString>>;

/// The keys of the moment: of the page that is open, and those that work everywhere.
struct GuideKeys
{
    QString place; ///< the name of the page
    KeyLines here;
    KeyLines everywhere;
};

/// The chapter of the guide that is made of the program itself.
class KeysChapter
{
    Q_DECLARE_TR_FUNCTIONS(KeysChapter)

public:
    [[nodiscard]] static QString title();
    [[nodiscard]] static QString markdown(const GuideKeys &keys);
    /// What stands below the chapter of the page that is open; nothing where it has no keys.
    [[nodiscard]] static QString section(const GuideKeys &keys);
};

} // namespace dugout
