// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/localizedtext.h"

namespace dugout {

/// Where a datum was read. Coaches argue about numbers; Dugout can show its source.
struct Provenance
{
    QString document; ///< file name of the rule document, empty when unknown
    int line = 0; ///< first line there, 0 when unknown
    LocalizedText reading; ///< what was decided where the passage is unclear; else empty

    bool operator==(const Provenance &) const = default;
};

} // namespace dugout
