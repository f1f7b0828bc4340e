// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ids.h"
#include "core/rules/numbers.h"
#include "core/rules/provenance.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace dugout {

/// A symbol on dice, cards or boards.
struct SkirmishSymbol
{
    SymbolId id;
    LocalizedText name;
    LocalizedText summary;
    QString kind; ///< `die`, `card` or `board`
    std::vector<SkirmishDieId> dice; ///< that show it
    Provenance source;

    bool operator==(const SkirmishSymbol &) const = default;
};

/// A kind of token.
struct SkirmishToken
{
    TokenId id;
    LocalizedText name;
    LocalizedText summary;
    std::optional<int> count; ///< none: as many as are needed
    QString per; ///< `game`, `player` or `fighter`
    bool stays = false; ///< is not cleared away at the end of a round
    Provenance source;

    bool operator==(const SkirmishToken &) const = default;
};

/// What the rules say of boards: their parts, how they are placed, how distance is measured.
struct BoardFact
{
    BoardFactId id;
    LocalizedText name;
    LocalizedText summary;
    QString kind; ///< `board`, `placement`, `hex`, `area` or `measure`
    Numbers values;
    std::optional<int> columns; ///< of a board; none while open
    std::optional<int> rows;
    std::optional<OptionId> option;
    bool open = false;
    Provenance source;

    [[nodiscard]] int value(const QString &key, int fallback = 0) const
    {
        return values.value(key, fallback);
    }
    bool operator==(const BoardFact &) const = default;
};

} // namespace dugout
