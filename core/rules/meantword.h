// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/entryreader.h"
#include "core/text/nearestword.h"

namespace dugout {

/// What is wrong with `word`, and which of `known` was probably meant by it.
[[nodiscard]] inline QString withMeant(const QString &reason, const QString &word,
                                       const QStringList &known)
{
    const QString near = nearestWord(word, known);
    return near.isEmpty() ? reason : reason + EntryReader::tr("; did you mean \"%1\"?").arg(near);
}

} // namespace dugout
