// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/poolodds.h"
#include "core/rules/entryreader.h"

#include <QStringList>

namespace dugout {

/// The symbols that the combat rules themselves name.
namespace skirmishface {
inline const QString critical = QStringLiteral("critical");
inline const QString singleSupport = QStringLiteral("single-support");
inline const QString doubleSupport = QStringLiteral("double-support");
inline const QString shield = QStringLiteral("shield");
inline const QString dodge = QStringLiteral("dodge");
} // namespace skirmishface

/// So many faces with a symbol.
struct SkirmishFace
{
    QString id;
    int count = 1;
    LocalizedText name;

    bool operator==(const SkirmishFace &) const = default;
};

/// A kind of die, attack or defence. A coach may correct its faces.
struct SkirmishDie
{
    QString id;
    LocalizedText name;
    std::vector<SkirmishFace> faces;

    [[nodiscard]] bool hasSymbol(const QString &symbol) const;
    /// The same die when these symbols, and always the critical, are successes.
    [[nodiscard]] PoolDie counting(const QStringList &successes) const;
    bool operator==(const SkirmishDie &) const = default;
};

[[nodiscard]] SkirmishDie readSkirmishDie(const Entry &entry, ProblemList &problems);

} // namespace dugout
