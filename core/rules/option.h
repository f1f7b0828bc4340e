// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ids.h"
#include "core/rules/numbers.h"
#include "core/rules/provenance.h"

#include <variant>
#include <vector>

namespace dugout {

/// A switch, a choice by its id, or a number.
using OptionValue = std::variant<bool, QString, int>;

struct OptionChoice
{
    QString id;
    LocalizedText name;
    LocalizedText summary; ///< may be empty
    Numbers values;

    bool operator==(const OptionChoice &) const = default;
};

/// A rule that a match or a league may switch or choose.
struct Option
{
    OptionId id;
    LocalizedText name;
    LocalizedText summary;
    OptionValue defaultValue = false;
    std::vector<OptionChoice> choices; ///< when the value is one of several
    QString group;
    Numbers values;
    Provenance source;

    bool operator==(const Option &) const = default;
};

} // namespace dugout
