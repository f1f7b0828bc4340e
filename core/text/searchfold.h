// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace dugout {

/// The text as a search compares it: lower case, without accents, `ß` as `ss`, every run of
/// space as one. "Médico Übel" and "medico ubel" fold to the same.
[[nodiscard]] QString foldForSearch(QStringView text);

} // namespace dugout
