// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheets/pagedsheet.h"

namespace dugout {

PagedSheet::~PagedSheet() = default;

} // namespace dugout
