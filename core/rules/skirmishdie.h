// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/pooldie.h"
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
    SkirmishDieId id;
    LocalizedText name;
    LocalizedText summary;
    std::vector<SkirmishFace> faces;
    bool editable = false; ///< the document does not print the faces
    Provenance source;

    [[nodiscard]] bool hasSymbol(const QString &symbol) const;
    [[nodiscard]] int faceCount() const;
    /// The symbol on top when the faces are numbered from 1 in their order; empty beyond the last.
    [[nodiscard]] QString symbolAt(int number) const;
    /// The symbols that are neither critical nor support: what a characteristic may ask for.
    [[nodiscard]] QStringList ownSymbols() const;
    /// The same die when these symbols, and always the critical, are successes.
    [[nodiscard]] PoolDie counting(const QStringList &successes) const;
    bool operator==(const SkirmishDie &) const = default;
};

[[nodiscard]] SkirmishDie readSkirmishDie(const Entry &entry, ProblemList &problems);

} // namespace dugout
