// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <initializer_list>
#include <optional>

namespace dugout {

/// What can go wrong, for code and tests to tell one failure from another. A code is added to
/// errorcodes.inc, with the word by which the command line, the phones and kept files know it.
enum class ErrorCode {
#define CODE(name, word) name,
#include "core/text/errorcodes.inc"
#undef CODE
};

/// Such as `store.not-found`; never changes.
[[nodiscard]] QString errorWord(ErrorCode code);
/// Empty for none.
[[nodiscard]] QString errorWord(std::optional<ErrorCode> code);
/// For words that were kept or sent; another version may have written one that is not known here.
[[nodiscard]] std::optional<ErrorCode> errorCodeNamed(QStringView word);
[[nodiscard]] bool isOneOf(ErrorCode code, std::initializer_list<ErrorCode> codes);
/// The database could not be opened, read or written, or did not have what was asked of it.
[[nodiscard]] bool isStoreError(ErrorCode code);

} // namespace dugout
