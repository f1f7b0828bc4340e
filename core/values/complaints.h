// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/language.h"

#include <QStringList>

namespace dugout {

// What is wrong with something that was read, in the language of the moment. Every reader reports
// the same fault in the same words.

namespace Complaint {

[[nodiscard]] QString idNeeded();
[[nodiscard]] QString notAnId(const QString &text);
[[nodiscard]] QString listedTwice(const QString &text);
[[nodiscard]] QString textNeeded();
[[nodiscard]] QString textTooLong();
[[nodiscard]] QString textMissingIn(Language language);
[[nodiscard]] QString numberMissing();
[[nodiscard]] QString wholeNumberNeeded();
[[nodiscard]] QString numberNeeded(int lowest, int highest);
[[nodiscard]] QString trueOrFalseNeeded();
[[nodiscard]] QString listNeeded();
[[nodiscard]] QString objectNeeded();
[[nodiscard]] QString tooMany();
[[nodiscard]] QString unknownWord(const QString &word);
/// Instead of `word` one of those that are known.
[[nodiscard]] QString wordNeeded(const QString &word, QStringList known);
[[nodiscard]] QString unknownField();

/// With the word that was probably meant, if there is one.
[[nodiscard]] QString withMeant(const QString &reason, const QString &word,
                                const QStringList &known);

} // namespace Complaint

/// True for lower-case English words joined by hyphens, as all ids are.
[[nodiscard]] bool isKebabCase(QStringView text);

} // namespace dugout
