// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/cards/cardmodifiers.h"

#include <QHash>

namespace dugout {

/// Modifiers as the editor words them, in any of the three languages and in any order: "daño+1 al
/// cargar", "−1 Move, all enemy fighters", and as files spell them.
class ModifierReading
{
public:
    ModifierReading();

    /// Of one field, which may hold several; `unknown` gets what is none.
    [[nodiscard]] std::vector<CardModifier> all(const QString &field, QStringList &unknown) const;
    [[nodiscard]] std::optional<CardModifier> one(const QString &text) const;

private:
    using Words = std::vector<std::pair<QString, QString>>; ///< what is said, and what it means

    [[nodiscard]] static bool takeOut(QString &text, const Words &words, QString &meaning);

    Words m_what; ///< the longest first
    Words m_when;
    Words m_whose;
};

} // namespace dugout
