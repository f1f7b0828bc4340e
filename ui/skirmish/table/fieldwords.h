// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/combat/hexoutlook.h"
#include "ui/skirmish/battlefield/fieldscene.h"

#include <QCoreApplication>

namespace dugout {

/// What is said of a hex that a fighter could go to, in the language of the moment.
class FieldWords
{
    Q_DECLARE_TR_FUNCTIONS(FieldWords)

public:
    /// Both must outlive it.
    FieldWords(const SkirmishContext &context, const SkirmishState &state)
        : m_context(context)
        , m_state(state)
    { }

    [[nodiscard]] FieldChance chance(const HexOutlook &outlook) const;

private:
    [[nodiscard]] QString strike(const StrikeFromHex &strike) const;
    [[nodiscard]] QString names(const std::vector<FighterRef> &fighters) const;

    const SkirmishContext &m_context;
    const SkirmishState &m_state;
};

} // namespace dugout
