// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/errorcode.h"

#include <algorithm>
#include <iterator>

namespace dugout {

namespace {

constexpr QStringView words[]{
#define CODE(name, word) u"" word,
#include "core/text/errorcodes.inc"
#undef CODE
};

} // namespace

QString errorWord(ErrorCode code)
{
    return words[static_cast<size_t>(code)].toString();
}

QString errorWord(std::optional<ErrorCode> code)
{
    return code ? errorWord(*code) : QString();
}

std::optional<ErrorCode> errorCodeNamed(QStringView word)
{
    const auto *const found = std::find(std::begin(words), std::end(words), word);
    if (found == std::end(words))
        return std::nullopt;
    return static_cast<ErrorCode>(std::distance(std::begin(words), found));
}

bool isOneOf(ErrorCode code, std::initializer_list<ErrorCode> codes)
{
    return std::find(codes.begin(), codes.end(), code) != codes.end();
}

bool isStoreError(ErrorCode code)
{
    return words[static_cast<size_t>(code)].startsWith(u"store.");
}

} // namespace dugout
