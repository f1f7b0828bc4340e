// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace dugout {

/// How the pages of a league's site look: light or dark as the reader likes it, narrow or wide.
/// Its first line is how a folder with such a site is known again.
[[nodiscard]] QByteArray siteStyle();
[[nodiscard]] QByteArray siteMark();

} // namespace dugout
