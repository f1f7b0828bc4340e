// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/knownword.h"

namespace dugout {

std::vector<QString> wordTexts(std::span<const QStringView> names)
{
    std::vector<QString> texts;
    texts.reserve(names.size());
    for (const QStringView name : names)
        texts.push_back(QString::fromRawData(name.data(), name.size()));
    return texts;
}

} // namespace dugout
